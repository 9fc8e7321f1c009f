// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Periods;
import org.losingways.monoid.Quotients;
import org.losingways.quotient.BipartiteMonoid;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;

/**
 * Ways to read the heaps of one solved game as heaps of another, so that misère play is the same:
 * shifts and rearrangements (<i>Pretending</i>, §6, Figures 50, 55 and 56).
 *
 * <pre>{@code
 * new Translation(solved("0.123"), solved("0.1321")).shift()     // 1: heap n is heap n+1 there
 * new Translation(solved("0.123"), solved("0.1331")).columns()   // [1, 5, 4, 3, 2]
 * }</pre>
 *
 * <p>A map of heaps is a translation if Φ(h) ↦ Φ′(τ(h)) extends to an isomorphism of the quotients;
 * both sequences repeat, so finitely many heaps decide. For rearrangements, columns of the two
 * tables are matched whose values look alike (in P or not, index and period of their powers, how
 * many multiples in P), and each complete matching is tested.
 */
public final class Translation {

  private static final int LARGEST_SHIFT = 12;

  private static final int MOST_MATCHINGS = 20_000;

  private final FiniteQuotient from;
  private final FiniteQuotient to;
  private final Period first;
  private final Period second;
  private int matchings;

  /** Both games must be solved, with a period. */
  public Translation(FiniteQuotient from, FiniteQuotient to) {
    this.from = from;
    this.to = to;
    this.first = from.period().orElseThrow();
    this.second = to.period().orElseThrow();
  }

  /** The least s in absolute value for which heap n plays like heap n+s of the other game. */
  public OptionalInt shift() {
    for (int size = 0; size <= LARGEST_SHIFT; size++) {
      for (int s : new int[] {size, -size}) {
        int shift = s;
        if (isTranslation(h -> h + shift, Math.max(1, 1 - s))) {
          return OptionalInt.of(s);
        }
      }
    }
    return OptionalInt.empty();
  }

  /**
   * If the periods are equal, p, and columns of the table with p columns are rearranged: for each c
   * from 1 to p the c′ such that heap pk+c plays like heap pk+c′ of the other game for all k ≥ 0.
   */
  public Optional<int[]> columns() {
    int p = first.period();
    if (second.period() != p || from.order() != to.order()) {
      return Optional.empty();
    }
    long[] looks = looks(from.bipartite());
    long[] looksTo = looks(to.bipartite());
    int rows = (Math.max(first.preperiod(), second.preperiod()) + p - 1) / p + 2;
    List<IntArrayList> candidates = new ArrayList<>();
    for (int c = 1; c <= p; c++) {
      IntArrayList alike = new IntArrayList();
      for (int d = 1; d <= 2 * p; d++) {
        boolean same = true;
        for (int k = 0; k < rows && same; k++) {
          same = looks[from.value(p * k + c)] == looksTo[to.value(p * k + d)];
        }
        if (same) {
          alike.add(d);
        }
      }
      candidates.add(alike);
    }
    matchings = 0;
    return match(new int[p], 0, candidates);
  }

  private Optional<int[]> match(int[] chosen, int c, List<IntArrayList> candidates) {
    int p = chosen.length;
    if (c == p) {
      matchings++;
      boolean isOne = isTranslation(h -> (h - 1) / p * p + chosen[(h - 1) % p], 1);
      return isOne ? Optional.of(chosen.clone()) : Optional.empty();
    }
    for (int d : candidates.get(c)) {
      boolean isFree = Arrays.stream(chosen, 0, c).noneMatch(e -> (e - d) % p == 0);
      if (isFree && matchings < MOST_MATCHINGS) {
        chosen[c] = d;
        Optional<int[]> found = match(chosen, c + 1, candidates);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether heaps from some heap on may be translated so. */
  private boolean isTranslation(IntUnaryOperator heaps, int start) {
    int last =
        Math.max(first.preperiod(), second.preperiod())
            + LARGEST_SHIFT
            + 2 * Periods.lcm(first.period(), second.period());
    Int2IntOpenHashMap images = new Int2IntOpenHashMap();
    images.defaultReturnValue(-1);
    for (int heap = start; heap <= last; heap++) {
      int image = to.value(heaps.applyAsInt(heap));
      int before = images.put(from.value(heap), image);
      if (before >= 0 && before != image) {
        return false;
      }
    }
    return isIsomorphism(images);
  }

  /** Whether images of some values make an isomorphism. */
  private boolean isIsomorphism(Int2IntOpenHashMap images) {
    if (from.order() != to.order()) {
      return false;
    }
    int[] map = new int[from.order()];
    Arrays.fill(map, -1);
    boolean[] used = new boolean[map.length];
    map[0] = 0;
    used[0] = true;
    IntArrayList reached = IntArrayList.of(0);
    for (int i = 0; i < reached.size(); i++) {
      int x = reached.getInt(i);
      for (var entry : images.int2IntEntrySet()) {
        int y = from.times(x, entry.getIntKey());
        int image = to.times(map[x], entry.getIntValue());
        if (map[y] < 0 && !used[image]) {
          map[y] = image;
          used[image] = true;
          reached.add(y);
        } else if (map[y] != image) {
          return false;
        }
      }
    }
    boolean isOnto = reached.size() == map.length;
    for (int x = 0; x < map.length && isOnto; x++) {
      isOnto = from.outcome(x) == to.outcome(map[x]);
    }
    return isOnto;
  }

  private static long[] looks(BipartiteMonoid quotient) {
    FiniteMonoid monoid = quotient.monoid();
    Quotients multiples = new Quotients(monoid, quotient.pBits());
    long[] looks = new long[quotient.order()];
    for (int x = 0; x < looks.length; x++) {
      int[] powers = Pretending.indexAndPeriod(monoid, x);
      looks[x] =
          ((powers[0] * 1000L + powers[1]) * 100_000 + Bits.count(multiples.of(x))) * 2
              + (quotient.inP(x) ? 1 : 0);
    }
    return looks;
  }
}
