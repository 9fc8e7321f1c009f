// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.Period;

/**
 * A quotient as a LaTeX document in the notation of the papers: presentation, P, Φ in rows of its
 * period with the period underlined, and a table of the elements. It needs no more than pdflatex
 * with booktabs, longtable and amsmath, and for long tables a second run; each part can be cut out
 * and pasted into a paper.
 */
public final class LatexExport {

  /** With more generators the products are written as numbers of elements, to fit the page. */
  private static final int MOST_WORDS_ACROSS = 6;

  static final int MOST_ROWS_UNBROKEN = 42;
  private static final int USUAL_ROW = 10;
  private static final int WIDEST_ROW = 16;

  private static final String GREEK = "αβγδεζηθικλμνξοπρστυφχψω";
  private static final String[] GREEK_NAMES =
      ("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi o pi rho sigma"
              + " tau upsilon phi chi psi omega")
          .split(" ");

  private final QuotientFacts facts;
  private final StringBuilder text = new StringBuilder();

  private LatexExport(QuotientFacts facts) {
    this.facts = facts;
  }

  /** The document. */
  public static String write(QuotientFacts facts) {
    return new LatexExport(facts).write();
  }

  /** What a document begins with. */
  static final String PREAMBLE =
      """
      \\documentclass[11pt]{article}
      \\usepackage[a4paper,margin=25mm]{geometry}
      \\usepackage{amsmath,amssymb}
      \\usepackage{array,booktabs,longtable}
      \\newcommand{\\Q}{\\mathcal{Q}}
      \\newcommand{\\Pp}{\\mathcal{P}}
      \\setlength{\\parindent}{0pt}
      \\setlength{\\parskip}{6pt}
      \\begin{document}
      """;

  private String write() {
    text.append(PREAMBLE);
    String code = plain(facts.code());
    text.append("\\section*{The mis\\`ere quotient of \\textbf{").append(code).append("}}\n");
    text.append(
        String.format(
            Locale.ROOT,
            "$|\\Q| = %d$, $|\\Pp| = %d$, %d idempotents; %s.%n%n",
            facts.order(),
            facts.pPortion().length,
            facts.idempotents().length,
            facts.proved()));
    presentation();
    phi();
    elements();
    return text.append("\\end{document}\n").toString();
  }

  private void presentation() {
    String letters =
        IntStream.range(0, facts.names().size())
            .mapToObj(g -> word(facts.word(facts.generator(g))))
            .collect(Collectors.joining(", "));
    // One formula a relation, so that TeX may break lines between them.
    String relations =
        facts.relations().stream()
            .map(r -> "$" + word(r.left()) + "=" + word(r.right()) + "$")
            .collect(Collectors.joining(",\n"));
    text.append("\\begin{sloppypar}\n");
    text.append("$\\Q = \\langle\\, ").append(letters).append(" \\mid{}$ ");
    text.append(relations).append("$\\,\\rangle$\n\n");
    text.append("$\\Pp = \\{$");
    text.append(
        Arrays.stream(facts.pPortion())
            .mapToObj(x -> "$" + word(facts.word(x)) + "$")
            .collect(Collectors.joining(",\n")));
    text.append("$\\}$\n");
    if (!facts.names().isEmpty()) {
      text.append("\n");
      text.append(
          IntStream.range(0, facts.names().size())
              .mapToObj(
                  g ->
                      "$"
                          + word(facts.word(facts.generator(g)))
                          + " = \\Phi(\\text{"
                          + plain(facts.label(facts.q().generatorHeap(g)))
                          + "})$")
              .collect(Collectors.joining(",\n")));
      text.append("\n");
    }
    text.append("\\end{sloppypar}\n\n");
  }

