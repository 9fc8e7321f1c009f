// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.rays;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.BitSet;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.search.NumberedPositions;

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

  private final RayMonoid monoid;
  private final NumberedPositions near;

  /** The values of the options of each letter. */
  private final IntOpenHashSet[] options;

  /** The places at which the outcome of the heap in their company does not depend on others. */
  private final BitSet known = new BitSet();

  private final BitSet lost = new BitSet();

  private RayConservative(Ruleset rules, RayVerified verified, Budget budget) {
    this.monoid = verified.monoid();
    List<RayVerifier.Heap> classes = verified.verifier().classes();
    int[] lengths = new int[classes.size() + 1];
    for (int k = 1; k < lengths.length; k++) {
      lengths[k] = classes.get(k - 1).length();
    }
    this.near =
        new NumberedPositions(
            classes.size(),
            lengths,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            k -> classes.get(k - 1).value(),
            y -> x -> monoid.times((int) x, (int) y),
            x -> monoid.steps((int) x) <= STEPS,
            budget);
    this.options = new IntOpenHashSet[near.letters().length];
    for (int i = 0; i < options.length; i++) {
      int heap = classes.get(near.letters()[i] - 1).heap();
      options[i] = RayVerifier.options(rules, heap, monoid, verified.values());
    }
  }

  /** The elements that a heap with these winning companies may be worth, shorter ones first. */
  static IntArrayList candidates(
      Ruleset rules, RayVerified verified, RaySet winning, Budget budget) {
    RayConservative step = new RayConservative(rules, verified, budget);
    step.near.forEachWord((z, word, rests) -> step.decide(z, word, rests, winning), budget);
    IntArrayList found = new IntArrayList();
    for (int x : step.near.inOrder()) {
      if (step.known.stream().allMatch(z -> step.lost.get(z) == step.isP(x, z, verified.p()))) {
        found.add((int) step.near.element(x));
      }
    }
    return found;
  }

  private boolean isP(int x, int z, RaySet p) {
    return p.contains(monoid.times((int) near.element(x), (int) near.element(z)));
  }

  /** Whether the heap is a loss in company of a value, unless that depends on what is not known. */
  private void decide(int z, int[] word, int[] rests, RaySet winning) {
    boolean isKnown = true;
    boolean wins = winning.contains((int) near.element(z));
    for (int j = 0; j < word.length && !wins; j++) {
      for (int t : options[word[j]]) {
        int option = near.place(monoid.times((int) near.element(rests[j]), t));
        isKnown &= option >= 0 && known.get(option);
        wins |= option >= 0 && lost.get(option);
      }
    }
    known.set(z, wins || isKnown);
    lost.set(z, isKnown && !wins);
  }
}
