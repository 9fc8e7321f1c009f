// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.monoid.Multiples;
import org.losingways.search.Budget;

/**
 * Guesses what an infinite monoid counts. Small positions that no small company tells apart are
 * taken for equal; a weight of the heaps that equal positions share is a solution of linear
 * equations, and if there is one up to scale, that is the guess. For Partizan Kayles heap 1 and
 * heap 2 together look like nothing, so they weigh 1 and −1.
 *
 * <p>Nothing is believed because of it: a model that counts these weights is checked like any
 * other.
 */
final class WeightGuess {

  /** Positions to play out at most. */
  private static final int PLAYED_OUT = 150_000;

  /** Small positions that are compared. */
  private static final int COMPARED = 120;

  /** Small positions that are tried as company. */
  private static final int COMPANY = 160;

  private WeightGuess() {}

  /**
   * A weight for each of these heaps, the greatest common divisor of them 1 and the first that is
   * not 0 positive; none if nothing or too much is free.
   */
  static Optional<int[]> of(PartizanRuleset rules, int[] heaps, Budget budget) {
    PlayedOut play = new PlayedOut(rules, PLAYED_OUT);
    List<int[]> small = multisets(heaps.length, COMPANY);
    Map<List<PartizanOutcome>, int[]> classes = new HashMap<>();
    List<long[]> equations = new ArrayList<>();
    for (int[] u : small.subList(0, Math.min(COMPARED, small.size()))) {
      budget.check();
      List<PartizanOutcome> signature = new ArrayList<>();
      for (int[] x : small) {
        Optional<PartizanOutcome> outcome = play.outcome(position(heaps, u, x));
        if (outcome.isEmpty()) {
          return Optional.empty();
        }
        signature.add(outcome.get());
      }
      int[] same = classes.putIfAbsent(signature, u);
      if (same != null) {
        long[] difference = new long[heaps.length];
        for (int i = 0; i < difference.length; i++) {
          difference[i] = (long) u[i] - same[i];
        }
        equations.add(difference);
      }
    }
    return solution(equations, heaps.length);
  }

  /** Exponent vectors, fewer heaps first. */
  private static List<int[]> multisets(int letters, int most) {
    List<int[]> found = new ArrayList<>();
    found.add(new int[letters]);
    for (int i = 0; found.size() < most; i++) {
      int[] u = found.get(i);
      int latest = letters - 1;
      while (latest > 0 && u[latest] == 0) {
        latest--;
      }
      for (int g = latest; g < letters; g++) {
        int[] more = u.clone();
        more[g]++;
        found.add(more);
      }
    }
    return found;
  }

  private static Position position(int[] heaps, int[] u, int[] x) {
    int size = Arrays.stream(u).sum() + Arrays.stream(x).sum();
    int[] all = new int[size];
    int at = 0;
    for (int i = 0; i < heaps.length; i++) {
      for (int e = u[i] + x[i]; e > 0; e--) {
        all[at++] = heaps[i];
      }
    }
    return Position.of(all);
  }

  /** The solution of homogeneous equations, if there is exactly one up to scale. */
  private static Optional<int[]> solution(List<long[]> equations, int variables) {
    List<long[]> rows = new ArrayList<>();
    int[] pivot = new int[variables];
    Arrays.fill(pivot, -1);
    for (long[] equation : equations) {
      long[] row = equation.clone();
      for (int v = 0; v < variables; v++) {
        if (row[v] != 0 && pivot[v] >= 0) {
          row = eliminate(row, rows.get(pivot[v]), v);
        }
      }
      int v = first(row);
      if (v >= 0) {
        pivot[v] = rows.size();
        for (int i = 0; i < rows.size(); i++) {
          rows.set(i, eliminate(rows.get(i), row, v));
        }
        rows.add(row);
      }
    }
    if (rows.size() != variables - 1) {
      return Optional.empty();
    }
    int free = 0;
    while (pivot[free] >= 0) {
      free++;
    }
    long scale = 1;
    for (long[] row : rows) {
      scale = Math.multiplyExact(scale / Multiples.gcd(scale, row[first(row)]), row[first(row)]);
    }
    long[] weights = new long[variables];
    weights[free] = scale;
    for (long[] row : rows) {
      int v = first(row);
      weights[v] = -row[free] * (scale / row[v]);
    }
    return Optional.of(primitive(weights));
  }

  private static int first(long[] row) {
    for (int v = 0; v < row.length; v++) {
      if (row[v] != 0) {
        return v;
      }
    }
    return -1;
  }

  private static long[] eliminate(long[] row, long[] by, int v) {
    if (row[v] == 0) {
      return row;
    }
    long[] result = new long[row.length];
    long common = 0;
    for (int i = 0; i < row.length; i++) {
      result[i] = row[i] * by[v] - by[i] * row[v];
      common = Multiples.gcd(common, result[i]);
    }
    for (int i = 0; i < row.length && common > 1; i++) {
      result[i] /= common;
    }
    return result;
  }

  private static int[] primitive(long[] weights) {
    long common = 0;
    for (long w : weights) {
      common = Multiples.gcd(common, w);
    }
    long sign = weights[first(weights)] < 0 ? -1 : 1;
    int[] result = new int[weights.length];
    for (int i = 0; i < weights.length; i++) {
      result[i] = (int) (sign * weights[i] / common);
    }
    return result;
  }
}
