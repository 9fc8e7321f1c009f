// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;

/**
 * Looks for an infinite partial quotient beside the search for a finite one.
 *
 * <p>When finite trials are refuted by positions with more and more copies of two heaps, x and y,
 * the quotient is likely to be infinite, with a relation x^(k+p) y^(l+q) = x^k y^l between just
 * these two. Then a trial is made of the last finite trial, without x and y, beside that relation.
 * Other heaps whose copies grow as well run with x: they are counted in x, and by a small count of
 * their own. If the trial is wrong the finite search goes on, finds out more about the other heaps,
 * and another trial is made later, less and less often.
 */
final class RayExpansion {

  /** How many copies of a heap in a refuting position make it a candidate. */
  private static final int MANY = 4;

  /** How many copies of another heap let it run along. */
  private static final int SOME = 3;

  /** How many of the latest refuting positions are looked at. */
  private static final int KEPT = 6;

  /**
   * How many finite trials are refuted before an infinite one is made, beyond those that earlier
   * heaps of the game needed: games that grow regularly need many and are finite all the same.
   */
  private static final int FIRST = 12;

  /** Three heaps are tried only from this search on, since they take long. */
  private static final int PAIRS_ONLY = 4;

  /** How far the free heaps are counted. */
  private static final int[] BOXES = {14, 22, 34, 50};

  /** Beyond this many elements a box takes longer than it is worth. */
  private static final double MOST_ELEMENTS = 400_000;

  /** As many at first, and twice as many from search to search. */
  private static final double FIRST_ELEMENTS = 100_000;

  /** At most so many heaps run out together. */
  private static final int MOST_FREE = 4;

  private final Ruleset rules;
  private final int[] lengths;
  private final Deque<int[]> counts = new ArrayDeque<>();
  private int refuted;
  private int next;
  private int searches;
  private Optional<InfiniteQuotient> found = Optional.empty();

  /**
   * @param usual how many finite trials were refuted at earlier heaps, at most
   */
  RayExpansion(Ruleset rules, int[] lengths, int usual) {
    this.rules = rules;
    this.lengths = lengths;
    this.next = FIRST + usual;
  }

  /** What was found. */
  Optional<InfiniteQuotient> found() {
    return found;
  }

  /**
   * To be told of each refuted finite trial.
   *
   * @return whether an infinite quotient was found
   */
  boolean refuted(Reduced reduced, int[] position, Budget budget) {
    int[] count = new int[lengths.length];
    for (int h : position) {
      count[h]++;
    }
    counts.add(count);
    if (counts.size() > KEPT) {
      counts.remove();
    }
    refuted++;
    if (refuted < next) {
      return false;
    }
    return search(reduced, budget);
  }

  /**
   * Looks for an infinite quotient whatever happened before; to be called when the finite search
   * cannot go on.
   *
   * @return whether one was found
   */
  boolean search(Reduced reduced, Budget budget) {
    List<Integer> growing = growing();
    if (growing.size() < 2 || most(growing.get(0)) < MANY || most(growing.get(1)) < MANY) {
      return false;
    }
    next = refuted + 2 + refuted / 2;
    searches++;
    int heaps = searches < PAIRS_ONLY ? 2 : growing.size();
    for (RayTrial.Free free : choices(growing.subList(0, heaps))) {
      if (attempt(RayPart.without(free, reduced.monoid(), reduced.values()), budget)) {
        return true;
      }
    }
    return false;
  }

  private int most(int heap) {
    return counts.stream().mapToInt(count -> count[heap]).max().orElse(0);
  }

  /** The heaps that are there in numbers, those with most copies first. */
  private List<Integer> growing() {
    int[] sum = new int[lengths.length];
    for (int[] count : counts) {
      for (int h = 0; h < count.length; h++) {
        sum[h] += count[h];
      }
    }
    return IntStream.range(1, lengths.length)
        .filter(h -> most(h) >= SOME)
        .boxed()
        .sorted(Comparator.comparing((Integer h) -> -sum[h]))
        .limit(MOST_FREE)
        .toList();
  }

  /** The two heaps with most copies by themselves; then with a third one that runs with either. */
  private static List<RayTrial.Free> choices(List<Integer> growing) {
    List<RayTrial.Free> choices = new ArrayList<>();
    int x = growing.get(0);
    int y = growing.get(1);
    choices.add(new RayTrial.Free(x, y, List.of()));
    for (int third : growing.subList(2, growing.size())) {
      choices.add(new RayTrial.Free(x, y, List.of(third)));
      choices.add(new RayTrial.Free(y, x, List.of(third)));
    }
    if (growing.size() > 2) {
      choices.add(new RayTrial.Free(x, growing.get(2), List.of(y)));
    }
    return choices;
  }

  /**
   * Looks for an infinite quotient with one heap more, when it is worth none of the elements:
   * counts it beside the finite part, or with x, or with y.
   *
   * @param known the finite part with all heaps before
   * @return whether one was found
   */
  boolean next(RayPart known, Budget budget) {
    boolean alone = known.free().others().isEmpty();
    return attempt(known.withNext(2), budget)
        || attempt(known.withNext(4), budget)
        || attempt(known.withFree(false), budget)
        || (alone && attempt(known.withFree(true), budget));
  }

  private double mostElements() {
    return searches == 0
        ? MOST_ELEMENTS
        : Math.min(MOST_ELEMENTS, FIRST_ELEMENTS * Math.pow(2, searches - 1));
  }

  private boolean attempt(RayPart part, Budget budget) {
    Optional<RayTrial> last = Optional.empty();
    for (int n : BOXES) {
      if (RayBox.elements(part, n) > mostElements()) {
        return false;
      }
      Optional<RayBox> box = RayBox.of(rules, part, n, lengths, budget);
      Optional<RayTrial> trial = box.flatMap(b -> b.read(budget));
      if (trial.isPresent()) {
        if (last.isPresent() && last.get().isLike(trial.get())) {
          return false;
        }
        last = trial;
        Optional<RayVerified> verified = RayVerified.of(rules, trial.get(), lengths, budget);
        found = verified.flatMap(v -> InfiniteQuotient.of(rules, v, budget));
        if (found.isPresent()) {
          return true;
        }
      }
    }
    return false;
  }
}
