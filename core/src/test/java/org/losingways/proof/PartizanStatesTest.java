// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the counts with which positions occur with those of all small positions. */
class PartizanStatesTest {

  private static final int[][] PARITY = {{0, 1}, {1, 0}};

  /** The counts with which each parity occurs, shifted by {@code far}, looked for one by one. */
  private static List<BitSet> counted(List<PartizanStates.Kind> kinds, int far) {
    List<BitSet> found = List.of(new BitSet(), new BitSet());
    List<int[]> open = new ArrayList<>();
    found.get(0).set(far);
    open.add(new int[] {0, 0});
    for (int i = 0; i < open.size(); i++) {
      for (PartizanStates.Kind k : kinds) {
        int part = open.get(i)[0] ^ k.part();
        int count = open.get(i)[1] + k.count();
        if (Math.abs(count) <= far && !found.get(part).get(count + far)) {
          found.get(part).set(count + far);
          open.add(new int[] {part, count});
        }
      }
    }
    return found;
  }

  private static PartizanStates states(List<PartizanStates.Kind> kinds, int saltus) {
    PartizanStates states =
        new PartizanStates(PARITY, true, 0, 0, 1, saltus, new Effort(() -> false));
    kinds.forEach(states::add);
    assertThat(states.find()).isTrue();
    return states;
  }

  @Test
  void countsAreThoseOfSmallPositions() {
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      List<PartizanStates.Kind> kinds = new ArrayList<>();
      for (int h = 1; h <= 1 + random.nextInt(3); h++) {
        int count = random.nextInt(3) == 0 ? random.nextInt(19) - 9 : 2 + random.nextInt(8);
        kinds.add(new PartizanStates.Kind(h, random.nextInt(2), count, true, new BitSet(), false));
      }
      PartizanStates states = states(kinds, 0);
      List<BitSet> expected = counted(kinds, 300);
      for (int count = -200; count <= 200; count++) {
        for (int part = 0; part < 2; part++) {
          assertThat(states.isReached(part, count))
              .as("%s: %s of %s", kinds, count, part)
              .isEqualTo(expected.get(part).get(count + 300));
        }
      }
    }
  }

  /** Positions need not contain a heap that grows; one may be added to them. */
  @Test
  void partsGrowFromAllTheirCounts() {
    PartizanStates states =
        states(List.of(new PartizanStates.Kind(1, 1, 4, true, new BitSet(), false)), 6);
    for (int count = 0; count <= 20; count++) {
      BitSet parts = new BitSet();
      for (int heaps = 0; 4 * heaps <= count; heaps++) {
        if ((count - 4 * heaps) % 6 == 0) {
          parts.set(heaps % 2);
        }
      }
      assertThat(states.grownParts(count)).as("%s", count).isEqualTo(parts);
    }
  }
}
