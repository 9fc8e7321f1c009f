// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/**
 * The referee of games in which only the order of the largest heaps counts: reads the digits of the
 * code and the machine, and nothing else, and makes the checks of the theorem on levels in {@code
 * docs/families.md}.
 */
final class LevelReferee implements Referee {

  /** So many different cases are looked at, and no more. */
  private static final int MOST_CASES = 100_000;

  /** So many equal pairs may be waited for at once. */
  private static final int MOST_PAIRS = 10;

  /**
   * What is left of a heap after a move, as far as it has not been read.
   *
   * @param certain letters by the number of levels until they are read
   * @param open letters that can be read on any level, but only after so many more
   * @param pair the letter of two equal heaps on some lower level, or −1
   */
  private record Rest(
      Map<Integer, List<Integer>> certain, List<Integer> open, int after, int pair) {

    static Rest of(Map<Integer, List<Integer>> certain, List<Integer> open, int after) {
      return new Rest(certain, open.stream().sorted().toList(), after, -1);
    }

    boolean isRead() {
      return certain.isEmpty() && open.isEmpty() && pair < 0;
    }
  }

  /** A position after a move, as far as it has been read. */
  private record Case(int state, Rest rest) {}

  /** A position before a move, and whether it has one. */
  private record Before(int state, boolean canMove) {}

  /** All that can be left of a heap, and what is left for certain. */
  private record Left(int letter, Set<Rest> possible, Set<Rest> certain, boolean canMove) {}

  private final LevelEvidence evidence;
  private final Claim.Growing claim;
  private final Effort effort;
  private final int[] digits;
  private final int states;
  private final int[][] step;
  private final int[] down;
  private final boolean[] stays;
  private final BitSet reached = new BitSet();
  private int high;

  LevelReferee(LevelEvidence evidence, Claim.Growing claim, String code, Effort effort) {
    this.evidence = evidence;
    this.claim = claim;
    this.effort = effort;
    Objection.refuse(!code.matches("[04]\\.[0-7]{1,60}"), "its game is no octal game");
    this.digits = code.replace(".", "").chars().map(c -> c - '0').toArray();
    this.states = evidence.down().size();
    this.step = evidence.steps().stream().map(s -> s.toIntArray()).toArray(int[][]::new);
    this.down = evidence.down().toIntArray();
    this.stays = new boolean[step.length];
  }

  @Override
  public String prove() {
    Objection.refuse(
        claim.preperiod() < 1 || claim.period() < 1 || claim.saltus() != 1,
        "preperiod, period or saltus make no sense");
    Objection.refuse(
        evidence.letters().size() != (long) claim.preperiod() + claim.period(),
        "its letters do not go to the end of the first level");
    readMachine();
    // From this level on, whatever heap is smaller than level 0 can be split off any heap.
    int small = claim.preperiod() - 1 + digits.length - 1;
    high = Math.max(1, (small + claim.period() - 1) / claim.period());
    for (int h = claim.preperiod(); h < claim.preperiod() + claim.period(); h++) {
      for (int parity = 0; parity < 2; parity++) {
        int level = shown() + parity;
        for (int[] parts : options(h + level * claim.period())) {
          if (parts.length == 2 && parts[0] == parts[1] && isHigh(parts[0])) {
            high = Math.max(high, level - 2 * level(parts[0]));
          }
        }
      }
    }
    noMoveInsideP();
    everyOtherMovesToP();
    return "a machine of " + states + " states reads the heaps of each level";
  }

  @Override
  public boolean isSame(int heap, int other) {
    return letter(heap) == letter(other) && level(heap) == level(other);
  }

  private void readMachine() {
    for (int[] x : step) {
      for (int[] y : step) {
        effort.spend(states);
        for (int s = 0; s < states; s++) {
          Objection.refuse(x[y[s]] != y[x[s]], "the order in which heaps are read matters");
        }
      }
    }
    for (int x = 0; x < step.length; x++) {
      stays[x] = true;
      for (int s = 0; s < states; s++) {
        stays[x] &= down[step[x][s]] == step[x][down[s]];
      }
    }
    for (int s = 0; s < states; s++) {
      Objection.refuse(step[letter(0)][s] != s, "heap 0, which is no heap, is worth something");
    }
    reach(0);
    Objection.refuse(down[0] != 0, "levels above all heaps matter");
    for (int h = 1; h < claim.preperiod(); h++) {
      Objection.refuse(!stays[letter(h)], "heap " + h + " matters only on one level");
    }
  }

