// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losingways.game.Board;
import org.losingways.game.Position;

/** Boards beside each other, each with its number; empty cells are numbered 1 to 9. */
record NotaktoBoard(Notakto game) implements Board {

  @Override
  public Kind kind() {
    return Kind.NOUGHTS;
  }

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
    return Board.beside(boards);
  }

  @Override
  public String example() {
    return "'2 5', a cross on cell 5 of board 2 ('5' alone when there is one board)";
  }

  @Override
  public Optional<String> say(Pick move, Position position) {
    int heap = move.heap();
    int after = move.to().largest();
    for (int cell = 0; cell < Notakto.SIDE * Notakto.SIDE; cell++) {
      if (!game.hasCross(heap, cell) && game.cross(heap, cell) == after) {
        String board =
            position.size() == 1 ? "" : " of board " + Board.number(move.heap(), position);
        return Optional.of(
            "cell " + (cell + 1) + board + (after == 0 ? ", which kills the board" : ""));
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<Pick> pick(String text, Position position) {
    if (!text.matches("([0-9]{1,4}\\s+)?[1-9]")) {
      return Board.byLabels(game.labels(), text.toUpperCase(Locale.ROOT).replace("DEAD", "dead"));
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
        : Optional.of(new Pick(heap, Position.of(game.cross(heap, cell))));
  }
}
