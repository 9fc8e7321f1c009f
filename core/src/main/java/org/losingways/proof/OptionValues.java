// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Arrays;
import java.util.BitSet;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

/**
 * The values of the options of each heap: where the referee reads the rules.
 *
 * <p>For a take-and-break code let S_r(n) be the set of values of r heaps with n beans in all. It
 * is the union of Φ(i)·S_{r−1}(n−i) over i ≥ 1, and heap h has the options S_r(h−k) when the digit
 * d_k has bit r. Cost: n²/2 look-ups in the table for two parts, n²·|Q| at most for three.
 */
final class OptionValues {

  private final int[] phi;
  private final char[][] product;
  private final Effort effort;

  OptionValues(int[] phi, char[][] product, Effort effort) {
    this.phi = phi;
    this.product = product;
    this.effort = effort;
  }

  BitSet[] of(Ruleset rules) {
    return rules instanceof TakeAndBreak code ? ofCode(code) : ofList(rules);
  }

  private BitSet[] ofCode(TakeAndBreak code) {
    BitSet[] options = emptySets();
    BitSet[] sums = emptySets();
    for (int parts = 0; parts <= code.maxParts(); parts++) {
      switch (parts) {
        case 0 -> sums[0].set(0);
        case 1 -> sums = singles();
        case 2 -> sums = pairs();
        default -> sums = withOneHeapMore(sums);
      }
      for (int heap = 1; heap < phi.length; heap++) {
        effort.spend(code.maxTaken(heap));
        for (int k = 0; k <= code.maxTaken(heap); k++) {
          if (code.allows(k, parts)) {
            options[heap].or(sums[heap - k]);
          }
        }
      }
    }
    return options;
  }

  private BitSet[] withOneHeapMore(BitSet[] sums) {
    BitSet[] more = emptySets();
    for (int n = 1; n < phi.length; n++) {
      for (int i = 1; i <= n; i++) {
        effort.spend(sums[n - i].size());
        char[] times = product[phi[i]];
        for (int x = sums[n - i].nextSetBit(0); x >= 0; x = sums[n - i].nextSetBit(x + 1)) {
          more[n].set(times[x]);
        }
      }
    }
    return more;
  }

  private BitSet[] singles() {
    BitSet[] singles = emptySets();
    for (int n = 1; n < phi.length; n++) {
      singles[n].set(phi[n]);
    }
    return singles;
  }

  /** S_2, the part that takes time in long games: each pair of heaps once. */
  private BitSet[] pairs() {
    BitSet[] pairs = emptySets();
    char[][] times = new char[phi.length][];
    Arrays.setAll(times, heap -> product[phi[heap]]);
    boolean[] seen = new boolean[product.length];
    for (int n = 2; n < phi.length; n++) {
      effort.spend(n + product.length);
      for (int i = 1, j = n - 1; i <= j; i++, j--) {
        seen[times[i][phi[j]]] = true;
      }
      for (int x = 0; x < seen.length; x++) {
        if (seen[x]) {
          pairs[n].set(x);
          seen[x] = false;
        }
      }
    }
    return pairs;
  }

  private BitSet[] ofList(Ruleset rules) {
    BitSet[] options = emptySets();
    for (int heap = 1; heap < phi.length; heap++) {
      effort.spend(1);
      BitSet values = options[heap];
      rules.forEachOption(
          heap,
          (parts, count) -> {
            effort.spend(count);
            int value = 0;
            for (int i = 0; i < count; i++) {
              value = product[value][phi[parts[i]]];
            }
            values.set(value);
          });
    }
    return options;
  }

  private BitSet[] emptySets() {
    BitSet[] sets = new BitSet[phi.length];
    Arrays.setAll(sets, i -> new BitSet());
    return sets;
  }
}
