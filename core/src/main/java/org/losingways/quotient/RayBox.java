// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Cyclic;

/**
 * Outcomes of f·xⁱ·yʲ for all i, j up to some n, with x and y free: where the relation between x
 * and y and the periods along the rays are read off. What is read off is a guess; {@link
 * RayVerifier} proves it or not.
 *
 * <p>Cost: that of a {@link Trial} with |F|·(n+2)² elements, and about as much for each relation
 * that is looked at.
 */
final class RayBox {

  /** The periods that are looked for. */
  private static final int[] PERIODS = {1, 2, 3, 4, 6, 8, 12};

  /** The largest p + q that is looked for. */
  private static final int LARGEST = 12;

  private final RayPart part;
  private final RayTrial.Free free;
  private final int order;
  private final int last;
  private final int size;
  private final boolean[] p;

  private RayBox(RayPart part, int n, boolean[] p) {
    this.part = part;
    this.free = part.free();
    this.order = p.length / ((n + 2) * (n + 2));
    // The last rows are spoilt by moves that make more copies than are counted.
    this.last = n - 2;
    this.size = n + 2;
    this.p = p;
  }

  /** How many elements a box has. */
  static double elements(RayPart part, int n) {
    double counts = Math.pow(RayTrial.Free.COUNTS, part.free().others().size());
    return part.monoid().order() * counts * (n + 2.0) * (n + 2.0);
  }

  /** The outcomes with exponents up to n, if there is room for them. */
  static Optional<RayBox> of(Ruleset rules, RayPart part, int n, int[] lengths, Budget budget) {
    List<Cyclic> counters = new ArrayList<>();
    int others = part.free().others().size();
    int[][] weights = new int[2 + others][part.values().length];
    for (int h = 0; h < part.values().length; h++) {
      for (int i = 0; i < weights.length; i++) {
        weights[i][h] = part.outside()[h][i];
      }
      for (int i = 0; i < others; i++) {
        weights[0][h] += part.outside()[h][2 + i];
      }
    }
    counters.add(new Cyclic(weights[0], n, 2));
    counters.add(new Cyclic(weights[1], n, 2));
    for (int i = 0; i < others; i++) {
      int period = RayTrial.Free.COUNTS - RayTrial.Free.INDEX;
      counters.add(new Cyclic(weights[2 + i], RayTrial.Free.INDEX, period));
    }
    if (!Trial.fits(part.monoid(), counters, budget)) {
      return Optional.empty();
    }
    Trial trial = new Trial(part.monoid(), part.values(), counters, lengths, budget);
    return Optional.of(new RayBox(part, n, trial.outcomes(rules, budget)));
  }

  /** The outcome of an element; f counts through the finite part and the counts of other heaps. */
  private boolean inP(int f, int i, int j) {
    return p[(f * size + j) * size + i];
  }

  private boolean inP(int f, int[] counts, int i, int j) {
    int whole = f;
    int code = 0;
    for (int c = counts.length - 1; c >= 0; c--) {
      code = code * RayTrial.Free.COUNTS + counts[c];
    }
    for (int c = 0; c < counts.length; c++) {
      whole *= RayTrial.Free.COUNTS;
    }
    return inP(whole + code, i, j);
  }

  /** The trial with the simplest relation that holds everywhere in the box. */
  Optional<RayTrial> read(Budget budget) {
    for (int sum = 2; sum <= LARGEST; sum++) {
      for (int a = 1; a < sum; a++) {
        budget.check();
        int b = sum - a;
        if (2 * Math.max(a, b) <= last) {
          Optional<RayTrial> found = edge(a, b).flatMap(this::rays);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  /** The relation with these p and q from the least k and l on, if it holds well inside the box. */
  private Optional<RayTrial.Balance> edge(int a, int b) {
    Optional<RayTrial.Balance> best = Optional.empty();
    int least = Integer.MAX_VALUE;
    int counted = (RayTrial.Free.COUNTS - 1) * free.others().size();
    int limit = Math.max(last / 3, counted);
    for (int k = counted; k <= limit; k++) {
      int l = 0;
      for (int i = k; i + a <= last && l <= limit; i++) {
        for (int j = last - b; j >= l; j--) {
          if (!holds(i, j, a, b)) {
            l = j + 1;
            break;
          }
        }
      }
      if (l <= limit && k + l < least) {
        least = k + l;
        best = Optional.of(new RayTrial.Balance(k, a, l, b));
      }
    }
    return best;
  }

  private boolean holds(int i, int j, int a, int b) {
    for (int f = 0; f < order; f++) {
      if (inP(f, i, j) != inP(f, i + a, j + b)) {
        return false;
      }
    }
    return true;
  }

  private Optional<RayTrial> rays(RayTrial.Balance balance) {
    int i = balance.k() + balance.p();
    int j = balance.l() + balance.q();
    for (int period : PERIODS) {
      int from = Math.max(0, Math.max(alongX(period, j) - i, alongY(period, i) - j));
      int counted = (RayTrial.Free.COUNTS - 1) * free.others().size();
      if (from + Math.max(i, j) + counted + 2 * period <= last) {
        return Optional.of(RayTrial.of(part, balance, from, period, this::inP));
      }
    }
    return Optional.empty();
  }

  /** From which i on the rows below a width are periodic. */
  private int alongX(int period, int width) {
    int from = 0;
    for (int f = 0; f < order; f++) {
      for (int j = 0; j < width; j++) {
        for (int i = last - period; i >= from; i--) {
          if (inP(f, i, j) != inP(f, i + period, j)) {
            from = i + 1;
            break;
          }
        }
      }
    }
    return from;
  }

  /** From which j on the columns below a width are periodic. */
  private int alongY(int period, int width) {
    int from = 0;
    for (int f = 0; f < order; f++) {
      for (int i = 0; i < width; i++) {
        for (int j = last - period; j >= from; j--) {
          if (inP(f, i, j) != inP(f, i, j + period)) {
            from = j + 1;
            break;
          }
        }
      }
    }
    return from;
  }
}
