// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import io.javalin.http.sse.SseClient;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * The browsers that watch games being solved, by server-sent events. A slow one misses states in
 * between, never the last, and holds up neither the solver nor the others.
 */
final class Watchers implements AutoCloseable {

  private static final int SENDERS = 16;
  private static final long MILLIS_BETWEEN_BEATS = 500;
  private static final int BEATS_BETWEEN_SIGNS = 20;

  private final int most;
  private final Set<Watcher> all = ConcurrentHashMap.newKeySet();
  private final ExecutorService senders =
      new ThreadPoolExecutor(
          0, SENDERS, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), Watchers::thread);
  private final Thread clock = thread(this::tick);
  private volatile boolean isClosed;

  Watchers(int most) {
    this.most = most;
    clock.start();
  }

  /** Sends what all senders were too busy for, and from time to time a sign of life. */
  private void tick() {
    try {
      for (long beat = 1; !isClosed; beat++) {
        Thread.sleep(MILLIS_BETWEEN_BEATS);
        boolean isSign = beat % BEATS_BETWEEN_SIGNS == 0;
        all.forEach(isSign ? Watcher::signOfLife : Watcher::send);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "watchers");
    thread.setDaemon(true);
    return thread;
  }

  /** Refuses when there are too many. */
  void checkRoom() {
    if (all.size() >= most) {
      throw Refusal.busy(
          "Too many browsers are watching ("
              + all.size()
              + "); close one and load the page again.");
    }
  }

  /** Sends a browser the states of a job from now on, the present one first. */
  void add(SseClient client, Job job) {
    Watcher watcher = new Watcher(client, job);
    all.add(watcher);
    client.keepAlive();
    client.onClose(watcher::leave);
    job.watch(watcher);
    watcher.accept(job.state());
  }

  private final class Watcher implements Consumer<Job.State> {
    private final SseClient client;
    private final Job job;
    private final AtomicReference<Job.State> unsent = new AtomicReference<>();
    private final AtomicBoolean isSending = new AtomicBoolean();
    private long lastVersion;

    Watcher(SseClient client, Job job) {
      this.client = client;
      this.job = job;
    }

    @Override
    public void accept(Job.State state) {
      unsent.set(state);
      send();
    }

    void send() {
      if (unsent.get() == null || !isSending.compareAndSet(false, true)) {
        return;
      }
      try {
        senders.execute(this::sendAll);
      } catch (RejectedExecutionException e) {
        isSending.set(false);
      }
    }

    private void sendAll() {
      try {
        for (Job.State state = unsent.getAndSet(null);
            state != null && !client.terminated();
            state = unsent.getAndSet(null)) {
          if (state.version() > lastVersion) {
            lastVersion = state.version();
            client.sendEvent("state", new String(state.json(), StandardCharsets.UTF_8));
          }
        }
      } finally {
        isSending.set(false);
      }
      if (client.terminated()) {
        leave();
      }
    }

    void signOfLife() {
      if (isSending.compareAndSet(false, true)) {
        try {
          senders.execute(
              () -> {
                try {
                  client.sendComment("still here");
                } finally {
                  isSending.set(false);
                }
              });
        } catch (RejectedExecutionException e) {
          isSending.set(false);
        }
      }
    }

    void leave() {
      job.unwatch(this);
      all.remove(this);
    }
  }

  @Override
  public void close() {
    isClosed = true;
    clock.interrupt();
    all.forEach(watcher -> watcher.client.close());
    senders.shutdownNow();
  }
}
