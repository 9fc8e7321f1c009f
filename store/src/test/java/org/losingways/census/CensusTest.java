// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.app.SavedGames;
import org.losingways.codec.SavedRun;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.CensusAnswer;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.Entry;
import org.losingways.store.KeptGames;
import org.losingways.store.Query;
import org.losingways.store.Store;

/** A census finds what solving each game finds, goes on where it was, and believes no stranger. */
class CensusTest {

  private static final List<String> CODES =
      List.of("0.1", "0.3", "0.07", "0.123", "4.7", "0.7/0.07");

  @TempDir private Path folder;

  private Store open(String name) {
    return Store.open(folder.resolve(name));
  }

  private static Census.Plan plan(List<String> codes) {
    return new Census.Plan(
        "some",
        codes.stream().map(code -> new CodeFamily.Kin(code, List.of())).toList(),
        List.of(Duration.ofMinutes(1)),
        OptionalInt.of(30),
        OptionalInt.of(200),
        1L << 28);
  }

  /** A machine whose results are changed on the way. */
  private record Elsewhere(UnaryOperator<CensusResult> change) implements CensusRunner {
    @Override
    public void run(List<CensusTask> tasks, Consumer<CensusResult> sink, BooleanSupplier isOver) {
      for (CensusTask task : tasks) {
        CensusResult result = CensusTask.of(task.bytes()).work();
        sink.accept(CensusResult.of(change.apply(result).bytes()));
      }
    }

    @Override
    public int width() {
      return 1;
    }
  }

  private static List<Standing> standings(Store store) {
    return store.list(Query.all()).stream().map(k -> k.standing()).toList();
  }

  /** Its heaps are firm from 28 on, and its run is kept only as far as that is proved. */
  @Test
  void aGameWithFirmHeapsAndAPeriodIsBelieved() {
    try (Store store = open("firm")) {
      QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.644"));
      solver.run(SolverLimits.none());
      new KeptGames(store).keep(solver, new SavedGames.Effort(1, Duration.ofSeconds(1), ""));
      Examination seen = Examination.of(store.find("0.644").orElseThrow().entry(), () -> false);
      assertThat(seen.objection()).isEmpty();
      assertThat(seen.standing().orElseThrow().isSolved()).isTrue();
    }
  }

  @Test
  void whatComesBackAfterACensusIsStoppedIsExaminedAndKept() {
    try (Store store = open("stopped.db")) {
      List<String> seen = new ArrayList<>();
      Census census = new Census(plan(List.of("0.123", "0.07")), store, new Elsewhere(r -> r));
      assertThat(census.run(p -> seen.add(p.code()), () -> !seen.isEmpty())).isFalse();
      assertThat(seen).containsExactly("0.123", "0.07");
      assertThat(census.objections()).isEmpty();
      QuotientSolver own = new QuotientSolver(TakeAndBreak.of("0.07"));
      own.run(SolverLimits.none().withMaxHeap(30).withMaxOrder(200));
      assertThat(store.find("0.07").orElseThrow().entry().standing().heaps())
          .isEqualTo(own.heaps());
      assertThat(store.find("0.07").orElseThrow().entry().origin().tried()).isZero();
    }
  }

  @Test
  void whatComesFromElsewhereIsTheSame() {
    try (Store here = open("here");
        Store there = open("there")) {
      Census own = new Census(plan(CODES), here, new ThreadRunner(2));
      assertThat(own.run(p -> {}, () -> false)).isTrue();
      Census far = new Census(plan(CODES), there, new Elsewhere(r -> r));
      assertThat(far.run(p -> {}, () -> false)).isTrue();
      assertThat(far.objections()).isEmpty();
      assertThat(standings(there)).isEqualTo(standings(here)).hasSize(CODES.size());
      CensusAnswer answer = own.answer(true);
      assertThat(answer.solved())
          .isEqualTo((int) standings(here).stream().filter(Standing::isSolved).count());
      assertThat(answer.waiting()).isEmpty();
      assertThat(answer.lastCensus()).isEmpty();
      own.remember(answer);
      assertThat(own.answer(true).fresh()).isEmpty();
    }
  }

  @Test
  void aStoppedCensusGoesOn() {
    try (Store store = open("games")) {
      AtomicInteger done = new AtomicInteger();
      Census census = new Census(plan(CODES), store, new ThreadRunner(1));
      assertThat(census.run(p -> done.incrementAndGet(), () -> done.get() >= 2)).isFalse();
      assertThat(census.answer(false).waiting()).hasSize(CODES.size() - 2);
      List<String> later = new ArrayList<>();
      assertThat(census.run(p -> later.add(p.code()), () -> false)).isTrue();
      assertThat(later).doesNotContain("0.1");
      assertThat(census.answer(true).waiting()).isEmpty();
    }
  }

  private static CensusResult with(
      CensusResult r, Optional<Standing> standing, Optional<String> run, Optional<String> proof) {
    return new CensusResult(r.code(), standing, run, proof, r.milliseconds(), r.failure());
  }

