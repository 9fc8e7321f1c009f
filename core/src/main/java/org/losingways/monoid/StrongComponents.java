// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * The 𝒥-classes of a finite commutative monoid: sets of elements that divide each other, which are
 * the strong components of its Cayley graph. Tarjan's algorithm with a stack of its own, order ×
 * generators.
 */
public final class StrongComponents {

  private final FiniteMonoid monoid;
  private final int[] index;
  private final int[] low;
  private final int[] component;
  private final boolean[] open;
  private final IntArrayList stack = new IntArrayList();
  private int found;
  private int components;

  public StrongComponents(FiniteMonoid monoid) {
    this.monoid = monoid;
    int order = monoid.order();
    this.index = new int[order];
    this.low = new int[order];
    this.component = new int[order];
    this.open = new boolean[order];
    Arrays.fill(index, -1);
    walk();
  }

  /** The number of the class of each element: a proper divisor has a smaller number. */
  public int[] topological() {
    int[] result = new int[component.length];
    for (int x = 0; x < result.length; x++) {
      // Tarjan finishes sinks first.
      result[x] = components - 1 - component[x];
    }
    return result;
  }

  /** How many classes there are. */
  public int count() {
    return components;
  }

  private void walk() {
    IntArrayList path = new IntArrayList();
    int[] next = new int[index.length];
    enter(0);
    path.add(0);
    while (!path.isEmpty()) {
      int x = path.getInt(path.size() - 1);
      if (next[x] < monoid.generators()) {
        int y = monoid.action(next[x]++)[x];
        if (index[y] < 0) {
          enter(y);
          path.add(y);
        } else if (open[y]) {
          low[x] = Math.min(low[x], index[y]);
        }
      } else {
        path.removeInt(path.size() - 1);
        if (!path.isEmpty()) {
          int before = path.getInt(path.size() - 1);
          low[before] = Math.min(low[before], low[x]);
        }
        if (low[x] == index[x]) {
          close(x);
        }
      }
    }
  }

  private void enter(int x) {
    index[x] = found;
    low[x] = found++;
    open[x] = true;
    stack.add(x);
  }

  private void close(int root) {
    int x;
    do {
      x = stack.removeInt(stack.size() - 1);
      open[x] = false;
      component[x] = components;
    } while (x != root);
    components++;
  }
}
