// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The isomorphism type of a finite abelian group: its invariant factors d₁ | d₂ | … | d_k, each at
 * least 2, so that the group is Z_d₁ × … × Z_d_k.
 *
 * <pre>{@code
 * AbelianType.ofOrders(1, 2, 2, 2).toString()   // "Z2 x Z2"
 * }</pre>
 */
public record AbelianType(IntList factors) {

  public AbelianType {
    factors = new IntImmutableList(factors);
  }

  /**
   * The type of the group whose elements have these orders. The number of elements whose order
   * divides p^k is p^s with s the sum of min(k, e) over the cyclic factors of order p^e; so these
   * numbers, for all k, tell the factors.
   */
  public static AbelianType ofOrders(int... orders) {
    int size = orders.length;
    IntArrayList factors = new IntArrayList();
    for (int p = 2, rest = size; rest > 1; p++) {
      if (rest % p != 0) {
        continue;
      }
      int part = 0;
      while (rest % p == 0) {
        rest /= p;
        part++;
      }
      multiply(factors, p, part, orders);
    }
    factors.sort(null);
    return new AbelianType(factors);
  }

  /** Multiplies the factors, largest first, by the powers of p that the group has. */
  private static void multiply(IntArrayList factors, int p, int part, int[] orders) {
    int before = 0;
    long power = 1;
    IntArrayList atLeast = new IntArrayList();
    while (before < part) {
      power *= p;
      long q = power;
      int s = log(Arrays.stream(orders).filter(o -> q % o == 0).count(), p);
      atLeast.add(s - before);
      before = s;
    }
    for (int i = 0; i < atLeast.getInt(0); i++) {
      int factor = 1;
      for (int count : atLeast) {
        factor *= count > i ? p : 1;
      }
      if (i < factors.size()) {
        factors.set(i, factors.getInt(i) * factor);
      } else {
        factors.add(factor);
      }
    }
  }

  private static int log(long number, int base) {
    int log = 0;
    for (long n = number; n > 1; n /= base) {
      log++;
    }
    return log;
  }

  /** The number of elements. */
  public int order() {
    int order = 1;
    for (int f : factors) {
      order *= f;
    }
    return order;
  }

  /** Whether it is a product of groups of order 2, as the groups of nim-addition are. */
  public boolean isNimLike() {
    return factors.intStream().allMatch(f -> f == 2);
  }

  /** {@code Z2 x Z2}; {@code 1} for the trivial group. */
  @Override
  public String toString() {
    return factors.isEmpty()
        ? "1"
        : factors.intStream().mapToObj(f -> "Z" + f).collect(Collectors.joining(" x "));
  }
}
