// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.rays.RayTable;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.RayModel;
import org.losingways.quotient.Reduction;

/**
 * The state of a solver as plain arrays, to be written to a file and resumed on another day.
 *
 * @param code the code of the rules
 * @param action what each generator of Q does to each element
 * @param p the elements in P
 * @param phi Φ from heap 0 on
 * @param steps the heaps at which the quotient changed
 * @param infinite the infinite quotient that came after this one, if there is one
 */
@SuppressWarnings("ArrayRecordComponent")
public record SolverSnapshot(
    String code,
    int[][] action,
    int[] p,
    int[] phi,
    List<GrowthStep> steps,
    Optional<Infinite> infinite) {

  /** A snapshot of a solver whose quotient is finite. */
  public SolverSnapshot(String code, int[][] action, int[] p, int[] phi, List<GrowthStep> steps) {
    this(code, action, p, phi, steps, Optional.empty());
  }

  /**
   * The part of this snapshot that a run within limits would have come to: to the last heap before
   * which neither is passed. It is this snapshot if that is all of it.
   *
   * @param maxHeap the last heap to look at
   * @param maxOrder the largest order of a quotient
   */
  public SolverSnapshot within(int maxHeap, int maxOrder) {
    if (isWithin(maxHeap, maxOrder)) {
      return this;
    }
    int last = last(maxHeap, maxOrder);
    return last >= phi.length - 1 ? new SolverSnapshot(code, action, p, phi, steps) : to(last);
  }

  /** Whether all of it is within limits on heap and order. */
  public boolean isWithin(int maxHeap, int maxOrder) {
    int heaps = infinite.map(q -> q.values().length).orElse(phi.length) - 1;
    return last(maxHeap, maxOrder) >= heaps
        && (infinite.isEmpty() || maxOrder == Integer.MAX_VALUE);
  }

  /**
   * The same run of a code whose heap n + by is heap n of this one, all heaps below being dead.
   *
   * @param other the other code
   */
  public SolverSnapshot shifted(String other, int by) {
    return new SolverSnapshot(
        other,
        action,
        p,
        shifted(phi, by),
        steps.stream().map(s -> s.at(s.heap() + by)).toList(),
        infinite.map(
            q ->
                new Infinite(
                    q.monoid(),
                    q.points(),
                    q.first(),
                    q.repeating(),
                    shifted(q.values(), by),
                    q.degrees(),
                    Arrays.stream(q.heaps()).map(heap -> heap + by).toArray())));
  }

  /** Dead heaps have the value of heap 0. */
  private static int[] shifted(int[] values, int by) {
    int[] moved = new int[values.length + by];
    Arrays.setAll(moved, heap -> heap <= by ? values[0] : values[heap - by]);
    moved[0] = values[0];
    return moved;
  }

  private int last(int maxHeap, int maxOrder) {
    int last = maxHeap;
    for (GrowthStep step : steps) {
      if (step.order() > maxOrder) {
        return Math.min(last, step.heap() - 1);
      }
    }
    return last;
  }

  /** What the values of the first heaps generate, with what they cannot tell apart merged. */
  private SolverSnapshot to(int heap) {
    FiniteMonoid monoid = FiniteMonoid.ofAction(action);
    int[] generators = Arrays.stream(phi, 1, heap + 1).distinct().toArray();
    int[] members = monoid.generated(generators).stream().toArray();
    boolean[] inP = new boolean[members.length];
    for (int x : p) {
      int i = Arrays.binarySearch(members, x);
      if (i >= 0) {
        inP[i] = true;
      }
    }
    Reduction reduced = Reduction.of(monoid.actionOn(members, generators), inP, Budget.current());
    int[][] actions = new int[reduced.monoid().generators()][];
    Arrays.setAll(actions, g -> reduced.monoid().action(g).clone());
    return new SolverSnapshot(
        code,
        actions,
        Bits.toArray(reduced.p()),
        Arrays.stream(phi, 0, heap + 1)
            .map(x -> reduced.classOf()[Arrays.binarySearch(members, x)])
            .toArray(),
        steps.stream().filter(step -> step.heap() <= heap).toList());
  }

  /**
   * Refuses a snapshot that is not even of the right shape.
   *
   * @throws IllegalArgumentException if it is not
   */
  void checkShape(Ruleset rules) {
    int order = action.length == 0 ? 1 : action[0].length;
    if (phi.length == 0 || phi[0] != 0 || phi.length - 1L > rules.largestHeap()) {
      throw damaged("its list of heap values has the wrong length");
    }
    for (int[] row : action) {
      if (row.length != order) {
        throw damaged("its generators act on different numbers of elements");
      }
      checkRange(row, order);
    }
    checkRange(phi, order);
    checkRange(p, order);
  }

  private static void checkRange(int[] elements, int order) {
    for (int x : elements) {
      if (x < 0 || x >= order) {
        throw damaged("there is no element " + x);
      }
    }
  }

  static IllegalArgumentException damaged(String why) {
    return new IllegalArgumentException("the saved run is damaged: " + why);
  }

  /**
   * An infinite quotient in the form in which it was verified, as {@link RayModel} has it.
   *
   * @param monoid the monoid
   * @param points for each point whether it is in P
   * @param first for each ray which of its first elements are in P
   * @param repeating for each ray which of the next elements are, and so on for ever
   * @param values Φ from heap 0 on
   * @param degrees the degree of each generator
   * @param heaps the heap that each generator is the value of
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Infinite(
      RayTable monoid,
      boolean[] points,
      boolean[][] first,
      boolean[][] repeating,
      int[] values,
      int[] degrees,
      int[] heaps) {

    /** A quotient as plain arrays. */
    static Infinite of(RayModel q) {
      RayMonoid m = q.monoid();
      RaySet p = q.p();
      boolean[] points = new boolean[m.points()];
      boolean[][] first = new boolean[m.rays()][];
      boolean[][] repeating = new boolean[m.rays()][];
      for (int c = 0; c < m.points(); c++) {
        points[c] = p.contains(c);
      }
      int end = p.threshold() + p.period();
      Arrays.setAll(first, r -> p.along(m.points() + r, 0, p.threshold()));
      Arrays.setAll(repeating, r -> p.along(m.points() + r, p.threshold(), end));
      return new Infinite(m.table(), points, first, repeating, q.values(), q.degrees(), q.heaps());
    }
  }
}
