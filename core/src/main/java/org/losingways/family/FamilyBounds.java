// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import org.losingways.game.Ruleset;

/**
 * The constants of the theorem in {@code docs/families.md}: how far weights and thresholds can be
 * from straight lines, and below which weight a smallest counterexample must be.
 *
 * @param settled heaps from here on have the same moves, up to a shift, as those a period before
 * @param change C: a move in one heap changes the weight by at most this
 * @param rise E: a threshold is at most twice the weight plus this
 * @param fall E′: it is at least twice the weight less this, if there is one, from the start on
 * @param dip V: a larger heap is lighter than a smaller one by at most this
 * @param near F: heaps lighter than the heaviest by more than this have no say in the maximum
 * @param heavy Ω: a smallest counterexample has no heap heavier than this
 */
record FamilyBounds(int settled, int change, int rise, int fall, int dip, int near, int heavy) {

  static FamilyBounds of(Ruleset rules, FamilyModel m, int mostTaken) {
    int start = m.start();
    int p = m.period();
    int s = m.saltus();
    int settled = 2 * (start + p) + mostTaken;
    int change = 0;
    int heaviest = 0;
    for (int h = 1; h < settled + p; h++) {
      change = Math.max(change, change(rules, m, h));
      heaviest = Math.max(heaviest, m.weight(h));
    }
    int rise = FamilyModel.NONE;
    int fall = FamilyModel.NONE;
    int small = 0;
    int smallWeight = 0;
    for (int h = 1; h < start + p; h++) {
      int t = m.threshold(h);
      if (t != FamilyModel.NONE) {
        rise = Math.max(rise, t - 2 * m.weight(h));
        if (h >= start) {
          fall = Math.max(fall, 2 * m.weight(h) - t);
        } else {
          small = Math.max(small, t);
        }
      }
      smallWeight = h < start ? Math.max(smallWeight, m.weight(h)) : smallWeight;
    }
    int dip = dip(m);
    int near = Math.max(0, 3 * change + rise);
    int others = rise + 3 * change + near;
    int heavy = near + heaviest;
    heavy = Math.max(heavy, 3 * s + change + 2 + dip + Math.max(rise, 0) + fall);
    heavy = Math.max(heavy, s + 2 * change + dip + rise + near);
    heavy = Math.max(heavy, (2 * others + 3 * change + rise + 2 * s + near + 1) / 2);
    heavy = Math.max(heavy, change + small);
    heavy = Math.max(heavy, change + fall + 2 * smallWeight + 4);
    return new FamilyBounds(settled, change, rise, fall, dip, near, heavy);
  }

  private static int change(Ruleset rules, FamilyModel m, int heap) {
    int[] most = {0};
    rules.forEachOption(
        heap,
        (parts, count) -> {
          int w = m.weight(heap);
          for (int i = 0; i < count; i++) {
            w -= m.weight(parts[i]);
          }
          most[0] = Math.max(most[0], Math.abs(w));
        });
    return most[0];
  }

  private static int dip(FamilyModel m) {
    int dip = 0;
    int heaviest = 0;
    for (int h = 0; h < m.start() + 2 * m.period(); h++) {
      heaviest = Math.max(heaviest, m.weight(h));
      dip = Math.max(dip, heaviest - m.weight(h));
    }
    return dip;
  }

  /** Positions that weigh at least twice as much as their heaviest heap and this are regular. */
  int spread() {
    return rise + 3 * change;
  }
}
