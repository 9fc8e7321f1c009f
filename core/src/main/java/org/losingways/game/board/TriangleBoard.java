// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losingways.game.Board;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.Position;

/** Pascal's triangle down to the lowest bean, with the numbers of beans on its cells. */
record TriangleBoard(Labels labels) implements Board {

  private static final int LOWEST_ROW = 30;

  @Override
  public Kind kind() {
    return Kind.TRIANGLE;
  }

  @Override
  public List<String> draw(Position position) {
    List<String> lines = new ArrayList<>();
    int last = position.isEmpty() ? 3 : Math.max(3, PascalsBeans.row(position.largest()));
    if (last > LOWEST_ROW) {
      return List.of("  beans on " + labels.text(position));
    }
    for (int row = 0; row <= last; row++) {
      StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%4d  ", row));
      line.append(" ".repeat(2 * (last - row)));
      for (int column = 0; column <= row; column++) {
        int cell = PascalsBeans.cell(row, column);
        long beans = count(position, cell);
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
  public Optional<Pick> pick(String text, Position position) {
    String[] words = text.strip().split("\\s+", -1);
    if (words.length == 2 && words[1].matches("l|left|r|right")) {
      try {
        Position from = labels.position(words[0]);
        if (from.size() != 1) {
          return Optional.empty();
        }
        int row = PascalsBeans.row(from.heap(0)) - 1;
        int column = PascalsBeans.column(from.heap(0)) - (words[1].startsWith("l") ? 1 : 0);
        return Optional.of(new Pick(from.heap(0), Position.of(PascalsBeans.cell(row, column))));
      } catch (GameFormatException e) {
        return Optional.empty();
      }
    }
    // A bean that leaves the triangle may also be sent to the cell of the boundary.
    return Board.byLabels(labels, text);
  }
}
