// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * The rules of an impartial heap game: for each heap, what it may become.
 *
 * <p>This is the one thing to write in order to bring a game of your own to the library. A position
 * is a handful of heaps; a move replaces one heap by any number of smaller ones, and the rules say
 * which. Grundy's game, in which a heap is split into two unequal ones, is
 *
 * <pre>{@code
 * Ruleset grundy = (heap, options) -> {
 *   int[] parts = new int[2];
 *   for (parts[0] = 1; 2 * parts[0] < heap; parts[0]++) {
 *     parts[1] = heap - parts[0];
 *     options.accept(parts, 2);
 *   }
 * };
 * }</pre>
 *
 * <p>Heap 0 is the empty heap and has no options. Options must have a smaller rank than the heap:
 * every part smaller than the heap itself, so that play ends.
 */
@FunctionalInterface
public non-sealed interface Ruleset extends Game {

  /**
   * Passes every option of a heap to the sink, in a fixed order. The same option may be passed
   * twice.
   */
  void forEachOption(int heap, OptionSink sink);

  @Override
  default String code() {
    return "(rules without a code)";
  }

  @Override
  default int largestHeap() {
    return Integer.MAX_VALUE;
  }

  @Override
  default Optional<Reach> reach() {
    return Optional.empty();
  }

  @Override
  default <T, E extends Exception> T either(
      Use<? super Ruleset, ? extends T, ? extends E> impartial,
      Use<? super PartizanRuleset, ? extends T, ? extends E> partizan)
      throws E {
    return impartial.of(this);
  }

  @Override
  default Ruleset impartial() {
    return this;
  }

  @Override
  default PartizanRuleset partizan() {
    return PartizanRuleset.of(this, this);
  }

  /**
   * The first heap that is known to play like this one in all company, such as a mirror image or a
   * vertex with the same arrows; the heap itself when the rules know of none before it. Solvers
   * give both the same value at once.
   */
  default int twin(int heap) {
    return heap;
  }

  /**
   * A proof that the values of all heaps follow from those of the first ones, for rules with a
   * repetition of their own. It may use that values of options determine the value of a heap.
   *
   * @param heaps the last heap whose value is known
   * @param value the value of each heap to that one
   */
  default Optional<? extends Pattern> pattern(int heaps, IntUnaryOperator value) {
    return Optional.empty();
  }

  /** The different options of a heap as positions, sorted. Convenient, and not for inner loops. */
  default List<Position> options(int heap) {
    List<Position> found = new ArrayList<>();
    forEachOption(heap, (heaps, count) -> found.add(Position.ofPrefix(heaps, count)));
    return found.stream().distinct().sorted().toList();
  }

  /** The positions that a move leads to, moves in smaller heaps first; some may come twice. */
  default List<Position> moves(Position position) {
    List<Position> found = new ArrayList<>();
    for (int i = 0; i < position.size(); i++) {
      for (Position option : options(position.heap(i))) {
        found.add(position.move(i, option));
      }
    }
    return found;
  }
}
