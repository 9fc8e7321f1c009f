// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Labels;
import org.losingways.gauge.GaugeSolution;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.PeriodWatch;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.GrowthReport;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.quotient.solver.StopReason;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;

/**
 * The misère quotient of a game, as far as it is known.
 *
 * @param steps the heaps at which the order of the finite partial quotients changed
 * @param endless what heaps of every size are worth, where no finite set generates the quotient
 * @param growing what was seen in vain of the next quotient
 * @param stoppedBy the limit that came before the end
 * @param memory how much was missing, if that was the limit
 * @param promise how near a proof is
 * @param firm from which heap on all are firm
 * @param gauges what sums of heaps tell of heaps beyond the last quotient
 */
public record SolveAnswer(
    @Flattened QuotientSummary quotient,
    NormalPlay normal,
    List<Step> steps,
    @Flattened RayParts rays,
    @Omitted Optional<EndlessParts> endless,
    @Omitted Optional<Growing> growing,
    @Omitted Optional<String> stoppedBy,
    @Omitted Optional<Memory> memory,
    @Omitted Optional<Promise> promise,
    @Omitted Optional<FirmFrom> firm,
    @Omitted Optional<GaugesAnswer> gauges,
    long milliseconds)
    implements Solved {

  /** From this heap on the quotient had this order. */
  public record Step(int heap, int order, int pSize) {

    static Step of(GrowthStep step) {
      return new Step(step.heap(), step.order(), step.pSize());
    }
  }

  /**
   * Trials that were refuted.
   *
   * @param heap the heap that no quotient was found with
   * @param trials how many there were
   * @param orders the orders of the latest
   * @param refuting the positions that the latest got wrong
   */
  public record Growing(int heap, int trials, List<Integer> orders, List<String> refuting) {

    static Growing of(GrowthReport report, Labels labels) {
      return new Growing(
          report.heap(),
          report.trials(),
          report.orders(),
          report.refuting().stream().map(labels::text).toList());
    }
  }

  /**
   * What the next trial would take.
   *
   * @param wanted how many bytes, by estimate
   * @param allowed how many a trial may take
   */
  public record Memory(long wanted, long allowed) {

    static Memory of(Budget.Shortage shortage) {
      return new Memory(shortage.wanted(), shortage.allowed());
    }
  }

  /** A period that is proved if it goes on to a heap. */
  public record Promise(int period, int preperiod, int provedAt) {

    static Promise of(PeriodWatch.Promise near) {
      return new Promise(near.seen().period(), near.seen().preperiod(), near.provedAt());
    }
  }

  /**
   * That a position with a heap of at least this size is lost exactly if its nim-sum is 0.
   *
   * @param provedAt the quotient to this heap proves it of heaps of every size
   */
  public record FirmFrom(int heap, int provedAt) {

    static FirmFrom of(FiniteQuotient.Firm firm) {
      return new FirmFrom(firm.last() + 1, firm.proved().heapsComputed());
    }
  }

  /** Where a solver is now. */
  public static SolveAnswer of(QuotientSolver solver, NormalPlay normal, long milliseconds) {
    return of(solver, normal, Optional.empty(), milliseconds);
  }

  /** Where a solver is now, with what gauges tell beyond its quotient. */
  public static SolveAnswer of(
      QuotientSolver solver, NormalPlay normal, Optional<GaugeSolution> gauges, long milliseconds) {
    Quotient q = solver.quotient();
    Optional<FiniteQuotient.Firm> firm =
        q instanceof FiniteQuotient finite ? finite.firm() : Optional.empty();
    boolean inVain =
        solver.status() == SolverStatus.GROWING
            || solver.stopped().equals(Optional.of(StopReason.BEYOND));
    return new SolveAnswer(
        QuotientSummary.of(q, solver.status()),
        firm.map(f -> NormalPlay.of(f.nimPeriod(), f.nimMaximum(), q.heapsComputed()))
            .orElse(normal),
        q.steps().stream().map(Step::of).toList(),
        RayParts.of(q),
        q.finiteOrder().isPresent() ? Optional.empty() : EndlessParts.of(q),
        inVain ? Optional.of(Growing.of(solver.report(), q.rules().labels())) : Optional.empty(),
        solver.stopped().map(reason -> reason.name().toLowerCase(Locale.ROOT)),
        solver.shortage().map(Memory::of),
        solver.promise().map(Promise::of),
        firm.map(FirmFrom::of),
        gauges.isPresent() ? Optional.of(GaugesAnswer.of(gauges.get())) : Optional.empty(),
        milliseconds);
  }
}
