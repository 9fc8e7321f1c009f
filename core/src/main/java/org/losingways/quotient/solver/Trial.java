// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.Reduction;
import org.losingways.search.ShortestPositions;

/**
 * A guess at the quotient: a base monoid, some heaps counted beside it, and the outcomes that
 * follow when every element stands for its smallest position.
 *
 * <p>Positions are measured by their length, the number of moves of the longest play, which is
 * additive over heaps and goes down with every move. The elements are visited in the order of their
 * shortest positions (Dijkstra with the heaps' lengths as weights), so each option of the position
 * that stands for an element has a value whose outcome is already known. The outcomes are right for
 * every position shorter than the shortest one at which they are not consistent.
 *
 * <p>Cost: elements × distinct heap values for the visit, and for the outcomes elements × options
 * of a word in the worst case, though the first winning move ends the search.
 */
final class Trial {

  /**
   * A reduced bipartite monoid with the values of heaps: a candidate for a partial quotient.
   *
   * @param monoid Q
   * @param p the elements in P
   * @param values Φ from heap 0 on
   * @param words for each element a shortest position with this value
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Reduced(FiniteMonoid monoid, long[] p, int[] values, int[][] words) {}

  /** An estimate of what one element takes in all the arrays together. */
  private static final long BYTES_EACH = 96;

  /** How many combinations of counts are those of heaps and their options, by experience. */
  private static final int ROWS = 1000;

  /** How many numbers there are for each letter of a word. */
  private static final int EACH = 3;

  /** The length of the longest array. */
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  private final Counted monoid;
  private final int heaps;

  /** For each distinct heap value the shortest heap that has it, ascending by heap. */
  private final int[] letters;

  private final Counted.Factor[] factors;

  /** The elements that positions reach, in the order of their shortest positions. */
  private final ShortestPositions shortest;

  /**
   * @param values the value of each heap in the base
   * @param lengths the length of each heap
   */
  Trial(FiniteMonoid base, int[] values, List<Cyclic> free, int[] lengths, Budget budget) {
    budget.checkBytes(bytes(base, free));
    this.monoid = new Counted(base, values, free);
    this.heaps = values.length - 1;
    this.letters = ShortestPositions.letters(heaps, lengths, monoid::value);
    this.factors = new Counted.Factor[letters.length];
    for (int i = 0; i < letters.length; i++) {
      factors[i] = monoid.by(monoid.value(letters[i]));
    }
    this.shortest =
        new ShortestPositions(
            letters, lengths, Integer.MAX_VALUE, monoid.order(), new Counted.Factors(factors));
  }

  /** Whether a trial is within the memory limit. */
  static boolean fits(FiniteMonoid base, List<Cyclic> free, Budget budget) {
    return budget.affords(bytes(base, free));
  }

  private static double bytes(FiniteMonoid base, List<Cyclic> free) {
    double elements = Counted.size(base, free);
    double counts = elements / base.order();
    return elements > LONGEST
        ? Double.POSITIVE_INFINITY
        : elements * BYTES_EACH + counts * Math.min(counts, ROWS) * Integer.BYTES;
  }

  /**
   * What heaps do whose values generate the trial, none of them a product of earlier ones; the
   * elements are known by their places among those visited.
   */
  private int[][] action(int[] visited, int[] place) {
    int[] base = new int[visited.length];
    int[] count = new int[visited.length];
    for (int v = 0; v < visited.length; v++) {
      base[v] = monoid.base(visited[v]);
      count[v] = monoid.count(visited[v], base[v]);
    }
    List<int[]> action = new ArrayList<>();
    boolean[] reached = new boolean[visited.length];
    int[] closure = new int[visited.length];
    int size = 1;
    reached[0] = true;
    for (int i = 0; i < letters.length; i++) {
      if (reached[place[monoid.value(letters[i])]]) {
        continue;
      }
      int[] act = new int[visited.length];
      for (int v = 0; v < act.length; v++) {
        act[v] = place[factors[i].times(base[v], count[v])];
      }
      action.add(act);
      // The closure C grows to C ∪ Cg ∪ Cg² ∪ …: each element need be multiplied by g only once.
      for (int j = 0; j < size; j++) {
        int y = act[closure[j]];
        if (!reached[y]) {
          reached[y] = true;
          closure[size++] = y;
        }
      }
    }
    return action.toArray(int[][]::new);
  }

  /** The value of a position in the trial. */
  int value(int[] position) {
    int value = 0;
    for (int h : position) {
      value = monoid.times(value, monoid.value(h));
    }
    return value;
  }

