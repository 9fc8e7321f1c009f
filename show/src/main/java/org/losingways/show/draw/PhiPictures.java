// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.Period;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.view.QuotientView;

/**
 * The pretending function: of a game whose heaps are sizes as a strip in rows of its period; of
 * others as a graph with a value at each vertex where a move leaves one thing (Advances, Figure
 * 15), and as a sheet of boards, each above its value, where there are many.
 */
public final class PhiPictures {

  private static final String TITLE = "The pretending function Φ of ";
  private static final double CELL = 28;
  private static final double SMALL_CELL = 9;
  private static final int MOST_LABELLED_HEAPS = 500;
  private static final int WIDEST_ROW = 24;
  private static final int WIDEST_SMALL_ROW = 120;

  /** Larger graphs are no longer a picture. */
  private static final int MOST_VERTICES = 60;

  private static final int MOST_CELLS = 600;
  private static final double WIDTH = 860;
  private static final double LINE = 18;
  private static final double SQUARE = 11;
  private static final double GAP = 12;
  private static final double LABELLED_CELL = 26;

  private PhiPictures() {}

  /**
   * A move in a heap.
   *
   * @param to what is left of it
   * @param kind 0 if both may make it, 1 for Left and 2 for Right
   */
  private record Move(Position to, int kind) {}

  private static List<Move> moves(QuotientView q, int heap) {
    List<Ruleset> sides = q.game().sides();
    return IntStream.range(0, sides.size())
        .boxed()
        .flatMap(
            side ->
                sides.get(side).options(heap).stream()
                    .map(to -> new Move(to, sides.size() == 1 ? 0 : side + 1)))
        .toList();
  }

  /** Φ of any game, as dots and lines if it can be. */
  public static Optional<Picture> graph(QuotientView q) {
    if (q.labels().areSizes() || q.heaps() >= MOST_VERTICES) {
      return Optional.empty();
    }
    List<Picture.Node> nodes = new ArrayList<>();
    List<Picture.Edge> edges = new ArrayList<>();
    for (int heap = q.heaps(); heap >= 0; heap--) {
      int value = q.value(heap);
      nodes.add(
          new Picture.Node(
              q.labels().label(heap) + " : " + q.text(value), Picture.Mark.of(q.outcome(value))));
      for (Move move : moves(q, heap)) {
        if (move.to().size() > 1) {
          return Optional.empty();
        }
        int to = q.heaps() - move.to().largest();
        edges.add(new Picture.Edge(q.heaps() - heap, to, move.kind(), true, ""));
      }
    }
    return Optional.of(
        new Picture(
            TITLE + q.name(),
            "%sAn arrow is a move. Beside each %s stands its value.%s"
                .formatted(Picture.legend(q), q.labels().noun(), Picture.key(q)),
            nodes,
            edges,
            q.isPartizan() ? List.of("Left", "Right") : List.of()));
  }

  /** Φ of any game as cells. */
  public static Scene cells(QuotientView q) {
    return q.labels().areSizes() ? strip(q) : sheet(q);
  }

  /** From heap 1 on, as in the papers; a tint for each value, a bar below what repeats. */
  private static Scene strip(QuotientView q) {
    Optional<Period> period = q.period();
    int last = q.lastShown();
    boolean words = last <= MOST_LABELLED_HEAPS;
    int across = across(period, words ? WIDEST_ROW : WIDEST_SMALL_ROW);
    int[] values = IntStream.rangeClosed(1, last).map(q::value).toArray();
    int[] distinct = IntStream.of(values).distinct().sorted().toArray();
    double width = words ? Math.max(CELL, Grids.widest(q, distinct) + 12) : SMALL_CELL;
    double height = words ? CELL : SMALL_CELL;
    double gap = words ? 6 : 2;
    double head = TextSize.width(last + "+", Style.INK.fontSize) + 10;
    double pitch = height + gap + (words ? 6 : 4);
    double top = words ? 22 : 0;
    List<Item> items = new ArrayList<>();
    for (int c = 0; words && c < Math.min(across, last); c++) {
      double middle = head + c * (width + gap) + width / 2;
      items.add(new Label(middle, 12, "" + (c + 1), Anchor.MIDDLE, Style.INK));
    }
    for (int i = 0; i < last; i++) {
      int row = i / across;
      Layout.Box box =
          new Layout.Box(head + i % across * (width + gap), top + row * pitch, width, height);
      // Small rows stand close: only every fourth number finds room.
      if (i % across == 0 && (words || row % 4 == 0)) {
        double base = box.y() + height / 2 + 5;
        items.add(new Label(head - 10, base, i + "+", Anchor.END, Style.INK));
      }
      String tint = Grids.tint(Arrays.binarySearch(distinct, values[i]), distinct.length);
      Grids.cell(items, q, values[i], box, words, tint);
      if (period.isPresent() && i + 1 >= period.get().preperiod()) {
        double y = box.y() + height + (words ? 4 : 1.5);
        items.add(new Box(box.x(), y, width, words ? 2.5 : 1.5, 0, Style.BAR));
      }
    }
    int rows = (last + across - 1) / across;
    String repeats =
        period
            .map(
                p ->
                    " The bar marks the period: from heap "
                        + p.preperiod()
                        + " on everything repeats after "
                        + p.period()
                        + " heaps, for ever.")
            .orElseGet(() -> q.growth().map(g -> " It is " + q.proved() + ".").orElse(""));
    return new Scene(
        TITLE + q.code() + ", heaps 1 to " + last,
        "%sEach cell is a heap, each tint a value%s%s%s"
            .formatted(
                Picture.legend(q),
                words ? "." : ", too many to write them down.",
                repeats,
                Picture.key(q)),
        head + Math.min(across, last) * (width + gap),
        top + rows * pitch,
        items);
  }

