// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.losingways.monoid.Bits;

/**
 * The company in which a position may still fail, as heaps of one class are added to it.
 *
 * <p>A position u with the value x and company of the value z fails when xz ∉ P and neither has a
 * winning move. So of all company only R(u) = { z : xz ∉ P, z ∉ V(u) } is of interest, V(u) being
 * where u has a winning move of its own. Then
 *
 * <pre>{@code R(u+k) = { z : z·Φ(k) ∈ R(u), z·x ∉ W(k) },}</pre>
 *
 * u fails by itself when 1 ∈ R(u), and a position with an empty R never does, whatever comes. In a
 * quotient that is right or nearly so R is a few company out of thousands, and the sets are
 * ascending arrays of values.
 *
 * <p>Cost: as many steps as R(u) and the elements that Φ(k) takes there.
 */
public final class OpenCompany {

  /** Up to this size sets are sorted by themselves. */
  private static final int SHORT = 8;

  /** The elements that Φ(k) takes to y are members[start[y]] … members[start[y + 1] − 1]. */
  private final int[] start;

  private final int[] members;

  /** The longest set made so far has room here. */
  private int[] room = new int[16];

  /** The same set once more where sorting would take longer; empty in between. */
  private final long[] sorted;

  /**
   * @param times z·Φ(k) for each z; negative if it is of no interest
   */
  public OpenCompany(int[] times) {
    start = new int[times.length + 1];
    int inside = 0;
    for (int y : times) {
      if (y >= 0) {
        start[y + 1]++;
        inside++;
      }
    }
    for (int y = 0; y < times.length; y++) {
      start[y + 1] += start[y];
    }
    members = new int[inside];
    sorted = Bits.of(times.length);
    int[] next = start.clone();
    for (int z = 0; z < times.length; z++) {
      if (times[z] >= 0) {
        members[next[times[z]]++] = z;
      }
    }
  }

  /**
   * R(u+k).
   *
   * @param open R(u)
   * @param timesU where W(k) is to be asked about each z: z·x, in the numbering of {@code won}
   * @param won W(k)
   */
  public int[] after(int[] open, int[] timesU, long[] won) {
    return after(open, timesU, z -> timesU[z], won);
  }

  /**
   * The same where few of all products are asked for, and each takes long.
   *
   * @param timesU z·x where it was asked for before, else a negative number
   * @param product finds z·x
   */
  public int[] after(int[] open, int[] timesU, IntUnaryOperator product, long[] won) {
    int size = 0;
    for (int y : open) {
      int end = start[y + 1];
      if (size + end - start[y] > room.length) {
        room = Arrays.copyOf(room, Math.max(size + end - start[y], 2 * room.length));
      }
      for (int i = start[y]; i < end; i++) {
        int z = members[i];
        if (timesU[z] < 0) {
          timesU[z] = product.applyAsInt(z);
        }
        if (!Bits.get(won, timesU[z])) {
          room[size++] = z;
        }
      }
    }
    int[] after = Arrays.copyOf(room, size);
    sort(after);
    return after;
  }

  private void sort(int[] set) {
    if (set.length <= SHORT || set.length < sorted.length / SHORT) {
      Arrays.sort(set);
      return;
    }
    for (int z : set) {
      Bits.set(sorted, z);
    }
    for (int w = 0, n = 0; n < set.length; w++) {
      long word = sorted[w];
      sorted[w] = 0;
      for (; word != 0; word &= word - 1) {
        set[n++] = (w << 6) + Long.numberOfTrailingZeros(word);
      }
    }
  }

  /** Whether the first of two ascending sets has all that is in the second. */
  public static boolean covers(int[] a, int[] b) {
    if (b.length > a.length) {
      return false;
    }
    int i = 0;
    for (int x : b) {
      while (i < a.length && a[i] < x) {
        i++;
      }
      if (i == a.length || a[i] != x) {
        return false;
      }
    }
    return true;
  }
}
