// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Outcome;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.gauge.GaugeModel;
import org.losingways.gauge.GaugeProof;
import org.losingways.gauge.GaugeSolution;
import org.losingways.ints.Ints;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.GaugeEvidence;

/** The certificates in {@code docs/results/gauges}, and what is wrong about them when changed. */
class GaugeCertificateTest {

  private static final Path FOLDER = Path.of("..", "docs", "results", "gauges");

  /** So many positions are looked at in all. */
  private static final int MOST = 20_000_000;

  private static GaugeModel model(Certificate certificate) {
    return CertifiedGauges.model((GaugeEvidence) certificate.evidence());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4.765-9",
        "0.3122-8",
        "0.404-21",
        "0.76-12",
        "4.77-6",
        "4.77-7",
        "0.024-17",
        "0.025-17",
        "0.026-16"
      })
  void isAccepted(String name) throws IOException {
    Certificate certificate = Samples.gauges(name);
    Verdict verdict = Referee.check(certificate);
    assertThat(verdict).as(verdict.reason()).isInstanceOf(Verdict.Accepted.class);
    assertThat(verdict.reason())
        .startsWith(
            name.replace("-", " is verified to heap ") + ": its misère quotient is infinite");
    byte[] file = certificate.file().getBytes(StandardCharsets.UTF_8);
    assertThat(Files.readAllBytes(FOLDER.resolve(name + ".json"))).isEqualTo(file);
    assertThat(CertificateReader.read(new ByteArrayInputStream(file))).isEqualTo(certificate);
  }

  /** Words that repeat: outcomes of positions with heaps of every size. */
  @ParameterizedTest
  @ValueSource(strings = {"0.544", "0.545"})
  void aPeriodIsAccepted(String name) throws IOException {
    Certificate certificate = Samples.gauges(name);
    Verdict verdict = Referee.check(certificate);
    assertThat(verdict.reason())
        .isEqualTo(
            name
                + " is solved: its misère quotient is infinite, and 13 linear forms decide the outcomes,"
                + " period 8 from heap 17 on, for heaps of every size.");
    assertThat(Files.readString(FOLDER.resolve(name + ".json"))).isEqualTo(certificate.file());
    GaugeSolution read = (GaugeSolution) CertifiedGauges.of(certificate);
    assertThat(SolverCertificate.of(read)).isEqualTo(certificate);
    assertThat(read.outcome(Position.of(1_000_001, 1_000_001 + 8 * 12345))).isEqualTo(Outcome.P);
  }

  /** Larger heaps than the model had at first, and positions in which its sums matter. */
  @Test
  void outcomesOfAPeriodAreThoseOfTheDefinition() {
    Certificate certificate = Samples.gauges("0.544");
    GaugeSolution read = (GaugeSolution) CertifiedGauges.of(certificate);
    PlayedOut play = new PlayedOut(read.rules(), MOST);
    Random random = new Random(44);
    for (int i = 0; i < 400; i++) {
      IntList heaps = new IntArrayList();
      int rest = 36;
      while (rest > 0 && heaps.size() < 6) {
        int heap = 1 + random.nextInt(rest);
        heaps.add(heap);
        rest -= heap;
      }
      Position position = Position.of(heaps.toIntArray());
      assertThat(play.impartialOutcome(position))
          .as(position.toString())
          .contains(read.outcome(position));
    }
  }

  /** Words of a game that is not solved, continued with any period. */
  @Test
  void aPeriodThatIsNoneIsRefused() {
    Certificate right = Samples.gauges("4.765-9");
    GaugeEvidence e = (GaugeEvidence) right.evidence();
    for (int p = 1; p <= right.heaps(); p++) {
      for (int r = 0; r + p <= right.heaps() + 1; r++) {
        List<Ints> words = new ArrayList<>(e.words().subList(0, r + p));
        int heaps = 2 * r + 2 * p + 3 - 1;
        while (words.size() <= heaps) {
          words.add(words.get(words.size() - p));
        }
        GaugeEvidence longer = GaugeChange.of(e, c -> c.words = words);
        Certificate wrong = new Certificate(right.rules(), new Claim.Solved(p, r), heaps, longer);
        assertThat(Referee.check(wrong)).isNotInstanceOf(Verdict.Accepted.class);
        Certificate given = new Certificate(right.rules(), new Claim.Solved(p, r), 9, e);
        assertThat(Referee.check(given)).isNotInstanceOf(Verdict.Accepted.class);
      }
    }
  }

  @Test
  void theSolversOwnProofAgrees() {
    Certificate certificate = Samples.gauges("4.765-9");
    assertThat(GaugeProof.objection(certificate.rules().played(0), model(certificate))).isEmpty();
  }

  /** By playing out, random small positions and some far out along the letters that grow. */
  @ParameterizedTest
  @ValueSource(strings = {"4.765-9", "0.3122-8"})
  void outcomesAreThoseOfTheDefinition(String name) {
    Certificate certificate = Samples.gauges(name);
    GaugeModel model = model(certificate);
    PlayedOut play = new PlayedOut(certificate.rules().played(0), MOST);
    Random random = new Random(20);
    for (int i = 0; i < 150; i++) {
      int[] heaps = new int[1 + random.nextInt(6)];
      for (int j = 0; j < heaps.length; j++) {
        heaps[j] = 1 + random.nextInt(certificate.heaps());
      }
      agrees(play, model, Position.of(heaps));
    }
    for (int i = 0; i < 40; i++) {
      IntList heaps = new IntArrayList();
      int one = name.startsWith("4") ? 3 : 5 + random.nextInt(2);
      int other = name.startsWith("4") ? 6 : 7;
      IntStream.range(0, random.nextInt(12)).forEach(j -> heaps.add(one));
      IntStream.range(0, random.nextInt(4)).forEach(j -> heaps.add(other));
      heaps.add(1 + random.nextInt(4));
      heaps.add(certificate.heaps());
      agrees(play, model, Position.of(heaps.toIntArray()));
    }
  }

  private static Ints with(Ints list, int place, int number) {
    int[] numbers = list.toIntArray();
    numbers[place] = number;
    return Ints.wrap(numbers);
  }

  private static void agrees(PlayedOut play, GaugeModel model, Position position) {
    assertThat(play.impartialOutcome(position))
        .as(position.toString())
        .contains(model.outcome(position));
  }

  @Test
  void aWitnessThatShowsNothingIsRefused() {
    Certificate right = Samples.gauges("4.765-9");
    GaugeEvidence e = (GaugeEvidence) right.evidence();
    Ints none = Ints.of(new int[e.letters().size()]);
    List<Ints> endless = List.of(e.endless().get(0), none, none);
    Verdict verdict = GaugeChange.judged(right, c -> c.endless = endless);
    assertThat(verdict.reason()).contains("the word that is repeated lacks the letter");
  }

  /** A letter more in a witness, another heap for a letter, and a gauge twice say nothing new. */
  @Test
  void whatIsSuperfluousIsRefused() {
    Certificate right = Samples.gauges("0.544");
    GaugeEvidence e = (GaugeEvidence) right.evidence();
    Ints longer = with(e.endless().get(2), 0, 1);
    Ints letters = with(e.letters(), 1, 5);
    List<List<Ints>> gauges = new ArrayList<>(e.gauges());
    List<Ints> twice = new ArrayList<>(gauges.get(2));
    twice.add(twice.get(0));
    gauges.set(2, twice);
    List<Ints> endless = List.of(e.endless().get(0), e.endless().get(1), longer);
    assertThat(
            Stream.<Consumer<GaugeChange>>of(
                    c -> c.endless = endless, c -> c.letters = letters, c -> c.gauges = gauges)
                .map(change -> GaugeChange.judged(right, change).reason()))
        .containsExactly(
            "The certificate is wrong: shorter words show that the quotient is infinite.",
            "The certificate is wrong: a smaller heap has the word of a letter.",
            "The certificate is wrong: two linear forms of a group have the same weights.");
  }

  /** What is read from a certificate makes the same one again. */
  @ParameterizedTest
  @ValueSource(strings = {"4.765-9", "0.3122-8"})
  void isReadAsItWasWritten(String name) {
    Certificate certificate = Samples.gauges(name);
    GaugeSolution read = (GaugeSolution) CertifiedGauges.of(certificate);
    assertThat(SolverCertificate.of(read)).isEqualTo(certificate);
  }
}
