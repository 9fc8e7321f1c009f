// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.losingways.web.work.Refusal;

/**
 * The clients that watch games being solved, by server-sent events. A slow one misses states in
 * between, never the last, and holds up neither the solver nor the others. One address has a share
 * of the places only; a client that goes away leaves its place at once.
 */
final class Watchers implements AutoCloseable {

  private final int most;
  private final int mostOfOne;
  private final Set<Watcher> all = ConcurrentHashMap.newKeySet();

  /**
   * @param most how many may watch
   * @param mostOfOne how many of one address
   */
  Watchers(int most, int mostOfOne) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /** How many watch. */
  int size() {
    return all.size();
  }

  /** Refuses when there are too many. */
  void checkRoom(String address) {
    long own = all.stream().filter(watcher -> watcher.address.equals(address)).count();
    if (own >= mostOfOne) {
      throw new Refusal(
          429,
          "Your address is watching "
              + own
              + " games already, as many as one may; close one of them, or ask /api/solve again"
              + " and again instead.");
    }
    if (all.size() >= most) {
      throw Refusal.busy(
          "Too many browsers are watching ("
              + all.size()
              + "); close one and load the page again.");
    }
  }

  /**
   * Sends a client the states of a job from now on, the present one first.
   *
   * @throws Refusal if there are too many
   */
  void add(Exchange client, Job job) {
    Watcher watcher = new Watcher(client, job);
    synchronized (this) {
      checkRoom(watcher.address);
      all.add(watcher);
    }
    client.begin("text/event-stream", watcher::leave);
    job.watch(watcher);
    // If the client is gone meanwhile, this fails and takes the watcher away again.
    watcher.accept(job.state());
  }

  /** To be called every few seconds: without a sign of life connections are closed. */
  void signOfLife() {
    all.forEach(watcher -> watcher.send(": still here\n\n"));
  }

  private final class Watcher implements Consumer<Job.State> {
    private final Exchange client;
    private final String address;
    private final Job job;
    private final AtomicReference<Job.State> unsent = new AtomicReference<>();
    private final AtomicBoolean isSending = new AtomicBoolean();
    private long lastVersion;

    Watcher(Exchange client, Job job) {
      this.client = client;
      this.address = client.client();
      this.job = job;
    }

    @Override
    public void accept(Job.State state) {
      unsent.set(state);
      sendNext();
    }

    private void sendNext() {
      if (unsent.get() != null && isSending.compareAndSet(false, true)) {
        Job.State state = unsent.getAndSet(null);
        if (state != null && state.view().version() > lastVersion) {
          lastVersion = state.view().version();
          String json = new String(state.json().bytes(), StandardCharsets.UTF_8);
          write("event: state\ndata: " + json + "\n\n");
        } else {
          sent();
        }
      }
    }

    private void send(String text) {
      if (isSending.compareAndSet(false, true)) {
        write(text);
      }
    }

    private void write(String text) {
      client.send(text, this::sent, this::leave);
    }

    private void sent() {
      isSending.set(false);
      sendNext();
    }

    private void leave() {
      all.remove(this);
      job.unwatch(this);
      client.fail();
    }
  }

  @Override
  public void close() {
    all.forEach(watcher -> watcher.client.end());
  }
}
