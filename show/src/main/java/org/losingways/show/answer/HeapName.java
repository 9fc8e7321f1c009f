// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.game.Position;

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

  /** A heap as the rules of its game have it written. */
  public static HeapName of(Labels labels, BigInteger heap) {
    return labels.areSizes() ? of(heap) : of(labels.label(heap.intValueExact()));
  }

  /** Heaps as the rules of their game have them written. */
  public static List<HeapName> all(Labels labels, List<BigInteger> heaps) {
    return heaps.stream().map(heap -> of(labels, heap)).toList();
  }

  /** The heaps of a position, the largest first. */
  public static List<HeapName> all(Labels labels, Position position) {
    return IntStream.rangeClosed(1, position.size())
        .mapToObj(i -> of(labels, BigInteger.valueOf(position.heap(position.size() - i))))
        .toList();
  }

  /** The numbers of a position's heaps, the largest first. */
  public static List<Integer> sizes(Position position) {
    return IntStream.rangeClosed(1, position.size())
        .mapToObj(i -> position.heap(position.size() - i))
        .toList();
  }

  /** The heaps of a position as numbers of any size, the smallest first. */
  public static List<BigInteger> numbers(Position position) {
    return IntStream.of(position.toArray()).mapToObj(BigInteger::valueOf).toList();
  }

  /** Beside numbers of heaps, the labels from heap 0 on; none for games whose heaps are sizes. */
  public static List<String> legend(Labels labels, int largest) {
    return labels.areSizes()
        ? List.of()
        : IntStream.rangeClosed(0, largest).mapToObj(labels::label).toList();
  }

  @Override
  public String toString() {
    return label;
  }
}
