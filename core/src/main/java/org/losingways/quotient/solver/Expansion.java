// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.rays.RayShown;
import org.losingways.search.Weakening;

/**
 * The expanding step: looks for the partial quotient with one heap more when that heap is worth
 * none of the positions known.
 *
 * <p>The first trial counts the new heap with x⁴ = x² beside the old quotient. A trial is given
 * outcomes, reduced and verified. If it fails, the position u at which it fails is confused with
 * the word r that stands for its value: u and r are told apart by nothing in the trial, and differ
 * in outcome. So counters are put beside the reduced trial until u is right, and that is the next
 * trial; old heaps are split as well as the new one. Because each trial is finer than the one
 * before, a shortest wrong position is right from then on and shorter ones stay right; any wrong
 * position will do as well, but if one comes back the shortest is asked for. Because each trial is
 * reduced before it is refined, it stays small.
 *
 * <p>When the quotient with the new heap is infinite this goes on until {@link DegreeGuess}, which
 * looks at the positions that refute the trials, has found it, or a limit stops it.
 */
final class Expansion {

  /** Exponents from which on a period of 2 is no longer taken for granted. */
  private static final int LONG = 7;

  /** The periods tried in turn from there on. */
  private static final int[] PERIODS = {2, 2, 6, 2, 2, 4, 2, 2, 12};

  /** Beyond this many counters at once all of them are tried together, if there is room. */
  private static final int MANY = 3;

  private final FiniteQuotient last;
  private final Ruleset rules;
  private final int[] lengths;
  private final int newest;
  private final Deque<Integer> orders = new ArrayDeque<>();
  private final Deque<Position> refuting = new ArrayDeque<>();
  private final DegreeGuess rays;
  private int refuted;

  /** The verified quotient, in which the new heap is worth nothing yet. */
  private final Trial.Reduced start;

  /** The counter of the first trial. */
  private final List<Cyclic> counters;

  /** After how many refuted trials powers are looked at in a box, beside those usual earlier. */
  private static final int FIRST_BOX = 8;

  /**
   * How many words the first box may have: it is made for many games whose quotient is infinite,
   * and costs little; 32 times as many from box to box.
   */
  private static final long FIRST_WORDS = 1 << 15;

  private static final long MOST_WORDS = 1 << 23;

  private int nextBox;
  private long words = FIRST_WORDS;

  /** The next trial, if it is not the first. */
  private Optional<Attempt> next = Optional.empty();

  /**
   * @param last the verified quotient
   * @param lengths the lengths of all heaps, the new one included
   * @param usual how many trials were refuted at earlier heaps, at most
   */
  Expansion(FiniteQuotient last, int[] lengths, int usual) {
    int[] values = last.phi();
    this.last = last;
    this.rules = last.rules();
    this.lengths = lengths;
    this.newest = values.length;
    this.rays = new DegreeGuess(last, lengths, usual);
    this.nextBox = FIRST_BOX + usual;
    this.start =
        new Trial.Reduced(
            last.monoid(), new long[0], Arrays.copyOf(values, newest + 1), new int[0][]);
    int[] unit = new int[newest + 1];
    unit[newest] = 1;
    this.counters = List.of(new Cyclic(unit, 2, 2));
  }

  /**
   * Goes on until a trial is verified.
   *
   * @return nothing if an infinite quotient was found instead
   * @throws Budget.Stopped when a limit is reached; a later call goes on from the last trial
   */
  Optional<Candidate> run(Budget budget) {
    while (true) {
      Attempt attempt = next.isPresent() ? next.get() : attempt(start, counters, budget);
      Candidate candidate = candidate(attempt, budget);
      Optional<int[]> failure = candidate.failure();
      if (failure.isEmpty()) {
        return Optional.of(candidate);
      }
      Trial.Reduced reduced = candidate.reduced();
      if (Position.of(failure.get()).equals(refuting.peekLast())) {
        candidate = verify(reduced, budget, true);
      }
      int[] position = candidate.failure().orElseThrow();
      if (rays.refuted(reduced, position, budget)) {
        return Optional.empty();
      }
      try {
        next = Optional.of(weaken(candidate, position, budget));
      } catch (Budget.Stopped e) {
        if (e.limit() == Budget.Limit.MEMORY && rays.lastSearch(reduced, budget)) {
          return Optional.empty();
        }
        throw e;
      }
      report(reduced.monoid().order(), position);
      Optional<Candidate> box = box(budget);
      if (box.isPresent()) {
        return box;
      }
    }
  }

