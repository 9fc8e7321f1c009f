// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/**
 * What moves leave of the heaps of each level, and how a machine that reads levels from the highest
 * down reads that: the part that both checks of a {@link LevelReferee} rest on.
 */
final class LevelCases {

  /** So many different cases are looked at, and no more. */
  static final int MOST_CASES = 100_000;

  /**
   * What is left of a heap after a move, as far as it has not been read.
   *
   * @param certain letters by the number of levels until they are read
   * @param open letters that can be read on any level, but only after so many more
   * @param pair the letter of two equal heaps on some lower level, or −1
   */
  record Rest(Map<Integer, List<Integer>> certain, List<Integer> open, int after, int pair) {

    static Rest of(Map<Integer, List<Integer>> certain, List<Integer> open, int after) {
      return new Rest(certain, open.stream().sorted().toList(), after, -1);
    }

    boolean isRead() {
      return certain.isEmpty() && open.isEmpty() && pair < 0;
    }
  }

  /** A position after a move, as far as it has been read. */
  record Case(int state, Rest rest) {}

  /** All that can be left of a heap, and what is left for certain. */
  record Left(int letter, Set<Rest> possible, Set<Rest> certain, boolean canMove) {}

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

  LevelCases(LevelEvidence evidence, Claim.Growing claim, int[] digits, Effort effort) {
    this.evidence = evidence;
    this.claim = claim;
    this.effort = effort;
    this.digits = digits;
    this.states = evidence.down().size();
    this.step = evidence.steps().stream().map(s -> s.toIntArray()).toArray(int[][]::new);
    this.down = evidence.down().toIntArray();
    this.stays = new boolean[step.length];
    readMachine();
    findHighLevels();
  }

  int[][] step() {
    return step;
  }

  int[] down() {
    return down;
  }

  /** The states that a position can lead to. */
  BitSet reached() {
    return reached;
  }

  /** The first of the levels on which all heaps move alike. */
  int high() {
    return high;
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

  private void findHighLevels() {
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
  }

  int letter(int heap) {
    int first = claim.preperiod();
    return evidence.letters().getInt(heap < first ? heap : first + (heap - first) % claim.period());
  }

  int level(int heap) {
    return Math.max(0, heap - claim.preperiod()) / claim.period();
  }

  private boolean isHigh(int heap) {
    return heap >= claim.preperiod() && !stays[letter(heap)];
  }

  boolean loses(int state) {
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

  List<Left> onHighLevels() {
    List<Left> found = new ArrayList<>();
    for (int h = claim.preperiod(); h < claim.preperiod() + claim.period(); h++) {
      found.add(onHighLevels(h, 0));
      found.add(onHighLevels(h, 1));
    }
    return found;
  }

  List<Left> onLevel(int level) {
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
  Collection<Case> read(int state, Rest rest) {
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

  Collection<Case> lower(Case from) {
    Map<Integer, List<Integer>> sooner = new TreeMap<>();
    from.rest().certain().forEach((wait, some) -> sooner.put(wait - 1, some));
    int after = Math.max(0, from.rest().after() - 1);
    return read(
        down[from.state()], new Rest(sooner, from.rest().open(), after, from.rest().pair()));
  }
}
