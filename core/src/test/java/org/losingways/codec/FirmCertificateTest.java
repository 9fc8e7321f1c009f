// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class FirmCertificateTest {

  private static Certificate certificate(String code, int heaps) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    return SolverCertificate.of(solver.quotient());
  }

  /** The quotient to a few heaps with a claim of more. */
  private static Certificate claiming(String code, int heaps, Claim claim) {
    Certificate partial = certificate(code, heaps);
    return new Certificate(partial.rules(), claim, partial.heaps(), partial.evidence());
  }

  static List<Path> published() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "docs", "results", "firm"))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("published")
  void publishedCertificatesAreAccepted(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      Certificate certificate = CertificateReader.read(in);
      assertThat(certificate.file()).isEqualTo(Files.readString(file));
      assertThat(Referee.check(certificate)).isInstanceOf(Verdict.Accepted.class);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.644,500", "0.776,300", "0.156,300"})
  void largeGamesHaveThem(String code, int heaps) throws IOException {
    Certificate certificate = certificate(code, heaps);
    assertThat(certificate.claim()).isEqualTo(new Claim.Firm());
    Verdict verdict = Referee.check(certificate);
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
    assertThat(verdict.reason()).contains(code + " is reduced to normal play: order ");
    byte[] file = certificate.file().getBytes(StandardCharsets.UTF_8);
    assertThat(CertificateReader.read(new ByteArrayInputStream(file))).isEqualTo(certificate);
  }

  @Test
  void thePeriodOfNimValuesProvesThatOfTheQuotient() {
    Verdict kayles = Referee.check(claiming("0.77", 52, new Claim.Solved(12, 71)));
    assertThat(kayles).isInstanceOf(Verdict.Accepted.class);
    assertThat(kayles.reason())
        .isEqualTo(
            "0.77 is solved: order 40, |P| = 9, a position with a heap larger than 25 is lost exactly"
                + " if its nim-sum is 0, period 12 from heap 71 on, for heaps of every size.");
  }

  @ParameterizedTest
  @CsvSource({"0.77,51,12,71", "0.77,52,12,70", "0.77,52,12,72", "0.77,52,24,71", "0.77,52,11,71"})
  void falsePeriodsAndTooFewHeapsAreRefused(String code, int heaps, int period, int preperiod) {
    assertThat(Referee.check(claiming(code, heaps, new Claim.Solved(period, preperiod))))
        .isInstanceOf(Verdict.Refuted.class);
  }

  /** None of these games has firm heaps, however many heaps are given. */
  @ParameterizedTest
  @CsvSource({"0.1,5", "0.01,9", "0.3,20", "0.123,22", "0.07,25", "0.2,30", "0.51,40"})
  void gamesWithoutFirmHeapsAreRefused(String code, int heaps) {
    assertThat(Referee.check(claiming(code, heaps, new Claim.Firm())))
        .isInstanceOf(Verdict.Refuted.class);
  }

  /**
   * A thousand changes, each with a digest of its own: what is accepted says what the certificate
   * said before, or what is true of another game.
   */
  @Test
  void whatIsChangedIsRefusedUnlessItIsTrue() {
    Certificate[] right = {
      claiming("0.56", 14, new Claim.Firm()),
      claiming("0.156", 21, new Claim.Firm()),
      claiming("0.77", 52, new Claim.Solved(12, 71)),
      claiming("0.776", 23, new Claim.Firm())
    };
    Random random = new Random(56);
    int refused = 0;
    for (int i = 0; i < 1200; i++) {
      Certificate before = right[random.nextInt(right.length)];
      Certificate wrong = mutate(before, random);
      if (!(Referee.check(wrong) instanceof Verdict.Accepted)) {
        refused++;
      } else if (!wrong.equals(before)) {
        assertThat(isTrue(wrong)).as(wrong.text()).isTrue();
      }
    }
    assertThat(refused).isGreaterThan(1000);
  }

  private static Certificate mutate(Certificate right, Random random) {
    FiniteEvidence e = (FiniteEvidence) right.evidence();
    IntList phi = new IntArrayList(e.phi());
    BitSet p = new BitSet();
    e.pPortion().forEach(p::set);
    Rules rules = right.rules();
    Claim claim = right.claim();
    int h = 1 + random.nextInt(phi.size() - 1);
    switch (random.nextInt(5)) {
      case 0 -> phi.set(h, random.nextInt(e.order()));
      case 1 -> p.flip(random.nextInt(e.order()));
      case 2 -> phi.size(phi.size() - 1 - random.nextInt(3));
      case 3 ->
          claim =
              claim instanceof Claim.Solved s
                  ? new Claim.Solved(s.period() + random.nextInt(2), s.preperiod() - 1)
                  : new Claim.Solved(1 + random.nextInt(20), random.nextInt(30));
      default -> rules = Rules.code(TakeAndBreak.of(rules.name() + random.nextInt(8)).code());
    }
    List<FiniteEvidence.Generator> generators = e.generators();
    try {
      Certificate wrong =
          CertificateBuilder.build(
              TakeAndBreak.of(rules.name()),
              claim,
              generators.stream().map(FiniteEvidence.Generator::name).toList(),
              generators.stream().map(g -> g.action().toIntArray()).toArray(int[][]::new),
              p,
              phi.toIntArray());
      return new Certificate(rules, claim, wrong.heaps(), wrong.evidence());
    } catch (RuntimeException cannotBeBuilt) {
      return new Certificate(rules, claim, right.heaps() + 1, right.evidence());
    }
  }

  private static boolean isTrue(Certificate certificate) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(certificate.rules().name()));
    solver.run(SolverLimits.none().withMaxHeap(certificate.heaps()));
    Quotient truth = solver.quotient();
    FiniteEvidence e = (FiniteEvidence) certificate.evidence();
    if (certificate.claim() instanceof Claim.Solved solved) {
      solver.run(SolverLimits.none().withMaxHeap(2000));
      if (!solver
          .period()
          .map(p -> p.period() == solved.period() && p.preperiod() == solved.preperiod())
          .orElse(false)) {
        return false;
      }
    }
    return truth.finiteOrder().orElse(0) == e.order()
        && truth.lastFinite().pSize() == e.pPortion().size();
  }
}
