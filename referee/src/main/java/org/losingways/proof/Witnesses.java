// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.Ints;
import org.losingways.ints.IntsBuilder;

/**
 * What the two checks of a finite quotient look at: where moves in each heap lead into P, and for
 * each value x the positions u of value x that have winning moves of their own in the fewest
 * companies.
 *
 * <p>For a position u let V(u) be the set of all z such that some heap k of u has zΦ(u−k) ∈ W(k):
 * in company of value z, u has a winning move of its own. V(k) = W(k), and V(u+k) = { z : zΦ(k) ∈
 * V(u) } ∪ { z : zΦ(u) ∈ W(k) }. Both parts of the union grow with V(u) and with W(k), so among
 * positions of equal value, as among heaps of equal value, one with a smallest set fails if any
 * does, and only these are continued. There are finitely many sets, so this ends. Heaps without
 * moves change neither value nor V.
 *
 * <p>What is kept of V(u) is what it leaves open: O(u), the set of all z with zΦ(u) ∉ P that are
 * not in V(u). No move leads from P to P, so zΦ(u) ∉ P for all z ∈ V(u), and either set tells the
 * other. O(u+k) = { z : zΦ(k) ∈ O(u), zΦ(u) ∉ W(k) }; u fails if 1 ∈ O(u); and a position that
 * leaves nothing open never fails, whatever is added to it, and is not followed. In a quotient that
 * is right these sets are small, and are ascending lists.
 *
 * <p>For the same reason a heap is not added to positions if one already met, made of the heaps
 * before it, has its value and leaves more open: that position can always stand in the heap's
 * place.
 */
final class Witnesses {

  /** Right quotients need thousands of steps; a wrong one must not run for ever. */
  private static final int USUAL_STEPS = 1_000_000;

