// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Counters;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.search.NumberedPositions;

/**
 * Values of heaps in F × ℤ, a finite commutative monoid beside one integer that counts: the place
 * where monoids are looked for. Every ⟨x, y | x^(k+p) y^(l+q) = x^k y^l⟩ × (finite) is a quotient
 * of a part of such a product, with weight q for x and −p for y; a finite monoid is the case in
 * which nothing is counted.
 *
 * <p>A value is packed into a long, the element of F in the upper half and the count in the lower;
 * the identity is 0.
 *
 * @param finite F
 * @param parts the element of F of each heap
 * @param counts the integer of each heap
 */
@SuppressWarnings("ArrayRecordComponent")
record Frame(FiniteMonoid finite, int[] parts, int[] counts) {

  static long pack(int part, int count) {
    return (long) part << 32 | (count & 0xffffffffL);
  }

  static int part(long value) {
    return (int) (value >> 32);
  }

  static int count(long value) {
    return (int) value;
  }

  int heaps() {
    return parts.length - 1;
  }

  /** The same with one heap more. */
  Frame plus(long value) {
    int[] moreParts = Arrays.copyOf(parts, parts.length + 1);
    int[] moreCounts = Arrays.copyOf(counts, parts.length + 1);
    moreParts[parts.length] = part(value);
    moreCounts[parts.length] = count(value);
    return new Frame(finite, moreParts, moreCounts);
  }

  /** Whether anything is counted. */
  boolean isCounting() {
    for (int c : counts) {
      if (c != 0) {
        return true;
      }
    }
    return false;
  }

  long value(int heap) {
    return pack(parts[heap], counts[heap]);
  }

  long times(long x, long y) {
    return pack(finite.row(part(y))[part(x)], Math.addExact(count(x), count(y)));
  }

  long value(int[] position) {
    long value = 0;
    for (int h : position) {
      value = times(value, value(h));
    }
    return value;
  }

  /** The values in the order of their shortest positions, which are no longer than given. */
  NumberedPositions walk(int[] lengths, int longest, Budget budget) {
    return new NumberedPositions(
        heaps(),
        lengths,
        longest,
        Integer.MAX_VALUE,
        this::value,
        y -> x -> times(x, y),
        value -> true,
        budget);
  }

  /** The different values of the options of a heap for one player's rules. */
  long[] options(Ruleset rules, int heap) {
    LongOpenHashSet found = new LongOpenHashSet();
    rules.forEachOption(
        heap,
        (heaps, size) -> {
          long value = 0;
          for (int i = 0; i < size; i++) {
            value = i == 0 ? value(heaps[0]) : times(value, value(heaps[i]));
          }
          found.add(value);
        });
    long[] values = found.toLongArray();
    Arrays.sort(values);
    return values;
  }

  /** The same heaps with counters put beside F; none if that is too large. */
  Optional<Frame> with(List<Cyclic> free, int maxOrder) {
    if (finite.order() * Counters.combinations(free) > Integer.MAX_VALUE) {
      return Optional.empty();
    }
    Counters counters = new Counters(free);
    int size = counters.size();
    int[] keys = new int[parts.length];
    Arrays.setAll(keys, h -> parts[h] * size + counters.of(h));
    int[] letters = Arrays.stream(keys).filter(key -> key != 0).distinct().toArray();
    Int2IntOpenHashMap number = new Int2IntOpenHashMap();
    number.defaultReturnValue(-1);
    number.put(0, 0);
    IntArrayList elements = IntArrayList.of(0);
    IntArrayList[] action = new IntArrayList[letters.length];
    Arrays.setAll(action, g -> new IntArrayList());
    for (int i = 0; i < elements.size(); i++) {
      int x = elements.getInt(i);
      for (int g = 0; g < letters.length; g++) {
        int product =
            finite.row(letters[g] / size)[x / size] * size
                + counters.sum(x % size, letters[g] % size);
        int known = number.get(product);
        if (known < 0) {
          known = elements.size();
          number.put(product, known);
          elements.add(product);
          if (known >= maxOrder) {
            return Optional.empty();
          }
        }
        action[g].add(known);
      }
    }
    int[][] table = Arrays.stream(action).map(IntArrayList::toIntArray).toArray(int[][]::new);
    int[] newParts = Arrays.stream(keys).map(number::get).toArray();
    return Optional.of(new Frame(FiniteMonoid.ofAction(table), newParts, counts));
  }
}
