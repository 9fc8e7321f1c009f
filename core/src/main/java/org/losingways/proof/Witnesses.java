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
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

/**
 * What the two checks of a finite quotient look at: where moves in each heap lead into P, and for
 * each value x the smallest sets V(u) of companies in which a position u of value x has a winning
 * move of its own.
 *
 * <p>For a position u let V(u) be the set of all z such that some heap k of u has zΦ(u−k) ∈ W(k):
 * in company of value z, u has a winning move of its own. V(k) = W(k), and V(u+k) = { z : zΦ(k) ∈
 * V(u) } ∪ { z : zΦ(u) ∈ W(k) }. Both parts of the union grow with V(u) and with W(k), so among
 * positions of equal value, as among heaps of equal value, one with a smallest set fails if any
 * does, and only these are continued. There are finitely many sets, so this ends. Heaps without
 * moves change neither value nor V.
 *
 * <p>For the same reason a heap is not added to positions if one already met, made of the heaps
 * before it, has its value and a smaller set: that position can always stand in the heap's place.
 */
final class Witnesses {

  /** Right quotients need thousands of steps; a wrong one must not run for ever. */
  private static final int USUAL_STEPS = 1_000_000;

  /** A position, its value x, and the set v of companies in which it has a winning move. */
  private record Pair(int x, BitSet v, Optional<Pair> before, int heap) {
    Position position() {
      return before.map(Pair::position).orElse(Position.EMPTY).plus(Position.of(heap));
    }
  }

  private final char[][] product;
  private final boolean[] inP;
  private final int[] phi;
  private final Effort effort;
  private final BitSet[] row;
  private final BitSet[] options;
  private final BitSet[] winning;
  private final List<List<Pair>> found;
  private final ArrayDeque<Pair> waiting = new ArrayDeque<>();
  private Optional<Pair> failure = Optional.empty();

  Witnesses(Ruleset rules, char[][] product, boolean[] inP, int[] phi, Effort effort) {
    this.product = product;
    this.inP = inP;
    this.phi = phi;
    this.effort = effort;
    this.row = new BitSet[product.length];
    for (int x = 0; x < row.length; x++) {
      effort.spend(row.length);
      row[x] = new BitSet(row.length);
      for (int z = 0; z < row.length; z++) {
        row[x].set(z, inP[product[x][z]]);
      }
    }
    this.options = new OptionValues(phi, product, effort).of(rules);
    this.winning = new BitSet[phi.length];
    for (int heap = 0; heap < phi.length; heap++) {
      effort.spend(row.length);
      BitSet wins = new BitSet(row.length);
      options[heap].stream().forEach(x -> wins.or(row[x]));
      winning[heap] = wins;
    }
    this.found =
        Stream.generate(ArrayList<Pair>::new).limit(row.length).<List<Pair>>map(l -> l).toList();
  }

  /** For an element x the set of all z with x·z in P. */
  BitSet row(int x) {
    return row[x];
  }

  /** Whether a heap has no move and yet another value than 1. */
  boolean isDeadWithValue(int heap) {
    return options[heap].isEmpty() && phi[heap] != 0;
  }

  /**
   * The companies in which a move in a heap leads from P to P: W(h) is the set of all z with zΦ(t)
   * ∈ P for some option t, and must not meet the row of Φ(h).
   */
  BitSet movesFromPToP(int heap) {
    BitSet both = (BitSet) winning[heap].clone();
    both.and(row[phi[heap]]);
    return both;
  }

  /** Whether both checks hold. */
  boolean hold() {
    return movesAreRight() && grow(USUAL_STEPS) && failure.isEmpty();
  }

  private boolean movesAreRight() {
    return IntStream.range(0, phi.length)
        .noneMatch(h -> isDeadWithValue(h) || winning[h].intersects(row[phi[h]]));
  }

  /** The sets of each value, sorted as lists; some of them if a check fails. */
  List<List<IntList>> smallest() {
    if (movesAreRight()) {
      grow(USUAL_STEPS);
    }
    return sets();
  }

  /** The sets grown so far. */
  List<List<IntList>> sets() {
    return found.stream()
        .map(
            pairs ->
                pairs.stream()
                    .<IntList>map(pair -> new IntImmutableList(pair.v.stream().toArray()))
                    .sorted(Comparator.naturalOrder())
                    .toList())
        .toList();
  }

  /** The first position met that has a value outside P and no move into P. */
  Optional<Position> failure() {
    return failure.map(Pair::position);
  }

  /** Grows all sets, or until a position fails; whether so many steps were enough for that. */
  boolean grow(long most) {
    long steps = most;
    List<Pair> kinds = new ArrayList<>();
    for (int h = 1; h < phi.length && failure.isEmpty(); h++) {
      Pair heap = new Pair(phi[h], winning[h], Optional.empty(), h);
      if (options[h].isEmpty() || !meet(heap)) {
        continue;
      }
      kinds.add(heap);
      List<Pair> soFar = found.stream().flatMap(List::stream).toList();
      soFar.forEach(u -> meet(sum(u, heap)));
      for (; !waiting.isEmpty() && failure.isEmpty(); steps--) {
        if (steps < 0) {
          return false;
        }
        Pair u = waiting.remove();
        if (found.get(u.x).contains(u)) {
          kinds.forEach(k -> meet(sum(u, k)));
        }
      }
    }
    return true;
  }

