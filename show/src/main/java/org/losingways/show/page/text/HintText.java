// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.math.BigInteger;
import org.losingways.game.Board;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.play.Analyst;
import org.losingways.play.Answer;
import org.losingways.play.Move;
import org.losingways.play.Opponent;
import org.losingways.quotient.Solution;

/** What somebody who plays is told when they ask for a hint. */
public final class HintText {

  private HintText() {}

  /** The hint. */
  public static String of(Analyst analyst, Position position) {
    Answer answer = analyst.answer(Heaps.list(position));
    Solution solution = analyst.solution();
    if (answer.outcome().isEmpty()) {
      return "This position is too large to be analysed; I do not know either.";
    }
    String value =
        answer.value().stream().mapToObj(solution::print).findFirst().map(Words::raised).orElse("");
    if (answer.outcome().get() != Outcome.N || answer.winning().moves().isEmpty()) {
      String why = ": the value %s is lost for whoever must move.".formatted(value);
      return "No move wins%s Hope for a mistake.".formatted(value.isEmpty() ? "." : why);
    }
    Move move = answer.winning().moves().get(0);
    Position after = Opponent.after(position, move);
    String then =
        analyst.answer(Heaps.list(after)).value().stream()
            .mapToObj(v -> ", whose value " + Words.raised(solution.print(v)) + " is lost")
            .findFirst()
            .orElse(", which is lost");
    return "Play %s: it leaves %s%s for whoever must move."
        .formatted(said(analyst, move, position), solution.rules().labels().text(after), then);
  }

  /** A move in the words of its board. */
  public static String said(Analyst analyst, Move move, Position position) {
    int[] to = move.to().stream().mapToInt(BigInteger::intValueExact).toArray();
    Board.Pick pick = new Board.Pick(move.heap().intValueExact(), Position.of(to));
    Ruleset rules = analyst.solution().rules();
    return rules
        .board()
        .say(pick, position)
        .orElseGet(() -> rules.labels().text(pick.heap(), pick.to()));
  }
}
