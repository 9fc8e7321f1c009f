// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losingways.game.CoinGraph;
import org.losingways.game.Cram;
import org.losingways.game.GameFormatException;
import org.losingways.game.Notakto;
import org.losingways.game.PascalsBeans;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.strategy.Move;

/** How a kind of game lies on the table, and how moves in it are written. */
interface TableTop {

  /** The position as lines of text. */
  List<String> draw(Position position);

  /** How a move is written, after 'Write a move like'. */
  String example();

  /** The move that a text describes, which need not be legal; empty if it describes none. */
  Optional<Move> read(String text, Position position);

  /** A move in a position as it is told to a person; empty to write it as heaps. */
  default Optional<String> say(Move move, Position position) {
    return Optional.empty();
  }

  /** The number, in a drawing, of the first thing that is this heap. */
  private static int number(Move move, Position position) {
    int i = position.size() - 1;
    while (position.heap(i) != move.heap().intValue()) {
      i--;
    }
    return position.size() - i;
  }

  /** The table for some rules. */
  static TableTop of(Ruleset rules) {
    if (rules instanceof Notakto notakto) {
      return new NotaktoTable(notakto);
    }
    if (rules instanceof Cram cram) {
      return new CramTable(cram);
    }
    if (rules instanceof PascalsBeans) {
      return new TriangleTable();
    }
    if (rules instanceof CoinGraph graph) {
      return new GraphTable(graph);
    }
    return rules.labels().areSizes() ? new RowsTable(rules.code()) : new LabelTable(rules);
  }

  private static Move move(int heap, Position to) {
    return new Move(BigInteger.valueOf(heap), Heaps.list(to));
  }

  /** A move as two labels, such as {@code N D} or {@code N -> D}. */
  static Optional<Move> labels(Ruleset rules, String text) {
    String[] sides = text.strip().split("\\s*(->|→|\\sto\\s)\\s*", -1);
    if (sides.length == 1) {
      sides = text.strip().split("\\s+", 2);
    }
    if (sides.length != 2) {
      return Optional.empty();
    }
    try {
      Position from = rules.labels().position(sides[0]);
      return from.size() == 1
          ? Optional.of(move(from.heap(0), rules.labels().position(sides[1])))
          : Optional.empty();
    } catch (GameFormatException e) {
      return Optional.empty();
    }
  }

  /** Heaps as rows of beans. */
  record RowsTable(String code) implements TableTop {

    /** Longer rows are written as numbers. */
    private static final int LONGEST_ROW = 60;

    @Override
    public List<String> draw(Position position) {
      String bean =
          switch (code) {
            case "0.77", "0.07" -> "i";
            case "0.137" -> "♟";
            default -> "●";
          };
      List<String> lines = new ArrayList<>();
      for (int i = position.size() - 1; i >= 0; i--) {
        int heap = position.heap(i);
        String row = heap <= LONGEST_ROW ? (bean + " ").repeat(heap).strip() : "…";
        lines.add(String.format(Locale.ROOT, "  %4d  %s", heap, row));
      }
      return lines;
    }

    @Override
    public String example() {
      return "'8 5' or '8 -> 3+2'";
    }

    @Override
    public Optional<Move> read(String text, Position position) {
      if (!text.matches("[0-9]{1,9}(\\s*(->|→|to|[\\s+,])\\s*[0-9]{1,9})+")) {
        return Optional.empty();
      }
      List<BigInteger> numbers = new ArrayList<>();
      for (String number : text.split("[^0-9]+", -1)) {
        numbers.add(new BigInteger(number));
      }
      List<BigInteger> to =
          numbers.subList(1, numbers.size()).stream()
              .filter(n -> n.signum() > 0)
              .sorted(Comparator.reverseOrder())
              .toList();
      return Optional.of(new Move(numbers.get(0), to));
    }
  }

  /** Anything that has a label, with what it may become. */
  record LabelTable(Ruleset rules) implements TableTop {
    @Override
    public List<String> draw(Position position) {
      List<String> lines = new ArrayList<>();
      for (int i = position.size() - 1; i >= 0; i--) {
        lines.add("  " + rules.labels().label(position.heap(i)));
      }
      return lines;
    }

    @Override
    public String example() {
      int heap = rules.largestHeap();
      List<Position> options = rules.options(heap);
      Position last = options.isEmpty() ? Position.EMPTY : options.get(options.size() - 1);
      return "'" + new Heaps(rules).text(move(heap, last)).replace("→", " -> ") + "'";
    }

    @Override
    public Optional<Move> read(String text, Position position) {
      return labels(rules, text);
    }
  }

  /** The vertices with their coins and arrows, from the top down. */
  record GraphTable(CoinGraph graph) implements TableTop {

    /** Of larger graphs only the vertices with coins are shown. */
    private static final int MOST_VERTICES = 30;

