// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SmallMonoidsTest {

  private final SmallMonoids monoids = new SmallMonoids();

  @Test
  void countsAreThoseOfTheLiterature() {
    List<Integer> counts =
        IntStream.rangeClosed(1, 6).mapToObj(n -> monoids.ofOrder(n).size()).toList();
    assertThat(counts).containsExactly(1, 2, 5, 19, 78, 421);
  }

  @Test
  void everyTableOfOrderFourIsAmongThem() {
    Set<String> listed = new HashSet<>();
    monoids.ofOrder(4).forEach(table -> listed.add(java.util.Arrays.deepToString(table)));
    Set<String> found = new HashSet<>();
    // The six products of three elements other than the identity, in every way.
    for (int code = 0; code < 4096; code++) {
      int[][] table = new int[4][4];
      int rest = code;
      for (int x = 0; x < 4; x++) {
        table[0][x] = x;
        table[x][0] = x;
      }
      for (int x = 1; x < 4; x++) {
        for (int y = x; y < 4; y++) {
          table[x][y] = rest % 4;
          table[y][x] = rest % 4;
          rest /= 4;
        }
      }
      if (isAssociative(table)) {
        found.add(java.util.Arrays.deepToString(CanonicalTable.of(table)));
      }
    }
    assertThat(found).isEqualTo(listed);
  }

  @Test
  void everyTableIsAMonoid() {
    assertThat(monoids.ofOrder(5)).allMatch(SmallMonoidsTest::isAssociative);
  }

  @Test
  void coversOfTheGroupOfTwo() {
    List<int[][]> covers = TwofoldCovers.of(new int[][] {{0, 1}, {1, 0}});
    // Z2 × Z2, in which every square is 1, and Z4.
    assertThat(covers.stream().map(c -> c[2][2])).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void coversAreMonoidsOnWhichTheElementOfOrderTwoActsFreely() {
    for (int[][] base : monoids.ofOrder(4)) {
      for (int[][] cover : TwofoldCovers.of(base)) {
        assertThat(isAssociative(cover)).isTrue();
        assertThat(IntStream.range(0, 8).noneMatch(x -> cover[1][x] == x)).isTrue();
        assertThat(cover[1][1]).isZero();
      }
    }
  }

  @Test
  void stopsWhenAsked() {
    SmallMonoids stopped = new SmallMonoids(() -> true);
    assertThat(stopped.forEach(6, table -> true)).isFalse();
    assertThatThrownBy(() -> stopped.ofOrder(6)).hasMessageContaining("order 6");
    assertThatThrownBy(() -> monoids.ofOrder(11)).hasMessageContaining("from 1 to 10");
  }

  private static boolean isAssociative(int[][] table) {
    int n = table.length;
    for (int x = 0; x < n; x++) {
      for (int y = 0; y < n; y++) {
        for (int z = 0; z < n; z++) {
          if (table[table[x][y]][z] != table[x][table[y][z]]) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
