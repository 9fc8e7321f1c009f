// SPDX-License-Identifier: Apache-2.0
package org.teavm.classlib.java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** {@link java.util.stream.StreamSupport}, of which TeaVM lacks the streams of numbers. */
public final class TStreamSupport {

  private TStreamSupport() {}

  public static <T> Stream<T> stream(Spliterator<T> items, boolean isParallel) {
    List<T> all = new ArrayList<>();
    items.forEachRemaining(all::add);
    return all.stream();
  }

  public static IntStream intStream(Spliterator.OfInt items, boolean isParallel) {
    int[][] all = {new int[16]};
    int[] size = {0};
    items.forEachRemaining(
        (int item) -> {
          if (size[0] == all[0].length) {
            all[0] = Arrays.copyOf(all[0], 2 * size[0]);
          }
          all[0][size[0]++] = item;
        });
    return IntStream.of(Arrays.copyOf(all[0], size[0]));
  }

  public static LongStream longStream(Spliterator.OfLong items, boolean isParallel) {
    List<Long> all = new ArrayList<>();
    items.forEachRemaining((long item) -> all.add(item));
    return all.stream().mapToLong(item -> item);
  }
}
