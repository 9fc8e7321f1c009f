// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.losingways.family.TameNim;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.partizan.PartizanSolver;
import org.losingways.proof.certificate.Certificate;
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
        impartial("0.005", 18),
        impartial("4.7", Integer.MAX_VALUE),
        impartial("0.54", Integer.MAX_VALUE),
        SolverCertificate.of(TameNim.find(TakeAndBreak.of("0.(3)")).orElseThrow()),
        gauges("4.765-9"),
        partizan("0.7/0.07", 1000),
        partizan("0.1/0.5", 1000),
        partizan("0.1/0.2", 1000));
  }

  /** A certificate of {@code docs/results/gauges}. */
  static Certificate gauges(String name) {
    try (InputStream in =
        Files.newInputStream(Path.of("..", "docs", "results", "gauges", name + ".json"))) {
      return CertificateReader.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
