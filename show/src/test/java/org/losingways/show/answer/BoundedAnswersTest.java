// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.Analyst;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.position.DistinguishAnswer;
import org.losingways.show.answer.position.InverseAnswer;
import org.losingways.show.answer.position.OutcomeAnswer;
import org.losingways.show.answer.quotient.PartizanCompareAnswer;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.view.PartizanView;
import org.losingways.show.view.QuotientView;

/**
 * Answers that are known to some heap only, compared with the definition: they are right as far as
 * they say, and say no more. One heap beyond, many of them fail.
 */
class BoundedAnswersTest {

  /** Company of more heaps than this is not looked at. */
  private static final int COMPANY = 3;

  /** Who wins, straight from the definition. */
  private static final class Played {
    private final PartizanRuleset rules;
    private final Map<Position, Map<Player, Boolean>> known = new HashMap<>();

    Played(PartizanRuleset rules) {
      this.rules = rules;
    }

    PartizanOutcome outcome(Position position) {
      return PartizanOutcome.of(wins(position, Player.LEFT), wins(position, Player.RIGHT));
    }

    private boolean wins(Position position, Player first) {
      Map<Player, Boolean> of = known.computeIfAbsent(position, p -> new HashMap<>());
      Boolean before = of.get(first);
      if (before == null) {
        Ruleset moves = first == Player.LEFT ? rules.left() : rules.right();
        List<Position> after = moves.moves(position);
        before = after.isEmpty() || after.stream().anyMatch(next -> !wins(next, first.opponent()));
        of.put(first, before);
      }
      return before;
    }
  }

  /** All positions with at most so many heaps, of at most this size. */
  private static List<Position> positions(int heaps, int largest) {
    List<Position> all = new ArrayList<>();
    all.add(Position.EMPTY);
    for (int i = 0; i < all.size(); i++) {
      Position x = all.get(i);
      for (int h = Math.max(1, x.largest()); x.size() < heaps && h <= largest; h++) {
        all.add(x.plus(Position.of(h)));
      }
    }
    return all;
  }

  private static PartizanSolution partizan(String game, int heaps) {
    PartizanSolver solver = new PartizanSolver(GameReader.of(game).partizan());
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    assertThat(solver.heaps()).isEqualTo(heaps);
    return solver.solution();
  }

  private static Quotient quotient(String game, int heaps) {
    QuotientSolver solver = QuotientSolver.heapByHeap(TakeAndBreak.of(game));
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    assertThat(solver.heaps()).isEqualTo(heaps);
    return solver.quotient();
  }

  /**
   * Compares all small positions.
   *
   * @return how many relations fail in company of one heap more
   */
  private static int compared(PartizanSolution solution) {
    Played played = new Played(solution.rules());
    int last = solution.heapsComputed();
    List<Position> within = positions(COMPANY, last);
    List<Position> beyond = positions(COMPANY, last + 1);
    int refuted = 0;
    for (Position g : positions(2, last)) {
      for (Position h : positions(2, last)) {
        PartizanCompareAnswer answer = PartizanCompareAnswer.of(solution, g, h);
        String pair = solution.rules().code() + ": " + g + " and " + h;
        assertThat(agrees(played, answer, within)).as(pair).isTrue();
        if (answer.verifiedTo().isEmpty()) {
          assertThat(agrees(played, answer, beyond)).as(pair + " for ever").isTrue();
        } else {
          assertThat(answer.verifiedTo()).hasValue(last);
          refuted += agrees(played, answer, beyond) ? 0 : 1;
        }
      }
    }
    return refuted;
  }

  /** Whether nothing in some company contradicts what an answer says. */
  private static boolean agrees(
      Played played, PartizanCompareAnswer answer, List<Position> company) {
    return company.stream()
        .allMatch(
            x -> {
              PartizanOutcome one = played.outcome(answer.left().plus(x));
              PartizanOutcome two = played.outcome(answer.right().plus(x));
              return (!answer.atLeast() || one.isAtLeast(two))
                  && (!answer.atMost() || two.isAtLeast(one));
            });
  }

