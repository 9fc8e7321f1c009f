// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Works out everything that is not solving, a few at a time beside the threads that answer
 * requests, and remembers it: whoever asks for the same again, or while it is being worked out,
 * gets the same.
 */
final class Views implements AutoCloseable {

  private static final int THREADS = 2;
  private static final int MOST_WAITING = 64;
  private static final long MOST_BYTES = 24 << 20;
  private static final int MOST_KEPT = 2000;

  private final ThreadPoolExecutor pool;
  private final Map<String, CompletableFuture<Printed>> known =
      new LinkedHashMap<>(16, 0.75f, true);
  private long bytes;

  Views() {
    this.pool =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            task -> {
              Thread thread = new Thread(task, "view");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * What the maker makes, once for each key.
   *
   * @throws Refusal if too much is waiting
   */
  synchronized CompletableFuture<Printed> get(String key, Supplier<Printed> maker) {
    CompletableFuture<Printed> found = known.get(key);
    if (found == null) {
      found = unshared(() -> remembering(key, maker));
      known.put(key, found);
    }
    return found;
  }

  /**
   * What the maker makes, not to be remembered.
   *
   * @throws Refusal if too much is waiting
   */
  CompletableFuture<Printed> unshared(Supplier<Printed> maker) {
    try {
      return CompletableFuture.supplyAsync(maker, pool);
    } catch (RejectedExecutionException e) {
      throw Refusal.busy("Too many questions are waiting for an answer; ask again in a moment.");
    }
  }

  private Printed remembering(String key, Supplier<Printed> maker) {
    boolean isMade = false;
    try {
      Printed made = maker.get();
      isMade = true;
      count(made);
      return made;
    } finally {
      if (!isMade) {
        forget(key);
      }
    }
  }

  private synchronized void forget(String key) {
    known.remove(key);
  }

  private synchronized void count(Printed made) {
    bytes += made.bytes().length;
    Iterator<CompletableFuture<Printed>> oldest = known.values().iterator();
    while ((bytes > MOST_BYTES || known.size() > MOST_KEPT) && oldest.hasNext()) {
      CompletableFuture<Printed> other = oldest.next();
      if (other.isDone() && !other.isCompletedExceptionally()) {
        bytes -= other.join().bytes().length;
        oldest.remove();
      }
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
