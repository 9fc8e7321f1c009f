// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Multiples;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.RayCells;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;
import org.losingways.quotient.RayModel;

/**
 * The first trial with degrees, made of a finite one: F × ⟨x, y | x^(2+p) y^(2+q) = x² y²⟩, where F
 * is the submonoid that the heaps of degree 0 generate, and x and y are heaps of positive and of
 * negative degree. Each other heap of a degree has the value of powers of x and y that have its
 * degree, and is counted beside that.
 *
 * @param base the monoid with the values of all heaps; its P is empty
 * @param counters the counters for the other heaps
 */
record RayPart(RayModel base, List<Cyclic> counters) {

  /** From where on relations are tried first. */
  private static final int INDEX = 2;

  /** The periods that are tried first. */
  private static final int PERIOD = 2;

  /**
   * A first trial.
   *
   * @param degrees the degree of each heap; some are positive and some negative
   * @return nothing if powers of x and y do not have the degrees of all other heaps
   */
  static Optional<RayPart> of(FiniteMonoid whole, int[] values, int[] degrees) {
    int x = least(degrees, 1);
    int y = least(degrees, -1);
    int common = (int) Multiples.gcd(degrees[x], degrees[y]);
    FinitePart part = FinitePart.of(whole, values, degrees);
    int first = part.heaps.length;
    int[] left = {INDEX - PERIOD * degrees[y] / common, INDEX + PERIOD * degrees[x] / common};
    Relation balance = new Relation(Word.of(left), Word.of(new int[] {INDEX, INDEX}));
    RayMonoid monoid =
        RayMonoid.product(
            part.monoid,
            RayCells.monoid(
                RewritingSystem.complete(
                    new Relations(Alphabet.letters(2), List.of(balance)),
                    WordOrder.LATEST_LETTER)));
    int[] generatorDegrees = new int[first + 2];
    generatorDegrees[first] = degrees[x];
    generatorDegrees[first + 1] = degrees[y];
    int[] all = new int[values.length];
    List<Cyclic> counters = new ArrayList<>();
    for (int h = 1; h < all.length; h++) {
      int[] word = part.word(h, first + 2);
      if (degrees[h] != 0) {
        Optional<int[]> powers = powers(degrees[h], degrees[x], degrees[y]);
        if (powers.isEmpty()) {
          return Optional.empty();
        }
        word[first] = powers.get()[0];
        word[first + 1] = powers.get()[1];
        if (h != x && h != y) {
          int[] unit = new int[all.length];
          unit[h] = 1;
          counters.add(new Cyclic(unit, INDEX, PERIOD));
        }
      }
      all[h] = monoid.element(word);
    }
    int[] heaps = new int[first + 2];
    System.arraycopy(part.heaps, 0, heaps, 0, first);
    heaps[first] = x;
    heaps[first + 1] = y;
    return Optional.of(
        new RayPart(
            new RayModel(monoid, RaySet.empty(monoid), all, generatorDegrees, heaps), counters));
  }

  /** Where the degree of a sign is that is nearest to 0; there must be one. */
  static int least(int[] degrees, int sign) {
    int found = -1;
    for (int i = 0; i < degrees.length; i++) {
      int d = degrees[i] * sign;
      if (d > 0 && (found < 0 || d < degrees[found] * sign)) {
        found = i;
      }
    }
    return found;
  }

  /** The fewest powers of two heaps of opposite degrees that together have a certain degree. */
  static Optional<int[]> powers(int degree, int up, int down) {
    for (int sum = 0; sum <= Math.abs(degree) + up - down; sum++) {
      for (int i = 0; i <= sum; i++) {
        if (i * up + (sum - i) * down == degree) {
          return Optional.of(new int[] {i, sum - i});
        }
      }
    }
    return Optional.empty();
  }

  /** The submonoid that the heaps of degree 0 generate. */
  @SuppressWarnings("ArrayRecordComponent")
  private record FinitePart(FiniteMonoid monoid, int[] values, int[] heaps) {

    static FinitePart of(FiniteMonoid whole, int[] values, int[] degrees) {
      BitSet reached = whole.generated();
      IntArrayList chosen = new IntArrayList();
      IntArrayList generators = new IntArrayList();
      for (int h = 1; h < values.length; h++) {
        if (degrees[h] == 0 && !reached.get(values[h])) {
          chosen.add(h);
          generators.add(values[h]);
          reached = whole.generated(generators.toIntArray());
        }
      }
      int[] members = reached.stream().toArray();
      int[][] action = whole.actionOn(members, generators.toIntArray());
      int[] inPart = new int[values.length];
      for (int h = 1; h < values.length; h++) {
        inPart[h] = degrees[h] != 0 ? 0 : Arrays.binarySearch(members, values[h]);
      }
      return new FinitePart(FiniteMonoid.ofAction(action), inPart, chosen.toIntArray());
    }

    /** How often each generator occurs in the word of a heap, with room for more letters. */
    int[] word(int heap, int letters) {
      int[] word = new int[letters];
      for (int x = values[heap]; x != 0; x = monoid.parent(x)) {
        word[monoid.letter(x)]++;
      }
      return word;
    }
  }
}