  /** The length of the shortest position with the value of a position, which is known. */
  int shortest(int value, int length, Budget budget) {
    shortest.find(length, budget);
    return shortest.length(value);
  }

  /** The position that stands for a value: a shortest one, if it was looked for. */
  int[] word(int value) {
    return shortest.word(value);
  }

  /** The outcomes, of which none is known yet. */
  Outcomes outcomes(Ruleset rules) {
    return new Outcomes(rules);
  }

  /**
   * Whether each element is in P, found in the order of their shortest positions: who asks for one
   * of them need not wait for those of longer positions.
   */
  final class Outcomes {
    private final Counted.Factor[][] options = new Counted.Factor[letters.length][];
    private final boolean[] p = new boolean[monoid.order()];

    /**
     * For each element found where it stands in {@code words}: how many different letters it has,
     * and for each of them the letter and what is left when it is taken away, base and count.
     */
    private final int[] at = new int[p.length];

    private int[] words = new int[64];
    private int size = 1;
    private int known = 1;

    private Outcomes(Ruleset rules) {
      for (int i = 0; i < letters.length; i++) {
        long[] set = Bits.of(p.length);
        HeapValues.collect(rules, letters[i], monoid.values(), monoid::times, set);
        int[] members = Bits.toArray(set);
        options[i] = new Counted.Factor[members.length];
        for (int j = 0; j < members.length; j++) {
          options[i][j] = monoid.by(members[j]);
        }
      }
    }

    /** Whether an element is in P that has a position of this length. */
    boolean of(int x, int length, Budget budget) {
      to(length, budget);
      return p[x];
    }

    /** Whether each element is in P. */
    boolean[] all(Budget budget) {
      to(Integer.MAX_VALUE, budget);
      return p;
    }

    /** If the budget stops it, a later call goes on. */
    private void to(int longest, Budget budget) {
      shortest.find(longest, budget);
      IntArrayList visited = shortest.order();
      for (; known < visited.size(); known++) {
        if ((known & 63) == 0) {
          budget.check();
        }
        find(visited.getInt(known));
      }
    }

    private void find(int x) {
      int before = shortest.before(x);
      int added = shortest.last(x);
      int[] row = factors[added].row();
      int[] sums = factors[added].sums();
      int from = at[before];
      int many = words[from];
      makeRoom(1 + EACH * (many + 1));
      int to = size;
      boolean isNew = true;
      at[x] = to++;
      for (int i = from + 1; i <= from + EACH * many; i += EACH, to += EACH) {
        words[to] = words[i];
        words[to + 1] = row[words[i + 1]];
        words[to + 2] = sums[words[i + 2]];
        isNew &= words[i] != added;
      }
      if (isNew) {
        words[to] = added;
        words[to + 1] = monoid.base(before);
        words[to + 2] = monoid.count(before, words[to + 1]);
        to += EACH;
      }
      words[size] = isNew ? many + 1 : many;
      p[x] = !wins(size + 1, to);
      size = to;
    }

    /** Whether a word has a winning move, the latest of its letters first. */
    private boolean wins(int from, int to) {
      for (int i = to - EACH; i >= from; i -= EACH) {
        for (Counted.Factor t : options[words[i]]) {
          if (p[t.times(words[i + 1], words[i + 2])]) {
            return true;
          }
        }
      }
      return false;
    }

    private void makeRoom(int more) {
      if (more > words.length - size) {
        // Where that is too long for an array, Java says that the memory is not enough.
        words = Arrays.copyOf(words, (int) Math.min(2L * words.length + more, Integer.MAX_VALUE));
      }
    }
  }

  /** Merges what no company can tell apart. */
  Reduced reduce(boolean[] p, Budget budget) {
    shortest.findAll(budget);
    int[] visited = shortest.order().toIntArray();
    int size = visited.length;
    int[] place = new int[monoid.order()];
    for (int v = 0; v < size; v++) {
      place[visited[v]] = v;
    }
    boolean[] outcome = new boolean[size];
    for (int v = 0; v < size; v++) {
      outcome[v] = p[visited[v]];
    }
    Reduction reduction = Reduction.of(action(visited, place), outcome, budget);
    int[] values = new int[heaps + 1];
    for (int h = 0; h <= heaps; h++) {
      values[h] = reduction.classOf()[place[monoid.value(h)]];
    }
    int order = reduction.monoid().order();
    int[][] words = new int[order][];
    int[] first = new int[order];
    for (int v = size - 1; v >= 0; v--) {
      first[reduction.classOf()[v]] = visited[v];
    }
    for (int x = 0; x < order; x++) {
      words[x] = word(first[x]);
    }
    return new Reduced(reduction.monoid(), reduction.p(), values, words);
  }
}
