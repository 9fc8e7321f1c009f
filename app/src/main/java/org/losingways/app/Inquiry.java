// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.losingways.game.Game;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSearch;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGaugeSearch;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.Valuation;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.quotient.solver.StopReason;

/**
 * Solves games as far as questions need, in the thread that asks: from what was saved before; by
 * the search for quotients; where that ends at an infinite quotient, by the search for linear
 * forms. What it finds is saved.
 *
 * <pre>{@code
 * new Inquiry(context).know(kayles, BigInteger.valueOf(9)).deciding(position).outcome(position)
 * }</pre>
 */
public record Inquiry(Context context) {

  /** Somebody who waits for an answer does not wait longer for a proof that is not needed. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  /** To compare positions, linear forms are looked for to at least this heap. */
  private static final int FEW_HEAPS = 6;

  private SavedGames saved() {
    return context.saved();
  }

  /** How long a quotient may be looked for that would be good to have. */
  public Duration patience() {
    return context.time(PATIENCE);
  }

  /** Does something within the time that a person waits for what would be good to have. */
  public <T> T patiently(Supplier<T> what) {
    return context.within(patience()).during(what);
  }

  private KeptRun.Terms terms(SolverLimits limits) {
    return KeptRun.Terms.of(context.time(), limits, context::fault);
  }

  /** A run from where saved results have got to, whose results are saved. */
  public KeptRun run(Ruleset rules, SolverLimits limits) {
    return KeptRun.of(saved(), rules, limits, terms(limits));
  }

  /** A run of a solver that comes from elsewhere, whose results are saved. */
  public KeptRun run(QuotientSolver solver, SolverLimits limits) {
    return KeptRun.with(saved(), solver, terms(limits));
  }

  /** Adds heaps to a run until the game is solved or a limit is reached, and saves the result. */
  public QuotientSolver finish(KeptRun run, SolverLimits limits, KeptRun.Watcher watcher) {
    context.watched(() -> run.where(), () -> run.run(limits, watcher));
    run.end();
    return run.solver();
  }

  /** Solves a game within limits. */
  public QuotientSolver solve(Ruleset rules, SolverLimits limits) {
    return finish(run(rules, limits), limits, KeptRun.Watcher.NOBODY);
  }

  /** Solves a game of Left and Right within limits. */
  public PartizanSolver solve(PartizanRuleset rules, SolverLimits limits) {
    long start = System.nanoTime();
    PartizanSolver solver = saved().solver(rules, limits);
    run(solver, limits);
    keep(solver, start, limits);
    return solver;
  }

  private SolverStatus run(PartizanSolver solver, SolverLimits limits) {
    return context.watched(() -> "heap " + (solver.heaps() + 1), () -> solver.run(limits));
  }

  private void keep(PartizanSolver solver, long start, SolverLimits limits) {
    Duration tried = limits.maxHeap() == Integer.MAX_VALUE ? context.time() : Duration.ZERO;
    keep(() -> saved().keep(solver, effort(start, tried, limits)));
  }

  private SavedGames.Effort effort(long start, Duration tried, SolverLimits limits) {
    long millis = (System.nanoTime() - start) / 1_000_000;
    return new SavedGames.Effort(millis, tried, terms(limits).limits());
  }

  private void keep(Runnable what) {
    try {
      what.run();
    } catch (SavedGames.Failure e) {
      context.fault(e.getMessage());
    }
  }

  /**
   * What is known of a game to at least this heap: all, if that can be had while a person waits; or
   * what is found in the time there is. Where linear forms are saved that decide this heap, nothing
   * is solved.
   */
  public Known.Impartial know(Ruleset rules, BigInteger heap) {
    SolverLimits limits = context.limits();
    KeptRun run = patiently(() -> run(rules, limits));
    QuotientSolver solver = run.solver();
    Saved<GaugeSolution> forms = new Saved<>(() -> saved().gauges(rules));
    if (solver.status() == SolverStatus.SOLVED
        || forms.get().filter(gauges -> gauges.knows(heap)).isEmpty()) {
      patiently(() -> finish(run, limits, KeptRun.Watcher.NOBODY));
      int last = Math.min(rules.largestHeap(), limits.maxHeap());
      int wanted = heap.min(BigInteger.valueOf(last)).intValue();
      if (solver.heaps() < wanted && solver.status() != SolverStatus.SOLVED) {
        finish(run(solver, limits), limits.withMaxHeap(wanted), KeptRun.Watcher.NOBODY);
      }
    }
    return new Known.Impartial(solver.quotient(), solver.status(), forms);
  }

