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
    Optional<Family> found = Optional.empty();
    while (found.isEmpty() && solver.heaps() < mostHeaps) {
      solver.extend(SolverLimits.none());
      found = Family.find(solver.lastFinite());
    }
    return found;
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
