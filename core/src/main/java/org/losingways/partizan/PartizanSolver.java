// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.longs.LongList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanRuleset;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.Period;
import org.losingways.quotient.PeriodWatch;
import org.losingways.quotient.Progression;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.search.Lengths;

/**
 * Finds the misère monoid of a partizan game heap by heap, with the two sets "Left loses if she
 * begins" and "Right loses if he begins", and proves the game solved when values have repeated long
 * enough.
 *
 * <pre>{@code
 * PartizanSolver solver = new PartizanSolver(GameReader.of("0.7/0.07"));
 * solver.run(SolverLimits.none());                       // SOLVED
 * solver.solution().isInfinite()                           // true: the monoid is ℤ
 * solver.solution().outcome(Position.of(2, 2, 5))          // N
 * }</pre>
 *
 * <p>Values lie in F × ℤ ({@link Frame}), so monoids are found that are finite or count one thing.
 * After each {@link #extend} the monoid is verified for every position with the heaps so far
 * ({@link Check}). The periodicity theorem of impartial games (T. E. Plambeck, <i>Taming the wild
 * in impartial combinatorial games</i>, Theorem 3) holds for two players word for word, as it looks
 * only at what moves leave; and it holds for counts that grow in a {@link Progression}, as in
 * 0.1/0.2, if besides all larger counts are looked at ({@link Check}). The impartial misère
 * quotient is the case Left = Right. Not thread-safe, except for {@link #cancel}.
 */
public final class PartizanSolver {

  /** The most elements of trials, if nobody says how many. */
  private static final int USUAL_ORDER = 50_000;

  private record Options(LongList left, LongList right) {}

  private final PartizanRuleset rules;
  private final Optional<PeriodWatch> watch;
  private final Map<Options, Long> byOptions = new HashMap<>();
  private final List<PartizanStep> steps = new ArrayList<>();
  private Check verified;

  /** The values of all heaps so far. */
  private Frame frame;

  private Optional<PartizanExpansion> expansion = Optional.empty();
  private Optional<Period> period = Optional.empty();
  private Optional<Progression> progression = Optional.empty();

  /** The last progression that was looked at, and did not go on for ever. */
  private Optional<Progression> refutedGrowth = Optional.empty();

  private boolean isStopped;
  private final Lengths measured;
  private int[] lengths;
  private volatile boolean cancelled;

  /** A solver that knows the empty position. */
  public PartizanSolver(PartizanRuleset rules) {
    this.rules = rules;
    this.watch = rules.reach().map(PeriodWatch::new);
    this.measured = new Lengths(List.of(rules.left(), rules.right()));
    this.lengths = measured.to(0);
    this.frame = new Frame(FiniteMonoid.trivial(), new int[1], new int[1]);
    IntegerSet[] nothing = {IntegerSet.NONE};
    Budget budget = Budget.unlimited();
    this.verified = new Check(rules, new Model(frame, nothing, nothing), lengths, budget);
  }

  /**
   * A solver that goes on from a snapshot, after verifying its monoid.
   *
   * @throws IllegalArgumentException if it is not a verified monoid of these rules
   */
  public static PartizanSolver resume(PartizanRuleset rules, PartizanSnapshot snapshot) {
    if (!snapshot.game().equals(rules.key()) || snapshot.heaps() > rules.largestHeap()) {
      throw new IllegalArgumentException("the saved run is one of " + snapshot.game());
    }
    PartizanSolver solver = new PartizanSolver(rules);
    solver.lengths = solver.measured.to(snapshot.heaps());
    Model model = snapshot.model();
    for (int h = 1; h <= snapshot.heaps(); h++) {
      // Any number of such heaps is as short as none, so that the check would not end.
      if (solver.lengths[h] == 0 && model.frame().value(h) != 0) {
        throw new IllegalArgumentException(
            "the saved run is damaged: heap " + h + " has no moves, but a value");
      }
    }
    Check check = new Check(rules, model, solver.lengths, Budget.current());
    if (!check.isRight()) {
      throw new IllegalArgumentException(
          "the saved run is damaged: it gives a position the wrong outcome");
    }
    solver.adopt(check);
    solver.steps.addAll(snapshot.steps());
    solver.lookForPeriod(Budget.current());
    return solver;
  }

  /** All that is needed to go on another day. */
  public PartizanSnapshot snapshot() {
    return PartizanSnapshot.of(rules.key(), verified.model().with(frame), steps);
  }