  /** The same, with half of all the time: the rest is for playing out. */
  public Known.Impartial beforePlayingOut(Ruleset rules, BigInteger heap) {
    return context.inHalfTheTime(() -> know(rules, heap));
  }

  /** What is known of a game of Left and Right to at least the heaps of a position. */
  public Known.Partizan know(PartizanRuleset rules, Position position) {
    Saved<PartizanGauges> forms = new Saved<>(() -> saved().gauges(rules));
    boolean isDecided =
        forms.get().filter(found -> position.largest() <= found.largestHeap()).isPresent();
    // Where these decide, nothing is looked for that takes longer than a person waits.
    return monoid(rules, isDecided ? 0 : position.largest(), forms);
  }

  /**
   * What compares positions with heaps up to those of this one: the monoid, or linear forms, which
   * are looked for in the time there is if none are saved.
   *
   * @throws Known.Unknown if neither goes far enough
   */
  public Valuation<PartizanOutcome> comparing(PartizanRuleset rules, Position position) {
    Known.Partizan known = know(rules, position);
    Valuation<PartizanOutcome> deciding = known.deciding(position);
    boolean isEnough = position.largest() <= deciding.largestHeap();
    if (isEnough && (deciding.verifiedTo().isEmpty() || rules.largestHeap() > FEW_HEAPS)) {
      return deciding;
    }
    int heap = Math.min(rules.largestHeap(), Math.max(position.largest(), FEW_HEAPS));
    return forms(rules, heap)
        .filter(forms -> position.largest() <= forms.largestHeap())
        .<Valuation<PartizanOutcome>>map(forms -> forms)
        .orElseGet(() -> known.comparing(position));
  }

  /** The same by the monoid alone, which orders positions and has inverses. */
  public Known.Partizan monoid(PartizanRuleset rules, Position position) {
    return monoid(rules, position.largest(), new Saved<>(() -> saved().gauges(rules)));
  }

  private Known.Partizan monoid(PartizanRuleset rules, int heap, Saved<PartizanGauges> forms) {
    SolverLimits none = SolverLimits.none();
    PartizanSolver solver = saved().solver(rules, none);
    long start = System.nanoTime();
    patiently(() -> run(solver, none));
    run(solver, none.withMaxHeap(heap));
    keep(solver, start, none.withMaxHeap(heap));
    return new Known.Partizan(solver.solution(), solver.status(), forms);
  }

  /** Reads linear forms when they are first asked for, and once. */
  private static final class Saved<G> implements Supplier<Optional<G>> {
    private final Supplier<Optional<G>> read;
    private Optional<G> forms = Optional.empty();
    private boolean isRead;

    Saved(Supplier<Optional<G>> read) {
      this.read = read;
    }

    @Override
    public Optional<G> get() {
      if (!isRead) {
        forms = read.get();
        isRead = true;
      }
      return forms;
    }
  }

  /** Linear forms that decide heaps beyond what a solver has got to, as far as is asked for. */
  public Optional<GaugeSolution> saved(QuotientSolver solver, SolverLimits limits) {
    return within(
        solver.status(), solver.heaps(), limits, () -> saved().gauges(solver.quotient().rules()));
  }

  /** The same of a game with Left and Right. */
  public Optional<PartizanGauges> saved(PartizanSolver solver, SolverLimits limits) {
    return within(solver.status(), solver.heaps(), limits, () -> saved().gauges(solver.rules()));
  }

  private static <G extends Gauges<?>> Optional<G> within(
      SolverStatus status, int heaps, SolverLimits limits, Supplier<Optional<G>> saved) {
    return isDone(status, heaps, limits)
        ? Optional.empty()
        : saved.get().filter(g -> g.heaps() > heaps && g.heaps() <= limits.maxHeap());
  }

