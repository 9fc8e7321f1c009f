// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Counters;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.HeapCounts;
import org.losingways.monoid.Word;
import org.losingways.quotient.RayModel;
import org.losingways.quotient.rays.RayVerified;
import org.losingways.search.Weakening;

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
final class RayExpansion {

  /** The largest degrees, positive or negative, that are looked at in turn. */
  private static final int[] WINDOWS = {32, 48, 72, 108, 160};

  /** Where a trial fails at a position of a larger degree than this, degrees are wrong. */
  private static final int FAR = 12;

  /** Exponents from which on a period of 2 is no longer taken for granted. */
  private static final int LONG = 7;

  /** The periods of long powers that are tried in turn. */
  private static final int[] PERIODS = {2, 4, 2, 12};

  /** How many counters are put beside a trial together. */
  private static final int MANY = 3;

  /** An estimate of what one element takes in all the arrays together. */
  private static final long BYTES_EACH = 400;

  /** Of the products of elements and counts at most one in so many is that of no position. */
  private static final double UNREACHED = 2;

  private final Ruleset rules;
  private final int[] lengths;
  private final int mostElements;
  private final int mostRefuted;
  private final boolean patient;
  private final List<int[]> refuting = new ArrayList<>();
  private int windows;

  /**
   * @param mostElements how many elements a trial may have in its window
   * @param mostRefuted how many trials may fail
   * @param patient whether to go on from trials that cannot be reduced
   */
  RayExpansion(Ruleset rules, int[] lengths, int mostElements, int mostRefuted, boolean patient) {
    this.rules = rules;
    this.lengths = lengths;
    this.mostElements = mostElements;
    this.mostRefuted = mostRefuted;
    this.patient = patient;
  }

  /** The positions that refuted trials. */
  List<int[]> refuting() {
    return refuting;
  }

  /**
   * A trial.
   *
   * @param again whether it was looked at before in a smaller window
   */
  private record Attempt(RayModel base, List<Cyclic> counters, RayTrial trial, boolean again) {

    Attempt inALargerWindow() {
      return new Attempt(base, counters, trial, true);
    }
  }

  /**
   * Goes on until a trial is verified, or it is given up.
   *
   * @param start a monoid with degrees and the values of all heaps in it; its P does not matter
   * @param counters what is counted beside it in the first trial
   */
  Optional<RayVerified> run(RayModel start, List<Cyclic> counters, Budget budget) {
    Optional<Attempt> next = attempt(start, counters, budget);
    while (next.isPresent() && refuting.size() < mostRefuted) {
      Attempt attempt = next.get();
      Optional<int[]> failing = attempt.trial.oneMore(believed(), budget);
      RayReduction reduction = attempt.trial.reduce(budget);
      Optional<RayModel> reduced = reduction.quotient(believed());
      if (reduced.isPresent() && !budget.allowsTrial(reduced.get().monoid().cells())) {
        return Optional.empty();
      }
      if (reduced.isPresent() && (failing.isEmpty() || isRepeated(failing.get()))) {
        RayVerified.Attempt verification = RayVerified.of(rules, reduced.get(), lengths, budget);
        if (verification.verified().isPresent()) {
          return verification.verified();
        }
        failing = verification.failing();
      }
      next = Optional.empty();
      if (failing.isPresent()) {
        if (isRepeated(failing.get()) || isFar(attempt.base, failing.get())) {
          return Optional.empty();
        }
        if (reduced.isPresent() || (patient && attempt.again)) {
          refuting.add(failing.get());
          next = weaken(attempt, reduction, reduced, failing.get(), budget);
        }
        if (next.isEmpty() && reduced.isPresent()) {
          return Optional.empty();
        }
      }
      if (next.isEmpty() && ++windows < WINDOWS.length) {
        next = attempt(attempt.base, attempt.counters, budget).map(Attempt::inALargerWindow);
      }
    }
    return Optional.empty();
  }

  private static boolean isFar(RayModel base, int[] position) {
    return Math.abs(base.degree(position)) > FAR;
  }

  private int believed() {
    return WINDOWS[windows] * 2 / 3;
  }

  private boolean isRepeated(int[] position) {
    return !refuting.isEmpty() && Arrays.equals(refuting.get(refuting.size() - 1), position);
  }

  private Optional<Attempt> attempt(RayModel base, List<Cyclic> counters, Budget budget) {
    int most = mostElements;
    while (most > 0 && !budget.affords((double) most * BYTES_EACH)) {
      most /= 2;
    }
    return RayTrial.of(rules, base, counters, lengths, WINDOWS[windows], most, budget)
        .map(trial -> new Attempt(base, counters, trial, false));
  }

  /**
   * The next trial: the fewest counters that make a position come out right, beside the reduced
   * trial, or beside the trial itself if it is not seen how that goes on when it is reduced.
   */
  private Optional<Attempt> weaken(
      Attempt attempt,
      RayReduction reduction,
      Optional<RayModel> reduced,
      int[] position,
      Budget budget) {
    boolean right = !attempt.trial.isLost(position);
    List<int[]> confused = new ArrayList<>(reduction.confusedWith(position).stream().toList());
    RayModel base = reduced.orElse(attempt.base);
    List<Cyclic> kept = reduced.isPresent() ? List.of() : attempt.counters;
    double elements = reduced.isPresent() ? reduction.classes() : attempt.trial.size();
    List<List<Cyclic>> kinds =
        Weakening.counters(
            kinds(base, position), position, LONG, PERIODS[refuting.size() % PERIODS.length]);
    Optional<Attempt> best =
        Weakening.fewest(
            kinds,
            MANY,
            Counters::combinations,
            some -> {
              if (Counters.combinations(some) * elements >= mostElements * UNREACHED
                  || !Weakening.separates(some, position, confused)) {
                return Optional.empty();
              }
              Optional<Attempt> tried = attempt(base, both(kept, some), budget);
              if (tried.isEmpty() || tried.get().trial().isRight(position, right)) {
                return tried;
              }
              tried
                  .get()
                  .trial()
                  .wordOf(position)
                  .filter(word -> !Arrays.equals(word, position))
                  .ifPresent(confused::add);
              return Optional.empty();
            });
    // Counting each heap of the position by itself leaves nothing shorter to confuse it with.
    return best.isPresent() ? best : attempt(base, both(kept, kinds.get(kinds.size() - 1)), budget);
  }

  private static List<Cyclic> both(List<Cyclic> some, List<Cyclic> more) {
    List<Cyclic> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  /** Weights of counters, from the most to the least sweeping, as in {@link Scales}. */
  private static List<List<int[]>> kinds(RayModel reduced, int[] position) {
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
}
