// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Products are the same whether all of them are kept or there is no room for that. */
class ElementsTest {

  /** Elements with the letters a and b, aⁿ = 1 and b² = b: aⁱ is number i, aⁱb is number n + i. */
  private static Elements elements(int n) {
    int[][] actions = new int[2][2 * n];
    for (int i = 0; i < n; i++) {
      actions[0][i] = (i + 1) % n;
      actions[0][n + i] = n + (i + 1) % n;
      actions[1][i] = n + i;
      actions[1][n + i] = n + i;
    }
    return new Elements(2 * n, actions, Effort.ofBuilder());
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 4_095, 4_096, 4_097, 10_000})
  void productsAreThoseOfTheWords(int n) {
    Elements elements = elements(n);
    elements.checkCommute();
    int[] some = {0, 1, 2, n / 2, n - 1, n, n + 1, 2 * n - 1};
    for (int x : some) {
      for (int y : some) {
        int expected = (x + y) % n + (x >= n || y >= n ? n : 0);
        assertThat(elements.times(x, y)).isEqualTo(expected);
      }
    }
    // Once the products of an element are kept they are not computed again.
    assertThat(elements.row(n - 1)[n + 1]).isEqualTo((char) n);
    assertThat(elements.times(n - 1, n + 1)).isEqualTo(n);
    assertThat(elements.times(n - 1, 1)).isZero();
    assertThat(elements.row(n - 1)).isSameAs(elements.row(n - 1));
    boolean[] set = new boolean[2 * n];
    set[n] = true;
    assertThat(elements.quotient(set, n + 1).stream().toArray()).containsExactly(n - 1, 2 * n - 1);
    assertThat(elements.quotient(set, n - 1).stream().toArray()).containsExactly(n + 1);
  }
}
