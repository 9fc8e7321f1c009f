// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.search.Budget;
import org.losingways.search.ShortestPositions;

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

  private final IntArrayList elements = IntArrayList.of(0);
  private final Int2IntOpenHashMap place = new Int2IntOpenHashMap();
  private final ShortestPositions shortest;
  private final Map<Integer, IntOpenHashSet> options = new HashMap<>();

  RayConservative(Ruleset rules, RayVerified verified, Budget budget) {
    this.rules = rules;
    this.monoid = verified.monoid();
    this.values = verified.values();
    this.classes = verified.verifier().classes();
    place.defaultReturnValue(-1);
    place.put(0, 0);
    int[] letters = IntStream.range(0, classes.size()).toArray();
    int[] lengths = classes.stream().mapToInt(RayVerifier.Heap::length).toArray();
    this.shortest =
        new ShortestPositions(letters, lengths, Integer.MAX_VALUE, 1, new Near(), budget);
    shortest.order().forEach(x -> order.add(elements.getInt(x)));
  }

  /** Multiplication by the values of the classes, not too far out. */
  private final class Near implements ShortestPositions.Steps {
    private int at;

    @Override
    public void from(int x) {
      at = elements.getInt(x);
    }

    @Override
    public int to(int letter) {
      int y = monoid.times(at, classes.get(letter).value());
      if (monoid.steps(y) > STEPS) {
        return ShortestPositions.OUTSIDE;
      }
      int known = place.get(y);
      if (known < 0) {
        known = elements.size();
        place.put(y, known);
        elements.add(y);
      }
      return known;
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
    for (int y = place.get(z); y != 0; y = shortest.before(y)) {
      // One heap of the position is moved in; the others are those before it and those after it.
      RayVerifier.Heap k = classes.get(shortest.last(y));
      int rest = monoid.times(elements.getInt(shortest.before(y)), after);
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
