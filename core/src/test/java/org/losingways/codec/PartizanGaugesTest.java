// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.gauge.GaugeCompany;
import org.losingways.gauge.GaugeProof;
import org.losingways.gauge.PartizanGaugeSearch;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.reader.GameReader;

/** Gauges of games with Left and Right: certificates in {@code docs/results/gauges}. */
@Tag("published")
class PartizanGaugesTest {

  private static final Path FOLDER = Path.of("..", "docs", "results", "gauges");

  /** So many positions are looked at in all. */
  private static final int MOST = 20_000_000;

  private static PartizanGauges read(String name) {
    return (PartizanGauges) CertifiedGauges.of(Samples.gauges(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.5-0.03-4", "0.4-0.05-8", "0.4-0.45-5", "0.7-0.41-4"})
  void isAccepted(String name) throws IOException {
    Certificate certificate = Samples.gauges(name);
    assertThat(Referee.check(certificate).reason())
        .startsWith(certificate.rules().name() + " is verified to heap " + certificate.heaps())
        .contains(": its misère monoid is infinite, and ")
        .endsWith(" linear forms decide the outcomes.");
    isReadAsItWasWritten(name, certificate);
  }

  /** In 0.5/0.11 all heaps from 7 on are worth the same. */
  @ParameterizedTest
  @CsvSource({
    "0.5-0.11, 6, 1 from heap 7",
    "0.1-0.35, 5, 3 from heap 2",
    "0.11-0.41, 5, 1 from heap 5",
    "0.11-0.54, 6, 1 from heap 5"
  })
  void aPeriodIsAccepted(String name, int gauges, String period) throws IOException {
    Certificate certificate = Samples.gauges(name);
    assertThat(Referee.check(certificate).reason())
        .isEqualTo(
            "%s is solved: its misère monoid is infinite, and %s linear forms decide the outcomes, period %s on, for heaps of every size.",
            name.replace("-", "/"), gauges, period);
    isReadAsItWasWritten(name, certificate);
    assertThat(read(name).outcome(Position.of(3_000_010)))
        .isEqualTo(read(name).outcome(Position.of(10)));
  }

  private static void isReadAsItWasWritten(String name, Certificate certificate)
      throws IOException {
    byte[] file = certificate.file().getBytes(StandardCharsets.UTF_8);
    assertThat(Files.readAllBytes(FOLDER.resolve(name + ".json"))).isEqualTo(file);
    assertThat(CertificateReader.read(new ByteArrayInputStream(file))).isEqualTo(certificate);
    PartizanGauges read = read(name);
    assertThat(SolverCertificate.of(read)).isEqualTo(certificate);
    assertThat(GaugeProof.objection(read.rules(), read.model())).isEmpty();
  }

  /** The search, which takes a moment for these, finds what is published. */
  @ParameterizedTest
  @ValueSource(strings = {"0.5-0.03-4", "0.4-0.05-8", "0.1-0.35"})
  void isFound(String name) {
    Certificate certificate = Samples.gauges(name);
    PartizanRuleset rules = GameReader.of(certificate.rules().name()).partizan();
    // The words of heaps to 9 are enough to guess that those of 0.1/0.35 repeat.
    int heaps = Math.min(9, certificate.heaps());
    PartizanGauges found = PartizanGaugeSearch.find(rules, Optional.empty(), heaps).orElseThrow();
    assertThat(SolverCertificate.of(found)).isEqualTo(certificate);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.5-0.03-4",
        "0.4-0.05-8",
        "0.4-0.45-5",
        "0.7-0.41-4",
        "0.5-0.11",
        "0.1-0.35",
        "0.11-0.41"
      })
  void outcomesAreThoseOfTheDefinition(String name) {
    PartizanGauges read = read(name);
    IntList letters = read.model().words().letters();
    PlayedOut play = new PlayedOut(read.rules(), MOST);
    Random random = new Random(17);
    Set<PartizanOutcome> met = EnumSet.noneOf(PartizanOutcome.class);
    for (int i = 0; i < 200; i++) {
      int one = letters.getInt(random.nextInt(letters.size()));
      int other = letters.getInt(random.nextInt(letters.size()));
      IntStream few =
          IntStream.range(0, random.nextInt(4)).map(j -> 1 + random.nextInt(read.heaps()));
      IntStream many =
          IntStream.concat(
              IntStream.range(0, random.nextInt(7)).map(j -> one),
              IntStream.range(0, random.nextInt(5)).map(j -> other));
      Position position = Position.of(IntStream.concat(few, many).toArray());
      PartizanOutcome outcome = read.outcome(position);
      assertThat(play.outcome(position)).as(position.toString()).contains(outcome);
      for (Player player : Player.values()) {
        assertThat(read.winningMoves(position, player).isEmpty())
            .as("%s in %s", player, position)
            .isEqualTo(
                !outcome.winsFirst(player) || read.rules().of(player).moves(position).isEmpty());
      }
      met.add(outcome);
    }
    assertThat(met).hasSizeGreaterThan(2);
  }

  /**
   * Positions are told by their values as by their heaps, also beyond what a period has computed.
   */
  @ParameterizedTest
  @ValueSource(strings = {"0.5-0.03-4", "0.4-0.05-8", "0.11-0.41"})
  void movesThatWinAreThoseOfTheDefinition(String name) {
    PartizanGauges read = read(name);
    PartizanAnalyst analyst = new PartizanAnalyst(read, 0);
    PlayedOut play = new PlayedOut(read.rules(), MOST);
    int largest = Math.min(read.largestHeap(), 20);
    Random random = new Random(23);
    for (int i = 0; i < 100; i++) {
      Position position =
          Position.of(
              IntStream.range(0, random.nextInt(5))
                  .map(j -> 1 + random.nextInt(largest))
                  .toArray());
      assertThat(analyst.outcome(position))
          .as(position.toString())
          .isEqualTo(play.outcome(position))
          .contains(read.outcome(read.value(position)));
      for (Player player : Player.values()) {
        assertThat(analyst.winning(position, player))
            .as("%s in %s", player, position)
            .isEqualTo(
                PartizanMove.legal(read.rules(), position, player).stream()
                    .filter(
                        move -> play.outcome(move.in(position)).orElseThrow().winsSecond(player))
                    .toList());
      }
    }
  }

  /** All pairs of small positions, in the company of all small ones. */
  @ParameterizedTest
  @ValueSource(strings = {"0.5-0.03-4", "0.4-0.05-8", "0.11-0.41"})
  void noCompanyTellsInterchangeablePositionsApart(String name) {
    PartizanGauges read = read(name);
    PlayedOut play = new PlayedOut(read.rules(), MOST);
    List<Position> small = small(Math.min(read.heaps(), 8));
    int equal = 0;
    for (Position one : small) {
      for (Position other : small) {
        Optional<Position> by = read.telling(one, other);
        if (by.isPresent()) {
          assertThat(play.outcome(one.plus(by.get())))
              .as("%s and %s beside %s", one, other, by.get())
              .isNotEqualTo(play.outcome(other.plus(by.get())));
          continue;
        }
        equal += one.equals(other) ? 0 : 1;
        for (Position company : small) {
          assertThat(play.outcome(one.plus(company)))
              .as("%s and %s beside %s", one, other, company)
              .isEqualTo(play.outcome(other.plus(company)));
        }
      }
    }
    assertThat(equal).isPositive();
  }

  /** Positions of at most two heaps. */
  private static List<Position> small(int largest) {
    return IntStream.rangeClosed(0, largest)
        .boxed()
        .flatMap(x -> IntStream.rangeClosed(0, x).mapToObj(y -> Position.of(x, y)))
        .distinct()
        .toList();
  }

  /** Heaps far out have the words of those that repeat, and are compared by them. */
  @Test
  void heapsBeyondThoseComputedAreCompared() {
    PartizanGauges read = read("0.11-0.41");
    assertThat(read.telling(Position.of(1_000_000), Position.of(5))).isEmpty();
    assertThat(read.telling(Position.of(1_000_000), Position.of(1))).isPresent();
    assertThat(read.print(Position.of(1_000_000))).isEqualTo(read.print(Position.of(5)));
  }

  /** Heaps 1 and 2 cancel, and three heaps 1 are a heap 3; but two heaps 1 are no 2. */
  @Test
  void companyIsThatOfBothPlayers() {
    PartizanGauges read = read("0.5-0.03-4");
    assertThat(GaugeCompany.telling(read.model(), Position.of(2, 1), Position.EMPTY)).isEmpty();
    assertThat(GaugeCompany.telling(read.model(), Position.of(3), Position.of(1, 1, 1))).isEmpty();
    Position z =
        GaugeCompany.telling(read.model(), Position.of(1, 1), Position.of(2)).orElseThrow();
    assertThat(read.outcome(Position.of(1, 1).plus(z)))
        .isNotEqualTo(read.outcome(Position.of(2).plus(z)));
    assertThat(read.rank().rank()).isEqualTo(2);
    assertThat(read("0.4-0.05-8").rank().rank()).isEqualTo(1);
  }

  /** The tables of both players exchanged, one for both, and none for Right. */
  @Test
  void eachPlayerHasOneTable() {
    Certificate right = Samples.gauges("0.5-0.03-4");
    GaugeEvidence e = (GaugeEvidence) right.evidence();
    String rights = e.rightLost().orElseThrow();
    assertThat(with(right, rights, Optional.of(e.lost())).reason())
        .contains("The certificate is wrong");
    assertThat(with(right, e.lost(), Optional.of(e.lost())).reason())
        .contains("The certificate is wrong");
    assertThat(with(right, e.lost(), Optional.of(rights + "0")).reason())
        .contains("it does not say of each combination of kinds whether it is lost");
    assertThat(with(right, e.lost(), Optional.empty()).reason())
        .isEqualTo("This is not a certificate: it does not have rules for both players.");
    Certificate impartial =
        new Certificate(Rules.code("0.5"), right.claim(), right.heaps(), right.evidence());
    assertThat(Referee.check(impartial).reason())
        .isEqualTo("This is not a certificate: it does not have rules for two players.");
  }

  private static Verdict with(Certificate right, String lost, Optional<String> rightLost) {
    return GaugeChange.judged(
        right,
        c -> {
          c.lost = lost;
          c.rightLost = rightLost;
        });
  }
}
