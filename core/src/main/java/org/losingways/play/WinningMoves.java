// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losingways.budget.Budget;
import org.losingways.family.FamilyModel;
import org.losingways.game.Outcome;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.LevelQuotient;
import org.losingways.quotient.Solution;

/**
 * The moves that win a position: those to positions whose value is in P.
 *
 * <pre>{@code
 * WinningMoves.of(solution, heaps(9, 8, 5, 3)).moves()   // of 0.123: 8→5, 5→3, 3→1
 * }</pre>
 *
 * <p>Cost: one product for each option of each heap. Heaps may be of any size where the values
 * repeat; of a heap with very many options those are shown that {@link HeapOptions} lists, which
 * include a winning one if there is one.
 *
 * @param moves each once, in the order of the heaps
 * @param complete whether these are all
 */
public record WinningMoves(List<Move> moves, boolean complete) {

  /** Where smaller parts end when values are not known to repeat. */
  private static final int USUAL_BOUND = 300;

  /** Where a few options would do, all are listed of heaps of at most so many bits. */
  private static final int SMALL_BITS = 8;

  /** How many levels from another heap a part is worth a look. */
  private static final int NEAR = 3;

  public WinningMoves {
    moves = List.copyOf(moves);
  }

  /**
   * The winning moves.
   *
   * @throws IllegalArgumentException if the value of a heap is not known
   */
  public static WinningMoves of(Solution solution, List<BigInteger> heaps) {
    int bound = bound(solution);
    int middle = middle(solution);
    boolean splits = solution.rules() instanceof TakeAndBreak code && code.maxParts() > 1;
    List<Move> moves = new ArrayList<>();
    boolean complete = true;
    Set<BigInteger> different = new LinkedHashSet<>(heaps);
    for (BigInteger heap : different) {
      int company = company(solution, heaps, heap);
      HeapOptions options =
          solution
              .likely(heap, company)
              .filter(singles -> !splits || heap.bitLength() > SMALL_BITS)
              .map(singles -> HeapOptions.single(singles, !splits))
              .orElseGet(
                  () ->
                      HeapOptions.of(
                              solution.rules(),
                              heap,
                              bound,
                              middle,
                              (parts, count) -> wins(solution, company, parts, count))
                          .and(beside(solution, heap, heaps)));
      for (List<BigInteger> option : options.options()) {
        if (Budget.isSpent()) {
          complete = false;
          break;
        }
        int after = solution.times(company, value(solution, option));
        if (solution.outcome(after) == Outcome.P) {
          moves.add(new Move(heap, option));
        }
      }
      complete &= options.complete();
    }
    return new WinningMoves(moves, complete);
  }

  private static boolean wins(Solution solution, int company, int[] parts, int count) {
    int after = company;
    for (int i = 0; i < count; i++) {
      after = solution.times(after, solution.value(parts[i]));
    }
    return solution.outcome(after) == Outcome.P;
  }

  private static int middle(Solution solution) {
    return solution instanceof EndlessQuotient<?> q
        ? q.<Integer>byTheorem(
            family -> balance(family.family().model()), levels -> levels.model().period(), nim -> 0)
        : 0;
  }

  /**
   * Where only the order of the largest heaps counts, the options with a part near another heap, if
   * there are so many that they are not all listed.
   */
  private static List<List<BigInteger>> beside(
      Solution solution, BigInteger heap, List<BigInteger> heaps) {
    List<List<BigInteger>> found = new ArrayList<>();
    if (solution instanceof LevelQuotient q) {
      int far = NEAR * q.model().period();
      for (BigInteger other : new LinkedHashSet<>(heaps)) {
        for (int i = -far; i <= far; i++) {
          found.addAll(HeapOptions.with(solution.rules(), heap, other.add(BigInteger.valueOf(i))));
        }
      }
    }
    return found;
  }

  private static int bound(Solution solution) {
    return solution instanceof EndlessQuotient<?> q
        ? q.<Integer>byTheorem(
            family -> family.family().model().start() + family.family().model().period(),
            levels -> levels.model().start() + levels.model().period(),
            nim -> USUAL_BOUND)
        : solution.period().map(p -> p.preperiod() + p.period()).orElse(USUAL_BOUND);
  }

  /**
   * How far from one another two parts are at most when the larger of their thresholds is least
   * among those of parts of the same residues. Together with a small part all that such pairs can
   * do to a position is seen: weights are equal, and the largest threshold rises to both ends.
   */
  private static int balance(FamilyModel m) {
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int h = m.start(); h < m.start() + m.period(); h++) {
      if (m.threshold(h) != FamilyModel.NONE) {
        least = Math.min(least, m.threshold(h));
        most = Math.max(most, m.threshold(h));
      }
    }
    return ((most - least) / (2 * m.saltus()) + 3) * m.period();
  }

  /** The value of all heaps but one of this size. */
  private static int company(Solution solution, List<BigInteger> heaps, BigInteger without) {
    List<BigInteger> others = new ArrayList<>(heaps);
    others.remove(without);
    return value(solution, others);
  }

  /** The value of heaps of any size. */
  public static int value(Solution solution, List<BigInteger> heaps) {
    int value = 0;
    for (BigInteger heap : heaps) {
      value = solution.times(value, solution.value(heap));
    }
    return value;
  }
}
