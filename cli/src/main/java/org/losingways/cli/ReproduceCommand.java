// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.losingways.cli.reproduce.Correction;
import org.losingways.cli.reproduce.Fixture;
import org.losingways.cli.reproduce.FixtureChoice;
import org.losingways.cli.reproduce.Fixtures;
import org.losingways.cli.reproduce.Reproduction;
import org.losingways.cli.reproduce.Workshop;
import org.losingways.show.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

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

  private static final int DIFFERENCES_SHOWN = 5;
  private static final int NUMBER_WIDTH = 24;

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
    List<Reproduction> done = new ArrayList<>();
    List<Fixture> leftOut = new ArrayList<>();
    Workshop workshop = new Workshop();
    for (Fixture fixture : chosen) {
      if (fixture.isSlow() && !slow) {
        leftOut.add(fixture);
      } else {
        showProgress(fixture, done.size() + leftOut.size(), chosen.size());
        done.add(Reproduction.of(fixture, workshop));
        clearProgress();
        if (!output.isJson()) {
          print(done.get(done.size() - 1));
        }
      }
    }
    if (output.isJson()) {
      output.print(json(done, leftOut, (System.nanoTime() - start) / 1_000_000));
    } else {
      leftOut.forEach(this::printLeftOut);
      output.line();
      output.line(summary(done));
    }
    return done.stream().allMatch(Reproduction::matches) ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private void print(Reproduction reproduction) {
    Fixture fixture = reproduction.fixture();
    List<Reproduction.Difference> differences = reproduction.differences();
    output.line(
        head(fixture)
            + (reproduction.matches()
                ? "match"
                : output.ink().strong(differences.size() + " different")));
    differences.stream()
        .limit(DIFFERENCES_SHOWN)
        .forEach(difference -> output.line("    " + difference));
    if (differences.size() > DIFFERENCES_SHOWN) {
      output.line("    and " + (differences.size() - DIFFERENCES_SHOWN) + " more");
    }
    if (verbose) {
      for (Correction correction : fixture.corrections()) {
        output.line(
            output
                .ink()
                .faint(
                    "    misprint, "
                        + correction.where()
                        + ": printed "
                        + correction.printed()
                        + ", right "
                        + correction.right()
                        + "; "
                        + correction.why()));
      }
    }
    output.out().flush();
  }

  private void printLeftOut(Fixture fixture) {
    output.line(head(fixture) + "left out because it takes long; --slow computes it");
  }

  private String head(Fixture fixture) {
    String number = fixture.number();
    String padding = " ".repeat(Math.max(0, NUMBER_WIDTH - number.length()));
    return output.ink().strong(String.format("%-10s  ", fixture.paper()) + number)
        + padding
        + "  "
        + fixture.title()
        + ": ";
  }

  private String summary(List<Reproduction> done) {
    long different = done.stream().filter(r -> !r.matches()).count();
    int entries = done.stream().mapToInt(Reproduction::cells).sum();
    int misprints = done.stream().mapToInt(r -> r.fixture().corrections().size()).sum();
    return count(done.size(), "table")
        + ", "
        + count(entries, "entry")
        + ": "
        + (different == 0
            ? "all match"
            : count((int) different, "table") + (different == 1 ? " differs" : " differ"))
        + (misprints == 0
            ? "."
            : "; "
                + count(misprints, "misprint")
                + " of the papers corrected"
                + (verbose ? "." : " (--verbose shows them)."));
  }

  private static String count(int n, String what) {
    if (n == 1) {
      return "1 " + what;
    }
    return n
        + " "
        + (what.endsWith("y") ? what.substring(0, what.length() - 1) + "ies" : what + "s");
  }

  private ObjectNode json(List<Reproduction> done, List<Fixture> leftOut, long milliseconds) {
    ObjectNode node = Json.object();
    ArrayNode tables = node.putArray("tables");
    for (Reproduction reproduction : done) {
      ObjectNode table = tables.addObject();
      describe(reproduction.fixture(), table);
      table.put("match", reproduction.matches());
      table.put("entries", reproduction.cells());
      ArrayNode differences = table.putArray("differences");
      for (Reproduction.Difference difference : reproduction.differences()) {
        differences
            .addObject()
            .put("where", difference.where())
            .put("expected", difference.expected())
            .put("computed", difference.computed());
      }
      ArrayNode corrections = table.putArray("corrections");
      for (Correction correction : reproduction.fixture().corrections()) {
        corrections
            .addObject()
            .put("where", correction.where())
            .put("printed", correction.printed())
            .put("right", correction.right())
            .put("why", correction.why());
      }
    }
    ArrayNode skipped = node.putArray("leftOut");
    leftOut.forEach(fixture -> describe(fixture, skipped.addObject()));
    node.put("match", done.stream().allMatch(Reproduction::matches));
    node.put("milliseconds", milliseconds);
    return node;
  }

  private static void describe(Fixture fixture, ObjectNode node) {
    node.put("paper", fixture.paper())
        .put("number", fixture.number())
        .put("title", fixture.title())
        .put("kind", fixture.kind());
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
