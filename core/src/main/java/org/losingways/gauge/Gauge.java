// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import org.losingways.monoid.Word;

/**
 * A sum of the letters of a position, with a weight for each, that is read exactly from −scale to
 * scale; beyond that it is read whether it is above or below, and the residue.
 *
 * <p>With the weights 1, 0, −1, 2, the scale 5 and the modulus 2 the positions 7, 7³ and 7¹⁰ of
 * letters 5, 6, 7, 8 read −1, −3 and "below, even".
 *
 * @param weights the weight of each letter of the group
 * @param scale the largest sum that is read exactly
 * @param modulus what sums beyond are reduced by
 */
public record Gauge(IntList weights, int scale, int modulus) {

  /** Larger numbers are refused, so that an int holds every reading and what it becomes. */
  private static final int LARGEST = 1 << 27;

  public Gauge {
    weights = new IntImmutableList(weights);
    if (Math.max(scale, modulus) > LARGEST
        || weights.intStream().anyMatch(w -> w > LARGEST || w < -LARGEST)) {
      throw new GaugeTrouble("a gauge has too large numbers");
    }
  }

  /** A sum as an int that can be negated, if it is one. */
  static int exact(long sum) {
    if (Math.abs(sum) > Integer.MAX_VALUE) {
      throw new GaugeTrouble("a sum is too large");
    }
    return (int) sum;
  }

  /** The number of copies of one letter. */
  static Gauge count(int letter, int letters, int scale, int modulus) {
    int[] weights = new int[letters];
    weights[letter] = 1;
    return new Gauge(IntList.of(weights), scale, modulus);
  }

  /** This gauge read farther. */
  Gauge withScale(int larger) {
    return new Gauge(weights, larger, modulus);
  }

  /** This gauge with another modulus. */
  Gauge withModulus(int other) {
    return new Gauge(weights, scale, other);
  }

  /** The sum as people write it, such as {@code c−e−2f}, given which letters it has weights for. */
  public String text(IntList letters) {
    StringBuilder sum = new StringBuilder();
    for (int x = 0; x < letters.size(); x++) {
      int weight = weights.getInt(x);
      if (weight != 0) {
        sum.append(weight < 0 ? "−" : sum.isEmpty() ? "" : "+")
            .append(Math.abs(weight) == 1 ? "" : Integer.toString(Math.abs(weight)))
            .append(Word.name(letters.getInt(x)));
      }
    }
    return sum.toString();
  }

  /** The sum itself. */
  long sum(int[] exponents) {
    long sum = 0;
    for (int x = 0; x < exponents.length; x++) {
      sum += (long) weights.getInt(x) * exponents[x];
    }
    return sum;
  }

  /**
   * What is read: the sum itself, or if it is beyond the scale s, for a residue r, s + 1 + r above
   * and −s − 1 − r below.
   */
  int read(long sum) {
    if (-scale <= sum && sum <= scale) {
      return (int) sum;
    }
    int residue = (int) Math.floorMod(sum, (long) modulus);
    return sum > 0 ? scale + 1 + residue : -scale - 1 - residue;
  }

  /**
   * What is read when a sum of which {@code reading} was read on {@code finer} changes, by no more
   * than that scale is larger than this one.
   */
  int reread(int reading, int change, Gauge finer) {
    if (Math.abs(reading) <= finer.scale) {
      return read(reading + change);
    }
    int residue = Math.floorMod(Math.abs(reading) - finer.scale - 1 + change, modulus);
    return reading > 0 ? scale + 1 + residue : -scale - 1 - residue;
  }

  /** What is read after one more binary digit of all exponents, which adds {@code digits}. */
  int readDigit(int reading, int digits) {
    if (Math.abs(reading) <= scale) {
      return read(2L * reading + digits);
    }
    int residue = Math.floorMod(2 * (Math.abs(reading) - scale - 1) + digits, modulus);
    return reading > 0 ? scale + 1 + residue : -scale - 1 - residue;
  }

  /** The number of different readings. */
  int readings() {
    return 2 * (scale + modulus) + 1;
  }

  /** The number of readings of some gauges, given that of all but this one, the last. */
  long key(long others, int reading) {
    return others * readings() + reading + scale + modulus;
  }

  /** The least scale from which on sums that are beyond it stay so when digits are added. */
  int leastForDigits() {
    long up = 0;
    long down = 0;
    for (int w : weights) {
      up += Math.max(w, 0);
      down += Math.max(-w, 0);
    }
    return exact(Math.max(up, down));
  }
}
