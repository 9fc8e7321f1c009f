// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;

/**
 * A heap at which the partial quotient changed.
 *
 * @param heap the heap that was added
 * @param order the order of the quotient with it
 * @param pSize how many of its elements are in P
 * @param name T0, T1, T2, … for tame quotients, R8 for the smallest wild one
 */
public record GrowthStep(int heap, int order, int pSize, Optional<String> name) {

  /**
   * The steps to a quotient. The partial quotient to a heap is what its values and those of the
   * heaps before generate, with what they cannot tell apart merged.
   *
   * @param phi the value of each heap
   */
  public static List<GrowthStep> to(BipartiteMonoid quotient, int[] phi, Budget budget) {
    FiniteMonoid monoid = quotient.monoid();
    List<GrowthStep> steps = new ArrayList<>();
    IntArrayList generators = new IntArrayList();
    BitSet reached = monoid.generated();
    for (int h = 1; h < phi.length; h++) {
      if (!reached.get(phi[h])) {
        budget.check();
        generators.add(phi[h]);
        reached = monoid.generated(generators.toIntArray());
        noteChange(steps, h, part(quotient, generators, reached, budget));
      }
    }
    return List.copyOf(steps);
  }

  private static BipartiteMonoid part(
      BipartiteMonoid quotient, IntArrayList generators, BitSet reached, Budget budget) {
    int[] members = reached.stream().toArray();
    int[][] action = quotient.monoid().actionOn(members, generators.toIntArray());
    boolean[] outcome = new boolean[members.length];
    for (int i = 0; i < members.length; i++) {
      outcome[i] = quotient.inP(members[i]);
    }
    Reduction reduction = Reduction.of(action, outcome, budget);
    return new BipartiteMonoid(reduction.monoid(), reduction.p());
  }

  /**
   * Adds a step if the order has changed. That is not stopped, nor looked at, in the middle: a
   * quotient without its step would not be taken up again.
   */
  public static void noteChange(List<GrowthStep> steps, int heap, BipartiteMonoid q) {
    int before = steps.isEmpty() ? 1 : steps.get(steps.size() - 1).order();
    if (before != q.order()) {
      Optional<String> name = Budget.unlimited().during(() -> KnownQuotients.name(q));
      steps.add(new GrowthStep(heap, q.order(), q.pSize(), name));
    }
  }

  /** The same change at another heap. */
  public GrowthStep at(int other) {
    return new GrowthStep(other, order, pSize, name);
  }

  /** Whether the quotient is that of sums of nim-heaps. */
  public boolean isTame() {
    return name.isPresent() && name.get().startsWith("T");
  }
}
