// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.PartizanOutcome;
import org.losingways.monoid.Word;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.Period;
import org.losingways.show.view.Counted;
import org.losingways.show.view.QuotientView;
import org.losingways.show.view.RayWords;
import org.losingways.show.view.Tex;

/**
 * A quotient as LaTeX in the notation of the papers: presentation, outcomes, Φ in rows of its
 * period with the period underlined, and tables of the elements; of an infinite one also its groups
 * and rays. A document needs no more than pdflatex with booktabs, longtable and amsmath, and for
 * long tables a second run; a fragment is the same without beginning and end, for a paper.
 */
public final class LatexExport {

  /** With more generators the products are written as numbers of elements, to fit the page. */
  private static final int MOST_WORDS_ACROSS = 6;

  private static final int MOST_ROWS_UNBROKEN = 42;
  private static final int USUAL_ROW = 10;
  private static final int WIDEST_ROW = 16;

  /** So many signs of small type fit on a line of a page. */
  private static final int WIDEST = 96;

  private static final String COMMANDS =
      """
      \\providecommand{\\Q}{\\mathcal{Q}}
      \\providecommand{\\Pp}{\\mathcal{P}}
      """;

  private static final String PREAMBLE =
      """
      \\documentclass[11pt]{article}
      \\usepackage[a4paper,margin=25mm]{geometry}
      \\usepackage{amsmath,amssymb}
      \\usepackage{array,booktabs,longtable}
      """
          + COMMANDS
          + """
      \\setlength{\\parindent}{0pt}
      \\setlength{\\parskip}{6pt}
      \\begin{document}
      """;

  private static final String NEEDS =
      "% Needs amsmath, amssymb, array, booktabs and longtable.\n" + COMMANDS;

  private final Export export;
  private final QuotientView q;
  private final RayWords words;
  private final StringBuilder text = new StringBuilder();

  private LatexExport(Export export) {
    this.export = export;
    this.q = export.q();
    this.words = q.words();
  }

  /** A document of its own. */
  public static String document(Export export) {
    return PREAMBLE + inside(export) + "\\end{document}\n";
  }

  /** The same for the inside of a document. */
  public static String fragment(Export export) {
    return NEEDS + inside(export);
  }

  private static String inside(Export export) {
    return export
        .whole()
        .filter(EndlessExport::tells)
        .map(EndlessExport::latex)
        .orElseGet(() -> new LatexExport(export).write());
  }

  private String write() {
    boolean isFinite = q.order().isPresent();
    text.append("\\section*{The ").append(q.noun().replace("è", "\\`e")).append(" of \\textbf{");
    text.append(Tex.plain(q.code())).append("}}\n");
    if (isFinite) {
      long inP = words.points().stream().filter(q::inP).count();
      text.append("$|\\Q| = ").append(q.order().getAsInt()).append("$, $|\\Pp| = ").append(inP);
      text.append("$, ");
    } else {
      text.append("$\\Q$ is infinite, of rank $").append(q.structure().rank()).append("$: ");
      text.append(Counted.of(q.monoid().points(), "element")).append(" and ");
      text.append(Counted.of(q.monoid().rays(), "ray")).append(", ");
    }
    text.append(Counted.of(q.idempotents().size(), "idempotent")).append("; ");
    text.append(q.proved()).append(".\n\n");
    presentation();
    phi();
    if (isFinite) {
      elements();
    } else {
      groups();
      rays();
      text.append("\\paragraph*{Elements on no ray}\\ \n\n");
      String head = "\\text{element} & outcome";
      table(words.points(), "c", head, x -> word(x) + " & " + outcome(x), "\\scriptsize");
    }
    return text.toString();
  }

  private String word(int x) {
    return Tex.named(q.text(x, WordStyle.TEX));
  }

  private String word(Word word) {
    return Tex.named(q.system().alphabet().text(word, WordStyle.TEX));
  }

  private String letter(int g) {
    return word(q.generator(g));
  }

  private String outcome(int x) {
    return q.inP(x) ? "\\textbf{P}" : q.outcome(x).toString();
  }

  /** One formula for each, so that TeX may break lines between them. */
  private static String formulas(Stream<String> formulas) {
    return formulas.map(f -> "$" + f + "$").collect(Collectors.joining(",\n"));
  }

  private Stream<Integer> letters() {
    return IntStream.range(0, q.names().size()).boxed();
  }

  /** The outcomes whose elements are listed: P alone tells all in an impartial game. */
  private List<PartizanOutcome> listed() {
    return q.isPartizan() ? List.of(PartizanOutcome.values()) : List.of(PartizanOutcome.P);
  }

  private static String set(PartizanOutcome which) {
    return which == PartizanOutcome.P ? "\\Pp" : "\\mathcal{" + which + "}";
  }

