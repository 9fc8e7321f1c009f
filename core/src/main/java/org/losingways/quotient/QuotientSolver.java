// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/** The solver (prototype). */
public final class QuotientSolver {

  private final Ruleset rules;
  private Stage stage;
  private int[] phi = new int[64];
  private int heaps;
  private int[] lengths = new int[1];
  private final List<int[]> steps = new ArrayList<>();

  public QuotientSolver(Ruleset rules) {
    this.rules = rules;
    Budget budget = new Budget(SolverLimits.none(), () -> false);
    Reduced r = new Reduced(FiniteMonoid.trivial(), Bits.of(1), new int[1], new int[1][0]);
    stage = new Stage(Candidate.of(rules, r, new int[1], budget));
    steps.add(new int[] {0, 1, 0});
  }

  public int order() { return stage.monoid.order(); }
  public int heaps() { return heaps; }
  public List<int[]> steps() { return steps; }
  public int[] phi() { return Arrays.copyOf(phi, heaps + 1); }

  public void extend(Budget budget) {
    int n = heaps + 1;
    long[] options = OptionValues.of(rules, n, phi, order(), stage.monoid::times);
    int x = stage.conservative(n, options, budget);
    if (x >= 0) {
      if (phi.length <= n) phi = Arrays.copyOf(phi, 2 * n);
      phi[n] = x;
      heaps = n;
      return;
    }
    lengths();
    Candidate c = new Expansion(rules, lengths, budget).run(stage.monoid, phi(), new GrowthLog());
    int before = order();
    stage = new Stage(c);
    heaps = n;
    phi = Arrays.copyOf(c.reduced().values(), 2 * n + 2);
    if (order() != before) steps.add(new int[] {n, order(), Bits.count(c.reduced().p())});
  }

  private void lengths() {
    int old = lengths.length;
    lengths = Arrays.copyOf(lengths, heaps + 2);
    for (int h = old; h <= heaps + 1; h++) {
      int[] best = {0};
      rules.forEachOption(h, (parts, count) -> {
        int s = 1;
        for (int i = 0; i < count; i++) s += lengths[parts[i]];
        best[0] = Math.max(best[0], s);
      });
      lengths[h] = best[0];
    }
  }

  int period, preperiod;
  public boolean solved() {
    Optional<Reach> reach = rules.reach();
    for (int p = 1; p <= heaps / 2; p++) {
      int h = heaps - p;
      while (h >= 0 && phi[h] == phi[h + p]) h--;
      if (reach.get().periodBound(h + 1, p) + p - 1 <= heaps) { period = p; preperiod = h + 1; return true; }
    }
    return false;
  }

  public static void main(String[] a) {
    for (String arg : a) {
      String[] f = arg.split(":");
      for (int rep = 0; rep < Integer.getInteger("lw.rep", 1); rep++) {
      long t = System.nanoTime();
      QuotientSolver s = new QuotientSolver(org.losingways.game.TakeAndBreak.of(f[0]));
      int max = f.length > 1 ? Integer.parseInt(f[1]) : 1000;
      Budget b = new Budget(SolverLimits.none().withTime(java.time.Duration.ofSeconds(Integer.getInteger("lw.sec", 20))), () -> false);
      boolean solved = false;
      try {
      while (s.heaps < max && !(solved = s.solved())) s.extend(b);
      } catch (Budget.Stopped e) { System.out.println(e); }
      StringBuilder sb = new StringBuilder(f[0] + " ");
      for (int[] st : s.steps) sb.append(st[0] + ":" + st[1] + "/" + st[2] + " ");
      System.out.println(sb + " heaps " + s.heaps + (solved ? " SOLVED p " + s.period + " pre " + s.preperiod : "") + " ms " + (System.nanoTime() - t) / 1e6);
      }
    }
  }

  static final class Stage {
    final FiniteMonoid monoid;
    final Candidate c;
    final Object2IntOpenHashMap<Bits.Key> byOptions = new Object2IntOpenHashMap<>();
    final Object2IntOpenHashMap<Bits.Key> byCompany = new Object2IntOpenHashMap<>();
    private long[][] wordOptions;
    private int[] wordOrder;

    Stage(Candidate c) {
      this.c = c;
      this.monoid = c.reduced().monoid();
      byOptions.defaultReturnValue(-1);
      byCompany.defaultReturnValue(-1);
      for (int h = 0; h < c.optionSets().length; h++) byOptions.put(new Bits.Key(c.optionSets()[h]), c.reduced().values()[h]);
      for (int x = 0; x < monoid.order(); x++) byCompany.put(new Bits.Key(c.quotients()[x]), x);
    }

    int conservative(int n, long[] options, Budget budget) {
      int known = byOptions.getInt(new Bits.Key(options));
      if (known >= 0) return known;
      long[] w = Candidate.winning(options, c.quotients(), monoid.order());
      long[] b = company(w);
      int x = byCompany.getInt(new Bits.Key(b));
      if (x < 0) return -1;
      if (!c.verifier().covers(x, w)) {
        c.verifier().add(new HeapClass(n, n, x, w));
        if (c.verifier().explore(budget).isPresent()) return -1;
      }
      byOptions.put(new Bits.Key(options), x);
      return x;
    }

    private long[] company(long[] w) {
      if (wordOptions == null) makeWordOptions();
      long[] b = Bits.of(monoid.order());
      for (int z : wordOrder) {
        if (!Bits.get(w, z) && !Bits.intersects(wordOptions[z], b)) Bits.set(b, z);
      }
      return b;
    }

    private void makeWordOptions() {
      int m = monoid.order();
      int[][] words = c.reduced().words();
      wordOptions = new long[m][];
      for (int z = 0; z < m; z++) {
        long[] set = Bits.of(m);
        int[] word = words[z];
        for (int i = 0; i < word.length; i++) {
          if (i > 0 && word[i] == word[i - 1]) continue;
          int rest = 0;
          for (int j = 0; j < word.length; j++) if (j != i) rest = monoid.times(rest, c.reduced().values()[word[j]]);
          long[] o = c.optionSets()[word[i]];
          int[] row = monoid.row(rest);
          for (int t = Bits.next(o, 0); t >= 0; t = Bits.next(o, t + 1)) Bits.set(set, row[t]);
        }
        wordOptions[z] = set;
      }
      wordOrder = new int[m];
      for (int i = 0; i < m; i++) wordOrder[i] = i; // classes are numbered by first visit
    }
  }
}
