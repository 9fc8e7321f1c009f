// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.play.Opponent.Level;
import org.losingways.quotient.Solution;

class OpponentTest {

  private static final List<String> CODES =
      List.of(
          "0.123", "0.77", "0.75", "0.34", "0.71", "0.512", "0.53", "0.72", "0.351", "0.312",
          "0.15", "0.31", "0.73", "0.3", "0.33", "0.333", "0.0122", "0.1023", "0.1032", "0.1232",
          "0.3101", "0.37", "0.17", "0.56", "0.45", "0.05", "0.51", "0.55", "0.57", "0.7");

  /** As many of each game and kind of play as make ten thousand in all. */
  private static final int GAMES = 168;

  private interface Player {
    Optional<Move> choose(Position position);
  }

  /** Takes as many beans as can be taken. */
  private static Optional<Move> greedy(Analyst analyst, Position position) {
    return Opponent.legalMoves(analyst, position).stream()
        .min(Comparator.comparingLong((Move m) -> Opponent.after(position, m).beans()));
  }

  /** Whether the player who begins wins, played to the end. */
  private static boolean beginnerWins(
      Analyst analyst, Position start, Play play, Player beginner, Player other) {
    Position position = start;
    boolean beginnersTurn = true;
    while (true) {
      Optional<Move> move = (beginnersTurn ? beginner : other).choose(position);
      if (move.isEmpty()) {
        return beginnersTurn == (play == Play.MISERE);
      }
      assertThat(Opponent.legalMoves(analyst, position)).contains(move.get());
      position = Opponent.after(position, move.get());
      beginnersTurn = !beginnersTurn;
    }
  }

  @Test
  void aPerfectPlayerNeverLosesAWonGame() {
    Random random = new Random(30);
    int won = 0;
    for (String code : CODES) {
      TakeAndBreak rules = TakeAndBreak.of(code);
      for (Play play : Play.values()) {
        Solution solution =
            play == Play.MISERE ? Games.partial(rules, 12) : NormalSolution.of(rules, 12);
        Analyst analyst = new Analyst(solution, 100_000);
        Opponent perfect = new Opponent(analyst, Level.PERFECT, random);
        Opponent easy = new Opponent(analyst, Level.EASY, random);
        Opponent medium = new Opponent(analyst, Level.MEDIUM, random);
        List<Player> others = List.of(easy::choose, medium::choose, p -> greedy(analyst, p));
        for (int game = 0; game < GAMES; game++) {
          int[] heaps =
              random.ints(1 + random.nextInt(3), 1, Math.min(12, solution.largestHeap())).toArray();
          Position start = Position.of(heaps);
          Player other = others.get(game % 3);
          if (solution.outcome(start) == Outcome.N) {
            assertThat(beginnerWins(analyst, start, play, perfect::choose, other))
                .as("%s in %s, %s", start, code, play)
                .isTrue();
          } else {
            assertThat(beginnerWins(analyst, start, play, other, perfect::choose))
                .as("%s in %s, %s", start, code, play)
                .isFalse();
          }
          won++;
        }
      }
    }
    assertThat(won).isGreaterThanOrEqualTo(10_000);
  }

  @Test
  void aLosingPlayerLeavesFewWinningReplies() {
    Analyst analyst = new Analyst(Games.solve("0.77"), 0);
    Position lost = Position.of(3, 3);
    assertThat(analyst.solution().outcome(lost)).isEqualTo(Outcome.P);
    Move move = new Opponent(analyst, Level.PERFECT, new Random(1)).choose(lost).orElseThrow();
    double chosen = chance(analyst, Opponent.after(lost, move));
    for (Move other : Opponent.legalMoves(analyst, lost)) {
      assertThat(chosen).isLessThanOrEqualTo(chance(analyst, Opponent.after(lost, other)));
    }
  }

  private static double chance(Analyst analyst, Position after) {
    int winning = analyst.answer(Games.heaps(after)).winning().moves().size();
    return (double) winning / Opponent.legalMoves(analyst, after).size();
  }

  @Test
  void nobodyMovesWhereThereIsNoMove() {
    Analyst analyst = new Analyst(Games.solve("0.123"), 0);
    for (Level level : Level.values()) {
      assertThat(new Opponent(analyst, level, new Random(1)).choose(Position.of(2))).isEmpty();
      assertThat(new Opponent(analyst, level, new Random(1)).choose(Position.EMPTY)).isEmpty();
    }
  }
}