  /**
   * A trial of all powers at once, if a box of them has an end and the trial is verified. If it is
   * refuted it is given up: what it counts too far would be in the way of all later trials.
   */
  private Optional<Candidate> box(Budget budget) {
    if (refuted < nextBox) {
      return Optional.empty();
    }
    nextBox = refuted + 2 + refuted / 2;
    Optional<List<Cyclic>> powers = new PowerBox(last, words).counters();
    words = Math.min(32 * words, MOST_WORDS);
    FiniteMonoid one = FiniteMonoid.trivial();
    try {
      return powers
          .map(some -> candidate(attempt(one, new int[newest + 1], some, budget), budget))
          .filter(candidate -> candidate.failure().isEmpty());
    } catch (Budget.Stopped e) {
      if (e.limit() == Budget.Limit.TIME || e.limit() == Budget.Limit.CANCELLED) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private Candidate candidate(Attempt attempt, Budget budget) {
    Trial.Reduced reduced = attempt.trial().reduce(attempt.outcomes().all(budget), budget);
    budget.checkTrial(reduced.monoid().order());
    return verify(reduced, budget, false);
  }

  private Candidate verify(Trial.Reduced reduced, Budget budget, boolean shortest) {
    return Candidate.of(rules, reduced, Optional.of(last), lengths, budget, shortest);
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

  /** The infinite quotient that was found, if one was. */
  Optional<RayShown> infinite() {
    return rays.found();
  }

  /** What was refuted so far. */
  GrowthReport report() {
    return new GrowthReport(newest, refuted, List.copyOf(orders), List.copyOf(refuting));
  }

  /**
   * The next trial: the fewest counters that make a position come out right.
   *
   * <p>Counters that count the position like one of the shorter positions it was confused with
   * cannot help. The first of these is the word that stands for its value, and each set of counters
   * that is tried in vain shows another, so that most sets need not be tried.
   */
  private Attempt weaken(Candidate candidate, int[] position, Budget budget) {
    Trial.Reduced reduced = candidate.reduced();
    int wanted = Candidate.length(position, lengths);
    int value = value(reduced, position);
    boolean right = !Bits.get(reduced.p(), value);
    List<int[]> confused = new ArrayList<>();
    confused.add(reduced.words()[value]);
    List<List<Cyclic>> kinds =
        Weakening.counters(
            Scales.kinds(candidate, position), position, LONG, PERIODS[refuted % PERIODS.length]);
    // Counting each heap of the position by itself leaves nothing shorter to confuse it with.
    List<Cyclic> all = kinds.get(kinds.size() - 1);
    boolean room = Trial.fits(reduced.monoid(), all, budget);
    return Weakening.fewest(
            kinds,
            room ? MANY : Math.max(MANY, all.size() - 1),
            some -> Counted.size(reduced.monoid(), some),
            some -> {
              if (!Weakening.separates(some, position, confused)
                  || !Trial.fits(reduced.monoid(), some, budget)) {
                return Optional.empty();
              }
              Attempt attempt = attempt(reduced, some, budget);
              int x = attempt.trial().value(position);
              if (attempt.trial().shortest(x, wanted, budget) == wanted
                  && attempt.outcomes().of(x, wanted, budget) == right) {
                return Optional.of(attempt);
              }
              confused.add(attempt.trial().word(x));
              return Optional.empty();
            })
        .orElseGet(() -> attempt(reduced, all, budget));
  }

  /** A trial with its outcomes, as far as they were asked for. */
  private record Attempt(Trial trial, Trial.Outcomes outcomes) {}

  private Attempt attempt(Trial.Reduced reduced, List<Cyclic> counters, Budget budget) {
    return attempt(reduced.monoid(), reduced.values(), counters, budget);
  }

  private Attempt attempt(FiniteMonoid base, int[] values, List<Cyclic> counters, Budget budget) {
    Trial trial = new Trial(base, values, counters, lengths, budget);
    return new Attempt(trial, trial.outcomes(rules));
  }

  private static int value(Trial.Reduced reduced, int[] position) {
    int value = 0;
    for (int h : position) {
      value = reduced.monoid().times(value, reduced.values()[h]);
    }
    return value;
  }
}
