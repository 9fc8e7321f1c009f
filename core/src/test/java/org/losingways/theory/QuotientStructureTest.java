// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.Definition;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.GenusTable;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.monoid.words.WordOrder;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Isomorphism;
import org.losingways.quotient.KnownQuotients;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/** What <i>Taming the wild</i> prints about 0.123 and 0.77, and the definitions on other games. */
class QuotientStructureTest {

  private static FiniteQuotient solve(Ruleset rules, int maxHeap) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(maxHeap).withMaxOrder(2000));
    return solver.lastFinite();
  }

  private static FiniteQuotient solve(String code, int maxHeap) {
    return solve(TakeAndBreak.of(code), maxHeap);
  }

  private static QuotientStructure taming0123() {
    return QuotientStructure.of(
        solve("0.123", 100),
        List.of("x", "z", "a", "b"),
        new int[] {1, 3, 8, 9},
        WordOrder.SHORTLEX);
  }

  private static QuotientStructure taming077() {
    return QuotientStructure.of(
        solve("0.77", 400),
        List.of("x", "z", "w", "v", "t", "f", "g"),
        new int[] {1, 2, 5, 9, 12, 25, 27},
        WordOrder.SHORTLEX);
  }

  @Test
  void figure4OfTaming() {
    String[] rows = {
      "1 0^120 N 2 3 4 5",
      "x 1^031 P 1 6 7 8",
      "z 2^20 N 6 9 10 11",
      "a 2^1420 N 7 10 1 11",
      "b 1^20 N 8 11 11 12",
      "xz 3^31 N 3 13 14 15",
      "xa 3^0531 P 4 14 2 15",
      "xb 0^31 N 5 15 15 16",
      "z2 0^02 P 13 17 17 5",
      "za 0^420 N 14 17 3 5",
      "zb 3^02 P 15 5 5 18",
      "b2 0^02 P 16 18 18 16",
      "xz2 1^13 N 9 19 19 8",
      "xza 1^531 N 10 19 6 8",
      "xzb 2^13 N 11 8 8 20",
      "xb2 1^13 N 12 20 20 12",
      "z3 2^20 N 19 9 9 11",
      "zb2 2^20 N 20 12 12 20",
      "xz3 3^31 N 17 13 13 15",
      "xzb2 3^31 N 18 16 16 18"
    };
    QuotientStructure q = taming0123();
    ElementGenera genera = new ElementGenera(q, 1_000_000, () -> false);
    for (int i = 0; i < 20; i++) {
      StringBuilder row = new StringBuilder(q.text(i));
      row.append(' ').append(genera.genus(i).orElseThrow()).append(' ').append(q.outcome(i));
      for (int g = 0; g < 4; g++) {
        row.append(' ').append(q.monoid().action(g)[i] + 1);
      }
      assertThat(row.toString()).isEqualTo(rows[i]);
    }
  }

  @Test
  void tameIslandsOf0123() {
    QuotientStructure q = taming0123();
    assertThat(q.tameIslands())
        .extracting(g -> q.text(g.identity()))
        .containsExactly("1", "z2", "b2");
    assertThat(NormalCopy.normalOrder(q)).isEqualTo(4);
    NormalCopy copy = NormalCopy.find(q).orElseThrow();
    assertThat(copy.elements().intStream().mapToObj(q::text))
        .containsExactly("b2", "xb2", "zb2", "xzb2");
    assertThat(TameExtension.find(q)).isEmpty();
  }

  @Test
  void figure28OfTaming() {
    QuotientStructure q = taming077();
    NormalCopy copy = NormalCopy.find(q).orElseThrow();
    String[] printed = {
      "z2", "xz2", "z", "xz", "xwf", "wf", "wz", "wxz", "g", "gx", "gz", "gxz", "gw", "gwx", "gwz",
      "gwxz"
    };
    assertThat(NormalCopy.normalOrder(q)).isEqualTo(16);
    for (int n = 0; n < 16; n++) {
      assertThat(copy.element(n)).as("*%d", n).isEqualTo(q.named().element(printed[n]));
    }
    assertThat(q.named().system().rules()).hasSize(21);
    assertThat(IntStream.range(0, 40).filter(q::inP).mapToObj(q::text))
        .containsExactlyInAnyOrder("x", "v", "t", "z2", "xw", "xw2", "xv2", "xvt", "xvf");
  }

  @Test
  void kaylesExtendsItsQuotientToHeap26() {
    TameExtension extension = TameExtension.find(taming077()).orElseThrow();
    assertThat(extension.times()).isEqualTo(1);
    assertThat(Isomorphism.exists(extension.base(), solve("0.77", 26).bipartite())).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "0.33, 10, ''",
    "0.3333, 30, T2 1",
    "0.33333333, 60, T2 2",
    "0.75, 60, ''",
    "0.54, 10, R8 1",
    "0.3, 20, ''",
    "0.15, 200, ''"
  })
  void tameExtensions(String code, int maxHeap, String expected) {
    QuotientStructure q = QuotientStructure.of(solve(code, maxHeap));
    Optional<TameExtension> found = TameExtension.find(q);
    assertThat(
            found.map(e -> KnownQuotients.name(e.base()).orElse("?") + " " + e.times()).orElse(""))
        .isEqualTo(expected);
  }

  @Test
  void aTameExtensionDoublesTheKernelAndNothingElse() {
    QuotientStructure q = QuotientStructure.of(solve("0.54", 10));
    TameExtension extension = TameExtension.find(q).orElseThrow();
    assertThat(extension.base().order()).isEqualTo(8);
    assertThat(extension.base().pSize()).isEqualTo(2);
    int kernel = Subgroup.kernel(extension.base().monoid()).elements().size();
    assertThat(q.order()).isEqualTo(extension.base().order() + kernel);
  }

  @Test
  void generatorsThatDoNotGenerateAreRefused() {
    FiniteQuotient quotient = solve("0.123", 100);
    assertThatThrownBy(
            () ->
                QuotientStructure.of(
                    quotient, List.of("x", "z"), new int[] {1, 3}, WordOrder.SHORTLEX))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The generators make only 8 of the 20 elements.");
  }

  @Property(tries = 60)
  void elementsStandForPositionsOfTheirValueAndGenus(@ForAll @IntRange(max = 4095) int code) {
    TakeAndBreak rules =
        TakeAndBreak.of("0." + Integer.toHexString(code | 1).toUpperCase(java.util.Locale.ROOT));
    QuotientStructure q = QuotientStructure.of(solve(rules, 7));
    Assume.that(q.order() <= 60);
    ElementGenera genera = new ElementGenera(q, 200_000, () -> false);
    GenusTable table = new GenusTable(rules);
    Definition definition = new Definition(rules);
    for (int x = 0; x < q.order(); x++) {
      Position position = q.position(x);
      int value = 0;
      for (int heap : position.toArray()) {
        value = q.monoid().times(value, q.value(heap));
      }
      assertThat(value).isEqualTo(x);
      assertThat(q.outcome(x)).isEqualTo(definition.outcome(position));
      if (position.beans() < 20) {
        assertThat(genera.genus(x)).isEqualTo(table.genus(position));
      }
    }
    // The values of nim-equal heaps in the kernel are equal where normal play has its copy there.
    NormalCopy.find(q)
        .ifPresent(
            copy -> {
              int z = Idempotents.of(q.monoid()).least();
              for (int x = 0; x < q.order(); x++) {
                int element = q.monoid().times(z, x);
                int nim = table.genus(q.position(x)).orElseThrow().base();
                assertThat(copy.element(nim)).isEqualTo(element);
              }
            });
  }
}
