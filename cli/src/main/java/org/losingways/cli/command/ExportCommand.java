// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.ExportAnswer;
import org.losingways.show.ask.ExportFormat;
import org.losingways.show.export.CsvExport;
import org.losingways.show.file.OutputFile;
import org.losingways.show.view.QuotientView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere export}: a misère quotient for another program. */
@Command(
    name = "export",
    header = "Write a quotient for another program.",
    description = {
      "Write the misère quotient of a game for another program: its presentation, elements, P and Φ.",
      "",
      "json   everything, with the names of 'misere solve --json'",
      "gap    a program that defines the monoid, P and Φ in GAP and checks size, idempotents and",
      "       confluence when it is read",
      "latex  a document for pdflatex, in the notation of the papers",
      "csv    one table: --table elements, phi or products",
      "smt2   for a game whose quotients grow for ever, such as 4.7: what has to be proved for heaps of",
      "       every size, in SMT-LIB 2; z3 or cvc5 --incremental answer unsat to all of it if it is true",
      "",
      "An infinite quotient is written by its points and rays; it has no table of products. Of a partizan",
      "game the monoid is written if it is finite or the integers. A quotient that no finite set generates is",
      "written by schemes; GAP, and every format with --max-heap, gets the part to a heap.",
      "The exit status is 1 if time runs out; then the last verified partial quotient is written."
    },
    footer = {
      "  misere export 0.123 --format gap -o 0.123.g",
      "  misere export kayles --format latex -o kayles.tex",
      "  misere export kayles --format latex --fragment -o part.tex",
      "  misere export 0.07 --max-heap 31 --format csv --table phi",
      "  misere export 0.76 --max-heap 12 --format gap -o 0.76.g     infinite",
      "  misere export 4.7 --format smt2 -o 4.7.smt2                 for z3",
      "  misere export 0.123 --generators x=1,z=3,a=8,b=9 --word-order shortlex --format json"
    })
public final class ExportCommand extends GameCommand {

  private static final Duration FOR_GENERA = Duration.ofSeconds(2);

  @Option(names = "--format", paramLabel = "FORMAT", description = "json, gap, latex, csv or smt2.")
  private String format;

  @Option(
      names = "--table",
      paramLabel = "TABLE",
      description = "Which table, for csv: elements (the usual one), phi or products.")
  private String table;

  @Option(
      names = "--fragment",
      description = "For latex: no document of its own, but what stands inside one.")
  private boolean fragment;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where to write (standard output if it is not said, or -).")
  private Path file;

  @Mixin private QuotientOptions options;

  @Override
  protected boolean answer() {
    boolean toFile = file != null && !file.toString().equals("-");
    CommandFailure.when(
        format == null && !output.isJson(),
        "Say which format: --format json, gap, latex, csv or smt2.");
    ExportFormat chosen = format == null ? ExportFormat.JSON : format(format);
    CommandFailure.when(
        table != null && chosen != ExportFormat.CSV,
        "--table chooses a table of --format csv only.");
    CommandFailure.when(
        fragment && chosen != ExportFormat.LATEX, "--fragment is for --format latex only.");
    CommandFailure.when(
        output.isJson() && chosen != ExportFormat.JSON && !toFile,
        "--json and --format %s cannot both go to standard output; say -o FILE.",
        chosen.text());
    Optional<OutputFile> target = toFile ? Optional.of(OutputFile.of(file)) : Optional.empty();
    CsvExport.Table csv = table(table == null ? "elements" : table);
    QuotientOptions.Shown shown = options.show(game(), output);
    String text =
        chosen.write(
            shown.what(), new ExportFormat.Choices(csv, fragment), TimeLimit.after(FOR_GENERA));
    if (target.isPresent()) {
      target.get().write(text);
      report(shown.view(), chosen);
    } else {
      output.out().print(text);
    }
    shown.tellPart(output, target.isEmpty());
    return shown.isDone();
  }

  private void report(QuotientView q, ExportFormat chosen) {
    boolean isWhole = q.whole().isPresent() && chosen != ExportFormat.GAP;
    OptionalInt order = isWhole ? OptionalInt.empty() : q.order();
    OptionalInt verifiedTo = isWhole ? OptionalInt.empty() : q.verifiedTo();
    String name = isWhole ? q.code() : q.name();
    String size = order.isPresent() ? "of order " + order.getAsInt() : "infinite";
    output.show(
        new ExportAnswer(q.code(), order, verifiedTo, chosen.text(), file.toString()),
        answer ->
            output.asIs("The %s of %s, %s, is in %s.".formatted(q.shortNoun(), name, size, file)));
  }

  private static ExportFormat format(String name) {
    return ExportFormat.of(name)
        .orElseThrow(
            () ->
                new CommandFailure(
                    "The format is json, gap, latex, csv or smt2, not '%s'.".formatted(name)));
  }

  private static CsvExport.Table table(String name) {
    return switch (name) {
      case "elements" -> CsvExport.Table.ELEMENTS;
      case "phi" -> CsvExport.Table.PHI;
      case "products" -> CsvExport.Table.PRODUCTS;
      default ->
          throw new CommandFailure(
              "The table is elements, phi or products, not '%s'.".formatted(name));
    };
  }
}