  /** Finds the states that a position can lead to. */
  private void reach(int state) {
    if (!reached.get(state)) {
      reached.set(state);
      reach(down[state]);
      for (int[] x : step) {
        reach(x[state]);
      }
    }
  }

  private int letter(int heap) {
    int first = claim.preperiod();
    return evidence.letters().getInt(heap < first ? heap : first + (heap - first) % claim.period());
  }

  private int level(int heap) {
    return Math.max(0, heap - claim.preperiod()) / claim.period();
  }

  private boolean isHigh(int heap) {
    return heap >= claim.preperiod() && !stays[letter(heap)];
  }

  private boolean loses(int state) {
    return evidence.losing().charAt(state) == '1';
  }

  /** A level on which each two classes of heaps that can be left together are left. */
  private int shown() {
    return (claim.preperiod() + 2 * claim.period() + digits.length) / claim.period() + 1;
  }

  /** A digit d_k with bit r allows taking k beans when r heaps are left; bit 2 splits. */
  private List<int[]> options(int heap) {
    List<int[]> found = new ArrayList<>();
    for (int k = 0; k < digits.length && k <= heap; k++) {
      int rest = heap - k;
      if (k > 0 && rest == 0 && digits[k] % 2 == 1) {
        found.add(new int[0]);
      }
      if (k > 0 && rest > 0 && digits[k] / 2 % 2 == 1) {
        found.add(new int[] {rest});
      }
      for (int i = 1; digits[k] >= 4 && i <= rest - i; i++) {
        found.add(new int[] {i, rest - i});
      }
    }
    effort.spend(found.size());
    return found;
  }

  /** What is left of one heap, exactly. */
  private Left exactly(int heap) {
    Set<Rest> found = new LinkedHashSet<>();
    for (int[] parts : options(heap)) {
      Map<Integer, List<Integer>> certain = new TreeMap<>();
      for (int part : parts) {
        int wait = part < claim.preperiod() ? 0 : level(heap) - level(part);
        certain.computeIfAbsent(wait, w -> new ArrayList<>()).add(letter(part));
      }
      certain.values().forEach(some -> some.sort(null));
      found.add(Rest.of(certain, List.of(), 0));
    }
    return new Left(letter(heap), found, found, !found.isEmpty());
  }

  /** What is left of the heaps of a class on high levels of one parity. */
  private Left onHighLevels(int heap, int parity) {
    int level = shown() + parity;
    Set<Rest> possible = new LinkedHashSet<>();
    Set<Rest> certain = new LinkedHashSet<>();
    for (int[] parts : options(heap + level * claim.period())) {
      boolean bothLarge = parts.length == 2 && parts[0] >= claim.preperiod();
      int missing = bothLarge ? level - level(parts[0]) - level(parts[1]) : 0;
      Map<Integer, List<Integer>> read = new TreeMap<>();
      List<Integer> open = new ArrayList<>();
      for (int part : parts) {
        if (bothLarge && isHigh(part)) {
          open.add(letter(part));
        } else {
          int wait = isHigh(part) ? level - level(part) : 0;
          read.computeIfAbsent(wait, w -> new ArrayList<>()).add(letter(part));
        }
      }
      read.values().forEach(some -> some.sort(null));
      Rest rest = Rest.of(read, open, open.isEmpty() ? 0 : missing);
      possible.add(rest);
      if (open.size() == 1 || (open.isEmpty() && missing <= high)) {
        certain.add(rest);
      }
      if (open.size() == 2 && parts[0] == parts[1]) {
        certain.add(new Rest(Map.of(), List.of(), 0, open.get(0)));
      }
    }
    return new Left(letter(heap), possible, certain, !possible.isEmpty());
  }

  private List<Left> onHighLevels() {
    List<Left> found = new ArrayList<>();
    for (int h = claim.preperiod(); h < claim.preperiod() + claim.period(); h++) {
      found.add(onHighLevels(h, 0));
      found.add(onHighLevels(h, 1));
    }
    return found;
  }

  private List<Left> onLevel(int level) {
    List<Left> found = new ArrayList<>();
    for (int h = claim.preperiod(); h < claim.preperiod() + claim.period(); h++) {
      found.add(exactly(h + level * claim.period()));
    }
    for (int h = 1; h < claim.preperiod() && level == 0; h++) {
      found.add(exactly(h));
    }
    return found;
  }

