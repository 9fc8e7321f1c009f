// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import org.losingways.genus.Genus;

/**
 * What a sum of nim-heaps comes to: its nim-value, and whether some heap has more than one bean.
 * Adders :a, sums of nim-heaps of sizes 1 and 2, are the ones with nim-value below 4
 * (<i>Pretending</i>, §2.5).
 *
 * <pre>{@code
 * TameValue.adder(4).genus()              // 0^02
 * TameValue.adder(4).plus(TameValue.adder(1)).toString()   // ":5"
 * }</pre>
 *
 * @param nimValue the exclusive or of the heaps
 * @param firm whether some heap has more than one bean; it has if the nim-value is above 1
 */
public record TameValue(int nimValue, boolean firm) {

  public TameValue {
    if (nimValue > 1 && !firm) {
      throw new IllegalArgumentException("a nim-value above 1 takes a heap of more than one bean");
    }
  }

  /** The adder :a. */
  public static TameValue adder(int a) {
    return new TameValue((a / 2) % 2 * 2 + a % 2, a > 1);
  }

  /** Both side by side. */
  public TameValue plus(TameValue other) {
    return new TameValue(nimValue ^ other.nimValue, firm || other.firm);
  }

  public Genus genus() {
    if (nimValue < 2 && firm) {
      return Genus.of(nimValue, nimValue, nimValue ^ 2);
    }
    return Genus.ofNimHeap(nimValue);
  }

  /** The least adder, {@code :5}, or the nim-heap, {@code *4}. */
  @Override
  public String toString() {
    if (nimValue > 3) {
      return "*" + nimValue;
    }
    return ":" + (firm && nimValue < 2 ? nimValue + 4 : nimValue);
  }
}
