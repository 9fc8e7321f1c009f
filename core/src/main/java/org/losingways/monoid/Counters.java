// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import java.util.List;

/**
 * Some counters together. A combination of counts is a number, in which the first counter is the
 * lowest digit.
 *
 * <p>Few combinations occur as those of heaps and their options, so the sums with one of them are
 * made when they are first asked for.
 */
public final class Counters {

  private final List<Cyclic> counters;

  /** The sums of one combination of counts with all others, as far as they were asked for. */
  private int[][] sums = {};

  private final int size;

  public Counters(List<Cyclic> counters) {
    this.counters = counters;
    this.size = (int) combinations(counters);
  }

  /** How many combinations of counts some counters have. */
  public static double combinations(List<Cyclic> counters) {
    double size = 1;
    for (Cyclic c : counters) {
      size *= c.size();
    }
    return size;
  }

  /** How many combinations there are. */
  public int size() {
    return size;
  }

  /** The counts of one heap. */
  public int of(int heap) {
    int count = 0;
    int unit = 1;
    for (Cyclic c : counters) {
      count += unit * c.wrap(c.weights()[heap]);
      unit *= c.size();
    }
    return count;
  }

  /** The sum of two combinations. */
  public int sum(int x, int y) {
    int sum = 0;
    int unit = 1;
    for (Cyclic c : counters) {
      sum += unit * c.wrap(x / unit % c.size() + y / unit % c.size());
      unit *= c.size();
    }
    return sum;
  }

  /** The sums of a combination with all others: to be read, not written. */
  public int[] sums(int y) {
    if (sums.length == 0) {
      sums = new int[size][];
    }
    int[] known = sums[y];
    if (known == null) {
      known = new int[size];
      int unit = 1;
      int rest = y;
      for (Cyclic c : counters) {
        // The first units of the array hold the sums of the counters before; higher ones go first.
        int added = rest % c.size();
        for (int x = c.size() - 1; x >= 0; x--) {
          int sum = unit * c.wrap(x + added);
          for (int lower = 0; lower < unit; lower++) {
            known[x * unit + lower] = sum + known[lower];
          }
        }
        rest /= c.size();
        unit *= c.size();
      }
      sums[y] = known;
    }
    return known;
  }
}
