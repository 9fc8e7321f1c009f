// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.losingways.game.Ruleset;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RaySet;

/**
 * The conservative step on an infinite quotient: which elements the next heap may be worth.
 *
 * <p>As on a finite quotient, the outcome of the heap in company of value z is found by recursion
 * over shortest positions, here for the points and the first elements of each ray; the candidates x
 * are those that have xz ∈ P for just these z. The proof is left to {@link RayVerifier}.
 */
final class RayConservative {

  /** How far out on each ray company is looked at. */
  private static final int STEPS = 6;

  private final Ruleset rules;
  private final RayMonoid monoid;
  private final int[] values;
  private final List<RayVerifier.Heap> classes;

  /** The elements looked at, those with shorter positions first. */
  private final IntArrayList order = new IntArrayList();

  /** The shortest position of each of them: a shorter one and a heap. */
  private final Int2IntOpenHashMap parent = new Int2IntOpenHashMap();

  private final Map<Integer, RayVerifier.Heap> last = new HashMap<>();
  private final Map<Integer, IntOpenHashSet> options = new HashMap<>();

  RayConservative(Ruleset rules, RayVerified verified) {
    this.rules = rules;
    this.monoid = verified.monoid();
    this.values = verified.values();
    this.classes = verified.verifier().classes();
    visit();
  }

  private record Reached(int length, int element) {}

  private void visit() {
    Int2IntOpenHashMap length = new Int2IntOpenHashMap();
    length.defaultReturnValue(Integer.MAX_VALUE);
    length.put(0, 0);
    PriorityQueue<Reached> queue = new PriorityQueue<>(Comparator.comparingInt(Reached::length));
    queue.add(new Reached(0, 0));
    while (!queue.isEmpty()) {
      Reached at = queue.remove();
      if (length.get(at.element()) < at.length()) {
        continue;
      }
      order.add(at.element());
      for (RayVerifier.Heap k : classes) {
        int y = monoid.times(at.element(), k.value());
        int longer = at.length() + k.length();
        if (monoid.steps(y) <= STEPS && longer < length.get(y)) {
          length.put(y, longer);
          parent.put(y, at.element());
          last.put(y, k);
          queue.add(new Reached(longer, y));
        }
      }
    }
  }

  /** The elements that a heap with these winning companies may be worth. */
  IntArrayList candidates(RaySet winning, RaySet p) {
    Map<Integer, Boolean> losing = new HashMap<>();
    for (int z : order) {
      decide(z, winning, losing);
    }
    IntArrayList found = new IntArrayList();
    for (int x : order) {
      boolean fits = true;
      for (int i = 0; i < order.size() && fits; i++) {
        int z = order.getInt(i);
        fits = !losing.containsKey(z) || losing.get(z) == p.contains(monoid.times(x, z));
      }
      if (fits) {
        found.add(x);
      }
    }
    return found;
  }

  /** Whether the heap is a loss in company of a value, unless that depends on what is not known. */
  private void decide(int z, RaySet winning, Map<Integer, Boolean> losing) {
    if (winning.contains(z)) {
      losing.put(z, false);
      return;
    }
    boolean known = true;
    int after = 0;
    for (int y = z; y != 0; y = parent.get(y)) {
      // One heap of the position is moved in; the others are those before it and those after it.
      RayVerifier.Heap k = last.get(y);
      int rest = monoid.times(parent.get(y), after);
      for (int t : optionsOf(k.heap())) {
        int option = monoid.times(rest, t);
        if (!losing.containsKey(option)) {
          known = false;
        } else if (losing.get(option)) {
          losing.put(z, false);
          return;
        }
      }
      after = monoid.times(after, k.value());
    }
    if (known) {
      losing.put(z, true);
    }
  }

  private IntOpenHashSet optionsOf(int heap) {
    return options.computeIfAbsent(heap, h -> RayVerifier.options(rules, h, monoid, values));
  }
}
