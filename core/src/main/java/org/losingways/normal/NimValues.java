// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

/**
 * The nim-values of the heaps 0, 1, 2, … of a game, computed one after another and kept.
 *
 * <pre>{@code
 * NimValues kayles = NimValues.of(TakeAndBreak.of("0.77"));
 * kayles.extendTo(13);
 * kayles.value(12)   // 4
 * }</pre>
 *
 * <p>The value of a heap is the mex of the values of its options, and the value of several heaps is
 * the exclusive or of theirs (Sprague, Grundy). All ways of computing agree; they differ in speed
 * only. This is the bare computation: {@link NimSequence} adds periods and answers about any heap.
 */
public interface NimValues {

  /** How many values are known: those of the heaps 0 … size−1. */
  int size();

  /** The nim-value of a heap below {@link #size()}. */
  int value(int heap);

  /** Computes until {@code size} values are known; does nothing if they are. */
  void extendTo(int size);

  /** Rules that know how their nim-values follow from those of other rules. */
  interface Shortcut {
    NimValues nimValues();
  }

  /**
   * The values of a game whose first heaps are nim-heaps and are followed by the heaps of another.
   */
  static NimValues afterNimHeaps(int nimHeaps, NimValues values) {
    return new NimValues() {
      private int size = 1;

      @Override
      public int size() {
        return size;
      }

      @Override
      public int value(int heap) {
        ValueList.known(heap, size);
        return heap <= nimHeaps ? heap : values.value(heap - nimHeaps);
      }

      @Override
      public void extendTo(int newSize) {
        values.extendTo(Math.max(1, newSize - nimHeaps));
        size = Math.max(size, newSize);
      }
    };
  }

  /** The fastest way of computing that the rules allow. */
  static NimValues of(Ruleset rules) {
    if (rules instanceof Shortcut own) {
      return own.nimValues();
    }
    if (!(rules instanceof TakeAndBreak code)) {
      return new ValueList(new NimOptions(rules));
    }
    return code.isFinite() && code.maxParts() <= 2
        ? new OctalValues(code)
        : new ValueList(new ValueSets(code));
  }

  /**
   * The plain loop over all options: what the definition says, and what the other ways are measured
   * against.
   */
  static NimValues plain(Ruleset rules) {
    return new ValueList(
        rules instanceof TakeAndBreak code && code.isFinite() && code.maxParts() <= 2
            ? new PlainOctalValues(code)
            : new NimOptions(rules));
  }
}
