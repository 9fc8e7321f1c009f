// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.rays;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;

/**
 * Decides whether (Q, P, Φ) with an infinite Q gives every position its right outcome.
 *
 * <p>The two checks are those of a finite quotient. That no move leads from P to P is a statement
 * about sets that are periodic along the rays, and decided exactly. That each other position has a
 * move to P has to be checked only for positions whose degree is within a bound that is computed
 * here: {@code docs/infinite.md} proves that a smallest position that fails is within it.
 *
 * <p>For each class of heaps of positive degree d let i and π be such that z·Φ(h)^(i+π) ∈ P exactly
 * if z·Φ(h)^i ∈ P for all z of degree at least T. A failing position of degree beyond Σ (i+π)·d has
 * more than i+π copies of some h, and if its degree is also beyond T + (i+π)·d + c, where c is the
 * most that a move changes the degree, then it fails with π copies less as well. The same holds for
 * negative degrees.
 */
public final class RayVerifier {

  /** The largest i that is tried. */
  private static final int LARGEST_INDEX = 6;

  /** The largest π that is tried. */
  private static final int LARGEST_PERIOD = 12;

  /** Heaps with one value and one set of winning company. */
  record Heap(int heap, int length, int value, int degree, RaySet winning) {}

  private final RayMonoid monoid;
  private final RaySet p;
  private final int[] degrees;
  private final List<Heap> classes = new ArrayList<>();
  private final Int2ObjectOpenHashMap<RaySet> company = new Int2ObjectOpenHashMap<>();

  /** The most that a move changes the degree. */
  private int change;

  RayVerifier(RayMonoid monoid, RaySet p, int[] degrees) {
    this.monoid = monoid;
    this.p = p;
    this.degrees = degrees;
  }

  /** A verifier that knows the same heaps and goes on by itself. */
  RayVerifier copy() {
    RayVerifier copy = new RayVerifier(monoid, p, degrees);
    copy.classes.addAll(classes);
    copy.company.putAll(company);
    copy.change = change;
    return copy;
  }

  /** The classes of the heaps that were added. */
  List<Heap> classes() {
    return classes;
  }

  /** All z with z·x ∈ P. */
  RaySet company(int x) {
    return company.computeIfAbsent(x, p::preimage);
  }

  private int degree(int x) {
    return monoid.degree(x, degrees);
  }

  /** The values of the options of a heap. */
  static IntOpenHashSet options(Ruleset rules, int heap, RayMonoid monoid, int[] values) {
    IntOpenHashSet options = new IntOpenHashSet();
    rules.forEachOption(
        heap,
        (parts, count) -> {
          int value = 0;
          for (int i = 0; i < count; i++) {
            value = monoid.times(value, values[parts[i]]);
          }
          options.add(value);
        });
    return options;
  }

  /** The values of company in which a move in a heap with these options wins. */
  RaySet winning(IntOpenHashSet options) {
    RaySet winning = RaySet.empty(monoid);
    for (int t : options) {
      winning = winning.union(company(t));
    }
    return winning;
  }

  /**
   * Adds a heap.
   *
   * @return whether no move in it leads from P to P
   */
  boolean add(int heap, int length, int value, IntOpenHashSet options) {
    if (options.isEmpty()) {
      // Such a heap is nothing, and must be worth nothing.
      return value == 0;
    }
    RaySet winning = winning(options);
    if (winning.intersects(company(value))) {
      return false;
    }
    int degree = degree(value);
    for (int t : options) {
      change = Math.max(change, Math.abs(degree - degree(t)));
    }
    if (!covers(value, winning)) {
      classes.removeIf(k -> k.value() == value && winning.isSubsetOf(k.winning()));
      classes.add(new Heap(heap, length, value, degree, winning));
    }
    return true;
  }

  /** Whether some class with this value wins in less company. */
  boolean covers(int value, RaySet winning) {
    return classes.stream().anyMatch(k -> k.value() == value && k.winning().isSubsetOf(winning));
  }

  /**
   * What came of a verification.
   *
   * @param holds whether all positions have their right outcomes
   * @param failing a position that has not, if one was found
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Verdict(boolean holds, Optional<int[]> failing) {}

  /** Whether all positions with the heaps that were added have their right outcomes. */
  Verdict verdict(Budget budget) {
    Optional<Integer> up = bound(1);
    Optional<Integer> down = bound(-1);
    if (up.isEmpty() || down.isEmpty()) {
      return new Verdict(false, Optional.empty());
    }
    int step = 0;
    for (Heap k : classes) {
      step = Math.max(step, Math.abs(k.degree()));
    }
    RayWindow window =
        new RayWindow(monoid, p, degrees, -down.get() - 2 * step, up.get() + 2 * step);
    if (!window.fits(budget)) {
      return new Verdict(false, Optional.empty());
    }
    Optional<int[]> failing = window.explore(classes, budget);
    return new Verdict(failing.isEmpty(), failing);
  }

  /** A degree that no smallest failing position is beyond, on one side. */
  private Optional<Integer> bound(int sign) {
    int all = 0;
    int far = 0;
    for (Heap k : classes) {
      int degree = k.degree() * sign;
      if (degree > 0) {
        Optional<Repetition> repetition = repetition(k.value(), sign);
        if (repetition.isEmpty()) {
          return Optional.empty();
        }
        int copies = repetition.get().copies() * degree;
        all += copies;
        far = Math.max(far, repetition.get().from() + copies + change);
      }
    }
    return Optional.of(Math.max(all, far));
  }

  /**
   * That i+π copies of a heap are as good as i.
   *
   * @param copies i+π
   * @param from T, the degree of company from which on it is so
   */
  private record Repetition(int copies, int from) {}

  private Optional<Repetition> repetition(int value, int sign) {
    for (int copies = 1; copies <= LARGEST_INDEX + LARGEST_PERIOD; copies++) {
      for (int period = Math.min(copies, LARGEST_PERIOD); period > 0; period--) {
        RaySet more = company(monoid.power(value, copies));
        RaySet fewer = company(monoid.power(value, copies - period));
        Optional<Integer> from = last(more.minus(fewer).union(fewer.minus(more)), sign);
        if (from.isPresent()) {
          return Optional.of(new Repetition(copies, from.get()));
        }
      }
    }
    return Optional.empty();
  }

  /** A degree from which on a set has no member, on one side; none if there is no such degree. */
  private Optional<Integer> last(RaySet set, int sign) {
    int last = 0;
    for (int c = 0; c < monoid.cells(); c++) {
      boolean isRay = c >= monoid.points();
      boolean outward = isRay && degrees[monoid.letter(c)] * sign > 0;
      for (int n = 0; n < (isRay ? set.threshold() + set.period() : 1); n++) {
        int x = monoid.at(c, n);
        if (set.contains(x)) {
          if (outward && n >= set.threshold()) {
            return Optional.empty();
          }
          last = Math.max(last, degree(x) * sign + 1);
        }
      }
    }
    return Optional.of(last);
  }
}
