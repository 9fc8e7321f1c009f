// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;
import org.losingways.game.Ruleset;

/**
 * Nim-values of any rules, by listing the options of each heap: the definition, at the cost of the
 * number of options.
 */
final class NimOptions implements ValueList.Next {

  private final Ruleset rules;

  /** {@code seen[v] == heap} when v is the value of an option of the heap at hand. */
  private int[] seen = new int[16];

  NimOptions(Ruleset rules) {
    this.rules = rules;
  }

  @Override
  public int value(int[] g, int heap) {
    rules.forEachOption(
        heap,
        (heaps, count) -> {
          int v = 0;
          for (int i = 0; i < count; i++) {
            v ^= g[heaps[i]];
          }
          if (v >= seen.length) {
            seen = Arrays.copyOf(seen, 2 * Integer.highestOneBit(v) + 1);
          }
          seen[v] = heap;
        });
    int v = 0;
    while (v < seen.length && seen[v] == heap) {
      v++;
    }
    return v;
  }
}
