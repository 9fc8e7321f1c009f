// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.app.SavedGames;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/**
 * A process that writes games into a store, for tests that start several or kill one: it says each
 * that is written.
 */
final class StoreProcess {

  private StoreProcess() {}

  /** The games that all processes write: 0.1 to 0.7, and further ones. */
  static List<String> codes() {
    return IntStream.rangeClosed(1, 511)
        .mapToObj(i -> "0." + Integer.toOctalString(i))
        .filter(code -> !code.endsWith("0"))
        .toList();
  }

  /** Writes every n-th game, beginning with the i-th, without an end. */
  public static void main(String[] args) {
    Path file = Path.of(args[0]);
    Marks marks = Marks.in(Path.of(args[1]));
    int first = Integer.parseInt(args[2]);
    int step = Integer.parseInt(args[3]);
    boolean isEndless = args[4].equals("endless");
    List<String> codes = codes();
    try (Store store = Store.open(file, marks)) {
      KeptGames games = new KeptGames(store);
      do {
        for (int i = first; i < codes.size(); i += step) {
          QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(codes.get(i)));
          solver.run(SolverLimits.none().withMaxHeap(6));
          if (isEndless) {
            store.forget(codes.get(i));
          }
          games.keep(solver, new SavedGames.Effort(1, Duration.ofSeconds(1), "1 s"));
          System.out.println(codes.get(i));
        }
      } while (isEndless);
    }
  }
}
