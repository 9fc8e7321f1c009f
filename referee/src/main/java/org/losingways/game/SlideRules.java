// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Rules in which a heap becomes one other heap, or nothing: a table of where each may go.
 *
 * <pre>{@code
 * SlideRules.of(3, heap -> IntStream.range(0, heap)).options(2)     // [0, 1]: nim-heaps to 2
 * }</pre>
 */
@SuppressWarnings("ArrayRecordComponent")
public record SlideRules(int[][] targets) implements Ruleset {

  /**
   * The rules of some heaps, 0 among them.
   *
   * @param heaps how many
   * @param targets where a heap may go, which are heaps before it
   */
  public static SlideRules of(int heaps, IntFunction<IntStream> targets) {
    return new SlideRules(
        IntStream.range(0, heaps)
            .mapToObj(heap -> targets.apply(heap).distinct().toArray())
            .toArray(int[][]::new));
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    int[] after = new int[1];
    for (int target : targets[heap]) {
      after[0] = target;
      sink.accept(after, target == 0 ? 0 : 1);
    }
  }

  @Override
  public int largestHeap() {
    return targets.length - 1;
  }

  /** Where a heap may go. */
  public List<Integer> targets(int heap) {
    return IntStream.of(targets[heap]).boxed().toList();
  }
}
