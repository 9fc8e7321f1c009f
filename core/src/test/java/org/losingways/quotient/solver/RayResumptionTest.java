// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.rays.RayTable;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.solver.SolverSnapshot.Infinite;

/** Infinite runs that are written down: continued as if nothing had happened, or refused. */
class RayResumptionTest {

  private static final Ruleset RULES = TakeAndBreak.of("0.005");

  private static SolverSnapshot right;

  @BeforeAll
  static void solve() {
    right = solver(18).snapshot();
  }

  private static QuotientSolver solver(int heap) {
    QuotientSolver solver = new QuotientSolver(RULES);
    solver.run(SolverLimits.none().withMaxHeap(heap));
    return solver;
  }

  @Test
  void goesOnWhereItStopped() {
    QuotientSolver resumed = QuotientSolver.resume(RULES, right);
    assertThat(resumed.status()).isEqualTo(SolverStatus.INFINITE);
    assertThat(resumed.heaps()).isEqualTo(18);
    assertThat(resumed.lastFinite().heapsComputed()).isEqualTo(17);
    resumed.run(SolverLimits.none().withMaxHeap(20));
    InfiniteQuotient whole = (InfiniteQuotient) solver(20).quotient();
    InfiniteQuotient continued = (InfiniteQuotient) resumed.quotient();
    assertThat(continued.printedPhi()).isEqualTo(whole.printedPhi());
    assertThat(continued.system().rules()).isEqualTo(whole.system().rules());
    assertThat(continued.cells()).isEqualTo(whole.cells());
  }

  private static SolverSnapshot with(UnaryOperator<Infinite> change) {
    return new SolverSnapshot(
        right.code(),
        right.action(),
        right.p(),
        right.phi(),
        right.steps(),
        Optional.of(change.apply(right.infinite().orElseThrow())));
  }

  private static Infinite with(
      Infinite q, RayTable monoid, boolean[] points, int[] values, int[] degrees, int[] heaps) {
    return new Infinite(monoid, points, q.first(), q.repeating(), values, degrees, heaps);
  }

  private static void isRefused(SolverSnapshot snapshot, String what) {
    assertThatThrownBy(() -> QuotientSolver.resume(RULES, snapshot))
        .as(what)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the saved run is damaged: ");
  }

  @Test
  void everyValueIsVerified() {
    int[] values = right.infinite().orElseThrow().values();
    for (int h = 0; h < values.length; h += 3) {
      int[] changed = values.clone();
      changed[h] = changed[h] == 1 ? 2 : 1;
      isRefused(
          with(q -> with(q, q.monoid(), q.points(), changed, q.degrees(), q.heaps())), "heap " + h);
      changed[h] = -1;
      isRefused(
          with(q -> with(q, q.monoid(), q.points(), changed, q.degrees(), q.heaps())), "heap " + h);
    }
  }

  @Test
  void everyOutcomeIsVerified() {
    boolean[] points = right.infinite().orElseThrow().points();
    for (int c = 0; c < points.length; c += 5) {
      boolean[] changed = points.clone();
      changed[c] = !changed[c];
      isRefused(
          with(q -> with(q, q.monoid(), changed, q.values(), q.degrees(), q.heaps())),
          "point " + c);
    }
    isRefused(
        with(
            q -> {
              boolean[][] repeating = q.repeating().clone();
              repeating[0] = repeating[0].clone();
              repeating[0][0] = !repeating[0][0];
              return new Infinite(
                  q.monoid(), q.points(), q.first(), repeating, q.values(), q.degrees(), q.heaps());
            }),
        "a ray");
    isRefused(
        with(
            q ->
                new Infinite(
                    q.monoid(),
                    q.points(),
                    new boolean[0][],
                    q.repeating(),
                    q.values(),
                    q.degrees(),
                    q.heaps())),
        "no ray");
  }

  @Test
  void degreesAndHeapsAreVerified() {
    int generators = right.infinite().orElseThrow().heaps().length;
    for (int g = 0; g < generators; g++) {
      int changed = g;
      isRefused(
          with(
              q -> {
                int[] degrees = q.degrees().clone();
                degrees[changed]++;
                return with(q, q.monoid(), q.points(), q.values(), degrees, q.heaps());
              }),
          "degree " + g);
      isRefused(
          with(
              q -> {
                int[] heaps = q.heaps().clone();
                heaps[changed] = 99;
                return with(q, q.monoid(), q.points(), q.values(), q.degrees(), heaps);
              }),
          "heap " + g);
    }
  }

  @Test
  void theMonoidIsVerified() {
    RayTable table = right.infinite().orElseThrow().monoid();
    List<RayTable> wrong = new ArrayList<>();
    for (int g = 0; g < table.generators().size(); g++) {
      RayTable.Generator generator = table.generators().get(g);
      int[] points = generator.points().clone();
      points[1] = points[1] == 2 ? 3 : 2;
      wrong.add(
          with(
              table,
              g,
              new RayTable.Generator(
                  points, generator.first(), generator.target(), generator.shift())));
      int[] shift = generator.shift().clone();
      shift[0]++;
      wrong.add(
          with(
              table,
              g,
              new RayTable.Generator(
                  generator.points(), generator.first(), generator.target(), shift)));
      int[] target = generator.target().clone();
      target[0] = target.length;
      wrong.add(
          with(
              table,
              g,
              new RayTable.Generator(
                  generator.points(), generator.first(), target, generator.shift())));
    }
    int[][] words = table.words().clone();
    words[3] = words[2];
    wrong.add(new RayTable(words, table.letters(), table.generators()));
    int[] letters = table.letters().clone();
    letters[0] = letters[0] == 0 ? 1 : 0;
    wrong.add(new RayTable(table.words(), letters, table.generators()));
    wrong.add(new RayTable(new int[0][], new int[0], List.of()));
    for (RayTable monoid : wrong) {
      isRefused(
          with(q -> with(q, monoid, q.points(), q.values(), q.degrees(), q.heaps())), "monoid");
    }
  }

  private static RayTable with(RayTable table, int g, RayTable.Generator generator) {
    List<RayTable.Generator> generators = new ArrayList<>(table.generators());
    generators.set(g, generator);
    return new RayTable(table.words(), table.letters(), generators);
  }
}
