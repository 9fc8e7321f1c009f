// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.losingways.game.Outcome;
import org.losingways.game.Position;

/**
 * A player: picks a move in a position.
 *
 * <pre>{@code
 * new Opponent(analyst, Opponent.Level.PERFECT, new Random(1)).choose(position)   // wins if it can
 * }</pre>
 *
 * <p>A perfect player moves to a P-position whenever there is one. From a P-position it makes
 * winning hard to find: it leaves as few winning replies as it can among as many legal ones as it
 * can, and then as many beans as it can.
 */
public final class Opponent {

  /** How well a player plays. */
  public enum Level {
    /** Any move is as good as any other. */
    EASY,
    /** Sees the end coming, and before that a good move every other time. */
    MEDIUM,
    /** Never loses a won game. */
    PERFECT;

    /** Whether a player of this level looks for a good move this time. */
    public boolean isCareful(Random random) {
      return this == PERFECT || (this == MEDIUM && random.nextBoolean());
    }
  }

  /** With this few legal moves a player of the middle level sees everything. */
  private static final int NEAR_THE_END = 6;

  /** Beyond this many legal moves not all replies to all of them are looked at. */
  private static final int MOST_COMPARED = 400;

  private final Analyst analyst;
  private final Level level;
  private final Random random;

  public Opponent(Analyst analyst, Level level, Random random) {
    this.analyst = analyst;
    this.level = level;
    this.random = random;
  }

  /** The legal moves of a position, each once. */
  public static List<Move> legalMoves(Analyst analyst, Position position) {
    List<Move> moves = new ArrayList<>();
    for (int heap : position.descending().distinct().toArray()) {
      for (Position option : analyst.solution().rules().options(heap)) {
        moves.add(new Move(BigInteger.valueOf(heap), HeapOptions.parts(option)));
      }
    }
    return moves;
  }

  /** The position after a move. */
  public static Position after(Position position, Move move) {
    int[] parts = move.to().stream().mapToInt(BigInteger::intValue).toArray();
    return position.replace(move.heap().intValue(), Position.of(parts));
  }

  /** The move this player makes; empty if there is none to make. */
  public Optional<Move> choose(Position position) {
    List<Move> legal = legalMoves(analyst, position);
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    boolean sees =
        (level == Level.MEDIUM && legal.size() <= NEAR_THE_END) || level.isCareful(random);
    if (!sees) {
      return Optional.of(any(legal));
    }
    Answer answer = answer(position);
    List<Move> winning = answer.winning().moves();
    return Optional.of(winning.isEmpty() ? hardest(position, legal) : any(winning));
  }

  private Answer answer(Position position) {
    return analyst.answer(Arrays.stream(position.toArray()).mapToObj(BigInteger::valueOf).toList());
  }

  private Move any(List<Move> moves) {
    return moves.get(random.nextInt(moves.size()));
  }

  /** The move after which a good reply is hardest to find. */
  private Move hardest(Position position, List<Move> legal) {
    Move best = any(legal);
    if (legal.size() > MOST_COMPARED) {
      return best;
    }
    double bestChance = Double.MAX_VALUE;
    long bestBeans = 0;
    for (Move move : legal) {
      Position after = after(position, move);
      Answer answer = answer(after);
      int replies = Math.max(1, legalMoves(analyst, after).size());
      // Where nobody can move the game is over, and lost.
      boolean isOver = answer.outcome().filter(o -> o == Outcome.N).isPresent() && after.isEmpty();
      double chance = isOver ? 2 : (double) answer.winning().moves().size() / replies;
      if (chance < bestChance || (chance == bestChance && after.beans() > bestBeans)) {
        best = move;
        bestChance = chance;
        bestBeans = after.beans();
      }
    }
    return best;
  }
}