  /** A position, its value x, and the companies that it leaves open. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Pair(int x, int[] open, Optional<Pair> before, int heap) {
    Position position() {
      IntsBuilder heaps = new IntsBuilder(heap);
      // No recursion: a position may have as many heaps as there are elements.
      for (Optional<Pair> rest = before; rest.isPresent(); rest = rest.get().before) {
        heaps.add(rest.get().heap);
      }
      return Position.of(heaps.toIntArray());
    }

    boolean covers(Pair other) {
      return includes(open, other.open);
    }
  }

  /**
   * What a map from 0, 1, …, n−1 to the same numbers takes to each of them: those taken to y are
   * {@code among[from[y]]} to {@code among[from[y + 1] - 1]}, ascending. A number that is taken to
   * −1 is taken to nothing.
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Preimages(int[] from, int[] among) {

    static Preimages of(int[] map) {
      int[] from = new int[map.length + 1];
      for (int y : map) {
        if (y >= 0) {
          from[y + 1]++;
        }
      }
      for (int y = 0; y < map.length; y++) {
        from[y + 1] += from[y];
      }
      int[] next = from.clone();
      int[] among = new int[from[map.length]];
      for (int z = 0; z < map.length; z++) {
        if (map[z] >= 0) {
          among[next[map[z]]++] = z;
        }
      }
      return new Preimages(from, among);
    }

    /** How many numbers are taken to y. */
    int count(int y) {
      return from[y + 1] - from[y];
    }
  }

  /** A heap that is added to positions, and what its value takes to each element. */
  private record Kind(int heap, int x, BitSet wins, Preimages preimages) {}

  private final Elements elements;
  private final boolean[] inP;
  private final int[] phi;
  private final Effort effort;
  private final BitSet[] losing;
  private final BitSet[] options;
  private final BitSet[] winning;
  private final List<List<Pair>> found;
  private final ArrayDeque<Pair> waiting = new ArrayDeque<>();
  private Optional<Pair> failure = Optional.empty();

  /** The companies that all positions so far leave open, which are kept. */
  private long held;

  Witnesses(Ruleset rules, Elements elements, boolean[] inP, int[] phi, Effort effort) {
    this.elements = elements;
    this.inP = inP;
    this.phi = phi;
    this.effort = effort;
    this.losing = new BitSet[elements.order()];
    effort.roomForBits(phi.length, elements.order());
    this.options = new OptionValues(phi, elements, effort).of(rules);
    this.winning = new BitSet[phi.length];
    for (int heap = 0; heap < phi.length; heap++) {
      effort.spend(elements.order());
      BitSet wins = new BitSet(elements.order());
      options[heap].stream().forEach(x -> wins.or(losing(x)));
      winning[heap] = wins;
    }
    this.found =
        Stream.generate(ArrayList<Pair>::new)
            .limit(elements.order())
            .<List<Pair>>map(l -> l)
            .toList();
  }

  /** For an element x the set of all z with x·z in P. */
  private BitSet losing(int x) {
    if (losing[x] == null) {
      losing[x] = elements.quotient(inP, x);
    }
    return losing[x];
  }

  /** Whether a heap has no move and yet another value than 1. */
  boolean isDeadWithValue(int heap) {
    return options[heap].isEmpty() && phi[heap] != 0;
  }

  /**
   * The companies in which a move in a heap leads from P to P: W(h) is the set of all z with zΦ(t)
   * ∈ P for some option t, and must not meet the set of all z with zΦ(h) ∈ P.
   */
  BitSet movesFromPToP(int heap) {
    BitSet both = (BitSet) winning[heap].clone();
    both.and(losing(phi[heap]));
    return both;
  }

  /** Whether both checks hold. */
  boolean hold() {
    return movesAreRight() && grow(USUAL_STEPS) && failure.isEmpty();
  }

  private boolean movesAreRight() {
    return IntStream.range(0, phi.length)
        .noneMatch(h -> isDeadWithValue(h) || winning[h].intersects(losing(phi[h])));
  }

  /** The sets of each value, sorted as lists; some of them if a check fails. */
  List<List<Ints>> smallest() {
    if (movesAreRight()) {
      grow(USUAL_STEPS);
    }
    return sets();
  }

  /**
   * The sets V grown so far; that of positions which leave nothing open where there are no others.
   */
  List<List<Ints>> sets() {
    boolean isOneMade =
        IntStream.range(1, phi.length).anyMatch(h -> !options[h].isEmpty() && divides(phi[h], 0));
    return IntStream.range(0, elements.order())
        .mapToObj(
            x -> {
              List<int[]> open = found.get(x).stream().map(Pair::open).toList();
              boolean isMade = x != 0 || isOneMade;
              return (open.isEmpty() && isMade ? List.of(new int[0]) : open)
                  .stream().map(set -> closed(x, set)).sorted(Comparator.naturalOrder()).toList();
            })
        .toList();
  }

  private boolean divides(int x, int y) {
    char[] row = elements.row(x);
    return IntStream.range(0, row.length).anyMatch(z -> row[z] == y);
  }

  /** V(u) for a position of value x that leaves these companies open. */
  private Ints closed(int x, int[] open) {
    BitSet set = (BitSet) losing(x).clone();
    set.flip(0, elements.order());
    Arrays.stream(open).forEach(set::clear);
    return Ints.of(set.stream());
  }

  /** The first position met that has a value outside P and no move into P. */
  Optional<Position> failure() {
    return failure.map(Pair::position);
  }

  /** Grows all sets, or until a position fails; whether so many steps were enough for that. */
  boolean grow(long most) {
    long steps = most;
    List<Kind> kinds = new ArrayList<>();
    for (int h = 1; h < phi.length && failure.isEmpty(); h++) {
      if (options[h].isEmpty() || !meet(alone(h))) {
        continue;
      }
      Kind heap = kind(h);
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

  private Pair alone(int heap) {
    BitSet settled = (BitSet) losing(phi[heap]).clone();
    settled.or(winning[heap]);
    settled.flip(0, elements.order());
    return new Pair(phi[heap], settled.stream().toArray(), Optional.empty(), heap);
  }

  private Kind kind(int heap) {
    char[] row = elements.row(phi[heap]);
    int[] act = IntStream.range(0, row.length).map(z -> row[z]).toArray();
    return new Kind(heap, phi[heap], winning[heap], Preimages.of(act));
  }

  /** A position with one heap more. */
  private Pair sum(Pair u, Kind k) {
    IntsBuilder open = new IntsBuilder();
    int[] from = k.preimages.from();
    int[] among = k.preimages.among();
    effort.spend(u.open.length);
    for (int y : u.open) {
      effort.spend(k.preimages.count(y));
      for (int i = from[y]; i < from[y + 1]; i++) {
        if (!k.wins.get(elements.times(u.x, among[i]))) {
          open.add(among[i]);
        }
      }
    }
    int[] sorted = open.toIntArray();
    Arrays.sort(sorted);
    return new Pair(elements.row(k.x)[u.x], sorted, Optional.of(u), k.heap);
  }

  /** Looks at a position; whether it is to be continued. */
  private boolean meet(Pair pair) {
    if (pair.open.length == 0) {
      return false;
    }
    if (failure.isEmpty() && pair.open[0] == 0) {
      failure = Optional.of(pair);
    }
    List<Pair> kept = found.get(pair.x);
    kept.forEach(other -> effort.spend(other.open.length));
    if (!keep(kept, pair, Pair::covers)) {
      return false;
    }
    held += pair.open.length;
    effort.room(held, 1);
    return waiting.add(pair);
  }

  /** Whether all of an ascending list is in another one. */
  static boolean includes(int[] larger, int[] smaller) {
    if (smaller.length > larger.length) {
      return false;
    }
    int i = 0;
    for (int z : smaller) {
      while (i < larger.length && larger[i] < z) {
        i++;
      }
      if (i == larger.length || larger[i] != z) {
        return false;
      }
    }
    return true;
  }

  /**
   * Adds a thing unless one that covers it is there; drops those that it covers itself.
   *
   * @param covers whether the first can stand for the second
   */
  static <T> boolean keep(List<T> kept, T added, BiPredicate<T, T> covers) {
    if (isCovered(kept, added, covers)) {
      return false;
    }
    kept.removeIf(other -> covers.test(added, other));
    return kept.add(added);
  }

  /** Whether one of these can stand for a thing. */
  private static <T> boolean isCovered(List<T> kept, T added, BiPredicate<T, T> covers) {
    for (T other : kept) {
      if (covers.test(other, added)) {
        return true;
      }
    }
    return false;
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
    private final Elements elements;
    private final Effort effort;

    OptionValues(int[] phi, Elements elements, Effort effort) {
      this.phi = phi;
      this.elements = elements;
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
          char[] times = elements.row(phi[i]);
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
      Arrays.setAll(times, heap -> elements.row(phi[heap]));
      boolean[] seen = new boolean[elements.order()];
      for (int n = 2; n < phi.length; n++) {
        effort.spend(n + elements.order());
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
                value = elements.row(phi[parts[i]])[value];
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
