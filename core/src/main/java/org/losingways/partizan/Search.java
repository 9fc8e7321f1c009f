// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.monoid.FiniteMonoid;

/**
 * Looks for a model by refining a frame: a trial is given outcomes, merged and checked; if it
 * fails, counters that tell the failing position from the word it was confused with are put beside
 * it, and that is the next trial. It is the expanding step of impartial games (<i>Taming</i> §9)
 * with two players, and the frame may count.
 */
final class Search {

  /** Exponents from which on a period of 2 is no longer taken for granted. */
  private static final int LONG = 5;

  /** The periods tried in turn from there on. */
  private static final int[] PERIODS = {1, 2, 3, 2, 4, 6, 2, 12};

  /** Beyond this many counters at once all of them are tried together. */
  private static final int MANY = 2;

  private final PartizanRuleset rules;
  private final int[] lengths;
  private Frame next;
  private List<Counter> counters;
  private int refuted;
  private boolean isDead;

  Search(PartizanRuleset rules, Frame start, List<Counter> counters, int[] lengths) {
    this.rules = rules;
    this.next = start;
    this.counters = counters;
    this.lengths = lengths;
  }

  /** Whether there is nothing more to try. */
  boolean isDead() {
    return isDead;
  }

  /** How many trials failed. */
  int refuted() {
    return refuted;
  }

  /** Tries some more trials; the answer if one is right. */
  Optional<Check> run(int trials, Budget budget) {
    for (int i = 0; i < trials && !isDead; i++) {
      budget.check();
      Optional<Frame> frame = next.with(counters, budget.maxOrder());
      if (frame.isEmpty()) {
        isDead = true;
        return Optional.empty();
      }
      Optional<Model> model = new Trial(rules, frame.get(), lengths, budget).reduce(budget);
      if (model.isEmpty()) {
        isDead = true;
        return Optional.empty();
      }
      Check check = new Check(rules, model.get(), lengths, budget);
      if (check.isRight()) {
        return Optional.of(check);
      }
      if (check.failure().isEmpty()) {
        isDead = true;
        return Optional.empty();
      }
      refuted++;
      weaken(check, check.failure().get(), budget);
    }
    return Optional.empty();
  }

  private void weaken(Check check, int[] position, Budget budget) {
    Frame frame = check.model().frame();
    boolean[] truth = new boolean[2];
    for (Player player : Player.values()) {
      truth[player.index()] = Check.losesByMoves(rules, check.model(), position, player);
    }
    int wanted = Walk.length(position, lengths);
    next = frame;
    List<List<int[]>> kinds = kinds(frame, position);
    for (int size = 1; size <= MANY; size++) {
      for (List<int[]> kind : kinds) {
        Optional<List<Counter>> best = Optional.empty();
        double fewest = Double.MAX_VALUE;
        for (List<Counter> some : subsets(cyclic(kind, position), size)) {
          double elements = frame.finite().order();
          for (Counter c : some) {
            elements *= c.size();
          }
          if (elements < fewest && isRightWith(frame, some, position, wanted, truth, budget)) {
            best = Optional.of(some);
            fewest = elements;
          }
        }
        if (best.isPresent()) {
          counters = best.get();
          return;
        }
      }
    }
    counters = cyclic(kinds.get(kinds.size() - 1), position);
  }

  private boolean isRightWith(
      Frame frame, List<Counter> some, int[] position, int wanted, boolean[] truth, Budget budget) {
    Optional<Frame> refined = frame.with(some, budget.maxOrder());
    if (refined.isEmpty()) {
      return false;
    }
    Trial trial = new Trial(rules, refined.get(), lengths, budget);
    int x = trial.walk().place(refined.get().value(position));
    return x >= 0
        && trial.walk().length(x) == wanted
        && trial.isLost(Player.LEFT, x) == truth[0]
        && trial.isLost(Player.RIGHT, x) == truth[1];
  }

  private List<Counter> cyclic(List<int[]> weights, int[] position) {
    List<Counter> result = new ArrayList<>();
    for (int[] w : weights) {
      int sum = Counter.sum(w, position);
      int period = sum < LONG ? 2 : PERIODS[refuted % PERIODS.length];
      result.add(new Counter(w, Math.max(sum, 2), period));
    }
    return result;
  }

  /** Weights of counters, from the most to the least sweeping. */
  private static List<List<int[]>> kinds(Frame frame, int[] position) {
    List<int[]> letters = new ArrayList<>();
    for (int[] w : exponents(frame.finite(), frame.parts())) {
      if (Counter.sum(w, position) > 0) {
        letters.add(w);
      }
    }
    return List.of(
        letters,
        groups(position, frame.parts().length, (h, k) -> frame.value(h) == frame.value(k)),
        groups(position, frame.parts().length, (h, k) -> h == k));
  }

  private interface Alike {
    boolean test(int h, int k);
  }

  private static List<int[]> groups(int[] position, int heaps, Alike alike) {
    List<int[]> result = new ArrayList<>();
    for (int h : position) {
      if (result.stream().anyMatch(w -> w[h] > 0)) {
        continue;
      }
      int[] group = new int[heaps];
      for (int k = 1; k < heaps; k++) {
        group[k] = alike.test(h, k) ? 1 : 0;
      }
      result.add(group);
    }
    return result;
  }

  /** One array of weights for each generating heap: exponents in the least words of all heaps. */
  static List<int[]> exponents(FiniteMonoid monoid, int[] values) {
    int order = monoid.order();
    int[] before = new int[order];
    int[] letter = new int[order];
    Arrays.fill(before, -1);
    before[0] = 0;
    IntArrayList closure = new IntArrayList();
    closure.add(0);
    int letters = 0;
    for (int h = 1; h < values.length; h++) {
      if (before[values[h]] >= 0) {
        continue;
      }
      int[] row = monoid.row(values[h]);
      for (int j = 0; j < closure.size(); j++) {
        int y = row[closure.getInt(j)];
        if (before[y] < 0) {
          before[y] = closure.getInt(j);
          letter[y] = letters;
          closure.add(y);
        }
      }
      letters++;
    }
    List<int[]> result = new ArrayList<>();
    for (int g = 0; g < letters; g++) {
      result.add(new int[values.length]);
    }
    for (int h = 1; h < values.length; h++) {
      for (int x = values[h]; x != 0; x = before[x]) {
        result.get(letter[x])[h]++;
      }
    }
    return result;
  }

  private static <T> List<List<T>> subsets(List<T> all, int size) {
    List<List<T>> result = new ArrayList<>();
    if (size == 0) {
      result.add(List.of());
      return result;
    }
    for (int i = 0; i + size <= all.size(); i++) {
      for (List<T> rest : subsets(all.subList(i + 1, all.size()), size - 1)) {
        List<T> some = new ArrayList<>();
        some.add(all.get(i));
        some.addAll(rest);
        result.add(some);
      }
    }
    return result;
  }
}
