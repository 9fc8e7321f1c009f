// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.time.Duration;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.losingways.app.KeptRun;
import org.losingways.app.SavedGames;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.GameText;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSearch;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGaugeSearch;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.quotient.solver.StopReason;
import org.losingways.show.CommandFailure;
import org.losingways.store.StoreException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The mixin of commands that run the solver: how far it may go. */
public final class Limits {

  @Option(
      names = "--max-heap",
      paramLabel = "N",
      converter = Heap.class,
      description = "Stop after this heap.")
  private Integer maxHeap;

  /** Reads a heap. */
  private static final class Heap implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      try {
        return GameText.heap(text);
      } catch (GameFormatException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  @Mixin private final TimeLimit timeLimit = new TimeLimit("30s");

  @Option(
      names = "--max-order",
      paramLabel = "N",
      description = "Stop before a quotient larger than this.")
  private Integer maxOrder;

  @Option(
      names = "--max-memory",
      paramLabel = "SIZE",
      description = {
        "Stop before a step that needs more memory than this, such as 512M or 2G (default: half"
            + " of what Java may use, which is a quarter of the memory unless"
            + " MISERE_JAVA_OPTS=-Xmx8g or similar is set)."
      })
  private Amount.Memory maxMemory;

  @Mixin private StoreOption store;

  /** A run from where the store has got to, which is kept there. */
  public KeptRun run(Ruleset rules, SolverLimits reach, Output output) {
    return KeptRun.of(store.games(output), rules, reach, terms(reach, output));
  }

  /** A run of a solver that comes from elsewhere, which is kept. */
  public KeptRun run(QuotientSolver solver, SolverLimits reach, Output output) {
    return KeptRun.with(store.games(output), solver, terms(reach, output));
  }

  /** Finds what genera need beside a game, from where the store has got to. */
  public PositionGenera.Finder besideNimHeaps(Output output) {
    return store.games(output).besideNimHeaps(output::fault);
  }

  /** Whether the store has a quotient of a game for all heaps. */
  boolean isKept(Ruleset rules, Output output) {
    return store.games(output).isSolved(rules);
  }

  /** What a run that is kept is told. */
  private KeptRun.Terms terms(SolverLimits reach, Output output) {
    return KeptRun.Terms.of(time(), reach, output::fault);
  }

  /** Solves a game of both players within limits, from where the store has got to. */
  public QuotientSolver solve(Ruleset rules, SolverLimits reach, Output output) {
    KeptRun run = run(rules, reach, output);
    SolverRun.run(run, reach, output.terminal(), SolverRun.NOBODY);
    return run.solver();
  }

  /** Solves a partizan game within limits, and keeps what was found. */
  public PartizanSolver solve(PartizanRuleset rules, SolverLimits reach, Output output) {
    long start = System.nanoTime();
    PartizanSolver solver = solver(rules, reach, output);
    PartizanRun.run(solver, reach, output.terminal());
    keep(solver, start, reach, output);
    return solver;
  }

  /** A solver of a partizan game that has got as far as the store knows. */
  PartizanSolver solver(PartizanRuleset rules, SolverLimits reach, Output output) {
    return store.games(output).solver(rules, reach);
  }

  /** Keeps what is proved of a partizan game. */
  void keep(PartizanSolver solver, long start, SolverLimits reach, Output output) {
    KeptRun.Terms terms = terms(reach, output);
    Duration tried = reach.maxHeap() == Integer.MAX_VALUE ? time() : Duration.ZERO;
    long millis = (System.nanoTime() - start) / 1_000_000;
    try {
      store.games(output).keep(solver, new SavedGames.Effort(millis, tried, terms.limits()));
    } catch (StoreException e) {
      terms.fault().accept(e.getMessage());
    }
  }

  /**
   * What gauges tell of heaps beyond what a solver has got to: what is kept, and from there on what
   * is found in the time there is, heap by heap.
   */
  public Optional<GaugeSolution> gauges(QuotientSolver solver, SolverLimits reach, Output output) {
    Quotient known = solver.quotient();
    int last = Math.min(reach.maxHeap(), known.rules().largestHeap());
    return furthest(
        kept(solver, reach, output),
        solver.heaps(),
        solver.stopped().equals(Optional.of(StopReason.BEYOND)) ? last : 0,
        heap -> gauges(known, heap, reach, output));
  }

  /** The same of a game with Left and Right. */
  public Optional<PartizanGauges> gauges(PartizanSolver solver, SolverLimits reach, Output output) {
    PartizanRuleset rules = solver.rules();
    int last = Math.min(reach.maxHeap(), rules.largestHeap());
    return furthest(
        kept(solver, reach, output),
        solver.heaps(),
        solver.status() == SolverStatus.GROWING ? last : 0,
        heap -> gauges(rules, heap, reach, output));
  }

  /**
   * What gauges tell from what is kept on.
   *
   * @param heaps what the solver has got to
   * @param last the last heap to look for, or 0 if none is to be
   */
  private static <G extends Gauges<?>> Optional<G> furthest(
      Optional<G> kept, int heaps, int last, IntFunction<Optional<G>> search) {
    Optional<G> found = kept;
    int heap = kept.map(Gauges::heaps).orElse(heaps) + 1;
    for (; heap <= last && found.flatMap(Gauges::period).isEmpty(); heap++) {
      Optional<G> next = search.apply(heap);
      if (next.isEmpty()) {
        break;
      }
      found = next;
    }
    return found;
  }

  /** What gauges tell to this heap: what is kept, or what is found in the time there is. */
  public Optional<GaugeSolution> gauges(
      Quotient known, int heap, SolverLimits reach, Output output) {
    return gauges(
        gauges(known.rules(), output),
        heap,
        last -> GaugeSearch.findInTime(known, last, heap),
        reach,
        output);
  }

  /** The same of a game with Left and Right. */
  public Optional<PartizanGauges> gauges(
      PartizanRuleset rules, int heap, SolverLimits reach, Output output) {
    return gauges(
        gauges(rules, output),
        heap,
        last -> PartizanGaugeSearch.findInTime(rules, last, heap),
        reach,
        output);
  }

  private <G extends Gauges<?>> Optional<G> gauges(
      Optional<G> kept,
      int heap,
      UnaryOperator<Optional<G>> search,
      SolverLimits reach,
      Output output) {
    if (kept.filter(g -> g.isFor(heap)).isPresent()) {
      return kept;
    }
    long start = System.nanoTime();
    Optional<G> found;
    try (Progress progress = Progress.on(output.terminal())) {
      Runnable look = () -> progress.at(() -> "linear forms to heap " + heap);
      Optional<G> last = kept.filter(g -> g.heaps() < heap);
      found = Budget.watched(look).during(() -> search.apply(last));
    }
    found.ifPresent(g -> keep(g, start, reach, output));
    return found;
  }

  /** Keeps gauges that come from elsewhere and are proved. */
  public void keep(Gauges<?> gauges, Output output) {
    SolverLimits reach = reach();
    SolverLimits least = reach.withMaxHeap(1);
    long start = System.nanoTime();
    Game game = gauges.rules();
    if (store.store(output).find(game.key()).isEmpty()) {
      // They are kept beside what is known of the game otherwise, be it next to nothing.
      game.<Object, RuntimeException>either(
          rules -> solve(rules, least, output), rules -> solve(rules, least, output));
    }
    keep(gauges, start, reach, output);
  }

  /** What gauges are known to tell beyond what a solver has got to, as far as is asked for. */
  Optional<GaugeSolution> kept(QuotientSolver solver, SolverLimits reach, Output output) {
    return kept(
        solver.status(), solver.heaps(), reach, () -> gauges(solver.quotient().rules(), output));
  }

  /** The same of a game with Left and Right. */
  Optional<PartizanGauges> kept(PartizanSolver solver, SolverLimits reach, Output output) {
    return kept(solver.status(), solver.heaps(), reach, () -> gauges(solver.rules(), output));
  }

  private static <G extends Gauges<?>> Optional<G> kept(
      SolverStatus status, int heaps, SolverLimits reach, Supplier<Optional<G>> known) {
    return status == SolverStatus.SOLVED || heaps >= reach.maxHeap()
        ? Optional.empty()
        : known.get().filter(g -> heaps < g.heaps() && g.heaps() <= reach.maxHeap());
  }

  /** What gauges are known to tell of a game, to whatever heap. */
  Optional<GaugeSolution> gauges(Ruleset rules, Output output) {
    return store.games(output).gauges(rules);
  }

  /** The same of a game with Left and Right. */
  Optional<PartizanGauges> gauges(PartizanRuleset rules, Output output) {
    return store.games(output).gauges(rules);
  }

  private void keep(Gauges<?> gauges, long start, SolverLimits reach, Output output) {
    KeptRun.Terms terms = terms(reach, output);
    long millis = (System.nanoTime() - start) / 1_000_000 + 1;
    try {
      store
          .games(output)
          .keep(gauges, new SavedGames.Effort(millis, Duration.ZERO, terms.limits()));
    } catch (StoreException e) {
      terms.fault().accept(e.getMessage());
    }
  }

  /** The time that was given. */
  public Duration time() {
    return timeLimit.get();
  }

  /** Does something within half of the time: the rest is for what is done with the answer. */
  <T> T inHalfTheTime(Supplier<T> what) {
    T found = inHalfTheTime(time(), what);
    Budget.current().finish();
    return found;
  }

  /** Does something beside what was asked for within half of the time, or less. */
  public <T> T inHalfTheTime(Duration atMost, Supplier<T> what) {
    Duration half = time().dividedBy(2);
    return Interrupt.budget(half.compareTo(atMost) < 0 ? half : atMost).during(what);
  }

  /** What was given, or less. */
  public Duration time(Duration atMost) {
    return time().compareTo(atMost) < 0 ? time() : atMost;
  }

  /** The limits for a solver; the time is the budget of the whole command. */
  public SolverLimits reach() {
    SolverLimits limits = SolverLimits.none().withMaxBytes(Runtime.getRuntime().maxMemory() / 2);
    if (maxHeap != null) {
      limits = limits.withMaxHeap(maxHeap);
    }
    if (maxOrder != null) {
      if (maxOrder < 1) {
        throw new CommandFailure("--max-order takes a number from 1 on.");
      }
      limits = limits.withMaxOrder(maxOrder);
    }
    return maxMemory == null ? limits : limits.withMaxBytes(maxMemory.bytes());
  }
}
