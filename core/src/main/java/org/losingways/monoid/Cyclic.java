// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

/**
 * A counter beside a trial: each heap has a weight, and the sum of the weights is kept in the
 * cyclic monoid ⟨x | x^(i+p) = xⁱ⟩. Any weights do: every counter is a homomorphism, and tells
 * positions apart without ever confusing two that were told apart before.
 *
 * @param weights the weight of each heap, from heap 0 on
 * @param index i, from where on the count wraps
 * @param period p
 */
@SuppressWarnings("ArrayRecordComponent")
public record Cyclic(int[] weights, int index, int period) {

  /** The number of counts told apart. */
  public int size() {
    return index + period;
  }

  /** What a count wraps to. */
  public int wrap(int count) {
    return count < size() ? count : index + (count - index) % period;
  }

  /** The sum of the weights of a position. */
  public static int sum(int[] weights, int[] position) {
    int sum = 0;
    for (int h : position) {
      sum += weights[h];
    }
    return sum;
  }
}
