// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormLimits;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.game.board.PascalsBeans;
import org.losingways.gauge.Gauges;
import org.losingways.quotient.Quotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.DrawAnswer;
import org.losingways.show.draw.Drawing;
import org.losingways.show.draw.FormPicture;
import org.losingways.show.draw.GaugePicture;
import org.losingways.show.draw.Look;
import org.losingways.show.draw.Picture;
import org.losingways.show.draw.Triangle;
import org.losingways.show.file.OutputFile;
import org.losingways.show.view.QuotientView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere draw}: pictures of quotients and forms. */
@Command(
    name = "draw",
    header = "Draw a quotient or a form.",
    description = {
      "Draw a picture of the misère quotient of a game, in print quality.",
      "",
      "cayley       elements, with arrows for the generators (of large quotients: classes)",
      "idempotents  the idempotents and their order, with their groups",
      "phi          the pretending function, in rows of its period",
      "table        the multiplication table",
      "ideals       a chain of ideals, with the factors",
      "gauges       outcomes in the plane of two heaps, for a game decided by linear forms (see",
      "             'misere gauges')",
      "triangle     the values on Pascal's triangle, in --rows N rows (pascals-beans)",
      "form         the misère form of --heap N, or of a form such as '{2+,0}' given as GAME",
      "",
      "The extension of the file name chooses the format: .svg, .png, .pdf, .tex for a tikzpicture, .dot",
      "for Graphviz, .txt for the triangle.",
      "Of an infinite quotient the first three exist; cayley shows its components and one-parameter families.",
      "Of a partizan game the monoid is drawn if it is finite or the integers.",
      "The exit status is 1 at the time limit; then the last verified partial quotient is drawn."
    },
    footer = {
      "  misere draw 0.123 -o arms.svg",
      "  misere draw kayles --what phi -o kayles.png",
      "  misere draw 0.07 --max-heap 31 --what ideals -o ideals.svg",
      "  misere draw 0.123 --what form --heap 11 -o heap11.svg",
      "  misere draw heptagon --what phi -o heptagon.svg",
      "  misere draw 0.76 --max-heap 12 --what cayley -o rays.svg",
      "  misere draw pascals-beans --what triangle --rows 20 -o triangle.svg",
      "  misere draw 0.123 --what cayley --theme print --no-caption -o arms.pdf"
    })
public final class DrawCommand extends GameCommand {

  @Option(
      names = "--what",
      paramLabel = "PICTURE",
      defaultValue = "cayley",
      description =
          "cayley (the default), idempotents, phi, table, ideals, gauges, triangle or form.")
  private String what;

  @Option(names = "--heap", paramLabel = "N", description = "The heap whose form is drawn.")
  private String heap;