  /** Looks for inverses of all small positions; returns how many fail one heap beyond. */
  private static int inverted(PartizanSolution solution) {
    Played played = new Played(solution.rules());
    int last = solution.heapsComputed();
    int refuted = 0;
    for (Position g : positions(3, last)) {
      InverseAnswer answer = InverseAnswer.of(solution, g);
      String of = solution.rules().code() + ": " + g;
      if (!answer.decided()) {
        assertThat(answer.verifiedTo()).as(of).isEmpty();
        assertThat(answer.inverse()).as(of).isEmpty();
        continue;
      }
      Optional<Position> found = answer.found();
      assertThat(found.isEmpty() || cancel(played, g.plus(found.get()), last)).as(of).isTrue();
      boolean isSoBeyond =
          found.isPresent()
              ? cancel(played, g.plus(found.get()), last + 1)
              : positions(2, last + 1).stream().noneMatch(h -> cancel(played, g.plus(h), last + 1));
      if (answer.verifiedTo().isEmpty()) {
        assertThat(isSoBeyond).as(of + " for ever").isTrue();
      } else {
        assertThat(answer.verifiedTo()).hasValue(last);
        refuted += isSoBeyond ? 0 : 1;
      }
    }
    return refuted;
  }

  private static boolean cancel(Played played, Position sum, int largest) {
    return positions(COMPANY, largest).stream()
        .allMatch(x -> played.outcome(sum.plus(x)) == played.outcome(x));
  }

  @ParameterizedTest
  @CsvSource({
    "0.3/0.14, 3, true",
    "0.7/0.01, 4, true",
    "0.1/0.3, 2, true",
    "0.3/0.5, 2, false",
    "0.5/0.03, 2, false"
  })
  void positionsOfLeftAndRight(String game, int heaps, boolean isRefuted) {
    PartizanSolution solution = partizan(game, heaps);
    assertThat(solution.isSolved()).isFalse();
    int refuted = compared(solution) + inverted(solution);
    assertThat(refuted > 0).as("something fails beyond heap " + heaps).isEqualTo(isRefuted);
  }

  @Test
  void whatIsProvedForAllHeapsIsNotBounded() {
    PartizanSolver solver = new PartizanSolver(GameReader.of("0.7/0.07").partizan());
    solver.run(SolverLimits.none());
    PartizanSolution solution = solver.solution();
    assertThat(solution.isSolved()).isTrue();
    Position one = Position.of(1);
    assertThat(PartizanCompareAnswer.of(solution, one, Position.of(7)).verifiedTo()).isEmpty();
    assertThat(InverseAnswer.of(solution, one).verifiedTo()).isEmpty();
    assertThat(ReduceAnswer.of(PartizanView.of(solution), List.of("a2")).verifiedTo()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0.123, 7, true",
    "0.123, 8, true",
    "0.26, 4, false",
    "0.07, 8, false",
    "4.7, 6, false",
    "0.77, 6, false"
  })
  void positionsOfBoth(String game, int heaps, boolean isRefuted) {
    Quotient q = quotient(game, heaps);
    Played played = new Played(q.rules().partizan());
    int refuted = 0;
    for (Position g : positions(2, heaps)) {
      for (Position h : positions(2, heaps)) {
        DistinguishAnswer answer = DistinguishAnswer.of(q, g, h);
        String pair = game + ": " + g + " and " + h;
        if (answer.equal()) {
          assertThat(equal(played, g, h, heaps)).as(pair).isTrue();
          assertThat(answer.verifiedTo()).as(pair).hasValue(heaps);
          refuted += equal(played, g, h, heaps + 1) ? 0 : 1;
        } else {
          assertThat(answer.verifiedTo()).as(pair).isEmpty();
        }
      }
      OutcomeAnswer outcome =
          OutcomeAnswer.of(q, new Analyst(q, 0).answer(Heaps.list(g)), Optional.empty());
      assertThat(outcome.verifiedTo()).hasValue(heaps);
    }
    assertThat(refuted > 0).as("some are equal to heap %d only", heaps).isEqualTo(isRefuted);
    assertThat(ReduceAnswer.of(QuotientView.of(q), List.of("a3")).verifiedTo()).hasValue(heaps);
  }

  private static boolean equal(Played played, Position g, Position h, int largest) {
    return positions(COMPANY, largest).stream()
        .allMatch(x -> played.outcome(g.plus(x)) == played.outcome(h.plus(x)));
  }

  @Test
  void wordsOfAGameThatGrowsForEverAreNotBounded() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("4.7"));
    solver.run(SolverLimits.none());
    QuotientView view = QuotientView.of(solver.quotient());
    assertThat(view.verifiedTo()).as("a part is looked at").isPresent();
    assertThat(ReduceAnswer.of(view, List.of("b20")).verifiedTo()).isEmpty();
  }

  @Test
  void aSolvedGameIsNotBounded() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.123"));
    solver.run(SolverLimits.none());
    Quotient q = solver.quotient();
    assertThat(ReduceAnswer.of(QuotientView.of(q), List.of("a3")).verifiedTo())
        .isEqualTo(OptionalInt.empty());
    assertThat(DistinguishAnswer.of(q, Position.of(6), Position.of(11)).verifiedTo()).isEmpty();
  }
}