    @Override
    public List<String> draw(Position position) {
      int[] coins = new int[graph.largestHeap() + 1];
      for (int heap : position.toArray()) {
        coins[heap]++;
      }
      int width = 1;
      int most = 5;
      for (int heap = 0; heap < coins.length; heap++) {
        width = Math.max(width, graph.labels().label(heap).length());
        most = Math.max(most, coins[heap]);
      }
      List<String> lines = new ArrayList<>();
      for (int heap = coins.length - 1; heap >= 0; heap--) {
        if (coins.length <= MOST_VERTICES || coins[heap] > 0) {
          String vertex = graph.labels().label(heap);
          String there = coins[heap] > 9 ? "●×" + coins[heap] : "●".repeat(coins[heap]);
          lines.add(
              String.format("  %-" + width + "s  %-" + Math.min(most, 9) + "s  ", vertex, there)
                  + (heap == 0 ? "out of play" : "→ " + String.join(" ", graph.targets(heap))));
        }
      }
      return lines;
    }

    @Override
    public String example() {
      int heap = graph.largestHeap();
      String to = graph.targets(heap).isEmpty() ? "nothing" : graph.targets(heap).get(0);
      return "'" + graph.labels().label(heap) + " " + to + "'";
    }

    @Override
    public Optional<Move> read(String text, Position position) {
      return labels(graph, text);
    }
  }

  /** Pascal's triangle down to the lowest bean, with the numbers of beans on its cells. */
  record TriangleTable() implements TableTop {

    private static final int LOWEST_ROW = 30;

    @Override
    public List<String> draw(Position position) {
      List<String> lines = new ArrayList<>();
      int last = position.isEmpty() ? 3 : Math.max(3, PascalsBeans.row(position.largest()));
      if (last > LOWEST_ROW) {
        return List.of("  beans on " + new PascalsBeans().labels().text(position));
      }
      for (int row = 0; row <= last; row++) {
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%4d  ", row));
        line.append(" ".repeat(2 * (last - row)));
        for (int column = 0; column <= row; column++) {
          int cell = PascalsBeans.cell(row, column);
          long beans = position.toArray().length == 0 ? 0 : count(position, cell);
          line.append(cell == 0 ? "1" : beans == 0 ? "·" : beans == 1 ? "●" : "" + beans);
          line.append("   ");
        }
        lines.add(line.toString().stripTrailing());
      }
      return lines;
    }

    private static long count(Position position, int cell) {
      long count = 0;
      for (int heap : position.toArray()) {
        count += cell > 0 && heap == cell ? 1 : 0;
      }
      return count;
    }

    @Override
    public String example() {
      return "'4,2 left', '4,2 right' or '4,2 3,1' (row and column, counted from 0)";
    }

    @Override
    public Optional<Move> read(String text, Position position) {
      PascalsBeans beans = new PascalsBeans();
      String[] words = text.strip().split("\\s+", -1);
      if (words.length == 2 && words[1].matches("l|left|r|right")) {
        try {
          Position from = beans.labels().position(words[0]);
          if (from.size() != 1) {
            return Optional.empty();
          }
          int row = PascalsBeans.row(from.heap(0)) - 1;
          int column = PascalsBeans.column(from.heap(0)) - (words[1].startsWith("l") ? 1 : 0);
          return Optional.of(move(from.heap(0), Position.of(PascalsBeans.cell(row, column))));
        } catch (GameFormatException e) {
          return Optional.empty();
        }
      }
      // A bean that leaves the triangle may also be sent to the cell of the boundary.
      return labels(beans, text);
    }
  }

  /** Boards beside each other, each with its number; empty cells are numbered 1 to 9. */
  record NotaktoTable(Notakto game) implements TableTop {

    @Override
    public List<String> draw(Position position) {
      List<List<String>> boards = new ArrayList<>();
      for (int i = position.size() - 1; i >= 0; i--) {
        int heap = position.heap(i);
        List<String> board = new ArrayList<>(List.of("board " + (position.size() - i)));
        for (int row = 0; row < Notakto.SIDE; row++) {
          StringBuilder line = new StringBuilder();
          for (int column = 0; column < Notakto.SIDE; column++) {
            int cell = row * Notakto.SIDE + column;
            line.append(column > 0 ? " " : "");
            line.append(game.hasCross(heap, cell) ? "X" : "" + (cell + 1));
          }
          board.add(line.toString());
        }
        boards.add(board);
      }
      return beside(boards);
    }

    @Override
    public String example() {
      return "'2 5', a cross on cell 5 of board 2 ('5' alone when there is one board)";
    }

    @Override
    public Optional<String> say(Move move, Position position) {
      int heap = move.heap().intValue();
      int after = move.to().isEmpty() ? 0 : move.to().get(0).intValue();
      for (int cell = 0; cell < Notakto.SIDE * Notakto.SIDE; cell++) {
        if (!game.hasCross(heap, cell) && game.cross(heap, cell) == after) {
          String board = position.size() == 1 ? "" : " of board " + number(move, position);
          return Optional.of(
              "cell " + (cell + 1) + board + (after == 0 ? ", which kills the board" : ""));
        }
      }
      return Optional.empty();
    }