  /**
   * Linear forms that decide heaps beyond what a solver has got to: those that are saved, and from
   * there on what is found in the time there is, heap by heap.
   */
  public Optional<GaugeSolution> beyond(QuotientSolver solver, SolverLimits limits) {
    int last = Math.min(limits.maxHeap(), solver.quotient().rules().largestHeap());
    return furthest(
        saved(solver, limits),
        solver.heaps(),
        solver.stopped().equals(Optional.of(StopReason.BEYOND)) ? last : 0,
        (before, heap) ->
            search(heap, () -> GaugeSearch.findInTime(solver.quotient(), before, heap), limits));
  }

  /** The same of a game with Left and Right. */
  public Optional<PartizanGauges> beyond(PartizanSolver solver, SolverLimits limits) {
    PartizanRuleset rules = solver.rules();
    int last = Math.min(limits.maxHeap(), rules.largestHeap());
    return furthest(
        saved(solver, limits),
        solver.heaps(),
        solver.status() == SolverStatus.GROWING ? last : 0,
        (before, heap) ->
            search(heap, () -> PartizanGaugeSearch.findInTime(rules, before, heap), limits));
  }

  /**
   * Linear forms from those that are saved on.
   *
   * @param heaps what the solver has got to
   * @param last the last heap to look for, or 0 if none is to be
   * @param search finds those to a heap, given those before
   */
  private static <G extends Gauges<?>> Optional<G> furthest(
      Optional<G> saved,
      int heaps,
      int last,
      BiFunction<Optional<G>, Integer, Optional<G>> search) {
    Optional<G> found = saved;
    int heap = (saved.isPresent() ? saved.get().heaps() : heaps) + 1;
    for (; heap <= last && found.flatMap(Gauges::period).isEmpty(); heap++) {
      Optional<G> next = search.apply(found, heap);
      if (next.isEmpty()) {
        break;
      }
      found = next;
    }
    return found;
  }

  /** Linear forms to this heap: those that are saved, or what is found in the time there is. */
  public Optional<GaugeSolution> forms(QuotientSolver solver, int heap) {
    return forms(
        saved().gauges(solver.quotient().rules()),
        heap,
        last -> GaugeSearch.findInTime(solver.quotient(), last, heap));
  }

  /** The same of a game with Left and Right. */
  public Optional<PartizanGauges> forms(PartizanRuleset rules, int heap) {
    return forms(
        saved().gauges(rules), heap, last -> PartizanGaugeSearch.findInTime(rules, last, heap));
  }

  private <G extends Gauges<?>> Optional<G> forms(
      Optional<G> known, int heap, UnaryOperator<Optional<G>> search) {
    return known.filter(g -> g.isFor(heap)).isPresent()
        ? known
        : search(heap, () -> search.apply(known.filter(g -> g.heaps() < heap)), context.limits());
  }

  private <G extends Gauges<?>> Optional<G> search(
      int heap, Supplier<Optional<G>> search, SolverLimits limits) {
    long start = System.nanoTime();
    Optional<G> found = context.watched(() -> "linear forms to heap " + heap, search);
    found.ifPresent(g -> keep(g, start, limits));
    return found;
  }

  private void keep(Gauges<?> gauges, long start, SolverLimits limits) {
    keep(() -> saved().keep(gauges, effort(start - 1_000_000, Duration.ZERO, limits)));
  }

  /** Saves linear forms that come from elsewhere and are proved. */
  public void keep(Gauges<?> gauges) {
    long start = System.nanoTime();
    Game game = gauges.rules();
    if (!saved().isKnown(game)) {
      // They are saved beside what is known of the game otherwise, be it next to nothing.
      know(game, context.limits().withMaxHeap(1));
    }
    keep(gauges, start, context.limits());
  }

  /** Solves a game of either kind within limits. */
  public Known know(Game game, SolverLimits limits) {
    return game.<Known, RuntimeException>either(
        rules -> {
          QuotientSolver solver = solve(rules, limits);
          return new Known.Impartial(
              solver.quotient(), solver.status(), () -> saved(solver, limits));
        },
        rules -> {
          PartizanSolver solver = solve(rules, limits);
          return new Known.Partizan(
              solver.solution(), solver.status(), () -> saved(solver, limits));
        });
  }

  /** Whether all that was asked for is found. */
  public static boolean isDone(SolverStatus status, int heaps, SolverLimits limits) {
    return status == SolverStatus.SOLVED || heaps >= limits.maxHeap();
  }
}
