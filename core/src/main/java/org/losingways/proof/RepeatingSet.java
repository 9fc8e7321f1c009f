// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Map;
import java.util.stream.IntStream;

/**
 * A set of integers as a certificate carries it: noughts and ones.
 *
 * <pre>{@code
 * new RepeatingSet("0", 0, "", "1")       // 0, 1, 2, …
 * new RepeatingSet("001", 0, "", "0")     // −1, −4, −7, …: below 0, those with residue 2 modulo 3
 * }</pre>
 *
 * @param below whether d &lt; from is a member, by the residue of d modulo the length of the text
 * @param from where the pattern below ends
 * @param middle whether from, from + 1, … are members
 * @param above whether the integers after the middle are members, by their residue
 */
public record RepeatingSet(String below, int from, String middle, String above) {

  Map<String, Object> json() {
    return StrictJson.members(
        "below", below,
        "from", from,
        "middle", middle,
        "above", above);
  }

  boolean contains(int d) {
    if (d < from) {
      return below.charAt(Math.floorMod(d, below.length())) == '1';
    }
    int i = d - from;
    return (i < middle.length() ? middle.charAt(i) : above.charAt(Math.floorMod(d, above.length())))
        == '1';
  }

  /** The first integer from which on the set has the pattern above. */
  int end() {
    return from + middle.length();
  }

  /** Whether the texts are noughts and ones, with patterns, and as short as they can be. */
  boolean isWellFormed() {
    if (!(below + above + middle).matches("[01]*")
        || below.isEmpty()
        || above.isEmpty()
        || Math.max(below.length(), above.length()) > MAX_LENGTH
        || middle.length() > MAX_LENGTH
        || Math.abs((long) from) > MAX_LENGTH
        || !isShortest(below)
        || !isShortest(above)) {
      return false;
    }
    if (middle.isEmpty() && below.equals(above)) {
      return from == 0;
    }
    int last = end() - 1;
    boolean endIsLeast =
        contains(last) != (above.charAt(Math.floorMod(last, above.length())) == '1');
    boolean startIsLast =
        middle.isEmpty()
            || contains(from) != (below.charAt(Math.floorMod(from, below.length())) == '1');
    return endIsLeast && startIsLast;
  }

  /** Longer texts, and counts further out, are not read. */
  static final int MAX_LENGTH = 10_000;

  private static boolean isShortest(String pattern) {
    int n = pattern.length();
    return IntStream.range(1, n)
        .noneMatch(p -> n % p == 0 && pattern.substring(p).equals(pattern.substring(0, n - p)));
  }
}
