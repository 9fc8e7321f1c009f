// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.Board;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * Notakto: tic-tac-toe on any number of boards with crosses only. A move puts a cross on a board; a
 * board with three crosses in a row is dead, and nobody moves on it any more.
 *
 * <pre>{@code
 * Notakto game = new Notakto();
 * game.labels().position("X../.../..X")     // one board with crosses in opposite corners
 * game.labels().position("XXX/.../...")     // nothing: the board is dead
 * game.largestHeap()                        // the empty board
 * }</pre>
 *
 * <p>A heap is a board that is alive, turned as it lies; boards with more crosses come first. A
 * board that another becomes when it is turned or mirrored is its twin. The values of all boards
 * are those of Plambeck and Whitehead (The secrets of Notakto, 2013).
 */
public final class Notakto implements Ruleset {

  /** Cells across and down. */
  public static final int SIDE = 3;

  private static final int CELLS = SIDE * SIDE;

  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  /** Where the cells come from when a board is turned by a quarter, and when it is mirrored. */
  private static final int[] TURN = {6, 3, 0, 7, 4, 1, 8, 5, 2};

  private static final int[] MIRROR = {2, 1, 0, 5, 4, 3, 8, 7, 6};

  /** The boards by heap, each a set of cells with crosses; heap 0 is none. */
  private final int[] crosses;

  private final int[] heapOf = new int[1 << CELLS];
  private final int[] twins;

  public Notakto() {
    Stream<Integer> alive =
        IntStream.range(0, 1 << CELLS)
            .filter(board -> Arrays.stream(LINES).noneMatch(line -> (board & line) == line))
            .boxed()
            .sorted(Comparator.comparing(board -> -Integer.bitCount(board)));
    this.crosses = IntStream.concat(IntStream.of(0), alive.mapToInt(board -> board)).toArray();
    for (int heap = 1; heap < crosses.length; heap++) {
      heapOf[crosses[heap]] = heap;
    }
    this.twins = new int[crosses.length];
    Arrays.setAll(twins, heap -> heap == 0 ? 0 : firstImage(crosses[heap]));
  }

  private int firstImage(int board) {
    int first = heapOf[board];
    int image = board;
    for (int i = 0; i < 8; i++) {
      image = moved(image, i == 4 ? MIRROR : TURN);
      first = Math.min(first, heapOf[image]);
    }
    return first;
  }

  private static int moved(int board, int[] from) {
    int image = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      image |= (board >> from[cell] & 1) << cell;
    }
    return image;
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    int[] after = new int[1];
    for (int cell = 0; heap > 0 && cell < CELLS; cell++) {
      if (!hasCross(heap, cell)) {
        after[0] = cross(heap, cell);
        sink.accept(after, after[0] == 0 ? 0 : 1);
      }
    }
  }

  /** Whether a cell of a board, counted from 0 row by row, has a cross. */
  public boolean hasCross(int heap, int cell) {
    return (crosses[heap] >> cell & 1) != 0;
  }

  /** The board after a cross is put on an empty cell: 0 if that kills it. */
  public int cross(int heap, int cell) {
    if (heap <= 0 || hasCross(heap, cell)) {
      throw new IllegalArgumentException("no cross can be put on cell " + cell);
    }
    return heapOf[crosses[heap] | 1 << cell];
  }

  @Override
  public String code() {
    return "notakto";
  }

  @Override
  public int largestHeap() {
    return crosses.length - 1;
  }

  @Override
  public int twin(int heap) {
    return twins[heap];
  }

  @Override
  public Board board() {
    return new NotaktoBoard(this);
  }

  @Override
  public Labels labels() {
    return new Boards();
  }

  /** Boards row by row, such as {@code X../.../..X}. */
  private final class Boards implements Labels {
    @Override
    public String noun() {
      return "board";
    }

    @Override
    public String label(int heap) {
      if (heap == 0) {
        return "dead";
      }
      StringBuilder text = new StringBuilder();
      for (int cell = 0; cell < CELLS; cell++) {
        text.append(cell > 0 && cell % SIDE == 0 ? "/" : "")
            .append(hasCross(heap, cell) ? 'X' : '.');
      }
      return text.toString();
    }

    @Override
    public Position position(String text) {
      return Labels.sum(text, label -> Position.of(board(label)));
    }

    private int board(String label) {
      if (label.equals("dead")) {
        return 0;
      }
      String cells = label.replaceAll("[/,|]", "").toLowerCase(Locale.ROOT);
      if (!cells.matches("[x._-]{9}")) {
        throw GameFormatException.about(label, "is not a board: write its rows like X../.../..X.");
      }
      int board = 0;
      for (int cell = 0; cell < CELLS; cell++) {
        board |= cells.charAt(cell) == 'x' ? 1 << cell : 0;
      }
      return heapOf[board];
    }
  }
}
