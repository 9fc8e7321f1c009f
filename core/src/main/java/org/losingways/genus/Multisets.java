// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.Arrays;

/**
 * Gives each multiset of small numbers an id, so that millions of positions cost a few words each.
 * The empty multiset is 0, others are numbered as they come.
 */
final class Multisets {

  private int[] pool = new int[1024];
  private int[] start = new int[256];
  private int[] slots = new int[1024];
  private int size;

  Multisets() {
    intern(new int[0], 0);
  }

  int size() {
    return size;
  }

  /** How many members a multiset has. */
  int count(int id) {
    return start[id + 1] - start[id];
  }

  /** The i-th member in ascending order. */
  int member(int id, int i) {
    return pool[start[id] + i];
  }

  /** Copies the members in ascending order to an array that has room. */
  void copy(int id, int[] to) {
    System.arraycopy(pool, start[id], to, 0, count(id));
  }

  /** The id of the multiset with these members, which are in ascending order. */
  int intern(int[] members, int count) {
    int mask = slots.length - 1;
    int slot = hash(members, 0, count) & mask;
    while (slots[slot] != 0) {
      int id = slots[slot] - 1;
      int from = start[id];
      if (start[id + 1] - from == count
          && Arrays.equals(pool, from, from + count, members, 0, count)) {
        return id;
      }
      slot = (slot + 1) & mask;
    }
    slots[slot] = size + 1;
    return append(members, count);
  }

  private int append(int[] members, int count) {
    int from = start[size];
    if (from + count > pool.length) {
      pool = Arrays.copyOf(pool, Math.addExact(pool.length, pool.length / 2 + count));
    }
    System.arraycopy(members, 0, pool, from, count);
    if (size + 2 > start.length) {
      start = Arrays.copyOf(start, start.length + start.length / 2);
    }
    start[++size] = from + count;
    if (size > slots.length / 2) {
      rehash();
    }
    return size - 1;
  }

  private void rehash() {
    slots = new int[Math.multiplyExact(slots.length, 2)];
    int mask = slots.length - 1;
    for (int id = 0; id < size; id++) {
      int slot = hash(pool, start[id], start[id + 1]) & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = id + 1;
    }
  }

  private static int hash(int[] members, int from, int to) {
    long h = 0x2545F4914F6CDD1DL;
    for (int i = from; i < to; i++) {
      h = (h ^ members[i]) * 0x9E3779B97F4A7C15L;
      h ^= h >>> 29;
    }
    h *= 0xBF58476D1CE4E5B9L;
    return (int) (h >>> 32);
  }
}
