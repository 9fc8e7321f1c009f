// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Outcome;

/**
 * Who wins a position, and how.
 *
 * @param position the heaps as they were given, without empty ones
 * @param outcome who wins; empty if it could not be settled within the limits
 * @param value the value of the position; empty if it was played out instead
 * @param winning the moves that win
 * @param ground where the answer comes from
 */
public record Answer(
    List<BigInteger> position,
    Optional<Outcome> outcome,
    OptionalInt value,
    WinningMoves winning,
    Ground ground) {

  /** What an answer rests on. */
  public enum Ground {
    /** A solution that is proved for all heaps. */
    SOLVED,
    /** A solution that is verified for all positions with heaps as large as these. */
    VERIFIED,
    /** The position was played out, as far as heaps with verified values. */
    PLAYED_OUT,
    /** There were too many positions to play it out. */
    UNSETTLED
  }

  /** The same, with the outcome that something else than the value tells. */
  public Answer settled(Outcome known) {
    return new Answer(position, Optional.of(known), value, winning, Ground.PLAYED_OUT);
  }

  public Answer {
    position = List.copyOf(position);
  }
}
