// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanMove;

/**
 * Strips of squares with the pieces that were placed on them (Partizan Kayles, Figure 1): a heap is
 * a run of free squares, and taking k beans places a piece of length k. A move that leaves its heap
 * whole or in more than two parts cannot be drawn so; the heaps are then new strips.
 *
 * @param rows the strips; a square is free, or holds a sign of the piece on it
 */
public record Strips(List<String> rows) {

  private static final char FREE = '□';

  private static final int LONGEST_ROW = 60;

  public static Strips of(Position position) {
    List<String> rows = new ArrayList<>();
    for (int i = position.size() - 1; i >= 0; i--) {
      rows.add(String.valueOf(FREE).repeat(position.heap(i)));
    }
    return new Strips(rows);
  }

  /** The runs of free squares. */
  public Position position() {
    List<Integer> heaps = new ArrayList<>();
    for (String row : rows) {
      for (String run : row.split("[^" + FREE + "]+", -1)) {
        heaps.add(run.length());
      }
    }
    return Position.of(heaps.stream().mapToInt(Integer::intValue).toArray());
  }

  /** The strips after a move. */
  public Strips after(PartizanMove move, Player player) {
    int taken = move.heap() - (int) move.to().beans();
    if (taken < 1 || move.to().size() > 2) {
      return of(move.in(position()));
    }
    int before = move.to().size() == 2 ? move.to().heap(1) : 0;
    List<String> changed = new ArrayList<>(rows);
    for (int r = 0; r < changed.size(); r++) {
      String row = changed.get(r);
      int at = run(row, move.heap());
      if (at >= 0) {
        changed.set(
            r,
            row.substring(0, at + before)
                + piece(taken, player)
                + row.substring(at + before + taken));
        return new Strips(changed);
      }
    }
    throw new IllegalArgumentException("there is no strip of length " + move.heap());
  }

  /** Where a run of exactly this length begins, −1 if there is none. */
  private static int run(String row, int length) {
    int start = 0;
    for (String run : row.split("(?<=[^" + FREE + "])|(?=[^" + FREE + "])", -1)) {
      if (run.length() == length && run.indexOf(FREE) == 0) {
        return start;
      }
      start += run.length();
    }
    return -1;
  }

  private static String piece(int length, Player player) {
    if (player == Player.LEFT) {
      return "■".repeat(length);
    }
    return length == 1 ? "●" : "◖" + "━".repeat(length - 2) + "◗";
  }

  /** The strips as lines, long ones as the lengths of what is free. */
  public List<String> draw() {
    List<String> lines = new ArrayList<>();
    for (String row : rows) {
      int[] runs =
          Arrays.stream(row.split("[^" + FREE + "]+", -1))
              .mapToInt(String::length)
              .filter(n -> n > 0)
              .toArray();
      String free = runs.length == 0 ? "full" : Position.of(runs).toString();
      lines.add(
          row.length() > LONGEST_ROW
              ? "free: " + free
              : String.format(Locale.ROOT, "%s   free: %s", row, free));
    }
    return lines.isEmpty() ? List.of("(no strips)") : lines;
  }
}