  /** A position with one heap more. */
  private Pair sum(Pair u, Pair k) {
    effort.spend(row.length);
    BitSet v = new BitSet(row.length);
    for (int z = 0; z < row.length; z++) {
      if (u.v.get(product[k.x][z]) || k.v.get(product[u.x][z])) {
        v.set(z);
      }
    }
    return new Pair(product[u.x][k.x], v, Optional.of(u), k.heap);
  }

  /** Looks at a position; whether it is to be continued. */
  private boolean meet(Pair pair) {
    if (failure.isEmpty() && !inP[pair.x] && !pair.v.get(0)) {
      failure = Optional.of(pair);
    }
    effort.spend(found.get(pair.x).size() * (long) row.length / Long.SIZE);
    return keep(found.get(pair.x), pair, p -> p.v) && waiting.add(pair);
  }

  /** Adds a thing unless one with a smaller set is there; drops those with larger ones. */
  static <T> boolean keep(List<T> kept, T added, Function<T, BitSet> set) {
    if (kept.stream().anyMatch(other -> isSubset(set.apply(other), set.apply(added)))) {
      return false;
    }
    kept.removeIf(other -> isSubset(set.apply(added), set.apply(other)));
    return kept.add(added);
  }

  static boolean isSubset(BitSet set, BitSet of) {
    BitSet rest = (BitSet) set.clone();
    rest.andNot(of);
    return rest.isEmpty();
  }

  /**
   * The values of the options of each heap: where the referee reads the rules.
   *
   * <p>For a take-and-break code let S_r(n) be the set of values of r heaps with n beans in all. It
   * is the union of Φ(i)·S_{r−1}(n−i) over i ≥ 1, and heap h has the options S_r(h−k) when the
   * digit d_k has bit r. Cost: n²/2 look-ups in the table for two parts, n²·|Q| at most for three.
   */
  private static final class OptionValues {

    private final int[] phi;
    private final char[][] product;
    private final Effort effort;

    OptionValues(int[] phi, char[][] product, Effort effort) {
      this.phi = phi;
      this.product = product;
      this.effort = effort;
    }

    BitSet[] of(Ruleset rules) {
      return rules instanceof TakeAndBreak code ? ofCode(code) : ofList(rules);
    }

    private BitSet[] ofCode(TakeAndBreak code) {
      BitSet[] options = emptySets();
      BitSet[] sums = emptySets();
      for (int parts = 0; parts <= code.maxParts(); parts++) {
        switch (parts) {
          case 0 -> sums[0].set(0);
          case 1 -> sums = singles();
          case 2 -> sums = pairs();
          default -> sums = withOneHeapMore(sums);
        }
        for (int heap = 1; heap < phi.length; heap++) {
          effort.spend(code.maxTaken(heap));
          for (int k = 0; k <= code.maxTaken(heap); k++) {
            if (code.allows(k, parts)) {
              options[heap].or(sums[heap - k]);
            }
          }
        }
      }
      return options;
    }

    private BitSet[] withOneHeapMore(BitSet[] sums) {
      BitSet[] more = emptySets();
      for (int n = 1; n < phi.length; n++) {
        for (int i = 1; i <= n; i++) {
          effort.spend(sums[n - i].size());
          char[] times = product[phi[i]];
          for (int x = sums[n - i].nextSetBit(0); x >= 0; x = sums[n - i].nextSetBit(x + 1)) {
            more[n].set(times[x]);
          }
        }
      }
      return more;
    }

    private BitSet[] singles() {
      BitSet[] singles = emptySets();
      for (int n = 1; n < phi.length; n++) {
        singles[n].set(phi[n]);
      }
      return singles;
    }

    /** S_2, the part that takes time in long games: each pair of heaps once. */
    private BitSet[] pairs() {
      BitSet[] pairs = emptySets();
      char[][] times = new char[phi.length][];
      Arrays.setAll(times, heap -> product[phi[heap]]);
      boolean[] seen = new boolean[product.length];
      for (int n = 2; n < phi.length; n++) {
        effort.spend(n + product.length);
        for (int i = 1, j = n - 1; i <= j; i++, j--) {
          seen[times[i][phi[j]]] = true;
        }
        for (int x = 0; x < seen.length; x++) {
          if (seen[x]) {
            pairs[n].set(x);
            seen[x] = false;
          }
        }
      }
      return pairs;
    }

    private BitSet[] ofList(Ruleset rules) {
      BitSet[] options = emptySets();
      for (int heap = 1; heap < phi.length; heap++) {
        effort.spend(1);
        BitSet values = options[heap];
        rules.forEachOption(
            heap,
            (parts, count) -> {
              effort.spend(count);
              int value = 0;
              for (int i = 0; i < count; i++) {
                value = product[value][phi[parts[i]]];
              }
              values.set(value);
            });
      }
      return options;
    }

    private BitSet[] emptySets() {
      BitSet[] sets = new BitSet[phi.length];
      Arrays.setAll(sets, i -> new BitSet());
      return sets;
    }
  }
}
