// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.losingways.Codes;
import org.losingways.Definition;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Quotients;
import org.losingways.quotient.BipartiteMonoid;
import org.losingways.quotient.FiniteQuotient;

/** Outcomes from (Q, P, Φ) are outcomes from the definition, for all small positions. */
class BruteForceTest {

  private static final int HEAPS = 8;
  private static final int BEANS = 15;

  @Provide
  Arbitrary<String> codes() {
    return Arbitraries.oneOf(
        Codes.hexadecimal("0.", "0.", "0.", "4.", "8.", "C."),
        Codes.octal(2, "0.(").map(code -> code + ")"));
  }

  @Property(tries = 250, seed = "20051231")
  void agreesWithTheDefinition(@ForAll("codes") String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(HEAPS).withMaxOrder(150));
    FiniteQuotient q = solver.lastFinite();
    Definition definition = new Definition(rules);
    for (Position position : positions(Math.min(HEAPS, q.heapsComputed()), BEANS)) {
      assertThat(q.outcome(position))
          .as("%s in %s", position, code)
          .isEqualTo(definition.outcome(position));
    }
  }

  @Property(tries = 120, seed = "20060101")
  void isReduced(@ForAll("codes") String code) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(HEAPS).withMaxOrder(150));
    BipartiteMonoid q = solver.lastFinite().bipartite();
    Quotients companies = new Quotients(q.monoid(), q.pBits());
    List<List<Long>> different = new ArrayList<>();
    for (int x = 0; x < q.order(); x++) {
      different.add(Arrays.stream(companies.of(x)).boxed().toList());
    }
    assertThat(different).doesNotHaveDuplicates();
    assertThat(q.order() == 1 || q.order() % 2 == 0).isTrue();
  }

  private static List<Position> positions(int heaps, int beans) {
    List<Position> all = new ArrayList<>();
    collect(Position.EMPTY, heaps, beans, all);
    return all;
  }

  private static void collect(Position sofar, int heaps, int beans, List<Position> all) {
    all.add(sofar);
    for (int h = 1; h <= Math.min(heaps, beans); h++) {
      collect(sofar.plus(Position.of(h)), h, beans - h, all);
    }
  }
}
