// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.losingways.game.Position;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.normal.NimSequence;

/**
 * The genus of each element of a misère quotient, by which is meant the genus of the position that
 * its least word spells (<i>Taming the wild</i>, Figure 4).
 *
 * <pre>{@code
 * ElementGenera genera = new ElementGenera(structure, 100_000, () -> false);   // of 0.123
 * genera.genus(structure.named().element("ac")).get()                          // 3^0531
 * }</pre>
 *
 * <p>A superscript of the genus of G is the n for which G, some nim-heaps of size 2 and a nim-heap
 * of size n are a P-position together. Where the game itself has positions equal to the nim-heaps
 * 1, 2, …, the quotient tells this at once: x·ν₂ʲ·ν_n ∈ P for the values ν of these nim-heaps. Only
 * when it does not have enough of them, the genus is computed by looking at all positions that can
 * be reached, which is given up when there are too many.
 */
public final class ElementGenera {

  /** Heaps beyond this one are not tested for being equal to nim-heaps. */
  private static final int LAST_TESTED_HEAP = 24;

  private final QuotientStructure structure;
  private final NimSequence nim;
  private final GenusTable table;
  private final IntList nimHeaps;

  /**
   * @param maxPositions how many positions may be looked at
   * @param stop asked now and then; when it says yes, genera that are hard to find are given up
   */
  public ElementGenera(QuotientStructure structure, int maxPositions, BooleanSupplier stop) {
    this.structure = structure;
    this.nim = NimSequence.of(structure.rules());
    this.table = new GenusTable(structure.rules(), maxPositions, stop);
    this.nimHeaps = findNimHeaps();
  }

  /** The values of the nim-heaps 0, 1, 2, …, as far as the game has positions equal to them. */
  private IntList findNimHeaps() {
    int last = Math.min(structure.heaps(), LAST_TESTED_HEAP);
    IntArrayList values = new IntArrayList();
    values.add(0);
    int[] single = new int[LAST_TESTED_HEAP + 1];
    Arrays.fill(single, -1);
    for (int h = 1; h <= last && table.extendTo(h); h++) {
      OptionalInt size = table.nimHeap(h);
      if (size.isPresent() && size.getAsInt() < single.length && single[size.getAsInt()] < 0) {
        single[size.getAsInt()] = structure.value(h);
      }
    }
    for (int n = 1; n < single.length; n++) {
      if (single[n] >= 0) {
        values.add(single[n]);
      } else if (n % 2 == 1 && n > 1) {
        // Nim-heaps 2m and 1 together are equal to a nim-heap of size 2m+1.
        values.add(structure.monoid().times(values.getInt(n - 1), values.getInt(1)));
      } else {
        break;
      }
    }
    return values;
  }

  /** The genus of an element; nothing if it was given up. */
  public Optional<Genus> genus(int x) {
    Position position = structure.position(x);
    Optional<Genus> read = readOff(x, nim.value(position));
    return read.isPresent() ? read : table.genus(position);
  }

  /** The genus as the quotient tells it, if it tells all of it. */
  private Optional<Genus> readOff(int x, int base) {
    if (nimHeaps.size() < 3) {
      return Optional.empty();
    }
    FiniteMonoid monoid = structure.monoid();
    int[] twos = monoid.row(nimHeaps.getInt(2));
    IntArrayList superscripts = new IntArrayList();
    // The powers of ν₂ repeat within as many steps as there are elements, and two more are needed.
    int[] firstSeen = new int[structure.order()];
    for (int y = x; ; y = twos[y]) {
      int n = misere(y);
      if (n < 0) {
        return Optional.empty();
      }
      superscripts.add(n);
      if (firstSeen[y]++ == 2) {
        return Optional.of(Genus.of(base, superscripts.toIntArray()));
      }
    }
  }

  /** The size of the nim-heap that makes a P-position with y, or −1 if it is not at hand. */
  private int misere(int y) {
    for (int n = 0; n < nimHeaps.size(); n++) {
      if (structure.inP(structure.monoid().times(y, nimHeaps.getInt(n)))) {
        return n;
      }
    }
    return -1;
  }
}
