// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.losingways.cli.reproduce.Fixture;
import org.losingways.cli.reproduce.FixtureChoice;
import org.losingways.cli.reproduce.Fixtures;
import org.losingways.cli.reproduce.Reproduction;
import org.losingways.cli.reproduce.Workshop;
import org.losingways.show.answer.ReproduceAnswer;
import org.losingways.show.page.ReproducePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code misere reproduce}: the tables of the papers, computed again and compared. */
@Command(
    name = "reproduce",
    header = "The tables of the papers, recomputed and compared.",
    mixinStandardHelpOptions = true,
    description = {
      "Compute the tables and figures of the papers again and compare them, entry by entry.",
      "",
      "One line a table: paper, number, what it shows, match or the differences. Where a paper",
      "misprints something, the right value is compared and --verbose says what is printed.",
      "The exit status is 0 if all match and 1 if not."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere reproduce --paper taming             the tables of one paper",
      "  misere reproduce --only 62 --verbose        one figure, with what is misprinted in it",
      "  misere reproduce --only 12 --json"
    })
final class ReproduceCommand implements Callable<Integer> {

  private final Supplier<List<Fixture>> tables;

  ReproduceCommand() {
    this(Fixtures::all);
  }

  /** The command for other tables than those of the papers. */
  ReproduceCommand(Supplier<List<Fixture>> tables) {
    this.tables = tables;
  }

  @Option(
      names = "--paper",
      paramLabel = "NAME",
      description = "Only this paper: Pretending, Advances, Taming, Slides or Partizan.")
  private Optional<String> paper = Optional.empty();

  @Option(
      names = "--only",
      paramLabel = "NUMBER",
      description = "Only the tables with this number: 12, 'Table 3', §7.1.")
  private Optional<String> number = Optional.empty();

  @Option(names = "--slow", description = "Also the tables that take long.")
  private boolean slow;

  @Option(names = "--verbose", description = "Show the misprints that the tables correct.")
  private boolean verbose;

  @Mixin private Output output;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    long start = System.nanoTime();
    List<Fixture> chosen = new FixtureChoice(paper, number).from(tables.get());
    List<ReproduceAnswer.Table> done = new ArrayList<>();
    List<ReproduceAnswer.Name> leftOut = new ArrayList<>();
    ReproducePage page = new ReproducePage(output, verbose);
    Workshop workshop = new Workshop();
    for (Fixture fixture : chosen) {
      if (fixture.isSlow() && !slow) {
        leftOut.add(fixture.name());
      } else {
        showProgress(fixture, done.size() + leftOut.size(), chosen.size());
        ReproduceAnswer.Table table = Reproduction.of(fixture, workshop);
        done.add(table);
        clearProgress();
        if (!output.isJson()) {
          page.print(table);
        }
      }
    }
    ReproduceAnswer answer =
        ReproduceAnswer.of(done, leftOut, (System.nanoTime() - start) / 1_000_000);
    if (output.isJson()) {
      output.print(answer);
    } else {
      page.end(answer);
    }
    return answer.match() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private void showProgress(Fixture fixture, int done, int all) {
    if (output.terminal().progress()) {
      PrintWriter err = spec.commandLine().getErr();
      err.print(
          "\r\u001b[K" + done + " of " + all + "  " + fixture.paper() + " " + fixture.number());
      err.flush();
    }
  }

  private void clearProgress() {
    if (output.terminal().progress()) {
      PrintWriter err = spec.commandLine().getErr();
      err.print("\r\u001b[K");
      err.flush();
    }
  }
}
