// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.Definition;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.play.Games;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class SibertConwayTest {

  private static final Pattern TERM = Pattern.compile("([ED])\\(([0-9,]+)\\)|([0-9]+)");

  /** Whether a position is one of an expression, read as a person would. */
  private static boolean holds(String expression, Position position) {
    List<Integer> left = new ArrayList<>();
    Arrays.stream(position.toArray()).forEach(left::add);
    Matcher matcher = TERM.matcher(expression.equals("0") ? "" : expression);
    List<String[]> parities = new ArrayList<>();
    while (matcher.find()) {
      if (matcher.group(3) == null) {
        parities.add(new String[] {matcher.group(1), matcher.group(2)});
      } else if (!left.remove(Integer.valueOf(matcher.group(3)))) {
        return false;
      }
    }
    for (String[] parity : parities) {
      Set<Integer> sizes =
          Arrays.stream(parity[1].split(",", -1))
              .map(Integer::valueOf)
              .collect(Collectors.toCollection(TreeSet::new));
      int before = left.size();
      left.removeIf(sizes::contains);
      if ((before - left.size()) % 2 != (parity[0].equals("D") ? 1 : 0)) {
        return false;
      }
    }
    return left.isEmpty();
  }

  private static List<Position> positions(int largest, int count) {
    List<Position> all = new ArrayList<>(List.of(Position.EMPTY));
    List<Position> last = all;
    for (int i = 0; i < count; i++) {
      List<Position> next = new ArrayList<>();
      for (Position p : last) {
        for (int h = Math.max(1, p.largest()); h <= largest; h++) {
          next.add(p.plus(Position.of(h)));
        }
      }
      all = new ArrayList<>(all);
      all.addAll(next);
      last = next;
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.75", "0.77", "0.512", "0.312"})
  void theListsAreThePositionsWhereOutcomesDiffer(String code) {
    FiniteQuotient q = Games.solve(code);
    NormalSolution normal = NormalSolution.of(q.rules(), 3000);
    SibertConway lists = SibertConway.of(q, normal).orElseThrow();
    for (Position p : positions(26, 2)) {
      boolean pn = normal.outcome(p) == Outcome.P && q.outcome(p) == Outcome.N;
      boolean np = normal.outcome(p) == Outcome.N && q.outcome(p) == Outcome.P;
      assertThat(lists.pn().stream().anyMatch(e -> holds(e, p))).as("PN %s", p).isEqualTo(pn);
      assertThat(lists.np().stream().anyMatch(e -> holds(e, p))).as("NP %s", p).isEqualTo(np);
    }
  }

  /** Pretending §7.13 mentions lists to heap 12 of 0.375, which nobody has solved. */
  @Test
  void aPartialQuotientFromTheDefinition() {
    QuotientSolver solver = QuotientSolver.heapByHeap(TakeAndBreak.of("0.375"));
    solver.run(SolverLimits.none().withMaxHeap(12));
    FiniteQuotient q = solver.lastFinite();
    SibertConway lists = SibertConway.to(12, q, NormalSolution.of(q.rules(), 100)).orElseThrow();
    assertThat(lists.repeats()).isEmpty();
    Definition misere = new Definition(q.rules());
    Definition normal = new Definition(q.rules(), Play.NORMAL);
    for (Position p : positions(12, 3)) {
      boolean isLost = normal.outcome(p) == Outcome.P;
      boolean differs = misere.outcome(p) != normal.outcome(p);
      assertThat(lists.pn().stream().anyMatch(e -> holds(e, p)))
          .as("PN %s", p)
          .isEqualTo(isLost && differs);
      assertThat(lists.np().stream().anyMatch(e -> holds(e, p)))
          .as("NP %s", p)
          .isEqualTo(!isLost && differs);
    }
  }

  @Test
  void canapesFromTheDefinition() {
    FiniteQuotient q = Games.solve("0.75");
    SibertConway lists = SibertConway.of(q, NormalSolution.of(q.rules(), 3000)).orElseThrow();
    assertThat(lists.pn()).containsExactly("E(1,3)", "5 D(1,3)", "7 D(1,3)");
    assertThat(lists.np()).containsExactly("D(1,3)");
    assertThat(lists.isExhausted()).isTrue();
    Definition misere = new Definition(q.rules());
    Definition normal = new Definition(q.rules(), Play.NORMAL);
    for (Position p : positions(9, 4)) {
      boolean differs = misere.outcome(p) != normal.outcome(p);
      boolean listed =
          lists.pn().stream().anyMatch(e -> holds(e, p))
              || lists.np().stream().anyMatch(e -> holds(e, p));
      assertThat(listed).as("%s", p).isEqualTo(differs);
    }
  }

  @Test
  void kaylesAsSibertAndConwayHaveIt() {
    FiniteQuotient q = Games.solve("0.77");
    SibertConway lists = SibertConway.of(q, NormalSolution.of(q.rules(), 3000)).orElseThrow();
    List<String> pn = List.of("E(5) E(1,4)", "E(9,12,17) E(1,4,20)", "25 E(9,12,17) D(1,4,20)");
    List<String> np =
        List.of(
            "D(5) D(1,4)",
            "E(5) D(1,4)",
            "D(9) E(1,4)",
            "12 E(1,4)",
            "E(9,12,17) D(1,4,20)",
            "25 D(9) D(1,4)");
    assertThat(lists.pn()).hasSize(pn.size());
    assertThat(lists.np()).hasSize(np.size());
    int[] heaps = {1, 4, 5, 9, 12, 17, 20, 25};
    for (Position shape : positions(heaps.length, 4)) {
      Position p = Position.of(Arrays.stream(shape.toArray()).map(i -> heaps[i - 1]).toArray());
      assertThat(lists.pn().stream().anyMatch(e -> holds(e, p)))
          .as("PN %s", p)
          .isEqualTo(pn.stream().anyMatch(e -> holds(e, p)));
      assertThat(lists.np().stream().anyMatch(e -> holds(e, p)))
          .as("NP %s", p)
          .isEqualTo(np.stream().anyMatch(e -> holds(e, p)));
    }
  }

  /** The even and odd numbers of A = 10, 18, …, of B = 14, 22, … and of 1s all matter. */
  @Test
  void threeFactorsWhereTwoWillNotDo() {
    FiniteQuotient q = Games.solve("0.34");
    SibertConway lists = SibertConway.of(q, NormalSolution.of(q.rules(), 3000)).orElseThrow();
    assertThat(lists.factors()).isEqualTo(3);
    assertThat(lists.pn()).hasSize(6);
    assertThat(lists.np()).hasSize(2);
  }

  @Test
  void infinitelyManyHeapsAreWrittenAsSets() {
    FiniteQuotient q = Games.solve("0.123");
    SibertConway lists = SibertConway.of(q, NormalSolution.of(q.rules(), 3000)).orElseThrow();
    assertThat(lists.pn()).contains("E(8,13,…) E(1,5,10,…)");
    assertThat(lists.pn()).anyMatch(e -> e.startsWith("{9,14,…} "));
    assertThat(lists.indifferent()).startsWith(2, 7);
  }
}
