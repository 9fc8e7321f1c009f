// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.CountedTime;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Progression;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GameReader;

@Tag("published")
@CountedTime
class PartizanSolverTest {

  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private static final Map<String, PartizanSolver> TO_HEAP_FIVE = new ConcurrentHashMap<>();

  private static PartizanSolver solvedToHeapFive(String code) {
    PartizanSolver solver = new PartizanSolver(GameReader.of(code).partizan());
    solver.run(SolverLimits.none().withMaxHeap(5));
    return solver;
  }

  private static String code(Random random, int digits, int radix) {
    StringBuilder text = new StringBuilder("0.");
    for (int i = random.nextInt(digits) + 1; i > 0; i--) {
      text.append(Integer.toHexString(random.nextInt(radix)).toUpperCase(java.util.Locale.ROOT));
    }
    return text.toString();
  }

  private static List<Position> positions(int heaps, int largest) {
    List<Position> found = new ArrayList<>(List.of(Position.EMPTY));
    for (int i = 0; i < found.size(); i++) {
      Position u = found.get(i);
      if (u.size() < heaps) {
        for (int h = Math.max(1, u.largest()); h <= largest; h++) {
          found.add(u.plus(Position.of(h)));
        }
      }
    }
    return found;
  }

  /** Heaps far beyond those computed are played out, alone, in pairs and in threes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.1/0.2",
        "0.01/0.12",
        "0.01/0.2",
        "0.01/0.3",
        "0.01/0.33",
        "0.2/0.1",
        "0.12/0.01"
      })
  void countsThatGrowAreProvedForAllHeaps(String code) {
    PartizanSolver solver = new PartizanSolver(GameReader.of(code).partizan());
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    PartizanSolution solution = solver.solution();
    assertThat(solution.period()).isEmpty();
    Progression growth = solution.progression().orElseThrow();
    int last = solution.heapsComputed() + 2 * growth.period() + 2;
    PlayedOut play = new PlayedOut(solution.rules(), 3_000_000, () -> false);
    for (Position u : positions(3, last)) {
      assertThat(solution.outcome(u)).as("%s", u).isEqualTo(play.outcome(u).orElseThrow());
    }
    for (int h = growth.preperiod(); h < last; h++) {
      assertThat(solution.value(h + growth.period())).isNotEqualTo(solution.value(h));
    }
  }

  /** A sum, and beside it whether there are any, one or two of some heaps: counted all at once. */
  @ParameterizedTest
  @ValueSource(strings = {"0.03/0.05", "0.1/0.31"})
  void heapsBesideASumAreCountedTogether(String code) {
    PartizanSolver solver = new PartizanSolver(GameReader.of(code).partizan());
    solver.run(SolverLimits.none().withMaxHeap(4));
    assertThat(solver.heaps()).isEqualTo(4);
    assertThat(solver.solution().finiteOrder()).isEmpty();
    PlayedOut play = new PlayedOut(solver.rules(), 3_000_000, () -> false);
    for (Position u : positions(9, 4)) {
      assertThat(solver.solution().outcome(u)).as("%s", u).isEqualTo(play.outcome(u).orElseThrow());
    }
  }

