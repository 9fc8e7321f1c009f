// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import java.util.OptionalInt;
import org.losingways.monoid.Multiples;

/**
 * What tells elements of a {@link RayMonoid} apart: z with exactly one of xz and yz in P, decided
 * for all z of the monoid.
 *
 * <pre>{@code
 * // Of the integers ⟨x, y | xy = 1⟩: the positive ones tell 3 from 5.
 * new RayCompany(z, positive).between(z.element(3, 0), z.element(5, 0))   // −3 or −4
 * }</pre>
 *
 * <p>Whether xz is in P for z = w, wg, wg², … on a ray is the question whether the multiples of xw
 * by powers of g are in P, and these repeat from some step on; so each ray has to be looked at up
 * to where both have begun to repeat and one common period further.
 *
 * <p>Cost: a product for each cell, and a step for each element of a ray that is looked at.
 */
record RayCompany(RayMonoid monoid, RaySet p) {

  /**
   * How membership in P goes on along multiples by powers of a letter.
   *
   * @param from from this power on it repeats
   * @param period after so many powers
   */
  record Repeat(int from, int period) {}

  /** How e, ex, ex², … are in P, x the letter of some ray. */
  Repeat repeat(int e, int letter) {
    int cell = monoid.cell(e);
    if (cell >= monoid.points() && monoid.letter(cell) == letter) {
      return new Repeat(Math.max(0, p.threshold() - monoid.steps(e)), p.period());
    }
    RayMonoid.Tail tail = monoid.tail(e, letter);
    int seen = tail.first().length;
    return tail.target() < 0
        ? new Repeat(seen - tail.shift(), tail.shift())
        : new Repeat(Math.max(seen, p.threshold() - tail.shift()), p.period());
  }

  /** Whether the product is in P. */
  boolean isP(int x, int z) {
    return p.contains(monoid.times(x, z));
  }

  /** Company that tells two elements apart; nothing if there is none in all of the monoid. */
  OptionalInt between(int x, int y) {
    for (int z = 0; z < monoid.points(); z++) {
      if (isP(x, z) != isP(y, z)) {
        return OptionalInt.of(z);
      }
    }
    for (int cell = monoid.points(); cell < monoid.cells(); cell++) {
      int letter = monoid.letter(cell);
      int u = monoid.times(x, cell);
      int v = monoid.times(y, cell);
      Repeat ofU = repeat(u, letter);
      Repeat ofV = repeat(v, letter);
      int end =
          Math.addExact(
              Math.max(ofU.from(), ofV.from()), Multiples.lcm(ofU.period(), ofV.period()));
      for (int n = 0; n < end && u != v; n++) {
        if (p.contains(u) != p.contains(v)) {
          return OptionalInt.of(monoid.at(cell, n));
        }
        u = monoid.step(u, letter);
        v = monoid.step(v, letter);
      }
    }
    return OptionalInt.empty();
  }
}
