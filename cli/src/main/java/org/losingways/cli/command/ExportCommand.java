// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.losingways.app.ExportFormat;
import org.losingways.budget.Budget;
import org.losingways.cli.rules.RulesOption;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateFiles;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.ExportAnswer;
import org.losingways.show.export.CoqExport;
import org.losingways.show.export.CoqTheory;
import org.losingways.show.export.CsvExport;
import org.losingways.show.file.GameArgument;
import org.losingways.show.file.OutputFile;
import org.losingways.show.file.OutputFolder;
import org.losingways.show.view.QuotientView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
      "smt2   for a game solved by weights and thresholds, such as 4.7: the proof conditions for heaps of",
      "       every size, in SMT-LIB 2; z3 or cvc5 --incremental answer unsat to all if the claim is true",
      "coq    a theorem about a finite quotient and its proof, for the proof assistant Coq: coqc accepts",
      "       the file only if the theorem is true; --certificate takes the quotient from a certificate,",
      "       or from a file of many, and --theory writes the theory that --fragment needs",
      "",
      "An infinite quotient is written as a finite part and one-parameter families; it has no table of products. Of a partizan",
      "game the monoid is written if it is finite or the integers. A quotient that is not finitely generated is",
      "written by general formulas; GAP, and every format with --max-heap, gets the part to some heap.",
      "The exit status is 1 at the time limit; then the last verified partial quotient is written."
    },
    footer = {
      "  misere export 0.123 --format gap -o 0.123.g",
      "  misere export kayles --format latex -o kayles.tex",
      "  misere export kayles --format latex --fragment -o part.tex",
      "  misere export 0.07 --max-heap 31 --format csv --table phi",
      "  misere export 0.76 --max-heap 12 --format gap -o 0.76.g     infinite",
      "  misere export 4.7 --format smt2 -o 4.7.smt2                 for z3",
      "  misere export kayles --format coq -o Kayles.v               for coqc",
      "  misere export --certificate kayles.json --format coq --fragment -o theory/Kayles.v",
      "  misere export --theory theory",
      "  misere export 0.123 --generators x=1,z=3,a=8,b=9 --word-order shortlex --format json"
    })
public final class ExportCommand extends AnsweringCommand {

  private static final Duration FOR_GENERA = Duration.ofSeconds(2);
  private static final String FORMATS = "json, gap, latex, csv, smt2 or coq";