  /** Adds heaps until the game is solved or a limit is reached. */
  public SolverStatus run(SolverLimits limits) {
    while (status() != SolverStatus.SOLVED && heaps() < limits.maxHeap()) {
      extend(limits);
      if (isStopped) {
        break;
      }
    }
    return status();
  }

  /** Adds one heap, unless the game is solved or a limit other than the heap limit is reached. */
  public SolverStatus extend(SolverLimits limits) {
    isStopped = false;
    if (status() == SolverStatus.SOLVED) {
      return SolverStatus.SOLVED;
    }
    int order = limits.maxOrder() == Integer.MAX_VALUE ? USUAL_ORDER : limits.maxOrder();
    Budget budget = new Budget(limits.deadline(), order, limits.maxBytes(), () -> cancelled);
    try {
      budget.begin();
      int heap = heaps() + 1;
      lengths = measured.to(heap);
      if (expansion.isEmpty()) {
        OptionalLong value = known(heap, budget);
        if (value.isPresent()) {
          frame = frame.plus(value.getAsLong());
          lookForPeriod(budget);
          return status();
        }
        expansion = Optional.of(new PartizanExpansion(rules, frame, lengths));
      }
      adopt(expansion.get().run(budget));
      expansion = Optional.empty();
      noteStep();
      lookForPeriod(budget);
    } catch (Budget.Stopped e) {
      isStopped = true;
      cancelled = false;
    }
    return status();
  }

  /** Asks a running {@link #run} or {@link #extend} to stop soon; from any thread. */
  public void cancel() {
    cancelled = true;
  }

  private void adopt(Check found) {
    verified = found;
    frame = found.model().frame();
    byOptions.clear();
    for (int h = 0; h <= frame.heaps(); h++) {
      byOptions.put(options(h), frame.value(h));
    }
  }

  private Options options(int heap) {
    return new Options(
        LongList.of(frame.options(rules.left(), heap)),
        LongList.of(frame.options(rules.right(), heap)));
  }

  /** The value of the next heap, if it is one that the monoid has. */
  private OptionalLong known(int heap, Budget budget) {
    Options options = options(heap);
    if (options.left().isEmpty() && options.right().isEmpty()) {
      return OptionalLong.of(0);
    }
    Long same = byOptions.get(options);
    if (same != null) {
      return OptionalLong.of(same);
    }
    for (long value : new Candidates(verified, options.left(), options.right(), budget).find()) {
      Model model = verified.model().with(frame.plus(value));
      Check check = new Check(rules, model, lengths, budget);
      if (check.isRight()) {
        verified = check;
        byOptions.put(options, value);
        return OptionalLong.of(value);
      }
    }
    return OptionalLong.empty();
  }

  private void noteStep() {
    steps.add(new PartizanStep(heaps(), solution().finiteOrder()));
  }

  private void lookForPeriod(Budget budget) {
    period = watch.flatMap(w -> w.look(heaps(), h -> frame.value(h)));
    if (period.isPresent() || !frame.isCounting()) {
      return;
    }
    Optional<Progression> seen =
        watch.flatMap(w -> w.progression(heaps(), h -> frame.parts()[h], h -> frame.counts()[h]));
    if (seen.isPresent() && !seen.equals(refutedGrowth)) {
      Check check = new Check(rules, verified.model().with(frame), lengths, seen, budget);
      if (check.isRight()) {
        verified = check;
        progression = seen;
      } else {
        refutedGrowth = seen;
      }
    }
  }

  /** The rules of the game. */
  public PartizanRuleset rules() {
    return rules;
  }

  /** The largest heap that the verified monoid covers. */
  public int heaps() {
    return frame.heaps();
  }

  /** How far the solver has come. */
  public SolverStatus status() {
    if (period.isPresent() || progression.isPresent() || heaps() >= rules.largestHeap()) {
      return SolverStatus.SOLVED;
    }
    return expansion.isPresent() ? SolverStatus.GROWING : SolverStatus.PARTIAL;
  }

  /** Whether the last call stopped before it was done. */
  public boolean isStopped() {
    return isStopped;
  }

  /** How many trials for the next heap have failed. */
  public int refuted() {
    return expansion.map(PartizanExpansion::refuted).orElse(0);
  }

  /** The verified monoid: a copy of what the solver knows now. */
  public PartizanSolution solution() {
    return new PartizanSolution(
        rules,
        verified.model().with(frame),
        verified.reached(),
        lengths,
        period,
        progression,
        status() == SolverStatus.SOLVED,
        List.copyOf(steps));
  }
}
