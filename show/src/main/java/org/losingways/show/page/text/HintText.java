// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.Optional;
import org.losingways.game.Board;
import org.losingways.game.Outcome;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
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
      return "This position is too large to analyse; I do not know either.";
    }
    String value =
        answer.value().stream().mapToObj(solution::print).findFirst().map(Words::raised).orElse("");
    if (answer.outcome().get() != Outcome.N || answer.winning().moves().isEmpty()) {
      String why = ": the value %s is lost for the player to move.".formatted(value);
      return "No move wins%s Hope for a mistake.".formatted(value.isEmpty() ? "." : why);
    }
    Move move = answer.winning().moves().get(0);
    return "Play %s: %s".formatted(said(analyst, move, position), reason(analyst, position, move));
  }

  /** Why a move wins, without the move. */
  public static String reason(Analyst analyst, Position position, Move move) {
    Solution solution = analyst.solution();
    Position after = Opponent.after(position, move);
    String value =
        analyst.answer(Heaps.list(after)).value().stream()
            .mapToObj(v -> "whose value " + Words.raised(solution.print(v)))
            .findFirst()
            .orElse("which");
    return "it leaves %s, %s is lost for the player to move."
        .formatted(solution.rules().labels().text(after), value);
  }

  /** Why a move was made: it wins, or no move does, or it was a mistake. */
  public static String why(Analyst analyst, Position before, Move move) {
    Position after = Opponent.after(before, move);
    Optional<Outcome> left = analyst.answer(Heaps.list(after)).outcome();
    if (left.isEmpty()) {
      return "That position was too large to analyse; I guessed.";
    }
    return left.get() == Outcome.P
        ? "Because " + reason(analyst, before, move)
        : otherwise(analyst.answer(Heaps.list(before)).outcome().equals(Optional.of(Outcome.N)));
  }

  /** Why a move of one of two players who have different moves was made. */
  public static String why(
      PartizanAnalyst analyst, Position before, PartizanMove move, Player player) {
    return analyst
        .outcome(move.in(before))
        .map(
            left ->
                left.winsSecond(player)
                    ? "Because " + reason(analyst, before, move, player)
                    : otherwise(best(analyst, before, player).isPresent()))
        .orElse("That position was too large to analyse; I guessed.");
  }

  private static String otherwise(boolean couldWin) {
    return couldWin
        ? "It was a mistake: I could have won, and now you can."
        : "No move wins there: I hope for a mistake of yours.";
  }

  /** The hint for one of two players who have different moves. */
  public static String of(PartizanAnalyst analyst, Position position, Player you) {
    return best(analyst, position, you)
        .map(
            move ->
                "Play %s: %s"
                    .formatted(move.text(analyst.rules()), reason(analyst, position, move, you)))
        .orElse("No move wins. Hope for a mistake.");
  }

  /** Why a move of one of two players wins, without the move. */
  public static String reason(
      PartizanAnalyst analyst, Position position, PartizanMove move, Player you) {
    Position after = move.in(position);
    String value =
        analyst.isCovered(after)
            ? ", of value " + Words.raised(analyst.solution().print(after))
            : "";
    return "it leaves %s%s, which %s, to move, loses."
        .formatted(analyst.rules().labels().text(after), value, you.opponent().display());
  }

  /** The move that is advised: one that wins and leaves few heaps. */
  public static Optional<PartizanMove> best(
      PartizanAnalyst analyst, Position position, Player you) {
    return analyst.winning(position, you).stream().min(Comparator.comparingInt(m -> m.to().size()));
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
