// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import java.util.Arrays;
import org.losingways.budget.Budget;

/**
 * Index and period of each element of a finite monoid: the least i ≥ 0 and p ≥ 1 with x^(i+p) =
 * x^i. An element is invertible exactly if its index is 0 (x⁰ = 1 counts as a power), and lies in a
 * subgroup exactly if its index is at most 1.
 *
 * <pre>{@code
 * // in ⟨b | b⁴ = b²⟩ the element b has index 2 and period 2
 * }</pre>
 *
 * <p>Cost: i + p products for each element.
 */
public final class Powers {

  private final int[] index;
  private final int[] period;
  private final int[] idempotent;

  private Powers(FiniteMonoid monoid) {
    int order = monoid.order();
    index = new int[order];
    period = new int[order];
    idempotent = new int[order];
    int[] seen = new int[order];
    for (int x = 0; x < order; x++) {
      Budget.tick();
      Arrays.fill(seen, -1);
      int[] row = monoid.row(x);
      int power = 0;
      int exponent = 0;
      while (seen[power] < 0) {
        seen[power] = exponent++;
        power = row[power];
      }
      index[x] = seen[power];
      period[x] = exponent - seen[power];
      // The powers from the index on are a group; its identity has an exponent that p divides.
      int e = Math.max(1, (index[x] + period[x] - 1) / period[x]) * period[x];
      idempotent[x] = monoid.power(x, e);
    }
  }

  public static Powers of(FiniteMonoid monoid) {
    return new Powers(monoid);
  }

  public int index(int x) {
    return index[x];
  }

  public int period(int x) {
    return period[x];
  }

  /** The one power x, x², x³ … of x that is idempotent. */
  public int idempotent(int x) {
    return idempotent[x];
  }
}
