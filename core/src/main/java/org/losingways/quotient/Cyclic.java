// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.List;

/**
 * Freedom for some heaps in a trial: they are counted, all alike, in the cyclic monoid ⟨x | x^(i+p) =
 * xⁱ⟩.
 *
 * @param heaps the heaps that are counted
 * @param index i, from where on the count wraps
 * @param period p
 */
record Cyclic(List<Integer> heaps, int index, int period) {

  /** The number of counts told apart. */
  int size() {
    return index + period;
  }

  /** What a count wraps to. */
  int wrap(int count) {
    return count < size() ? count : index + (count - index) % period;
  }
}
