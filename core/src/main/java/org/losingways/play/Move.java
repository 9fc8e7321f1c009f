// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A move: a heap, and what it is replaced by.
 *
 * @param heap the heap moved in
 * @param to the heaps it becomes, the largest first; empty when it is taken away
 */
public record Move(BigInteger heap, List<BigInteger> to) {

  public Move {
    to = List.copyOf(to);
  }

  /** {@code 8→3+2}; {@code 2→0} when the whole heap is taken. */
  @Override
  public String toString() {
    return heap + "→" + target();
  }

  /** What the heap becomes, joined by plus signs; {@code 0} when it is taken away. */
  public String target() {
    return to.isEmpty()
        ? "0"
        : to.stream().map(BigInteger::toString).collect(Collectors.joining("+"));
  }
}
