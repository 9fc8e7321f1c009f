// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.EndlessParts;
import org.losingways.show.answer.quotient.EndlessStructureAnswer;
import org.losingways.show.view.Tex;

/**
 * A quotient that no finite set generates, written as a whole: its elements and P as schemes, and
 * the values of the heaps to the end of the second period, from which all others follow.
 */
final class EndlessExport {

  private EndlessExport() {}

  /** A table of {@link CsvExport}. */
  static List<List<String>> table(EndlessStructureAnswer q, CsvExport.Table table) {
    return switch (table) {
      case ELEMENTS ->
          Stream.concat(
                  Stream.of(List.of("elements", "where", "in P")),
                  q.elements().stream().map(p -> List.of(p.elements(), p.where(), p.inP())))
              .toList();
      case PHI -> phi(q);
      case PRODUCTS ->
          throw new CommandFailure(
              "The quotient is infinite, so its multiplication table cannot be written; its"
                  + " relations are in --format json and latex.");
    };
  }

  private static List<List<String>> phi(EndlessStructureAnswer q) {
    EndlessParts parts = q.endless();
    EndlessQuotient<?> whole = q.whole();
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("heap", "value", "outcome"));
    columns(parts, 0).forEach(column -> head.add(column.get(0)));
    rows.add(head);
    for (int h = 0; h < parts.start() + 2 * parts.period(); h++) {
      int value = whole.value(BigInteger.valueOf(h));
      List<String> row =
          new ArrayList<>(List.of("" + h, whole.print(value), whole.outcome(value).toString()));
      columns(parts, h).forEach(column -> row.add(column.get(1)));
      rows.add(row);
    }
    return rows;
  }

  /** The names and entries of what a heap is worth, such as its weight. */
  private static List<List<String>> columns(EndlessParts p, int heap) {
    int periods = Math.max(0, (heap - p.start()) / p.period());
    int at = heap - periods * p.period();
    int more = periods * p.saltus();
    if (p.kind().equals("nim")) {
      return List.of(
          List.of("nim-value", "" + (p.nimValues().get(at) + more)),
          List.of("firm", p.firm().get(at) == 1 ? "yes" : "no"));
    }
    OptionalInt threshold = p.thresholds().get(at);
    return List.of(
        List.of("weight", "" + (p.weights().get(at) + more)),
        List.of("threshold", threshold.isPresent() ? "" + (threshold.getAsInt() + 2 * more) : ""),
        List.of("sign", "" + p.signs().get(at)));
  }

  private static final String NIM =
      """
      $a^2=1$, $b^3=b$, and $b^2x=x$ and $x^2=b^2$ for each letter $x$ after $b$.

      $\\Q = \\{1, a\\} \\cup \\{\\text{firm nim-values}\\}$, $\\Pp = \\{a, b^2\\}$; $a, b, c, \\dots$ are the nim-values $1, 2, 4, \\dots$, all but $1$ firm.

      """;

  private static final String FAMILY =
      """
      $a^2=1$; $b^nx_k=b^{n+w_k}$ if $n+w_k\\ge k$; $x_jx_k=b^{w_j}x_k$ if $j\\le k$. Here $w_k$ is the weight of $x_k$: %s, and so on, $w_{k+%d}=w_k+%d$.

      $\\Q = \\{a^eb^n : n\\ge 0\\} \\cup \\{a^eb^nx_k : n+w_k<k\\}$ with $e = 0, 1$.

      $\\Pp = \\{a\\} \\cup \\{b^n : n>0 \\text{ even}\\} \\cup \\{%sb^nx_k : n+w_k \\text{ %s, } n+w_k\\le k-2\\}$.

      """;

  /** The inside of a document for {@link LatexExport}. */
  static String latex(EndlessStructureAnswer q) {
    EndlessParts parts = q.endless();
    boolean isNim = parts.kind().equals("nim");
    StringBuilder text = new StringBuilder();
    text.append("\\section*{The mis\\`ere quotient of \\textbf{");
    text.append(Tex.plain(q.whole().rules().code())).append("}}\n");
    text.append("$\\Q$ is infinite, and no finite set generates it; proved for all heaps.\n\n");
    text.append(
        isNim
            ? NIM
            : FAMILY.formatted(
                q.letters().stream()
                    .map(l -> "$w_{%d}=%d$".formatted(l.threshold(), l.weight()))
                    .collect(Collectors.joining(", ")),
                q.letterPeriod().getAsInt(),
                q.letterPeriod().getAsInt() / 2,
                parts.exceptionalSign().getAsInt() == 1 ? "a" : "",
                parts.exceptionalParity().getAsInt() == 1 ? "odd" : "even"));
    List<List<String>> phi = phi(q);
    text.append("\\begin{longtable}{r>{$}l<{$}c");
    text.append("r".repeat(phi.get(0).size() - 3)).append("}\n\\toprule\n");
    text.append(String.join(" & ", phi.get(0)).replace("value &", "\\Phi &"));
    text.append("\\\\\n\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n");
    for (List<String> row : phi.subList(1, phi.size())) {
      text.append(row.get(0)).append(" & ").append(word(row.get(1))).append(" & ");
      text.append(String.join(" & ", row.subList(2, row.size()))).append("\\\\\n");
    }
    text.append("\\end{longtable}\n");
    return text.append("For all $n\\ge ")
        .append(parts.start())
        .append("$, heap $n+")
        .append(parts.period())
        .append("$ is worth what heap $n$ is, with ")
        .append(isNim ? "a nim-value" : "a weight")
        .append(" larger by ")
        .append(parts.saltus())
        .append(isNim ? "" : " and a threshold larger by " + 2 * parts.saltus())
        .append(".\n")
        .toString();
  }

  private static String word(String plain) {
    return Tex.named(
        plain.replaceAll("x_([0-9]+)", "x_{$1}").replaceAll("([a-zA-Z\\]])([0-9]+)", "$1^{$2}"));
  }
}
