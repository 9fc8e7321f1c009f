// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.time.Duration;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.EndlessStructureAnswer;
import org.losingways.show.answer.quotient.RayStructureAnswer;
import org.losingways.show.answer.quotient.StructureAnswer;
import org.losingways.show.page.quotient.EndlessPage;
import org.losingways.show.page.quotient.RayPage;
import org.losingways.show.page.quotient.StructurePage;
import org.losingways.show.page.text.Heaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere structure}: the inside of a misère quotient. */
@Command(
    name = "structure",
    header = "The inside of a quotient.",
    description = {
      "Open up the misère quotient of a game: its elements with genus and outcome and the action of"
          + " the generators, idempotents, subgroups, ideals and Rees factors, archimedean"
          + " components, inverses, and the copy of normal play in its kernel.",
      "",
      "The game is solved first. The exit status is 1 if time runs out; then the last verified"
          + " partial quotient is shown. Of an infinite quotient, what there is of all this is"
          + " shown element by element and ray by ray; of one that no finite set generates,"
          + " elements and P are told by schemes, and with --max-heap a finite part is shown."
    },
    footer = {
      "  misere structure 0.123",
      "  misere structure 0.123 --generators x=1,z=3,a=8,b=9 --word-order shortlex",
      "  misere structure guiles --max-heap 30 --tables",
      "  misere structure 0.76 --max-heap 12               infinite",
      "  misere structure 0.77 --json"
    })
public final class StructureCommand extends GameCommand {

  private static final Duration FOR_RELATIONS = Duration.ofSeconds(3);
  private static final Duration FOR_ALL = Duration.ofSeconds(5);

  @Option(
      names = "--tables",
      description = "Print the multiplication tables of all Rees factors, not only small groups.")
  private boolean tables;

  @Mixin private QuotientOptions options;

  @Override
  protected boolean answer() {
    QuotientOptions.Any any = options.find(rules(), output);
    if (any instanceof QuotientOptions.Found found) {
      output.show(
          StructureAnswer.of(
              found.structure(),
              found.status(),
              TimeLimit.after(FOR_RELATIONS),
              TimeLimit.after(FOR_ALL)),
          answer ->
              new StructurePage(output, answer)
                  .print(proved(found, found.structure().quotient()), tables));
    } else if (any instanceof QuotientOptions.FoundInfinite found) {
      CommandFailure.when(
          tables, "The quotient is infinite, so it has no tables to print: leave out --tables.");
      output.show(
          RayStructureAnswer.of(found.quotient(), found.status(), TimeLimit.after(FOR_RELATIONS)),
          answer -> new RayPage(output, answer).print(proved(found, found.quotient())));
    } else if (any instanceof QuotientOptions.FoundEndless found) {
      CommandFailure.when(
          tables,
          "The quotient is infinite, so it has no tables to print; of a part of it there are, with"
              + " --max-heap.");
      output.show(EndlessStructureAnswer.of(found.quotient()), new EndlessPage(output)::print);
    }
    return any.isDone();
  }

  private static String proved(QuotientOptions.Any found, Quotient q) {
    return found.status() == SolverStatus.SOLVED
        ? "solved"
        : "verified to %s%s"
            .formatted(
                new Heaps(q.rules()).named(q.heapsComputed()), found.isDone() ? "" : " (stopped)");
  }
}
