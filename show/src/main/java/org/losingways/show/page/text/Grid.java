// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * A sequence over heaps 1, 2, 3, …, printed the way the papers print it: in rows of the period,
 * each row labelled with the number of heaps before it, the repeating part underlined on a
 * terminal, and an ellipsis where the sequence goes on.
 *
 * <pre>
 *        1  2  3  4  5
 *   0+   1  0  2  2  1
 *   5+   0  0  2  1  1
 *   …
 * </pre>
 *
 * @param cells the entry of heap 1, of heap 2 and so on
 * @param columns how many entries make a row
 * @param repeatsFrom the heap from which the sequence repeats for ever; beyond all cells when it
 *     does not
 */
public record Grid(List<String> cells, int columns, long repeatsFrom) {

  /** About so many characters are written at once. */
  private static final int BLOCK = 1 << 13;

  public Grid {
    cells = List.copyOf(cells);
  }

  /**
   * The number of columns for a sequence: the period if a row of it fits, else the largest part of
   * the period that does, else ten.
   */
  public static int columnsFor(long period, List<String> cells, Paper output) {
    return columnsFor(period, cells, cells.size(), output);
  }

  /**
   * The same where there are many cells and few are different.
   *
   * @param texts the texts that occur
   * @param cells how many cells there are
   */
  public static int columnsFor(long period, Collection<String> texts, int cells, Paper output) {
    int cell = texts.stream().map(output::shown).mapToInt(Wrapped::length).max().orElse(1);
    int most = 0;
    int room = output.width() - label(cells);
    do {
      room -= Math.max(cell, Integer.toString(++most).length()) + 2;
    } while (room >= Math.max(cell, Integer.toString(most + 1).length()) + 2);
    if (period > 0) {
      for (int parts = 1; parts <= 12; parts++) {
        if (period % parts == 0 && period / parts <= most && period / parts > 1) {
          return (int) (period / parts);
        }
      }
      if (period == 1) {
        return Math.min(10, most);
      }
    }
    return Math.min(10, most);
  }

  /** Prints the grid. */
  public void print(Paper output) {
    List<String> shown = output.ascii() ? cells.stream().map(output::shown).toList() : cells;
    new Grid(shown, columns, repeatsFrom).printShown(output);
  }

  private void printShown(Paper output) {
    PrintWriter out = output.out();
    Ink ink = output.ink();
    int[] width = new int[columns];
    for (int c = 0; c < columns; c++) {
      width[c] = Integer.toString(c + 1).length();
    }
    for (int i = 0, c = 0; i < cells.size(); i++, c = c + 1 < columns ? c + 1 : 0) {
      width[c] = Math.max(width[c], cells.get(i).length());
    }
    int label = label(cells.size());
    StringBuilder head = new StringBuilder(" ".repeat(label));
    for (int c = 0; c < columns; c++) {
      head.append("  ").append(pad(Integer.toString(c + 1), width[c]));
    }
    out.println(ink.faint(head.toString().stripTrailing()));
    // There may be millions of cells: they are written in blocks.
    Block block = new Block(out);
    for (int first = 0; first < cells.size(); first += columns) {
      block.add(ink.faint(right(first + "+", label)));
      int last = Math.min(cells.size(), first + columns);
      for (int i = first; i < last; i++) {
        String cell = cells.get(i);
        block.skip(2);
        block.add(i + 1 >= repeatsFrom ? ink.underlined(cell) : cell);
        block.skip(i + 1 < last ? width[i - first] - cell.length() : 0);
      }
      block.add(System.lineSeparator());
    }
    block.flush();
    out.println(" ".repeat(Math.max(0, label - 2)) + output.shown("…"));
  }

  /** Characters that are written when there are enough of them; blanks until something is added. */
  private static final class Block {
    private final PrintWriter out;
    private char[] chars = blanks(BLOCK);
    private int size;

    Block(PrintWriter out) {
      this.out = out;
    }

    private static char[] blanks(int count) {
      char[] blanks = new char[count];
      Arrays.fill(blanks, ' ');
      return blanks;
    }

    void add(String text) {
      makeRoom(text.length());
      text.getChars(0, text.length(), chars, size);
      size += text.length();
    }

    void skip(int blanks) {
      makeRoom(blanks);
      size += blanks;
    }

    private void makeRoom(int more) {
      if (size + more > chars.length) {
        flush();
        chars = more > chars.length ? blanks(more) : chars;
      }
    }

    void flush() {
      out.write(chars, 0, size);
      Arrays.fill(chars, 0, size, ' ');
      size = 0;
    }
  }

  /** The columns before the cells. */
  private static int label(int cells) {
    return Math.max(4, (cells + "+").length()) + 2;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
