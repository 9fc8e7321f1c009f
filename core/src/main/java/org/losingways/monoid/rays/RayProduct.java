// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import java.util.Arrays;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.rays.RayMonoid.Action;

/**
 * A finite monoid beside one with rays: the numbering of pairs, and what generators do to them.
 *
 * <p>Points are pairs of elements and points, rays pairs of elements and rays.
 */
final class RayProduct {

  private final int order;
  private final RayMonoid other;
  private final int points;
  private final int rays;

  private RayProduct(int order, RayMonoid other) {
    this.order = order;
    this.other = other;
    this.points = other.points();
    this.rays = other.rays();
  }

  /** The product; the generators of the finite monoid come first. */
  static RayMonoid of(FiniteMonoid finite, RayMonoid other) {
    RayProduct pairs = new RayProduct(finite.order(), other);
    int mine = finite.generators();
    int[][] words = new int[finite.order() * other.cells()][];
    int[] letters = new int[finite.order() * other.rays()];
    int[] exponents = new int[mine];
    for (int f = 0; f < finite.order(); f++) {
      Arrays.fill(exponents, 0);
      for (int y = f; y != 0; y = finite.parent(y)) {
        exponents[finite.letter(y)]++;
      }
      for (int c = 0; c < other.cells(); c++) {
        int at = pairs.code(f, c);
        words[at] = Arrays.copyOf(exponents, mine + other.generators());
        System.arraycopy(other.word(c).raw(), 0, words[at], mine, other.generators());
      }
      for (int r = 0; r < other.rays(); r++) {
        letters[f * other.rays() + r] = mine + other.letter(other.points() + r);
      }
    }
    Action[] actions = new Action[mine + other.generators()];
    for (int g = 0; g < mine; g++) {
      actions[g] = pairs.first(finite.action(g));
    }
    for (int g = 0; g < other.generators(); g++) {
      actions[mine + g] = pairs.second(other.action(g));
    }
    return new RayMonoid(words, finite.order() * other.points(), letters, actions);
  }

  private int code(int f, int x) {
    int n = x / other.cells();
    int c = x - n * other.cells();
    int cell = c < points ? f * points + c : order * points + f * rays + c - points;
    return n * (order * other.cells()) + cell;
  }

  private Action first(int[] act) {
    int[] point = new int[order * points];
    int[] target = new int[order * rays];
    for (int f = 0; f < order; f++) {
      for (int p = 0; p < points; p++) {
        point[f * points + p] = code(act[f], p);
      }
      for (int r = 0; r < rays; r++) {
        target[f * rays + r] = act[f] * rays + r;
      }
    }
    return new Action(point, new int[target.length][0], target, new int[target.length]);
  }

  private Action second(Action action) {
    int[] point = new int[order * points];
    int[][] near = new int[order * rays][];
    int[] target = new int[order * rays];
    int[] shift = new int[order * rays];
    for (int f = 0; f < order; f++) {
      for (int p = 0; p < points; p++) {
        point[f * points + p] = code(f, action.point()[p]);
      }
      for (int r = 0; r < rays; r++) {
        int at = f * rays + r;
        near[at] = new int[action.near()[r].length];
        for (int n = 0; n < near[at].length; n++) {
          near[at][n] = code(f, action.near()[r][n]);
        }
        target[at] = action.target()[r] < 0 ? -1 : f * rays + action.target()[r];
        shift[at] = action.shift()[r];
      }
    }
    return new Action(point, near, target, shift);
  }
}
