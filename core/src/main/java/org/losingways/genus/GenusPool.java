// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;

/** The genera met so far, numbered, with their shifts by nim-heaps of size 1 and 2. */
final class GenusPool {

  private final Object2IntOpenHashMap<Genus> ids = new Object2IntOpenHashMap<>();
  private final List<Genus> genera = new ArrayList<>();
  private final IntArrayList plusOne = new IntArrayList();
  private final IntArrayList plusTwo = new IntArrayList();

  GenusPool() {
    ids.defaultReturnValue(-1);
  }

  int size() {
    return genera.size();
  }

  Genus get(int id) {
    return genera.get(id);
  }

  int id(Genus genus) {
    int id = ids.getInt(genus);
    if (id < 0) {
      id = genera.size();
      ids.put(genus, id);
      genera.add(genus);
      plusOne.add(-1);
      plusTwo.add(-1);
    }
    return id;
  }

  /** The genus of a game with nim-heaps beside it. */
  int shift(int id, int twos, int one) {
    int shifted = id;
    for (int i = 0; i < twos; i++) {
      int next = plusTwo.getInt(shifted);
      if (next < 0) {
        next = id(genera.get(shifted).plusTwos(1));
        plusTwo.set(shifted, next);
      }
      shifted = next;
    }
    if (one == 1) {
      int next = plusOne.getInt(shifted);
      if (next < 0) {
        next = id(genera.get(shifted).plusOne());
        plusOne.set(shifted, next);
      }
      shifted = next;
    }
    return shifted;
  }
}
