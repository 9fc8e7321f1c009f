// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.losingways.monoid.Multiples;

/**
 * How e, eh, eh², … are in a set, for any elements e and h of a {@link RayMonoid}: membership
 * repeats.
 *
 * <p>Either an element comes again, and then all do. Or from some power on h shifts each ray that
 * is met, the rays come again after q powers because there are finitely many, and then the elements
 * are d > 0 steps further out; so from where the set has begun to repeat with its period π, it is
 * seen to repeat after q·π/gcd(d, π) powers.
 *
 * @param from from this power on it repeats
 * @param period after so many powers
 */
public record RayRun(int from, int period) {

  /** How many powers are followed. */
  private static final int LONGEST = 100_000;

  /**
   * Follows the powers.
   *
   * @throws IllegalArgumentException if they have to be followed too far
   */
  public static RayRun of(RayMonoid monoid, RaySet set, int e, RayMonoid.Factor h) {
    Int2IntOpenHashMap place = new Int2IntOpenHashMap();
    IntArrayList run = new IntArrayList();
    int[] last = new int[monoid.cells()];
    Arrays.fill(last, -1);
    // From here on all elements that were met are shifted with their rays.
    int shifted = 0;
    int x = e;
    for (int n = 0; n < LONGEST; n++) {
      if (place.containsKey(x)) {
        return new RayRun(place.get(x), n - place.get(x));
      }
      int cell = monoid.cell(x);
      boolean isRay = cell >= monoid.points();
      if (isRay
          && last[cell] >= shifted
          && monoid.steps(x) > monoid.steps(run.getInt(last[cell]))) {
        int further = monoid.steps(x) - monoid.steps(run.getInt(last[cell]));
        return out(monoid, set, run, last[cell], further);
      }
      place.put(x, n);
      run.add(x);
      last[cell] = n;
      if (!isRay || h.goesRound(cell) || monoid.steps(x) < h.from(cell)) {
        shifted = n + 1;
      }
      x = h.times(x);
    }
    throw new IllegalArgumentException("powers of an element run too far before they repeat");
  }

  /** The rays from some place on come again, the elements so much further out. */
  private static RayRun out(
      RayMonoid monoid, RaySet set, IntArrayList run, int place, int further) {
    int rays = run.size() - place;
    int rounds = 0;
    for (int n = place; n < run.size(); n++) {
      int missing = set.threshold() - monoid.steps(run.getInt(n));
      rounds = Math.max(rounds, (missing + further - 1) / further);
    }
    return new RayRun(
        Math.addExact(place, Math.multiplyExact(rounds, rays)),
        Math.multiplyExact(rays, Multiples.lcm(further, set.period()) / further));
  }
}
