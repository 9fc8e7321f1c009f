// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.show.CommandFailure;

/**
 * Positions read from a file, one a line: heaps separated by blanks, plus signs or commas.
 *
 * <p>A line is looked at as bytes; only heaps above a bound are made into numbers of any size.
 */
final class PositionLines {

  /** A heap with more digits is not an {@code int}. */
  private static final int MOST_DIGITS = 9;

  private static final int LONGEST_HEAP = 1000;

  private static final int LONGEST_LINE = 16 << 20;

  private final InputStream in;
  private final int largest;
  private byte[] buffer = new byte[1 << 16];
  private int filled;
  private int at;
  private long line;
  private int from;
  private int to;

  private int[] heaps = new int[16];
  private int count;
  private boolean isSmall;

  /**
   * @param largest heaps above this one are given as numbers of any size
   */
  PositionLines(InputStream in, int largest) {
    this.in = in;
    this.largest = largest;
  }

  /** The largest heap among the first bytes of a file, as far as heaps are numbers of a program. */
  static BigInteger largest(InputStream in, int bytes) throws IOException {
    int largest = 0;
    int heap = 0;
    int digits = 0;
    for (int i = 0; i < bytes; i++) {
      int c = in.read();
      if (c >= '0' && c <= '9') {
        digits++;
        heap = digits > MOST_DIGITS ? 0 : 10 * heap + (c - '0');
      } else {
        largest = Math.max(largest, heap);
        heap = 0;
        digits = 0;
      }
      if (c < 0) {
        break;
      }
    }
    return BigInteger.valueOf(largest);
  }

  /** Reads the next line; false at the end. */
  boolean next() throws IOException {
    if (!findLine()) {
      return false;
    }
    line++;
    count = 0;
    isSmall = true;
    int i = from;
    while (i < to) {
      byte c = buffer[i];
      if (c >= '0' && c <= '9') {
        i = heap(i);
      } else if (isBetween(c)) {
        i++;
      } else {
        throw bad();
      }
    }
    return true;
  }

  private static boolean isBetween(byte c) {
    return c == ' ' || c == '+' || c == ',' || c == '\t' || c == '\r';
  }

  private int heap(int start) {
    int heap = 0;
    int i = start;
    for (; i < to && buffer[i] >= '0' && buffer[i] <= '9'; i++) {
      heap = heap * 10 + (buffer[i] - '0');
    }
    if (i - start > LONGEST_HEAP) {
      throw bad();
    }
    if (i - start > MOST_DIGITS || heap > largest) {
      isSmall = false;
    } else if (heap > 0) {
      if (count == heaps.length) {
        heaps = Arrays.copyOf(heaps, 2 * count);
      }
      heaps[count++] = heap;
    }
    return i;
  }

  /** Finds where the next line ends, with more of the file if need be. */
  private boolean findLine() throws IOException {
    from = at;
    int end = at;
    while (true) {
      while (end < filled && buffer[end] != '\n') {
        end++;
      }
      if (end < filled) {
        to = end;
        at = end + 1;
        return true;
      }
      if (from > 0) {
        System.arraycopy(buffer, from, buffer, 0, filled - from);
        filled -= from;
        end -= from;
        from = 0;
      }
      if (filled > LONGEST_LINE) {
        line++;
        throw bad();
      }
      if (filled == buffer.length) {
        buffer = Arrays.copyOf(buffer, 2 * filled);
      }
      int read = in.read(buffer, filled, buffer.length - filled);
      if (read < 0) {
        to = filled;
        at = filled;
        return to > from;
      }
      filled += read;
    }
  }

  /** Whether all heaps are small: then {@link #heaps} has them. */
  boolean isSmall() {
    return isSmall;
  }

  /** The heaps of a small position, without empty ones, in the first {@link #count} places. */
  int[] heaps() {
    return heaps;
  }

  int count() {
    return count;
  }

  /** The heaps of any position. */
  List<BigInteger> typed() {
    List<BigInteger> typed = new ArrayList<>();
    String text = new String(buffer, from, to - from, StandardCharsets.US_ASCII);
    for (String heap : text.split("[^0-9]+", -1)) {
      if (!heap.isEmpty()) {
        typed.add(new BigInteger(heap));
      }
    }
    return typed;
  }

  private CommandFailure bad() {
    return new CommandFailure(
        ("Line %s of the batch is not a position: write heaps separated by spaces, like 9 8 5"
                + " 3.")
            .formatted(line));
  }
}
