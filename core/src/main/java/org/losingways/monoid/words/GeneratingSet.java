// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;

/**
 * A smallest generating set among given elements, earlier ones preferred.
 *
 * <pre>{@code
 * // ⟨d | d³ = d⟩: of d², d (in this order) only d is needed.
 * GeneratingSet.smallest(FiniteMonoid.ofAction(new int[][] {{1, 2, 1}}), 2, 1)   // [1]
 * }</pre>
 *
 * <p>An element is a product of elements that divide it. So the classes of elements that divide
 * each other (the 𝒥-classes) can be gone through from the identity down: what a class needs
 * besides the products of what lies above is its own affair. Within a class the first elements that
 * are not products of what is already chosen are taken; when a class needs more than one, smaller
 * sets are looked for. Cost: order × generators for each class that needs a generator.
 */
public final class GeneratingSet {

  /** Classes that need several generators are small groups; this many sets are tried at most. */
  private static final int TRIES = 4000;

  private final FiniteMonoid monoid;

  private GeneratingSet(FiniteMonoid monoid) {
    this.monoid = monoid;
  }

  /**
   * A smallest subset of these elements that generates the monoid, in the given order.
   *
   * @param preferred elements that generate the monoid, the most welcome first
   */
  public static int[] smallest(FiniteMonoid monoid, int... preferred) {
    return new GeneratingSet(monoid).find(preferred);
  }

  private int[] find(int[] preferred) {
    IntOpenHashSet chosen = new IntOpenHashSet();
    IntArrayList all = new IntArrayList();
    for (IntArrayList group : byClass(preferred)) {
      BitSet reached = closure(all);
      IntArrayList added = new IntArrayList();
      for (int x : group) {
        if (!reached.get(x)) {
          added.add(x);
          all.add(x);
          reached = closure(all);
        }
      }
      if (added.size() > 1) {
        all.size(all.size() - added.size());
        added = fewest(all, group, added);
        all.addAll(added);
      }
      chosen.addAll(added);
    }
    IntArrayList result = new IntArrayList();
    for (int x : preferred) {
      if (chosen.remove(x)) {
        result.add(x);
      }
    }
    return result.toIntArray();
  }

  /** The first of the smallest subsets of a class that generate the class over what lies above. */
  private IntArrayList fewest(IntArrayList above, IntArrayList group, IntArrayList enough) {
    int[] tries = {TRIES};
    for (int size = 1; size < enough.size(); size++) {
      IntArrayList found = new IntArrayList();
      if (choose(above, group, 0, size, found, tries)) {
        return found;
      }
    }
    return enough;
  }

  private boolean choose(
      IntArrayList above, IntArrayList group, int from, int size, IntArrayList found, int[] tries) {
    if (size == 0) {
      IntArrayList all = new IntArrayList(above);
      all.addAll(found);
      BitSet reached = closure(all);
      return group.intStream().allMatch(reached::get);
    }
    for (int i = from; i <= group.size() - size && tries[0]-- > 0; i++) {
      found.add(group.getInt(i));
      if (choose(above, group, i + 1, size - 1, found, tries)) {
        return true;
      }
      found.removeInt(found.size() - 1);
    }
    return false;
  }

  private BitSet closure(IntArrayList generators) {
    Budget.tick();
    return monoid.generated(generators.toIntArray());
  }

  /** The different elements grouped by 𝒥-class, which is by their multiples; divisors first. */
  private List<IntArrayList> byClass(int[] elements) {
    Map<BitSet, IntArrayList> groups = new LinkedHashMap<>();
    for (int x : Arrays.stream(elements).distinct().toArray()) {
      groups.computeIfAbsent(monoid.multiples(x), ideal -> new IntArrayList()).add(x);
    }
    return groups.entrySet().stream()
        .sorted(Comparator.comparing(group -> -group.getKey().cardinality()))
        .map(Map.Entry::getValue)
        .toList();
  }
}
