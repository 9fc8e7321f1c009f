// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RayReducedness;
import org.losingways.monoid.rays.RaySet;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.RayModel;
import org.losingways.quotient.rays.RayVerified;

/** Infinite partial quotients, and their outcomes against plain recursion over all moves. */
@Tag("published")
class InfiniteQuotientTest {

  private static QuotientSolver solver(String code, int heap) {
    return SharedRuns.to(code, heap);
  }

  @Test
  void exampleOfTheClassComment() {
    QuotientSolver solver = solver("0.76", 12);
    assertThat(solver.status()).isEqualTo(SolverStatus.INFINITE);
    assertThat(solver.heaps()).isEqualTo(12);
    InfiniteQuotient q = (InfiniteQuotient) solver.quotient();
    assertThat(q.system().text(","))
        .isEqualTo(
            "a2=1,b3=b,bc3=bc,bcd=abc,bd2=bc2,cd2=acd,d3=ad2,be=bc,c3e=c2,d2e=ade,c2e2=ce,"
                + "cde2=de,ce3=e2");
    assertThat(q.generatorHeaps()).containsExactly(1, 5, 7, 11, 12);
    assertThat(q.printedPhi())
        .containsExactly("1", "a", "1", "bc", "abc", "b", "a", "c", "bc", "abc", "bc2", "d", "e");
    assertThat(q.outcome(Position.of(7, 7, 7, 12))).isEqualTo(Outcome.N);
    // The finite quotient that was verified before is still there.
    assertThat(solver.quotient().finiteOrder()).isEmpty();
    assertThat(solver.finiteOrder()).isEmpty();
    assertThat(q.steps()).isEqualTo(solver.lastFinite().steps()).isNotEmpty();
    assertThat(q.generators().get(4)).isEqualTo(new Quotient.Generator("e", 12, q.value(12)));
    assertThat(solver.lastFinite().order()).isEqualTo(34);
    assertThat(solver.lastFinite().heapsComputed()).isEqualTo(11);
  }

  /** Heap 8 is worth heap 7, so both run against heap 15. */
  @Test
  void heapsThatAreWorthTheSameRunOutTogether() {
    QuotientSolver solver = solver("0.544", 15);
    assertThat(solver.status()).isEqualTo(SolverStatus.INFINITE);
    InfiniteQuotient q = (InfiniteQuotient) solver.quotient();
    assertThat(solver.lastFinite().heapsComputed()).isEqualTo(14);
    assertThat(q.value(8)).isEqualTo(q.value(7));
    assertThat(q.model().degree(new int[] {7, 15})).isZero();
    assertThat(q.outcome(Position.of(7, 7, 7, 9, 15, 15))).isEqualTo(Outcome.P);
    assertThat(q.outcome(Position.of(7, 9, 15, 15))).isEqualTo(Outcome.N);
  }

  @Test
  void powersAreAllDifferent() {
    InfiniteQuotient q = (InfiniteQuotient) solver("0.76", 12).quotient();
    int c = q.value(7);
    int x = 0;
    for (int n = 0; n < 40; n++) {
      assertThat(q.monoid().word(x).exponent(2)).isEqualTo(n);
      x = q.times(x, c);
    }
  }

  @Test
  void noTwoElementsAreInterchangeable() {
    for (String game : List.of("0.76 12", "0.3102 12", "0.005 18", "0.176 19")) {
      String[] codeAndHeap = game.split(" ", -1);
      InfiniteQuotient q =
          (InfiniteQuotient) solver(codeAndHeap[0], Integer.parseInt(codeAndHeap[1])).quotient();
      assertThat(RayReducedness.of(q.monoid(), q.p(), new int[0], () -> {}))
          .as(game)
          .hasValueSatisfying(decided -> assertThat(decided.isReduced()).isTrue());
      // As it was verified it still keeps elements of different degree apart that are.
      RayModel model = q.model();
      assertThat(RayReducedness.of(model.monoid(), model.p(), model.degrees(), () -> {}))
          .as(game)
          .hasValueSatisfying(decided -> assertThat(decided.isReduced()).isTrue());
    }
  }

