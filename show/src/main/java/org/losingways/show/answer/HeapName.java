// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.math.BigInteger;
import java.util.Optional;

/**
 * A heap as people write it: its size, a number in JSON, or the label of a form, a vertex, a board.
 *
 * @param size the size, where heaps are written by their sizes
 */
public record HeapName(Optional<BigInteger> size, String label) {

  /** A heap of this size. */
  public static HeapName of(BigInteger size) {
    return new HeapName(Optional.of(size), size.toString());
  }

  /** Something with a name. */
  public static HeapName of(String label) {
    return new HeapName(Optional.empty(), label);
  }

  @Override
  public String toString() {
    return label;
  }
}
