// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Output;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.RayStructureAnswer;
import org.losingways.show.answer.StructureAnswer;
import org.losingways.show.file.GameArgument;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.RayPage;
import org.losingways.show.page.StructurePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere structure}: the inside of a misère quotient. */
@Command(
    name = "structure",
    header = "The inside of a quotient.",
    mixinStandardHelpOptions = true,
    description = {
      "Open up the misère quotient of a game: its elements with genus and outcome and the action of"
          + " the generators, idempotents, subgroups, ideals and Rees factors, archimedean"
          + " components, inverses, and the copy of normal play in its kernel.",
      "",
      "The game is solved first. The exit status is 1 if time runs out; then the last verified"
          + " partial quotient is shown. Of an infinite quotient, what there is of all this is"
          + " shown element by element and ray by ray."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere structure 0.123",
      "  misere structure 0.123 --generators x=1,z=3,a=8,b=9 --order shortlex",
      "  misere structure guiles --max-heap 30 --tables",
      "  misere structure 0.76 --max-heap 12               infinite",
      "  misere structure 0.77 --json"
    })
public final class StructureCommand implements Callable<Integer> {

  private static final long NANOS_FOR_GENERA = 2_000_000_000;
  private static final long NANOS_FOR_RELATIONS = 3_000_000_000L;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--tables",
      description = "Print the multiplication tables of all Rees factors, not only small groups.")
  private boolean tables;

  @Mixin private QuotientOptions options;

  @Mixin private Output output;

  @Override
  public Integer call() {
    QuotientOptions.Any any = options.find(GameArgument.rules(game), output);
    if (any instanceof QuotientOptions.Found found) {
      output.show(
          StructureAnswer.of(
              found.structure(),
              found.status(),
              after(NANOS_FOR_RELATIONS),
              after(NANOS_FOR_RELATIONS + NANOS_FOR_GENERA)),
          answer ->
              new StructurePage(output, answer)
                  .print(proved(found, found.structure().quotient()), tables));
    } else if (any instanceof QuotientOptions.FoundInfinite found) {
      if (tables) {
        throw new CommandFailure(
            "The quotient is infinite, so it has no tables to print: leave out --tables.");
      }
      output.show(
          RayStructureAnswer.of(found.quotient(), found.status(), after(NANOS_FOR_RELATIONS)),
          answer -> new RayPage(output, answer).print(proved(found, found.quotient())));
    }
    return any.isDone() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private static String proved(QuotientOptions.Any found, Quotient q) {
    return found.status() == SolverStatus.SOLVED
        ? "solved"
        : "verified to %s%s"
            .formatted(
                new Heaps(q.rules()).named(q.heapsComputed()), found.isDone() ? "" : " (stopped)");
  }

  private static BooleanSupplier after(long nanos) {
    long end = System.nanoTime() + nanos;
    return () -> System.nanoTime() - end > 0;
  }
}
