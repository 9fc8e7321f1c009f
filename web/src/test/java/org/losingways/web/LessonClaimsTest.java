// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.genus.Phylum;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Solution;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.page.text.Heaps;
import org.losingways.theory.SibertConway;

/** What the lessons say is so: each claim that can be computed is computed, next to its words. */
class LessonClaimsTest {

  private static final Path PAGES = Path.of("src/main/resources/org/losingways/web/pages");
  private static final TakeAndBreak NIM = TakeAndBreak.of("0.(3)");
  private static final TakeAndBreak KAYLES = TakeAndBreak.of("0.77");
  private static final TakeAndBreak WILD = TakeAndBreak.of("0.123");

  /** The text of a lesson says these words. */
  private static void says(String... words) throws IOException {
    assertThat(Files.readString(PAGES.resolve("js/lessons.js"))).contains(words);
  }

  private static Quotient to(int heap, Ruleset rules) {
    QuotientSolver solver = QuotientSolver.heapByHeap(rules);
    solver.run(SolverLimits.none().withMaxHeap(heap));
    return solver.quotient();
  }

  private static Quotient solved(Ruleset rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none());
    assertThat(solver.quotient().isSolved()).isTrue();
    return solver.quotient();
  }

  /** All positions with so many heaps of at most this size, heaps of 0 being none. */
  private static List<Position> positions(int heaps, int largest) {
    List<Position> all = new ArrayList<>(List.of(Position.of()));
    Set<Position> seen = new HashSet<>(all);
    for (int i = 0; i < all.size(); i++) {
      int[] before = all.get(i).toArray();
      if (before.length < heaps) {
        for (int heap = 1; heap <= largest; heap++) {
          int[] next = IntStream.concat(IntStream.of(before), IntStream.of(heap)).toArray();
          Position position = Position.of(next);
          if (seen.add(position)) {
            all.add(position);
          }
        }
      }
    }
    return all;
  }

  /** Who wins in misère play, from the definition. */
  private static boolean isLost(Ruleset rules, Position position) {
    List<Position> moves = after(rules, position);
    return !moves.isEmpty() && moves.stream().noneMatch(p -> isLost(rules, p));
  }

  private static List<Position> after(Ruleset rules, Position position) {
    List<Position> all = new ArrayList<>();
    int[] heaps = position.toArray();
    for (int i = 0; i < heaps.length; i++) {
      int at = i;
      IntStream others = IntStream.range(0, heaps.length).filter(j -> j != at).map(j -> heaps[j]);
      int[] rest = others.toArray();
      for (Position to : rules.options(heaps[i])) {
        int[] next = IntStream.concat(IntStream.of(rest), IntStream.of(to.toArray())).toArray();
        all.add(Position.of(next));
      }
    }
    return all;
  }

  private static Outcome outcome(Ruleset rules, int... heaps) {
    return isLost(rules, Position.of(heaps)) ? Outcome.P : Outcome.N;
  }

  @Test
  void lesson1() throws IOException {
    says(
        "as long as some heap has two beans or more",
        "leave only heaps of one bean, leave an ",
        "differ only where no heap has more than one bean");
    for (Position position : positions(3, 4)) {
      int sum = IntStream.of(position.toArray()).reduce(0, (a, b) -> a ^ b);
      boolean isLarge = position.largest() > 1;
      assertThat(isLost(NIM, position))
          .as(position.toString())
          .isEqualTo(isLarge ? sum == 0 : position.size() % 2 == 1);
      assertThat(isLost(NIM, position) == (sum == 0)).isEqualTo(isLarge);
    }
  }

  @Test
  void lesson2() throws IOException {
    says("Look at 2 + 2 on the board", "Now take 1 + 1", "2 + 2 + 1 + 1 is lost");
    assertThat(outcome(NIM, 2, 2)).isEqualTo(Outcome.P);
    assertThat(outcome(NIM)).isEqualTo(Outcome.N);
    assertThat(outcome(NIM, 1, 1)).isEqualTo(Outcome.N);
    assertThat(outcome(NIM, 2, 2, 1, 1)).isEqualTo(Outcome.P);
  }

  @Test
  void lesson3() throws IOException {
    says(
        "take one bean if it is the whole heap, two beans if some are left of the heap, or three",
        "refutes(\"0.123\", \"0.123\", \"4+4\", \"6\")");
    for (int heap = 1; heap <= 9; heap++) {
      Set<Position> wanted = new HashSet<>();
      if (heap == 1) {
        wanted.add(Position.of());
      }
      if (heap > 2) {
        wanted.add(Position.of(heap - 2));
      }
      if (heap >= 3) {
        wanted.add(Position.of(heap - 3));
      }
      assertThat(new HashSet<>(WILD.options(heap))).isEqualTo(wanted);
    }
    Quotient quotient = solved(WILD);
    assertThat(quotient.value(Position.of(4, 4))).isNotEqualTo(quotient.value(6));
  }

  @Test
  void lesson4() throws IOException {
    says(
        "has twenty elements",
        "a heap of a million beans has the same value as a heap of five",
        "from every other position that has a move some move leads to P");
    Quotient quotient = solved(WILD);
    assertThat(quotient.finiteOrder()).hasValue(20);
    assertThat(quotient.value(1_000_000)).isEqualTo(quotient.value(5));
    for (Position position : positions(3, 7)) {
      boolean isLost = quotient.outcome(position) == Outcome.P;
      List<Position> moves = after(WILD, position);
      boolean leadsToP = moves.stream().anyMatch(p -> quotient.outcome(p) == Outcome.P);
      assertThat(leadsToP).isEqualTo(!isLost && !moves.isEmpty());
      assertThat(isLost && moves.isEmpty()).isFalse();
    }
  }

  @Test
  void lesson5() throws IOException {
    says(
        "has forty elements",
        "repeat with period 12 from heap 71 on",
        "one of nine kinds",
        "from 6 + 4 the move 6 → 5 wins in misère play only",
        "heaps: [6, 4], play: \"misere\", level: \"perfect\", youBegin: true");
    FiniteQuotient quotient = (FiniteQuotient) solved(KAYLES);
    assertThat(quotient.finiteOrder()).hasValue(40);
    assertThat(quotient.period()).contains(new Period(71, 12));
    NormalSolution normal = NormalSolution.of(KAYLES, 1000);
    SibertConway lists = SibertConway.of(quotient, normal).orElseThrow();
    assertThat(lists.pn().size() + lists.np().size()).isEqualTo(9);
    assertThat(winning(quotient, 6, 4)).contains("6→5").isNotEqualTo(winning(normal, 6, 4));
    assertThat(winning(normal, 6, 4)).isNotEmpty().doesNotContain("6→5");
  }

  private static List<String> winning(Solution solution, int... heaps) {
    return new Analyst(solution, 1000)
        .answer(Heaps.list(Position.of(heaps))).winning().moves().stream()
            .map(
                move ->
                    move.heap()
                        + "→"
                        + String.join("+", move.to().stream().map(String::valueOf).toList()))
            .toList();
  }

  private static GenusTable genera(Ruleset rules, int heaps) {
    GenusTable table = new GenusTable(rules);
    assertThat(table.extendTo(heaps)).isTrue();
    return table;
  }

  @Test
  void lesson6() throws IOException {
    says("genus(\"0^120\")", "genus(\"1^031\")", "genus(\"2^20\")", "genus(\"3^31\")");
    List<String> nimHeaps = List.of("0^120", "1^031", "2^20", "3^31");
    GenusTable nim = genera(NIM, 3);
    for (int heap = 0; heap <= 3; heap++) {
      assertThat(nim.heap(heap)).hasToString(nimHeaps.get(heap));
    }
    says("0 means that the player to move loses", "heaps: 36");
    GenusTable kayles = genera(KAYLES, 36);
    Quotient quotient = solved(KAYLES);
    for (int heap = 1; heap <= 36; heap++) {
      assertThat(kayles.heap(heap).misere() == 0)
          .isEqualTo(quotient.outcome(quotient.value(heap)) == Outcome.P);
    }
    says("Those that no sum of nim-heaps has, such as \", genus(\"4^146\"), \" of heap 5");
    assertThat(kayles.heap(5)).hasToString("4^146");
    Set<Genus> sums = new HashSet<>();
    positions(3, 4).forEach(position -> sums.add(genera(NIM, 4).genus(position).orElseThrow()));
    assertThat(sums).allMatch(Genus::isTame).doesNotContain(kayles.heap(5));
    assertThat(kayles.heap(5).isTame()).isFalse();
  }

  @Test
  void lesson7() throws IOException {
    says("0.123 to heap 7, Kayles to heap 4");
    assertThat(solved(WILD).lastTameHeap()).isEqualTo(7);
    Quotient quotient = solved(KAYLES);
    assertThat(quotient.lastTameHeap()).isEqualTo(4);
    says("heaps 9 and 12 of Kayles both have the genus \", genus(\"4^046\")");
    GenusTable table = genera(KAYLES, 12);
    assertThat(table.heap(9)).hasToString("4^046").isEqualTo(table.heap(12));
    says("9 + 25 + 1 is a P-position and 12 + 25 + 1 is an N-position");
    assertThat(quotient.outcome(Position.of(9, 25, 1))).isEqualTo(Outcome.P);
    assertThat(quotient.outcome(Position.of(12, 25, 1))).isEqualTo(Outcome.N);
    says("may still be \", i(\"restive\"), \" or \", i(\"restless\")");
    assertThat(table.phylum(5)).contains(Phylum.RESTLESS);
    assertThat(genera(TakeAndBreak.of("4.7"), 5).phylum(5)).contains(Phylum.RESTIVE);
  }

  @Test
  void theGeneraOfTameGamesTellThatOfTheirSum() throws IOException {
    says("The genera of tame games tell the genus of their sum");
    GenusTable nim = genera(NIM, 4);
    List<Position> all = positions(2, 4);
    for (Position a : all) {
      for (Position b : all) {
        if (nim.genus(a).equals(nim.genus(b))) {
          for (Position beside : all) {
            assertThat(nim.genus(sum(a, beside))).isEqualTo(nim.genus(sum(b, beside)));
          }
        }
      }
    }
  }

  private static Position sum(Position a, Position b) {
    return Position.of(
        IntStream.concat(IntStream.of(a.toArray()), IntStream.of(b.toArray())).toArray());
  }

  @Test
  void lesson8() throws IOException {
    says(
        "two positions that are alike as long as heaps are small",
        "refutes(\"0.123\", \"0.123\", \"4+4\", \"6\"), refutes(\"kayles\", \"Kayles\", \"5+5\", \"0\")");
    areAlikeTo(8, WILD, Position.of(4, 4), Position.of(6));
    areAlikeTo(8, KAYLES, Position.of(5, 5), Position.of());
  }

  private static void areAlikeTo(int heap, Ruleset rules, Position first, Position second) {
    Quotient small = to(heap, rules);
    assertThat(small.value(first)).isEqualTo(small.value(second));
    Quotient whole = solved(rules);
    assertThat(whole.value(first)).isNotEqualTo(whole.value(second));
  }

  @Test
  void lesson9() throws IOException {
    TakeAndBreak rules = TakeAndBreak.of("0.76");
    says(
        "In 0.76 all is finite to heap 11. With heap 12 no finite monoid will do.",
        "three heaps of 7 and one of 12 have the value of two heaps of 7",
        "no two numbers of heaps of 7 alone have the same value");
    assertThat(to(11, rules).finiteOrder()).isPresent();
    Quotient quotient = to(12, rules);
    assertThat(quotient).isInstanceOf(InfiniteQuotient.class);
    assertThat(quotient.finiteOrder()).isEmpty();
    assertThat(quotient.value(Position.of(7, 7, 7, 12)))
        .isEqualTo(quotient.value(Position.of(7, 7)));
    assertThat(quotient.powers(quotient.value(7))).isEqualTo(Optional.empty());
    says("such as 4.7, have a finite quotient at every heap, and the quotients grow without end");
    assertThat(solved(TakeAndBreak.of("4.7"))).isInstanceOf(EndlessQuotient.class);
    List<GrowthStep> steps = to(14, TakeAndBreak.of("4.7")).steps();
    assertThat(steps).extracting(GrowthStep::order).isSorted().last().isEqualTo(50);
  }

  /** The first page and the first lesson begin with positions that the person can win. */
  @Test
  void firstPositionsCanBeWon() throws IOException {
    Quotient kayles = to(7, KAYLES);
    String home = Files.readString(PAGES.resolve("js/home.js"));
    Matcher starts = Pattern.compile("const STARTS = (.*);").matcher(home);
    assertThat(starts.find()).isTrue();
    List<int[]> all =
        Pattern.compile("\\[(\\d[\\d, ]*)\\]")
            .matcher(starts.group(1))
            .results()
            .map(m -> Arrays.stream(m.group(1).split(", ")).mapToInt(Integer::parseInt).toArray())
            .toList();
    assertThat(all).hasSizeGreaterThan(5);
    for (int[] heaps : all) {
      assertThat(kayles.outcome(Position.of(heaps))).as("%s", heaps).isEqualTo(Outcome.N);
    }
    says("heaps: [4, 2], play: \"misere\", level: \"easy\"");
    assertThat(kayles.outcome(Position.of(4, 2))).isEqualTo(Outcome.N);
  }
}
