// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Mutations.Mutant;
import org.losingways.proof.certificate.Certificate;

/** A single changed value anywhere in a certificate must be caught. */
class CertificateMutationTest {

  /** Beans up to which positions are compared with the definition. */
  private static final int SMALL = 12;

  @ParameterizedTest
  @ValueSource(strings = {"0.1", "0.3", "0.5", "0.31", "0.34", "0.75", "0.123", "0.3101"})
  void everyChangedValueIsCaught(String code) {
    changesAreCaught(Known.of(code).solved());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.1", "0.3", "0.5", "0.31", "0.34", "0.75", "0.123", "0.3101", "0.77"})
  void everyChangedValueIsCaughtWhereElementsAreGivenByRelations(String code) {
    changesAreCaught(Known.of(code).presented());
  }

  @Test
  void thereAreThousandsOfChangesOfRelations() {
    assertThat(new Mutations(Known.of("0.77").presented()).all().count()).isGreaterThan(2000);
  }

  private static void changesAreCaught(Certificate certificate) {
    List<Mutant> trueOnes = new ArrayList<>();
    new Mutations(certificate)
        .all()
        .forEach(
            mutant -> {
              Verdict verdict = Referee.check(mutant.certificate());
              assertThat(verdict).as(mutant.what()).isNotInstanceOf(Verdict.Accepted.class);
              if (verdict.reason().contains("digest") && !mutant.what().startsWith("digest")) {
                trueOnes.add(mutant);
              }
            });
    // The mathematics does not lean on the digest: only what is true is left for it to catch.
    assertThat(trueOnes).isNotEmpty();
    for (Mutant mutant : trueOnes) {
      assertThat(mutant.what()).matches("(game|claim Partial).*");
      assertThat(Referee.check(mutant.certificate().sealed())).isInstanceOf(Verdict.Accepted.class);
      assertThat(Outcomes.firstWrong(mutant.certificate(), SMALL)).as(mutant.what()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.34", "0.75", "0.123", "4.56", "0.512"})
  void refutingPositionsRefute(String code) {
    positionsRefute(code, new Mutations(Known.of(code).solved()));
    positionsRefute(code, new Mutations(Known.of(code).presented()));
  }

  private static void positionsRefute(String code, Mutations mutations) {
    Outcomes outcomes = new Outcomes(TakeAndBreak.of(code));
    List<Position> refuting = new ArrayList<>();
    for (Mutant mutant : mutations.phi().toList()) {
      if (Referee.check(mutant.certificate()) instanceof Verdict.Refuted refuted
          && refuted.by().filter(position -> position.beans() <= 24).isPresent()) {
        Position by = refuted.by().get();
        refuting.add(by);
        assertThat(outcomes.isP(by))
            .as("%s: %s", mutant.what(), refuted)
            .isNotEqualTo(Outcomes.isCalledP(mutant.certificate(), by));
        assertThat(refuted.reason())
            .endsWith("Played out, " + by + (outcomes.isP(by) ? " is P, not N." : " is N, not P."));
      }
    }
    assertThat(refuting).hasSizeGreaterThan(20);
  }

  @Test
  void aChangedGameMayBeProvedByTheSameNumbers() {
    // 0.3 and 0.5 have the same quotient, the same values and the same witnesses.
    Certificate three = Known.of("0.3").solved();
    Certificate five = Known.of("0.5").solved();
    assertThat(five.evidence()).isEqualTo(three.evidence());
    assertThat(five.digest()).isNotEqualTo(three.digest());
  }
}
