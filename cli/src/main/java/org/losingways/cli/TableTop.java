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
import org.losingways.play.Move;
import org.losingways.show.page.Heaps;

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

  /** The table for some rules. */
  static TableTop of(Ruleset rules) {
    if (rules instanceof Notakto notakto) {
      return new BoardTables.NotaktoTable(notakto);
    }
    if (rules instanceof Cram cram) {
      return new BoardTables.CramTable(cram);
    }
    if (rules instanceof PascalsBeans) {
      return new TriangleTable();
    }
    if (rules instanceof CoinGraph graph) {
      return new GraphTable(graph);
    }
    return rules.labels().areSizes() ? new RowsTable(rules.code()) : new LabelTable(rules);
  }

  /** A move in a heap. */
  static Move move(int heap, Position to) {
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
}
