// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.losingways.family.TameNim;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.partizan.PartizanSolver;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;

/** Certificates of what the solvers find. */
final class Samples {

  private Samples() {}

  static Certificate impartial(String game, int maxHeap) {
    QuotientSolver solver = new QuotientSolver(GameReader.of(game).impartial());
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    return SolverCertificate.of(solver.quotient());
  }

  static Certificate partizan(String game, int maxHeap) {
    return partizan(GameReader.of(game).partizan(), maxHeap);
  }

  static Certificate partizan(PartizanRuleset rules, int maxHeap) {
    PartizanSolver solver = new PartizanSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    return SolverCertificate.of(solver.solution());
  }

  /** One of each kind. */
  static List<Certificate> ofEachKind() {
    return List.of(
        impartial("0.123", Integer.MAX_VALUE),
        large("0.74-15"),
        impartial("0.005", 18),
        impartial("4.7", Integer.MAX_VALUE),
        impartial("0.54", Integer.MAX_VALUE),
        SolverCertificate.of(TameNim.find(TakeAndBreak.of("0.(3)")).orElseThrow()),
        gauges("4.765-9"),
        gauges("0.544"),
        gauges("0.5-0.03-4"),
        partizan("0.7/0.07", 1000),
        partizan("0.1/0.5", 1000),
        partizan("0.1/0.2", 1000));
  }

  /** The certificate of a small quotient, written as those of large ones are. */
  static Certificate presented(String game, int maxHeap) {
    QuotientSolver solver = QuotientSolver.heapByHeap(GameReader.of(game).impartial());
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    FiniteQuotient quotient = solver.lastFinite();
    BitSet p = new BitSet();
    Arrays.stream(quotient.bipartite().pElements()).forEach(p::set);
    return CertificateBuilder.presented(
        quotient.rules(),
        quotient
            .period()
            .<Claim>map(found -> new Claim.Solved(found.period(), found.preperiod()))
            .orElseGet(Claim.Partial::new),
        quotient.generators().stream()
            .map(generator -> quotient.monoid().row(generator.element()))
            .toArray(int[][]::new),
        p,
        quotient.phi());
  }

  /** A certificate of {@code docs/results/large}. */
  static Certificate large(String name) {
    return published("large", name);
  }

  /** A certificate of {@code docs/results/gauges}. */
  static Certificate gauges(String name) {
    return published("gauges", name);
  }

  /** A certificate of {@code docs/results/firm}. */
  static Certificate firm(String name) {
    return published("firm", name);
  }

  /** A certificate of {@code docs/results/infinite}. */
  static Certificate infinite(String name) {
    return published("infinite", name);
  }

  private static Certificate published(String folder, String name) {
    try (InputStream in =
        Files.newInputStream(Path.of("..", "docs", "results", folder, name + ".json"))) {
      return CertificateReader.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