  /** Rows as long as the period, several short periods together, parts of long ones. */
  private static int across(Optional<Period> period, int widest) {
    int p = period.map(Period::period).orElse(10);
    if (p > widest) {
      for (int part = widest; part >= widest / 4; part--) {
        if (p % part == 0) {
          return part;
        }
      }
      return widest / 2;
    }
    return p * Math.max(1, Math.min(widest, 12) / p);
  }

  private static boolean isBoard(String label) {
    return label.matches("[X.#/]+");
  }

  /** A small board: crosses are filled squares, and squares that are gone are left out. */
  private static void board(List<Item> items, String[] rows, double middle, double bottom) {
    double left = middle - rows[0].length() * SQUARE / 2;
    boolean isRegion = String.join("", rows).indexOf('#') >= 0;
    for (int r = 0; r < rows.length; r++) {
      for (int c = 0; c < rows[r].length(); c++) {
        double x = left + c * SQUARE;
        double y = bottom - (rows.length - r) * SQUARE;
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
  private static Scene sheet(QuotientView q) {
    Labels labels = q.labels();
    int[] all = IntStream.rangeClosed(0, q.heaps()).filter(h -> q.twin(h) == h).toArray();
    int[] heaps = IntStream.of(all).limit(MOST_CELLS).toArray();
    int lines = 1;
    double cell =
        Math.max(LABELLED_CELL, Grids.widest(q, IntStream.of(heaps).map(q::value).toArray()) + 12);
    for (int heap : heaps) {
      String label = labels.label(heap);
      String[] rows = label.split("/", -1);
      lines = Math.max(lines, rows.length);
      cell =
          Math.max(
              cell,
              isBoard(label)
                  ? rows[0].length() * SQUARE
                  : TextSize.width(label, Style.INK.fontSize) + 4);
    }
    int across = (int) Math.max(1, Math.min(heaps.length, WIDTH / (cell + GAP)));
    double top = Math.max(LINE, lines * SQUARE + 4);
    double pitch = top + LABELLED_CELL + 2 * GAP;
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < heaps.length; i++) {
      double x = i % across * (cell + GAP);
      int row = i / across;
      double y = row * pitch;
      String label = labels.label(heaps[i]);
      if (isBoard(label)) {
        board(items, label.split("/", -1), x + cell / 2, y + top - 6);
      } else {
        items.add(new Label(x + cell / 2, y + top - 5, label, Anchor.MIDDLE, Style.INK));
      }
      Layout.Box box = new Layout.Box(x, y + top, cell, LABELLED_CELL);
      Grids.cell(items, q, q.value(heaps[i]), box, true, "");
    }
    int rows = (heaps.length + across - 1) / across;
    return new Scene(
        TITLE + q.name(),
        "%sUnder each %s stands its value.%s%s%s"
            .formatted(
                Picture.legend(q),
                labels.noun(),
                Picture.key(q),
                heaps.length < all.length ? " Only the first " + heaps.length + " are drawn." : "",
                all.length <= q.heaps() ? " Of equal ones the first is drawn." : ""),
        across * (cell + GAP),
        rows * pitch,
        items);
  }
}
