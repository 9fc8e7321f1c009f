// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

/**
 * Freedom for one heap in a trial: its copies are counted in the cyclic monoid ⟨x | x^(i+p) = xⁱ⟩.
 *
 * @param heap the heap whose copies are counted
 * @param index i, from where on the count wraps
 * @param period p
 */
record Cyclic(int heap, int index, int period) {

  /** The number of counts told apart. */
  int size() {
    return index + period;
  }

  /** What a count wraps to. */
  int wrap(int count) {
    return count < size() ? count : index + (count - index) % period;
  }
}
