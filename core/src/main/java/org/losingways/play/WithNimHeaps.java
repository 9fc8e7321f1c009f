// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.util.Optional;
import org.losingways.game.OptionSink;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimValues;

/**
 * A game played beside nim-heaps: heaps 1 … m are nim-heaps, heap m+n is heap n of the game.
 *
 * <pre>{@code
 * Ruleset both = new WithNimHeaps(TakeAndBreak.of("0.123"), 3);
 * both.options(3 + 4)   // those of heap 4: [5, 6]
 * }</pre>
 *
 * <p>Its quotient tells the game's positions apart by nim-heaps too, so it determines genera, which
 * the quotient of the game alone may not.
 *
 * <p>The periodicity theorem holds with a reach that is longer by m for each part: an option of
 * heap m+n with l parts has (l−1)m beans more than it would have in the game, and then its largest
 * part can be shortened by the period without becoming a nim-heap.
 *
 * @param game the game
 * @param nimHeaps m
 * @param known nim-values of the game, if they are proved to repeat: they are not computed again
 */
public record WithNimHeaps(Ruleset game, int nimHeaps, Optional<NimSequence> known)
    implements Ruleset, NimValues.Shortcut {

  public WithNimHeaps(Ruleset game, int nimHeaps) {
    this(game, nimHeaps, Optional.empty());
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    if (heap <= nimHeaps) {
      int[] parts = new int[1];
      for (int rest = 0; rest < heap; rest++) {
        parts[0] = rest;
        sink.accept(parts, rest == 0 ? 0 : 1);
      }
      return;
    }
    int[] shifted = new int[8];
    game.forEachOption(
        heap - nimHeaps,
        (parts, count) -> {
          for (int i = 0; i < count; i++) {
            shifted[i] = parts[i] + nimHeaps;
          }
          sink.accept(shifted, count);
        });
  }

  @Override
  public String code() {
    return game.code() + " with nim-heaps to " + nimHeaps;
  }

  @Override
  public String key() {
    return game.key() + " with nim-heaps to " + nimHeaps;
  }

  @Override
  public NimValues nimValues() {
    return NimValues.afterNimHeaps(
        nimHeaps, known.<NimValues>map(k -> k).orElseGet(() -> NimValues.of(game)));
  }

  @Override
  public int largestHeap() {
    return game.largestHeap() == Integer.MAX_VALUE
        ? Integer.MAX_VALUE
        : game.largestHeap() + nimHeaps;
  }

  @Override
  public Optional<Reach> reach() {
    return game.reach()
        .map(
            r ->
                new Reach(
                    r.maxTaken() + Math.max(2, r.maxParts()) * nimHeaps,
                    r.maxParts(),
                    r.step(),
                    r.first()));
  }
}