  private static CensusResult ofAnotherGame() {
    return new CensusTask(
            "0.75", 60_000, OptionalInt.empty(), OptionalInt.empty(), 1L << 28, Optional.empty())
        .work();
  }

  /** A faulty machine puts nothing false into the store. */
  @ParameterizedTest
  @ValueSource(
      strings = {"no run", "another run", "no proof", "another proof", "nothing", "failed"})
  void falseResultsAreNotKept(String kind) {
    CensusResult other = ofAnotherGame();
    UnaryOperator<CensusResult> lie =
        switch (kind) {
          case "no run" -> r -> with(r, r.standing(), Optional.empty(), r.certificate());
          case "another run" -> r -> with(r, r.standing(), other.run(), r.certificate());
          case "no proof" -> r -> with(r, r.standing(), r.run(), Optional.empty());
          case "another proof" -> r -> with(r, r.standing(), r.run(), other.certificate());
          case "nothing" -> r -> with(r, Optional.empty(), r.run(), r.certificate());
          default ->
              r ->
                  new CensusResult(
                      r.code(), r.standing(), r.run(), r.certificate(), 1, Optional.of("broken"));
        };
    try (Store store = open("games")) {
      Census census = new Census(plan(List.of("0.123")), store, new Elsewhere(lie));
      census.run(p -> {}, () -> false);
      assertThat(store.find("0.123")).isEmpty();
      assertThat(census.objections()).hasSize(1).first().asString().startsWith("0.123: ");
    }
  }

  /** How a game stands is read off its proof, not taken from whoever worked on it. */
  @Test
  void aFalseStandingIsCorrected() {
    CensusResult other = ofAnotherGame();
    try (Store store = open("games")) {
      UnaryOperator<CensusResult> lie =
          r ->
              with(
                  r,
                  Optional.of(r.standing().get().withSearch(other.standing().get())),
                  r.run(),
                  r.certificate());
      new Census(plan(List.of("0.123")), store, new Elsewhere(lie)).run(p -> {}, () -> false);
      assertThat(store.find("0.123").orElseThrow().entry().standing().order()).hasValue(20);
    }
  }

  /** A run that was stopped in the middle of a step may have all that a proof needs. */
  @Test
  void whatTurnsOutToBeSolvedIsKeptWithItsProof() {
    QuotientSolver solver = QuotientSolver.heapByHeap(TakeAndBreak.of("4.7"));
    solver.run(SolverLimits.none().withMaxHeap(20));
    Standing said = Standing.of(solver);
    assertThat(said.isSolved()).isFalse();
    CensusResult honest =
        new CensusResult(
            "4.7",
            Optional.of(said),
            Optional.of(SavedRun.text(solver.snapshot())),
            Optional.empty(),
            5,
            Optional.empty());
    Examination seen = Examination.of(honest, () -> false);
    assertThat(seen.objection()).isEmpty();
    assertThat(seen.standing().orElseThrow().isSolved()).isTrue();
    try (Store store = open("games")) {
      Census census = new Census(plan(List.of("4.7")), store, new Elsewhere(r -> honest));
      census.run(p -> {}, () -> false);
      assertThat(census.objections()).isEmpty();
      Entry kept = store.find("4.7").orElseThrow().entry();
      assertThat(kept.standing()).isEqualTo(seen.standing().get());
      assertThat(kept.certificate()).isEqualTo(seen.certificate()).isPresent();
      // The same row as somebody else's is no lie either.
      store.forget("4.7");
      Inspection inspection = new Inspection(store, () -> false);
      inspection.look(
          new Store.Found(new Entry(said, kept.origin(), honest.run(), Optional.empty()), false));
      assertThat(inspection.wrong()).isEmpty();
      assertThat(store.find("4.7").orElseThrow().entry().standing().isSolved()).isTrue();
    }
  }

  /** The time of a game is for the search: not to verify where it goes on, nor to write a proof. */
  @Test
  void withoutTimeNothingIsLost() {
    CensusResult far = task("0.07", 60_000, OptionalInt.of(20), Optional.empty()).work();
    assertThat(far.standing().orElseThrow().heaps()).isEqualTo(20);
    CensusResult later = task("0.07", 0, OptionalInt.empty(), far.run()).work();
    assertThat(later.failure()).isEmpty();
    assertThat(later.standing().orElseThrow().heaps()).isEqualTo(20);
    CensusResult solved = task("0.123", 60_000, OptionalInt.empty(), Optional.empty()).work();
    CensusResult again = task("0.123", 0, OptionalInt.empty(), solved.run()).work();
    assertThat(again.certificate()).isEqualTo(solved.certificate()).isPresent();
  }

  private static CensusTask task(
      String code, long milliseconds, OptionalInt maxHeap, Optional<String> run) {
    return new CensusTask(code, milliseconds, maxHeap, OptionalInt.empty(), 1L << 28, run);
  }

