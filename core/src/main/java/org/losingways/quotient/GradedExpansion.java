// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.HeapCounts;
import org.losingways.monoid.Word;

/**
 * The expanding step among infinite quotients: what {@link Expansion} does among finite ones, when
 * the degree of each heap is given.
 *
 * <p>A trial is given outcomes in a window of degrees, reduced, and verified. If it fails at some
 * position, counters are put beside it until that position is right, and that is the next trial.
 * Degrees are never confused, so that heaps may run out against each other for ever; everything
 * else is counted in finite ways, as it is there. If what is seen in the window does not go on
 * regularly, the window is made larger.
 */
final class GradedExpansion {

  /** The largest degrees, positive or negative, that are looked at in turn. */
  private static final int[] WINDOWS = {32, 48, 72, 108, 160};

  /** Where a trial fails at a position of a larger degree than this, degrees are wrong. */
  private static final int FAR = 12;

  /** Exponents from which on a period of 2 is no longer taken for granted. */
  private static final int LONG = 7;

  /** The periods tried in turn from there on. */
  private static final int[] PERIODS = {2, 2, 6, 2, 2, 4, 2, 2, 12};

  /** How many counters are put beside a trial together. */
  private static final int MANY = 3;

  /** An estimate of what one element takes in all the arrays together. */
  private static final long BYTES_EACH = 400;

  private final Ruleset rules;
  private final int[] lengths;
  private final int mostElements;
  private final int mostRefuted;
  private final List<int[]> refuting = new ArrayList<>();
  private int windows;

  /**
   * @param mostElements how many elements a trial may have in its window
   * @param mostRefuted how many trials may fail
   */
  GradedExpansion(Ruleset rules, int[] lengths, int mostElements, int mostRefuted) {
    this.rules = rules;
    this.lengths = lengths;
    this.mostElements = mostElements;
    this.mostRefuted = mostRefuted;
  }

  /** The positions that refuted trials. */
  List<int[]> refuting() {
    return refuting;
  }

  private record Attempt(GradedQuotient base, List<Cyclic> counters, GradedTrial trial) {}

  /**
   * Goes on until a trial is verified, or it is given up.
   *
   * @param start a monoid with degrees and the values of all heaps in it; its P does not matter
   * @param counters what is counted beside it in the first trial
   */
  Optional<RayVerified> run(GradedQuotient start, List<Cyclic> counters, Budget budget) {
    Optional<Attempt> next = attempt(start, counters, budget);
    while (next.isPresent() && refuting.size() < mostRefuted) {
      Attempt attempt = next.get();
      Optional<int[]> failing = attempt.trial.oneMore(believed(), budget);
      GradedReduction reduction = attempt.trial.reduce(budget);
      Optional<GradedQuotient> reduced = reduction.quotient(believed());
      if (reduced.isPresent() && (failing.isEmpty() || isRepeated(failing.get()))) {
        RayVerified.Attempt verification = RayVerified.of(rules, reduced.get(), lengths, budget);
        if (verification.verified().isPresent()) {
          return verification.verified();
        }
        failing = verification.failing();
      }
      if (reduced.isEmpty() || failing.isEmpty()) {
        if (++windows == WINDOWS.length) {
          return Optional.empty();
        }
        next = attempt(attempt.base, attempt.counters, budget);
        continue;
      }
      if (isRepeated(failing.get())) {
        return Optional.empty();
      }
      refuting.add(failing.get());
      if (Math.abs(reduced.get().degree(failing.get())) > FAR) {
        return Optional.empty();
      }
      List<int[]> confused = reduction.confusedWith(failing.get()).stream().toList();
      boolean right = !attempt.trial.isLost(failing.get());
      next = weaken(reduced.get(), failing.get(), right, confused, budget);
    }
    return Optional.empty();
  }

  private int believed() {
    return WINDOWS[windows] * 2 / 3;
  }

  private boolean isRepeated(int[] position) {
    return !refuting.isEmpty() && Arrays.equals(refuting.get(refuting.size() - 1), position);
  }

  private Optional<Attempt> attempt(GradedQuotient base, List<Cyclic> counters, Budget budget) {
    int most = mostElements;
    while (most > 0 && !budget.affords((double) most * BYTES_EACH)) {
      most /= 2;
    }
    return GradedTrial.of(rules, base, counters, lengths, WINDOWS[windows], most, budget)
        .map(trial -> new Attempt(base, counters, trial));
  }

  /**
   * The next trial: the fewest counters that make a position come out right.
   *
   * @param right whether it is to be in P
   * @param confusedBefore shorter positions that it was confused with
   */
  private Optional<Attempt> weaken(
      GradedQuotient reduced,
      int[] position,
      boolean right,
      List<int[]> confusedBefore,
      Budget budget) {
    List<int[]> confused = new ArrayList<>(confusedBefore);
    List<List<int[]>> kinds = kinds(reduced, position);
    for (int size = 1; size <= MANY; size++) {
      for (List<int[]> kind : kinds) {
        Optional<Attempt> best = Optional.empty();
        double fewest = Double.MAX_VALUE;
        for (List<Cyclic> some : HeapCounts.subsets(cyclic(kind, position), size)) {
          double counts = GradedProduct.combinations(some);
          if (counts < fewest && Expansion.separates(some, position, confused)) {
            Optional<Attempt> attempt = attempt(reduced, some, budget);
            if (attempt.isPresent()) {
              GradedTrial made = attempt.get().trial();
              if (made.isRight(position, right)) {
                best = attempt;
                fewest = counts;
              } else {
                made.wordOf(position)
                    .filter(word -> !Arrays.equals(word, position))
                    .ifPresent(confused::add);
              }
            }
          }
        }
        if (best.isPresent()) {
          return best;
        }
      }
    }
    // Counting each heap of the position by itself leaves nothing shorter to confuse it with.
    return attempt(reduced, cyclic(kinds.get(kinds.size() - 1), position), budget);
  }

  /** Weights of counters, from the most to the least sweeping, as in {@link Weights}. */
  private static List<List<int[]>> kinds(GradedQuotient reduced, int[] position) {
    int[] values = reduced.values();
    List<int[]> exponents = new ArrayList<>();
    for (int g = 0; g < reduced.monoid().generators(); g++) {
      int[] weights = new int[values.length];
      for (int h = 1; h < values.length; h++) {
        Word word = reduced.monoid().word(values[h]);
        weights[h] = word.exponent(g);
      }
      if (Cyclic.sum(weights, position) > 0) {
        exponents.add(weights);
      }
    }
    return List.of(
        exponents,
        HeapCounts.groups(position, values.length, (h, k) -> values[h] == values[k]),
        HeapCounts.groups(position, values.length, (h, k) -> h == k));
  }

  private List<Cyclic> cyclic(List<int[]> weights, int[] position) {
    List<Cyclic> result = new ArrayList<>();
    for (int[] w : weights) {
      int sum = Cyclic.sum(w, position);
      int period = sum < LONG ? 2 : PERIODS[refuting.size() % PERIODS.length];
      result.add(new Cyclic(w, Math.max(sum, 2), period));
    }
    return result;
  }
}