  private void presentation() {
    text.append("\\begin{sloppypar}\n$\\Q = \\langle\\, ");
    text.append(letters().map(this::letter).collect(Collectors.joining(", ")));
    text.append(" \\mid{}$ ");
    text.append(formulas(q.relations().stream().map(r -> word(r.left()) + "=" + word(r.right()))));
    text.append("$\\,\\rangle$\n\n");
    for (PartizanOutcome which : listed()) {
      String points =
          formulas(words.points().stream().filter(x -> q.outcome(x) == which).map(this::word));
      String set = set(which);
      if (q.order().isPresent()) {
        text.append("$").append(set).append(" = \\{$").append(points).append("$\\}$\n\n");
      } else if (!points.isEmpty()) {
        text.append("Not on rays, $").append(set).append("$ has the elements ");
        text.append(points).append(".\n\n");
      }
    }
    text.append(
        formulas(
            letters()
                .map(
                    g -> {
                      String label = Tex.plain(q.labels().label(q.generatorHeap(g)));
                      return letter(g) + " = \\Phi(\\text{" + label + "})";
                    })));
    text.append("\n\\end{sloppypar}\n\n");
  }

  /** One line for each heap that has a name. */
  private void labelledPhi() {
    int last = q.lastTold();
    boolean isLong = last >= MOST_ROWS_UNBROKEN;
    begin(isLong, "l>{$}l<{$}c");
    text.append("\\toprule\n").append(q.labels().noun()).append(" & \\Phi & outcome");
    head(isLong);
    for (int heap = 0; heap <= last; heap++) {
      if (q.twin(heap) == heap) {
        text.append("\\texttt{").append(Tex.plain(q.labels().label(heap))).append("} & ");
        text.append(word(q.value(heap))).append(" & ").append(outcome(q.value(heap)));
        text.append("\\\\\n");
      }
    }
    end(isLong);
  }

  /** Φ from heap 1 on, for that of heap 0 is always 1; columns are numbered as in the papers. */
  private void phi() {
    if (!q.labels().areSizes()) {
      labelledPhi();
      return;
    }
    int across = q.period().map(Period::period).orElse(USUAL_ROW);
    // Short periods are set several times in a row, long ones are broken.
    across = across > WIDEST_ROW ? USUAL_ROW : across * Math.max(1, USUAL_ROW / across);
    int first = q.period().map(Period::preperiod).orElse(Integer.MAX_VALUE);
    int last = q.lastShown();
    int room = WIDEST / (widest(IntStream.rangeClosed(1, last).boxed(), h -> word(q.value(h))) + 3);
    across = Math.max(1, Math.min(across, room));
    boolean isLong = last / across >= MOST_ROWS_UNBROKEN;
    begin(isLong, "r*{" + across + "}{>{$}l<{$}}");
    text.append("\\toprule\n$\\Phi$");
    IntStream.rangeClosed(1, across).forEach(c -> text.append(" & ").append(c));
    head(isLong);
    for (int row = 0; row < last; row += across) {
      text.append(row).append("+");
      for (int heap = row + 1; heap <= row + across && heap <= last; heap++) {
        String value = word(q.value(heap));
        text.append(" & ").append(heap >= first ? "\\underline{" + value + "}" : value);
      }
      text.append("\\\\\n");
    }
    end(isLong);
    q.period()
        .ifPresent(
            p ->
                text.append("The underlined values repeat for ever: $\\Phi(n+")
                    .append(p.period())
                    .append(")=\\Phi(n)$ for all $n\\ge ")
                    .append(p.preperiod())
                    .append("$.\n\n"));
    q.growth()
        .ifPresent(
            g ->
                g.factor()
                    .ifPresent(
                        x ->
                            text.append("For ever, $\\Phi(n+")
                                .append(g.period())
                                .append(")=")
                                .append(word(x))
                                .append("\\cdot\\Phi(n)$ for all $n\\ge ")
                                .append(g.preperiod())
                                .append("$.\n\n")));
  }

  private void groups() {
    RayStructure structure = q.structure();
    begin(false, ">{$}l<{$}>{$}l<{$}l");
    text.append("\\toprule\n\\text{idempotent} & \\text{group} & component");
    head(false);
    for (RayStructure.Component c : structure.components()) {
      boolean isFinite = words.pieces(c.elements()).size().isPresent();
      text.append(c.idempotent().isPresent() ? word(c.idempotent().getAsInt()) : "\\text{none}");
      text.append(" & ").append(group(c.group().toString())).append(" & ");
      text.append(c.isGroup() ? "a group" : isFinite ? "finite" : "infinite").append("\\\\\n");
    }
    end(false);
    if (structure.components().stream().anyMatch(c -> c.idempotent().isEmpty())) {
      text.append("Of a component without an idempotent, the group is that of fractions.\n\n");
    }
  }

  private static String group(String type) {
    return type.replace(" x ", " \\times ")
        .replaceAll("Z([0-9]+)", "\\\\mathbb{Z}_{$1}")
        .replaceAll("Z(?![}_])", "\\\\mathbb{Z}");
  }

