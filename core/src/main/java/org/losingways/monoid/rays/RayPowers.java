// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/**
 * The powers of an element of a {@link RayMonoid}: x^from, …, x^(from+period−1), and so on, the
 * same again if rise is 0, or else so many steps further out.
 *
 * <p>If two powers are on one ray, the later one further out, all are different: x^m = x^n·l^d for
 * the letter l of the ray and d > 0 make x^(n + k(m−n)) = x^n·l^(kd) for all k.
 *
 * @param from the first power of those that repeat or run out
 * @param period after how many powers they do
 * @param rise how much further out they are then; 0 if they are the same
 * @param repeating x^from
 */
public record RayPowers(int from, int period, int rise, int repeating) {

  /** Follows the powers of an element. */
  public static RayPowers of(RayMonoid monoid, int x) {
    Int2IntOpenHashMap exponentOf = new Int2IntOpenHashMap();
    Int2IntOpenHashMap lastOnRay = new Int2IntOpenHashMap();
    int power = 0;
    for (int n = 0; ; n++) {
      if (exponentOf.containsKey(power)) {
        int from = exponentOf.get(power);
        return new RayPowers(from, n - from, 0, power);
      }
      exponentOf.put(power, n);
      int cell = monoid.cell(power);
      if (cell >= monoid.points()) {
        int before = lastOnRay.getOrDefault(cell, -1);
        int steps = monoid.steps(power);
        // From here on multiplication by x^(n−m) is multiplication by a power of the letter.
        if (before >= 0 && monoid.steps(before) < steps) {
          int m = exponentOf.get(before);
          return new RayPowers(m, n - m, steps - monoid.steps(before), before);
        }
        lastOnRay.put(cell, power);
      }
      power = monoid.times(power, x);
    }
  }
}
