// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.Definition;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Claim;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GameReader;

class FormRulesTest {

  private static FiniteQuotient solve(Ruleset rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    return solver.lastFinite();
  }

  /** Advances, §9.5.1. */
  @Test
  void theQuotientOfAForm() {
    FiniteQuotient q = solve(GameReader.of("{2+,0}").impartial());
    assertThat(q.order()).isEqualTo(14);
    assertThat(q.presentation().relations())
        .extracting(Object::toString)
        .containsExactly("a2=1", "b3=b", "b2c=c", "c3=ac2");
    assertThat(q.pPortion()).containsExactly("a", "b2", "bc", "c2");
    assertThat(q.printedPhi()).containsExactly("1", "a", "b", "c2", "c");
  }

  /** The 22 forms of Advances, Figure 7, with orders that other programs found. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0             | 1  | 0
          1             | 2  | 1
          2             | 6  | 2
          2+            | 6  | 2
          3             | 6  | 2
          2++           | 6  | 2
          3+            | 6  | 2
          {2+,2}        | 6  | 2
          {3,2}         | 6  | 2
          {3,2+}        | 6  | 2
          {3,2+,2}      | 6  | 2
          {2+,2,1,0}    | 6  | 2
          4             | 10 | 2
          {3,2+,2,1,0}  | 10 | 2
          {3,2+,2,0}    | 8  | 2
          {2+,1}        | 12 | 3
          {2+,2,1}      | 12 | 3
          {3,2+,1}      | 12 | 3
          {3,2+,2,1}    | 12 | 3
          {2+,0}        | 14 | 4
          {2+,2,0}      | 14 | 4
          {3,2+,0}      | 14 | 4
          """)
  void formsBornByDayFour(String text, int order, int pSize) {
    FormRules rules = FormRules.parse(text);
    FiniteQuotient q = solve(rules);
    assertThat(q.order()).isEqualTo(order);
    assertThat(q.pSize()).isEqualTo(pSize);
    BitSet p = new BitSet();
    for (int x = 0; x < q.order(); x++) {
      p.set(x, q.bipartite().inP(x));
    }
    Verdict verdict =
        Referee.check(
            CertificateBuilder.build(
                rules,
                new Claim.Partial(),
                q.generators().stream().map(Quotient.Generator::name).toList(),
                q.generators().stream().map(g -> q.monoid().row(g.element())).toArray(int[][]::new),
                p,
                q.phi()));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
    Definition definition = new Definition(rules);
    for (Position sum : Definition.sums(3, rules.largestHeap())) {
      assertThat(q.outcome(sum)).isEqualTo(definition.outcome(sum));
    }
  }

  @Test
  void theTableAboveHasAllForms() {
    assertThat(Birthdays.bornBy(4, new Forms())).hasSize(22);
  }

  @Test
  void severalForms() {
    FormRules rules = FormRules.parse("{2+, 0} 2+ 3; 1 + 2");
    assertThat(rules.code()).isEqualTo("{2+,0}; 2+; 3; 3");
    assertThat(FormRules.parse(rules.code()).largestHeap()).isEqualTo(rules.largestHeap());
    assertThat(FormRules.parse("2+ 3").largestHeap()).isEqualTo(4);
    assertThat(FormRules.parse("2 + 2").code()).isEqualTo("2+2");
    assertThatThrownBy(() -> FormRules.parse(" ; ")).isInstanceOf(GameFormatException.class);
  }

  @Test
  void positionsAreReadAndWritten() {
    for (String game : List.of("{2+,0}", "{{3,2},0} (2+2)+", ":5", "4; {3+,{3,2}}")) {
      FormRules rules = FormRules.parse(game);
      Labels labels = rules.labels();
      for (Position position : Definition.sums(3, rules.largestHeap())) {
        assertThat(labels.position(labels.text(position))).as(game).isEqualTo(position);
      }
    }
    Labels labels = FormRules.parse("{2+,0}").labels();
    assertThat(labels.position("2++{{2},0}+1")).isEqualTo(Position.of(3, 4, 1));
    assertThat(labels.position("2+2")).isEqualTo(Position.of(2, 2));
    assertThat(labels.position("2+ 2+")).isEqualTo(Position.of(3, 3));
    assertThatThrownBy(() -> labels.position("3 + 1"))
        .isInstanceOf(GameFormatException.class)
        .hasMessage("The form 3 does not follow from {2+,0}, whose followers are 0 1 2 2+ {2+,0}.");
    assertThatThrownBy(() -> labels.position("{2")).isInstanceOf(GameFormatException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0.77         | 0.77
          .123         | 0.123
          0.(3)        | 0.(3)
          kayles       | 0.77
          2            | 2
          2₊320        | {2+,3,2,0}
          :4           | 2+2
          (2+2)+       | (2+2)+
          {2+, 0} ; 3  | {2+,0}; 3
          """)
  void theDoorTellsFormsFromCodes(String text, String code) {
    assertThat(GameReader.of(text).impartial().code()).isEqualTo(code);
    assertThat(GameReader.of(code).impartial().code()).isEqualTo(code);
  }

  @Test
  void whatIsNoGameIsRefused() {
    assertThatThrownBy(() -> GameReader.of("bridge").impartial())
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("a form like {2+,0}");
    assertThatThrownBy(() -> GameReader.of("{2+,0").impartial())
        .isInstanceOf(GameFormatException.class);
  }
}
