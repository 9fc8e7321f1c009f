// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.losingways.game.Board;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * Cram on a small board: a move puts a domino on two neighbouring free squares. The free squares
 * fall apart into regions that have nothing to do with each other, so that a position is a sum.
 *
 * <pre>{@code
 * Cram game = new Cram(2, 3);
 * game.labels().position("##./###")     // one region, a corner being taken
 * game.labels().position("#.#/#.#")     // two regions of two squares
 * }</pre>
 *
 * <p>A heap is a region that can arise on the board, wherever it lies, smaller ones first; a single
 * square is nothing, since no domino fits on it. A region that another becomes when it is turned or
 * mirrored is its twin. (M. Gardner, Mathematical Games, 1974; it is the impartial Domineering.)
 *
 * <p>Cost: the regions are found once, at squares × regions; {@link #MOST_REGIONS} bounds them.
 */
public final class Cram implements Ruleset {

  /** Boards with more regions than this are refused. */
  public static final int MOST_REGIONS = 50_000;

  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]?)[x×]([1-9][0-9]?)");

  private final int height;
  private final int width;

  /** Found when first asked for. */
  private volatile Regions found;

  /**
   * The regions.
   *
   * @param squares for each heap, as bits row by row, pushed into the top left corner
   * @param heapOf the heaps of these
   * @param options for each heap
   * @param twins for each heap
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Regions(
      long[] squares, Map<Long, Integer> heapOf, List<List<Position>> options, int[] twins) {}

  /**
   * The game on a board.
   *
   * @throws GameFormatException if the board is too large
   */
  public Cram(int height, int width) {
    if (height < 1 || width < 1 || height * width > 36) {
      throw tooLarge(height, width);
    }
    this.height = height;
    this.width = width;
  }

  private Regions regions() {
    Regions made = found;
    if (made == null) {
      long[] squares = closure();
      Map<Long, Integer> heapOf = new HashMap<>();
      for (int heap = 1; heap < squares.length; heap++) {
        heapOf.put(squares[heap], heap);
      }
      made =
          new Regions(
              squares,
              heapOf,
              Arrays.stream(squares).mapToObj(region -> options(region, heapOf)).toList(),
              Arrays.stream(squares).mapToInt(region -> firstImage(region, heapOf)).toArray());
      found = made;
    }
    return made;
  }

  private List<Position> options(long region, Map<Long, Integer> heapOf) {
    return dominoes(region).stream()
        .map(domino -> position(region & ~domino, heapOf))
        .distinct()
        .sorted()
        .toList();
  }

  /** Reads {@code cram:3x4}. */
  public static Cram parse(String text) {
    Matcher size = SIZE.matcher(text.substring(text.indexOf(':') + 1).strip());
    if (!size.matches()) {
      throw GameFormatException.about(text, "is not a Cram board: write cram:3x4.");
    }
    return new Cram(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
  }

  private static GameFormatException tooLarge(int height, int width) {
    return new GameFormatException(
        "A board of %dx%d is too large here: write a small one like cram:3x4 or cram:2x8."
            .formatted(height, width));
  }

  private long[] closure() {
    Set<Long> seen = new HashSet<>();
    Deque<Long> waiting = new ArrayDeque<>();
    long full = (1L << (height * width)) - 1;
    components(full).forEach(waiting::add);
    seen.addAll(waiting);
    while (!waiting.isEmpty()) {
      long region = waiting.remove();
      for (long domino : dominoes(region)) {
        for (long part : components(region & ~domino)) {
          if (seen.add(part)) {
            waiting.add(part);
          }
        }
      }
      if (seen.size() > MOST_REGIONS) {
        throw tooLarge(height, width);
      }
    }
    Stream<Long> sorted =
        seen.stream()
            .sorted(Comparator.<Long>comparingInt(Long::bitCount).thenComparing(region -> region));
    return LongStream.concat(LongStream.of(0), sorted.mapToLong(region -> region)).toArray();
  }

  /** The dominoes that fit into a region. */
  private List<Long> dominoes(long region) {
    List<Long> found = new ArrayList<>();
    for (int square = 0; square < height * width; square++) {
      long here = 1L << square;
      if ((region & here) != 0) {
        if (square % width + 1 < width && (region & here << 1) != 0) {
          found.add(here | here << 1);
        }
        if (square / width + 1 < height && (region & here << width) != 0) {
          found.add(here | here << width);
        }
      }
    }
    return found;
  }

  /** The connected parts of more than one square, each in the top left corner. */
  private List<Long> components(long squares) {
    List<Long> found = new ArrayList<>();
    long rest = squares;
    while (rest != 0) {
      long part = Long.lowestOneBit(rest);
      long grown = grow(part) & squares;
      while (grown != part) {
        part = grown;
        grown = grow(part) & squares;
      }
      rest &= ~part;
      if (Long.bitCount(part) > 1) {
        found.add(cornered(part));
      }
    }
    return found;
  }

  private long column(int c) {
    long column = 0;
    for (int r = 0; r < height; r++) {
      column |= 1L << (r * width + c);
    }
    return column;
  }

  private long grow(long part) {
    return part
        | part << width
        | part >>> width
        | (part & ~column(width - 1)) << 1
        | (part & ~column(0)) >>> 1;
  }

  private long cornered(long part) {
    long moved = part;
    while ((moved & (1L << width) - 1) == 0) {
      moved >>>= width;
    }
    while ((moved & column(0)) == 0) {
      moved >>>= 1;
    }
    return moved;
  }

  /** The position with these squares free. */
  private Position position(long squares, Map<Long, Integer> heapOf) {
    int[] heaps = components(squares).stream().mapToInt(heapOf::get).toArray();
    return Position.of(heaps);
  }

  private int firstImage(long region, Map<Long, Integer> heapOf) {
    int first = heapOf.getOrDefault(region, 0);
    for (int image = 1; image < 8; image++) {
      long squares = 0;
      boolean fits = true;
      int[] corner = {Integer.MAX_VALUE, Integer.MAX_VALUE};
      List<int[]> moved = new ArrayList<>();
      for (int square = 0; square < height * width; square++) {
        if ((region >> square & 1) != 0) {
          int r = square / width * ((image & 1) == 0 ? 1 : -1);
          int c = square % width * ((image & 2) == 0 ? 1 : -1);
          int[] to = (image & 4) == 0 ? new int[] {r, c} : new int[] {c, r};
          corner[0] = Math.min(corner[0], to[0]);
          corner[1] = Math.min(corner[1], to[1]);
          moved.add(to);
        }
      }
      for (int[] to : moved) {
        int r = to[0] - corner[0];
        int c = to[1] - corner[1];
        fits &= r < height && c < width;
        squares |= 1L << (r * width + c);
      }
      if (fits && heapOf.containsKey(squares)) {
        first = Math.min(first, heapOf.get(squares));
      }
    }
    return first;
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    for (Position option : regions().options().get(heap)) {
      sink.accept(option.toArray(), option.size());
    }
  }

  @Override
  public String code() {
    return "cram:" + height + "x" + width;
  }

  @Override
  public int largestHeap() {
    return regions().squares().length - 1;
  }

  @Override
  public int twin(int heap) {
    return regions().twins()[heap];
  }

  /** Squares across. */
  public int width() {
    return width;
  }

  /** A square, counted from 0 in the top left corner. */
  public record Square(int row, int column) {

    private long bit(int width) {
      return 1L << (row * width + column);
    }
  }

  /** The free squares of a region, row by row. */
  public List<Square> squares(int heap) {
    List<Square> free = new ArrayList<>();
    for (int square = 0; square < height * width; square++) {
      if ((regions().squares()[heap] >> square & 1) != 0) {
        free.add(new Square(square / width, square % width));
      }
    }
    return free;
  }

  /**
   * What is left of a region when a domino is put on two of its squares.
   *
   * @throws IllegalArgumentException if the squares are not free neighbours
   */
  public Position place(int heap, Square a, Square b) {
    long region = regions().squares()[heap];
    long domino = a.bit(width) | b.bit(width);
    if (!dominoes(region).contains(domino)) {
      throw new IllegalArgumentException("no domino fits on " + a + " and " + b);
    }
    return position(region & ~domino, regions().heapOf());
  }

  @Override
  public Board board() {
    return new CramBoard(this);
  }

  @Override
  public Labels labels() {
    return new Drawings();
  }

  /** Regions row by row, such as {@code ##./.##}, a free square being #. */
  private final class Drawings implements Labels {
    @Override
    public String noun() {
      return "region";
    }

    @Override
    public String label(int heap) {
      if (heap == 0) {
        return "#";
      }
      long region = regions().squares()[heap];
      int right = 0;
      int down = 0;
      for (int square = 0; square < height * width; square++) {
        if ((region >> square & 1) != 0) {
          right = Math.max(right, square % width);
          down = square / width;
        }
      }
      StringBuilder text = new StringBuilder();
      for (int r = 0; r <= down; r++) {
        text.append(r > 0 ? "/" : "");
        for (int c = 0; c <= right; c++) {
          text.append((region >> (r * width + c) & 1) != 0 ? '#' : '.');
        }
      }
      return text.toString();
    }

    @Override
    public Position position(String text) {
      return Labels.sum(text, this::board);
    }

    private Position board(String label) {
      Matcher size = SIZE.matcher(label);
      String drawn = label;
      if (size.matches()) {
        String row = "#".repeat(Integer.parseInt(size.group(2)));
        drawn = (row + "/").repeat(Integer.parseInt(size.group(1)));
      }
      if (!drawn.matches("[#./]+")) {
        throw GameFormatException.about(
            label, "is not a region: write its rows with # for free squares, like ##./.##.");
      }
      String[] rows = drawn.replaceAll("/+$", "").split("/", -1);
      long squares = 0;
      for (int r = 0; r < rows.length; r++) {
        if (r >= height || rows[r].length() > width) {
          throw GameFormatException.about(
              label, "does not fit on a board of " + height + "x" + width + ".");
        }
        for (int c = 0; c < rows[r].length(); c++) {
          squares |= rows[r].charAt(c) == '#' ? 1L << (r * width + c) : 0;
        }
      }
      for (long part : components(squares)) {
        if (!regions().heapOf().containsKey(part)) {
          throw new GameFormatException(
              "The region '%s' cannot arise when dominoes are put on a board of %dx%d."
                  .formatted(GameFormatException.shown(label), height, width));
        }
      }
      return Cram.this.position(squares, regions().heapOf());
    }
  }
}
