// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.losingways.monoid.Bits;
import org.losingways.monoid.Multiples;
import org.losingways.monoid.Word;

/**
 * A set of elements of a {@link RayMonoid} that is periodic along each ray from some step on.
 *
 * <pre>{@code
 * // Of the integers ⟨x, y | xy = 1⟩: the even numbers.
 * RaySet even = RaySet.of(z, 2, 2, n -> z.word(n).length() % 2 == 0);
 * even.preimage(z.element(1, 0))   // the odd numbers
 * }</pre>
 *
 * <p>Such sets are closed under union, intersection, complement, and preimage under multiplication;
 * all of these are exact, and so are inclusion and equality, for the threshold and the period of a
 * set are always the least there are.
 *
 * <p>Cost: each operation takes time proportional to points + rays × (threshold + period), with the
 * common multiple of the periods.
 */
public final class RaySet {

  private final RayMonoid monoid;
  private final int threshold;
  private final int period;

  /** The points, then threshold + period bits for each ray. */
  private final long[] bits;

  private RaySet(RayMonoid monoid, int threshold, int period, long[] bits) {
    this.monoid = monoid;
    this.threshold = threshold;
    this.period = period;
    this.bits = bits;
  }

  /**
   * The set with the members that a predicate says, for all elements less than {@code threshold +
   * period} steps out, continued along each ray with the period.
   */
  public static RaySet of(RayMonoid monoid, int threshold, int period, IntPredicate contains) {
    if (threshold < 0 || period < 1) {
      throw new IllegalArgumentException("a threshold is at least 0, a period at least 1");
    }
    return new RaySet(monoid, threshold, period, bits(monoid, threshold + period, contains))
        .least();
  }

  private static long[] bits(RayMonoid monoid, int length, IntPredicate contains) {
    long[] bits =
        Bits.of(Math.addExact(monoid.points(), Math.multiplyExact(monoid.rays(), length)));
    for (int p = 0; p < monoid.points(); p++) {
      if (contains.test(p)) {
        Bits.set(bits, p);
      }
    }
    for (int r = 0; r < monoid.rays(); r++) {
      for (int n = 0; n < length; n++) {
        if (contains.test(monoid.at(monoid.points() + r, n))) {
          Bits.set(bits, monoid.points() + r * length + n);
        }
      }
    }
    return bits;
  }

  /** The set without elements. */
  public static RaySet empty(RayMonoid monoid) {
    return of(monoid, 0, 1, x -> false);
  }

  /** From this step on the set is periodic along every ray. */
  public int threshold() {
    return threshold;
  }

  /** The period along all rays. */
  public int period() {
    return period;
  }

  public boolean contains(int element) {
    int n = element / monoid.cells();
    int cell = element - n * monoid.cells();
    if (cell < monoid.points()) {
      return Bits.get(bits, cell);
    }
    return containsOnRay(cell - monoid.points(), n);
  }

  /** Whether the element that is n steps out on a ray, counted from 0, is a member. */
  private boolean containsOnRay(int ray, int n) {
    int folded = n < threshold ? n : threshold + (n - threshold) % period;
    return Bits.get(bits, monoid.points() + ray * (threshold + period) + folded);
  }

  /** Membership of the elements on a cell, from so many steps out to before so many. */
  public boolean[] along(int cell, int from, int to) {
    boolean[] members = new boolean[to - from];
    for (int n = from; n < to; n++) {
      members[n - from] = contains(monoid.at(cell, n));
    }
    return members;
  }

  public RaySet union(RaySet other) {
    return with(other, x -> contains(x) || other.contains(x));
  }

  public RaySet intersection(RaySet other) {
    return with(other, x -> contains(x) && other.contains(x));
  }

  /** The members of this set that are not in the other one. */
  public RaySet minus(RaySet other) {
    return with(other, x -> contains(x) && !other.contains(x));
  }

  public RaySet complement() {
    return of(monoid, threshold, period, x -> !contains(x));
  }

  private RaySet with(RaySet other, IntPredicate contains) {
    return of(
        monoid,
        Math.max(threshold, other.threshold),
        Multiples.lcm(period, other.period),
        contains);
  }

  /** All z with z·x in this set. */
  public RaySet preimage(int x) {
    return preimage(monoid.factor(x));
  }

