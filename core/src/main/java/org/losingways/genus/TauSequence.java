// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A sequence of zeros and ones, one for each position of a growing family, 1 where it is frisky;
 * with the period it is seen to fall into.
 *
 * <pre>{@code
 * TauSequence.of(bits, 40).groups(5).toString()       // "1 (5)" for 00001 00101 00101 …
 * }</pre>
 *
 * <p>The papers write such a sequence in groups of five as decimal numbers and underline the
 * periodic part (<i>Pretending</i>, §6.17); here the periodic part stands in parentheses, as in the
 * codes of games.
 *
 * @param bits the terms
 * @param length how many of them have been computed
 * @param preperiod where the periodic part begins; the number of known terms if no period was seen
 * @param period the period seen, 0 if none was
 * @param isProved whether the period is known to go on for ever
 */
public record TauSequence(BitSet bits, int length, int preperiod, int period, boolean isProved) {

  /**
   * A sequence of which this much is known. The period is the shortest one that goes at least three
   * times round and fills a third of what is known.
   */
  public static TauSequence of(BitSet bits, int length) {
    BitSet copy = bits.get(0, length);
    for (int period = 1; 3 * period <= length; period++) {
      int preperiod = length - period;
      while (preperiod > 0 && copy.get(preperiod - 1) == copy.get(preperiod - 1 + period)) {
        preperiod--;
      }
      int covered = length - preperiod;
      if (covered >= 3 * period && 3 * covered >= length) {
        return new TauSequence(copy, length, preperiod, period, false);
      }
    }
    return new TauSequence(copy, length, length, 0, false);
  }

  /** The same sequence, its period known to go on for ever. */
  TauSequence proved() {
    return new TauSequence(bits, length, preperiod, period, true);
  }

  /** The k-th term; beyond those computed only if there is a period. */
  public boolean get(int k) {
    if (k < length) {
      return bits.get(k);
    }
    if (period == 0) {
      throw new IndexOutOfBoundsException("only " + length + " terms are known");
    }
    return bits.get(preperiod + (k - preperiod) % period);
  }

  /**
   * The sequence in groups of this many bits, each read as a binary number.
   *
   * @param size from 1 to 62
   */
  public Groups groups(int size) {
    if (size < 1 || size > 62) {
      throw new IllegalArgumentException("a group has 1 to 62 bits, not " + size);
    }
    if (period == 0) {
      return new Groups(values(0, length / size, size), List.of());
    }
    int before = (preperiod + size - 1) / size;
    int round = period / gcd(period, size);
    return new Groups(values(0, before, size), values(before, before + round, size));
  }

  private List<Long> values(int from, int to, int size) {
    List<Long> values = new ArrayList<>();
    for (int group = from; group < to; group++) {
      long value = 0;
      for (int i = 0; i < size; i++) {
        value = 2 * value + (get(group * size + i) ? 1 : 0);
      }
      values.add(value);
    }
    return values;
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /**
   * Groups of bits as numbers.
   *
   * @param start those before the periodic part
   * @param repeating those that repeat for ever, empty if no period was seen
   */
  public record Groups(List<Long> start, List<Long> repeating) {

    public Groups {
      start = List.copyOf(start);
      repeating = List.copyOf(repeating);
    }

    /** {@code 4 (12)}: the numbers, the repeating ones in parentheses. */
    @Override
    public String toString() {
      String first = joined(start);
      if (repeating.isEmpty()) {
        return first.isEmpty() ? "…" : first + " …";
      }
      return (first.isEmpty() ? "" : first + " ") + "(" + joined(repeating) + ")";
    }

    private static String joined(List<Long> values) {
      return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
  }
}