  @Test
  void anInspectionAcceptsWhatIsRight() {
    try (Store store = open("games");
        Store other = open("other")) {
      new Census(plan(CODES), store, new ThreadRunner(1)).run(p -> {}, () -> false);
      Inspection inspection = new Inspection(store, () -> false);
      store.forEach(Query.all(), inspection::look);
      assertThat(inspection.wrong()).isEmpty();
      assertThat(inspection.right()).isEqualTo(CODES.size());
      Inspection merge = new Inspection(other, () -> false);
      store.forEach(Query.all(), found -> merge.take(found.entry()));
      assertThat(merge.taken()).isEqualTo(CODES.size());
      assertThat(standings(other)).isEqualTo(standings(store));
    }
  }

  @Test
  void anInspectionPutsRightWhatSaysSomethingElseThanItsProof() {
    try (Store store = open("games")) {
      new Census(plan(List.of("0.123")), store, new ThreadRunner(1)).run(p -> {}, () -> false);
      Entry right = store.find("0.123").orElseThrow().entry();
      Standing far =
          task("0.07", 60_000, OptionalInt.of(9), Optional.empty()).work().standing().orElseThrow();
      Standing changed =
          new Standing(
              right.standing().game(),
              right.standing().code(),
              far.kind(),
              right.standing().status(),
              far.quotient(),
              far.tame(),
              far.order(),
              far.pSize(),
              right.standing().period(),
              right.standing().preperiod(),
              right.standing().heaps(),
              far.lastTameHeap(),
              far.infiniteAt(),
              far.name(),
              far.alike(),
              far.growth(),
              far.stoppedBy());
      Inspection inspection = new Inspection(store, () -> false);
      inspection.look(
          new Store.Found(right.with(changed, right.run(), right.certificate()), false));
      assertThat(inspection.right()).isZero();
      assertThat(inspection.wrong()).singleElement().asString().contains("contradicted its proof");
      assertThat(store.find("0.123").orElseThrow().entry().standing()).isEqualTo(right.standing());
    }
  }

  /**
   * A store in which an earlier census kept Kayles as 4.4: nothing is solved again or counted new.
   */
  @Test
  void rowsOfEquivalentCodesCount() {
    List<Duration> rounds = List.of(Duration.ofMinutes(1));
    List<CodeFamily.Kin> kin =
        List.of(
            new CodeFamily.Kin("0.77", List.of("4.4")), new CodeFamily.Kin("0.07", List.of("0.4")));
    Census.Plan plan =
        new Census.Plan("some", kin, rounds, OptionalInt.of(12), OptionalInt.of(200), 1L << 28);
    try (Store store = open("old.sqlite")) {
      KeptGames games = new KeptGames(store);
      for (String code : List.of("4.4", "0.4")) {
        QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
        solver.run(SolverLimits.none().withMaxHeap(code.equals("4.4") ? 300 : 10));
        games.keep(solver, new SavedGames.Effort(1, Duration.ZERO, "none"));
      }
      store.remember("some", standings(store));
      List<CensusTask> worked = new ArrayList<>();
      CensusRunner runner =
          new CensusRunner() {
            @Override
            public void run(
                List<CensusTask> tasks, Consumer<CensusResult> sink, BooleanSupplier isOver) {
              worked.addAll(tasks);
            }

            @Override
            public int width() {
              return 1;
            }
          };
      Census census = new Census(plan, store, runner);
      assertThat(census.run(progress -> {}, () -> false)).isTrue();
      // Dawson's Kayles goes on where 0.4 was.
      assertThat(worked).singleElement().extracting(CensusTask::code).isEqualTo("0.07");
      assertThat(SavedRun.parse(worked.get(0).run().orElseThrow(), "a run").phi()).hasSize(10);
      CensusAnswer answer = census.answer(true);
      assertThat(answer.games())
          .extracting(g -> g.standing().code() + " " + g.standing().heaps())
          .containsExactly("0.77 167", "0.07 9");
      assertThat(answer.codes()).isEqualTo(4);
      assertThat(answer.solved()).isEqualTo(1);
      assertThat(answer.fresh()).isEmpty();
    }
  }

  @Test
  void familiesHaveOneOfEachClass() {
    assertThat(CodeFamily.OCTAL.games(1)).extracting(CodeFamily.Kin::code).contains("0.7", "4.7");
    assertThat(CodeFamily.OCTAL.games(2))
        .extracting(CodeFamily.Kin::code)
        .contains("0.77", "0.07", "0.3")
        .doesNotContain("4.4", "0.4", "0.2");
    assertThat(CodeFamily.QUATERNARY.games(4))
        .extracting(CodeFamily.Kin::code)
        .contains("0.123", "0.3102")
        .doesNotHaveDuplicates();
    assertThat(CodeFamily.PARTIZAN.games(1, 1))
        .extracting(CodeFamily.Kin::code)
        .containsExactly("0.0/0.0", "0.0/0.1", "0.1/0.1");
    assertThat(CodeFamily.named("octal")).contains(CodeFamily.OCTAL);
    assertThat(CodeFamily.named("decimal")).isEmpty();
  }
}
