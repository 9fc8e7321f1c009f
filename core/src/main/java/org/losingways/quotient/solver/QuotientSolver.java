// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.losingways.budget.Budget;
import org.losingways.game.Pattern;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.BipartiteMonoid;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.FirmHeaps;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.Period;
import org.losingways.quotient.PeriodWatch;
import org.losingways.quotient.Phi;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.rays.RayShown;
import org.losingways.search.Lengths;

/**
 * Finds the misère quotient of a game heap by heap, and proves the game solved when Φ has repeated
 * long enough.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.123"));
 * solver.run(SolverLimits.none());       // SOLVED
 * solver.quotient().finiteOrder()        // 20
 * solver.quotient().period()             // period 5, preperiod 5
 * }</pre>
 *
 * <p>Each {@link #extend} adds one heap: by the conservative step if the heap is worth a position
 * already known, by the expanding step if not. After each the partial quotient (Q, P, Φ) is
 * reduced, and verified for every position with the heaps so far: no move leads from P to P, and
 * from each other position that has a move some move leads to P (T. E. Plambeck, <i>Taming the wild
 * in impartial combinatorial games</i>, §§5–9). Whatever stops the solver, a limit or {@link
 * #cancel}, the last verified quotient is intact, and a later call goes on where it stopped.
 *
 * <p>Not thread-safe, except for {@link #cancel}.
 */
public final class QuotientSolver {

  /** From this heap on it is asked whether heaps are firm; most games are solved before. */
  private static final int MANY_HEAPS = 256;

  private static final int FIRM_HEAPS_AT_ONCE = 64;

  /** A finite partial quotient that was verified. */
  private record Known(BipartiteMonoid quotient, HeapValues values) {

    /** What a snapshot says; its shape must have been checked. */
    static Known of(Ruleset rules, SolverSnapshot snapshot) {
      FiniteMonoid monoid = FiniteMonoid.ofAction(snapshot.action());
      long[] p = Bits.of(monoid.order());
      for (int x : snapshot.p()) {
        Bits.set(p, x);
      }
      return new Known(
          new BipartiteMonoid(monoid, p), new HeapValues(rules, monoid, snapshot.phi()));
    }
  }

  private final Ruleset rules;
  private final Optional<PeriodWatch> watch;
  private final List<GrowthStep> steps = new ArrayList<>();

  /** What is verified. */
  private Known known;

  /** The same, ready to be extended; not yet for a solver that believed a snapshot. */
  private Optional<Verified> verified = Optional.empty();

  private Optional<Expansion> expansion = Optional.empty();

  /** The most trials that were refuted at one heap before the right one was found. */
  private int mostRefuted;

  private Optional<Period> period = Optional.empty();
  private Optional<Pattern> pattern = Optional.empty();
  private Optional<RayShown> infinite = Optional.empty();
  private boolean seesEndlessness = true;
  private Optional<EndlessQuotient<?>> endless = Optional.empty();

  /** What takes over when all further heaps are known to be firm. */
  private Optional<FirmHeaps> firm = Optional.empty();

  private Optional<StopReason> stopped = Optional.empty();
  private Optional<Budget.Shortage> shortage = Optional.empty();

  /** What was seen when no quotient with one heap more was found beyond an infinite one. */
  private GrowthReport beyond = GrowthReport.none(0);

  private volatile boolean cancelled;

  /** They order the search, and are needed rarely. */
  private final Lengths lengths;

  /** A solver that knows the empty position. */
  public QuotientSolver(Ruleset rules) {
    this(rules, new Lengths(List.of(rules)));
    Trial.Reduced empty =
        new Trial.Reduced(FiniteMonoid.trivial(), Bits.of(1), new int[1], new int[1][0]);
    Budget budget = Budget.unlimited();
    ready(Candidate.of(rules, empty, lengths.to(0), budget));
  }

