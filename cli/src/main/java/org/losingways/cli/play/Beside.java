// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.game.Ruleset;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;

/**
 * Normal play and the genus of a position, found on a thread of their own while misère play is
 * looked up: of a game whose quotient is kept they take as long as everything else.
 *
 * <p>Of other games nothing is begun before the quotient is found, which needs the time.
 */
final class Beside {

  private final FutureTask<NormalSolution> normal;
  private final FutureTask<PositionGenera> genera;

  private Beside(Solving solving, Ruleset rules, List<BigInteger> position) {
    normal =
        new FutureTask<>(
            () ->
                Interrupt.budget()
                    .during(() -> NormalSolution.reaching(rules, Solving.largest(position))));
    genera =
        new FutureTask<>(() -> solving.inquiry().patiently(() -> genera(solving, rules, position)));
  }

  private PositionGenera genera(Solving solving, Ruleset rules, List<BigInteger> position) {
    PositionGenera all =
        new PositionGenera(rules, normal(), solving.inquiry().patience(), solving.besideNimHeaps());
    // Whoever asks for this one later is told at once.
    all.genus(position);
    return all;
  }

  /** Begins to find them, if it is known that the rest of the answer is no work either. */
  static Optional<Beside> begin(Solving solving, Ruleset rules, List<BigInteger> position) {
    if (!solving.context().saved().isSolved(rules)) {
      return Optional.empty();
    }
    Beside beside = new Beside(solving, rules, position);
    Thread thread =
        new Thread(
            () -> {
              beside.normal.run();
              beside.genera.run();
            },
            "genera");
    thread.setDaemon(true);
    thread.start();
    return Optional.of(beside);
  }

  NormalSolution normal() {
    return get(normal);
  }

  /**
   * @throws Budget.Stopped if they take too long
   */
  PositionGenera genera() {
    return get(genera);
  }

  private static <T> T get(FutureTask<T> task) {
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    } catch (InterruptedException e) {
      throw new IllegalStateException("a command is stopped by its budget", e);
    }
  }
}
