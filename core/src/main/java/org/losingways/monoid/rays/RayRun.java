// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import org.losingways.monoid.Multiples;

/**
 * The elements e, eh, eh², … of a {@link RayMonoid}, for any e and h.
 *
 * <p>Either an element comes again, and then all do. Or from some power on h shifts each ray that
 * is met, the rays come again after some powers because there are finitely many, and then the
 * elements are further out by equal steps, and all different.
 *
 * @param monoid the monoid
 * @param elements the elements that were followed
 * @param from from this power on elements repeat or run out
 * @param period after so many powers
 * @param rise how much further out they are then; 0 if they are the same
 */
public record RayRun(RayMonoid monoid, IntList elements, int from, int period, int rise) {

  /** How many powers are followed. */
  private static final int LONGEST = 100_000;

  /** The powers of an element. */
  public static RayRun powers(RayMonoid monoid, int x) {
    return of(monoid, 0, x);
  }

  /**
   * Follows them.
   *
   * @throws IllegalArgumentException if they have to be followed too far
   */
  public static RayRun of(RayMonoid monoid, int e, int h) {
    RayMonoid.Factor factor = monoid.factor(h);
    Int2IntOpenHashMap place = new Int2IntOpenHashMap();
    IntArrayList run = new IntArrayList();
    int[] last = new int[monoid.cells()];
    Arrays.fill(last, -1);
    // From here on all elements that were met are shifted with their rays.
    int shifted = 0;
    int x = e;
    for (int n = 0; n < LONGEST; n++) {
      if (place.containsKey(x)) {
        return new RayRun(monoid, run, place.get(x), n - place.get(x), 0);
      }
      int cell = monoid.cell(x);
      boolean isRay = cell >= monoid.points();
      if (isRay && last[cell] >= shifted) {
        int rise = monoid.steps(x) - monoid.steps(run.getInt(last[cell]));
        if (rise > 0) {
          return new RayRun(monoid, run, last[cell], n - last[cell], rise);
        }
      }
      place.put(x, n);
      run.add(x);
      last[cell] = n;
      if (!isRay || factor.goesRound(cell) || monoid.steps(x) < factor.from(cell)) {
        shifted = n + 1;
      }
      x = factor.times(x);
    }
    throw new IllegalArgumentException("powers of an element run too far before they repeat");
  }

  /**
   * From where on, and after how many powers, membership in a set repeats: where the set has begun
   * to repeat with its period π, after π/gcd(rise, π) times the period of the rays.
   */
  public RayRun in(RaySet set) {
    if (rise == 0) {
      return this;
    }
    int rounds = 0;
    for (int n = from; n < from + period; n++) {
      int missing = set.threshold() - monoid.steps(elements.getInt(n));
      rounds = Math.max(rounds, (missing + rise - 1) / rise);
    }
    return new RayRun(
        monoid,
        elements,
        Math.addExact(from, Math.multiplyExact(rounds, period)),
        Math.multiplyExact(period, Multiples.lcm(rise, set.period()) / rise),
        0);
  }
}