  /** A solver that is yet to be given what it knows. */
  private QuotientSolver(Ruleset rules, Lengths lengths) {
    this.rules = rules;
    this.watch = rules.reach().map(PeriodWatch::new);
    this.lengths = lengths;
  }

  /**
   * A solver that only adds heaps: where others see that partial quotients grow for ever, it finds
   * them one after another.
   */
  public static QuotientSolver heapByHeap(Ruleset rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.seesEndlessness = false;
    return solver;
  }

  /**
   * A solver that goes on from a snapshot, after verifying it.
   *
   * @throws IllegalArgumentException if the snapshot is not a verified quotient of these rules
   */
  public static QuotientSolver resume(Ruleset rules, SolverSnapshot snapshot) {
    QuotientSolver solver = new QuotientSolver(rules, new Lengths(List.of(rules)));
    if (!snapshot.code().equals(rules.key())) {
      throw new IllegalArgumentException(
          "the saved run is one of " + snapshot.code() + ", not of " + rules.key());
    }
    solver.ready(Resumption.verify(rules, snapshot, solver.lengths::to));
    solver.steps.addAll(
        GrowthStep.to(solver.known.quotient(), solver.known.values().toArray(), Budget.current()));
    if (!solver.steps.equals(snapshot.steps())) {
      throw SolverSnapshot.damaged("its steps are not those of its quotient");
    }
    return solver.with(snapshot.infinite(), EndlessQuotient::find);
  }

  /**
   * A solver that goes on from a snapshot which this program has made and nobody has changed since:
   * the finite quotient is not verified again until heaps are added to it.
   *
   * @param endless what partial quotients that were seen to grow for ever are; none where they were
   *     not, which is not looked for again before they have grown
   * @throws IllegalArgumentException if the snapshot cannot be one of these rules
   */
  public static QuotientSolver believing(
      Ruleset rules,
      SolverSnapshot snapshot,
      Function<FiniteQuotient, Optional<EndlessQuotient<?>>> endless) {
    // It need not be ready to add heaps: most of those who ask want to see what is known.
    QuotientSolver solver = new QuotientSolver(rules, new Lengths(List.of(rules)));
    snapshot.checkShape(rules);
    solver.known = Known.of(rules, snapshot);
    solver.steps.addAll(snapshot.steps());
    return solver.with(snapshot.infinite(), endless);
  }

  private void ready(Candidate candidate) {
    Verified now = new Verified(candidate);
    known = new Known(now.quotient(), now.values());
    verified = Optional.of(now);
  }

  /** This solver, with what follows from a finite quotient that was saved. */
  private QuotientSolver with(
      Optional<SolverSnapshot.Infinite> saved,
      Function<FiniteQuotient, Optional<EndlessQuotient<?>>> find) {
    lookForPeriod();
    lookForEndlessness(find);
    lookForFirmHeaps(Budget.current());
    if (saved.isPresent()) {
      infinite = Optional.of(Resumption.verify(lastFinite(), saved.get(), lengths::to));
      period = infinite.get().quotient().period();
    }
    return this;
  }

  /** Adds heaps until the game is solved or a limit is reached. */
  public SolverStatus run(SolverLimits limits) {
    SolverStatus status = status();
    while (status != SolverStatus.SOLVED) {
      if (heaps() >= limits.maxHeap()) {
        stopped = Optional.of(StopReason.HEAP);
        return status;
      }
      status = extend(limits);
      if (stopped.isPresent()) {
        return status;
      }
    }
    return status;
  }

