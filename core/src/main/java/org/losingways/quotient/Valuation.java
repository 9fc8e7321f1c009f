// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Game;
import org.losingways.game.Position;

/**
 * What the positions of a game are worth, whoever plays it: the value of a position, the product of
 * values, the outcome of a value, and how to write a value.
 *
 * <p>Values are numbers that mean nothing by themselves; two positions with equal values have equal
 * outcomes in every company. The value 0 is that of the empty position.
 *
 * @param <O> the outcomes: two for impartial games, four for games with Left and Right
 */
public interface Valuation<O> {

  /** The rules of the game. */
  Game rules();

  /**
   * The largest heap with a known value: {@link Integer#MAX_VALUE} when the game is solved for
   * heaps of every size.
   */
  int largestHeap();

  /**
   * The heap up to which all this is proved: what is said of values, such as that two positions are
   * equal, may fail in the company of larger heaps. None if it is proved for all heaps there are.
   */
  default OptionalInt verifiedTo() {
    return largestHeap() >= rules().largestHeap()
        ? OptionalInt.empty()
        : OptionalInt.of(largestHeap());
  }

  /** How heap values are proved to repeat, if they are: then heaps of every size have a value. */
  default Optional<Period> period() {
    return Optional.empty();
  }

  /**
   * The value of a heap.
   *
   * @throws IllegalArgumentException if the heap is larger than {@link #largestHeap}
   */
  int value(int heap);

  /**
   * Whether the value of a heap, of any size, is known. Beyond the sizes that are computed with, it
   * is where values repeat.
   */
  default boolean knows(BigInteger heap) {
    return heap.bitLength() <= 31 ? heap.intValue() <= largestHeap() : period().isPresent();
  }

  /**
   * The value of a heap of any size.
   *
   * @throws IllegalArgumentException if it is not known
   */
  default int value(BigInteger heap) {
    if (!knows(heap)) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + largestHeap());
    }
    if (heap.bitLength() <= 31) {
      return value(heap.intValue());
    }
    Period p = period().orElseThrow();
    BigInteger start = BigInteger.valueOf(p.preperiod());
    BigInteger beyond = heap.subtract(start).mod(BigInteger.valueOf(p.period()));
    return value(start.add(beyond).intValueExact());
  }

  /** The product of two values: the value of positions side by side. */
  int times(int x, int y);

  /** Who wins positions of this value. */
  O outcome(int value);

  /** A value as people write it, such as {@code ab2}. */
  String print(int value);

  /** The value of a position. */
  default int value(Position position) {
    int value = 0;
    for (int i = 0; i < position.size(); i++) {
      value = times(value, value(position.heap(i)));
    }
    return value;
  }

  /** Who wins a position. */
  default O outcome(Position position) {
    return outcome(value(position));
  }

  /** The value of a position as people write it. */
  default String print(Position position) {
    return print(value(position));
  }
}
