// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.Definition;
import org.losingways.game.board.Cram;
import org.losingways.game.board.Notakto;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GameReader;

/** Notakto and Cram. */
class BoardsTest {

  private static FiniteQuotient solve(Ruleset rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    return solver.lastFinite();
  }

  private static int value(FiniteQuotient q, String position) {
    return q.value(q.rules().labels().position(position));
  }

  /** Plambeck and Whitehead's presentation, of order 18. */
  @Test
  void notaktoHasThePublishedQuotient() {
    FiniteQuotient q = solve(new Notakto());
    assertThat(q.order()).isEqualTo(18);
    assertThat(q.pSize()).isEqualTo(4);
    int a = value(q, "X.X/.X./...");
    int c = value(q, ".../.../...");
    int d = value(q, ".XX/X../...");
    int b = value(q, "X.X/.../...");
    assertThat(q.times(a, a)).isZero();
    assertThat(q.times(q.times(b, b), b)).isEqualTo(b);
    assertThat(q.times(q.times(b, b), c)).isEqualTo(c);
    assertThat(q.times(q.times(c, c), c)).isEqualTo(q.times(a, q.times(c, c)));
    assertThat(q.times(q.times(b, b), d)).isEqualTo(d);
    assertThat(q.times(c, d)).isEqualTo(q.times(a, d));
    assertThat(q.times(d, d)).isEqualTo(q.times(c, c));
    assertThat(List.of(a, q.times(b, b), q.times(b, c), q.times(c, c)))
        .allMatch(x -> q.outcome(x) == Outcome.P);
    assertThat(value(q, ".../.X./...")).isEqualTo(q.times(c, c));
    assertThat(value(q, "X../.../...")).isZero();
    assertThat(value(q, ".X./.../...")).isZero();
    assertThat(value(q, "XXX/.../...")).isZero();
    assertThat(q.outcome(value(q, ".../.../... .../.../..."))).isEqualTo(Outcome.P);
  }

  @Test
  void notaktoBoardsTurnAndDie() {
    Notakto game = new Notakto();
    Labels labels = game.labels();
    assertThat(labels.position("x..,...,..x")).isEqualTo(labels.position("X../.../..X"));
    assertThat(labels.position("XX./.../... dead")).isEqualTo(labels.position("xx......."));
    int corner = labels.position("..X/.../...").largest();
    assertThat(labels.label(game.twin(corner))).isEqualTo("X../.../...");
    for (int heap = 1; heap <= game.largestHeap(); heap++) {
      assertThat(labels.position(labels.label(heap))).isEqualTo(Position.of(heap));
      assertThat(game.twin(game.twin(heap))).isEqualTo(game.twin(heap));
    }
    assertThat(game.options(labels.position("XX./.../..X").largest())).contains(Position.EMPTY);
    assertThat(game.cross(labels.position("XX./.../...").largest(), 2)).isZero();
    assertThatThrownBy(() -> labels.position("XO./.../..."))
        .isInstanceOf(GameFormatException.class)
        .hasMessage("'XO./.../...' is not a board: write its rows like X../.../..X.");
  }

  /** Random sums of boards that are filled half. */
  @Test
  void notaktoAgreesWithTheDefinition() {
    Notakto game = new Notakto();
    FiniteQuotient q = solve(game);
    Definition definition = new Definition(game);
    Random random = new Random(9);
    for (int i = 0; i < 400; i++) {
      Position sum = Position.of(1 + random.nextInt(150), 1 + random.nextInt(100));
      assertThat(q.outcome(sum)).as(game.labels().text(sum)).isEqualTo(definition.outcome(sum));
    }
    Position one = Position.of(game.largestHeap());
    assertThat(q.outcome(one)).isEqualTo(definition.outcome(one)).isEqualTo(Outcome.N);
  }

  /** On one row a domino takes two neighbours, as a ball does in Dawson's Kayles. */
  @Test
  void cramOnOneRowIsDawsonsKayles() {
    Cram row = new Cram(1, 21);
    TakeAndBreak kayles = TakeAndBreak.of("0.07");
    FiniteQuotient q = solve(row);
    QuotientSolver solver = new QuotientSolver(kayles);
    solver.run(SolverLimits.none().withMaxHeap(21));
    List<String> here = new ArrayList<>();
    List<String> there = new ArrayList<>();
    for (int length = 2; length <= 21; length++) {
      if (length != 20) {
        String label = "#".repeat(length);
        here.add(q.print(value(q, label)));
        there.add(solver.lastFinite().print(solver.lastFinite().value(length)));
      }
    }
    assertThat(solver.finiteOrder()).hasValue(q.order());
    assertThat(here).isEqualTo(there);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x3", "3x3", "2x5", "3x4"})
  void cramAgreesWithTheDefinition(String size) {
    Ruleset cram = GameReader.of("cram:" + size).impartial();
    FiniteQuotient q = solve(cram);
    Definition definition = new Definition(cram);
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      Position sum =
          Position.of(
              1 + random.nextInt(cram.largestHeap()), 1 + random.nextInt(cram.largestHeap()));
      assertThat(q.outcome(sum)).as(cram.labels().text(sum)).isEqualTo(definition.outcome(sum));
    }
  }

  @Test
  void cramBoardsFallApart() {
    Cram cram = new Cram(3, 4);
    Labels labels = cram.labels();
    assertThat(labels.text(labels.position("#.##/#.##/####"))).isEqualTo("#.##/#.##/####");
    assertThat(labels.text(labels.position("#.##/#.##/...."))).isEqualTo("##/## + #/#");
    assertThat(labels.position("#.#./..../....")).isEqualTo(Position.EMPTY);
    assertThat(labels.position("3x4")).isEqualTo(Position.of(cram.largestHeap()));
    for (int heap = 1; heap <= cram.largestHeap(); heap++) {
      assertThat(labels.position(labels.label(heap))).isEqualTo(Position.of(heap));
      assertThat(cram.twin(heap)).isLessThanOrEqualTo(heap);
    }
    assertThatThrownBy(() -> labels.position("#####")).hasMessageContaining("does not fit");
    assertThatThrownBy(() -> labels.position("###/###/###/###"))
        .hasMessageContaining("does not fit");
    assertThatThrownBy(() -> labels.position("##x")).hasMessageContaining("like ##./.##.");
    assertThatThrownBy(() -> new Cram(6, 7)).hasMessageContaining("too large");
    assertThatThrownBy(() -> GameReader.of("cram:3by4").impartial())
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("write cram:3x4.");
  }
}
