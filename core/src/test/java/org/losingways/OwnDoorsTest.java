// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.losingways.form.Form;
import org.losingways.form.FormRules;
import org.losingways.form.Forms;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.board.CoinGraph;
import org.losingways.play.Analyst;
import org.losingways.play.Opponent;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GraphText;

/** The other doors of docs/your-own-game.md as tests: forms, graphs and boards. */
class OwnDoorsTest {

  private static FiniteQuotient solve(Ruleset rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    return solver.lastFinite();
  }

  @Test
  void aClosedSetOfForms() {
    Forms forms = new Forms();
    Form two = forms.nimHeap(2);
    Form onlyTwo = forms.of(two);
    Form mine = forms.of(onlyTwo, forms.zero());
    FormRules rules = new FormRules(forms, List.of(mine));

    FiniteQuotient quotient = solve(rules);
    assertThat(quotient.order()).isEqualTo(14);
    Position position = rules.labels().position("{2+,0} + 2+ + 1");
    assertThat(quotient.outcome(position)).isEqualTo(Outcome.P);
    assertThat(rules.labels().text(position)).isEqualTo("{2+,0} + 2+ + 1");
  }

  @Test
  void aGraph() {
    CoinGraph stairs =
        new CoinGraph(
            "stairs",
            Map.of(
                "first", List.of("ground"),
                "second", List.of("first", "ground"),
                "third", List.of("second"),
                "attic", List.of("third", "ground")));

    FiniteQuotient quotient = solve(stairs);
    assertThat(quotient.order()).isEqualTo(14);
    Labels labels = stairs.labels();
    assertThat(quotient.print(quotient.value(labels.position("attic")))).isEqualTo("c");
    assertThat(quotient.outcome(labels.position("attic + third"))).isEqualTo(Outcome.N);

    Analyst analyst = new Analyst(quotient, 1000);
    assertThat(Opponent.legalMoves(analyst, labels.position("attic"))).hasSize(2);

    String dot =
        "digraph { attic -> third -> second -> first -> ground; second -> ground; attic -> ground"
            + " }";
    assertThat(solve(GraphText.read("stairs", dot).impartial()).printedPhi())
        .isEqualTo(quotient.printedPhi());
  }

  /** Kayles with two rows of three pins: a ball knocks down one pin or two neighbours. */
  static final class TwoRows implements Ruleset {

    private static final int[] BALLS = {1, 2, 4, 8, 16, 32, 3, 6, 24, 48, 9, 18, 36};

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      int[] after = new int[1];
      for (int ball : BALLS) {
        if ((heap & ball) == ball) {
          after[0] = heap & ~ball;
          sink.accept(after, after[0] == 0 ? 0 : 1);
        }
      }
    }

    @Override
    public int largestHeap() {
      return 63;
    }

    @Override
    public String code() {
      return "two-rows";
    }

    @Override
    public int twin(int heap) {
      int otherRowFirst = heap >> 3 | (heap & 7) << 3;
      return Math.min(heap, otherRowFirst);
    }

    @Override
    public Labels labels() {
      return new Labels() {
        @Override
        public String noun() {
          return "board";
        }

        @Override
        public String label(int heap) {
          StringBuilder text = new StringBuilder();
          for (int pin = 0; pin < 6; pin++) {
            text.append(pin == 3 ? "/" : "").append((heap >> pin & 1) == 1 ? 'i' : '.');
          }
          return text.toString();
        }

        @Override
        public Position position(String text) {
          return Labels.sum(
              text,
              label -> {
                if (!label.matches("[i.]{3}/[i.]{3}")) {
                  throw new GameFormatException("Write a board like ii./i.i, not " + label + ".");
                }
                String pins = label.replace("/", "");
                int heap = 0;
                for (int pin = 0; pin < 6; pin++) {
                  heap |= pins.charAt(pin) == 'i' ? 1 << pin : 0;
                }
                return Position.of(heap);
              });
        }
      };
    }
  }

  @Test
  void aBoard() {
    Ruleset board = new TwoRows();
    FiniteQuotient quotient = solve(board);
    Labels labels = board.labels();
    assertThat(labels.label(63)).isEqualTo("iii/iii");
    for (int heap = 1; heap <= 63; heap++) {
      assertThat(labels.position(labels.label(heap))).isEqualTo(Position.of(heap));
    }
    Definition definition = new Definition(board);
    for (Position sum : Definition.sums(2, 63)) {
      assertThat(quotient.outcome(sum)).isEqualTo(definition.outcome(sum));
    }
    assertThat(quotient.order()).isEqualTo(12);
    assertThat(quotient.outcome(labels.position("iii/iii"))).isEqualTo(Outcome.N);
  }
}