  /** Whatever two codes are played with: where counts are said to grow, they do. */
  @Property(tries = 60)
  void noProgressionIsFalse(@ForAll long seed) {
    Random random = new Random(seed);
    PartizanRuleset rules =
        PartizanRuleset.of(
            TakeAndBreak.of(code(random, 2, 4)), TakeAndBreak.of(code(random, 2, 4)));
    PartizanSolver solver = new PartizanSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(13).withTime(Duration.ofMillis(300)));
    PartizanSolution solution = solver.solution();
    if (solution.progression().isPresent()) {
      PlayedOut play = new PlayedOut(rules, 200_000, () -> false);
      for (Position u : positions(2, solution.heapsComputed() + 5)) {
        play.outcome(u)
            .ifPresent(
                right ->
                    assertThat(solution.outcome(u)).as("%s %s", rules.code(), u).isEqualTo(right));
      }
    }
  }

  /** What is written with k is so for every k, far beyond the words that were gone through. */
  @ParameterizedTest
  @ValueSource(
      strings = {"0.7/0.07", "0.1/0.2", "0.01/0.33", "0.13/0.16", "0.03/0.52", "0.71/0.05"})
  void elementsAlongPowersHaveTheOutcomeTheyAreListedUnder(String code) {
    PartizanSolver solver = new PartizanSolver(GameReader.of(code).partizan());
    solver.run(SolverLimits.none().withMaxHeap(20));
    PartizanSolution solution = solver.solution();
    Map<String, Integer> heaps = new HashMap<>();
    solution.text().generators().forEach(g -> heaps.put(g.name(), g.heap()));
    Pattern factor = Pattern.compile("([a-z])(?:\\^\\((\\d*)k\\+(\\d+)\\)|(\\d+)?)");
    int[] checked = new int[1];
    solution
        .text()
        .outcomes()
        .forEach(
            (outcome, words) -> {
              for (String word : words) {
                for (int k = 0; k <= 60; k++) {
                  Matcher m = factor.matcher(word.equals("1") ? "" : word);
                  Position position = Position.EMPTY;
                  while (m.find()) {
                    int slope =
                        m.group(3) == null
                            ? 0
                            : m.group(2).isEmpty() ? 1 : Integer.parseInt(m.group(2));
                    String constant = m.group(3) == null ? m.group(4) : m.group(3);
                    int exponent = slope * k + (constant == null ? 1 : Integer.parseInt(constant));
                    int[] copies = new int[exponent];
                    Arrays.fill(copies, heaps.get(m.group(1)));
                    position = position.plus(Position.of(copies));
                  }
                  assertThat(solution.outcome(position))
                      .as("%s, k = %d", word, k)
                      .isEqualTo(outcome);
                  checked[0]++;
                }
              }
            });
    assertThat(checked[0]).isGreaterThan(100);
  }

  /** Company that only heaps beyond the computed ones make is found. */
  @Test
  void largeHeapsAreCompared() {
    PartizanSolver solver = new PartizanSolver(GameReader.of("0.1/0.2").partizan());
    solver.run(SolverLimits.none());
    PartizanSolution solution = solver.solution();
    assertThat(solution.compare(Position.of(50), Position.of(49)).sign()).isEqualTo(">");
    assertThat(solution.compare(Position.of(50, 1), Position.of(49)).sign()).isEqualTo("=");
    assertThat(solution.print(Position.of(1000))).isEqualTo("b998");
    assertThat(solution.inverse(Position.of(5))).contains(Position.of(1, 1, 1));
  }

  /** A solver that was written down goes on as if it had not been. */
  @ParameterizedTest
  @ValueSource(strings = {"0.7/0.07", "0.3/0.1", "0.12/0.21", "0.17/0.3", "0.33/0.13", "0.1/0.2"})
  void aSnapshotIsTakenUp(String code) {
    PartizanRuleset rules = GameReader.of(code).partizan();
    PartizanSolver whole = new PartizanSolver(rules);
    whole.run(SolverLimits.none().withMaxHeap(14));
    PartizanSolver begun = new PartizanSolver(rules);
    begun.run(SolverLimits.none().withMaxHeap(5));
    PartizanSolver taken = PartizanSolver.resume(rules, begun.snapshot());
    assertThat(taken.heaps()).isEqualTo(begun.heaps());
    taken.run(SolverLimits.none().withMaxHeap(14));
    assertThat(taken.status()).isEqualTo(whole.status());
    assertThat(taken.heaps()).isEqualTo(whole.heaps());
    assertThat(taken.solution().steps()).isEqualTo(whole.solution().steps());
    assertThat(taken.solution().period()).isEqualTo(whole.solution().period());
    assertThat(taken.solution().progression()).isEqualTo(whole.solution().progression());
    for (Position u : positions(3, taken.heaps())) {
      assertThat(taken.solution().outcome(u)).isEqualTo(whole.solution().outcome(u));
    }
    assertThatThrownBy(
            () -> PartizanSolver.resume(GameReader.of("0.2/0.3").partizan(), whole.snapshot()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** What was changed is refused, unless it is right all the same. */
  @Property(tries = 150)
  void aChangedSnapshotIsNotBelieved(@ForAll long seed) {
    Random random = new Random(seed);
    String[] codes = {"0.7/0.07", "0.12/0.21", "0.17/0.3"};
    PartizanSolver solver =
        TO_HEAP_FIVE.computeIfAbsent(
            codes[random.nextInt(codes.length)], PartizanSolverTest::solvedToHeapFive);
    PartizanRuleset rules = solver.rules();
    PartizanSnapshot s = solver.snapshot();
    int heap = 1 + random.nextInt(s.heaps());
    int element = random.nextInt(s.leftLost().size());
    List<IntegerSet> left = new ArrayList<>(s.leftLost());
    switch (random.nextInt(3)) {
      case 0 -> s.parts()[heap] = element;
      case 1 -> s.counts()[heap] += random.nextInt(5) - 2;
      default -> {
        int d = random.nextInt(7) - 3;
        IntegerSet one = IntegerSet.of(d, d + 1, 1, 1, x -> x == d);
        boolean isThere = left.get(element).contains(d);
        left.set(element, isThere ? left.get(element).minus(one) : left.get(element).or(one));
      }
    }
    PartizanSnapshot changed =
        new PartizanSnapshot(
            s.game(), s.action(), s.parts(), s.counts(), left, s.rightLost(), s.steps());
    PartizanSolution read;
    try {
      read = PartizanSolver.resume(rules, changed).solution();
    } catch (IllegalArgumentException e) {
      return;
    }
    for (Position u : positions(3, 5)) {
      assertThat(read.outcome(u)).as("%s", u).isEqualTo(solver.solution().outcome(u));
    }
  }

  /** Whatever the solver has verified is right, and so are its comparisons. */
  @Property(tries = 25)
  void outcomesAreThoseOfPlayingOut(@ForAll long seed) {
    Random random = new Random(seed);
    PartizanRuleset rules =
        GameReader.of(code(random, 4, 16) + "/" + code(random, 4, 16)).partizan();
    PartizanSolver solver = new PartizanSolver(rules);
    // Some random games go on growing slowly for ever; what was verified until then is enough.
    solver.run(SolverLimits.none().withMaxHeap(5).withMaxOrder(400).withTime(PATIENCE));
    PartizanSolution solution = solver.solution();
    PlayedOut play = new PlayedOut(rules, 1_000_000);
    List<Position> positions = positions(4, solver.heaps());
    for (Position g : positions) {
      assertThat(solution.outcome(g)).as(rules.code() + " " + g).isEqualTo(play.outcome(g).get());
    }
    List<Position> small = positions(2, solver.heaps());
    for (int i = 0; i < 30; i++) {
      Position g = small.get(random.nextInt(small.size()));
      Position h = small.get(random.nextInt(small.size()));
      Comparison comparison = solution.compare(g, h);
      comparison
          .notAtLeast()
          .ifPresent(
              x ->
                  assertThat(play.outcome(g.plus(x)).get().isAtLeast(play.outcome(h.plus(x)).get()))
                      .as(rules.code() + ": " + g + " and " + h + " in " + x)
                      .isFalse());
      if (comparison.isAtLeast()) {
        for (Position x : small) {
          assertThat(play.outcome(g.plus(x)).get().isAtLeast(play.outcome(h.plus(x)).get()))
              .as(rules.code() + ": " + g + " ≥ " + h + " in " + x)
              .isTrue();
        }
      }
    }
  }

  /** When both players have the same moves the monoid is the misère quotient. */
  @ParameterizedTest
  @ValueSource(
      strings = {"0.3", "0.15", "0.34", "0.53", "0.71", "0.72", "0.75", "0.77", "0.123", "4.56"})
  void impartialGamesHaveTheirQuotients(String code) {
    PartizanSolver solver = new PartizanSolver(GameReader.of(code + "/" + code).partizan());
    solver.run(SolverLimits.none());
    QuotientSolver impartial = new QuotientSolver(TakeAndBreak.of(code));
    impartial.run(SolverLimits.none());
    assertSame(solver.solution(), impartial.lastFinite());
    assertThat(solver.solution().period().orElseThrow())
        .isEqualTo(
            new Period(
                impartial.lastFinite().period().orElseThrow().preperiod(),
                impartial.lastFinite().period().orElseThrow().period()));
  }

  @Property(tries = 15)
  void impartialPartialQuotientsAreTheSame(@ForAll long seed) {
    Random random = new Random(seed);
    String code = code(random, 4, 16);
    PartizanSolver solver = new PartizanSolver(GameReader.of(code + "/" + code).partizan());
    solver.run(SolverLimits.none().withMaxHeap(8).withMaxOrder(600).withTime(PATIENCE));
    QuotientSolver impartial = new QuotientSolver(TakeAndBreak.of(code));
    impartial.run(
        SolverLimits.none().withMaxHeap(solver.heaps()).withMaxOrder(600).withTime(PATIENCE));
    if (impartial.heaps() == solver.heaps() && !solver.solution().isInfinite()) {
      assertSame(solver.solution(), impartial.lastFinite());
    }
  }

  private static void assertSame(PartizanSolution monoid, FiniteQuotient quotient) {
    assertThat(monoid.finiteOrder()).isEqualTo(OptionalInt.of(quotient.order()));
    assertThat(monoid.printedPhi()).isEqualTo(quotient.printedPhi());
    assertThat(monoid.text().outcomes().get(PartizanOutcome.P)).isEqualTo(quotient.pPortion());
    assertThat(monoid.text().relations())
        .isEqualTo(quotient.presentation().relations().stream().map(Object::toString).toList());
  }

  @Test
  void formsAreSolvedWithTheirFollowers() {
    PartizanSolver solver = new PartizanSolver(GameReader.of("{0,*|-1}").partizan());
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    PartizanSolution solution = solver.solution();
    PlayedOut play = new PlayedOut(solver.rules(), 1_000_000);
    for (Position g : positions(6, solver.rules().largestHeap())) {
      assertThat(solution.outcome(g)).isEqualTo(play.outcome(g).get());
    }
  }

  @Test
  void aStoppedSolverKeepsWhatItKnows() {
    PartizanSolver solver = new PartizanSolver(GameReader.of("0.4/0.4").partizan());
    solver.run(SolverLimits.none().withMaxHeap(6));
    solver.cancel();
    assertThat(solver.run(SolverLimits.none())).isNotEqualTo(SolverStatus.SOLVED);
    assertThat(solver.isStopped()).isTrue();
    assertThat(solver.heaps()).isEqualTo(6);
    solver.run(SolverLimits.none().withMaxHeap(8));
    assertThat(solver.heaps()).isEqualTo(8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.7/", "/0.7", "0.7/0.7/0.7", "0.7/x", "1.7/0.7", "{0|"})
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> GameReader.of(text).partizan())
        .isInstanceOf(GameFormatException.class);
  }

  @Test
  void theConjugateGameHasConjugateOutcomes() {
    PartizanRuleset rules = GameReader.of("0.31/0.6").partizan();
    PlayedOut play = new PlayedOut(rules, 100_000);
    PlayedOut other = new PlayedOut(rules.conjugate(), 100_000);
    for (Position g : positions(3, 5)) {
      assertThat(other.outcome(g).get()).isEqualTo(play.outcome(g).get().conjugate());
    }
  }
}
