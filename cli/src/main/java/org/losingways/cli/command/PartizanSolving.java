// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.Optional;
import org.losingways.app.Inquiry;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.Limits;
import org.losingways.cli.solving.ProofFile;
import org.losingways.cli.terminal.Output;
import org.losingways.game.PartizanRuleset;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.file.OutputFile;
import org.losingways.show.page.quotient.PartizanSolvePage;

/** {@code misere solve} of a game with Left and Right. */
record PartizanSolving(Limits limits, Output output) {

  /** Prints its misère monoid, and tells whether the game is solved. */
  boolean solve(PartizanRuleset rules, Optional<OutputFile> proof) {
    long start = System.nanoTime();
    Inquiry inquiry = limits.inquiry(output);
    PartizanSolver solver = inquiry.solve(rules, limits.reach());
    Optional<PartizanGauges> gauges = inquiry.beyond(solver, limits.reach());
    Budget.current().finish();
    output.show(
        PartizanSolveAnswer.of(solver, gauges, (System.nanoTime() - start) / 1_000_000),
        new PartizanSolvePage(output, rules.labels()::label)::print);
    proof.ifPresent(f -> ProofFile.write(f, limits.time(), solver.solution(), gauges));
    return solver.status() == SolverStatus.SOLVED || gauges.flatMap(Gauges::period).isPresent();
  }
}