  /**
   * Adds one heap, unless the game is solved or a limit other than the heap limit is reached. Of
   * heaps that are known to be firm it adds several at once, since each takes less than a look at
   * the limits: up to the heap limit, and none after one at which the quotient grows.
   */
  public SolverStatus extend(SolverLimits limits) {
    stopped = Optional.empty();
    shortage = Optional.empty();
    if (status() == SolverStatus.SOLVED) {
      return SolverStatus.SOLVED;
    }
    Budget budget = limits.budget(() -> cancelled);
    try {
      budget.begin();
      if (infinite.isPresent()) {
        extendInfinite(budget);
        return status();
      }
      if (firm.isPresent()) {
        extendFirm(limits.maxHeap(), budget);
        return status();
      }
      if (verified.isEmpty()) {
        ready(Resumption.verify(rules, snapshot(), lengths::to));
      }
      if (expansion.isEmpty()) {
        int twin = rules.twin(heaps() + 1);
        OptionalInt value =
            twin <= heaps()
                ? OptionalInt.of(known.values().value(twin))
                : verified.get().next(budget);
        if (value.isPresent()) {
          known.values().append(value.getAsInt());
          lookForPeriod();
          if (Integer.bitCount(heaps()) == 1 && heaps() >= MANY_HEAPS && promise().isEmpty()) {
            lookForFirmHeaps(budget);
          }
          return status();
        }
        lookForFirmHeaps(budget);
        if (firm.isPresent()) {
          return status();
        }
        expansion = Optional.of(new Expansion(lastFinite(), lengths.to(heaps() + 1), mostRefuted));
      }
      Optional<Candidate> found = expansion.get().run(budget);
      if (found.isEmpty()) {
        infinite = expansion.get().infinite();
        period = infinite.flatMap(q -> q.quotient().period());
        expansion = Optional.empty();
        return status();
      }
      budget.checkOrder(found.get().reduced().monoid().order());
      ready(found.get());
      mostRefuted = Math.max(mostRefuted, expansion.get().report().trials());
      expansion = Optional.empty();
      GrowthStep.noteChange(steps, heaps(), known.quotient());
      lookForPeriod();
      lookForEndlessness(EndlessQuotient::find);
    } catch (Budget.Stopped e) {
      stopped = Optional.of(StopReason.of(e.limit()));
      shortage = e.shortage();
      cancelled = false;
    } catch (OutOfMemoryError e) {
      // What is verified is as it was; the trial that was too large is given up.
      expansion = Optional.empty();
      stopped = Optional.of(StopReason.MEMORY);
    }
    return status();
  }

  private void lookForFirmHeaps(Budget budget) {
    if (heaps() >= MANY_HEAPS && status() != SolverStatus.SOLVED) {
      firm = FirmHeaps.find(lastFinite(), budget);
    }
  }

  private void extendFirm(int maxHeap, Budget budget) {
    FirmHeaps heaps = firm.orElseThrow();
    int last = (int) Math.min(heaps.heaps() + (long) FIRM_HEAPS_AT_ONCE, maxHeap);
    boolean isNew = false;
    // One at least: whoever asks for a heap gets it.
    do {
      isNew = heaps.next(budget);
      period = heaps.period();
    } while (!isNew && period.isEmpty() && heaps.heaps() < last);
    if (isNew) {
      GrowthStep.noteChange(steps, heaps.heaps(), heaps.quotient());
    }
  }

  private void extendInfinite(Budget budget) {
    RayShown known = infinite.orElseThrow();
    int[] all = lengths.to(heaps() + 1);
    Optional<RayShown> longer = known.next(all[heaps() + 1], budget);
    GrowthReport seen = GrowthReport.none(heaps() + 1);
    if (longer.isEmpty()) {
      DegreeGuess rays = new DegreeGuess(lastFinite(), all, mostRefuted);
      rays.next(known.verified().model(), budget);
      longer = rays.found();
      seen = GrowthReport.of(heaps() + 1, rays.refuting());
    }
    if (longer.isPresent()) {
      infinite = longer;
      period = longer.get().quotient().period();
    } else {
      stopped = Optional.of(StopReason.BEYOND);
      beyond = seen;
    }
  }

  /** Asks a running {@link #run} or {@link #extend} to stop soon; from any thread. */
  public void cancel() {
    cancelled = true;
  }

  private void lookForPeriod() {
    if (watch.isPresent()) {
      period = watch.get().look(heaps(), known.values()::value);
    } else {
      pattern = rules.pattern(heaps(), known.values()::value).map(p -> p);
    }
  }

