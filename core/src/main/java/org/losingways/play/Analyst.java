// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.quotient.Solution;

/**
 * Answers questions about positions of a game: from the solution where it knows the heaps, by
 * playing the position out where it does not.
 *
 * <pre>{@code
 * Answer answer = new Analyst(solution, 1_000_000).answer(heaps(9, 8, 5, 3));   // 0.123
 * answer.outcome()      // N
 * answer.winning()      // 8→5, 5→3, 3→1
 * }</pre>
 */
public final class Analyst {

  /** Larger heaps have more options than can be gone through at each of many positions. */
  private static final int BITS_PLAYED_OUT = 11;

  private final Solution solution;
  private final PlayedOut play;

  /**
   * @param solution what is known, of misère or normal play
   * @param maxPositions how many positions may be played out in all
   */
  public Analyst(Solution solution, int maxPositions) {
    this.solution = solution;
    this.play =
        new PlayedOut(
            solution.rules(),
            maxPositions,
            solution.largestHeap(),
            (position, player) -> solution.outcome(position) == Outcome.N,
            Budget::isSpent);
  }

  public Solution solution() {
    return solution;
  }

  /** Who wins a position, and by which moves. */
  public Answer answer(List<BigInteger> heaps) {
    List<BigInteger> position = heaps.stream().filter(h -> h.signum() > 0).toList();
    if (position.stream().allMatch(solution::knows)) {
      int value = WinningMoves.value(solution, position);
      boolean isSolved = solution.largestHeap() >= solution.rules().largestHeap();
      return new Answer(
          position,
          Optional.of(solution.outcome(value)),
          OptionalInt.of(value),
          WinningMoves.of(solution, position),
          isSolved ? Answer.Ground.SOLVED : Answer.Ground.VERIFIED);
    }
    return playedOut(position);
  }

  private Answer playedOut(List<BigInteger> heaps) {
    WinningMoves none = new WinningMoves(List.of(), false);
    Answer unsettled =
        new Answer(heaps, Optional.empty(), OptionalInt.empty(), none, Answer.Ground.UNSETTLED);
    if (heaps.stream().anyMatch(h -> h.bitLength() > BITS_PLAYED_OUT)) {
      return unsettled;
    }
    Position position = Position.of(heaps.stream().mapToInt(BigInteger::intValue).toArray());
    Optional<Outcome> outcome = play.impartialOutcome(position);
    if (outcome.isEmpty()) {
      return unsettled;
    }
    List<Move> winning = new ArrayList<>();
    boolean complete = true;
    for (BigInteger heap : heaps.stream().distinct().toList()) {
      Optional<List<Position>> options = play.options(heap.intValue());
      complete &= options.isPresent();
      for (Position option : options.orElse(List.of())) {
        Optional<Outcome> after = play.impartialOutcome(position.replace(heap.intValue(), option));
        complete &= after.isPresent();
        if (after.filter(o -> o == Outcome.P).isPresent()) {
          winning.add(new Move(heap, HeapOptions.parts(option)));
        }
      }
    }
    return new Answer(
        heaps,
        outcome,
        OptionalInt.empty(),
        new WinningMoves(winning, complete),
        Answer.Ground.PLAYED_OUT);
  }
}
