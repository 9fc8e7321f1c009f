// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Claim;
import org.losingways.proof.InfiniteCertificate;
import org.losingways.proof.InfiniteCertificate.Element;
import org.losingways.proof.InfiniteCertificate.Generator;
import org.losingways.proof.InfiniteCertificate.RayImage;
import org.losingways.proof.InfiniteCertificate.Sequence;
import org.losingways.proof.InfiniteChecker;
import org.losingways.proof.Rules;
import org.losingways.proof.Verdict;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.SolverLimits;

/** Certificates of infinite quotients: accepted as they are, and with no part changed. */
class InfiniteCertificatesTest {

  private static InfiniteCertificate right;

  @BeforeAll
  static void solve() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.005"));
    solver.run(SolverLimits.none().withMaxHeap(18));
    right = InfiniteCertificates.of((InfiniteQuotient) solver.quotient());
  }

  private static boolean isAccepted(InfiniteCertificate certificate) {
    return InfiniteChecker.check(certificate) instanceof Verdict.Accepted;
  }

  @Test
  void isAcceptedAndSurvivesItsFile() throws IOException {
    assertThat(InfiniteChecker.check(right).reason())
        .isEqualTo("0.005 is verified to heap 18, and its misère quotient is infinite.");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InfiniteCertificates.write(right, out);
    byte[] bytes = out.toByteArray();
    assertThat(InfiniteCertificates.recognises(new ByteArrayInputStream(bytes))).isTrue();
    assertThat(InfiniteCertificates.read(new ByteArrayInputStream(bytes))).isEqualTo(right);
  }

  @Test
  void publishedCertificatesAreAccepted() throws IOException {
    Path results = Path.of("..", "docs", "results", "infinite");
    int checked = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(results, "*.json")) {
      for (Path file : files) {
        // The larger ones take minutes.
        if (Files.size(file) < 18_000) {
          try (InputStream in = Files.newInputStream(file)) {
            assertThat(InfiniteChecker.check(InfiniteCertificates.read(in)).reason())
                .as(file.toString())
                .startsWith(file.getFileName().toString().replaceFirst("-.*", "") + " is ")
                .endsWith("its misère quotient is infinite.");
          }
          checked++;
        }
      }
    }
    assertThat(checked).isGreaterThan(8);
  }

  @Test
  void filesThatAreNoneAreRefused() {
    for (String text : List.of("", "[]", "{\"kind\":\"infinite\"}", "{\"format\":1}")) {
      ByteArrayInputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
      assertThatThrownBy(() -> InfiniteCertificates.read(in))
          .isInstanceOf(CertificateFormatException.class)
          .hasMessageStartingWith("The file is no certificate");
    }
  }

  @Test
  void everyBitOfPMatters() {
    for (int i = 0; i < right.pPoints().size(); i += 3) {
      assertThat(isAccepted(withPoints(flipped(right.pPoints(), i)))).as("point %s", i).isFalse();
    }
    for (int r = 0; r < right.pRays().size(); r += 3) {
      Sequence s = right.pRays().get(r);
      for (int i = 0; i < s.first().size(); i++) {
        Sequence wrong = new Sequence(flipped(s.first(), i), s.repeating());
        assertThat(isAccepted(withRays(replaced(right.pRays(), r, wrong)))).isFalse();
      }
      for (int i = 0; i < s.repeating().size(); i++) {
        Sequence wrong = new Sequence(s.first(), flipped(s.repeating(), i));
        assertThat(isAccepted(withRays(replaced(right.pRays(), r, wrong)))).isFalse();
      }
    }
  }

  @Test
  void everyValueMatters() {
    for (int h = 0; h < right.phi().size(); h++) {
      int other = right.phi().get(h).cell() == 0 ? 1 : 0;
      InfiniteCertificate wrong =
          new InfiniteCertificate(
                  right.rules(),
                  right.period(),
                  right.heaps(),
                  right.words(),
                  right.letters(),
                  right.generators(),
                  right.pPoints(),
                  right.pRays(),
                  replaced(right.phi(), h, new Element(other, 0)),
                  "")
              .sealed();
      assertThat(isAccepted(wrong)).as("heap %s", h).isFalse();
    }
  }

  @Test
  void everyProductMatters() {
    for (int g = 0; g < right.generators().size(); g++) {
      Generator was = right.generators().get(g);
      List<Generator> wrong = new ArrayList<>();
      wrong.add(new Generator(was.heap() - 1, was.degree(), was.points(), was.rays()));
      wrong.add(new Generator(was.heap(), was.degree() + 1, was.points(), was.rays()));
      for (int i = 0; i < was.points().size(); i += 5) {
        Element x = was.points().get(i);
        Element other = new Element(x.cell() == 0 ? 1 : 0, 0);
        List<Element> points = replaced(was.points(), i, other);
        wrong.add(new Generator(was.heap(), was.degree(), points, was.rays()));
      }
      for (int i = 0; i < was.rays().size(); i += 5) {
        RayImage x = was.rays().get(i);
        int target = (x.target() + 1) % was.rays().size();
        for (RayImage image :
            List.of(
                new RayImage(x.near(), target, x.shift()),
                new RayImage(x.near(), x.target(), x.shift() + 1),
                new RayImage(List.of(new Element(0, 0)), x.target(), x.shift()))) {
          List<RayImage> rays = replaced(was.rays(), i, image);
          wrong.add(new Generator(was.heap(), was.degree(), was.points(), rays));
        }
      }
      for (Generator generator : wrong) {
        assertThat(isAccepted(withGenerators(replaced(right.generators(), g, generator))))
            .as("generator %s: %s", g, generator)
            .isFalse();
      }
    }
  }

  @Test
  void otherRulesAndClaimsAreRefused() {
    InfiniteCertificate solved =
        with(right.rules(), Optional.of(new Claim.Solved(1, 17)), right.letters(), right.words());
    assertThat(isAccepted(solved)).isFalse();
    assertThat(
            isAccepted(
                with(new Rules.Code("0.007"), right.period(), right.letters(), right.words())))
        .isFalse();
    assertThat(
            isAccepted(
                with(new Rules.Code("nonsense"), right.period(), right.letters(), right.words())))
        .isFalse();
    List<Integer> letters = replaced(right.letters(), 0, (right.letters().get(0) + 1) % 5);
    assertThat(isAccepted(with(right.rules(), right.period(), letters, right.words()))).isFalse();
    List<Integer> word = new ArrayList<>(right.words().get(1));
    word.set(0, word.get(0) + 1);
    List<List<Integer>> words = replaced(right.words(), 1, word);
    assertThat(isAccepted(with(right.rules(), right.period(), right.letters(), words))).isFalse();
  }

  @Test
  void theDigestBelongsToTheRest() {
    InfiniteCertificate other =
        new InfiniteCertificate(
            right.rules(),
            right.period(),
            right.heaps(),
            right.words(),
            right.letters(),
            right.generators(),
            right.pPoints(),
            right.pRays(),
            right.phi(),
            "0".repeat(64));
    assertThat(InfiniteChecker.check(other).reason()).contains("digest");
  }

  private static InfiniteCertificate with(
      Rules rules,
      Optional<Claim.Solved> period,
      List<Integer> letters,
      List<List<Integer>> words) {
    return new InfiniteCertificate(
            rules,
            period,
            right.heaps(),
            words,
            letters,
            right.generators(),
            right.pPoints(),
            right.pRays(),
            right.phi(),
            "")
        .sealed();
  }

  private static InfiniteCertificate withPoints(List<Boolean> points) {
    return parts(right.generators(), points, right.pRays());
  }

  private static InfiniteCertificate withRays(List<Sequence> rays) {
    return parts(right.generators(), right.pPoints(), rays);
  }

  private static InfiniteCertificate withGenerators(List<Generator> generators) {
    return parts(generators, right.pPoints(), right.pRays());
  }

  private static InfiniteCertificate parts(
      List<Generator> generators, List<Boolean> points, List<Sequence> rays) {
    return new InfiniteCertificate(
            right.rules(),
            right.period(),
            right.heaps(),
            right.words(),
            right.letters(),
            generators,
            points,
            rays,
            right.phi(),
            "")
        .sealed();
  }

  private static List<Boolean> flipped(List<Boolean> bits, int i) {
    return replaced(bits, i, !bits.get(i));
  }

  private static <T> List<T> replaced(List<T> list, int i, T by) {
    List<T> result = new ArrayList<>(list);
    result.set(i, by);
    return result;
  }
}
