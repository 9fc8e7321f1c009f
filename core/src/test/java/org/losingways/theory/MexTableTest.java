// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.ListedRules;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;

class MexTableTest {

  private static QuotientStructure to(Ruleset rules, int heap) {
    QuotientSolver solver = QuotientSolver.heapByHeap(rules);
    solver.run(SolverLimits.none().withMaxHeap(heap));
    return QuotientStructure.of(solver.lastFinite());
  }

  private static MexTable mex(QuotientStructure q) {
    return MexTable.of(q, () -> false).orElseThrow();
  }

  private static List<String> words(QuotientStructure q, List<Integer> elements) {
    return elements.stream().map(q::text).toList();
  }

  @Test
  void theTableOfT1() {
    QuotientStructure q = to(GameReader.of("1").impartial(), 1);
    MexTable mex = mex(q);
    assertThat(mex.value(Set.of())).hasValue(0);
    assertThat(mex.value(Set.of(0))).hasValue(1);
    assertThat(mex.value(Set.of(1))).hasValue(0);
    // A nim-heap of 2 is new.
    assertThat(mex.value(Set.of(0, 1))).isEmpty();
  }

  @Test
  void nimHeapsOfTwo() {
    QuotientStructure q = to(GameReader.of("2").impartial(), 2);
    MexTable.Row two = mex(q).rows().get(q.value(2));
    assertThat(words(q, two.most())).contains("1", "a");
    assertThat(two.least().stream().map(some -> words(q, some)))
        .containsExactly(List.of("1", "a"), List.of("b2", "ab2"));
    assertThat(two.isComplete()).isTrue();
  }

  @Test
  void everyHeapHasTheValueOfItsOptions() {
    QuotientStructure q = to(GameReader.of("0.123").impartial(), 40);
    MexTable mex = mex(q);
    for (int heap = 1; heap <= q.heaps(); heap++) {
      Set<Integer> options = IntStream.of(q.optionValues(heap)).boxed().collect(Collectors.toSet());
      assertThat(mex.value(options)).as("heap %d", heap).hasValue(q.value(heap));
    }
  }

  /** A heap with the options is added, and all is solved again. */
  @Tag("published")
  @ParameterizedTest
  @CsvSource({"0.123, 9", "0.75, 9", "0.34, 12", "0.71, 8", "0.77, 8", "0.351, 9", "0.07, 12"})
  void anAddedHeapHasTheValueOrChangesTheQuotient(String game, int last) {
    Ruleset rules = GameReader.of(game).impartial();
    QuotientStructure q = to(rules, last);
    MexTable mex = mex(q);
    Random random = new Random(last);
    int same = 0;
    for (int i = 0; i < 60; i++) {
      Set<Integer> options;
      if (i % 2 == 0) {
        MexTable.Row row = mex.rows().get(random.nextInt(q.order()));
        List<List<Integer>> least = row.least();
        options =
            least.isEmpty()
                ? Set.copyOf(row.most())
                : Set.copyOf(least.get(random.nextInt(least.size())));
      } else {
        options =
            random.ints(1 + random.nextInt(4), 0, q.order()).boxed().collect(Collectors.toSet());
      }
      OptionalInt value = mex.value(options);
      QuotientSolver solver = QuotientSolver.heapByHeap(with(rules, last, q, options));
      solver.run(SolverLimits.none().withMaxOrder(400));
      FiniteQuotient larger = solver.lastFinite();
      // With the new heap the quotient may become infinite.
      boolean isSame = larger.heapsComputed() == last + 1 && larger.order() == q.order();
      assertThat(value.isPresent()).as("%s in %s", options, game).isEqualTo(isSame);
      if (isSame) {
        same++;
        assertThat(larger.value(Position.of(last + 1)))
            .isEqualTo(larger.value(q.position(value.getAsInt())));
      }
    }
    assertThat(same).isBetween(10, 59);
  }

  private static ListedRules with(
      Ruleset rules, int last, QuotientStructure q, Set<Integer> options) {
    List<List<Position>> heaps = new ArrayList<>();
    for (int heap = 1; heap <= last; heap++) {
      heaps.add(rules.options(heap));
    }
    heaps.add(options.stream().map(q::position).toList());
    return new ListedRules("(with one more heap)", heaps);
  }
}
