// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Game;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.WithNimHeaps;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Isomorphism;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.quotient.solver.StopReason;

/**
 * How a game stands, in one line of a table: what is proved of its quotient, without the proof.
 *
 * <pre>{@code
 * Standing.of(solver)   // of 0.123: solved, finite, order 20, period 5 from heap 5 on, wild
 * }</pre>
 *
 * @param game the key of the game, which tells it from all others
 * @param code how the game is written
 * @param kind impartial, partizan, or beside: an impartial game beside nim-heaps
 * @param status solved, partial, growing or infinite
 * @param quotient finite, infinite, family, levels or nim: of which kind it is, as far as is known
 * @param tame whether the quotient to the last heap is that of nim-heaps
 * @param order the number of elements, if the quotient is finite
 * @param pSize how many of them are in P; none for partizan games
 * @param period the proved period of Φ
 * @param preperiod the heap from which on Φ repeats
 * @param heaps the last heap that is proved one by one
 * @param lastTameHeap the last heap to which the quotient is tame
 * @param infiniteAt the first heap with which the quotient is infinite
 * @param name T0, T1, … and R8 for quotients that have a name
 * @param alike a mark that isomorphic finite quotients share, and few others do
 * @param growth the heaps at which the order changed
 * @param stoppedBy the limit that came before the end
 */
public record Standing(
    String game,
    String code,
    String kind,
    String status,
    String quotient,
    boolean tame,
    OptionalInt order,
    OptionalInt pSize,
    OptionalInt period,
    OptionalInt preperiod,
    int heaps,
    OptionalInt lastTameHeap,
    OptionalInt infiniteAt,
    Optional<String> name,
    Optional<String> alike,
    List<Step> growth,
    Optional<String> stoppedBy) {

  public static final String IMPARTIAL = "impartial";
  public static final String PARTIZAN = "partizan";

  /** A game beside nim-heaps, of which genera and pretending tables are read. */
  public static final String BESIDE = "beside";

  /** From this heap on the quotient had this order; none if it is infinite. */
  public record Step(int heap, OptionalInt order, OptionalInt pSize) {}

  /** Where a solver is now. */
  public static Standing of(QuotientSolver solver) {
    Quotient q = solver.quotient();
    boolean isFinite = q.finiteOrder().isPresent();
    Optional<Period> period = q.period();
    OptionalInt infiniteAt =
        q instanceof InfiniteQuotient
            ? OptionalInt.of(q.lastFinite().heapsComputed() + 1)
            : OptionalInt.empty();
    return new Standing(
        q.rules().key(),
        q.rules().code(),
        q.rules() instanceof WithNimHeaps ? BESIDE : IMPARTIAL,
        solver.status().word(),
        kind(q),
        q.name().filter(n -> n.startsWith("T")).isPresent(),
        q.finiteOrder(),
        isFinite ? OptionalInt.of(q.lastFinite().pSize()) : OptionalInt.empty(),
        period.map(p -> OptionalInt.of(p.period())).orElse(OptionalInt.empty()),
        period.map(p -> OptionalInt.of(p.preperiod())).orElse(OptionalInt.empty()),
        solver.heaps(),
        OptionalInt.of(q.lastTameHeap()),
        infiniteAt,
        q.name(),
        isFinite ? Optional.of(Isomorphism.look(q.lastFinite().bipartite())) : Optional.empty(),
        q.steps().stream().map(Standing::step).toList(),
        solver.stopped().map(Standing::word));
  }

  private static Step step(GrowthStep s) {
    return new Step(s.heap(), OptionalInt.of(s.order()), OptionalInt.of(s.pSize()));
  }

  private static String kind(Quotient q) {
    return q.byKind(
        finite -> "finite",
        infinite -> "infinite",
        endless -> endless.byTheorem(family -> "family", levels -> "levels", nim -> "nim"));
  }

  /** Where a solver of a partizan game is now. */
  public static Standing of(PartizanSolver solver) {
    PartizanSolution s = solver.solution();
    Game rules = s.rules();
    Optional<Period> period = s.period();
    OptionalInt infiniteAt =
        s.steps().stream()
            .filter(step -> step.order().isEmpty())
            .mapToInt(step -> step.heap())
            .findFirst();
    return new Standing(
        rules.key(),
        rules.code(),
        PARTIZAN,
        solver.status().word(),
        s.isInfinite() ? "infinite" : "finite",
        false,
        s.finiteOrder(),
        OptionalInt.empty(),
        period.map(p -> OptionalInt.of(p.period())).orElse(OptionalInt.empty()),
        period.map(p -> OptionalInt.of(p.preperiod())).orElse(OptionalInt.empty()),
        solver.heaps(),
        OptionalInt.empty(),
        infiniteAt,
        Optional.empty(),
        Optional.empty(),
        s.steps().stream()
            .map(step -> new Step(step.heap(), step.order(), OptionalInt.empty()))
            .toList(),
        solver.isStopped() ? Optional.of(word(StopReason.TIME)) : Optional.empty());
  }

  /** The same, with how another run of the same game ended: while looking for what, and why. */
  public Standing withSearch(Standing other) {
    String growing = SolverStatus.GROWING.word();
    boolean isGrowing = status.equals(SolverStatus.PARTIAL.word()) && other.status.equals(growing);
    return new Standing(
        game,
        code,
        kind,
        isGrowing ? growing : status,
        quotient,
        tame,
        order,
        pSize,
        period,
        preperiod,
        heaps,
        lastTameHeap,
        infiniteAt,
        name,
        alike,
        growth,
        other.stoppedBy);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** Whether the game is proved for all heaps. */
  public boolean isSolved() {
    return status.equals(SolverStatus.SOLVED.word());
  }

  /**
   * What solved games with the same quotient have in common, and few others: its name, how it looks
   * from outside, or of which kind it is. Partizan games have monoids, which are not compared.
   */
  public Optional<String> look() {
    return isSolved() && kind.equals(IMPARTIAL)
        ? Optional.of(name.or(() -> alike).orElse(quotient))
        : Optional.empty();
  }

  /** Whether this says more than another standing of the same game. */
  public boolean exceeds(Standing other) {
    return Finding.STRENGTH.compare(
            Finding.of(this, Finding.STORE), Finding.of(other, Finding.STORE))
        > 0;
  }

  /**
   * How an equivalent code stands, whose heap n + shift is heap n of this one. A preperiod of 0 may
   * be larger than it need be there.
   */
  public Standing as(Game other, int shift) {
    return new Standing(
        other.key(),
        other.code(),
        kind,
        status,
        quotient,
        tame,
        order,
        pSize,
        period,
        shifted(preperiod, shift),
        heaps + shift,
        shifted(lastTameHeap, shift),
        shifted(infiniteAt, shift),
        name,
        alike,
        growth.stream().map(s -> new Step(s.heap() + shift, s.order(), s.pSize())).toList(),
        stoppedBy);
  }

  /** A heap counted in another way: dead heaps more or less come before it. */
  static OptionalInt shifted(OptionalInt heap, int shift) {
    return heap.isPresent() ? OptionalInt.of(Math.max(0, heap.getAsInt() + shift)) : heap;
  }
}
