// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
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

  /** The different letters, by index, in the word of each element. */
  private final int[][] letters;

  /** For each of them what is left when it is taken away once. */
  private final int[][] rests;

  private RayTrial(
      Ruleset rules, RayCounted product, NumberedPositions visit, int[] lengths, Budget budget) {
    this.product = product;
    this.visit = visit;
    this.lengths = lengths;
    this.p = new boolean[visit.size()];
    this.options = options(rules);
    this.letters = new int[visit.size()][];
    this.rests = new int[visit.size()][];
    visit.forEachWord(
        (x, word, rest) -> {
          letters[x] = word;
          rests[x] = rest;
          p[x] = x != 0 && !wins(word, rest);
        },
        budget);
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
            y -> product.factor(y)::times,
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

  private boolean wins(int[] word, int[] rest) {
    for (int j = word.length - 1; j >= 0; j--) {
      if (wins(visit.element(rest[j]), options[visit.letters()[word[j]]])) {
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
    Wins known = new Wins(kinds);
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
      if ((x & 63) == 0) {
        budget.check();
      }
      for (int i = 0; i < kinds.length; i++) {
        int length = visit.length(x) + lengths[kinds[i]];
        if (length < best && known.beside(x, i) == loses(x, kinds[i])) {
          best = length;
          element = x;
          added = kinds[i];
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

  /** Where moves win once all outcomes are there; each is looked for once. */
  private final class Wins {

    /** The heaps that are asked about: the letters, then those that are added. */
    private final int[] heaps;

    private final int[] kinds;

    /** For each heap that is added the index of the letter of its value, or −1 if that is 1. */
    private final int[] letterOf;

    /** Bits in the order of heaps, then places. */
    private final long[][] asked;

    private final long[][] won;

    Wins(int[] kinds) {
      this.kinds = kinds;
      int[] known = visit.letters();
      this.heaps = Arrays.copyOf(known, known.length + kinds.length);
      System.arraycopy(kinds, 0, heaps, known.length, kinds.length);
      this.letterOf = new int[kinds.length];
      Arrays.setAll(letterOf, k -> letter(product.value(kinds[k])));
      this.asked = new long[heaps.length][];
      this.won = new long[heaps.length][];
      for (int i = 0; i < heaps.length; i++) {
        // The same heap is asked about once, as a letter.
        int letter = i < known.length ? -1 : Arrays.binarySearch(known, heaps[i]);
        asked[i] = letter < 0 ? Bits.of(visit.size()) : asked[letter];
        won[i] = letter < 0 ? Bits.of(visit.size()) : won[letter];
      }
    }

    private int letter(long value) {
      for (int i = 0; i < visit.letters().length; i++) {
        if (product.value(visit.letters()[i]) == value) {
          return i;
        }
      }
      return -1;
    }

    /** Whether the word of an element has a winning move when a heap is added to it. */
    boolean beside(int x, int kind) {
      if (in(visit.letters().length + kind, x)) {
        return true;
      }
      for (int j = 0; j < letters[x].length; j++) {
        if (inLetter(letters[x][j], rests[x][j], kind)) {
          return true;
        }
      }
      return false;
    }

    private boolean inLetter(int letter, int rest, int kind) {
      int with = letterOf[kind] < 0 ? rest : rest < 0 ? -1 : visit.next(rest, letterOf[kind]);
      return with >= 0
          ? in(letter, with)
          : wins(
              product.times(visit.element(rest), product.value(kinds[kind])),
              options[heaps[letter]]);
    }

    /** Whether a move in a heap, by its index here, wins beside an element. */
    private boolean in(int heap, int x) {
      if (!Bits.get(asked[heap], x)) {
        Bits.set(asked[heap], x);
        if (wins(visit.element(x), options[heaps[heap]])) {
          Bits.set(won[heap], x);
        }
      }
      return Bits.get(won[heap], x);
    }
  }

  /** Whether the product of an element and a heap is in P. */
  private boolean loses(int x, int heap) {
    return loses(product.times(visit.element(x), product.value(heap)));
  }

  /** Merges what no company tells apart. */
  RayReduction reduce(Budget budget) {
    return RayReduction.of(product, visit, p, budget);
  }
}
