// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.monoid.rays.RayLevels;
import org.losingways.quotient.RayModel;
import org.losingways.search.NumberedPositions;
import org.losingways.search.Refinement;

/**
 * The reduction of a {@link RayTrial}: elements of one degree are merged when no company tells them
 * apart, as far as the window goes, and the monoid is read off the levels of degrees.
 *
 * <p>Cost: that of a {@link Refinement}, and of {@link RayLevels}.
 */
final class RayReduction {

  private final RayCounted product;
  private final NumberedPositions visit;
  private final boolean[] p;

  /** The products with each letter; the last element stands for all beyond the window. */
  private final int[][] action;

  private final int[] classOf;

  /** An element with a shortest position in each class. */
  private final int[] first;

  private RayReduction(
      RayCounted product, NumberedPositions visit, boolean[] p, int[][] action, int[] classOf) {
    this.product = product;
    this.visit = visit;
    this.p = p;
    this.action = action;
    this.classOf = classOf;
    this.first = new int[Arrays.stream(classOf).max().orElse(0) + 1];
    Arrays.fill(first, -1);
    first[outside()] = p.length;
    for (int x : visit.inOrder()) {
      if (first[classOf[x]] < 0) {
        first[classOf[x]] = x;
      }
    }
  }

  static RayReduction of(RayCounted product, NumberedPositions visit, boolean[] p, Budget budget) {
    int size = visit.size();
    int[] letters = visit.letters();
    int[][] action = new int[letters.length][size + 1];
    for (int i = 0; i < letters.length; i++) {
      budget.check();
      for (int x = 0; x < size; x++) {
        int y = visit.next(x, i);
        // Elements of one degree leave the window together.
        action[i][x] = y < 0 ? size : y;
      }
      action[i][size] = size;
    }
    int[] colour = new int[size + 1];
    Int2IntOpenHashMap colours = new Int2IntOpenHashMap();
    for (int x = 0; x < size; x++) {
      int next = colours.size();
      int known = colours.putIfAbsent(2 * product.degree(visit.element(x)) + (p[x] ? 1 : 0), next);
      colour[x] = colours.size() > next ? next : known;
    }
    colour[size] = colours.size();
    return new RayReduction(product, visit, p, action, Refinement.classes(action, colour, budget));
  }

  /** The class of all that is beyond the window; it comes last. */
  private int outside() {
    return classOf[p.length];
  }

  /** The number of classes in the window. */
  int classes() {
    return first.length - 1;
  }

  /** A position that is not told apart from another one, if it is not the same. */
  Optional<int[]> confusedWith(int[] position) {
    int x = visit.place(product.value(position));
    if (x < 0) {
      return Optional.empty();
    }
    int[] word = visit.word(first[classOf[x]]);
    return Arrays.equals(word, position) ? Optional.empty() : Optional.of(word);
  }

  /**
   * The monoid of the classes.
   *
   * @param believed up to which degree the merging is believed
   * @return nothing if it is not seen how it goes on
   */
  Optional<RayModel> quotient(int believed) {
    int classes = classes();
    int[] generators = generators();
    int[][] act = new int[generators.length][classes];
    int[] degrees = new int[generators.length];
    int[] heaps = new int[generators.length];
    for (int g = 0; g < generators.length; g++) {
      heaps[g] = visit.letters()[generators[g]];
      degrees[g] = product.degree(product.value(heaps[g]));
      for (int c = 0; c < classes; c++) {
        int image = classOf[action[generators[g]][first[c]]];
        act[g][c] = image == outside() ? -1 : image;
      }
    }
    int[] degreeOf = new int[classes];
    boolean[] portion = new boolean[classes];
    for (int c = 0; c < classes; c++) {
      degreeOf[c] = product.degree(visit.element(first[c]));
      portion[c] = p[first[c]];
    }
    Optional<RayLevels.Seen> seen =
        RayLevels.read(new RayLevels.Table(degreeOf, act, degrees, portion), believed);
    if (seen.isEmpty()) {
      return Optional.empty();
    }
    int[] values = new int[product.heaps()];
    for (int h = 1; h < values.length; h++) {
      values[h] = seen.get().place()[classOf[visit.place(product.value(h))]];
      if (values[h] < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(new RayModel(seen.get().monoid(), seen.get().p(), values, degrees, heaps));
  }

  /** Letters that are no products of the letters before. */
  private int[] generators() {
    boolean[] reached = new boolean[first.length];
    reached[classOf[0]] = true;
    IntArrayList closure = IntArrayList.of(classOf[0]);
    IntArrayList chosen = new IntArrayList();
    for (int i = 0; i < visit.letters().length; i++) {
      if (reached[classOf[visit.place(product.value(visit.letters()[i]))]]) {
        continue;
      }
      chosen.add(i);
      // Products that leave the window on the way are found in another order.
      int known = closure.size();
      for (int j = 0; j < closure.size(); j++) {
        for (int g : j < known ? IntArrayList.of(i) : chosen) {
          int y = classOf[action[g][first[closure.getInt(j)]]];
          if (y != outside() && !reached[y]) {
            reached[y] = true;
            closure.add(y);
          }
        }
      }
    }
    return chosen.toIntArray();
  }
}
