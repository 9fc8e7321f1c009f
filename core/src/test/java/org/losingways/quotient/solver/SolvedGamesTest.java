// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;

/** Every solved game that an independent program found is found here too, and is the same. */
class SolvedGamesTest {

  record Row(
      String code,
      int order,
      int pSize,
      int period,
      int preperiod,
      String growth,
      List<String> relations,
      List<String> p,
      List<String> phi) {
    @Override
    public String toString() {
      return code;
    }
  }

  static Stream<Row> rows() {
    try (InputStream in = SolvedGamesTest.class.getResourceAsStream("solved.tsv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(l -> !l.startsWith("#")).map(SolvedGamesTest::row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Row row(String line) {
    String[] f = line.split("\t", -1);
    return new Row(
        f[0],
        Integer.parseInt(f[1]),
        Integer.parseInt(f[2]),
        Integer.parseInt(f[3]),
        Integer.parseInt(f[4]),
        f[5],
        words(f[6]),
        words(f[7]),
        words(f[8]));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(" ", -1)).filter(w -> !w.isEmpty()).toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isSolvedTheSameWay(Row row) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(row.code()));
    assertThat(solver.run(SolverLimits.none().withMaxHeap(1000))).isEqualTo(SolverStatus.SOLVED);
    FiniteQuotient q = solver.lastFinite();
    assertThat(q.order()).isEqualTo(row.order());
    assertThat(q.pSize()).isEqualTo(row.pSize());
    assertThat(q.period()).hasValue(new Period(row.preperiod(), row.period()));
    assertThat(
            q.steps().stream()
                .map(s -> s.heap() + ":" + s.order() + "/" + s.pSize())
                .collect(Collectors.joining(" ")))
        .isEqualTo(row.growth());
    carriesPhiToPhi(row, q);
  }

  /**
   * Letters are sent to the values of the heaps they name. If all their relations hold here, that
   * is a homomorphism; it is onto since heaps generate Q; and the orders are equal.
   */
  private static void carriesPhiToPhi(Row row, FiniteQuotient q) {
    Map<Character, Integer> letters = new HashMap<>();
    for (int h = 0; h < row.phi().size(); h++) {
      String word = row.phi().get(h);
      if (word.length() == 1 && Character.isLetter(word.charAt(0))) {
        letters.putIfAbsent(word.charAt(0), q.value(h));
      }
    }
    FiniteMonoid m = q.monoid();
    for (int h = 0; h < row.phi().size(); h++) {
      assertThat(evaluate(row.phi().get(h), letters, m)).as("heap %d", h).isEqualTo(q.value(h));
    }
    for (String relation : row.relations()) {
      String[] sides = relation.split("=", -1);
      assertThat(evaluate(sides[0], letters, m))
          .as(relation)
          .isEqualTo(evaluate(sides[1], letters, m));
    }
    assertThat(row.p().stream().map(w -> evaluate(w, letters, m)).toList())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(q.bipartite().pElements()).boxed().toList());
  }

  private static int evaluate(String word, Map<Character, Integer> letters, FiniteMonoid m) {
    int value = 0;
    int i = 0;
    while (i < word.length() && word.charAt(i) != '1') {
      int letter = letters.get(word.charAt(i++));
      int from = i;
      while (i < word.length() && Character.isDigit(word.charAt(i))) {
        i++;
      }
      int exponent = i == from ? 1 : Integer.parseInt(word.substring(from, i));
      value = m.times(value, m.power(letter, exponent));
    }
    return value;
  }
}
