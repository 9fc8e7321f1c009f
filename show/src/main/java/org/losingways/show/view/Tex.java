// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.view;

/** Signs as TeX reads them. */
public final class Tex {

  private static final String GREEK = "αβγδεζηθικλμνξοπρστυφχψω";
  private static final String[] GREEK_NAMES =
      ("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi o pi rho sigma"
              + " tau upsilon phi chi psi omega")
          .split(" ");

  private Tex() {}

  /** Text with the signs that mean something to TeX written out. */
  public static String plain(String text) {
    StringBuilder tex = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      tex.append("{}_#&%$".indexOf(c) >= 0 ? "\\" + c : c == '\\' ? "\\textbackslash{}" : "" + c);
    }
    return tex.toString().replace("^", "\\^{}").replace("~", "\\~{}");
  }

  /** A word for mathematics mode, with the names of Greek letters instead of the letters. */
  public static String named(String word) {
    StringBuilder tex = new StringBuilder();
    word.chars()
        .forEach(
            c -> {
              int greek = GREEK.indexOf(c);
              if (greek < 0) {
                tex.append((char) c);
              } else if (GREEK_NAMES[greek].equals("o")) {
                // TeX has no omicron, which looks like an o; upright, it is another letter.
                tex.append("\\mathrm{o}");
              } else {
                tex.append("\\").append(GREEK_NAMES[greek]).append(' ');
              }
            });
    return tex.toString();
  }
}
