// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.FamilyCertificate;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.SolverLimits;

/** Families found by stepping a solver heap by heap, each once. */
final class Solved {

  private static final Map<String, Optional<Family>> FOUND = new HashMap<>();

  private Solved() {}

  static Family family(String code) {
    return FOUND.computeIfAbsent(code, c -> find(c, 60)).orElseThrow();
  }

  static Optional<Family> find(String code, int mostHeaps) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(mostHeaps));
    return solver.quotient() instanceof FamilyQuotient q
        ? Optional.of(q.family())
        : Optional.empty();
  }

  static FamilyCertificate certificate(TakeAndBreak rules, FamilyModel m) {
    List<FamilyCertificate.Heap> heaps = new ArrayList<>();
    for (int h = 1; h < m.start() + m.period(); h++) {
      int t = m.threshold(h);
      heaps.add(
          new FamilyCertificate.Heap(
              m.weight(h),
              t == FamilyModel.NONE ? OptionalInt.empty() : OptionalInt.of(t),
              m.sign(h)));
    }
    return new FamilyCertificate(
        rules.code(),
        m.start(),
        m.period(),
        m.saltus(),
        heaps,
        m.exceptional() >> 1,
        m.exceptional() & 1);
  }
}
