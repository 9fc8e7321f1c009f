// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** Receives the options of a heap, one call each. */
@FunctionalInterface
public interface OptionSink {

  /**
   * One option: the heaps that replace the one moved in.
   *
   * @param heaps the sizes, in {@code heaps[0 .. count-1]}, none of them 0. The array is the
   *     caller's and is reused: copy what you keep.
   * @param count how many heaps there are; 0 when the move leaves nothing
   */
  void accept(int[] heaps, int count);
}