    @Override
    public Optional<Move> read(String text, Position position) {
      if (!text.matches("([0-9]{1,4}\\s+)?[1-9]")) {
        return labels(game, text.toUpperCase(Locale.ROOT).replace("DEAD", "dead"));
      }
      String[] words = text.split("\\s+", -1);
      int board = words.length == 1 ? 1 : Integer.parseInt(words[0]);
      int cell = Integer.parseInt(words[words.length - 1]) - 1;
      if (board < 1 || board > position.size() || (words.length == 1 && position.size() > 1)) {
        return Optional.empty();
      }
      int heap = position.heap(position.size() - board);
      return game.hasCross(heap, cell)
          ? Optional.empty()
          : Optional.of(move(heap, Position.of(game.cross(heap, cell))));
    }
  }

  /** Regions beside each other, each with its number; free squares have letters. */
  record CramTable(Cram game) implements TableTop {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";

    @Override
    public List<String> draw(Position position) {
      List<List<String>> regions = new ArrayList<>();
      for (int i = position.size() - 1; i >= 0; i--) {
        List<Cram.Square> squares = game.squares(position.heap(i));
        List<String> region = new ArrayList<>(List.of("region " + (position.size() - i)));
        int last = squares.get(squares.size() - 1).row();
        for (int row = 0; row <= last; row++) {
          StringBuilder line = new StringBuilder();
          for (int column = 0; column < game.width(); column++) {
            int letter = squares.indexOf(new Cram.Square(row, column));
            line.append(letter < 0 ? "  " : LETTERS.charAt(letter) + " ");
          }
          region.add(line.toString().stripTrailing());
        }
        regions.add(region);
      }
      return beside(regions);
    }

    @Override
    public String example() {
      return "'2 ab', a domino on a and b of region 2 ('ab' alone when there is one region)";
    }

    @Override
    public Optional<String> say(Move move, Position position) {
      int heap = move.heap().intValue();
      Position after = Position.of(move.to().stream().mapToInt(BigInteger::intValue).toArray());
      List<Cram.Square> squares = game.squares(heap);
      for (int a = 0; a < squares.size(); a++) {
        for (int b = a + 1; b < squares.size(); b++) {
          if (neighbours(squares.get(a), squares.get(b))
              && game.place(heap, squares.get(a), squares.get(b)).equals(after)) {
            String region = position.size() == 1 ? "" : " of region " + number(move, position);
            return Optional.of("" + LETTERS.charAt(a) + LETTERS.charAt(b) + region);
          }
        }
      }
      return Optional.empty();
    }

    private static boolean neighbours(Cram.Square a, Cram.Square b) {
      return Math.abs(a.row() - b.row()) + Math.abs(a.column() - b.column()) == 1;
    }

    @Override
    public Optional<Move> read(String text, Position position) {
      if (!text.matches("([0-9]{1,4}\\s+)?[a-zA-Z]\\s*[a-zA-Z]")) {
        return labels(game, text);
      }
      String[] words = text.split("(?<=[0-9])\\s+", 2);
      int region = words.length == 1 ? 1 : Integer.parseInt(words[0]);
      if (region > position.size() || region < 1 || (words.length == 1 && position.size() > 1)) {
        return Optional.empty();
      }
      int heap = position.heap(position.size() - region);
      List<Cram.Square> squares = game.squares(heap);
      String letters = words[words.length - 1].replaceAll("\\s", "");
      int a = LETTERS.indexOf(letters.charAt(0));
      int b = LETTERS.indexOf(letters.charAt(1));
      if (a < 0 || b < 0 || a >= squares.size() || b >= squares.size()) {
        return Optional.empty();
      }
      try {
        return Optional.of(move(heap, game.place(heap, squares.get(a), squares.get(b))));
      } catch (IllegalArgumentException e) {
        return Optional.empty();
      }
    }
  }

  /** Small drawings beside each other, as many in a row as fit. */
  private static List<String> beside(List<List<String>> drawings) {
    List<String> lines = new ArrayList<>();
    int width =
        4 + drawings.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(0);
    int across = Math.max(1, 76 / width);
    for (int from = 0; from < drawings.size(); from += across) {
      List<List<String>> row = drawings.subList(from, Math.min(from + across, drawings.size()));
      int height = row.stream().mapToInt(List::size).max().orElse(0);
      for (int line = 0; line < height; line++) {
        StringBuilder text = new StringBuilder("  ");
        for (List<String> drawing : row) {
          String part = line < drawing.size() ? drawing.get(line) : "";
          text.append(part).append(" ".repeat(width - part.length()));
        }
        lines.add(text.toString().stripTrailing());
      }
      lines.add("");
    }
    if (!lines.isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    return lines;
  }
}
