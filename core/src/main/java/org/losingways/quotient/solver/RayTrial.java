// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Counters;
import org.losingways.monoid.Cyclic;
import org.losingways.quotient.RayModel;
import org.losingways.search.NumberedPositions;

/**
 * A guess at an infinite quotient: an infinite monoid with degrees, some heaps counted beside it,
 * and the outcomes that follow when every element stands for its smallest position. What {@link
 * Trial} is to a finite quotient this is to an infinite one, as far as a window of degrees goes.
 *
 * <p>An option that leads out of the window is judged by the element that lies some steps further
 * in on the same ray: P will be periodic there if the guess is right.
 *
 * <p>Cost: elements in the window × options.
 */
final class RayTrial {

  /** A multiple of all periods that P is likely to have along rays. */
  private static final int FOLD = 12;

  private final RayCounted product;
  private final NumberedPositions visit;
  private final int[] lengths;
  private final boolean[] p;

  /** The options of each heap, by value. */
  private final RayCounted.Factor[][] options;

  private RayTrial(
      Ruleset rules, RayCounted product, NumberedPositions visit, int[] lengths, Budget budget) {
    this.product = product;
    this.visit = visit;
    this.lengths = lengths;
    this.p = new boolean[visit.size()];
    this.options = options(rules);
    visit.forEachWord((x, word, rests) -> p[x] = x != 0 && !wins(word, rests), budget);
  }

  /**
   * A trial with the outcomes of all its elements.
   *
   * @param model the base, with the value of each heap in it
   * @param counters what is counted beside it
   * @param window the largest degree, positive or negative, that is looked at
   * @param most how many elements there may be in the window
   * @return nothing if there are more
   */
  static Optional<RayTrial> of(
      Ruleset rules,
      RayModel model,
      List<Cyclic> counters,
      int[] lengths,
      int window,
      int most,
      Budget budget) {
    if (Counters.combinations(counters) > most) {
      return Optional.empty();
    }
    RayCounted product = new RayCounted(model, counters);
    NumberedPositions visit =
        new NumberedPositions(
            product.heaps() - 1,
            lengths,
            Integer.MAX_VALUE,
            most,
            product::value,
            product::times,
            x -> Math.abs(product.degree(x)) <= window,
            budget);
    return visit.isComplete()
        ? Optional.of(new RayTrial(rules, product, visit, lengths, budget))
        : Optional.empty();
  }

  /** The number of elements in the window. */
  int size() {
    return visit.size();
  }

  private RayCounted.Factor[][] options(Ruleset rules) {
    RayCounted.Factor[][] options = new RayCounted.Factor[product.heaps()][];
    for (int h = 1; h < product.heaps(); h++) {
      LongOpenHashSet set = new LongOpenHashSet();
      rules.forEachOption(
          h,
          (parts, count) -> {
            long value = 0;
            for (int i = 0; i < count; i++) {
              value = product.times(value, product.value(parts[i]));
            }
            set.add(value);
          });
      options[h] = set.longStream().mapToObj(product::factor).toArray(RayCounted.Factor[]::new);
    }
    options[0] = new RayCounted.Factor[0];
    return options;
  }

  private boolean wins(int[] word, long[] rests) {
    for (int j = word.length - 1; j >= 0; j--) {
      if (wins(rests[j], options[visit.letters()[word[j]]])) {
        return true;
      }
    }
    return false;
  }

  private boolean wins(long company, RayCounted.Factor[] moves) {
    int base = product.base(company);
    int count = product.count(company);
    for (RayCounted.Factor t : moves) {
      if (loses(t.times(base, count))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an element is in P, or one that takes its place if it is out of the window. */
  private boolean loses(long element) {
    for (long e = element; e >= 0; e = product.furtherIn(e, FOLD)) {
      int x = visit.place(e);
      if (x >= 0) {
        return p[x];
      }
    }
    return false;
  }

  /** Whether a position stands for its value, or one as short, and has a given outcome. */
  boolean isRight(int[] position, boolean losing) {
    int x = visit.place(product.value(position));
    return x >= 0 && visit.length(x) == Candidate.length(position, lengths) && p[x] == losing;
  }

  /** The position that stands for the value of another one: a shortest one. */
  Optional<int[]> wordOf(int[] position) {
    int x = visit.place(product.value(position));
    return x < 0 ? Optional.empty() : Optional.of(visit.word(x));
  }

  /** Whether a position is valued as lost. */
  boolean isLost(int[] position) {
    return loses(product.value(position));
  }

  /**
   * A shortest position that is wrong, among those that add one heap to the word of an element of
   * at most a certain degree.
   */
  Optional<int[]> oneMore(int most, Budget budget) {
    int[] kinds = kinds();
    int best = Integer.MAX_VALUE;
    int element = -1;
    int added = -1;
    for (int x : visit.inOrder()) {
      if (visit.length(x) >= best) {
        break;
      }
      if (Math.abs(product.degree(visit.element(x))) > most) {
        continue;
      }
      budget.check();
      int[] word = null;
      for (int k : kinds) {
        if (visit.length(x) + lengths[k] >= best) {
          continue;
        }
        long whole = product.times(visit.element(x), product.value(k));
        boolean lost = loses(whole);
        boolean wins = wins(visit.element(x), options[k]);
        if (!wins) {
          if (word == null) {
            word = visit.word(x);
          }
          wins = winsElsewhere(word, k);
        }
        if (wins == lost) {
          best = visit.length(x) + lengths[k];
          element = x;
          added = k;
        }
      }
    }
    if (added < 0) {
      return Optional.empty();
    }
    int[] word = visit.word(element);
    int[] found = Arrays.copyOf(word, word.length + 1);
    found[word.length] = added;
    Arrays.sort(found);
    return Optional.of(found);
  }

  /** One heap for each pair of a value and a set of option values. */
  private int[] kinds() {
    IntArrayList kinds = new IntArrayList();
    LongOpenHashSet seen = new LongOpenHashSet();
    for (int h = 1; h < product.heaps(); h++) {
      if (options[h].length > 0) {
        long[] sorted =
            Arrays.stream(options[h]).mapToLong(RayCounted.Factor::element).sorted().toArray();
        if (seen.add(Arrays.hashCode(sorted) * 1_000_003L ^ product.value(h))) {
          kinds.add(h);
        }
      }
    }
    return kinds.toIntArray();
  }

  private boolean winsElsewhere(int[] word, int added) {
    for (int i = 0; i < word.length; i++) {
      if (i == 0 || word[i] != word[i - 1]) {
        long rest = product.value(added);
        for (int j = 0; j < word.length; j++) {
          if (j != i) {
            rest = product.times(rest, product.value(word[j]));
          }
        }
        if (wins(rest, options[word[i]])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Merges what no company tells apart. */
  RayReduction reduce(Budget budget) {
    return RayReduction.of(product, visit, p, budget);
  }
}
