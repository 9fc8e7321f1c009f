// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.FiniteEvidence.Generator;

/**
 * Monoids that give one value to positions with different nim-sums. None of them is the quotient of
 * its game, so other checks refuse such certificates too; here the check of nim-sums stands alone.
 */
class FirmRefereeTest {

  /** Heaps 1 and 2 of 0.33 have the nim-values 1 and 2. */
  private static FirmReferee referee(List<String> elements, List<Ints> actions, int... phi) {
    Ruleset rules = TakeAndBreak.of("0.33");
    Effort effort = new Effort(() -> false);
    List<Generator> generators = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      generators.add(new Generator("ab".substring(i, i + 1), i + 1, actions.get(i)));
    }
    FiniteEvidence evidence =
        new FiniteEvidence(
            elements.size(), generators, elements, Ints.of(1), Ints.of(phi), List.of());
    return new FirmReferee(
        new FiniteReferee(evidence, rules, effort),
        new Claim.Firm(),
        rules,
        Optional.empty(),
        evidence,
        effort);
  }

  @Test
  void heapsOfOneValueHaveOneNimValue() {
    FirmReferee same = referee(List.of("1", "a"), List.of(Ints.of(1, 0)), 0, 1, 1);
    assertThatThrownBy(same::findNimValues).hasMessageContaining("different nim-sums");
    FirmReferee one = referee(List.of("1", "a"), List.of(Ints.of(1, 0)), 0, 1);
    assertThatCode(one::findNimValues).doesNotThrowAnyException();
  }

  /** Heap 2 has the value aa, but 1+1 has the nim-sum 0 and heap 2 the nim-value 2. */
  @Test
  void productsOfOneValueHaveOneNimSum() {
    FirmReferee sums = referee(List.of("1", "a", "a2"), List.of(Ints.of(1, 2, 0)), 0, 1, 2);
    assertThatThrownBy(sums::findNimValues).hasMessageContaining("different nim-sums");
  }
}
