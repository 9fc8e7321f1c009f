// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Heaps as rows of beans. */
record RowsBoard(String code) implements Board {

  /** Longer rows are written as numbers. */
  private static final int LONGEST_ROW = 60;

  @Override
  public Kind kind() {
    return Kind.ROWS;
  }

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
  public Optional<Pick> pick(String text, Position position) {
    if (!text.matches("[0-9]{1,9}(\\s*(->|→|to|[\\s+,])\\s*[0-9]{1,9})+")) {
      return Optional.empty();
    }
    int[] numbers = Arrays.stream(text.split("[^0-9]+", -1)).mapToInt(Integer::parseInt).toArray();
    return Optional.of(
        new Pick(numbers[0], Position.of(Arrays.copyOfRange(numbers, 1, numbers.length))));
  }
}
