// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.form.PartizanText;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.proof.Claim;
import org.losingways.proof.PartizanCertificate;
import org.losingways.proof.PartizanChecker;
import org.losingways.proof.RepeatingSet;
import org.losingways.proof.Verdict;
import org.losingways.quotient.SolverLimits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PartizanCertificatesTest {

  private static PartizanSolution solved(String code, int maxHeap) {
    PartizanSolver solver = new PartizanSolver(PartizanText.rules(code));
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    return solver.solution();
  }

  private static PartizanCertificate of(String code, int maxHeap) {
    return PartizanCertificates.of(solved(code, maxHeap));
  }

  private static PartizanCertificate read(String text) throws IOException {
    return PartizanCertificates.read(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

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
    Verdict verdict = PartizanChecker.check(of(code, 1000));
    assertThat(verdict).as(verdict.reason()).isInstanceOf(Verdict.Accepted.class);
    assertThat(verdict.reason()).startsWith(code + " is solved: the misère monoid ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.1/0.2", "0.1/0.3", "0.2/0.5", "0.4/0.6", "0.4/0.4"})
  void partialOnesToo(String code) {
    Verdict verdict = PartizanChecker.check(of(code, 4));
    assertThat(verdict).as(verdict.reason()).isInstanceOf(Verdict.Accepted.class);
    assertThat(verdict.reason()).startsWith(code + " is verified to heap 4: ");
  }

  @Test
  void partizanKaylesIsTheIntegers() {
    assertThat(PartizanChecker.check(of("0.7/0.07", 1000)).reason())
        .isEqualTo(
            "0.7/0.07 is solved: the misère monoid is the integers, period 3 from heap 0 on, for"
                + " heaps of every size.");
  }

  @Test
  void aFileIsReadBackAsItWasWritten() throws IOException {
    PartizanCertificate kayles = of("0.7/0.07", 1000);
    String text = PartizanCertificates.write(kayles);
    assertThat(read(text)).isEqualTo(kayles);
    assertThat(
            PartizanCertificates.recognises(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
        .isTrue();
  }

  /** Each number, each nought and each one is changed by itself. */
  @ParameterizedTest
  @ValueSource(strings = {"0.7/0.07", "0.1/0.5", "0.2/0.6"})
  void everyChangedValueIsCaught(String code) {
    PartizanCertificate right = of(code, 1000);
    List<PartizanCertificate> mutants = mutants(right);
    assertThat(mutants).hasSizeGreaterThan(30);
    int caughtByMathematics = 0;
    for (PartizanCertificate mutant : mutants) {
      assertThat(PartizanChecker.check(mutant)).isNotInstanceOf(Verdict.Accepted.class);
      if (!(PartizanChecker.check(mutant.sealed()) instanceof Verdict.Accepted)) {
        caughtByMathematics++;
      }
    }
    // What is left for the digest are weaker claims, such as a partial one.
    assertThat(mutants.size() - caughtByMathematics).isLessThanOrEqualTo(3);
  }

  private static List<PartizanCertificate> mutants(PartizanCertificate c) {
    List<PartizanCertificate> found = new ArrayList<>();
    for (int h = 0; h < c.parts().size(); h++) {
      found.add(with(c, changed(c.parts(), h, 1), c.counts(), c.leftLost(), c.rightLost()));
      found.add(with(c, c.parts(), changed(c.counts(), h, 1), c.leftLost(), c.rightLost()));
      found.add(with(c, c.parts(), changed(c.counts(), h, -1), c.leftLost(), c.rightLost()));
    }
    for (int f = 0; f < c.leftLost().size(); f++) {
      for (RepeatingSet set : changed(c.leftLost().get(f))) {
        found.add(with(c, c.parts(), c.counts(), replaced(c.leftLost(), f, set), c.rightLost()));
      }
      for (RepeatingSet set : changed(c.rightLost().get(f))) {
        found.add(with(c, c.parts(), c.counts(), c.leftLost(), replaced(c.rightLost(), f, set)));
      }
    }
    Claim.Solved claim = (Claim.Solved) c.claim();
    found.add(claiming(c, new Claim.Partial(), c.isExact()));
    found.add(claiming(c, new Claim.Solved(claim.period() + 1, claim.preperiod()), c.isExact()));
    found.add(claiming(c, new Claim.Solved(2 * claim.period(), claim.preperiod()), c.isExact()));
    found.add(claiming(c, new Claim.Solved(claim.period(), claim.preperiod() + 1), c.isExact()));
    found.add(claiming(c, c.claim(), !c.isExact()));
    return found;
  }

  private static IntList changed(IntList list, int at, int by) {
    IntArrayList copy = new IntArrayList(list);
    copy.set(at, copy.getInt(at) + by);
    return copy;
  }

  private static List<RepeatingSet> changed(RepeatingSet set) {
    return List.of(
        new RepeatingSet(flipped(set.below()), set.from(), set.middle(), set.above()),
        new RepeatingSet(set.below(), set.from() + 1, set.middle(), set.above()),
        new RepeatingSet(set.below(), set.from(), set.middle() + "1", set.above()),
        new RepeatingSet(set.below(), set.from(), set.middle() + "0", set.above()),
        new RepeatingSet(set.below(), set.from(), set.middle(), flipped(set.above())));
  }

  private static String flipped(String bits) {
    return (bits.charAt(0) == '0' ? "1" : "0") + bits.substring(1);
  }

  private static List<RepeatingSet> replaced(List<RepeatingSet> sets, int at, RepeatingSet by) {
    List<RepeatingSet> copy = new ArrayList<>(sets);
    copy.set(at, by);
    return copy;
  }

  private static PartizanCertificate with(
      PartizanCertificate c,
      IntList parts,
      IntList counts,
      List<RepeatingSet> leftLost,
      List<RepeatingSet> rightLost) {
    return new PartizanCertificate(
        c.left(),
        c.right(),
        c.claim(),
        c.isExact(),
        c.heaps(),
        c.products(),
        parts,
        counts,
        leftLost,
        rightLost,
        c.digest());
  }

  private static PartizanCertificate claiming(PartizanCertificate c, Claim claim, boolean isExact) {
    return new PartizanCertificate(
        c.left(),
        c.right(),
        claim,
        isExact,
        c.heaps(),
        c.products(),
        c.parts(),
        c.counts(),
        c.leftLost(),
        c.rightLost(),
        c.digest());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{}",
        "7",
        "{\"format\":\"losingways-partizan-certificate\"}",
        "{\"format\":\"losingways-partizan-certificate\",\"version\":1,\"x\":1}",
        "{\"format\":7,\"version\":1}"
      })
  void otherFilesAreRefusedInOneSentence(String text) {
    Throwable problem = catchThrowable(() -> read(text));
    assertThat(problem).isInstanceOf(CertificateFormatException.class);
    assertThat(problem.getMessage()).startsWith("The file is no ").endsWith(".");
  }

  @Test
  void theSchemaNamesEveryMember() throws IOException {
    JsonNode schema;
    try (InputStream in =
        PartizanCertificates.class.getResourceAsStream(
            "/org/losingways/show/file/partizan-certificate.schema.json")) {
      schema = new JsonMapper().readTree(in);
    }
    TreeSet<String> described = new TreeSet<>(schema.get("properties").propertyNames());
    JsonNode file = new JsonMapper().readTree(PartizanCertificates.write(of("0.7/0.07", 1000)));
    assertThat(described).isEqualTo(new TreeSet<>(file.propertyNames()));
    assertThat(schema.at("/properties/format/const").asString())
        .isEqualTo(PartizanCertificate.FORMAT);
    assertThat(schema.at("/properties/heaps/maximum").asInt())
        .isEqualTo(PartizanCertificate.MAX_HEAPS);
    assertThat(schema.at("/properties/products/maxItems").asInt())
        .isEqualTo(PartizanCertificate.MAX_ORDER);
  }
}
