// SPDX-License-Identifier: Apache-2.0
package org.losingways.ints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Arrays that are different, numbered in the order in which they were added. Arrays must not be
 * changed afterwards. A hash table with open addresses: adding and finding take constant time.
 *
 * <pre>{@code
 * IntArrayTable table = new IntArrayTable();
 * table.add(new int[] {3, 1})       // true
 * table.add(new int[] {3, 1})       // false: it is there
 * table.number(new int[] {3, 1})    // 0
 * }</pre>
 */
public final class IntArrayTable {

  private final List<int[]> arrays = new ArrayList<>();

  /** One more than the number of an array at its place; 0 where there is none. */
  private int[] places = new int[32];

  private int[] hashes = new int[32];

  /** Adds an array unless there is an equal one. Returns whether it was added. */
  public boolean add(int[] array) {
    int hash = hash(array);
    int place = place(array, hash);
    if (places[place] != 0) {
      return false;
    }
    arrays.add(array);
    places[place] = arrays.size();
    hashes[place] = hash;
    if (arrays.size() > places.length / 4 * 3) {
      grow();
    }
    return true;
  }

  /** The number of an array, or −1. */
  public int number(int[] array) {
    return places[place(array, hash(array))] - 1;
  }

  /** How many there are. */
  public int size() {
    return arrays.size();
  }

  /** All of them, in the order of the table: similar ones are far from each other. */
  public List<int[]> scattered() {
    List<int[]> found = new ArrayList<>(arrays.size());
    for (int number : places) {
      if (number != 0) {
        found.add(arrays.get(number - 1));
      }
    }
    return found;
  }

  private static int hash(int[] array) {
    int h = Arrays.hashCode(array) * 0x9e3779b9;
    return h ^ h >>> 16;
  }

  /** Where an array is, or where it belongs. */
  private int place(int[] array, int hash) {
    int mask = places.length - 1;
    int place = hash & mask;
    while (places[place] != 0
        && (hashes[place] != hash || !Arrays.equals(arrays.get(places[place] - 1), array))) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void grow() {
    int[] before = places;
    int[] of = hashes;
    places = new int[2 * before.length];
    hashes = new int[2 * before.length];
    int mask = places.length - 1;
    for (int i = before.length - 1; i >= 0; i--) {
      if (before[i] != 0) {
        int place = of[i] & mask;
        while (places[place] != 0) {
          place = (place + 1) & mask;
        }
        places[place] = before[i];
        hashes[place] = of[i];
      }
    }
  }
}