  /** Text with the signs that mean something to TeX written out. */
  static String plain(String text) {
    StringBuilder tex = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      tex.append("{}_#&%$".indexOf(c) >= 0 ? "\\" + c : c == '\\' ? "\\textbackslash{}" : "" + c);
    }
    return tex.toString().replace("^", "\\^{}").replace("~", "\\~{}");
  }

  /** One line for each heap that has a name. */
  private void labelledPhi() {
    int last = facts.lastTold();
    boolean isLong = last >= MOST_ROWS_UNBROKEN;
    begin(isLong, "l>{$}l<{$}c", text);
    text.append("\\toprule\n").append(facts.q().rules().labels().noun());
    text.append(" & \\Phi & outcome");
    head(isLong, text);
    for (int heap = 0; heap <= last; heap++) {
      if (facts.q().rules().twin(heap) == heap) {
        int value = facts.q().value(heap);
        text.append("\\texttt{").append(plain(facts.label(heap))).append("} & ");
        text.append(word(facts.word(value))).append(" & ");
        text.append(facts.q().inP(value) ? "\\textbf{P}" : "N").append("\\\\\n");
      }
    }
    end(isLong, text);
  }

  private void phi() {
    if (!facts.q().rules().labels().areSizes()) {
      labelledPhi();
      return;
    }
    int across = facts.period().map(Period::period).orElse(USUAL_ROW);
    // Short periods are set several times in a row, long ones are broken.
    across = across > WIDEST_ROW ? USUAL_ROW : across * Math.max(1, USUAL_ROW / across);
    int first = facts.period().map(Period::preperiod).orElse(Integer.MAX_VALUE);
    int last = facts.lastTold();
    boolean isLong = last / across >= MOST_ROWS_UNBROKEN;
    begin(isLong, "r*{" + across + "}{>{$}l<{$}}", text);
    text.append("\\toprule\n$\\Phi$");
    for (int c = 0; c < across; c++) {
      text.append(" & ").append(c);
    }
    head(isLong, text);
    for (int row = 0; row <= last; row += across) {
      text.append(row).append("+");
      for (int heap = row; heap < row + across && heap <= last; heap++) {
        String value = word(facts.word(facts.q().value(heap)));
        text.append(" & ").append(heap >= first ? "\\underline{" + value + "}" : value);
      }
      text.append("\\\\\n");
    }
    end(isLong, text);
    facts
        .period()
        .ifPresent(
            p ->
                text.append(
                    "The underlined values repeat for ever: $\\Phi(n+"
                        + p.period()
                        + ")=\\Phi(n)$ for all $n\\ge "
                        + p.preperiod()
                        + "$.\n\n"));
  }

  private void elements() {
    int generators = facts.names().size();
    boolean words = generators <= MOST_WORDS_ACROSS;
    text.append(generators > 2 * MOST_WORDS_ACROSS ? "{\\scriptsize\n" : "{\\small\n");
    text.append("\\setlength{\\tabcolsep}{4pt}\n");
    boolean isLong = facts.order() > MOST_ROWS_UNBROKEN;
    String products = generators == 0 ? "" : "*{" + generators + (words ? "}{>{$}l<{$}}" : "}{r}");
    begin(isLong, "r>{$}l<{$}c>{$}l<{$}" + products, text);
    text.append("\\toprule\n");
    text.append(" & \\text{element} & outcome & \\text{genus}");
    for (int g = 0; g < generators; g++) {
      String name = word(facts.word(facts.generator(g)));
      text.append(words ? " & \\cdot " + name : " & $\\cdot " + name + "$");
    }
    head(isLong, text);
    for (int x = 0; x < facts.order(); x++) {
      text.append(x + 1).append(" & ").append(word(facts.word(x))).append(" & ");
      text.append(facts.q().inP(x) ? "\\textbf{P}" : "N").append(" & ").append(genus(x));
      for (int g = 0; g < generators; g++) {
        int product = facts.times(x, g);
        text.append(" & ").append(words ? word(facts.word(product)) : "" + (product + 1));
      }
      text.append("\\\\\n");
    }
    end(isLong, text);
    text.append("}\n");
  }

  /** Tables that may be broken over pages find their widths only when pdflatex runs again. */
  static void begin(boolean isLong, String columns, StringBuilder text) {
    text.append(isLong ? "\\begin{longtable}{" : "\\begin{center}\\begin{tabular}{");
    text.append(columns).append("}\n");
  }

  static void head(boolean isLong, StringBuilder text) {
    text.append("\\\\\n\\midrule\n");
    text.append(isLong ? "\\endhead\n\\bottomrule\n\\endfoot\n" : "");
  }

  static void end(boolean isLong, StringBuilder text) {
    text.append(isLong ? "\\end{longtable}\n" : "\\bottomrule\n\\end{tabular}\\end{center}\n");
  }

  private String genus(int x) {
    String genus = facts.genus(x);
    int caret = genus.indexOf('^');
    return caret < 0 ? genus : genus.substring(0, caret) + "^{" + genus.substring(caret + 1) + "}";
  }

  private String word(Word word) {
    return named(facts.text(word, WordStyle.TEX));
  }

  /** A word for mathematics mode, with the names of Greek letters instead of the letters. */
  static String named(String word) {
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
