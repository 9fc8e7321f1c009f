// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.proof.Referee;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;

/** What the solver finds, the referee accepts. */
class SolverCertificateTest {

  private static Certificate solved(String game, int maxHeap) {
    QuotientSolver solver = QuotientSolver.heapByHeap(GameReader.of(game).impartial());
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    return SolverCertificate.of(solver.lastFinite());
  }

  @ParameterizedTest
  @CsvSource({
    "0.0, 1, 0, 1, 0",
    "0.3, 2, 1, 2, 0",
    "0.123, 20, 5, 5, 5",
    "0.75, 8, 2, 2, 8",
    "0.34, 12, 3, 8, 7",
    "0.71, 36, 9, 6, 3",
    "4.56, 8, 2, 4, 11",
    "0.1232, 46, 12, 6, 6",
    "kayles, 40, 9, 12, 71"
  })
  void solvedGames(String game, int order, int p, int period, int preperiod) {
    Certificate certificate = solved(game, Integer.MAX_VALUE);
    assertThat(Referee.check(certificate).reason())
        .endsWith(
            String.format(
                "is solved: order %d, |P| = %d, period %d from heap %d on, for heaps of every"
                    + " size.",
                order, p, period, preperiod));
  }

  @ParameterizedTest
  @CsvSource({
    "0.07, 26, 144, 23",
    "grundys-game, 20, 48, 7",
    "nim, 9, 18, 2",
    "0.8, 15, 10, 2",
    "0.26, 15, 24, 6"
  })
  void partialQuotients(String game, int heap, int order, int p) {
    Certificate certificate = solved(game, heap);
    assertThat(Referee.check(certificate).reason())
        .endsWith(String.format("is verified to heap %d: order %d, |P| = %d.", heap, order, p));
  }

  /** There is one certificate for a theorem: these two files were made without our solver. */
  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.77"})
  void sameCertificateAsFromAnotherProgramsQuotient(String game) throws IOException {
    try (InputStream in = getClass().getResourceAsStream(game + ".json")) {
      assertThat(solved(game, Integer.MAX_VALUE)).isEqualTo(CertificateReader.read(in));
    }
  }

  @Test
  void endlessRulesAreOnlyPartial() {
    assertThat(solved("nim", 3).text()).contains("\"game\":\"0.(3)\",\"claim\":\"partial\"");
  }
}