  /** All z whose product with a fixed element is in this set. */
  public RaySet preimage(RayMonoid.Factor factor) {
    int from = 0;
    int common = period;
    for (int cell = monoid.points(); cell < monoid.cells(); cell++) {
      from = Math.max(from, factor.from(cell));
      if (factor.goesRound(cell)) {
        common = Multiples.lcm(common, factor.shift(cell));
      } else {
        from = Math.max(from, threshold - factor.shift(cell));
      }
    }
    int length = from + common;
    long[] found = Bits.of(Math.addExact(monoid.points(), monoid.rays() * length));
    int[] images = factor.images();
    for (int p = 0; p < images.length; p++) {
      if (contains(images[p])) {
        Bits.set(found, p);
      }
    }
    for (int r = 0; r < monoid.rays(); r++) {
      RayMonoid.Tail tail = factor.tail(r);
      int near = tail.target() < 0 ? length : Math.min(tail.first().length, length);
      int row = monoid.points() + r * length;
      for (int n = 0; n < near; n++) {
        if (contains(factor.times(monoid.at(monoid.points() + r, n)))) {
          Bits.set(found, row + n);
        }
      }
      for (int n = near; n < length; n++) {
        if (containsOnRay(tail.target(), n + tail.shift())) {
          Bits.set(found, row + n);
        }
      }
    }
    return new RaySet(monoid, from, common, found).least();
  }

  /**
   * The set of all elements of another monoid whose images are in this set, under a homomorphism.
   *
   * @param images the image of each generator of the other monoid
   */
  public RaySet inverseImage(RayMonoid other, int[] images) {
    int from = 0;
    int common = 1;
    for (int cell = other.points(); cell < other.cells(); cell++) {
      int first = image(other.word(cell), images);
      RayRun run = RayRun.of(monoid, first, images[other.letter(cell)]).in(this);
      from = Math.max(from, run.from());
      common = Multiples.lcm(common, run.period());
    }
    return of(other, from, common, x -> contains(image(other.word(x), images)));
  }

  private int image(Word word, int[] images) {
    int x = 0;
    for (int g = 0; g < images.length; g++) {
      for (int e = word.exponent(g); e > 0; e--) {
        x = monoid.times(x, images[g]);
      }
    }
    return x;
  }

  /** A hash value of 64 bits. */
  long fingerprint() {
    long hash = 1;
    for (long word : bits) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return hash;
  }

  public boolean isEmpty() {
    return Bits.isEmpty(bits);
  }

  /** Whether all members are in the other set. */
  public boolean isSubsetOf(RaySet other) {
    return minus(other).isEmpty();
  }

  /** Whether some element is in both sets. */
  public boolean intersects(RaySet other) {
    return !intersection(other).isEmpty();
  }

  /** The same set with the least period and then the least threshold. */
  private RaySet least() {
    int shorter = period;
    for (int p = 1; p < period; p++) {
      if (period % p == 0 && repeats(threshold, p)) {
        shorter = p;
        break;
      }
    }
    int from = threshold;
    while (from > 0 && repeatsAt(from - 1, shorter)) {
      from--;
    }
    if (from == threshold && shorter == period) {
      return this;
    }
    return new RaySet(monoid, from, shorter, bits(monoid, from + shorter, this::contains));
  }

  private boolean repeats(int from, int p) {
    for (int n = from; n < from + period; n++) {
      if (!repeatsAt(n, p)) {
        return false;
      }
    }
    return true;
  }

  private boolean repeatsAt(int n, int p) {
    for (int c = monoid.points(); c < monoid.cells(); c++) {
      if (contains(monoid.at(c, n)) != contains(monoid.at(c, n + p))) {
        return false;
      }
    }
    return true;
  }

  /** Sets are compared within one monoid. */
  @Override
  public boolean equals(Object o) {
    return o instanceof RaySet other
        && monoid == other.monoid
        && threshold == other.threshold
        && period == other.period
        && Arrays.equals(bits, other.bits);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(bits) + threshold * 7 + period;
  }

  @Override
  public String toString() {
    return "periodic with %d from %d on: %s"
        .formatted(period, threshold, Arrays.toString(Bits.toArray(bits)));
  }
}
