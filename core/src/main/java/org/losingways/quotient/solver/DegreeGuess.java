// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.Multiples;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.RayModel;
import org.losingways.quotient.rays.RayShown;

/**
 * Looks for an infinite partial quotient beside the search for a finite one.
 *
 * <p>When finite trials are refuted by positions with more and more copies of some heaps, the
 * quotient is likely to be infinite: these heaps have degrees, positive and negative, and the
 * degrees of all refuting positions stay within bounds. So the degrees are those small numbers that
 * fit the refuting positions best. A trial with them is made of the last finite one, and handed to
 * {@link RayExpansion}. If it comes to nothing the finite search goes on, finds out more, and
 * another trial is made later, less and less often.
 */
final class DegreeGuess {

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

  /** How many elements a trial may have, at first and at most; it doubles from search to search. */
  private static final int FIRST_ELEMENTS = 100_000;

  private static final int MOST_ELEMENTS = 1_500_000;

  /** How many times more elements a trial may have than the last finite trial. */
  private static final int LARGER = 32;

  /** How many trials may be refuted in a search at first; a half more from search to search. */
  private static final int FIRST_REFUTED = 6;

  private static final int MOST_REFUTED = 80;

  /** At most so many heaps run out together. */
  private static final int MOST_FREE = 4;

  /** The largest degree of a heap. */
  private static final int LARGEST = 3;

  /** How many copies of a heap without degree need no explanation. */
  private static final int FEW = 2;

  /** What one more in the degree of a heap has to be worth. */
  private static final double SMALL = 0.05;

  /** How many choices of degrees are tried in one search. */
  private static final int CHOICES = 3;

  private final FiniteQuotient last;
  private final Ruleset rules;
  private final int[] lengths;
  private final Deque<int[]> counts = new ArrayDeque<>();
  private int refuted;
  private int next;

  /** How many searches there were; 0 if there are no bounds on one. */
  private int searches;

  private Optional<RayShown> found = Optional.empty();
  private List<int[]> refuting = List.of();

  /**
   * @param last the last finite partial quotient
   * @param usual how many finite trials were refuted at earlier heaps, at most
   */
  DegreeGuess(FiniteQuotient last, int[] lengths, int usual) {
    this.last = last;
    this.rules = last.rules();
    this.lengths = lengths;
    this.next = FIRST + usual;
  }

  /** What was found. */
  Optional<RayShown> found() {
    return found;
  }

  /**
   * To be told of each refuted finite trial.
   *
   * @return whether an infinite quotient was found
   */
  boolean refuted(Trial.Reduced reduced, int[] position, Budget budget) {
    counts.add(count(position));
    if (counts.size() > KEPT) {
      counts.remove();
    }
    refuted++;
    if (refuted < next) {
      return false;
    }
    return search(reduced, false, budget);
  }

  private int[] count(int[] position) {
    int[] count = new int[lengths.length];
    for (int h : position) {
      count[h]++;
    }
    return count;
  }

  /**
   * Looks for an infinite quotient as far as it goes; to be called when the finite search cannot go
   * on.
   *
   * @return whether one was found
   */
  boolean lastSearch(Trial.Reduced reduced, Budget budget) {
    return search(reduced, true, budget);
  }

