// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;

/** What the moves in each heap do to weight, threshold and kind, according to a model. */
final class FamilyMoves {

  /**
   * A move in a heap.
   *
   * @param kind how the kind changes
   * @param loss by how much the weight falls
   * @param threshold the largest threshold of what is left
   * @param split whether two parts are left that are both regular heaps of the model
   */
  record Effect(int kind, int loss, int threshold, boolean split) {}

  private final List<List<Effect>> effects = new java.util.ArrayList<>();

  FamilyMoves(Ruleset rules, FamilyModel m, int heaps) {
    for (int h = 0; h <= heaps; h++) {
      Budget.tick();
      int heap = h;
      Set<Effect> found = new LinkedHashSet<>();
      rules.forEachOption(
          heap,
          (parts, count) -> {
            int weight = 0;
            int kind = 0;
            int threshold = FamilyModel.NONE;
            boolean split = count == 2;
            for (int i = 0; i < count; i++) {
              weight += m.weight(parts[i]);
              kind ^= m.kind(parts[i]);
              threshold = Math.max(threshold, m.threshold(parts[i]));
              split &= parts[i] >= m.start();
            }
            found.add(new Effect(m.kind(heap) ^ kind, m.weight(heap) - weight, threshold, split));
          });
      effects.add(List.copyOf(found));
    }
  }

  /** The different effects of the moves in a heap. */
  List<Effect> of(int heap) {
    return effects.get(heap);
  }

  /** Whether some move in a heap changes the kind like this. */
  boolean has(int heap, int kind) {
    return of(heap).stream().anyMatch(e -> e.kind() == kind);
  }

  int heaps() {
    return effects.size() - 1;
  }
}
