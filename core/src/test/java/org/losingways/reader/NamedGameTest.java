// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.form.Form;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.GenusTable;
import org.losingways.genus.Phylum;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/** What is said of games with names is so: their moves, whoever wins, and what is known of them. */
class NamedGameTest {

  private static final int HEAPS = 9;
  private static final int MOST_PARTS = 3;

  private static NamedGame game(String name) {
    return NamedGame.find(name).orElseThrow();
  }

  private static Quotient solved(Ruleset rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none());
    assertThat(solver.quotient().isSolved()).as(rules.code()).isTrue();
    return solver.quotient();
  }

  private static List<NamedGame> gallery() {
    return NamedGame.gallery();
  }

  /** Both rules fit the same story, since it says nothing of who wins. */
  @ParameterizedTest
  @MethodSource("gallery")
  void aStoryIsAboutMoves(NamedGame game) {
    assertThat(game.story())
        .doesNotContainPattern("(?i)\\b(win|wins|won|winner|lose|loses|lost|loser|last move)\\b")
        .doesNotContainPattern("(?i)\\bmisère|\\bnormal play");
    for (Play play : Play.values()) {
      assertThat(game.story() + " " + play.sentence())
          .containsOnlyOnce(play == Play.MISERE ? "loses" : "wins");
    }
  }

  /** What is known is known of one of the two, which is named. */
  @ParameterizedTest
  @MethodSource("gallery")
  void whatIsKnownSaysOfWhichPlay(NamedGame game) {
    if (game.known().matches(".*(?i)\\b(solved|periodic|open|unsolved)\\b.*")) {
      assertThat(game.known()).containsPattern("(?i)misère|normal|both|Knots");
    }
  }

  @Test
  void thePlaysSayWhatTheLastMoveMeans() {
    assertThat(Play.MISERE.sentence()).isEqualTo("The player who makes the last move loses.");
    assertThat(Play.NORMAL.sentence()).isEqualTo("The player who makes the last move wins.");
  }

  /** Whether some beans may be taken from a heap so that it becomes so many heaps. */
  private interface Told {
    boolean allows(int heap, int taken, int parts);
  }

  private static final Map<String, Told> TOLD = new HashMap<>();

  static {
    TOLD.put("nim", (heap, taken, parts) -> taken > 0 && parts < 2);
    TOLD.put("kayles", (heap, taken, parts) -> (taken == 1 || taken == 2) && parts < 3);
    TOLD.put("dawsons-kayles", (heap, taken, parts) -> taken == 2 && parts < 3);
    TOLD.put(
        "guiles",
        (heap, taken, parts) ->
            (taken == heap && heap <= 2) || (taken == 2 && heap > 2 && parts == 2));
    TOLD.put(
        "stalking", (heap, taken, parts) -> (taken == 1 && parts < 2) || isAll(2, heap, taken));
    TOLD.put(
        "adders", (heap, taken, parts) -> (taken == 1 && parts <= 2) || (taken == 2 && parts <= 1));
    TOLD.put(
        "canapes",
        (heap, taken, parts) ->
            (taken == 1 && parts < 3) || (taken == 2 && (parts == 0 || parts == 2)));
    TOLD.put(
        "knots", (heap, taken, parts) -> (taken == 0 && parts == 2) || (taken == 1 && parts <= 2));
    TOLD.put(
        "triplicate-knots",
        (heap, taken, parts) ->
            isAll(1, heap, taken)
                || (taken == 2 && (parts == 0 || parts == 2))
                || (taken == 3 && parts <= 2));
    TOLD.put("treblecross", (heap, taken, parts) -> (taken == 3 && parts <= 2));
    TOLD.put("officers", (heap, taken, parts) -> taken == 1 && (parts == 1 || parts == 2));
    TOLD.put("she-loves-me", (heap, taken, parts) -> (taken == 1 && parts < 2));
    TOLD.put(
        "laskers-nim",
        (heap, taken, parts) -> (taken > 0 && parts < 2) || (taken == 0 && parts == 2));
    TOLD.put(
        "flanigan-34",
        (heap, taken, parts) -> (taken == 1 && parts <= 1) || (taken == 2 && parts == 2));
    TOLD.put(
        "flanigan-71", (heap, taken, parts) -> (taken == 1 && parts <= 2) || isAll(2, heap, taken));
  }

  private static boolean isAll(int size, int heap, int taken) {
    return heap == size && taken == size;
  }

  private static Stream<String> told() {
    return TOLD.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("told")
  void theMovesAreThoseTold(String name) {
    Ruleset rules = game(name).rules();
    for (int heap = 1; heap <= HEAPS; heap++) {
      Set<Position> wanted = new HashSet<>();
      for (int taken = 0; taken <= heap; taken++) {
        for (int parts = 0; parts <= MOST_PARTS; parts++) {
          if (TOLD.get(name).allows(heap, taken, parts)) {
            wanted.addAll(splits(heap - taken, parts));
          }
        }
      }
      assertThat(new HashSet<>(rules.options(heap))).as(name + " " + heap).isEqualTo(wanted);
    }
  }

  /** All ways to make so many heaps of some beans. */
  private static Set<Position> splits(int beans, int parts) {
    Set<Position> all = new HashSet<>();
    if (parts == 0 && beans == 0) {
      all.add(Position.of());
    } else if (parts == 1 && beans > 0) {
      all.add(Position.of(beans));
    } else if (parts == 2) {
      IntStream.range(1, beans).forEach(i -> all.add(Position.of(i, beans - i)));
    }
    return all;
  }

  @Test
  void grundysHeapsAreSplitIntoDifferentOnes() {
    Ruleset rules = game("grundys-game").rules();
    for (int heap = 1; heap <= HEAPS; heap++) {
      int size = heap;
      Set<Position> wanted = splits(heap, 2);
      wanted.removeIf(to -> to.heap(0) * 2 == size);
      assertThat(new HashSet<>(rules.options(heap))).isEqualTo(wanted);
    }
  }

  @Test
  void theSnakeSplitsNoHeap() {
    Ruleset rules = game("snake").rules();
    for (int heap = 1; heap <= HEAPS; heap++) {
      assertThat(rules.options(heap)).allMatch(to -> to.size() < 2);
    }
  }

  /** A pawn that advances costs its file and both beside it. */
  @Test
  void dawsonsPawnsTakeTheirNeighboursAlong() {
    Ruleset rules = game("dawsons-chess").rules();
    for (int files = 1; files <= HEAPS; files++) {
      Set<Position> wanted = new HashSet<>();
      for (int pawn = 1; pawn <= files; pawn++) {
        wanted.add(Position.of(Math.max(0, pawn - 2), Math.max(0, files - pawn - 1)));
      }
      assertThat(new HashSet<>(rules.options(files))).isEqualTo(wanted);
    }
  }

  /** A heap of n + 2 is a strip of n squares for crosses, any two at least three squares apart. */
  @Test
  void treblecrossIsPlayedOnAStrip() {
    Ruleset rules = game("treblecross").rules();
    for (int squares = 1; squares <= HEAPS; squares++) {
      Set<Position> wanted = new HashSet<>();
      for (int cross = 1; cross <= squares; cross++) {
        wanted.add(Position.of(strip(cross - 3), strip(squares - cross - 2)));
      }
      Set<Position> found = new HashSet<>();
      for (Position to : rules.options(squares + 2)) {
        int[] alive = IntStream.of(to.toArray()).filter(heap -> heap > 2).toArray();
        found.add(Position.of(alive));
      }
      assertThat(found).isEqualTo(wanted);
    }
  }

  private static int strip(int squares) {
    return squares <= 0 ? 0 : squares + 2;
  }

  private static Form heap(Forms forms, String name, int heap) {
    return new HeapForms(game(name).rules(), forms).heap(heap);
  }

  @Test
  void heapsOfRelatedGamesAreTheSameForms() {
    Forms forms = new Forms();
    for (int n = 1; n <= 8; n++) {
      assertThat(heap(forms, "dawsons-chess", n)).isSameAs(heap(forms, "dawsons-kayles", n + 1));
      assertThat(heap(forms, "adders", n)).isSameAs(forms.adder(n));
    }
    for (int n = 1; n <= 4; n++) {
      for (int beans = 3 * n - 2; beans <= 3 * n; beans++) {
        assertThat(heap(forms, "triplicate-knots", beans)).isSameAs(heap(forms, "knots", n));
      }
    }
  }

  @Test
  void addersAreSumsOfOnesAndTwos() {
    Forms forms = new Forms();
    Set<Form> sums = new HashSet<>();
    Form twos = forms.zero();
    for (int i = 0; i < 5; i++) {
      sums.add(twos);
      sums.add(forms.sum(twos, forms.nimHeap(1)));
      twos = forms.sum(twos, forms.nimHeap(2));
    }
    for (int n = 1; n <= 8; n++) {
      assertThat(sums).as("adder " + n).contains(heap(forms, "adders", n));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kayles", "dawsons-kayles", "guiles"})
  void normalPlayIsPeriodic(String name) {
    assertThat(game(name).known()).contains("Normal play periodic");
    assertThat(NormalSolution.of(game(name).rules(), 1000).period()).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kayles", "guiles", "canapes", "flanigan-34", "flanigan-71"})
  void miserePlayIsSolved(String name) {
    assertThat(game(name).known()).contains("Misère play solved");
    assertThat(solved(game(name).rules()).period()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({"heptagon, 14", "notakto, 18", "pascals-beans, 12"})
  void theQuotientHasTheOrderTold(String name, int order) {
    assertThat(game(name).known()).contains("Misère play solved", "of order " + order);
    assertThat(solved(game(name).rules()).finiteOrder()).hasValue(order);
  }

  @Test
  void theHeptagonIsTheQuotientOfAForm() {
    assertThat(solved(GameReader.of("{2+,0}").impartial()).finiteOrder()).hasValue(14);
  }

  @ParameterizedTest
  @ValueSource(strings = {"canapes", "pascals-beans", "flanigan-34"})
  void theQuotientIsWild(String name) {
    assertThat(game(name).known()).contains("wild");
    List<GrowthStep> steps = solved(game(name).rules()).steps();
    assertThat(steps.get(steps.size() - 1).isTame()).isFalse();
  }

  @Test
  void noWildQuotientIsSmallerThanThatOfCanapes() {
    assertThat(game("canapes").known()).contains("the smallest wild quotient");
    assertThat(solved(game("canapes").rules()).finiteOrder()).hasValue(8);
    for (int order = 1; order < 8; order++) {
      SmallQuotients all = new SmallQuotients(order, () -> false);
      all.run();
      assertThat(all.isComplete()).isTrue();
      assertThat(all.found()).allMatch(quotient -> quotient.name().orElse("").startsWith("T"));
    }
    SmallQuotients eight = new SmallQuotients(8, () -> false);
    eight.run();
    assertThat(eight.found()).extracting(FiniteQuotient::finiteOrder).hasSize(1);
  }

  @Test
  void stalkingIsTameAndNoNim() {
    Quotient quotient = solved(game("stalking").rules());
    assertThat(quotient.steps()).allMatch(GrowthStep::isTame);
    GenusTable table = new GenusTable(game("stalking").rules());
    assertThat(table.extendTo(20)).isTrue();
    assertThat(table.firstNonNimHeap()).isPresent();
    for (int heap = 1; heap <= 20; heap++) {
      assertThat(table.phylum(heap)).contains(Phylum.TAME);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"knots", "triplicate-knots"})
  void knotsAreSolvedWithoutAFiniteQuotient(String name) {
    assertThat(solved(game(name).rules())).isInstanceOf(EndlessQuotient.class);
  }

  @Test
  void parityDecidesWhetherSheLovesMe() {
    Quotient quotient = solved(game("she-loves-me").rules());
    for (int a = 0; a < 6; a++) {
      for (int b = 0; b < 6; b++) {
        assertThat(quotient.outcome(Position.of(a, b)))
            .isEqualTo((a + b) % 2 == 0 ? Outcome.N : Outcome.P);
      }
    }
  }

  /** The forms of 0.34 repeat themselves, not only their values in its quotient. */
  @Test
  void flanigansFormsRepeat() {
    assertThat(game("flanigan-34").known()).contains("its exact misère values repeat");
    HeapForms heaps = new HeapForms(TakeAndBreak.of("0.34"), new Forms());
    for (int heap = 7; heap <= 30; heap++) {
      assertThat(heaps.heap(heap + 8)).as("heap " + heap).isSameAs(heaps.heap(heap));
    }
  }
}
