// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;
import org.losingways.proof.certificate.LevelEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.LevelQuotient;
import org.losingways.quotient.solver.SharedRuns;

/** Families that the solver finds. */
final class Solved {

  private Solved() {}

  static Family family(String code) {
    return ((FamilyQuotient) SharedRuns.of(code).quotient()).family();
  }

  static Optional<Family> find(String code, int mostHeaps) {
    return SharedRuns.to(code, mostHeaps).quotient() instanceof FamilyQuotient q
        ? Optional.of(q.family())
        : Optional.empty();
  }

  static LevelModel levels(String code) {
    return ((LevelQuotient) SharedRuns.of(code).quotient()).model();
  }

  static Optional<LevelModel> findLevels(String code, int mostHeaps) {
    return SharedRuns.to(code, mostHeaps).quotient() instanceof LevelQuotient q
        ? Optional.of(q.model())
        : Optional.empty();
  }

  static Certificate certificate(TakeAndBreak rules, LevelModel m) {
    return new Certificate(
        Rules.code(rules.code()),
        new Claim.Growing(m.period(), m.start(), 1),
        m.letters().size() - 1,
        new LevelEvidence(
            Ints.copyOf(m.letters()),
            m.steps().stream().map(Ints::copyOf).toList(),
            Ints.copyOf(m.down()),
            m.losing().intStream().mapToObj(String::valueOf).collect(Collectors.joining())));
  }

  static Certificate certificate(TakeAndBreak rules, FamilyModel m) {
    int[] thresholds = m.thresholds().intStream().map(t -> Math.max(t, 0)).toArray();
    return new Certificate(
        Rules.code(rules.code()),
        new Claim.Growing(m.period(), m.start(), m.saltus()),
        m.weights().size() - 1,
        new FamilyEvidence(
            Ints.copyOf(m.weights()),
            Ints.of(thresholds),
            m.signs().intStream().mapToObj(String::valueOf).collect(Collectors.joining()),
            m.exceptional() >> 1,
            m.exceptional() & 1));
  }
}
