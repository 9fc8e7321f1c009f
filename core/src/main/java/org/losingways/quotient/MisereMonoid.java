// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Pattern;

/**
 * What the misère monoid of any game is, whether its outcomes are those of one set P or of two, one
 * for each player: its order, the function Φ from heaps to elements, and how far that is proved.
 *
 * @param <O> the outcomes: two for impartial games, four for games with Left and Right
 */
public interface MisereMonoid<O> extends Valuation<O> {

  /** The number of elements, if it is finite. */
  OptionalInt finiteOrder();

  /** Whether this is proved for all heaps there are. */
  boolean isSolved();

  @Override
  default OptionalInt verifiedTo() {
    return isSolved() ? OptionalInt.empty() : OptionalInt.of(largestHeap());
  }

  /** Φ as computed, and how it goes on if that is proved. */
  Phi function();

  @Override
  default Optional<Period> period() {
    return function().period();
  }

  /** The proved pattern of Φ, for rules that have one and no period. */
  default Optional<Pattern> pattern() {
    return function().pattern();
  }

  /** The largest heap whose value was computed. */
  default int heapsComputed() {
    return function().last();
  }

  @Override
  default int largestHeap() {
    return period().isPresent() || pattern().isPresent() ? Integer.MAX_VALUE : heapsComputed();
  }

  /** Φ as computed, from heap 0 on. */
  default int[] phi() {
    return function().values().clone();
  }

  @Override
  default int value(int heap) {
    return function().value(heap);
  }

  /** Φ as it is printed, from heap 0 on. */
  default List<String> printedPhi() {
    return Arrays.stream(phi()).mapToObj(this::print).toList();
  }
}
