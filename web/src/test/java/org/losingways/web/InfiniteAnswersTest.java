// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.losingways.app.ExportFormat;
import org.losingways.app.ShownQuotient;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.answer.position.Reduction;
import org.losingways.show.answer.quotient.RayStructureAnswer;
import org.losingways.show.export.CsvExport;
import org.losingways.show.view.QuotientView;
import org.losingways.show.workbench.PlacedGraph;
import org.losingways.web.work.Printed;

/** The workbench shows an infinite quotient as the command line does. */
class InfiniteAnswersTest {

  private static Quotient q;

  @BeforeAll
  static void solve() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.76"));
    solver.run(SolverLimits.none().withMaxHeap(12));
    q = solver.quotient();
  }

  @Test
  void itsInside() {
    RayStructureAnswer inside =
        (RayStructureAnswer)
            Answers.structure(QuotientView.of(q), SolverStatus.INFINITE, () -> false, () -> false);
    assertThat(inside.rays()).hasSize(8);
    assertThat(inside.quotient().order()).isEmpty();
  }

  @Test
  void itsPictures() {
    assertThat(((PlacedGraph) Documents.cayley(q).graph()).nodes()).hasSize(48 + 3 * 8);
    assertThat(text(Documents.picture(QuotientView.of(q), "cayley", "svg", true)))
        .contains("which is infinite");
    assertThatThrownBy(() -> Documents.picture(QuotientView.of(q), "table", "svg", true))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("it has no multiplication table");
  }

  @Test
  void itsExports() {
    ShownQuotient shown = ShownQuotient.of(q, SolverStatus.INFINITE, Optional.empty());
    ExportFormat.Choices usual = new ExportFormat.Choices(CsvExport.Table.ELEMENTS, false);
    assertThat(ExportFormat.GAP.write(shown, usual, () -> false)).contains("actionOnRays");
    assertThat(ExportFormat.CSV.write(shown, usual, () -> false)).contains("c^(n+3)");
    assertThatThrownBy(() -> ExportFormat.COQ.write(shown, usual, () -> false))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("finite quotients");
    ShownQuotient finite = ShownQuotient.of(q.lastFinite(), SolverStatus.GROWING, Optional.empty());
    ExportFormat.Choices fragment = new ExportFormat.Choices(CsvExport.Table.ELEMENTS, true);
    assertThat(ExportFormat.COQ.write(finite, fragment, () -> false))
        .contains("From LosingWays")
        .contains("Print Assumptions");
  }

  @Test
  void itsCertificateIsCheckedAsItIsAndAsItIsSent() {
    CheckAnswer made = Answers.check(SolverCertificate.of(q), () -> false);
    assertThat(made.accepted()).isTrue();
    assertThat(made.reason())
        .isEqualTo("0.76 is verified to heap 12: its misère quotient is infinite.");
    assertThat(Answers.check(Documents.certificate(SolverCertificate.of(q)).bytes(), () -> false))
        .isEqualTo(made);
  }

  @Test
  void theReductionOfAPosition() {
    List<BigInteger> heaps = List.of(BigInteger.valueOf(12), BigInteger.valueOf(11));
    Reduction reduction = Reduction.of(q, heaps);
    assertThat(reduction.start()).isEqualTo("de");
    assertThat(reduction.end()).isEqualTo("de");
    assertThat(reduction.inP()).isFalse();
  }

  private static String text(Printed printed) {
    return new String(printed.bytes(), StandardCharsets.UTF_8);
  }
}
