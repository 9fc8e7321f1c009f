// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;

/**
 * Linear forms that are read off a table of outcomes. In 0.3122 with heaps to 8 the generators 5,
 * 6, 7 and 8 are free, and the forms found are n₅ − n₇ + 2n₈ and n₅ − n₇.
 *
 * <p>The <i>signature</i> of a vector n of exponents of the free generators is the set of words of
 * the other generators with which it is lost. Away from <i>walls</i>, the hyperplanes on which some
 * form has a small value, signatures repeat along every axis. So where the signatures of n and n +
 * m·e differ, for a unit vector e, there is a wall. Such points with the same two signatures and
 * the same e lie along one wall, and the simplest form that is nearly constant on them is that of
 * the wall. Fitting all points together does not work: in a small box wrong forms explain many of
 * them.
 *
 * <p>Nothing here is proved. Cost: one look at each move of each word of the table, and one product
 * for each candidate and each point.
 */
final class Walls {

  /** Fewer points do not say which form it is. */
  private static final int FEWEST_POINTS = 20;

  /** So far a coordinate must vary to have a weight. */
  private static final int LEAST_EXTENT = 4;

  /** Near the axes something else may be going on. */
  private static final int MARGIN = 3;

  /** What changes at a break: the signatures before and after, and along which axis. */
  private record Break(int before, int after, int axis) {}

  private Walls() {}

  /**
   * The forms of the walls, those of most walls first.
   *
   * @param modulus along each axis outcomes repeat with this period away from walls
   */
  static List<IntList> forms(SignatureTable table, int generators, int modulus) {
    int[] free = table.freeGenerators().toIntArray();
    List<int[]> candidates = SmallForms.of(free.length);
    Map<IntList, Integer> votes = new HashMap<>();
    breaks(table, modulus)
        .forEach(
            (wall, points) ->
                fitting(candidates, points, wall.axis, modulus)
                    .ifPresent(form -> votes.merge(IntList.of(form), 1, Integer::sum)));
    return votes.entrySet().stream()
        .sorted(
            Map.Entry.<IntList, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(e -> SmallForms.spread(e.getKey().toIntArray(), free, generators))
        .toList();
  }

  /** The points where signatures do not repeat along an axis. */
  private static Map<Break, List<int[]>> breaks(SignatureTable table, int modulus) {
    int[] signatures = table.signatures();
    Map<Break, List<int[]>> breaks = new HashMap<>();
    for (int[] vector : table.vectors()) {
      int row = table.row(vector);
      for (int axis = 0; axis < vector.length && row >= 0; axis++) {
        int[] further = vector.clone();
        further[axis] += modulus;
        int after = vector[axis] < MARGIN ? -1 : table.row(further);
        if (after >= 0 && signatures[after] != signatures[row]) {
          Break wall = new Break(signatures[row], signatures[after], axis);
          breaks.computeIfAbsent(wall, k -> new ArrayList<>()).add(vector);
        }
      }
    }
    return breaks;
  }

  /** The simplest form that is nearly constant on the points of a wall. */
  private static Optional<int[]> fitting(
      List<int[]> candidates, List<int[]> points, int axis, int modulus) {
    Budget.tick();
    boolean[] varies = varies(points);
    if (points.size() < FEWEST_POINTS || !varies[axis]) {
      return Optional.empty();
    }
    return candidates.stream()
        .filter(form -> form[axis] != 0)
        .filter(form -> IntStream.range(0, form.length).allMatch(i -> form[i] == 0 || varies[i]))
        .filter(form -> isNearlyConstant(form, points, modulus * Math.abs(form[axis])))
        .findFirst();
  }

  private static boolean[] varies(List<int[]> points) {
    boolean[] varies = new boolean[points.get(0).length];
    for (int i = 0; i < varies.length; i++) {
      int axis = i;
      int least = points.stream().mapToInt(p -> p[axis]).min().orElse(0);
      int most = points.stream().mapToInt(p -> p[axis]).max().orElse(0);
      varies[i] = most - least >= LEAST_EXTENT;
    }
    return varies;
  }

  private static boolean isNearlyConstant(int[] form, List<int[]> points, int spread) {
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int[] point : points) {
      int sum = 0;
      for (int i = 0; i < form.length; i++) {
        sum += form[i] * point[i];
      }
      least = Math.min(least, sum);
      most = Math.max(most, sum);
      if (most - least > spread) {
        return false;
      }
    }
    return true;
  }
}