  /** What is read at once: what has to be, and of what can be anything or nothing. */
  private Collection<Case> read(int state, Rest rest) {
    int s = state;
    for (int x : rest.certain().getOrDefault(0, List.of())) {
      s = step[x][s];
    }
    Map<Integer, List<Integer>> later = new TreeMap<>(rest.certain());
    later.remove(0);
    Set<Case> found = new LinkedHashSet<>();
    found.add(new Case(s, new Rest(later, rest.open(), rest.after(), rest.pair())));
    if (rest.after() == 0) {
      for (int x : rest.open()) {
        List<Integer> others = new ArrayList<>(rest.open());
        others.remove((Integer) x);
        found.addAll(read(step[x][s], new Rest(later, others, 0, rest.pair())));
      }
    }
    return found;
  }

  private Collection<Case> lower(Case from) {
    Map<Integer, List<Integer>> sooner = new TreeMap<>();
    from.rest().certain().forEach((wait, some) -> sooner.put(wait - 1, some));
    int after = Math.max(0, from.rest().after() - 1);
    return read(
        down[from.state()], new Rest(sooner, from.rest().open(), after, from.rest().pair()));
  }

  // No move from P to P.

  private void noMoveInsideP() {
    Map<Case, BitSet> pairs = new HashMap<>();
    spread(pairs, begin(onHighLevels()), true);
    for (int level = high - 1; level >= 0; level--) {
      Map<Case, BitSet> next = begin(onLevel(level));
      pairs.forEach((after, before) -> lower(after).forEach(c -> add(next, c, lower(before))));
      pairs = new HashMap<>();
      spread(pairs, next, false);
    }
    pairs.forEach(
        (after, before) ->
            Objection.refuse(
                after.rest().isRead()
                    && loses(after.state())
                    && before.stream().anyMatch(this::loses),
                "a move leads from P to P"));
  }

  /** For each position after a move the states in which it can have been before. */
  private Map<Case, BitSet> begin(List<Left> moves) {
    Map<Case, BitSet> found = new HashMap<>();
    for (Left heap : moves) {
      for (int s = reached.nextSetBit(0); s >= 0; s = reached.nextSetBit(s + 1)) {
        BitSet before = new BitSet();
        before.set(step[heap.letter()][s]);
        for (Rest rest : heap.possible()) {
          read(s, rest).forEach(c -> add(found, c, before));
        }
      }
    }
    return found;
  }

  private static boolean add(Map<Case, BitSet> to, Case after, BitSet before) {
    BitSet known = to.computeIfAbsent(after, c -> new BitSet());
    int size = known.cardinality();
    known.or(before);
    return known.cardinality() > size;
  }

  private BitSet lower(BitSet before) {
    BitSet found = new BitSet();
    before.stream().forEach(s -> found.set(down[s]));
    return found;
  }

  /** Adds company on this level, and on lower ones if that is wanted. */
  private void spread(Map<Case, BitSet> pairs, Map<Case, BitSet> more, boolean toLowerLevels) {
    Deque<Case> open = new ArrayDeque<>();
    more.forEach(
        (after, before) -> {
          if (add(pairs, after, before)) {
            open.add(after);
          }
        });
    while (!open.isEmpty()) {
      Case after = open.poll();
      BitSet before = (BitSet) pairs.get(after).clone();
      effort.spend((long) before.cardinality() * step.length);
      for (int[] x : step) {
        BitSet then = new BitSet();
        before.stream().forEach(s -> then.set(x[s]));
        meet(pairs, new Case(x[after.state()], after.rest()), then, open);
      }
      if (toLowerLevels) {
        lower(after).forEach(c -> meet(pairs, c, lower(before), open));
      }
      Objection.refuse(pairs.size() > MOST_CASES, "too many cases would have to be looked at");
    }
  }

  private static void meet(Map<Case, BitSet> pairs, Case after, BitSet before, Deque<Case> open) {
    if (add(pairs, after, before)) {
      open.add(after);
    }
  }

  // Every other position with a move has one to P.

  /** The positions read so far: for each state the smallest sets of what moves have led to. */
  private final class Positions {
    private final Map<Before, List<BitSet>> found = new HashMap<>();
    private final Deque<Map.Entry<Before, BitSet>> open = new ArrayDeque<>();
    private int size;

    void meet(Before before, BitSet after) {
      List<BitSet> known = found.computeIfAbsent(before, b -> new ArrayList<>());
      effort.spend(1 + known.size());
      for (BitSet smaller : known) {
        if (isWithin(smaller, after)) {
          return;
        }
      }
      int old = known.size();
      known.removeIf(larger -> isWithin(after, larger));
      known.add(after);
      size += known.size() - old;
      Objection.refuse(size > MOST_CASES, "too many cases would have to be looked at");
      open.add(Map.entry(before, after));
    }

