// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/** What the tests of this package share: solved games, and outcomes from the definition. */
public final class Games {

  private Games() {}

  public static FiniteQuotient solve(String code) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withTime(Duration.ofSeconds(30)));
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
    Arbitrary<String> digits =
        Arbitraries.strings().withChars("0123456789ABCDEF").ofMinLength(1).ofMaxLength(4);
    return Arbitraries.of("0.", "0.", "0.", "4.").flatMap(d -> digits.map(t -> d + t));
  }

  public static Arbitrary<List<Integer>> positions(int heap, int count) {
    return Arbitraries.integers().between(0, heap).list().ofMaxSize(count);
  }

  /** From the definition. */
  public static Outcome outcome(
      Ruleset rules, Position position, Play play, Map<Position, Outcome> known) {
    Outcome found = known.get(position);
    if (found != null) {
      return found;
    }
    boolean anyMove = false;
    boolean wins = false;
    for (int i = 0; i < position.size() && !wins; i++) {
      for (Position option : rules.options(position.heap(i))) {
        anyMove = true;
        if (outcome(rules, position.move(i, option), play, known) == Outcome.P) {
          wins = true;
          break;
        }
      }
    }
    Outcome result = anyMove ? (wins ? Outcome.N : Outcome.P) : play.ofEmpty();
    known.put(position, result);
    return result;
  }
}
