// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormLimits;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Board;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.game.board.PascalsBeans;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.draw.DotWriter;
import org.losingways.show.draw.FormPicture;
import org.losingways.show.draw.GraphScene;
import org.losingways.show.draw.Grids;
import org.losingways.show.draw.LabelledPhi;
import org.losingways.show.draw.Picture;
import org.losingways.show.draw.PngWriter;
import org.losingways.show.draw.QuotientPictures;
import org.losingways.show.draw.RayPictures;
import org.losingways.show.draw.Scene;
import org.losingways.show.draw.SvgWriter;
import org.losingways.show.draw.Triangle;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.theory.QuotientStructure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere draw}: pictures of quotients and forms. */
@Command(
    name = "draw",
    header = "A picture of a quotient or a form.",
    mixinStandardHelpOptions = true,
    description = {
      "Draw a picture of the misère quotient of a game, good enough for a paper.",
      "",
      "cayley       elements, with arrows for the generators (of large quotients: classes)",
      "idempotents  the idempotents and their order, with their groups",
      "phi          the pretending function, in rows of its period",
      "table        the multiplication table",
      "ideals       a chain of ideals, with the factors",
      "triangle     the values on Pascal's triangle, in --rows N rows (pascals-beans)",
      "form         the misère form of --heap N, or of a form such as '{2+,0}' given as GAME",
      "",
      "The end of the file's name chooses the format: .svg, .png, .dot for dots and lines, .txt for",
      "the triangle.",
      "Of an infinite quotient there are the first three: as cayley, its components, with rays that go on.",
      "The exit status is 1 if time runs out; then the last verified partial quotient is drawn."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere draw 0.123 --what cayley -o arms.svg",
      "  misere draw kayles --what phi -o kayles.png",
      "  misere draw 0.07 --max-heap 31 --what ideals -o ideals.svg",
      "  misere draw 0.123 --what form --heap 11 -o heap11.svg",
      "  misere draw heptagon --what phi -o heptagon.svg",
      "  misere draw 0.76 --max-heap 12 --what cayley -o rays.svg",
      "  misere draw pascals-beans --what triangle --rows 20 -o triangle.svg"
    })
