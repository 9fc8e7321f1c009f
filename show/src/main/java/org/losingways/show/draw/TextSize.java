// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.List;

/**
 * The room that text takes, on the generous side: fonts differ, and a label must stay inside its
 * box whichever is found.
 */
final class TextSize {

  private static final String NARROW = "₀₁₂₃₄₅₆₇₈₉₊⁰¹²³⁴⁵⁶⁷⁸⁹,.: (){}";

  private TextSize() {}

  static double width(String text, double size) {
    return size * text.chars().mapToDouble(c -> NARROW.indexOf(c) >= 0 ? 0.52 : 0.72).sum();
  }

  /** Breaks running text, of which the estimate for labels would leave lines short. */
  static List<String> wrap(String text, Style style, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder current = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      boolean fits =
          width(current + " " + word, style.fontSize) * (style.isBold ? 1 : 0.87) <= width;
      if (current.length() > 0 && !fits) {
        lines.add(current.toString());
        current.setLength(0);
      }
      current.append(current.length() == 0 ? "" : " ").append(word);
    }
    lines.add(current.toString());
    return lines;
  }
}
