// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losingways.game.Cram;
import org.losingways.game.Notakto;
import org.losingways.game.Position;
import org.losingways.play.Move;

/** Tables on which boards lie beside each other, to be pointed at by numbers and letters. */
final class BoardTables {

  private BoardTables() {}

  /** The number, in a drawing, of the first thing that is this heap. */
  private static int number(Move move, Position position) {
    int i = position.size() - 1;
    while (position.heap(i) != move.heap().intValue()) {
      i--;
    }
    return position.size() - i;
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
        return TableTop.labels(game, text.toUpperCase(Locale.ROOT).replace("DEAD", "dead"));
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
          : Optional.of(TableTop.move(heap, Position.of(game.cross(heap, cell))));
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
        return TableTop.labels(game, text);
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
        return Optional.of(TableTop.move(heap, game.place(heap, squares.get(a), squares.get(b))));
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
