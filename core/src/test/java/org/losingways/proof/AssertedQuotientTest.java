// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.GameFormatException;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;

class AssertedQuotientTest {

  private static final TakeAndBreak GAME = TakeAndBreak.of("0.123");

  /** The relations of <i>Taming</i>, Theorem 1, which are not yet a system of rewriting rules. */
  private static final List<String> THEOREM_1 =
      List.of("x^2=a^2=1", "z^4=z^2", "b^4=b^2", "abz=b", "b^3x=b^2", "z^3a=z^2");

  private static AssertedQuotient taming(List<String> relations, String p, String phi) {
    return new AssertedQuotient(
        GAME,
        new Claim.Solved(5, 5),
        List.of("x", "z", "a", "b"),
        relations,
        List.of(p.split(" ", -1)),
        List.of(phi.split(" ", -1)));
  }

  @Test
  void theoremOneOfTamingIsAccepted() {
    Certificate certificate =
        taming(THEOREM_1, "x xa z2 zb b2", "1 x 1 z z x b2 1 a b").certificate();
    assertThat(CertificateChecker.check(certificate))
        .isEqualTo(new Verdict.Accepted(Known.of("0.123").statement()));
    assertThat(certificate.phi().toIntArray())
        .isEqualTo(Known.of("0.123").solved().phi().toIntArray());
  }

  @Test
  void lettersThatAreNotNeededAreLeftOut() {
    AssertedQuotient quotient =
        new AssertedQuotient(
            TakeAndBreak.of("0.3"),
            new Claim.Solved(2, 0),
            List.of("e", "x", "y"),
            List.of("x2=1", "y=x", "e=1"),
            List.of("y"),
            List.of("e", "y"));
    assertThat(quotient.certificate().generators()).hasSize(1);
    assertThat(CertificateChecker.check(quotient.certificate()))
        .isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aWrongPIsRefutedByAPosition() {
    Verdict verdict =
        CertificateChecker.check(
            taming(THEOREM_1, "x xa z2 b2", "1 x 1 z z x b2 1 a b").certificate());
    assertThat(verdict).isInstanceOf(Verdict.Refuted.class);
    Position by = ((Verdict.Refuted) verdict).by().orElseThrow();
    // Without zb a position of that value is called N: it is one of heaps 9 and 3 or 4.
    assertThat(new Outcomes(GAME).isP(by)).isTrue();
  }

  @Test
  void aWrongRelationIsRefuted() {
    List<String> tooMuch = new java.util.ArrayList<>(THEOREM_1);
    tooMuch.add("b2=z2");
    assertThat(
            CertificateChecker.check(
                taming(tooMuch, "x xa z2 zb", "1 x 1 z z x b2 1 a b").certificate()))
        .isInstanceOf(Verdict.Refuted.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x^2=y", "x^2=", "x^2", "z99999=1", "=", "2=1"})
  void wordsThatCannotBeReadAreNamed(String relation) {
    assertThatExceptionOfType(GameFormatException.class)
        .isThrownBy(() -> taming(List.of(relation), "x", "1").certificate())
        .withMessageContaining("is not a word in the letters x, z, a, b");
  }

  @Test
  void infiniteMonoidsAreRefused() {
    assertThatExceptionOfType(GameFormatException.class)
        .isThrownBy(() -> taming(List.of("x2=1"), "x", "1 x").certificate())
        .withMessage("This is no finite quotient: the relations leave infinitely many elements.");
  }

  @Test
  void lettersMustBeHeaps() {
    assertThatExceptionOfType(GameFormatException.class)
        .isThrownBy(() -> taming(THEOREM_1, "x", "1 x 1 z z x b2 1 1 b").certificate())
        .withMessage("The letter a must be the value of one of the heaps given.");
  }

  @Test
  void phiMustReachTheFirstPeriod() {
    assertThatExceptionOfType(GameFormatException.class)
        .isThrownBy(() -> taming(THEOREM_1, "x", "1 x 1").certificate())
        .withMessageContaining("preperiod + period");
  }
}
