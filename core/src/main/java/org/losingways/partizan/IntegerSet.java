// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.losingways.monoid.Multiples;

/**
 * A set of integers that repeats from some point on in both directions, exactly.
 *
 * <pre>{@code
 * IntegerSet negative = IntegerSet.of(0, 0, 1, 1, d -> d < 0);
 * negative.shift(3).contains(2)   // true
 * }</pre>
 *
 * <p>Kept as what lies between {@code from} and {@code to}, a pattern below and a pattern above;
 * periods and the middle are always the least possible, so equal sets are equal objects. Unions and
 * the like cost the size of the middles plus the least common multiple of the periods.
 */
public final class IntegerSet {

  /** No integer. */
  public static final IntegerSet NONE = of(0, 0, 1, 1, d -> false);

  /** Every integer. */
  public static final IntegerSet ALL = of(0, 0, 1, 1, d -> true);

  private final int from;

  /** Membership of from, from+1, … */
  private final boolean[] middle;

  /** Membership of the integers below {@code from}, by their residue. */
  private final boolean[] below;

  /** Membership of the integers above the middle, by their residue. */
  private final boolean[] above;

  private IntegerSet(int from, boolean[] middle, boolean[] below, boolean[] above) {
    this.from = from;
    this.middle = middle;
    this.below = below;
    this.above = above;
  }

  /**
   * The set with this membership.
   *
   * @param from below here membership has period {@code belowPeriod}
   * @param to from here on it has period {@code abovePeriod}
   */
  public static IntegerSet of(
      int from, int to, int belowPeriod, int abovePeriod, IntPredicate member) {
    boolean[] below = new boolean[belowPeriod];
    for (int d = from - belowPeriod; d < from; d++) {
      below[Math.floorMod(d, belowPeriod)] = member.test(d);
    }
    boolean[] above = new boolean[abovePeriod];
    for (int d = to; d < to + abovePeriod; d++) {
      above[Math.floorMod(d, abovePeriod)] = member.test(d);
    }
    below = leastPeriod(below);
    above = leastPeriod(above);
    if (Arrays.equals(below, above)) {
      int d = from;
      while (d < to && member.test(d) == at(above, d)) {
        d++;
      }
      if (d == to) {
        return new IntegerSet(0, new boolean[0], below, above);
      }
    }
    int end = to;
    while (true) {
      boolean inside = end - 1 >= from ? member.test(end - 1) : at(below, end - 1);
      if (inside != at(above, end - 1)) {
        break;
      }
      end--;
    }
    int start = Math.min(from, end);
    while (start < end && member.test(start) == at(below, start)) {
      start++;
    }
    boolean[] middle = new boolean[end - start];
    for (int i = 0; i < middle.length; i++) {
      middle[i] = member.test(start + i);
    }
    return new IntegerSet(start, middle, below, above);
  }

  private static boolean[] leastPeriod(boolean[] pattern) {
    int n = pattern.length;
    for (int p = 1; p < n; p++) {
      boolean repeats = n % p == 0;
      for (int i = p; i < n && repeats; i++) {
        repeats = pattern[i] == pattern[i - p];
      }
      if (repeats) {
        return Arrays.copyOf(pattern, p);
      }
    }
    return pattern;
  }

  private static boolean at(boolean[] pattern, int d) {
    return pattern[Math.floorMod(d, pattern.length)];
  }

  /** Whether the integer is a member. */
  public boolean contains(int d) {
    if (d < from) {
      return at(below, d);
    }
    int i = d - from;
    return i < middle.length ? middle[i] : at(above, d);
  }

  /** From where on membership no longer follows the pattern below. */
  public int from() {
    return from;
  }

  /** From where on membership follows the pattern above. */
  public int to() {
    return from + middle.length;
  }

  /** The period below. */
  public int belowPeriod() {
    return below.length;
  }

  /** The period above. */
  public int abovePeriod() {
    return above.length;
  }

  /** { d + by : d in this set }. */
  public IntegerSet shift(int by) {
    return of(from + by, to() + by, below.length, above.length, d -> contains(d - by));
  }

  /**
   * { d + ns : d in this set, n ≥ 0 }, for a number s other than 0 of either sign.
   *
   * <p>For s &gt; 0: below {@code from} the set repeats, so whether a member is found s, 2s, …
   * lower depends on the residue modulo s only. Beyond a common multiple of s and the period above
   * {@code to}, every residue that is met at all was met before.
   */
  public IntegerSet plusMultiples(int s) {
    if (s < 0) {
      return negated().plusMultiples(-s).negated();
    }
    int lowest = from - Multiples.lcm(below.length, s);
    return of(
        from,
        to() + Multiples.lcm(above.length, s),
        s,
        s,
        d -> {
          for (int e = d; e >= Math.min(lowest, d - from + lowest); e -= s) {
            if (contains(e)) {
              return true;
            }
          }
          return false;
        });
  }

  /** { −d : d in this set }. */
  private IntegerSet negated() {
    return of(1 - to(), 1 - from, above.length, below.length, d -> contains(-d));
  }

  /** What is in this set or in the other. */
  public IntegerSet or(IntegerSet other) {
    return combined(other, d -> contains(d) || other.contains(d));
  }

  /** What is in both sets. */
  public IntegerSet and(IntegerSet other) {
    return combined(other, d -> contains(d) && other.contains(d));
  }

  /** What is in this set and not in the other. */
  public IntegerSet minus(IntegerSet other) {
    return combined(other, d -> contains(d) && !other.contains(d));
  }

  private IntegerSet combined(IntegerSet other, IntPredicate member) {
    return of(
        Math.min(from, other.from),
        Math.max(to(), other.to()),
        Multiples.lcm(below.length, other.below.length),
        Multiples.lcm(above.length, other.above.length),
        member);
  }

  public boolean isEmpty() {
    return equals(NONE);
  }

  /** Whether membership has one period from −∞ to ∞. */
  public boolean isPeriodic() {
    return middle.length == 0 && Arrays.equals(below, above);
  }

  /** A member of least absolute value; the set must not be empty. */
  public int nearest() {
    for (int d = 0; ; d++) {
      if (contains(d)) {
        return d;
      }
      if (contains(-d)) {
        return -d;
      }
    }
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof IntegerSet s
        && from == s.from
        && Arrays.equals(middle, s.middle)
        && Arrays.equals(below, s.below)
        && Arrays.equals(above, s.above);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        from, Arrays.hashCode(middle), Arrays.hashCode(below), Arrays.hashCode(above));
  }

  /** The patterns by residue and what lies between, for people who look for mistakes. */
  @Override
  public String toString() {
    return bits(below) + " | " + from + ": " + bits(middle) + " | " + bits(above);
  }

  private static String bits(boolean[] pattern) {
    StringBuilder text = new StringBuilder();
    for (boolean b : pattern) {
      text.append(b ? '1' : '0');
    }
    return text.toString();
  }
}