  private boolean search(Trial.Reduced reduced, boolean unbounded, Budget budget) {
    List<Integer> growing = growing();
    if (growing.size() < 2 || most(growing.get(0)) < MANY || most(growing.get(1)) < MANY) {
      return false;
    }
    next = refuted + 2 + refuted / 2;
    searches = unbounded ? 0 : searches + 1;
    for (int[] degrees : withProducts(choices(growing))) {
      Optional<RayPart> part = RayPart.of(reduced.monoid(), reduced.values(), degrees);
      RayExpansion expansion = expansion(reduced.monoid().order());
      if (part.isPresent() && run(expansion, part.get().base(), part.get().counters(), budget)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Degrees of the growing heaps alone, and after all these, of all heaps: those that were worth
   * products of others have the degrees of these.
   */
  private List<int[]> withProducts(List<int[]> choices) {
    HeapWords words = HeapWords.of(last, lengths.length - 1);
    List<int[]> all = new ArrayList<>(choices);
    for (int[] degrees : choices) {
      int[] more = ofAll(words, degrees);
      if (!Arrays.equals(more, degrees)) {
        all.add(more);
      }
    }
    return all;
  }

  /** Degrees of all heaps, or those given where a heap that grows was worth a product of others. */
  private static int[] ofAll(HeapWords words, int[] degrees) {
    int[] all = new int[degrees.length];
    for (int h = 1; h < all.length; h++) {
      for (int x = 0; x < words.letters().size(); x++) {
        all[h] += words.words().get(h).getInt(x) * degrees[words.letters().getInt(x)];
      }
      if (degrees[h] != 0 && all[h] != degrees[h]) {
        return degrees;
      }
    }
    return all;
  }

  private boolean run(RayExpansion expansion, RayModel base, List<Cyclic> counters, Budget budget) {
    found = expansion.run(base, counters, budget).flatMap(v -> RayShown.of(last, v, budget));
    return found.isPresent();
  }

  /**
   * @param order that of the last finite trial, if there was one; elements in a window may be some
   *     times as many
   */
  private RayExpansion expansion(int order) {
    if (searches == 0) {
      return new RayExpansion(rules, lengths, MOST_ELEMENTS, MOST_REFUTED, true);
    }
    double elements = Math.max(FIRST_ELEMENTS * Math.pow(2, searches - 1), LARGER * (double) order);
    double trials = FIRST_REFUTED * Math.pow(1.5, searches - 1);
    return new RayExpansion(
        rules,
        lengths,
        (int) Math.min(MOST_ELEMENTS, elements),
        (int) Math.min(MOST_REFUTED, trials),
        false);
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

  @SuppressWarnings("ArrayRecordComponent")
  private record Choice(int[] degrees, double misfit) {}

  /** Degrees of all heaps, those that fit the refuting positions best first. */
  private List<int[]> choices(List<Integer> growing) {
    List<Choice> choices = new ArrayList<>();
    int values = 2 * LARGEST + 1;
    int all = (int) Math.pow(values, growing.size());
    for (int code = 0; code < all; code++) {
      int[] degrees = new int[lengths.length];
      int common = 0;
      int leading = 0;
      boolean both = false;
      for (int i = 0, rest = code; i < growing.size(); i++, rest /= values) {
        int d = rest % values - LARGEST;
        degrees[growing.get(i)] = d;
        common = (int) Multiples.gcd(common, d);
        leading = leading == 0 ? d : leading;
        both |= d * leading < 0;
      }
      // One of two choices that differ in sign only, and none that is a multiple of another.
      if (both && leading > 0 && common == 1) {
        choices.add(new Choice(degrees, misfit(degrees)));
      }
    }
    List<int[]> sorted =
        choices.stream()
            .sorted(Comparator.comparingDouble(Choice::misfit))
            .map(Choice::degrees)
            .toList();
    Stream<int[]> pairs =
        sorted.stream().filter(degrees -> Arrays.stream(degrees).filter(d -> d != 0).count() == 2);
    return Stream.concat(sorted.stream().limit(CHOICES), pairs.limit(1)).distinct().toList();
  }

  /**
   * How badly some degrees explain the refuting positions: by how far these are from degree 0, and
   * by the copies of heaps without degree. Small degrees are preferred.
   */
  private double misfit(int[] degrees) {
    double off = 0;
    double size = 0;
    for (int[] count : counts) {
      int degree = 0;
      for (int h = 0; h < count.length; h++) {
        degree += degrees[h] * count[h];
        off += degrees[h] == 0 ? Math.max(0, count[h] - FEW) : 0;
        size += count[h];
      }
      off += Math.abs(degree);
    }
    int sum = Arrays.stream(degrees).map(Math::abs).sum();
    return off / size + SMALL * sum;
  }

  /**
   * Looks for an infinite quotient with one heap more, when it is worth none of the elements: first
   * with degree 0, and then with the degrees that fit the positions that refuted that.
   *
   * @param known the quotient with all heaps before
   * @return whether one was found
   */
  boolean next(RayModel known, Budget budget) {
    int heap = known.values().length;
    int[] unit = new int[heap + 1];
    unit[heap] = 1;
    List<Cyclic> counter = List.of(new Cyclic(unit, 2, 2));
    RayExpansion first = expansion(0);
    refuting = first.refuting();
    if (run(first, known.withNext(0), counter, budget)) {
      return true;
    }
    int up = RayPart.least(known.degrees(), 1);
    int down = RayPart.least(known.degrees(), -1);
    for (int d : degrees(known, first.refuting())) {
      Optional<int[]> powers = RayPart.powers(d, known.degrees()[up], known.degrees()[down]);
      if (powers.isPresent()) {
        int[] word = new int[known.degrees().length];
        word[up] = powers.get()[0];
        word[down] = powers.get()[1];
        RayModel base = known.withNext(known.monoid().element(word));
        if (run(expansion(0), base, counter, budget)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The positions that refuted trials with one heap more of degree 0. */
  List<int[]> refuting() {
    return refuting;
  }

  /** Degrees for a heap more: of the sign that brings positions that failed back to degree 0. */
  private static List<Integer> degrees(RayModel known, List<int[]> refuting) {
    if (refuting.isEmpty()) {
      return List.of();
    }
    int heap = known.values().length;
    int[] last = refuting.get(refuting.size() - 1);
    int[] others = Arrays.stream(last).filter(h -> h < heap).toArray();
    int sign = -Integer.signum(known.degree(others));
    if (sign == 0 || last.length - others.length < SOME) {
      return List.of();
    }
    return IntStream.rangeClosed(1, LARGEST).mapToObj(d -> sign * d).toList();
  }
}