  @Test
  void outcomesAreThoseOfPlay() {
    check("0.76", 12, new int[] {7, 12}, 2, 25);
    check("0.005", 18, new int[] {13, 18}, 2, 25);
  }

  @Test
  void goesOnAfterTheFirstInfiniteQuotient() {
    QuotientSolver solver = solver("0.005", 20);
    assertThat(solver.heaps()).isEqualTo(20);
    InfiniteQuotient q = (InfiniteQuotient) solver.quotient();
    assertThat(q.heapsComputed()).isEqualTo(20);
    checkFarOut(q, new int[] {13, 18, 19});
  }

  @Test
  void farOutEveryPositionIsInPExactlyIfNoMoveLeadsToP() {
    checkFarOut((InfiniteQuotient) solver("0.76", 12).quotient(), new int[] {7, 12});
    checkFarOut((InfiniteQuotient) solver("0.005", 18).quotient(), new int[] {13, 18});
  }

  @Test
  void threeHeapsMayRunOutTogether() {
    // Heaps 5 and 10 run against 15.
    InfiniteQuotient q = (InfiniteQuotient) solver("0.576", 15).quotient();
    checkFarOut(q, new int[] {5, 10, 15});
    assertThat(degrees(q, 5, 10, 15)).isIn(List.of(1, 1, -1), List.of(-1, -1, 1));
    // Heaps 11 and 14 run against 13.
    q = (InfiniteQuotient) solver("0.017", 16).quotient();
    checkFarOut(q, new int[] {11, 13, 14});
    assertThat(degrees(q, 11, 13, 14)).isIn(List.of(1, -1, 1), List.of(-1, 1, -1));
  }

  @Test
  void heapsMayCountMoreThanOnce() {
    // Heap 6 and, twice as fast, heap 7 run against heap 3.
    InfiniteQuotient q = (InfiniteQuotient) solver("4.765", 8).quotient();
    assertThat(degrees(q, 3, 6, 7)).isIn(List.of(1, -1, -2), List.of(-1, 1, 2));
    checkFarOut(q, new int[] {3, 6, 7});
    check("4.765", 8, new int[] {3, 6, 7}, 3, 25);
  }

  /** What is shown of Q is a function of Q, however it was found. */
  @Test
  void resumedRunsShowTheSame() {
    for (String code : List.of("0.76", "4.765")) {
      int heap = code.equals("0.76") ? 12 : 8;
      Quotient q = solver(code, heap).quotient();
      // The search for the infinite quotient knows nothing of the heaps before.
      QuotientSolver again =
          QuotientSolver.resume(TakeAndBreak.of(code), solver(code, heap - 1).snapshot());
      again.run(SolverLimits.none().withMaxHeap(heap));
      Quotient resumed = again.quotient();
      assertThat(resumed.cells()).isEqualTo(q.cells());
      assertThat(resumed.relations()).isEqualTo(q.relations());
      assertThat(resumed.printedPhi()).isEqualTo(q.printedPhi());
      assertThat(new HashSet<>(q.cells())).hasSameSizeAs(q.cells());
    }
  }

  private static List<Integer> degrees(InfiniteQuotient q, int... heaps) {
    RayModel model = q.model();
    return Arrays.stream(heaps).mapToObj(h -> model.degree(model.values()[h])).toList();
  }

  @Test
  void aGameIsSolvedOnAnInfiniteQuotient() {
    QuotientSolver solver = SharedRuns.of("0.176");
    assertThat(solver.status()).isEqualTo(SolverStatus.SOLVED);
    assertThat(solver.period()).contains(new Period(50, 8));
    InfiniteQuotient q = (InfiniteQuotient) solver.quotient();
    assertThat(q.isSolved()).isTrue();
    assertThat(q.largestHeap()).isEqualTo(Integer.MAX_VALUE);
    assertThat(q.value(50 + 8 * 1000)).isEqualTo(q.value(50));
    assertThat(q.outcome(Position.of(11, 11, 11, 19))).isEqualTo(Outcome.N);
    checkFarOut(q, new int[] {11, 19});
  }

