// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.show.CommandFailure;
import org.losingways.show.view.QuotientView;

/**
 * What is drawn, of any kind of quotient, and how it is written: dots and lines, which DOT can say
 * too, or cells.
 *
 * @param graph the dots and lines, if it is made of these
 * @param cells the cells, if it is not
 */
public record Drawing(Optional<Picture> graph, Optional<Scene> cells) {

  /** The pictures there are of a quotient. */
  public static final List<String> OF_QUOTIENTS =
      List.of("cayley", "idempotents", "phi", "table", "ideals");

  /** The formats of pictures; DOT only if they are made of dots and lines. */
  public static final List<String> FORMATS = List.of("svg", "png", "pdf", "tex", "dot");

  public static Drawing graph(Picture picture) {
    return new Drawing(Optional.of(picture), Optional.empty());
  }

  public static Drawing cells(Scene scene) {
    return new Drawing(Optional.empty(), Optional.of(scene));
  }

  /**
   * A picture of a quotient.
   *
   * @param isWhole whether every dot and arrow is wanted, for a program that can look closely
   */
  public static Drawing of(QuotientView q, String what, boolean isWhole) {
    Drawing drawing = drawn(q, what, isWhole);
    return q.whole().isEmpty()
        ? drawing
        : drawing.with(
            " This is the part with heaps to %d; the whole quotient is not finitely generated."
                .formatted(q.heaps()));
  }

  private Drawing with(String sentence) {
    return new Drawing(
        graph.map(
            p -> new Picture(p.title(), p.caption() + sentence, p.nodes(), p.edges(), p.kinds())),
        cells.map(
            s -> new Scene(s.title(), s.caption() + sentence, s.width(), s.height(), s.items())));
  }

  private static Drawing drawn(QuotientView q, String what, boolean isWhole) {
    return switch (what) {
      case "cayley" ->
          graph(isWhole ? QuotientPictures.wholeCayley(q) : QuotientPictures.cayley(q));
      case "idempotents" -> graph(QuotientPictures.idempotents(q));
      case "phi" ->
          PhiPictures.graph(q).map(Drawing::graph).orElseGet(() -> cells(PhiPictures.cells(q)));
      case "table" -> cells(Grids.table(q));
      case "ideals" -> cells(Grids.ideals(q));
      default -> throw new IllegalArgumentException(what);
    };
  }

  private Scene scene() {
    return cells.orElseGet(() -> GraphScene.of(graph.orElseThrow()));
  }

  /** The file, in one of the {@link #FORMATS}. */
  public byte[] write(String format, Look look) throws IOException {
    return format.matches("png|pdf")
        ? painted(format, look)
        : text(format, look).getBytes(StandardCharsets.UTF_8);
  }

  /** The picture as SVG, TikZ or DOT. */
  public String text(String format, Look look) {
    return switch (format) {
      case "svg" -> SvgWriter.write(scene(), look);
      case "tex" -> TikzWriter.write(scene(), look);
      default ->
          DotWriter.write(
              graph.orElseThrow(
                  () ->
                      new CommandFailure(
                          "A picture of cells cannot be written as DOT: name a file like"
                              + " picture.svg.")));
    };
  }

  private byte[] painted(String format, Look look) throws IOException {
    Scene scene = scene();
    try {
      return format.equals("png") ? PngWriter.write(scene, look) : PdfWriter.write(scene, look);
    } catch (Budget.Stopped e) {
      throw e;
    } catch (LinkageError | InternalError | RuntimeException e) {
      // What Java throws without fonts or without the libraries that read them differs by version.
      throw new CommandFailure(
          (format.equals("png") ? "PNG" : "PDF")
              + " needs a font that Java can use (Debian: fontconfig fonts-dejavu-core); draw an"
              + " SVG instead.",
          e);
    }
  }
}
