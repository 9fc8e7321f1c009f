// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.losingways.budget.Budget;
import org.losingways.cli.reproduce.Fixture;
import org.losingways.cli.reproduce.FixtureChoice;
import org.losingways.cli.reproduce.Fixtures;
import org.losingways.cli.reproduce.Reproduction;
import org.losingways.cli.reproduce.Workshop;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Progress;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.ReproduceAnswer;
import org.losingways.show.page.ReproducePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code misere reproduce}: the tables of the papers, computed again and compared. */
@Command(
    name = "reproduce",
    header = "Do the tables of the papers agree with this program?",
    description = {
      "Compute the tables and figures of the papers again and compare them, entry by entry.",
      "",
      "It prints one line per table: paper, number, what it shows, match or the differences. Where a paper",
      "has a misprint, the corrected value is compared, and --verbose shows both.",
      "The exit status is 0 if all match and 1 if not."
    },
    footer = {
      "  misere reproduce --paper taming             the tables of one paper",
      "  misere reproduce --only 62 --verbose        one figure, with its misprints",
      "  misere reproduce --show 23 --paper advances   the table, and how to make it",
      "  misere reproduce --only 12 --json"
    })
public final class ReproduceCommand extends AnsweringCommand {

  private final Supplier<List<Fixture>> tables;

  public ReproduceCommand() {
    this(Fixtures::all);
  }

  /** The command for other tables than those of the papers. */
  public ReproduceCommand(Supplier<List<Fixture>> tables) {
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

  @Option(
      names = "--show",
      paramLabel = "NUMBER",
      description =
          "Print the tables with this number as they are computed, and the command that makes each.")
  private Optional<String> show = Optional.empty();

  @Option(names = "--slow", description = "Also the tables that take long.")
  private boolean slow;

  @Option(names = "--verbose", description = "Show the misprints that the tables correct.")
  private boolean verbose;

  @Override
  protected boolean answer() {
    long start = System.nanoTime();
    CommandFailure.when(number.isPresent() && show.isPresent(), "Choose one of --only and --show.");
    List<Fixture> chosen = new FixtureChoice(paper, show.or(() -> number)).from(tables.get());
    List<ReproduceAnswer.Table> done = new ArrayList<>();
    List<ReproduceAnswer.Name> leftOut = new ArrayList<>();
    ReproducePage page = new ReproducePage(output, verbose);
    Workshop workshop = new Workshop();
    List<Fixture> wanted = new ArrayList<>();
    for (Fixture fixture : chosen) {
      if (fixture.isSlow() && !slow) {
        leftOut.add(fixture.name());
      } else {
        wanted.add(fixture);
      }
    }
    try (Progress progress = Progress.on(output.terminal())) {
      for (Fixture fixture : wanted) {
        String at =
            "%d of %d  %s %s"
                .formatted(done.size() + 1, wanted.size(), fixture.paper(), fixture.number());
        ReproduceAnswer.Table table =
            Budget.watched(() -> progress.at(() -> at))
                .whole(() -> Reproduction.of(fixture, workshop, show.isPresent()));
        done.add(table);
        if (!output.isJson()) {
          page.print(table);
        }
      }
    } catch (Budget.Stopped e) {
      // By ctrl-C: what was compared before is told.
    }
    List<ReproduceAnswer.Name> notReached =
        wanted.subList(done.size(), wanted.size()).stream().map(Fixture::name).toList();
    ReproduceAnswer answer =
        ReproduceAnswer.of(done, leftOut, notReached, (System.nanoTime() - start) / 1_000_000);
    output.show(answer, page::end);
    return answer.match() && notReached.isEmpty();
  }
}
