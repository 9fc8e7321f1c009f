// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;
import org.losingways.web.work.Workers;

/**
 * Has everything worked out that is not solving, and remembers it: whoever asks for the same again,
 * or while it is being worked out, gets the same. When all who asked are gone, the work stops.
 */
final class Views {

  private static final long MOST_BYTES = 24 << 20;
  private static final int MOST_KEPT = 2000;

  private final Workers workers;
  private final Map<String, View> known = new LinkedHashMap<>(16, 0.75f, true);
  private long bytes;

  private static final class View {
    private final CompletableFuture<Printed> answer;
    private int askers;

    View(CompletableFuture<Printed> answer) {
      this.answer = answer;
    }
  }

  Views(Workers workers) {
    this.workers = workers;
  }

  /**
   * What the maker makes, once for each key.
   *
   * @throws Refusal if too much is waiting
   */
  CompletableFuture<Printed> get(Exchange asker, String key, Function<Turn, Printed> maker) {
    View view;
    boolean isNew;
    synchronized (this) {
      view = known.get(key);
      isNew = view == null;
      if (isNew) {
        view = new View(workers.ask(asker.client(), asker.connection(), Limits.VIEW_TIME, maker));
        known.put(key, view);
      }
      view.askers++;
    }
    View found = view;
    if (isNew) {
      var unused = found.answer.whenComplete((made, failure) -> count(key, found));
    }
    if (!found.answer.isDone()) {
      asker.onLeave(() -> leave(found));
    }
    return found.answer;
  }

  /**
   * What the maker makes, not to be remembered.
   *
   * @throws Refusal if too much is waiting
   */
  <T> CompletableFuture<T> unshared(Exchange asker, Function<Turn, T> maker) {
    return unshared(asker, Limits.VIEW_TIME, maker);
  }

  /** The same with another processor time. */
  <T> CompletableFuture<T> unshared(Exchange asker, Duration most, Function<Turn, T> maker) {
    CompletableFuture<T> answer = workers.ask(asker.client(), asker.connection(), most, maker);
    asker.onLeave(() -> answer.cancel(false));
    return answer;
  }

  private void leave(View view) {
    boolean isLast;
    synchronized (this) {
      isLast = --view.askers == 0;
    }
    if (isLast) {
      view.answer.cancel(false);
    }
  }

  private synchronized void count(String key, View view) {
    if (view.answer.isCompletedExceptionally()) {
      known.remove(key, view);
      return;
    }
    bytes += view.answer.join().bytes().length;
    Iterator<View> oldest = known.values().iterator();
    while ((bytes > MOST_BYTES || known.size() > MOST_KEPT) && oldest.hasNext()) {
      View other = oldest.next();
      if (other.answer.isDone() && !other.answer.isCompletedExceptionally()) {
        bytes -= other.answer.join().bytes().length;
        oldest.remove();
      }
    }
  }
}
