// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.sum.GameSum;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/**
 * Two codes of which one is the other with a nim-heap of size 1 added to each odd heap, or to each
 * even one.
 *
 * <pre>{@code
 * // Heap n of 0.17 is heap n of 0.07, and 1 if n is odd: true to heap 33.
 * ParityRelation.find(TakeAndBreak.of("0.17"), TakeAndBreak.of("0.07"), Duration.ofSeconds(9))
 * }</pre>
 *
 * <p>Since 1+1 = 0 in misère play, it does not matter which of the two is the first. Candidates are
 * codes with the same moves that leave heaps. Of such a move, of k beans leaving r heaps, k has to
 * be even (1 is added to odd heaps), or k+r odd (1 is added to even heaps): then these moves keep
 * the relation ({@code docs/structure.md}). Two kinds of moves are left, the taking of a whole heap
 * and of the added 1, and the quotient of both games together decides whether they matter, to the
 * heap to which it is verified. If the quotient of one game is known and repeats, finitely many
 * heaps decide for all. <i>Pretending</i>, §7.1, quotes the relation of 0.17 and 0.07 for
 * nim-values.
 *
 * @param odd whether 1 is added to odd heaps, and not to even ones
 * @param verifiedTo the last heap for which it is proved; empty if that is all
 */
public record ParityRelation(boolean odd, OptionalInt verifiedTo) {

  /** Fewer heaps say nothing. */
  private static final int FEWEST = 12;

  /** Larger heaps have too many options to compare them one by one. */
  private static final int LARGEST = 400;

  /**
   * How two games are related, if they are this way.
   *
   * @param time how long to solve both together
   */
  public static Optional<ParityRelation> find(
      TakeAndBreak first, TakeAndBreak second, Duration time) {
    for (boolean odd : new boolean[] {true, false}) {
      if (!first.equals(second) && isSuitable(first, second, odd)) {
        Optional<ParityRelation> found = together(first, second, odd, time);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<ParityRelation> together(
      TakeAndBreak first, TakeAndBreak second, boolean odd, Duration time) {
    Ruleset sum = GameSum.of(List.of(first, second)).impartial();
    QuotientSolver solver = new QuotientSolver(sum);
    solver.run(SolverLimits.none().withTime(time));
    Quotient quotient = solver.quotient();
    int one = smallest(second);
    int last = 0;
    for (int heap = 1; heap <= LARGEST; heap++) {
      int there = number(sum, second, heap);
      int here = number(sum, first, heap);
      int token = number(sum, second, one);
      if (Math.max(Math.max(here, there), token) > solver.heaps()) {
        break;
      }
      int claimed = quotient.value(there);
      if (hasOne(heap, odd)) {
        claimed = quotient.times(claimed, quotient.value(token));
      }
      if (claimed != quotient.value(here)) {
        return Optional.empty();
      }
      last = heap;
    }
    if (quotient.isSolved()) {
      Optional<ParityRelation> all = proved(first, solved(second, time), odd);
      if (all.isPresent()) {
        return all;
      }
    }
    return last < FEWEST
        ? Optional.empty()
        : Optional.of(new ParityRelation(odd, OptionalInt.of(last)));
  }

  private static Quotient solved(TakeAndBreak game, Duration time) {
    QuotientSolver solver = new QuotientSolver(game);
    solver.run(SolverLimits.none().withTime(time));
    return solver.quotient();
  }

  private static int number(Ruleset sum, TakeAndBreak game, int heap) {
    return sum.labels().position(game.code() + ":" + heap).largest();
  }

  /** The first heap with moves: all its options are dead, so that it is the nim-heap 1. */
  private static int smallest(TakeAndBreak game) {
    int heap = 1;
    while (heap < LARGEST && game.options(heap).isEmpty()) {
      heap++;
    }
    return heap;
  }

  /**
   * Whether moves that leave heaps are the same, and leave as many ones as there were, or 2 more.
   */
  private static boolean isSuitable(TakeAndBreak game, TakeAndBreak other, boolean odd) {
    if (!game.isFinite() || !other.isFinite()) {
      return false;
    }
    for (int k = 0; k <= Math.max(game.length(), other.length()); k++) {
      for (int parts = 1; parts <= TakeAndBreak.MAX_PARTS; parts++) {
        if (game.allows(k, parts) != other.allows(k, parts)
            || (game.allows(k, parts) && (odd ? k % 2 != 0 : (k + parts) % 2 == 0))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The relation for all heaps, if the options of enough heaps have the same values. */
  private static Optional<ParityRelation> proved(TakeAndBreak game, Quotient other, boolean odd) {
    if (!other.isSolved() || other.period().isEmpty()) {
      return Optional.empty();
    }
    Period period = other.period().get();
    TakeAndBreak second = (TakeAndBreak) other.rules();
    // From here on an option of heap n has the value of one of heap n + p, and conversely.
    int last = 2 * period.preperiod() + 2 * period.period() + 2 * second.length() + game.length();
    int one = other.value(smallest(second));
    for (int heap = 1; heap <= last; heap++) {
      Budget.tick();
      if (last > LARGEST
          || !values(game, other, heap, one, odd)
              .equals(valuesWithOne(second, other, heap, one, odd))) {
        return Optional.empty();
      }
    }
    return Optional.of(new ParityRelation(odd, OptionalInt.empty()));
  }

  private static boolean hasOne(int heap, boolean odd) {
    return heap % 2 == (odd ? 1 : 0);
  }

  /** The options of a heap of the first game, smaller heaps being related. */
  private static Set<Integer> values(Ruleset game, Quotient other, int heap, int one, boolean odd) {
    Set<Integer> values = new HashSet<>();
    for (Position option : game.options(heap)) {
      int value = value(option, other);
      for (int i = 0; i < option.size(); i++) {
        value = hasOne(option.heap(i), odd) ? other.times(value, one) : value;
      }
      values.add(value);
    }
    return values;
  }

  /** The options of a heap of the second game with the 1 where it is due. */
  private static Set<Integer> valuesWithOne(
      Ruleset second, Quotient other, int heap, int one, boolean odd) {
    Set<Integer> values = new HashSet<>();
    for (Position option : second.options(heap)) {
      int value = value(option, other);
      values.add(hasOne(heap, odd) ? other.times(value, one) : value);
    }
    if (hasOne(heap, odd)) {
      values.add(other.value(heap));
    }
    return values;
  }

  private static int value(Position position, Quotient quotient) {
    int value = quotient.value(0);
    for (int i = 0; i < position.size(); i++) {
      value = quotient.times(value, quotient.value(position.heap(i)));
    }
    return value;
  }
}
