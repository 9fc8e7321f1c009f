// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import org.losingways.budget.Budget;

/**
 * A finite commutative monoid, given by what each of its generators does to each element. Element 0
 * is the identity.
 *
 * <pre>{@code
 * // ⟨b | b³ = b⟩ has the elements 1, b, b².
 * FiniteMonoid m = FiniteMonoid.ofAction(new int[][] {{1, 2, 1}});
 * m.times(2, 2)   // 2, since b⁴ = b²
 * }</pre>
 *
 * <p>The generators' action (the right Cayley graph, as in libsemigroups) takes room order ×
 * generators; a row of the multiplication table is made when it is first asked for, in time
 * proportional to the order, and kept. So a monoid of some thousand elements of which few rows are
 * used stays small. Instances are immutable as seen from outside and safe to share.
 */
public final class FiniteMonoid {

  private final int order;

  /** action[g][x] is x times the g-th generator. */
  private final int[][] action;

  /** A shortest word for each element, as a tree: x = parent[x] · generator letter[x]. */
  private final int[] parent;

  private final int[] letter;

  /**
   * So many products are kept in rows, half a gigabyte; the rows of larger orders are made anew.
   */
  private static final long MOST_KEPT = 1L << 27;

  /** Rows that were made; a row is whole for whoever sees it, as its field is final. */
  private final Row[] rows;

  /** About how many rows are kept: threads that make some at once may count too few. */
  private int kept;

  @SuppressWarnings("ArrayRecordComponent")
  private record Row(int[] products) {}

  private FiniteMonoid(int order, int[][] action) {
    this.order = order;
    this.action = action;
    this.parent = new int[order];
    this.letter = new int[order];
    this.rows = new Row[order];
    growTree();
  }

  /** The trivial monoid. */
  public static FiniteMonoid trivial() {
    return new FiniteMonoid(1, new int[0][]);
  }

  /**
   * The monoid in which generator g takes x to {@code action[g][x]}. It is the caller's word that
   * the actions commute and make a monoid; it is checked that they reach every element from 0.
   *
   * @param action not empty, not copied; the caller gives it away
   */
  public static FiniteMonoid ofAction(int[][] action) {
    if (action.length == 0) {
      return trivial();
    }
    return new FiniteMonoid(action[0].length, action);
  }

  private void growTree() {
    Arrays.fill(parent, -1);
    int[] queue = new int[order];
    int head = 0;
    int tail = 1;
    parent[0] = 0;
    while (head < tail) {
      int x = queue[head++];
      for (int g = 0; g < action.length; g++) {
        int y = action[g][x];
        if (parent[y] < 0) {
          parent[y] = x;
          letter[y] = g;
          queue[tail++] = y;
        }
      }
    }
    if (tail != order) {
      throw new IllegalArgumentException(
          "the generators reach only " + tail + " of " + order + " elements");
    }
  }

  /** The number of elements. */
  public int order() {
    return order;
  }

  /** The number of generators whose action is stored. */
  public int generators() {
    return action.length;
  }

  /** The element that is the g-th generator. */
  public int generator(int g) {
    return action[g][0];
  }

  /** x times the g-th generator, for every x: to be read, not written. */
  public int[] action(int g) {
    return action[g];
  }

  /** What every generator does: to be read, not written. */
  public int[][] actions() {
    return action.clone();
  }

  /** The product. */
  public int times(int x, int y) {
    return row(x)[y];
  }

  /** x·y for every y: to be read, not written. */
  public int[] row(int x) {
    Row row = rows[x];
    return row != null ? row.products : makeRow(x);
  }

  private int[] makeRow(int x) {
    Budget.tick();
    int[] row = new int[order];
    if (x == 0) {
      for (int y = 0; y < order; y++) {
        row[y] = y;
      }
    } else {
      int[] before = row(parent[x]);
      int[] act = action[letter[x]];
      for (int y = 0; y < order; y++) {
        row[y] = act[before[y]];
      }
    }
    if ((long) kept * order < MOST_KEPT) {
      kept++;
      rows[x] = new Row(row);
    }
    return row;
  }

  /** The element before x on a shortest way from the identity; 0 for the identity itself. */
  public int parent(int x) {
    return parent[x];
  }

  /** The generator that leads from {@link #parent} to x. */
  public int letter(int x) {
    return letter[x];
  }

  /** Which elements are products of these: the submonoid they generate. */
  public BitSet generated(int... generators) {
    BitSet reached = new BitSet(order);
    IntArrayList members = IntArrayList.of(0);
    reached.set(0);
    for (int generator : generators) {
      int[] row = row(generator);
      for (int i = 0; i < members.size(); i++) {
        int y = row[members.getInt(i)];
        if (!reached.get(y)) {
          reached.set(y);
          members.add(y);
        }
      }
    }
    return reached;
  }

  /**
   * What some elements do to the members of the submonoid they generate, which are known by their
   * places in ascending order.
   */
  public int[][] actionOn(int[] members, int... generators) {
    int[][] acts = new int[generators.length][members.length];
    for (int g = 0; g < acts.length; g++) {
      int[] row = row(generators[g]);
      Arrays.setAll(acts[g], i -> Arrays.binarySearch(members, row[members[i]]));
    }
    return acts;
  }

  /** All multiples of an element. */
  public BitSet multiples(int x) {
    BitSet found = new BitSet(order);
    for (int y : row(x)) {
      found.set(y);
    }
    return found;
  }

  /** x to the power e. */
  public int power(int x, int e) {
    int result = 0;
    for (int square = x, rest = e; rest > 0; rest >>= 1, square = times(square, square)) {
      if ((rest & 1) != 0) {
        result = times(result, square);
      }
    }
    return result;
  }
}
