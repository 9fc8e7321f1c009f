// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

/**
 * The one face of the terminal output (the design's "look"): P-values blue and bold, N-values plain
 * vermilion, the repeating part underlined, everything else ink on paper. Without colours the text
 * is unchanged, so nothing may rest on colour alone.
 */
public record Ink(boolean colour) {

  private static final String RESET = "\u001b[0m";

  /** Okabe–Ito blue, for P-positions: the previous player wins. */
  public String p(String text) {
    return paint("\u001b[1;38;2;0;114;178m", text);
  }

  /** Okabe–Ito vermilion, for N-positions: the next player wins. */
  public String n(String text) {
    return paint("\u001b[38;2;213;94;0m", text);
  }

  /** A heading. */
  public String strong(String text) {
    return paint("\u001b[1m", text);
  }

  /** Something that may be passed over. */
  public String faint(String text) {
    return paint("\u001b[2m", text);
  }

  /** The part that repeats for ever. */
  public String underlined(String text) {
    return paint("\u001b[4m", text);
  }

  private String paint(String code, String text) {
    return colour && !text.isEmpty() ? code + text + RESET : text;
  }
}
