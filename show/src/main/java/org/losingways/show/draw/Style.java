// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.Locale;

/**
 * How things look: the one face of all pictures, by day and by night. P is Okabe–Ito blue and
 * heavy, N vermilion and light, the pair that stays apart for every kind of colour vision.
 */
public enum Style {
  PAPER("#fffefb", "none", 0, "#16181c", "none", 16, false),
  P("#e8f2f9", "#0072b2", 3, "#12283a", "#56b4e9", 16, true),
  N("#fffefb", "#d55e00", 1.3, "#16181c", "#ee7733", 16, false),
  L("#fffefb", "#009e73", 1.3, "#16181c", "#2fc79a", 16, false),
  R("#fffefb", "#b5488a", 1.3, "#16181c", "#e08abf", 16, false),
  /** The bar on the left of an L-value. */
  BAR_L("#009e73", "none", 0, "#2fc79a", "none", 16, false),
  /** The bar on the right of an R-value. */
  BAR_R("#b5488a", "none", 0, "#e08abf", "none", 16, false),
  /** A P-value among many small ones. */
  SMALL_P("#0072b2", "none", 0, "#56b4e9", "none", 11, true),
  /** An N-value among many small ones. */
  SMALL_N("#f6d5c0", "none", 0, "#5a3018", "none", 11, false),
  /** A frame around things that belong together. */
  FRAME("none", "#b5b0a5", 1, "none", "#55524b", 16, false),
  /** A mark below what repeats for ever. */
  BAR("#1a1a1a", "none", 0, "#ece8df", "none", 16, false),
  /** Writing on a tint, which is light by day and by night. */
  ON_TINT("#1a1a1a", "none", 0, "#1a1a1a", "none", 16, false),
  /** Writing on a tint, for a P-value. */
  ON_TINT_P("#1a1a1a", "none", 0, "#1a1a1a", "none", 16, true),
  INK("#1a1a1a", "none", 0, "#ece8df", "none", 14, false),
  /** Small writing on lines. */
  NOTE("#1a1a1a", "none", 0, "#ece8df", "none", 12, false),
  TITLE("#1a1a1a", "none", 0, "#ece8df", "none", 14, true),
  CAPTION("#1a1a1a", "none", 0, "#ece8df", "none", 14, false);

  final String fill;
  final String stroke;
  final double strokeWidth;
  final String nightFill;
  final String nightStroke;
  final int fontSize;
  final boolean isBold;

  Style(
      String fill,
      String stroke,
      double strokeWidth,
      String nightFill,
      String nightStroke,
      int fontSize,
      boolean isBold) {
    this.fill = fill;
    this.stroke = stroke;
    this.strokeWidth = strokeWidth;
    this.nightFill = nightFill;
    this.nightStroke = nightStroke;
    this.fontSize = fontSize;
    this.isBold = isBold;
  }

  /** The colour of writing, which in boxes is ink whatever their colour. */
  String textColour() {
    return isBox() ? INK.fill : fill;
  }

  String nightTextColour() {
    return isBox() ? INK.nightFill : nightFill;
  }

  private boolean isBox() {
    return name().length() == 1 || this == FRAME || this == PAPER;
  }

  /** The name of its class in SVG. */
  String className() {
    return name().length() == 1 ? name() : name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
