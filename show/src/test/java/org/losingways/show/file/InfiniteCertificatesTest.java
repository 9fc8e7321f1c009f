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
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
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

  /** The right certificate with its rules written out, and one option more. */
  private static InfiniteCertificate withOption(int heap, Position option) {
    Rules.Table table = (Rules.Table) Rules.of(new Listed(right.rules().played()), right.heaps());
    List<Position> options = new ArrayList<>(table.options().get(heap));
    options.add(option);
    options.sort(null);
    return with(
        new Rules.Table(replaced(table.options(), heap, options.stream().distinct().toList())),
        right.period(),
        right.letters(),
        right.words());
  }

  /** Rules that hide that they are a code, so that they are written as a table. */
  private record Listed(Ruleset rules) implements Ruleset {
    @Override
    public void forEachOption(int heap, OptionSink sink) {
      rules.forEachOption(heap, sink);
    }

    @Override
    public String code() {
      return "listed";
    }
  }

  @Test
  void movesThatDoNotEndAreRefused() {
    Rules table = Rules.of(new Listed(right.rules().played()), right.heaps());
    assertThat(isAccepted(with(table, right.period(), right.letters(), right.words()))).isTrue();
    // Beside a heap of no value an option changes nothing that the other checks look at, so that
    // some of these were accepted.
    for (int heap = 1; heap <= right.heaps(); heap++) {
      for (int option = heap; option <= right.heaps() + 1; option++) {
        assertThat(InfiniteChecker.check(withOption(heap, Position.of(option))))
            .as("from %s to %s", heap, option)
            .isInstanceOf(Verdict.Malformed.class);
      }
    }
    assertThat(InfiniteChecker.check(withOption(0, Position.EMPTY)))
        .isInstanceOf(Verdict.Malformed.class);
    assertThat(InfiniteChecker.check(withOption(18, Position.of(1_000_000))))
        .isInstanceOf(Verdict.Malformed.class);
  }

  @Test
  void optionsInDisorderAreRefused() {
    Rules.Table table = (Rules.Table) Rules.of(new Listed(right.rules().played()), right.heaps());
    List<Position> options = new ArrayList<>(table.options().get(18));
    java.util.Collections.reverse(options);
    Rules wrong = new Rules.Table(replaced(table.options(), 18, options));
    assertThat(InfiniteChecker.check(with(wrong, right.period(), right.letters(), right.words())))
        .isInstanceOf(Verdict.Malformed.class);
  }

  /** Rays of pairwise coprime periods would have a common one of many billions. */
  @Test
  void periodsThatDoNotFitTogetherAreRefused() {
    List<Sequence> rays = new ArrayList<>(right.pRays());
    for (int r = 0; r < rays.size(); r++) {
      Sequence s = rays.get(r);
      int copies = new int[] {1, 3, 5, 7, 11, 13, 17, 19, 23, 29}[r % 10];
      List<Boolean> repeating = new ArrayList<>();
      for (int i = 0; i < copies; i++) {
        repeating.addAll(s.repeating());
      }
      rays.set(r, new Sequence(s.first(), repeating));
    }
    assertThat(InfiniteChecker.check(withRays(rays)).reason())
        .isEqualTo("This is not a certificate: P is not written equally far along all rays.");
  }

  @Test
  void degreesBeyondAllNumbersAreRefused() {
    for (int degree : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE, 1 << 30, 1001}) {
      Generator was = right.generators().get(3);
      Generator wrong = new Generator(was.heap(), degree, was.points(), was.rays());
      assertThat(InfiniteChecker.check(withGenerators(replaced(right.generators(), 3, wrong))))
          .as("degree %s", degree)
          .isInstanceOf(Verdict.Malformed.class);
    }
  }

  private static String text() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InfiniteCertificates.write(right, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aMemberThatIsSaidTwiceOrFollowsTheEndIsRefused() throws IOException {
    String twice = text().replace("\"heaps\":18", "\"heaps\":17,\"heaps\":18");
    String inside = text().replace("\"degree\":1", "\"degree\":5,\"degree\":1");
    for (String wrong : List.of(twice, inside, text() + "{}", text() + "1")) {
      assertThatThrownBy(() -> InfiniteCertificates.read(stream(wrong)))
          .isInstanceOf(CertificateFormatException.class);
    }
  }

  @Test
  void membersMayStandInAnyOrder() throws IOException {
    String kind = "\"kind\":\"infinite\"";
    String last =
        text().replace(kind + ",\n", " ".repeat(5_000)).replaceFirst("}\\s*$", "," + kind + "}");
    assertThat(InfiniteCertificates.recognises(stream(last))).isTrue();
    assertThat(InfiniteCertificates.read(stream(last))).isEqualTo(right);
  }

  @Test
  void aPeriodMustBeTheLeast() throws IOException {
    InfiniteCertificate solved;
    try (InputStream in =
        Files.newInputStream(Path.of("..", "docs", "results", "infinite", "0.176.json"))) {
      solved = InfiniteCertificates.read(in);
    }
    assertThat(solved.period()).contains(new Claim.Solved(8, 50));
    // Φ goes on with its period, so a later preperiod is true, but not the least one.
    List<Element> phi = new ArrayList<>(solved.phi());
    while (phi.size() <= 120) {
      phi.add(phi.get(phi.size() - 8));
    }
    InfiniteCertificate later =
        new InfiniteCertificate(
                solved.rules(),
                Optional.of(new Claim.Solved(8, 51)),
                120,
                solved.words(),
                solved.letters(),
                solved.generators(),
                solved.pPoints(),
                solved.pRays(),
                phi,
                "")
            .sealed();
    assertThat(InfiniteChecker.check(later).reason())
        .contains("the repetition begins before its preperiod");
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
