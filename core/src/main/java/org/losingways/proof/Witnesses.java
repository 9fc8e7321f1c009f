// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import org.losingways.game.Ruleset;

/**
 * Grows the witnesses of check 2 from single heaps: for each value x the smallest sets V(u) of
 * companies in which a position u of value x has a winning move of its own.
 *
 * <p>The rule of growth is in the comment of step 7 of {@link FiniteReferee}, which grows them
 * again in its own way. If a position fails, growth stops there: the referee will find that
 * position too.
 */
final class Witnesses {

  /** Right quotients need thousands of steps; a wrong one must not run for ever. */
  private static final int MAX_STEPS = 1_000_000;

  private final char[][] product;
  private final int words;
  private final BitSet p;
  private final Effort effort;

  /** The different heaps with moves: value, and W as a bit set; smaller heaps first. */
  private final List<Node> heaps = new ArrayList<>();

  /** Those of them that no position of earlier ones can stand for. */
  private final List<Node> kinds = new ArrayList<>();

  private final List<List<Node>> smallest = new ArrayList<>();
  private final ArrayDeque<Node> waiting = new ArrayDeque<>();

  /** Whether some position fails check 1 or check 2, as far as it was looked. */
  private boolean isBroken;

  private static final class Node {
    private final int x;
    private final long[] set;
    private boolean isKept = true;

    Node(int x, long[] set) {
      this.x = x;
      this.set = set;
    }

    boolean isWithin(Node other) {
      for (int i = 0; i < set.length; i++) {
        if ((set[i] & ~other.set[i]) != 0) {
          return false;
        }
      }
      return true;
    }
  }

  Witnesses(Ruleset rules, char[][] product, IntList portion, int[] phi, Effort effort) {
    this.product = product;
    this.effort = effort;
    this.words = (product.length + 63) >> 6;
    this.p = new BitSet(product.length);
    portion.forEach(p::set);
    List<List<Node>> alike = lists();
    BitSet[] options = new OptionValues(phi, product, effort).of(rules);
    long[][] rows = new long[product.length][];
    for (int x = 0; x < product.length; x++) {
      char[] times = product[x];
      rows[x] = set(z -> p.get(times[z]));
    }
    for (int heap = 1; heap < phi.length; heap++) {
      if (!options[heap].isEmpty()) {
        long[] winning = new long[words];
        options[heap].stream().forEach(x -> unite(winning, rows[x]));
        isBroken |= meets(winning, rows[phi[heap]]);
        Node node = new Node(phi[heap], winning);
        if (keep(alike.get(phi[heap]), node)) {
          heaps.add(node);
        }
      } else {
        isBroken |= phi[heap] != 0;
      }
    }
    smallest.addAll(lists());
  }

  /** Whether both checks hold. */
  boolean hold() {
    grow();
    return !isBroken;
  }

  private void grow() {
    int steps = 0;
    for (Node heap : heaps) {
      if (isBroken || !meet(heap.x, heap.set)) {
        continue;
      }
      kinds.add(heap);
      for (Node u : smallest.stream().flatMap(List::stream).toList()) {
        meet(product[u.x][heap.x], joined(u, heap));
      }
      while (!waiting.isEmpty() && !isBroken) {
        isBroken = steps++ > MAX_STEPS;
        Node u = waiting.remove();
        if (u.isKept) {
          for (Node k : kinds) {
            meet(product[u.x][k.x], joined(u, k));
          }
        }
      }
    }
  }

  /** The sets of each value, sorted as lists. */
  List<List<IntList>> smallest() {
    grow();
    List<List<IntList>> result = new ArrayList<>();
    for (List<Node> nodes : smallest) {
      result.add(
          nodes.stream()
              .<IntList>map(
                  node -> new IntImmutableList(BitSet.valueOf(node.set).stream().toArray()))
              .sorted(Comparator.naturalOrder())
              .toList());
    }
    return result;
  }

  private long[] joined(Node u, Node k) {
    char[] timesK = product[k.x];
    char[] timesU = product[u.x];
    return set(z -> has(u.set, timesK[z]) || has(k.set, timesU[z]));
  }

  private boolean meet(int x, long[] set) {
    isBroken |= !p.get(x) && !has(set, 0);
    Node node = new Node(x, set);
    return keep(smallest.get(x), node) && waiting.add(node);
  }

  private boolean keep(List<Node> kept, Node node) {
    effort.spend((long) kept.size() * words);
    for (Node other : kept) {
      if (other.isWithin(node)) {
        return false;
      }
    }
    kept.removeIf(
        other -> {
          other.isKept = !node.isWithin(other);
          return !other.isKept;
        });
    return kept.add(node);
  }

  private List<List<Node>> lists() {
    List<List<Node>> lists = new ArrayList<>();
    for (int x = 0; x < product.length; x++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  private long[] set(IntPredicate member) {
    effort.spend(product.length);
    long[] set = new long[words];
    for (int z = 0; z < product.length; z++) {
      if (member.test(z)) {
        set[z >> 6] |= 1L << z;
      }
    }
    return set;
  }

  private static boolean has(long[] set, int x) {
    return (set[x >> 6] >> x & 1) != 0;
  }

  private static boolean meets(long[] set, long[] other) {
    for (int i = 0; i < set.length; i++) {
      if ((set[i] & other[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  private static void unite(long[] set, long[] more) {
    Arrays.setAll(set, i -> set[i] | more[i]);
  }
}