  /** Whether the partial quotients, which have grown again, are seen to grow for ever. */
  private void lookForEndlessness(Function<FiniteQuotient, Optional<EndlessQuotient<?>>> find) {
    if (seesEndlessness && status() != SolverStatus.SOLVED) {
      endless = find.apply(lastFinite());
    }
  }

  /** The largest heap that the verified quotient covers. */
  public int heaps() {
    // Asked many times a heap.
    if (infinite.isPresent()) {
      return infinite.get().quotient().heapsComputed();
    }
    return firm.isPresent() ? firm.get().heaps() : known.values().heaps();
  }

  /** The order of the verified quotient, if it is finite. */
  public OptionalInt finiteOrder() {
    return infinite.isPresent() || endless.isPresent()
        ? OptionalInt.empty()
        : OptionalInt.of((firm.isPresent() ? firm.get().quotient() : known.quotient()).order());
  }

  /** How far the solver has come. */
  public SolverStatus status() {
    if (period.isPresent()
        || pattern.isPresent()
        || endless.isPresent()
        || heaps() >= rules.largestHeap()) {
      return SolverStatus.SOLVED;
    }
    if (infinite.isPresent()) {
      return SolverStatus.INFINITE;
    }
    return expansion.isPresent() ? SolverStatus.GROWING : SolverStatus.PARTIAL;
  }

  /** Why the last call stopped before it was done. */
  public Optional<StopReason> stopped() {
    return stopped;
  }

  /** How much memory the trial would have taken that the last call did not make. */
  public Optional<Budget.Shortage> shortage() {
    return shortage;
  }

  /** The proved period of Φ. */
  public Optional<Period> period() {
    return period;
  }

  /** How near a proof is, if a period is seen that has not gone on for long enough. */
  public Optional<PeriodWatch.Promise> promise() {
    return status() == SolverStatus.SOLVED
        ? Optional.empty()
        : watch.flatMap(w -> w.promise(heaps(), quotient()::value));
  }

  /** The heaps at which the order changed from that of the trivial quotient on. */
  public List<GrowthStep> steps() {
    return List.copyOf(steps);
  }

  /** What was seen while the next partial quotient was looked for, if it was not found yet. */
  public GrowthReport report() {
    if (beyond.heap() == heaps() + 1) {
      return beyond;
    }
    return expansion.map(Expansion::report).orElseGet(() -> GrowthReport.none(heaps() + 1));
  }

  /** The verified quotient: immutable, a copy of what the solver knows now. */
  public Quotient quotient() {
    if (endless.isPresent()) {
      return endless.get();
    }
    return infinite.isPresent() ? infinite.get().quotient() : lastFinite();
  }

  /** The last verified quotient that is finite: it may cover fewer heaps than the solver does. */
  public FiniteQuotient lastFinite() {
    if (infinite.isPresent()) {
      return infinite.get().quotient().lastFinite();
    }
    if (endless.isPresent()) {
      return endless.get().lastFinite();
    }
    if (firm.isPresent()) {
      return firm.get().whole(steps());
    }
    Phi phi = new Phi(known.values().toArray(), period, pattern);
    return new FiniteQuotient(
        rules, known.quotient(), phi, status() == SolverStatus.SOLVED, steps());
  }

  /** All that is needed to go on another day; firm heaps need not be kept. */
  public SolverSnapshot snapshot() {
    FiniteMonoid monoid = known.quotient().monoid();
    int[][] action = new int[monoid.generators()][];
    for (int g = 0; g < action.length; g++) {
      action[g] = monoid.action(g).clone();
    }
    return new SolverSnapshot(
        rules.key(),
        action,
        known.quotient().pElements(),
        known.values().toArray(),
        firm.isPresent() ? firm.get().proved().steps() : steps(),
        infinite.isPresent()
            ? Optional.of(SolverSnapshot.Infinite.of(infinite.get().verified().model()))
            : Optional.empty());
  }
}
