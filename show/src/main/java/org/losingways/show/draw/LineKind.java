// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

/**
 * The looks of lines of different kinds, told apart by colour and by dashes; blue and vermilion are
 * left to P and N.
 */
final class LineKind {

  private static final String[] COLOURS = {
    "#333333", "#009e73", "#b5488a", "#b07800", "#3f8fc0", "#6a51a3"
  };

  private static final String[] NIGHT_COLOURS = {
    "#d8d4cb", "#2fc79a", "#e08abf", "#e0a92e", "#7cc4ee", "#ab98dd"
  };

  private static final double[][] DASHES = {{}, {7, 3}, {2, 3}, {9, 3, 2, 3}, {14, 4}};

  private LineKind() {}

  /** The colour of the k-th kind, counted from 1; grey for plain lines. */
  static String colour(int kind) {
    return kind == 0 ? "#8a8a8a" : COLOURS[(kind - 1) % COLOURS.length];
  }

  /** The same colour on dark paper. */
  static String nightColour(int kind) {
    return kind == 0 ? "#8a8a8a" : NIGHT_COLOURS[(kind - 1) % NIGHT_COLOURS.length];
  }

  /** The lengths of dashes and gaps; none for a solid line. */
  static double[] dashes(int kind) {
    // Coprime numbers of colours and dashes: thirty kinds that all differ.
    return kind == 0 ? DASHES[0] : DASHES[(kind - 1) % DASHES.length].clone();
  }
}