  /** Files that Coq takes for modules. */
  private static final Pattern MODULE = Pattern.compile("[A-Za-z][A-Za-z0-9_]*\\.v");

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Mixin private RulesOption own;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "json, gap, latex, csv, smt2 or coq.")
  private String format;

  @Option(
      names = "--table",
      paramLabel = "TABLE",
      description = "Which table, for csv: elements (the default), phi or products.")
  private String table;

  @Option(
      names = "--fragment",
      description = "For latex: only the body of a document. For coq: without the" + " theory.")
  private boolean fragment;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description =
          "For coq, in place of GAME: a certificate, or a file with one on each line (possibly"
              + " compressed by gzip).")
  private Path certificate;

  @Option(
      names = "--theory",
      paramLabel = "FOLDER",
      description = "Write the theory for coq, with a Makefile, into a folder.")
  private Path theory;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The output file (default: -, standard output).")
  private Path file;

  @Mixin private QuotientOptions options;

  @Override
  protected boolean answer() {
    if (theory != null) {
      CommandFailure.when(
          game != null || certificate != null || format != null || file != null,
          "--theory FOLDER writes the theory for coq and nothing else; leave out the other arguments.");
      writeTheory();
      return true;
    }
    CommandFailure.when(
        game == null && certificate == null, "Name a game: misere export 0.123 --format gap.");
    CommandFailure.when(
        game != null && certificate != null, "Give a game or --certificate FILE, not both.");
    boolean toFile = file != null && !file.toString().equals("-");
    CommandFailure.when(
        format == null && !output.isJson(), "Choose a format: --format " + FORMATS + ".");
    ExportFormat chosen = format == null ? ExportFormat.JSON : format(format);
    CommandFailure.when(
        table != null && chosen != ExportFormat.CSV,
        "--table chooses a table of --format csv only.");
    CommandFailure.when(
        fragment && chosen != ExportFormat.LATEX && chosen != ExportFormat.COQ,
        "--fragment is for --format latex and coq only.");
    CommandFailure.when(
        certificate != null && chosen != ExportFormat.COQ,
        "--certificate is for --format coq only.");
    CommandFailure.when(
        output.isJson() && chosen != ExportFormat.JSON && !toFile,
        "--json and --format %s cannot both go to standard output; say -o FILE.",
        chosen.text());
    CommandFailure.when(
        chosen == ExportFormat.COQ
            && toFile
            && !MODULE.matcher(file.getFileName().toString()).matches(),
        "Coq reads files with names such as Kayles.v, letters and digits with a letter first,"
            + " not '%s'.",
        file);
    Optional<OutputFile> target = toFile ? Optional.of(OutputFile.of(file)) : Optional.empty();
    CsvExport.Table csv = table(table == null ? "elements" : table);
    if (certificate != null) {
      return fromCertificates(target);
    }
    QuotientOptions.Shown shown =
        options.show(output.named(game, own.games(output::blame).game(game)), output);
    write(
        target,
        chosen.write(
            shown.what(), new ExportFormat.Choices(csv, fragment), TimeLimit.after(FOR_GENERA)));
    if (target.isPresent()) {
      report(shown.view(), chosen);
    }
    shown.tellPart(output, target.isEmpty());
    return shown.isDone();
  }

  private void write(Optional<OutputFile> target, String text) {
    target.ifPresentOrElse(f -> f.write(text), () -> output.exact().print(text));
  }

  /**
   * Writes a theorem of each certificate in a file; of many, those that have no theorem are left
   * out.
   */
  private boolean fromCertificates(Optional<OutputFile> target) {
    List<Certificate> all = CertificateFiles.read(certificate);
    List<Certificate> covered = new ArrayList<>();
    for (Certificate one : all) {
      Verdict verdict = Referee.check(one, Budget::isSpent);
      CommandFailure.when(
          !(verdict instanceof Verdict.Accepted),
          "The certificate of %s is not accepted, so there is no theorem: %s",
          one.rules().name(),
          verdict.reason());
      if (all.size() == 1 || CoqExport.obstacle(one).isEmpty()) {
        covered.add(one);
      }
    }
    CommandFailure.when(
        covered.isEmpty(),
        "No certificate in '%s' is of a kind that Coq can check here.",
        certificate);
    write(target, ExportFormat.theorems(covered, fragment));
    if (target.isPresent()) {
      String name = all.size() == 1 ? covered.get(0).rules().name() : certificate.toString();
      output.show(
          new ExportAnswer(
              name,
              OptionalInt.empty(),
              OptionalInt.empty(),
              ExportFormat.COQ.text(),
              file.toString()),
          answer ->
              output.asIs(
                  "Theorems of %d of %d certificates are in %s."
                      .formatted(covered.size(), all.size(), file)));
    }
    return true;
  }

  private void writeTheory() {
    try (OutputFolder folder = OutputFolder.of(theory)) {
      CoqTheory.FILES.forEach(
          name -> folder.put(name, CoqTheory.text(name).getBytes(StandardCharsets.UTF_8)));
      folder.finish();
    }
    output.show(
        new ExportAnswer(
            "",
            OptionalInt.empty(),
            OptionalInt.empty(),
            ExportFormat.COQ.text(),
            theory.toString()),
        answer -> output.asIs("The theory is in %s; 'make' compiles it.".formatted(theory)));
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
            () -> new CommandFailure("The format is %s, not '%s'.".formatted(FORMATS, name)));
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
