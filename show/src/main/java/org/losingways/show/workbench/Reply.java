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
   */
  public record Hint(String game, String hint, Optional<MoveName> move) {

    public static Hint of(Analyst analyst, Position position) {
      Ruleset rules = analyst.solution().rules();
      return new Hint(
          rules.code(),
          HintText.of(analyst, position),
          analyst.answer(Heaps.list(position)).winning().moves().stream()
              .findFirst()
              .map(move -> MoveName.of(rules.labels(), move)));
    }

    /** Advice for one of two players who have different moves. */
    public static Hint of(PartizanAnalyst analyst, Position position, Player you) {
      PartizanRuleset rules = analyst.rules();
      return new Hint(
          rules.code(),
          HintText.of(analyst, position, you),
          HintText.best(analyst, position, you).map(move -> name(rules.labels(), move)));
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
