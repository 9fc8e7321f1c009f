// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.page.RayWords;

/**
 * An infinite quotient as a LaTeX document: presentation, P point by point and ray by ray, Φ, the
 * groups, and tables of the elements that are on no ray and of the rays, with their products.
 */
public final class InfiniteLatex {

  /** So many signs of small type fit on a line of a page. */
  private static final int WIDEST = 96;

  private static final int ROW_OF_PHI = 8;

  private final InfiniteFacts facts;
  private final InfiniteQuotient q;
  private final RayMonoid m;
  private final RayWords words;
  private final StringBuilder text = new StringBuilder();

  private InfiniteLatex(InfiniteFacts facts) {
    this.facts = facts;
    this.q = facts.q();
    this.m = q.monoid();
    this.words = facts.words();
  }

  /** The document. */
  public static String write(InfiniteFacts facts) {
    return new InfiniteLatex(facts).write();
  }

  private String write() {
    RayStructure structure = RayStructure.of(m);
    text.append(LatexExport.PREAMBLE);
    text.append("\\section*{The mis\\`ere quotient of \\textbf{");
    text.append(LatexExport.plain(facts.code())).append("}}\n");
    text.append("$\\Q$ is infinite, of rank $").append(structure.rank()).append("$: ");
    text.append(m.points()).append(" elements and ").append(m.rays()).append(" rays, ");
    text.append(structure.idempotents().size()).append(" idempotents; ");
    text.append(facts.proved()).append(".\n\n");
    presentation();
    phi();
    groups(structure);
    rays();
    points();
    return text.append("\\end{document}\n").toString();
  }

  private String word(int x) {
    return LatexExport.named(words.text(x, WordStyle.TEX));
  }

  private String letter(int g) {
    return word(m.step(0, g));
  }

  private String text(org.losingways.monoid.Word word) {
    return LatexExport.named(q.system().alphabet().text(word, WordStyle.TEX));
  }

  private void presentation() {
    int size = facts.names().size();
    text.append("\\begin{sloppypar}\n$\\Q = \\langle\\, ");
    text.append(IntStream.range(0, size).mapToObj(this::letter).collect(Collectors.joining(", ")));
    text.append(" \\mid{}$ ");
    text.append(
        q.system().rules().stream()
            .map(r -> "$" + text(r.left()) + "=" + text(r.right()) + "$")
            .collect(Collectors.joining(",\n")));
    text.append("$\\,\\rangle$\n\nNot on rays, $\\Pp$ has the elements ");
    text.append(
        words.points().stream()
            .filter(q.p()::contains)
            .map(x -> "$" + word(x) + "$")
            .collect(Collectors.joining(",\n")));
    text.append(".\n\n");
    int[] heaps = q.generatorHeaps();
    text.append(
        IntStream.range(0, size)
            .mapToObj(
                g ->
                    "$"
                        + letter(g)
                        + " = \\Phi(\\text{"
                        + LatexExport.plain(facts.label(heaps[g]))
                        + "})$")
            .collect(Collectors.joining(",\n")));
    text.append("\n\\end{sloppypar}\n\n");
  }

  private void phi() {
    int last = facts.lastTold();
    int first = q.period().map(p -> p.preperiod()).orElse(Integer.MAX_VALUE);
    boolean isLong = last / ROW_OF_PHI >= LatexExport.MOST_ROWS_UNBROKEN;
    LatexExport.begin(isLong, "r*{" + ROW_OF_PHI + "}{>{$}l<{$}}", text);
    text.append("\\toprule\n$\\Phi$");
    IntStream.range(0, ROW_OF_PHI).forEach(c -> text.append(" & ").append(c));
    LatexExport.head(isLong, text);
    for (int row = 0; row <= last; row += ROW_OF_PHI) {
      text.append(row).append("+");
      for (int heap = row; heap < row + ROW_OF_PHI && heap <= last; heap++) {
        String value = word(q.value(heap));
        text.append(" & ").append(heap >= first ? "\\underline{" + value + "}" : value);
      }
      text.append("\\\\\n");
    }
    LatexExport.end(isLong, text);
  }

  private void groups(RayStructure structure) {
    LatexExport.begin(false, ">{$}l<{$}>{$}l<{$}l", text);
    text.append("\\toprule\n\\text{idempotent} & \\text{group} & component");
    LatexExport.head(false, text);
    for (RayStructure.Component c : structure.components()) {
      boolean isFinite = words.pieces(c.elements()).size().isPresent();
      text.append(c.idempotent().isPresent() ? word(c.idempotent().getAsInt()) : "\\text{none}");
      text.append(" & ").append(group(c.group().toString())).append(" & ");
      text.append(c.isGroup() ? "a group" : isFinite ? "finite" : "infinite").append("\\\\\n");
    }
    LatexExport.end(false, text);
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
    table(
        words.rays(),
        "\\text{ray} & in $\\Pp$ for",
        "l",
        c -> LatexExport.named(words.ray(c, 0, WordStyle.TEX)) + " & " + which(words.inP(c)),
        (c, g) -> product(c, g));
  }

  private String product(int cell, int generator) {
    String product = words.product(cell, generator, WordStyle.TEX);
    return LatexExport.named(product.replace(", then ", "*").replace("…", "\\dots"))
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

  private void points() {
    text.append("\\paragraph*{Elements on no ray}\\ \n\n");
    table(
        words.points(),
        "\\text{element} & outcome",
        "c",
        c -> word(c) + " & " + (q.p().contains(c) ? "\\textbf{P}" : "N"),
        (c, g) -> word(m.step(c, g)));
  }

  /** The beginning of a row. */
  private interface Start {
    String of(int cell);
  }

  /** The product of a cell and a generator. */
  private interface Product {
    String of(int cell, int generator);
  }

  /** One table, or several with some of the generators each. */
  private void table(List<Integer> cells, String head, String kind, Start start, Product product) {
    int size = facts.names().size();
    boolean isLong = cells.size() > LatexExport.MOST_ROWS_UNBROKEN;
    int to = 0;
    for (int from = 0; from == 0 || from < size; from = to) {
      int width = widest(cells, start) + 6;
      for (to = from; to < size; to++) {
        int generator = to;
        width += widest(cells, c -> product.of(c, generator)) + 2;
        if (to > from && width > WIDEST) {
          break;
        }
      }
      text.append("{\\scriptsize\n\\setlength{\\tabcolsep}{3pt}\n");
      LatexExport.begin(isLong, ">{$}l<{$}" + kind + "*{" + (to - from) + "}{>{$}l<{$}}", text);
      text.append("\\toprule\n").append(head);
      for (int g = from; g < to; g++) {
        text.append(" & \\cdot ").append(letter(g));
      }
      LatexExport.head(isLong, text);
      for (int c : cells) {
        text.append(start.of(c));
        for (int g = from; g < to; g++) {
          text.append(" & ").append(product.of(c, g));
        }
        text.append("\\\\\n");
      }
      LatexExport.end(isLong, text);
      text.append("}\n");
    }
  }

  /** About how many signs the longest of some entries has. */
  private static int widest(List<Integer> cells, Start entry) {
    return cells.stream()
        .mapToInt(c -> entry.of(c).replaceAll("\\\\[a-z]+|[\\^{}$\\\\]", "").length())
        .max()
        .orElse(0);
  }
}
