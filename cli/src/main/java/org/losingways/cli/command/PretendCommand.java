// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import org.losingways.app.Context;
import org.losingways.app.KeptRun;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.Limits;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.game.Ruleset;
import org.losingways.play.NormalSolution;
import org.losingways.play.WithNimHeaps;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.PretendAnswer;
import org.losingways.show.page.position.PretendPage;
import org.losingways.theory.Pretending;
import org.losingways.theory.PretendingProof;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere pretend}: a game's solution as a table of adders and special games. */
@Command(
    name = "pretend",
    header = "What can each heap be pretended to be?",
    description = {
      "Print what each heap can be pretended to be: an adder :a, a sum of nim-heaps of sizes 1 and"
          + " 2, or a",
      "special game X(p,s), of which p can be left out as long as s remain; then the genera of"
          + " small sums",
      "of special games, the adders that come closest to the special games, and the exceptions.",
      "",
      "The exit status is 0 if the table holds for all heaps or to --max-heap, 1 if a limit was reached"
          + " first."
    },
    footer = {
      "  misere pretend 0.123",
      "  misere pretend 0.35 --max-heap 7",
      "  misere pretend 0.75 --prove",
      "  misere pretend 0.34 --json"
    })
public final class PretendCommand extends GameCommand {

  /** Where nim-heaps beside the game make for a large quotient, genera are played out instead. */
  private static final Duration TIME_FOR_GENERA = Duration.ofSeconds(2);

  private static final int MOST_LABELLED = 300;

  @Option(
      names = "--prove",
      description = {
        "Prove the table from the rules, by Theorems 9.3 and 9.5 of 'Pretending in misère",
        "combinatorial games', and report each hypothesis."
      })
  private boolean prove;

  @Mixin private Limits limits;

  @Override
  protected boolean answer() {
    Ruleset rules = rules();
    SolverLimits reach = limits.reach();
    Optional<Pretending> endless =
        reach.maxHeap() == Integer.MAX_VALUE ? endless(rules, reach) : Optional.empty();
    return endless.map(table -> show(table, 0)).orElseGet(() -> table(rules, reach));
  }

  private Optional<Pretending> endless(Ruleset rules, SolverLimits reach) {
    KeptRun run = limits.inquiry(output).run(rules, reach.withMaxOrder(Pretending.MOST_SEEN));
    Optional<Pretending> table = Pretending.endless(run.solver());
    run.end();
    return table;
  }

  private boolean table(Ruleset rules, SolverLimits reach) {
    // Rows of numbers say little about cells and boards, however many there are.
    int most =
        rules.labels().areSizes() ? Integer.MAX_VALUE - PretendAnswer.NIM_HEAPS : MOST_LABELLED;
    int last = Math.min(rules.largestHeap(), most);
    int wanted = Math.min(reach.maxHeap(), last);
    QuotientSolver solver =
        limits
            .inquiry(output)
            .solve(
                new WithNimHeaps(rules, PretendAnswer.NIM_HEAPS),
                reach.withMaxHeap(wanted + PretendAnswer.NIM_HEAPS));
    if (solver.heaps() <= PretendAnswer.NIM_HEAPS) {
      throw CommandFailure.limit(
          "No heap of %s could be analysed within the limits; raise them."
              .formatted(output.named(rules.code())));
    }
    Context context = limits.context(output);
    Pretending table =
        Pretending.of(
            solver.quotient(),
            NormalSolution.reaching(rules, BigInteger.valueOf(solver.heaps())),
            context.time(TIME_FOR_GENERA),
            context.saved().besideNimHeaps(context::fault));
    return show(table, wanted);
  }

  private boolean show(Pretending table, int wanted) {
    Optional<PretendingProof> proof =
        prove ? PretendingProof.of(table, Budget::isSpent) : Optional.empty();
    PretendAnswer answer = PretendAnswer.of(table, proof);
    boolean isBeyond = prove && table.property().isEmpty();
    output.show(answer, a -> new PretendPage(output, a).print(isBeyond));
    boolean isDone =
        (table.isSolved() || table.lastHeap() >= wanted)
            && (!prove || proof.map(PretendingProof::holds).orElse(false));
    return isDone;
  }
}