    /** Reads more heaps, and goes to lower levels or not. */
    void spread(List<Left> heaps, boolean toLowerLevels) {
      while (!open.isEmpty()) {
        Map.Entry<Before, BitSet> next = open.poll();
        Before before = next.getKey();
        boolean isSmallest = found.get(before).contains(next.getValue());
        if (isSmallest) {
          for (Left heap : heaps) {
            meet(
                new Before(step[heap.letter()][before.state()], before.canMove() || heap.canMove()),
                beside(before.state(), heap, next.getValue()));
          }
          if (toLowerLevels) {
            lowerInto(this, before, next.getValue());
          }
        }
      }
    }
  }

  private final List<Case> cases = new ArrayList<>();
  private final Map<Case, Integer> numbers = new HashMap<>();
  private final Map<List<Object>, BitSet> moved = new HashMap<>();

  private int number(Case c) {
    return numbers.computeIfAbsent(
        c,
        added -> {
          cases.add(added);
          return cases.size() - 1;
        });
  }

  private static boolean isWithin(BitSet some, BitSet all) {
    BitSet others = (BitSet) some.clone();
    others.andNot(all);
    return others.isEmpty();
  }

  /** What moves lead to when a heap is added. */
  private BitSet beside(int state, Left heap, BitSet after) {
    BitSet found =
        (BitSet)
            moved
                .computeIfAbsent(
                    List.of(state, heap),
                    key -> {
                      BitSet all = new BitSet();
                      heap.certain()
                          .forEach(rest -> read(state, rest).forEach(c -> all.set(number(c))));
                      return all;
                    })
                .clone();
    effort.spend(after.cardinality());
    after.stream()
        .forEach(
            i -> {
              Case c = cases.get(i);
              found.set(number(new Case(step[heap.letter()][c.state()], c.rest())));
            });
    return found;
  }

  /** One level lower; equal pairs that are waited for are there or are not. */
  private void lowerInto(Positions positions, Before before, BitSet after) {
    BitSet found = new BitSet();
    List<Case> pairs = new ArrayList<>();
    for (int i = after.nextSetBit(0); i >= 0; i = after.nextSetBit(i + 1)) {
      for (Case c : lower(cases.get(i))) {
        if (c.rest().pair() < 0) {
          found.set(number(c));
        } else {
          pairs.add(c);
        }
      }
    }
    Objection.refuse(pairs.size() > MOST_PAIRS, "too many pairs would have to be waited for");
    boolean[] met = new boolean[pairs.size()];
    do {
      BitSet all = (BitSet) found.clone();
      for (int i = 0; i < met.length; i++) {
        Case c = pairs.get(i);
        int[] x = met[i] ? step[c.rest().pair()] : null;
        all.set(number(met[i] ? new Case(x[x[c.state()]], NOTHING) : c));
      }
      positions.meet(new Before(down[before.state()], before.canMove()), all);
    } while (next(met));
  }

  private static final Rest NOTHING = Rest.of(new TreeMap<>(), List.of(), 0);

  private static boolean next(boolean[] bits) {
    for (int i = 0; i < bits.length; i++) {
      bits[i] = !bits[i];
      if (bits[i]) {
        return true;
      }
    }
    return false;
  }

  private void everyOtherMovesToP() {
    Positions positions = new Positions();
    positions.meet(new Before(0, false), new BitSet());
    positions.spread(onHighLevels(), true);
    for (int level = high - 1; level >= 0; level--) {
      Positions next = new Positions();
      positions.found.forEach(
          (before, all) -> all.forEach(after -> lowerInto(next, before, after)));
      next.spread(onLevel(level), false);
      positions = next;
    }
    positions.found.forEach((before, all) -> all.forEach(after -> judge(before, after)));
  }

  private void judge(Before before, BitSet after) {
    if (!before.canMove()) {
      Objection.refuse(loses(before.state()), "a position without a move is said to be lost");
      return;
    }
    boolean isThere = after.stream().allMatch(i -> cases.get(i).rest().pair() < 0);
    boolean wins =
        after.stream().mapToObj(cases::get).anyMatch(c -> c.rest().isRead() && loses(c.state()));
    Objection.refuse(
        isThere && !wins && !loses(before.state()),
        "no move leads to P from some position that is not P");
  }
}
