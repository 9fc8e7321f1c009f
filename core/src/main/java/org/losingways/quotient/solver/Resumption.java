// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.RayModel;
import org.losingways.quotient.rays.RayShown;
import org.losingways.quotient.rays.RayVerified;

/** Turns a snapshot back into a verified quotient, believing none of it. */
final class Resumption {

  /** Larger degrees than any that are tried; with these, degrees of words stay far below 2³¹. */
  private static final int MOST_DEGREE = 1000;

  private Resumption() {}

  /**
   * The quotient of a snapshot, verified.
   *
   * @param lengths gives the lengths of all heaps up to one
   */
  static Candidate verify(Ruleset rules, SolverSnapshot snapshot, IntFunction<int[]> lengths) {
    Budget budget = Budget.current();
    snapshot.checkShape(rules);
    FiniteMonoid monoid = FiniteMonoid.ofAction(snapshot.action());
    checkCommutes(monoid);
    int[] phi = snapshot.phi();
    int[] all = lengths.apply(phi.length - 1);
    // Outcomes are derived anew from the rules; P as saved only has to agree with them.
    Trial trial = new Trial(monoid, phi, List.of(), all, budget);
    Trial.Reduced reduced = trial.reduce(trial.outcomes(rules).all(budget), budget);
    if (reduced.monoid().order() != monoid.order()
        || Bits.count(reduced.p()) != snapshot.p().length) {
      throw SolverSnapshot.damaged("its values do not fit the rules");
    }
    for (int x : snapshot.p()) {
      int value = 0;
      for (int h : trial.word(x)) {
        value = reduced.monoid().times(value, reduced.values()[h]);
      }
      if (!Bits.get(reduced.p(), value)) {
        throw SolverSnapshot.damaged("its P-portion does not fit the rules");
      }
    }
    Candidate candidate = Candidate.of(rules, reduced, all, budget);
    if (candidate.failure().isPresent()) {
      throw SolverSnapshot.damaged("it gives a position the wrong outcome");
    }
    return candidate;
  }

  private static void checkCommutes(FiniteMonoid monoid) {
    for (int g = 0; g < monoid.generators(); g++) {
      for (int h = 0; h < g; h++) {
        for (int x = 0; x < monoid.order(); x++) {
          if (monoid.action(g)[monoid.action(h)[x]] != monoid.action(h)[monoid.action(g)[x]]) {
            throw SolverSnapshot.damaged("its multiplication is not commutative");
          }
        }
      }
    }
  }

  /**
   * The infinite quotient of a snapshot, verified.
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
        () -> SolverSnapshot.damaged("its infinite quotient gives a position the wrong outcome"));
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
      throw SolverSnapshot.damaged(why);
    }
  }
}
