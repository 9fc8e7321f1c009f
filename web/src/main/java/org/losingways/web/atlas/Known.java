// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import java.util.Optional;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Game;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.proof.certificate.Certificate;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.answer.quotient.Solved;
import org.losingways.show.export.CoqChecked;
import org.losingways.show.view.PartizanView;
import org.losingways.show.view.QuotientView;

/**
 * A game with all that is known of it.
 *
 * @param standing how it stands
 * @param answer what {@code misere solve} says
 * @param quotient the quotient, if both players have the same moves
 * @param monoid the misère monoid, if they have not
 */
public record Known(
    Game game,
    Standing standing,
    Solved answer,
    Optional<Quotient> quotient,
    Optional<PartizanSolution> monoid) {

  /** So far normal play is looked at, which is no great work. */
  private static final int NORMAL_HEAPS = 1000;

  /** Where a solver is now. */
  public static Known of(QuotientSolver solver) {
    Quotient quotient = solver.quotient();
    return new Known(
        quotient.rules(),
        Standing.of(solver),
        SolveAnswer.of(solver, NormalPlay.of(quotient.rules(), NORMAL_HEAPS), 0),
        Optional.of(quotient),
        Optional.empty());
  }

  /** Where a solver of a partizan game is now. */
  public static Known of(PartizanSolver solver) {
    return new Known(
        solver.rules(),
        Standing.of(solver),
        PartizanSolveAnswer.of(solver, 0),
        Optional.empty(),
        Optional.of(solver.solution()));
  }

  String code() {
    return game.code();
  }

  /** The quotient as pictures look at it, if they can. */
  Optional<QuotientView> view() {
    return quotient.map(QuotientView::of).or(() -> monoid.flatMap(PartizanView::find));
  }

  /** The words of the values of the heaps, from 0 on. */
  List<String> phi() {
    return summary()
        .map(QuotientSummary::phi)
        .orElseGet(() -> ((PartizanSolveAnswer) answer).phi());
  }

  /** Who wins a heap by itself. */
  String outcome(int heap) {
    return quotient
        .map(q -> q.outcome(q.value(heap)).name())
        .orElseGet(() -> outcome(monoid.orElseThrow(), heap));
  }

  private static String outcome(PartizanSolution monoid, int heap) {
    return monoid.outcome(monoid.value(heap)).name();
  }

  /** What is said of an impartial game's quotient. */
  Optional<QuotientSummary> summary() {
    return answer instanceof SolveAnswer solve ? Optional.of(solve.quotient()) : Optional.empty();
  }

  /** The proof of all this, made anew. */
  String certificate() {
    return proof().file();
  }

  private Certificate proof() {
    return quotient
        .map(SolverCertificate::of)
        .orElseGet(() -> SolverCertificate.of(monoid.orElseThrow()));
  }

  /** Whether Coq has accepted this certificate. */
  boolean isCheckedByCoq() {
    return CoqChecked.isListed(code())
        && quotient.map(Quotient::isSolved).orElseGet(() -> monoid.orElseThrow().isSolved())
        && CoqChecked.isChecked(code(), proof().digest());
  }

  /** What people call the game. */
  List<NamedGame> names() {
    return NamedGame.withRules(game);
  }
}