final class DrawCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--what",
      paramLabel = "PICTURE",
      required = true,
      description = "cayley, idempotents, phi, table, ideals, triangle or form.")
  private String what;

  @Option(names = "--heap", paramLabel = "N", description = "The heap whose form is drawn.")
  private String heap;

  @Option(names = "--rows", paramLabel = "N", description = "The last row of a triangle.")
  private String rows;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "Where to draw: FILE.svg, FILE.png or FILE.dot.")
  private Path file;

  @Mixin private QuotientOptions options;

  @Mixin private Output output;

  /** What is drawn: dots and lines, which DOT can say too, or cells. */
  private record Drawn(Optional<Picture> graph, Optional<Scene> cells) {
    static Drawn graph(Picture picture) {
      return new Drawn(Optional.of(picture), Optional.empty());
    }

    static Drawn cells(Scene scene) {
      return new Drawn(Optional.empty(), Optional.of(scene));
    }

    Scene scene() {
      return cells.orElseGet(() -> GraphScene.of(graph.orElseThrow()));
    }
  }

  @Override
  public Integer call() throws IOException {
    String format = format();
    boolean isForm = what.equals("form");
    if (!isForm && !what.matches("cayley|idempotents|phi|table|ideals|triangle")) {
      throw new CommandFailure(
          "The picture is cayley, idempotents, phi, table, ideals, triangle or form, not '"
              + what
              + "'.");
    }
    if (heap != null && !isForm) {
      throw new CommandFailure("--heap is for --what form; --max-heap says how far to solve.");
    }
    if (format.equals("dot") && what.matches("phi|table|ideals|triangle")) {
      throw new CommandFailure(
          "A picture of cells cannot be written as DOT: name a file like " + what + ".svg.");
    }
    if (rows != null && !what.equals("triangle")) {
      throw new CommandFailure("--rows is for --what triangle.");
    }
    if (format.equals("txt") && !what.equals("triangle")) {
      throw new CommandFailure(
          "Only a triangle can be written as text: name a file like " + what + ".svg.");
    }
    if (isForm) {
      write(Drawn.graph(form()), format);
      return ExitStatus.ANSWER;
    }
    Ruleset rules = GameArgument.rules(game);
    if (what.equals("triangle") && rules.board().kind() != Board.Kind.TRIANGLE) {
      throw new CommandFailure(
          "A triangle is drawn of pascals-beans, not of "
              + rules.code()
              + "; write --what phi instead.");
    }
    QuotientOptions.Any any = options.find(rules, output);
    if (any instanceof QuotientOptions.FoundInfinite found) {
      write(infinite(found.quotient(), format), format);
    } else if (any instanceof QuotientOptions.Found found) {
      if (format.equals("txt")) {
        writeText(found.structure().quotient());
      } else {
        write(quotient(found.structure(), format), format);
      }
    }
    return any.isDone() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private Drawn infinite(InfiniteQuotient q, String format) {
    return switch (what) {
      case "cayley" ->
          Drawn.graph(format.equals("dot") ? RayPictures.wholeCayley(q) : RayPictures.cayley(q));
      case "idempotents" -> Drawn.graph(RayPictures.idempotents(q));
      default -> Drawn.cells(infiniteScene(q, what));
    };
  }

  /** A picture of an infinite quotient. */
  static Scene infiniteScene(InfiniteQuotient q, String what) {
    String infinite = "The quotient of " + q.rules().code() + " is infinite, so ";
    return switch (what) {
      case "cayley" -> GraphScene.of(RayPictures.cayley(q));
      case "idempotents" -> GraphScene.of(RayPictures.idempotents(q));
      case "phi" -> {
        if (!q.rules().labels().areSizes()) {
          throw new CommandFailure(infinite + "its Φ is drawn only where heaps have sizes.");
        }
        yield Grids.phi(q);
      }
      case "table" ->
          throw new CommandFailure(
              infinite + "it has no multiplication table; draw --what cayley instead.");
      default ->
          throw new CommandFailure(
              infinite + "its ideals are not drawn; draw --what cayley or idempotents instead.");
    };
  }

  private String format() {
    String name = file.toString().toLowerCase(Locale.ROOT);
    for (String format : new String[] {"svg", "png", "dot", "txt"}) {
      if (name.endsWith("." + format)) {
        return format;
      }
    }
    throw new CommandFailure(
        "'" + file + "' should end in .svg, .png or .dot, like -o picture.svg.");
  }

  private Drawn quotient(QuotientStructure q, String format) {
    return switch (what) {
      case "cayley" ->
          Drawn.graph(
              format.equals("dot") ? QuotientPictures.wholeCayley(q) : QuotientPictures.cayley(q));
      case "idempotents" -> Drawn.graph(QuotientPictures.idempotents(q));
      case "phi" ->
          q.rules().labels().areSizes()
              ? Drawn.cells(Grids.phi(q))
              : LabelledPhi.graph(q)
                  .map(Drawn::graph)
                  .orElseGet(() -> Drawn.cells(LabelledPhi.cells(q)));
      case "table" -> Drawn.cells(Grids.table(q));
      case "ideals" -> Drawn.cells(Grids.ideals(q));
      case "triangle" -> Drawn.cells(Triangle.scene(q, rows(q.quotient(), Triangle.MOST_ROWS)));
      default -> throw new IllegalStateException(what);
    };
  }

  private int rows(FiniteQuotient quotient, int most) {
    int wanted = rows == null ? Triangle.usualRows(quotient) : GameText.heap(rows);
    boolean isKnown = PascalsBeans.lastOfRow(wanted) <= quotient.largestHeap();
    if (wanted > most || !isKnown) {
      throw new CommandFailure(
          isKnown
              ? "A triangle has room for " + most + " rows here, not " + wanted + "."
              : "The values of row " + wanted + " are not known; leave --max-heap away.");
    }
    return wanted;
  }

  private void writeText(FiniteQuotient quotient) throws IOException {
    int last = rows(quotient, Triangle.MOST_ROWS_AS_TEXT);
    List<String> lines = Triangle.text(quotient, last, quotient::print, UnaryOperator.identity());
    Files.write(file, lines);
    said("txt");
  }

  private Form ofHeap(Ruleset rules, Forms forms) {
    return new HeapForms(rules, forms).of(rules.labels().position(heap));
  }

  private Picture form() {
    Forms forms = new Forms(FormLimits.DEFAULT);
    try {
      Form form =
          heap == null ? FormText.parse(game, forms) : ofHeap(GameArgument.rules(game), forms);
      if (form.followers().size() > FormPicture.MOST_FOLLOWERS) {
        throw new CommandFailure(
            "This form has "
                + form.followers().size()
                + " followers; pictures are drawn of at most "
                + FormPicture.MOST_FOLLOWERS
                + ".");
      }
      String title = heap == null ? "The form " + game : "Heap " + heap + " of " + game;
      return FormPicture.of(title, form, FormWriter.PAPER);
    } catch (FormLimitException e) {
      throw new CommandFailure(e.getMessage(), e);
    }
  }

  private byte[] png(Scene scene) throws IOException {
    try {
      return PngWriter.write(scene);
    } catch (LinkageError | InternalError | RuntimeException e) {
      // What Java throws without fonts or without the libraries that read them differs by version.
      throw new CommandFailure(
          "PNG needs a font that Java can use (Debian: fontconfig fonts-dejavu-core); draw "
              + file.toString().replaceAll("(?i)png$", "svg")
              + " instead.",
          e);
    }
  }

  private void write(Drawn drawn, String format) throws IOException {
    byte[] bytes =
        switch (format) {
          case "svg" -> SvgWriter.write(drawn.scene()).getBytes(StandardCharsets.UTF_8);
          case "png" -> png(drawn.scene());
          default -> DotWriter.write(drawn.graph().orElseThrow()).getBytes(StandardCharsets.UTF_8);
        };
    Files.write(file, bytes);
    said(format);
  }

  private void said(String format) {
    if (output.isJson()) {
      ObjectNode node = Json.object();
      node.put("game", game);
      node.put("what", what);
      node.put("format", format);
      node.put("file", file.toString());
      output.print(node);
    } else {
      output.line("The picture is in " + file + ".");
    }
  }
}
