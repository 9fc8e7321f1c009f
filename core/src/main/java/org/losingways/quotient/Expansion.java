// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * The expanding step: looks for the partial quotient with one heap more when that heap is worth
 * none of the positions known.
 *
 * <p>The first trial counts the new heap with x⁴ = x² beside the old quotient. A trial is given
 * outcomes, reduced and verified. If it fails, the position u at which it fails is confused with
 * the word r that stands for its value: u and r are told apart by nothing in the trial, and differ
 * in outcome. So counters are put beside the reduced trial until u is right, and that is the next
 * trial. Because each trial is finer than the one before, whatever was right stays right, and the
 * shortest wrong position gets longer and longer; old heaps are split as well as the new one.
 * Because each trial is reduced before it is refined, it stays small.
 *
 * <p>When the quotient with the new heap is infinite this goes on for ever, until a limit stops it.
 */
final class Expansion {

  /** Exponents from which on a period of 2 is no longer taken for granted. */
  private static final int LONG = 7;

  /** Beyond this many counters at once all of them are tried together. */
  private static final int MANY = 3;

  private final Ruleset rules;
  private final int[] lengths;
  private final int newest;
  private final Deque<Integer> orders = new ArrayDeque<>();
  private final Deque<Position> refuting = new ArrayDeque<>();
  private int refuted;

  /** The base of the next trial, the heaps' values in it and the counters beside it. */
  private FiniteMonoid base;

  private int[] values;
  private List<Cyclic> counters;

  /**
   * @param monoid the verified quotient
   * @param values Φ on it
   * @param lengths the lengths of all heaps, the new one included
   */
  Expansion(Ruleset rules, FiniteMonoid monoid, int[] values, int[] lengths) {
    this.rules = rules;
    this.lengths = lengths;
    this.newest = values.length;
    this.base = monoid;
    this.values = Arrays.copyOf(values, newest + 1);
    int[] unit = new int[newest + 1];
    unit[newest] = 1;
    this.counters = List.of(new Cyclic(unit, 2, 2));
  }

  /**
   * Goes on until a trial is verified.
   *
   * @throws Budget.Stopped when a limit is reached; a later call goes on from the last trial
   */
  Candidate run(Budget budget) {
    while (true) {
      Trial trial = new Trial(base, values, counters, lengths, budget);
      Reduced reduced = trial.reduce(trial.outcomes(rules, budget), budget);
      budget.checkTrial(reduced.monoid().order());
      Candidate candidate = Candidate.of(rules, reduced, lengths, budget);
      Optional<int[]> failure = candidate.failure();
      if (failure.isEmpty()) {
        return candidate;
      }
      int[] position = failure.get();
      List<Cyclic> weaker = weaken(candidate, position, budget);
      base = reduced.monoid();
      values = reduced.values();
      counters = weaker;
      report(base.order(), position);
    }
  }

  private void report(int order, int[] position) {
    refuted++;
    orders.add(order);
    refuting.add(Position.of(position));
    if (orders.size() > GrowthReport.KEPT) {
      orders.remove();
      refuting.remove();
    }
  }

  /** What was refuted so far. */
  GrowthReport report() {
    return new GrowthReport(newest, refuted, List.copyOf(orders), List.copyOf(refuting));
  }

  /** The fewest counters that make a position come out right. */
  private List<Cyclic> weaken(Candidate candidate, int[] position, Budget budget) {
    Reduced reduced = candidate.reduced();
    int wanted = Candidate.length(position, lengths);
    boolean right = !Bits.get(reduced.p(), value(reduced, position));
    List<List<int[]>> kinds = Weights.kinds(candidate, position);
    for (int size = 1; size <= MANY; size++) {
      for (List<int[]> kind : kinds) {
        long best = Long.MAX_VALUE;
        List<Cyclic> found = List.of();
        for (List<Cyclic> some : subsets(cyclic(kind, position), size)) {
          long elements = Counted.size(reduced.monoid(), some);
          if (elements < best && helps(reduced, some, position, wanted, right, budget)) {
            found = some;
            best = elements;
          }
        }
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    // Counting each heap of the position by itself leaves nothing shorter to confuse it with.
    return cyclic(kinds.get(kinds.size() - 1), position);
  }

  private List<Cyclic> cyclic(List<int[]> weights, int[] position) {
    List<Cyclic> result = new ArrayList<>();
    for (int[] w : weights) {
      int sum = Cyclic.sum(w, position);
      // Powers with a longer period look like powers that never repeat with period 2: after a
      // while 4 and 6 are tried, and 12, which has them both.
      int period = sum < LONG ? 2 : PERIODS[refuted % PERIODS.length];
      result.add(new Cyclic(w, Math.max(sum, 2), period));
    }
    return result;
  }

  private static final int[] PERIODS = {2, 2, 6, 2, 2, 4, 2, 2, 12};

  private boolean helps(
      Reduced reduced,
      List<Cyclic> some,
      int[] position,
      int wanted,
      boolean right,
      Budget budget) {
    Trial trial = new Trial(reduced.monoid(), reduced.values(), some, lengths, budget);
    int value = trial.value(position);
    return trial.length(value) == wanted && trial.outcomes(rules, budget)[value] == right;
  }

  private static int value(Reduced reduced, int[] position) {
    int value = 0;
    for (int h : position) {
      value = reduced.monoid().times(value, reduced.values()[h]);
    }
    return value;
  }

  private static <T> List<List<T>> subsets(List<T> all, int size) {
    List<List<T>> result = new ArrayList<>();
    if (size == 0) {
      result.add(List.of());
      return result;
    }
    for (int i = 0; i + size <= all.size(); i++) {
      for (List<T> rest : subsets(all.subList(i + 1, all.size()), size - 1)) {
        List<T> some = new ArrayList<>();
        some.add(all.get(i));
        some.addAll(rest);
        result.add(some);
      }
    }
    return result;
  }
}