  @Option(names = "--rows", paramLabel = "N", description = "The last row of a triangle.")
  private String rows;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The output file: FILE.svg, .png, .pdf, .tex (TikZ) or .dot; - for standard output.")
  private Path file;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "svg, png, pdf, tex, dot or txt (default: from the file name; svg for standard output).")
  private String format;

  @Option(names = "--no-caption", description = "Leave out title and caption below the picture.")
  private boolean noCaption;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      defaultValue = "screen",
      description = "screen (cream background, dark in dark mode) or print (white).")
  private String theme;

  @Option(
      names = "--width",
      paramLabel = "N",
      description = "The width in CSS pixels, 96 per inch (PNG: two dots each).")
  private Optional<Double> width = Optional.empty();

  private Optional<OutputFile> target = Optional.empty();

  /** How far what is drawn is known, if that is not for all heaps. */
  private OptionalInt verifiedTo = OptionalInt.empty();

  @Mixin private QuotientOptions options;

  @Override
  protected boolean answer() throws IOException {
    boolean isForm = what.equals("form");
    CommandFailure.when(
        !isForm && !what.matches("cayley|idempotents|phi|table|ideals|gauges|triangle"),
        "The picture is cayley, idempotents, phi, table, ideals, gauges, triangle or form, not '%s'.",
        what);
    CommandFailure.when(
        heap != null && !isForm, "--heap is for --what form; --max-heap says how far to solve.");
    if (isForm && heap == null) {
      written(new Forms(FormLimits.DEFAULT));
    }
    CommandFailure.when(
        file == null, "No output file is given: add -o %s.svg, or -o - for standard output.", what);
    String format = format();
    CommandFailure.when(
        format.equals("dot") && what.matches("phi|table|ideals|gauges|triangle"),
        "This picture is a grid and cannot be written as DOT: name a file like %s.svg.",
        what);
    CommandFailure.when(
        !theme.matches("screen|print"), "The theme is screen or print, not '%s'.", theme);
    CommandFailure.when(
        width.filter(w -> w >= 1 && w <= 20_000).isEmpty() && width.isPresent(),
        "--width is a number from 1 to 20000, such as 600.");
    CommandFailure.when(rows != null && !what.equals("triangle"), "--rows is for --what triangle.");
    CommandFailure.when(
        format.equals("txt") && !what.equals("triangle"),
        "Only a triangle can be written as text: name a file like %s.svg.",
        what);
    target = isStandardOutput() ? Optional.empty() : Optional.of(OutputFile.of(file));
    if (isForm) {
      write(Drawing.graph(form()), format);
      return true;
    }
    Game rules = game();
    boolean isTriangle = what.equals("triangle");
    CommandFailure.when(
        isTriangle && !(rules instanceof PascalsBeans),
        "A triangle is drawn of pascals-beans, not of %s; write --what phi instead.",
        output.named(rules.code()));
    if (what.equals("gauges")) {
      Gauges<?> gauges = options.gauges(rules, output);
      verifiedTo = gauges.verifiedTo();
      write(Drawing.cells(GaugePicture.of(gauges)), format);
      return true;
    }
    QuotientOptions.Shown shown = options.show(rules, output);
    QuotientView q = shown.view();
    verifiedTo = q.verifiedTo();
    if (format.equals("txt")) {
      writeText(q.quotient().orElseThrow());
    } else if (isTriangle) {
      int last = rows(q.quotient().orElseThrow(), Triangle.MOST_ROWS);
      write(Drawing.cells(Triangle.scene(q, last)), format);
    } else {
      write(Drawing.of(q, what, format.equals("dot")), format);
    }
    shown.tellPart(output, isStandardOutput());
    return shown.isDone();
  }

  private boolean isStandardOutput() {
    return file.toString().equals("-");
  }

  private String format() {
    List<String> formats = Stream.concat(Drawing.FORMATS.stream(), Stream.of("txt")).toList();
    CommandFailure.when(
        format != null && !formats.contains(format),
        "The format is %s, not '%s'.",
        String.join(", ", formats),
        format);
    CommandFailure.when(
        isStandardOutput() && output.isJson(),
        "--json and the picture cannot both go to standard output; say -o FILE.");
    if (format != null || isStandardOutput()) {
      return format == null ? "svg" : format;
    }
    String name = file.toString().toLowerCase(Locale.ROOT);
    return formats.stream()
        .filter(ending -> name.endsWith("." + ending))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailure(
                    "'%s' should end in .svg, .png, .pdf, .tex or .dot, like -o picture.svg, or say --format."
                        .formatted(file)));
  }

  private int rows(Quotient quotient, int most) {
    int wanted = rows == null ? Triangle.usualRows(quotient) : GameText.heap(rows);
    boolean isKnown = PascalsBeans.lastOfRow(wanted) <= quotient.largestHeap();
    CommandFailure.when(
        wanted > most || !isKnown,
        isKnown
            ? "A triangle has room for " + most + " rows here, not " + wanted + "."
            : "The values of row " + wanted + " are not known; leave out --max-heap.");
    return wanted;
  }

  private void writeText(Quotient quotient) throws IOException {
    int last = rows(quotient, Triangle.MOST_ROWS_AS_TEXT);
    List<String> lines = Triangle.text(quotient, last, quotient::print, UnaryOperator.identity());
    String text = String.join(System.lineSeparator(), lines) + System.lineSeparator();
    write(text.getBytes(StandardCharsets.UTF_8), "txt");
  }

  private Form ofHeap(Ruleset rules, Forms forms) {
    return new HeapForms(rules, forms).of(rules.labels().position(heap));
  }

  /** The form that stands for the game. */
  private Form written(Forms forms) {
    try {
      return FormText.parse(written(), forms);
    } catch (GameFormatException e) {
      Game game = game();
      throw new CommandFailure(
          "Which %1$s of %2$s? Write 'misere draw %2$s --what form --heap %3$s -o form.svg'."
              .formatted(
                  game.labels().noun(),
                  written(),
                  game.labels().label(Math.min(5, game.largestHeap()))),
          e);
    }
  }

  private Picture form() {
    Forms forms = new Forms(FormLimits.DEFAULT);
    try {
      Form form = heap == null ? written(forms) : ofHeap(rules(), forms);
      CommandFailure.when(
          form.followers().size() > FormPicture.MOST_FOLLOWERS,
          "This form has %s subpositions; a picture shows at most %s.",
          form.followers().size(),
          FormPicture.MOST_FOLLOWERS);
      String title = heap == null ? "The form " + written() : "Heap " + heap + " of " + written();
      return FormPicture.of(title, form, FormWriter.PAPER);
    } catch (FormLimitException e) {
      throw new CommandFailure(e.getMessage(), e);
    }
  }

  private void write(Drawing drawing, String format) throws IOException {
    write(drawing.write(format, new Look(!noCaption, theme.equals("print"), width)), format);
  }

  private void write(byte[] picture, String format) throws IOException {
    if (target.isEmpty()) {
      output.bytes().write(picture);
      return;
    }
    target.get().write(picture);
    output.show(
        new DrawAnswer(written(), what, verifiedTo, format, file.toString()),
        answer -> output.asIs("The picture is in " + file + "."));
  }
}
