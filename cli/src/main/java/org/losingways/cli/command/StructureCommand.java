// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.time.Duration;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.StructureAnswer;
import org.losingways.show.answer.quotient.Structured;
import org.losingways.show.page.quotient.StructurePage;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.view.QuotientView;
import org.losingways.theory.MexTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere structure}: the inside of a misère quotient. */
@Command(
    name = "structure",
    header = "What does the quotient look like as a monoid?",
    description = {
      "Print the structure of the misère quotient: its elements with genus and outcome and the action of"
          + " the generators, idempotents, subgroups, ideals and Rees factors, archimedean"
          + " components, inverses, and the copy of normal play in its kernel.",
      "",
      "The game is solved first. The exit status is 1 at the time limit; then the last verified"
          + " partial quotient is shown. An infinite quotient is"
          + " shown as a finite part and one-parameter families (rays); if it is not finitely generated,"
          + " elements and P are given by general formulas, and --max-heap shows a finite part. Of a"
          + " partizan game the misère monoid is shown, if"
          + " it is finite or the integers."
    },
    footer = {
      "  misere structure 0.123",
      "  misere structure 0.123 --generators x=1,z=3,a=8,b=9 --word-order shortlex",
      "  misere structure guiles --max-heap 30 --tables",
      "  misere structure 0.76 --max-heap 12               infinite",
      "  misere structure 0.2/0.3                          Left's rules and Right's",
      "  misere structure 0.123 --mex                      the value of a heap by its options' values",
      "  misere structure 0.77 --json"
    })
public final class StructureCommand extends GameCommand {

  private static final Duration FOR_RELATIONS = Duration.ofSeconds(3);
  private static final Duration FOR_ALL = Duration.ofSeconds(5);

  @Option(
      names = "--tables",
      description = "Print the multiplication tables of all Rees factors, not only small groups.")
  private boolean tables;

  @Option(
      names = "--mex",
      description =
          "Also print the mex function: which values of the options give which value of the heap (to"
              + " order "
              + MexTable.MAX_ORDER
              + ").")
  private boolean mex;

  @Mixin private QuotientOptions options;

  @Override
  protected boolean answer() {
    QuotientOptions.Shown shown = options.show(game(), output);
    QuotientView q = shown.view();
    CommandFailure.when(
        tables && q.whole().isPresent(),
        "The quotient is infinite, so it has no tables to print; a part of it has, with"
            + " --max-heap.");
    CommandFailure.when(
        tables && q.order().isEmpty(),
        "The quotient is infinite, so it has no tables to print: leave out --tables.");
    Structured answer =
        Structured.of(q, shown.status(), TimeLimit.after(FOR_RELATIONS), TimeLimit.after(FOR_ALL));
    Structured all = mex ? withMex(answer) : answer;
    output.show((Record) all, any -> StructurePage.print(output, all, proved(shown), tables));
    if (shown.beyond().isPresent()) {
      shown.tellPart(output, false);
    }
    return shown.isDone();
  }

  private static Structured withMex(Structured answer) {
    if (answer instanceof StructureAnswer finite
        && finite.structure().order() <= MexTable.MAX_ORDER) {
      StructureAnswer found = finite.withMex(Budget::isSpent);
      CommandFailure.when(
          found.mex().isEmpty(),
          "The mex function was not found in the time; give it more with --time-limit.");
      return found;
    }
    throw new CommandFailure(
        ("The mex function is printed of impartial games with a finite quotient of order at most"
                + " %d; a part of a larger one is shown with --max-heap.")
            .formatted(MexTable.MAX_ORDER));
  }

  private static String proved(QuotientOptions.Shown shown) {
    QuotientView q = shown.view();
    return shown.status() == SolverStatus.SOLVED
        ? "solved"
        : "verified to %s%s"
            .formatted(new Heaps(q.game()).named(q.heaps()), shown.isDone() ? "" : " (stopped)");
  }
}
