// SPDX-License-Identifier: Apache-2.0
package org.losingways.ints;

/**
 * Numbers whatever comes from 0 on, each different key once.
 *
 * <pre>{@code
 * NumberTable table = new NumberTable();
 * table.number(70)     // 0
 * table.number(-5)     // 1
 * table.number(70)     // 0
 * }</pre>
 */
public final class NumberTable {

  private long[] keys = new long[32];

  /** One more than the number of the key at its place; 0 where there is none. */
  private int[] numbers = new int[32];

  private int size;

  /** The number of a key, a new one if it was not seen before. */
  public int number(long key) {
    int place = place(key);
    if (numbers[place] == 0) {
      keys[place] = key;
      numbers[place] = ++size;
      if (size > numbers.length / 2) {
        grow();
        return size - 1;
      }
    }
    return numbers[place] - 1;
  }

  /** The number of a key, or −1 if it was not seen before. */
  public int find(long key) {
    return numbers[place(key)] - 1;
  }

  /** How many different keys there were. */
  public int size() {
    return size;
  }

  private int place(long key) {
    int mask = numbers.length - 1;
    long h = key * 0x9e3779b97f4a7c15L;
    int place = (int) (h ^ h >>> 32) & mask;
    while (numbers[place] != 0 && keys[place] != key) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] old = numbers;
    keys = new long[2 * old.length];
    numbers = new int[2 * old.length];
    for (int i = 0; i < old.length; i++) {
      if (old[i] != 0) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        numbers[place] = old[i];
      }
    }
  }
}
