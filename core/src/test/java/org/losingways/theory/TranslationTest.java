// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.Definition;
import org.losingways.game.Position;
import org.losingways.play.Games;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SharedRuns;

class TranslationTest {

  private static Translation between(String first, String second) {
    return new Translation(Games.solve(first), Games.solve(second));
  }

  @Test
  void shifts() {
    assertThat(between("0.123", "0.1321").shift()).hasValue(1);
    assertThat(between("0.1321", "0.123").shift()).hasValue(-1);
    assertThat(between("0.123", "0.1231").shift()).hasValue(0);
    assertThat(between("0.123", "0.1331").shift()).isEmpty();
    assertThat(between("0.123", "0.77").shift()).isEmpty();
  }

  @Test
  void rearrangementsOfThePapers() {
    assertThat(between("0.123", "0.1331").columns().orElseThrow()).containsExactly(1, 5, 4, 3, 2);
    assertThat(between("0.2012", "0.123").columns().orElseThrow()).containsExactly(2, 5, 3, 6, 9);
    assertThat(between("0.1032", "0.1033").columns().orElseThrow())
        .containsExactly(3, 2, 1, 7, 6, 5, 4);
    assertThat(between("0.123", "0.77").columns()).isEmpty();
  }

  @Test
  void aRearrangementHasAnInverse() {
    assertThat(between("0.123", "0.2012").columns().orElseThrow()).containsExactly(-1, 1, 3, 0, 2);
    FiniteQuotient from = Games.solve("0.123");
    FiniteQuotient to = Games.solve("0.2012");
    int[] columns = new Translation(from, to).columns().orElseThrow();
    Definition here = new Definition(from.rules());
    Definition other = new Definition(to.rules());
    int compared = 0;
    for (int i = 1; i <= 20; i++) {
      for (int j = 1; j <= i; j++) {
        int first = translated(columns, i);
        int second = translated(columns, j);
        if (first > 0 && second > 0) {
          compared++;
          assertThat(here.outcome(Position.of(i, j)))
              .isEqualTo(other.outcome(Position.of(first, second)));
        }
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  /** What takes the one to the other is there from either side. */
  @ParameterizedTest
  @CsvSource({
    "0.123, 0.2012",
    "0.123, 0.1331",
    "0.123, 0.1321",
    "0.1331, 0.2012",
    "0.1032, 0.1033",
    "0.123, 0.77",
    "0.77, 4.4",
    "0.31, 0.32",
    "0.51, 0.53"
  })
  void bothWays(String one, String other) {
    Translation there = between(one, other);
    Translation back = between(other, one);
    assertThat(there.shift().isPresent()).isEqualTo(back.shift().isPresent());
    assertThat(there.columns().isPresent()).isEqualTo(back.columns().isPresent());
  }

  @Test
  void translatedPositionsHaveTheSameOutcomes() {
    FiniteQuotient from = Games.solve("0.123");
    FiniteQuotient to = Games.solve("0.1331");
    int[] columns = new Translation(from, to).columns().orElseThrow();
    Definition here = new Definition(from.rules());
    Definition other = new Definition(to.rules());
    for (int i = 1; i <= 20; i++) {
      for (int j = 1; j <= i; j++) {
        for (int k = 1; k <= 9; k++) {
          Position there =
              Position.of(translated(columns, i), translated(columns, j), translated(columns, k));
          assertThat(here.outcome(Position.of(i, j, k))).isEqualTo(other.outcome(there));
        }
      }
    }
  }

  private static Quotient infinite(String code, int heap) {
    QuotientSolver solver = SharedRuns.to(code, heap);
    assertThat(solver.finiteOrder()).isEmpty();
    return solver.quotient();
  }

  @Test
  void infiniteQuotientsAreCompared() {
    Quotient q = infinite("0.76", 12);
    int[] same = q.generators().stream().mapToInt(Quotient.Generator::element).toArray();
    assertThat(QuotientIsomorphism.isOne(q, q, same)).isTrue();
    QuotientIsomorphism found = QuotientIsomorphism.find(q, infinite("0.76", 12));
    assertThat(found.isDecided()).isTrue();
    int[] images = found.images().orElseThrow().stream().mapToInt(i -> i).toArray();
    assertThat(QuotientIsomorphism.isOne(q, q, images)).isTrue();
    int swapped = images[1];
    images[1] = images[0];
    images[0] = swapped;
    assertThat(QuotientIsomorphism.isOne(q, q, images)).isFalse();
    QuotientIsomorphism other = QuotientIsomorphism.find(q, infinite("0.005", 18));
    assertThat(other.images()).isEmpty();
    assertThat(other.isDecided()).isTrue();
    assertThat(QuotientIsomorphism.find(q, Games.solve("0.123")).isDecided()).isTrue();
  }

  private static int translated(int[] columns, int heap) {
    return (heap - 1) / 5 * 5 + columns[(heap - 1) % 5];
  }
}
