// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.form.FormLimitException;
import org.losingways.form.ReducedTreeSearch;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Ruleset;
import org.losingways.game.board.Sprouts;
import org.losingways.game.board.SproutsLand;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.answer.position.OutcomeAnswer;
import org.losingways.show.answer.position.OutcomeAnswer.Convention;

/**
 * Who wins a position of a game of Sprouts that is too large to be solved: a search decides it.
 *
 * @param position where play stands
 */
public record SproutsQuestion(Sprouts game, List<SproutsLand> position) {

  /** Games with more lands than this are searched, which is faster than to solve them. */
  private static final int MOST_LANDS_SOLVED = 200;

  /** Lands with so many lives have small forms; the states of a search are fewest then. */
  private static final int LIVES_OF_FORMS = 7;

  /** The question about a game that has to be searched; none if it can be solved. */
  public static Optional<SproutsQuestion> of(Ruleset rules, List<String> texts) {
    return rules instanceof Sprouts game
            && !(game.isSmall() && game.largestHeap() <= MOST_LANDS_SOLVED)
        ? Optional.of(new SproutsQuestion(game, game.lands(texts)))
        : Optional.empty();
  }

  /** The answer; what is not found before the budget is spent is left open. */
  public OutcomeAnswer answer() {
    Convention misere = convention(Play.MISERE);
    return OutcomeAnswer.searched(game.code(), names(position), misere, convention(Play.NORMAL));
  }

  private Convention convention(Play play) {
    ReducedTreeSearch<SproutsLand> search =
        new ReducedTreeSearch<>(play, SproutsLand::options, SproutsLand::lives, LIVES_OF_FORMS);
    Optional<Outcome> outcome = Optional.empty();
    List<MoveName> winning = new ArrayList<>();
    boolean isComplete = true;
    try {
      outcome = Optional.of(search.outcome(position));
      for (SproutsLand land : position.stream().distinct().toList()) {
        List<SproutsLand> others = new ArrayList<>(position);
        others.remove(land);
        for (List<SproutsLand> option : land.options()) {
          List<SproutsLand> after = new ArrayList<>(others);
          after.addAll(option);
          if (search.outcome(after) == Outcome.P) {
            winning.add(new MoveName(HeapName.of(land.toString()), names(option)));
          }
        }
      }
    } catch (Budget.Stopped | FormLimitException e) {
      isComplete = false;
    }
    return new Convention(outcome.map(Enum::name), Optional.empty(), winning, isComplete);
  }

  private static List<HeapName> names(List<SproutsLand> lands) {
    List<HeapName> names = new ArrayList<>();
    for (SproutsLand land : lands) {
      names.add(0, HeapName.of(land.toString()));
    }
    return names;
  }
}