  @Test
  void everyWrongPortionIsRefuted() {
    Ruleset rules = TakeAndBreak.of("0.76");
    RayModel right = ((InfiniteQuotient) solver("0.76", 12).quotient()).model();
    int[] lengths = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    Budget budget = Budget.unlimited();
    assertThat(RayVerified.of(rules, right, lengths, budget).verified()).isPresent();
    RayMonoid monoid = right.monoid();
    Random random = new Random(12);
    for (int i = 0; i < 60; i++) {
      int cell = random.nextInt(monoid.cells());
      int wrong = monoid.at(cell, cell < monoid.points() ? 0 : random.nextInt(6));
      RaySet p =
          RaySet.of(
              monoid, right.p().threshold() + 8, 2, x -> right.p().contains(x) != (x == wrong));
      RayModel changed = new RayModel(monoid, p, right.values(), right.degrees(), right.heaps());
      assertThat(RayVerified.of(rules, changed, lengths, budget).verified())
          .as("%s", monoid.word(wrong))
          .isEmpty();
    }
  }

  private static void checkFarOut(InfiniteQuotient q, int[] many) {
    Random random = new Random(7);
    int heaps = q.heapsComputed();
    for (int i = 0; i < 400; i++) {
      int[] counts = new int[heaps + 1];
      for (int h : many) {
        counts[h] = random.nextInt(60);
      }
      for (int more = random.nextInt(4); more > 0; more--) {
        counts[1 + random.nextInt(heaps)]++;
      }
      boolean moves = false;
      boolean wins = false;
      for (int h = 1; h <= heaps; h++) {
        if (counts[h] > 0) {
          for (Position option : q.rules().options(h)) {
            int[] after = counts.clone();
            after[h]--;
            for (int part : option.toArray()) {
              after[part]++;
            }
            moves = true;
            wins |= q.outcome(value(q, after)) == Outcome.P;
          }
        }
      }
      assertThat(q.outcome(value(q, counts)) == Outcome.P)
          .as(Arrays.toString(counts))
          .isEqualTo(moves && !wins);
    }
  }

  private static int value(InfiniteQuotient q, int[] counts) {
    int value = 0;
    for (int h = 1; h < counts.length; h++) {
      for (int c = 0; c < counts[h]; c++) {
        value = q.times(value, q.value(h));
      }
    }
    return value;
  }

  private static void check(String code, int heap, int[] many, int most, int tries) {
    Ruleset rules = TakeAndBreak.of(code);
    InfiniteQuotient q = (InfiniteQuotient) solver(code, heap).quotient();
    Map<List<Integer>, Boolean> known = new HashMap<>();
    Random random = new Random(heap);
    for (int i = 0; i < tries; i++) {
      int[] counts = new int[heap + 1];
      for (int h : many) {
        counts[h] = random.nextInt(most + 1);
      }
      counts[1 + random.nextInt(heap)]++;
      assertThat(q.outcome(value(q, counts)) == Outcome.P)
          .as("%s %s", code, Arrays.toString(counts))
          .isEqualTo(inP(rules, counts, known));
    }
  }

  private static boolean inP(Ruleset rules, int[] counts, Map<List<Integer>, Boolean> known) {
    List<Integer> key = Arrays.stream(counts).boxed().toList();
    Boolean found = known.get(key);
    if (found == null) {
      boolean moves = false;
      boolean wins = false;
      for (int h = counts.length - 1; h > 0 && !wins; h--) {
        if (counts[h] > 0) {
          for (Position option : rules.options(h)) {
            int[] after = counts.clone();
            after[h]--;
            for (int part : option.toArray()) {
              after[part]++;
            }
            moves = true;
            wins |= inP(rules, after, known);
          }
        }
      }
      found = moves && !wins;
      known.put(key, found);
    }
    return found;
  }
}
