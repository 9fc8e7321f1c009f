// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.losingways.Codes;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/** What the tests of this package share: solved games, and games to try. */
public final class Games {

  private Games() {}

  public static FiniteQuotient solve(String code) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none());
    return solver.lastFinite();
  }

  /** The partial quotient to a heap, or as far as it stays small. */
  public static FiniteQuotient partial(Ruleset rules, int heap) {
    QuotientSolver solver = QuotientSolver.heapByHeap(rules);
    solver.run(SolverLimits.none().withMaxHeap(heap).withMaxOrder(150));
    return solver.lastFinite();
  }

  static List<BigInteger> heaps(long... sizes) {
    return Arrays.stream(sizes).mapToObj(BigInteger::valueOf).toList();
  }

  static List<BigInteger> heaps(Position position) {
    return Arrays.stream(position.toArray()).mapToObj(BigInteger::valueOf).toList();
  }

  public static Arbitrary<String> codes() {
    return Codes.hexadecimal("0.", "0.", "0.", "4.");
  }

  public static Arbitrary<List<Integer>> positions(int heap, int count) {
    return Arbitraries.integers().between(0, heap).list().ofMaxSize(count);
  }
}
