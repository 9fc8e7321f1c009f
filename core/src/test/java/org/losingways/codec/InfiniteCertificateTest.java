// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.InfiniteEvidence;
import org.losingways.proof.certificate.InfiniteEvidence.Element;
import org.losingways.proof.certificate.InfiniteEvidence.Generator;
import org.losingways.proof.certificate.InfiniteEvidence.Sequence;
import org.losingways.proof.certificate.Rules;

/** Certificates of infinite quotients: what is published is accepted, what is false is not. */
@Tag("published")
class InfiniteCertificateTest {

  private static Certificate right;
  private static InfiniteEvidence evidence;

  @BeforeAll
  static void solve() {
    right = Samples.impartial("0.005", 18);
    evidence = (InfiniteEvidence) right.evidence();
  }

  @Test
  void isAccepted() {
    assertThat(Referee.check(right).reason())
        .isEqualTo("0.005 is verified to heap 18: its misère quotient is infinite.");
  }

  private static Certificate published(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return CertificateReader.read(in);
    }
  }

  private static final Path RESULTS = Path.of("..", "docs", "results", "infinite");

  /** They are of version 1. */
  @Test
  void publishedCertificatesAreAccepted() throws IOException {
    int checked = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(RESULTS, "*.json")) {
      for (Path file : files) {
        // The larger ones take minutes.
        if (Files.size(file) < 18_000) {
          assertThat(Referee.check(published(file)).reason())
              .as(file.toString())
              .startsWith(file.getFileName().toString().replaceFirst("-.*", "") + " is ")
              .endsWith("its misère quotient is infinite.");
          checked++;
        }
      }
    }
    assertThat(checked).isGreaterThan(8);
  }

  /** The options of 0.005 written out. */
  private static List<List<Position>> table() {
    List<List<Position>> table = new ArrayList<>();
    for (int heap = 0; heap <= right.heaps(); heap++) {
      table.add(TakeAndBreak.of("0.005").options(heap));
    }
    return table;
  }

  private static Verdict check(List<List<Position>> table) {
    return Referee.check(
        new Certificate(
            new Rules("x", List.of(table)), right.claim(), right.heaps(), right.evidence()));
  }

  private static Verdict checkWithOption(int heap, Position option) {
    List<Position> options = new ArrayList<>(table().get(heap));
    options.add(option);
    return check(replaced(table(), heap, options.stream().distinct().sorted().toList()));
  }

  @Test
  void movesThatDoNotEndAreRefused() {
    assertThat(check(table()).reason()).startsWith("A table of 19 heaps called x is verified");
    // Beside the other checks some of these hold: 2 has the value of nothing and 3 that of one
    // move.
    for (int heap = 1; heap <= right.heaps(); heap++) {
      for (int option = heap; option <= right.heaps() + 1; option++) {
        assertThat(checkWithOption(heap, Position.of(option)))
            .as("from %s to %s", heap, option)
            .isInstanceOf(Verdict.Malformed.class);
      }
    }
    assertThat(checkWithOption(0, Position.EMPTY)).isInstanceOf(Verdict.Malformed.class);
    assertThat(checkWithOption(18, Position.of(1_000_000))).isInstanceOf(Verdict.Malformed.class);
    List<Position> options = new ArrayList<>(table().get(18));
    Collections.reverse(options);
    assertThat(check(replaced(table(), 18, options))).isInstanceOf(Verdict.Malformed.class);
  }

  /** Rays of pairwise coprime periods would have a common one of many billions. */
  @Test
  void periodsThatDoNotFitTogetherAreRefused() {
    List<Sequence> rays = new ArrayList<>();
    for (int r = 0; r < evidence.pRays().size(); r++) {
      Sequence s = evidence.pRays().get(r);
      int copies = new int[] {1, 3, 5, 7, 11, 13, 17, 19, 23, 29}[r % 10];
      rays.add(new Sequence(s.first(), s.repeating().repeat(copies)));
    }
    assertThat(Referee.check(with(evidence.generators(), rays, evidence.phi())).reason())
        .isEqualTo("This is not a certificate: P is not written equally far along all rays.");
  }

  @Test
  void degreesBeyondAllNumbersAreRefused() {
    for (int degree : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE, 1 << 30, 1001}) {
      Generator was = evidence.generators().get(3);
      Generator wrong = new Generator(was.heap(), degree, was.points(), was.rays());
      List<Generator> generators = replaced(evidence.generators(), 3, wrong);
      assertThat(Referee.check(with(generators, evidence.pRays(), evidence.phi())))
          .as("degree %s", degree)
          .isInstanceOf(Verdict.Malformed.class);
    }
  }

  @Test
  void aPeriodMustBeTheLeast() throws IOException {
    Certificate solved = published(RESULTS.resolve("0.176.json"));
    assertThat(solved.claim()).isEqualTo(new Claim.Solved(8, 50));
    InfiniteEvidence e = (InfiniteEvidence) solved.evidence();
    // Φ goes on with its period, so a later preperiod is true, but not the least one.
    List<Element> phi = new ArrayList<>(e.phi());
    while (phi.size() <= 120) {
      phi.add(phi.get(phi.size() - 8));
    }
    Certificate later =
        new Certificate(
            solved.rules(),
            new Claim.Solved(8, 51),
            120,
            new InfiniteEvidence(
                e.words(), e.letters(), e.generators(), e.pPoints(), e.pRays(), phi));
    assertThat(Referee.check(later).reason())
        .contains("the repetition begins before its preperiod");
  }

  private static Certificate with(
      List<Generator> generators, List<Sequence> rays, List<Element> phi) {
    return new Certificate(
        right.rules(),
        right.claim(),
        right.heaps(),
        new InfiniteEvidence(
            evidence.words(), evidence.letters(), generators, evidence.pPoints(), rays, phi));
  }

  private static <T> List<T> replaced(List<T> list, int i, T by) {
    List<T> result = new ArrayList<>(list);
    result.set(i, by);
    return result;
  }
}
