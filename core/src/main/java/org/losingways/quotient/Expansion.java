// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.FiniteMonoid;

/** The expanding step. */
final class Expansion {

  private final Ruleset rules;
  private final int[] lengths;
  private final Budget budget;
  static boolean debug = Boolean.getBoolean("lw.debug");

  Expansion(Ruleset rules, int[] lengths, Budget budget) {
    this.rules = rules;
    this.lengths = lengths;
    this.budget = budget;
  }

  /** The verified quotient with one heap more. */
  Candidate run(FiniteMonoid monoid, int[] values, GrowthLog log) {
    int newest = values.length;
    int[] baseValues = Arrays.copyOf(values, newest + 1);
    List<Cyclic> free = List.of(new Cyclic(List.of(newest), 2, 2));
    FiniteMonoid base = monoid;
    Trial trial = new Trial(base, baseValues, free, lengths, budget);
    while (true) {
      boolean[] p = trial.outcomes(rules, budget);
      Reduced reduced = trial.reduce(p, budget);
      Candidate candidate = Candidate.of(rules, reduced, lengths, budget);
      Optional<int[]> failure = candidate.failure();
      if (debug) {
        System.out.println(
            newest + " trial " + trial.size() + " -> " + reduced.monoid().order() + " explored "
                + candidate.verifier().explored() + " fails "
                + failure.map(Arrays::toString).orElse("-") + " free " + free
                + failure.map(f -> " rep "+Arrays.toString(reduced.words()[value(reduced,f)])).orElse(""));
      }
      if (failure.isEmpty()) {
        return candidate;
      }
      int[] position = failure.get();
      log.failed(reduced.monoid().order(), position);
      base = reduced.monoid();
      baseValues = reduced.values();
      trial = null;
      boolean right = !org.losingways.monoid.Bits.get(reduced.p(), value(reduced, position));
      int wanted = Candidate.length(position, lengths);
      for (int size = 1; trial == null && size <= position.length; size++) {
        for (int level = 0; trial == null && level < 3; level++) {
          List<List<Integer>> groups = groups(position, candidate, level);
          long best = Long.MAX_VALUE;
          for (List<List<Integer>> chosen : subsets(groups, size)) {
            List<Cyclic> f = new ArrayList<>();
            for (List<Integer> g : chosen) {
              int e = (int) Arrays.stream(position).filter(g::contains).count();
              f.add(new Cyclic(g, e, 2));
            }
            if (Counted.size(base, f) >= best) {
              continue;
            }
            Trial t = new Trial(base, baseValues, f, lengths, budget);
            int v = t.value(position);
            if (t.length(v) == wanted && (p = t.outcomes(rules, budget))[v] == right) {
              trial = t;
              free = f;
              best = Counted.size(base, f);
            }
          }
        }
      }
      if (trial == null) throw new IllegalStateException(Arrays.toString(position));
    }
  }

  private static int value(Reduced r, int[] pos) {
    int v = 0;
    for (int h : pos) v = r.monoid().times(v, r.values()[h]);
    return v;
  }

  private static List<List<Integer>> groups(int[] position, Candidate c, int level) {
    List<List<Integer>> result = new ArrayList<>();
    int[] values = c.reduced().values();
    for (int h : position) {
      List<Integer> group = new ArrayList<>();
      for (int k = 1; k < values.length; k++) {
        if (level == 2 ? k == h : values[k] == values[h] && (level == 0 || Arrays.equals(c.optionSets()[k], c.optionSets()[h]))) group.add(k);
      }
      if (!result.contains(group)) result.add(group);
    }
    return result;
  }

  private static <T> List<List<T>> subsets(List<T> of, int size) {
    List<List<T>> result = new ArrayList<>();
    for (int mask = 0; mask < 1 << of.size(); mask++) {
      if (Integer.bitCount(mask) == size) {
        List<T> s = new ArrayList<>();
        for (int i = 0; i < of.size(); i++) if ((mask >> i & 1) != 0) s.add(of.get(i));
        result.add(s);
      }
    }
    return result;
  }
}
