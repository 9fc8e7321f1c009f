// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.theory.QuotientStructure;

/**
 * The pretending function of a game whose heaps are not sizes: as a graph with a value at each
 * vertex where a move leaves one thing (Advances, Figure 15), and as a sheet of boards, each above
 * its value, where there are many.
 */
public final class LabelledPhi {

  /** Larger graphs are no longer a picture. */
  private static final int MOST_VERTICES = 60;

  private static final int MOST_CELLS = 600;
  private static final double WIDTH = 860;
  private static final double LINE = 18;
  private static final double SQUARE = 11;
  private static final double GAP = 12;
  private static final double CELL = 26;

  private LabelledPhi() {}

  private static String title(QuotientStructure q) {
    return "The pretending function Φ of " + QuotientPictures.name(q);
  }

  /** A graph of all moves with values; nothing if there are too many, or moves that split. */
  public static Optional<Picture> graph(QuotientStructure q) {
    if (q.heaps() >= MOST_VERTICES) {
      return Optional.empty();
    }
    List<Picture.Node> nodes = new ArrayList<>();
    List<Picture.Edge> edges = new ArrayList<>();
    for (int heap = q.heaps(); heap >= 0; heap--) {
      int value = q.value(heap);
      nodes.add(
          new Picture.Node(
              q.rules().labels().label(heap) + " : " + QuotientPictures.word(q, value),
              q.inP(value) ? Picture.Mark.P : Picture.Mark.N));
      for (Position option : q.rules().options(heap)) {
        if (option.size() > 1) {
          return Optional.empty();
        }
        edges.add(new Picture.Edge(q.heaps() - heap, q.heaps() - option.largest(), 0, true, ""));
      }
    }
    return Optional.of(
        new Picture(
            title(q),
            "An arrow is a move. Beside each "
                + q.rules().labels().noun()
                + " stands its value. Round, blue and heavy: in P, the player to move loses.",
            nodes,
            edges));
  }

  private static boolean isBoard(String label) {
    return label.matches("[X.#/]+");
  }

  /** A small board: crosses are filled squares, and squares that are gone are left out. */
  private static void board(List<Item> items, String[] rows, double middle, double bottom) {
    double left = middle - rows[0].length() * SQUARE / 2;
    for (int r = 0; r < rows.length; r++) {
      for (int c = 0; c < rows[r].length(); c++) {
        double x = left + c * SQUARE;
        double y = bottom - (rows.length - r) * SQUARE;
        boolean isRegion = String.join("", rows).indexOf('#') >= 0;
        if (!isRegion || rows[r].charAt(c) == '#') {
          items.add(new Box(x, y, SQUARE, SQUARE, 0, Style.FRAME));
        }
        if (rows[r].charAt(c) == 'X') {
          items.add(new Box(x + 2, y + 2, SQUARE - 4, SQUARE - 4, 0, Style.BAR));
        }
      }
    }
  }

  /** A sheet of cells, each with what it is the value of above it; of twins the first. */
  public static Scene cells(QuotientStructure q) {
    Labels labels = q.rules().labels();
    int[] all = IntStream.rangeClosed(0, q.heaps()).filter(h -> q.rules().twin(h) == h).toArray();
    int[] heaps = IntStream.of(all).limit(MOST_CELLS).toArray();
    int lines = 1;
    double cell = CELL;
    for (int heap : heaps) {
      String label = labels.label(heap);
      String[] rows = label.split("/", -1);
      lines = Math.max(lines, rows.length);
      double width =
          isBoard(label)
              ? rows[0].length() * SQUARE
              : TextSize.width(label, Style.INK.fontSize()) + 4;
      String word = QuotientPictures.word(q, q.value(heap));
      cell = Math.max(cell, Math.max(width, TextSize.width(word, Style.P.fontSize()) + 12));
    }
    int across = (int) Math.max(1, Math.min(heaps.length, WIDTH / (cell + GAP)));
    double top = Math.max(LINE, lines * SQUARE + 4);
    double pitch = top + CELL + 2 * GAP;
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < heaps.length; i++) {
      double x = i % across * (cell + GAP);
      int row = i / across;
      double y = row * pitch;
      String label = labels.label(heaps[i]);
      if (isBoard(label)) {
        board(items, label.split("/", -1), x + cell / 2, y + top - 6);
      } else {
        items.add(new Scene.Label(x + cell / 2, y + top - 5, label, Anchor.MIDDLE, Style.INK));
      }
      Grids.cell(items, Values.of(q), q.value(heaps[i]), x, y + top, cell, CELL, true, "");
    }
    int rows = (heaps.length + across - 1) / across;
    return Scene.framed(
        title(q),
        "Under each "
            + labels.noun()
            + " stands its value. Round, blue and heavy: in P, the player to move loses."
            + (heaps.length < all.length ? " Only the first " + heaps.length + " are drawn." : "")
            + (all.length <= q.heaps() ? " Of those that play alike the first is drawn." : ""),
        across * (cell + GAP),
        rows * pitch,
        items);
  }
}
