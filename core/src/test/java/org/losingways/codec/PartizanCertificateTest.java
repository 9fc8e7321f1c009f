// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Position;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.PartizanEvidence;
import org.losingways.proof.certificate.Rules;

/** Certificates of games with Left and Right. */
class PartizanCertificateTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.7/0.07",
        "0.2/0.4",
        "0.1/0.1",
        "0.1/0.5",
        "0.2/0.6",
        "0.0/0.3",
        "0.123/0.123",
        "0.77/0.77",
        "0.3/0.3"
      })
  void certificatesOfTheSolverAreAccepted(String code) {
    Verdict verdict = Referee.check(Samples.partizan(code, 1000));
    assertThat(verdict).as(verdict.reason()).isInstanceOf(Verdict.Accepted.class);
    assertThat(verdict.reason()).startsWith(code + " is solved: the misère monoid ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.1/0.2", "0.1/0.3", "0.2/0.5", "0.4/0.6", "0.4/0.4"})
  void partialOnesToo(String code) {
    Verdict verdict = Referee.check(Samples.partizan(code, 3));
    assertThat(verdict).as(verdict.reason()).isInstanceOf(Verdict.Accepted.class);
    assertThat(verdict.reason()).startsWith(code + " is verified to heap 3: ");
  }

  /** Values that do not repeat, of games with and without something finite beside the count. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0.1/0.2; the misère monoid is the integers, counts falling by 1 each period, period 1 from heap 1",
        "0.01/0.12; the misère monoid is the integers, counts growing by 1 each period, period 2 from heap 1",
        "0.01/0.33; values in F × ℤ with |F| = 2, counts growing by 1 each period, period 2 from heap 4"
      })
  void countsThatGrowAreProved(String code, String reason) {
    assertThat(Referee.check(Samples.partizan(code, 1000)).reason())
        .isEqualTo(code + " is solved: " + reason + " on, for heaps of every size.");
  }

  /** As many heaps as prove it, no fewer: what is written about the last of them is needed. */
  @Test
  void aProgressionIsNotBelievedTooSoon() {
    Certificate right = Samples.partizan("0.01/0.33", 1000);
    PartizanEvidence evidence = (PartizanEvidence) right.evidence();
    int fewer = right.heaps() - 1;
    Certificate shorter =
        new Certificate(
                right.rules(),
                right.claim(),
                fewer,
                new PartizanEvidence(
                    evidence.isExact(),
                    evidence.products(),
                    evidence.parts().subList(0, fewer + 1),
                    evidence.counts().subList(0, fewer + 1),
                    evidence.leftLost(),
                    evidence.rightLost()))
            .sealed();
    assertThat(Referee.check(shorter).reason())
        .contains("such a period is proved by heaps to " + right.heaps());
  }

  @Test
  void partizanKaylesIsTheIntegers() {
    assertThat(Referee.check(Samples.partizan("0.7/0.07", 1000)).reason())
        .isEqualTo(
            "0.7/0.07 is solved: the misère monoid is the integers, period 3 from heap 0 on, for"
                + " heaps of every size.");
  }

  /** Forms have no code, so their certificates carry two tables. */
  @ParameterizedTest
  @CsvSource({
    "{0|*}, 3, {0|*}",
    "{0|}; {|0}, 3, 1; -1",
    "{*|0}, 3, {*|0}",
    "{{|0}|{0|}}, 4, {-1|1}"
  })
  void formsAreTables(String form, int heaps, String name) throws IOException {
    Certificate certificate = Samples.partizan(form, 1000);
    assertThat(certificate.rules().tables()).hasSize(2);
    assertThat(Referee.check(certificate).reason())
        .startsWith(
            "A table of "
                + heaps
                + " heaps called "
                + name
                + " is verified to heap "
                + (heaps - 1));
    assertThat(
            CertificateReader.read(
                new ByteArrayInputStream(certificate.file().getBytes(StandardCharsets.UTF_8))))
        .isEqualTo(certificate);
  }

  @Test
  void tablesThatDoNotEndAreRefused() {
    Certificate right = Samples.partizan("{0|*}", 1000);
    for (int player = 0; player < 2; player++) {
      for (int option = 1; option < 5; option++) {
        List<List<Position>> table = new ArrayList<>(right.rules().tables().get(player));
        table.set(1, List.of(Position.of(option)));
        List<List<List<Position>>> tables = new ArrayList<>(right.rules().tables());
        tables.set(player, table);
        assertThat(
                Referee.check(
                    new Certificate(
                        new Rules("x", tables), right.claim(), right.heaps(), right.evidence())))
            .isInstanceOf(Verdict.Malformed.class);
      }
    }
  }

  @Test
  void rulesForOnePlayerAreNotForTwo() {
    Certificate two = Samples.partizan("0.3/0.3", 1000);
    Certificate one = Samples.impartial("0.3", 1000);
    for (Certificate wrong :
        List.of(
            new Certificate(one.rules(), two.claim(), two.heaps(), two.evidence()),
            new Certificate(two.rules(), one.claim(), one.heaps(), one.evidence()))) {
      assertThat(Referee.check(wrong)).isInstanceOf(Verdict.Malformed.class);
    }
  }

  /** The certificate of Partizan Kayles in version 1, as it was published. */
  @Test
  void versionOneIsRead() throws IOException {
    String text =
        """
        {"format":"losingways-partizan-certificate",
         "version":1,
         "left":"0.7",
         "right":"0.07",
         "claim":"solved",
         "period":3,
         "preperiod":0,
         "exact":true,
         "heaps":9,
         "products":[[0]],
         "parts":[0,0,0,0,0,0,0,0,0,0],
         "counts":[0,1,-1,0,1,-1,0,1,-1,0],
         "leftLost":[{"below":"011","from":1,"middle":"","above":"1"}],
         "rightLost":[{"below":"001","from":0,"middle":"","above":"0"}],
         "digest":"fbcf7c0cf2017db691ff0d81fb0a27f74d8ea9c6040faa8680fab273ee795413"}
        """;
    assertThat(read(text)).isEqualTo(Samples.partizan("0.7/0.07", 1000));
    assertThat(Referee.check(read(text.replace("fbcf7c", "fbcf7d"))).reason()).contains("digest");
  }

  private static Certificate read(String text) throws IOException {
    return CertificateReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
