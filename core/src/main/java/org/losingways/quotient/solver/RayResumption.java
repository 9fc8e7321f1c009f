// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;
import org.losingways.game.Ruleset;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.RayModel;
import org.losingways.search.Budget;

/**
 * Writes an infinite quotient down, and turns it back into a verified one, believing none of it.
 */
final class RayResumption {

  /** Larger degrees than any that are tried; with these, degrees of words stay far below 2³¹. */
  private static final int MOST_DEGREE = 1000;

  private RayResumption() {}

  /** An infinite quotient as plain arrays. */
  static SolverSnapshot.Infinite snapshot(RayModel q) {
    RayMonoid m = q.monoid();
    RaySet p = q.p();
    boolean[] points = new boolean[m.points()];
    for (int c = 0; c < points.length; c++) {
      points[c] = p.contains(c);
    }
    boolean[][] first = new boolean[m.rays()][p.threshold()];
    boolean[][] repeating = new boolean[m.rays()][p.period()];
    for (int r = 0; r < m.rays(); r++) {
      for (int n = 0; n < p.threshold() + p.period(); n++) {
        boolean inP = p.contains(m.at(m.points() + r, n));
        if (n < p.threshold()) {
          first[r][n] = inP;
        } else {
          repeating[r][n - p.threshold()] = inP;
        }
      }
    }
    return new SolverSnapshot.Infinite(
        m.table(), points, first, repeating, q.values(), q.degrees(), q.heaps());
  }

  /**
   * The quotient of a snapshot, verified.
   *
   * @param lengths gives the lengths of all heaps up to one
   */
  static RayShown verify(
      FiniteQuotient last, SolverSnapshot.Infinite saved, IntFunction<int[]> lengths) {
    try {
      return verified(last, saved, lengths);
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException("the saved run is damaged: a number is too large", e);
    }
  }

  private static RayShown verified(
      FiniteQuotient last, SolverSnapshot.Infinite saved, IntFunction<int[]> lengths) {
    RayMonoid monoid;
    try {
      monoid = saved.monoid().monoid();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("the saved run is damaged: " + e.getMessage(), e);
    }
    RayModel model =
        new RayModel(monoid, p(monoid, saved), saved.values(), saved.degrees(), saved.heaps());
    Ruleset rules = last.rules();
    checkValues(rules, model);
    checkDegrees(model, saved);
    Budget budget = Budget.current();
    int heaps = saved.values().length;
    int[] all = lengths.apply(heaps - 1);
    Optional<RayShown> found =
        RayVerified.of(rules, model, all, budget)
            .verified()
            .flatMap(verified -> RayShown.of(last, verified, budget));
    return found.orElseThrow(
        () -> Resumption.damaged("its infinite quotient gives a position the wrong outcome"));
  }

  private static RaySet p(RayMonoid monoid, SolverSnapshot.Infinite saved) {
    int rays = monoid.rays();
    String why = "its P does not fit its monoid";
    check(rays > 0 && saved.points().length == monoid.points(), why);
    check(saved.first().length == rays && saved.repeating().length == rays, why);
    int threshold = saved.first()[0].length;
    int period = saved.repeating()[0].length;
    check(
        period > 0
            && Arrays.stream(saved.first()).allMatch(f -> f.length == threshold)
            && Arrays.stream(saved.repeating()).allMatch(r -> r.length == period),
        why);
    RaySet p =
        RaySet.of(
            monoid,
            threshold,
            period,
            x -> {
              int cell = monoid.cell(x);
              int n = monoid.steps(x);
              if (cell < monoid.points()) {
                return saved.points()[cell];
              }
              int ray = cell - monoid.points();
              return n < threshold ? saved.first()[ray][n] : saved.repeating()[ray][n - threshold];
            });
    check(!p.contains(0), "the empty position is in P");
    return p;
  }

  private static void checkValues(Ruleset rules, RayModel q) {
    int[] values = q.values();
    RayMonoid m = q.monoid();
    check(
        values.length > 0 && values[0] == 0 && values.length - 1L <= rules.largestHeap(),
        "its list of heap values has the wrong length");
    for (int x : values) {
      check(x >= 0 && (x < m.cells() || m.cell(x) >= m.points()), "there is no element " + x);
    }
    check(
        q.heaps().length == m.generators() && q.degrees().length == m.generators(),
        "its generators are not heaps");
    for (int g = 0; g < m.generators(); g++) {
      int heap = q.heaps()[g];
      check(
          heap > 0 && heap < values.length && values[heap] == m.step(0, g),
          "its generators are not heaps");
      check(Math.abs((long) q.degrees()[g]) <= MOST_DEGREE, "a degree is too large");
    }
  }

  /**
   * Whether degrees add up, and each ray leads to larger or to smaller ones: on each ray as far as
   * a generator does not only shift it.
   */
  private static void checkDegrees(RayModel q, SolverSnapshot.Infinite saved) {
    RayMonoid m = q.monoid();
    for (int c = 0; c < m.cells(); c++) {
      boolean isRay = c >= m.points();
      check(!isRay || q.degrees()[m.letter(c)] != 0, "a ray stays at its degree");
      for (int g = 0; g < m.generators(); g++) {
        int last = isRay ? saved.monoid().generators().get(g).first()[c - m.points()].length : 0;
        for (int n = 0; n <= last; n++) {
          int x = m.at(c, n);
          check(
              q.degree(m.step(x, g)) == q.degree(x) + q.degrees()[g], "its degrees do not add up");
        }
      }
    }
  }

  private static void check(boolean holds, String why) {
    if (!holds) {
      throw Resumption.damaged(why);
    }
  }
}