  private void rays() {
    text.append("\\paragraph*{Rays} with an element for each $n = 0, 1, 2, \\dots$\n\n");
    List<PartizanOutcome> sets = listed();
    String head =
        sets.stream()
            .map(LatexExport::set)
            .collect(Collectors.joining("$ for & in $", "\\text{ray} & in $", "$ for"));
    table(
        words.rays(),
        "l".repeat(sets.size()),
        head,
        c ->
            Tex.named(words.ray(c, 0, WordStyle.TEX))
                + sets.stream()
                    .map(s -> " & " + which(q.which(c, s)))
                    .collect(Collectors.joining()),
        "\\scriptsize");
  }

  private String product(int cell, int generator) {
    String product = export.product(cell, generator, WordStyle.TEX);
    return Tex.named(product.replace(", then ", "*").replace("…", "\\dots"))
        .replace("*", "\\text{, then }");
  }

  /** Which n, as a text with formulas. */
  private static String which(String condition) {
    return condition
        .replaceAll("n ≡ ([0-9, ]+) mod ([0-9]+)", "\\$n \\\\equiv $1 \\\\pmod{$2}\\$")
        .replaceAll("n ≥ ([0-9]+)", "\\$n \\\\ge $1\\$")
        .replaceAll("n = ([0-9, ]*[0-9])", "\\$n = $1\\$")
        .replaceAll("all n$", "all \\$n\\$");
  }

  private void elements() {
    int generators = q.names().size();
    String genus = q.hasGenera() ? " & \\text{genus}" : "";
    table(
        words.cells(),
        q.hasGenera() ? "c>{$}l<{$}" : "c",
        " & \\text{element} & outcome" + genus,
        x -> x + 1 + " & " + word(x) + " & " + outcome(x) + (q.hasGenera() ? " & " + genus(x) : ""),
        generators > 2 * MOST_WORDS_ACROSS ? "\\scriptsize" : "\\small");
  }

  /**
   * One table, or several with some of the generators each.
   *
   * @param columns the kinds of the columns after the word
   * @param start the beginning of the row of a cell
   */
  private void table(
      List<Integer> cells, String columns, String head, IntFunction<String> start, String size) {
    boolean isFinite = q.order().isPresent();
    int generators = q.names().size();
    boolean numbers = isFinite && generators > MOST_WORDS_ACROSS;
    boolean isLong = cells.size() > MOST_ROWS_UNBROKEN;
    int to = 0;
    do {
      int from = to;
      int width = widest(cells.stream(), start) + 6;
      for (to = from; to < generators; to++) {
        int g = to;
        width +=
            numbers
                ? String.valueOf(cells.size()).length() + 1
                : widest(cells.stream(), c -> product(c, g)) + 2;
        if (to > from && width > WIDEST) {
          break;
        }
      }
      text.append("{").append(size).append("\n\\setlength{\\tabcolsep}{");
      text.append(isFinite ? "4pt}\n" : "3pt}\n");
      begin(isLong, (isFinite ? "r" : "") + ">{$}l<{$}" + columns + products(to - from, numbers));
      text.append("\\toprule\n").append(head);
      for (int g = from; g < to; g++) {
        text.append(numbers ? " & $\\cdot " + letter(g) + "$" : " & \\cdot " + letter(g));
      }
      head(isLong);
      for (int c : cells) {
        text.append(start.apply(c));
        for (int g = from; g < to; g++) {
          text.append(" & ").append(numbers ? "" + (q.monoid().step(c, g) + 1) : product(c, g));
        }
        text.append("\\\\\n");
      }
      end(isLong);
      text.append("}\n");
    } while (to < generators);
  }

  private static String products(int count, boolean numbers) {
    return count == 0 ? "" : "*{" + count + (numbers ? "}{r}" : "}{>{$}l<{$}}");
  }

  /** About how many signs the longest of some entries has. */
  private static int widest(Stream<Integer> cells, IntFunction<String> entry) {
    return cells
        .mapToInt(c -> entry.apply(c).replaceAll("\\\\[a-z]+|[\\^{}$\\\\]", "").length())
        .max()
        .orElse(0);
  }

  /** Tables that may be broken over pages find their widths only when pdflatex runs again. */
  private void begin(boolean isLong, String columns) {
    text.append(isLong ? "\\begin{longtable}{" : "\\begin{center}\\begin{tabular}{");
    text.append(columns).append("}\n");
  }

  private void head(boolean isLong) {
    text.append("\\\\\n\\midrule\n");
    text.append(isLong ? "\\endhead\n\\bottomrule\n\\endfoot\n" : "");
  }

  private void end(boolean isLong) {
    text.append(isLong ? "\\end{longtable}\n" : "\\bottomrule\n\\end{tabular}\\end{center}\n");
  }

  private String genus(int x) {
    String genus = export.genus(x);
    int caret = genus.indexOf('^');
    return caret < 0 ? genus : genus.substring(0, caret) + "^{" + genus.substring(caret + 1) + "}";
  }
}
