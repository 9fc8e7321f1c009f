// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Text in lines of a certain width, broken at blanks only: a word that is longer than a line stays
 * whole.
 *
 * <pre>
 * P = {a, b², ac, bd,
 *     d²}
 * </pre>
 */
public final class Wrapped {

  /** A blank at which no line ends; it is printed as any other. */
  static final char BLANK = '\u00a0';

  /** Below longer heads there would be no room. */
  private static final int LONGEST_HEAD = 24;

  private static final char ESCAPE = '\u001b';
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

  private Wrapped() {}

  /** The lines of a text after a head, all but the first with blanks as long as the head. */
  public static List<String> lines(String head, String text, int width) {
    return lines(head, text, " ".repeat(length(head) <= LONGEST_HEAD ? length(head) : 4), width);
  }

  /** The lines of a text after a head, all but the first after a margin. */
  public static List<String> lines(String head, String text, String margin, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(head);
    int taken = length(head);
    int to;
    for (int from = 0; from < text.length(); from = to) {
      int end = from;
      while (end < text.length() && text.charAt(end) != ' ') {
        end++;
      }
      to = end;
      while (to < text.length() && text.charAt(to) == ' ') {
        to++;
      }
      int length = length(text.substring(from, end));
      if (from > 0 && taken + length > width) {
        lines.add(line.toString());
        line = new StringBuilder(margin);
        taken = length(margin);
      }
      line.append(text, from, to);
      taken += length + to - end;
    }
    lines.add(line.toString());
    return lines.stream().map(l -> l.stripTrailing().replace(BLANK, ' ')).toList();
  }

  /** How many columns a text takes. */
  public static int length(String text) {
    String bare = text.indexOf(ESCAPE) < 0 ? text : COLOUR.matcher(text).replaceAll("");
    return bare.codePointCount(0, bare.length());
  }
}
