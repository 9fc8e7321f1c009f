// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;

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
    return pack(finite.row(part(y))[part(x)], count(x) + count(y));
  }

  long value(int[] position) {
    long value = 0;
    for (int h : position) {
      value = times(value, value(h));
    }
    return value;
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
  Optional<Frame> with(List<Cyclic> counters, int maxOrder) {
    int heaps = parts.length;
    long[] keys = new long[heaps];
    for (int h = 0; h < heaps; h++) {
      keys[h] = parts[h];
      for (Cyclic c : counters) {
        keys[h] = keys[h] * c.size() + c.wrap(c.weights()[h]);
      }
    }
    double size = finite.order();
    for (Cyclic c : counters) {
      size *= c.size();
    }
    if (size > Integer.MAX_VALUE) {
      return Optional.empty();
    }
    Long2IntOpenHashMap number = new Long2IntOpenHashMap();
    number.defaultReturnValue(-1);
    LongArrayList elements = new LongArrayList();
    number.put(0, 0);
    elements.add(0);
    long[] letters = generators(keys);
    IntArrayList[] action = new IntArrayList[letters.length];
    for (int g = 0; g < letters.length; g++) {
      action[g] = new IntArrayList();
    }
    for (int i = 0; i < elements.size(); i++) {
      for (int g = 0; g < letters.length; g++) {
        long product = product(elements.getLong(i), letters[g], counters);
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
    int[][] table = new int[letters.length][];
    for (int g = 0; g < letters.length; g++) {
      table[g] = action[g].toIntArray();
    }
    int[] newParts = new int[heaps];
    for (int h = 0; h < heaps; h++) {
      newParts[h] = number.get(keys[h]);
    }
    return Optional.of(new Frame(FiniteMonoid.ofAction(table), newParts, counts));
  }

  private long product(long x, long y, List<Cyclic> counters) {
    long[] a = split(x, counters);
    long[] b = split(y, counters);
    long key = finite.row((int) b[0])[(int) a[0]];
    for (int i = 0; i < counters.size(); i++) {
      Cyclic c = counters.get(i);
      key = key * c.size() + c.wrap((int) (a[i + 1] + b[i + 1]));
    }
    return key;
  }

  private static long[] split(long key, List<Cyclic> counters) {
    long[] digits = new long[counters.size() + 1];
    long rest = key;
    for (int i = counters.size(); i > 0; i--) {
      int size = counters.get(i - 1).size();
      digits[i] = rest % size;
      rest /= size;
    }
    digits[0] = rest;
    return digits;
  }

  /** The different values of heaps but the identity, as they generate all. */
  private static long[] generators(long[] keys) {
    LongOpenHashSet distinct = new LongOpenHashSet();
    LongArrayList letters = new LongArrayList();
    for (long key : keys) {
      if (key != 0 && distinct.add(key)) {
        letters.add(key);
      }
    }
    return letters.toLongArray();
  }
}
