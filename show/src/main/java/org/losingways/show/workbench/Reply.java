// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import java.util.Optional;
import org.losingways.game.Game;
import org.losingways.game.Labels;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
import org.losingways.play.Analyst;
import org.losingways.play.Move;
import org.losingways.play.Opponent;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.HintText;

/**
 * What the machine plays.
 *
 * @param move none if there is no move
 * @param after the position after it
 */
public record Reply(
    String game, List<HeapName> position, Optional<MoveName> move, Optional<List<HeapName>> after) {

  /**
   * Advice for a player.
   *
   * @param move one that wins, if there is one
   * @param reason why it wins, for whoever names the move in the words of their own board
   */
  public record Hint(
      String game, String hint, Optional<MoveName> move, @Omitted Optional<String> reason) {

    public static Hint of(Analyst analyst, Position position) {
      Ruleset rules = analyst.solution().rules();
      Optional<Move> best =
          analyst.answer(Heaps.list(position)).winning().moves().stream().findFirst();
      return new Hint(
          rules.code(),
          HintText.of(analyst, position),
          best.map(move -> MoveName.of(rules.labels(), move)),
          best.map(move -> HintText.reason(analyst, position, move)));
    }

    /** Advice for one of two players who have different moves. */
    public static Hint of(PartizanAnalyst analyst, Position position, Player you) {
      PartizanRuleset rules = analyst.rules();
      Optional<PartizanMove> best = HintText.best(analyst, position, you);
      return new Hint(
          rules.code(),
          HintText.of(analyst, position, you),
          best.map(move -> name(rules.labels(), move)),
          best.map(move -> HintText.reason(analyst, position, move, you)));
    }
  }

  /** Where to begin. */
  public record Start(String game, List<HeapName> position) {
    public static Start of(Game game, Position position) {
      return new Start(game.code(), HeapName.all(game.labels(), position));
    }
  }

  /** What one of two players plays who have different moves. */
  public static Reply of(PartizanRuleset rules, Position position, Optional<PartizanMove> move) {
    Labels labels = rules.labels();
    return new Reply(
        rules.code(),
        HeapName.all(labels, position),
        move.map(m -> name(labels, m)),
        move.map(m -> HeapName.all(labels, m.in(position))));
  }

  private static MoveName name(Labels labels, PartizanMove move) {
    return MoveName.of(labels, move.heap(), HeapName.all(labels, move.to()));
  }

  public static Reply of(Ruleset rules, Position position, Optional<Move> move) {
    Labels labels = rules.labels();
    return new Reply(
        rules.code(),
        HeapName.all(labels, position),
        move.map(m -> MoveName.of(labels, m)),
        move.map(m -> HeapName.all(labels, Opponent.after(position, m))));
  }
}
