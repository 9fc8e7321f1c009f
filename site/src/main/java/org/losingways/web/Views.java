// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Recent;
import org.losingways.web.work.Turn;

/** Has everything worked out that is not solving, at once, and remembers the latest. */
final class Views {

  private static final int MOST_KEPT = 100;

  /** How many times as long as on the server: a page is slower, and nobody else waits. */
  private static final int SLOWER = 4;

  private final Map<String, Printed> known = new Recent<>(MOST_KEPT);

  CompletableFuture<Printed> get(Exchange asker, String key, Function<Turn, Printed> maker) {
    Printed found = known.get(key);
    return found != null
        ? CompletableFuture.completedFuture(found)
        : unshared(
            asker,
            turn -> {
              Printed made = maker.apply(turn);
              known.put(key, made);
              return made;
            });
  }

  <T> CompletableFuture<T> unshared(Exchange asker, Function<Turn, T> maker) {
    return unshared(asker, Limits.VIEW_TIME, maker);
  }

  <T> CompletableFuture<T> unshared(Exchange asker, Duration most, Function<Turn, T> maker) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    Turn turn = new Turn(most.multipliedBy(SLOWER));
    try {
      answer.complete(turn.budget().during(() -> maker.apply(turn)));
    } catch (Throwable e) {
      answer.completeExceptionally(e);
    }
    return answer;
  }
}
