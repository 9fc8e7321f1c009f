// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Optional;

/**
 * A heap at which the partial quotient changed.
 *
 * @param heap the heap that was added
 * @param order the order of the quotient with it
 * @param pSize how many of its elements are in P
 * @param name T0, T1, T2, … for tame quotients, R8 for the smallest wild one
 */
public record GrowthStep(int heap, int order, int pSize, Optional<String> name) {

  /** Whether the quotient is that of sums of nim-heaps. */
  public boolean isTame() {
    return name.isPresent() && name.get().startsWith("T");
  }
}
