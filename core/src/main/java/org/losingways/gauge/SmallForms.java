// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.losingways.ints.Ints;

/** Linear forms in at least two generators with small weights, up to their sign. */
final class SmallForms {

  /** Larger weights are not tried, nor larger totals. */
  private static final int MOST_WEIGHT = 3;

  private static final int MOST_TOTAL = 8;

  private SmallForms() {}

  /** All in so many generators, the simplest first: some weight is 1 or −1, the first positive. */
  static List<int[]> of(int generators) {
    List<int[]> found = new ArrayList<>();
    grow(new int[generators], 0, 0, found);
    found.sort(
        Comparator.<int[]>comparingInt(form -> Arrays.stream(form).map(Math::abs).sum())
            .thenComparing(Ints::wrap));
    return found;
  }

  private static void grow(int[] form, int i, int total, List<int[]> found) {
    if (i == form.length) {
      int[] used = Arrays.stream(form).filter(w -> w != 0).toArray();
      if (used.length >= 2 && used[0] > 0 && Arrays.stream(used).anyMatch(w -> w == 1 || w == -1)) {
        found.add(form.clone());
      }
      return;
    }
    int most = Math.min(MOST_WEIGHT, MOST_TOTAL - total);
    for (int w = -most; w <= most; w++) {
      form[i] = w;
      grow(form, i + 1, total + Math.abs(w), found);
    }
    form[i] = 0;
  }

  /** A form in some generators as one in all: the weights of the others are 0. */
  static IntList spread(int[] form, int[] some, int all) {
    int[] weights = new int[all];
    for (int i = 0; i < some.length; i++) {
      weights[some[i]] = form[i];
    }
    return IntList.of(weights);
  }
}
