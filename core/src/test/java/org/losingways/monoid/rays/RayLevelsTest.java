// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.monoid.Presented.monoid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Monoids read off a window of degrees, against those that the window was made of. */
class RayLevelsTest {

  /** What is seen of a monoid, and which of its elements that is. */
  private record Window(RayLevels.Table table, List<Integer> elements, Map<Integer, Integer> at) {}

  private static Window window(RayMonoid monoid, int[] degrees, RaySet p, int largest) {
    List<Integer> elements = new ArrayList<>(List.of(0));
    Map<Integer, Integer> at = new HashMap<>(Map.of(0, 0));
    List<Integer> degree = new ArrayList<>(List.of(0));
    for (int i = 0; i < elements.size(); i++) {
      for (int g = 0; g < degrees.length; g++) {
        int d = degree.get(i) + degrees[g];
        int y = monoid.step(elements.get(i), g);
        if (Math.abs(d) <= largest && at.putIfAbsent(y, elements.size()) == null) {
          elements.add(y);
          degree.add(d);
        }
      }
    }
    int[][] action = new int[degrees.length][elements.size()];
    boolean[] inP = new boolean[elements.size()];
    for (int i = 0; i < inP.length; i++) {
      inP[i] = p.contains(elements.get(i));
      for (int g = 0; g < degrees.length; g++) {
        action[g][i] = at.getOrDefault(monoid.step(elements.get(i), g), -1);
      }
    }
    int[] degreeOf = degree.stream().mapToInt(Integer::intValue).toArray();
    return new Window(new RayLevels.Table(degreeOf, action, degrees, inP), elements, at);
  }

  private static void checkReadBack(RayMonoid monoid, int[] degrees, RaySet p) {
    Window window = window(monoid, degrees, p, 48);
    RayLevels.Seen seen = RayLevels.read(window.table(), 32).orElseThrow();
    for (int i = 0; i < window.elements().size(); i += 1 + i / 40) {
      if (Math.abs(window.table().degree()[i]) > 9) {
        continue;
      }
      int x = window.elements().get(i);
      assertThat(seen.p().contains(seen.place()[i])).isEqualTo(p.contains(x));
      for (int j = 0; j < window.elements().size(); j += 1 + j / 40) {
        if (Math.abs(window.table().degree()[j]) <= 9) {
          int product = window.at().get(monoid.times(x, window.elements().get(j)));
          assertThat(seen.monoid().times(seen.place()[i], seen.place()[j]))
              .isEqualTo(seen.place()[product]);
        }
      }
    }
  }

  @Test
  void integers() {
    RayMonoid z = monoid("<x,y | xy=1>");
    RaySet positive = RaySet.of(z, 1, 1, n -> z.word(n).exponent(0) > 0);
    Window window = window(z, new int[] {1, -1}, positive, 30);
    RayLevels.Seen seen = RayLevels.read(window.table(), 20).orElseThrow();
    assertThat(seen.monoid().points()).isEqualTo(1);
    assertThat(seen.monoid().rays()).isEqualTo(2);
    // What was seen goes on: far beyond the table.
    int far = seen.monoid().element(500, 0);
    assertThat(seen.p().contains(far)).isTrue();
    assertThat(seen.monoid().times(far, seen.monoid().element(0, 500))).isZero();
  }

  @Property(tries = 40)
  void balancedMonoidsAreReadBack(
      @ForAll @IntRange(max = 3) int k,
      @ForAll @IntRange(min = 1, max = 2) int p,
      @ForAll @IntRange(max = 3) int l,
      @ForAll @IntRange(min = 1, max = 2) int q,
      @ForAll @IntRange(min = 1, max = 3) int period,
      @ForAll @IntRange(max = 4) int threshold) {
    RayMonoid monoid =
        monoid("<a,x,y | a2=1,x" + (k + p) + "y" + (l + q) + "=ax" + k + "y" + l + ">");
    RaySet set =
        RaySet.of(
            monoid,
            threshold,
            period,
            e -> (monoid.steps(e) * 7 + monoid.cell(e) * 5) % 3 == 0 && e != 0);
    checkReadBack(monoid, new int[] {0, q, -p}, set);
  }

  @Test
  void heapsThatRunTogetherMayHaveDifferentWeights() {
    RayMonoid monoid = monoid("<x,y,z | x3y3=x2y2,z4=z2y4,xz=y>");
    RaySet set = RaySet.of(monoid, 2, 2, e -> monoid.word(e).length() % 2 == 1);
    checkReadBack(monoid, new int[] {1, -1, -2}, set);
  }

  @Test
  void whatIsNotRegularInTheWindowIsNotRead() {
    RayMonoid z = monoid("<x,y | xy=1>");
    // The last change is seen less than two periods before the end.
    RaySet late = RaySet.of(z, 19, 2, n -> z.steps(n) % 2 == (z.steps(n) < 18 ? 0 : 1));
    assertThat(RayLevels.read(window(z, new int[] {1, -1}, late, 30).table(), 20)).isEmpty();
    assertThat(RayLevels.read(window(z, new int[] {1, -1}, late, 60).table(), 40)).isPresent();
  }
}
