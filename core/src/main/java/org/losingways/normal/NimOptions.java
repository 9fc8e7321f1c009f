// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;

/**
 * Nim-values of any rules, by listing the options of each heap: the definition, at the cost of the
 * number of options.
 */
final class NimOptions implements NimValues {

  private final Ruleset rules;
  private final ValueList values = new ValueList();

  /** {@code seen[v] == heap + 1} when v is the value of an option of the heap at hand. */
  private int[] seen = new int[16];

  NimOptions(Ruleset rules) {
    this.rules = rules;
  }

  @Override
  public int size() {
    return values.size();
  }

  @Override
  public int value(int heap) {
    return values.get(heap);
  }

  @Override
  public void extendTo(int newSize) {
    values.makeRoom(newSize);
    while (size() < newSize) {
      values.add(mex(size()));
    }
  }

  private int mex(int heap) {
    int stamp = heap + 1;
    int[] g = values.array();
    OptionSink mark =
        (heaps, count) -> {
          int v = 0;
          for (int i = 0; i < count; i++) {
            v ^= g[heaps[i]];
          }
          if (v >= seen.length) {
            seen = Arrays.copyOf(seen, 2 * Integer.highestOneBit(v) + 1);
          }
          seen[v] = stamp;
        };
    rules.forEachOption(heap, mark);
    int v = 0;
    while (v < seen.length && seen[v] == stamp) {
      v++;
    }
    return v;
  }
}
