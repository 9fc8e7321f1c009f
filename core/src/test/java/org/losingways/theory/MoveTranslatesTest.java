// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.Locale;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.theory.MoveTranslates.Case;

/** The papers' two verifications succeed for right quotients and fail for wrong ones. */
class MoveTranslatesTest {

  private static final int HEAPS = 6;

  private static FiniteQuotient quotient(TakeAndBreak rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(HEAPS).withMaxOrder(200));
    return solver.lastFinite();
  }

  /** Whether both verifications succeed for all bases, values and sets of heaps. */
  private static boolean holds(MoveTranslates proof, int order, int[] heaps) {
    for (int x = 0; x < order; x++) {
      if (proof.translates(x).stream().anyMatch(t -> proof.inP(t.from()) && proof.inP(t.to()))) {
        return false;
      }
      if (!proof.inP(x)) {
        for (Case one : proof.cases(x, heaps)) {
          for (int s : one.needed()) {
            if (one.hasMove() && proof.winning(one, s).isEmpty()) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  @Property(tries = 60)
  void rightQuotientsPassAndWrongOnesFail(@ForAll @IntRange(max = 4095) int code) {
    TakeAndBreak rules =
        TakeAndBreak.of("0." + Integer.toHexString(code | 0x100).toUpperCase(Locale.ROOT));
    FiniteQuotient q = quotient(rules);
    Assume.that(q.heapsComputed() >= 2 && q.order() <= 100);
    int last = Math.min(HEAPS, q.heapsComputed());
    int[] phi = IntStream.rangeClosed(0, last).map(q::value).toArray();
    int[] heaps = IntStream.rangeClosed(1, last).toArray();
    BitSet p = BitSet.valueOf(q.bipartite().pBits());
    MoveTranslates proof = new MoveTranslates(rules, q.monoid(), p, phi);
    assertThat(holds(proof, q.order(), heaps)).isTrue();
    for (int x = 1; x < q.order(); x++) {
      BitSet wrong = (BitSet) p.clone();
      wrong.flip(x);
      boolean fooled = holds(new MoveTranslates(rules, q.monoid(), wrong, phi), q.order(), heaps);
      assertThat(fooled).as("P with %s flipped", q.print(x)).isFalse();
    }
  }

  @Test
  void tooManyHeapsAreRefused() {
    TakeAndBreak rules = TakeAndBreak.of("0.3");
    FiniteQuotient q = quotient(rules);
    MoveTranslates proof =
        new MoveTranslates(rules, q.monoid(), BitSet.valueOf(q.bipartite().pBits()), new int[20]);
    assertThatThrownBy(() -> proof.cases(0, IntStream.range(1, 15).toArray()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
