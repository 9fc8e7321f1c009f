// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;

/**
 * The places of elements, which are numbers from 0 on that lie close together: pages of an array
 * that are made when they are first written. Numbers that are too large for that are looked up in a
 * hash table.
 *
 * <p>Cost: two look-ups in arrays.
 */
final class Places {

  /** The logarithm of the length of a page. */
  private static final int BITS = 5;

  /** A larger table of pages would take more room than it saves time. */
  private static final long MOST_PAGES = 1L << 22;

  /** No element of it has a place. */
  private static final int[] NONE = {};

  private int[][] pages = {};
  private final Long2IntOpenHashMap large = new Long2IntOpenHashMap();

  Places() {
    large.defaultReturnValue(-1);
  }

  /** The place of an element, or −1. */
  int get(long element) {
    long page = element >>> BITS;
    if (page < pages.length) {
      int[] found = pages[(int) page];
      return found.length == 0 ? -1 : found[(int) element & (1 << BITS) - 1];
    }
    return page < MOST_PAGES ? -1 : large.get(element);
  }

  void put(long element, int place) {
    long page = element >>> BITS;
    if (page >= MOST_PAGES) {
      large.put(element, place);
      return;
    }
    int known = pages.length;
    if (page >= known) {
      pages = Arrays.copyOf(pages, (int) Math.max(page + 1, Math.min(2L * known, MOST_PAGES)));
      Arrays.fill(pages, known, pages.length, NONE);
    }
    int[] found = pages[(int) page];
    if (found.length == 0) {
      found = new int[1 << BITS];
      Arrays.fill(found, -1);
      pages[(int) page] = found;
    }
    found[(int) element & (1 << BITS) - 1] = place;
  }
}
