// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.show.answer.quotient.EndlessParts;
import org.losingways.show.answer.quotient.EndlessStructureAnswer;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.Counted;

/** The text on a quotient that no finite set generates: what heaps are worth, and who wins. */
public record EndlessPage(Paper output) {

  /** So many show how it goes on. */
  private static final int FEW = 24;

  /** Prints the inside of a quotient. */
  public void print(EndlessStructureAnswer answer) {
    output.line(output.ink().strong(output.named(answer.quotient().game())) + "  solved");
    output.line();
    print(answer.quotient(), answer.endless());
    if (!answer.letters().isEmpty()) {
      output.line(
          Words.raised(
              "Weights of the generators: %s, …, %d more for x_(k+%d) than for x_k."
                  .formatted(
                      answer.letters().stream()
                          .map(l -> Paper.whole("x_%d %d".formatted(l.threshold(), l.weight())))
                          .collect(Collectors.joining(", ")),
                      answer.letterPeriod().getAsInt() / 2,
                      answer.letterPeriod().getAsInt())));
      output.line();
    }
    if (answer.readToHeap().isPresent()) {
      output.line(
          "The following is proved for the part that the heaps to %d generate. Outcomes are proved for heaps of every size."
              .formatted(answer.readToHeap().getAsInt()));
      output.line();
    }
    output.line("Elements");
    TextTable elements = new TextTable();
    elements.row(List.of("elements", "where", "in P"));
    answer
        .elements()
        .forEach(
            p ->
                elements.row(
                    List.of(
                        Words.raised(p.elements()),
                        Words.raised(p.where()),
                        Words.raised(p.inP()))));
    elements.print(output, "  ");
    output.line();
    output.line("Idempotents: ", Words.raised(String.join(", ", answer.idempotents())));
    output.line("Invertible: ", Words.raised(String.join(", ", answer.invertible())));
    output.line();
    output.line("Archimedean components");
    answer
        .components()
        .forEach(
            c ->
                output.line(
                    "  %s: %s"
                        .formatted(
                            Words.raised(c.elements()),
                            c.idempotent()
                                .map(e -> "the group " + c.group())
                                .orElse("no idempotent; the group of fractions is " + c.group()))));
    output.line();
    output.line(
        answer
            .kernel()
            .map(k -> "Kernel: " + Words.raised(k))
            .orElse("There is no kernel: the ideals bQ, b²Q, b³Q, … have an empty intersection."));
  }

  void print(QuotientSummary q, EndlessParts parts) {
    output.line("Q is infinite and not finitely generated.");
    output.line();
    switch (parts.kind()) {
      case "nim" -> nim(parts);
      case "levels" -> levels(q, parts);
      default -> weights(parts);
    }
    QuotientText text = new QuotientText(output);
    text.legend("with ", q.generators().stream().limit(FEW).toList());
    output.line();
    text.phi(q.phi(), OptionalInt.of(parts.period()), OptionalInt.of(parts.start()), false);
    output.line();
  }

  private void nim(EndlessParts parts) {
    table(parts, List.of("nim-value", "firm"), List.of(texts(parts.nimValues()), firm(parts)));
    output.line(
        "Firm: with such a heap, a position has the same outcome in misère and normal play. From heap %d on, %s later the nim-value is larger by %d, and firm is the same."
            .formatted(parts.start(), Counted.of(parts.period(), "heap"), parts.saltus()));
    output.line();
    output.line("A position is a P-position of misère play exactly if");
    output.line("  some heap is firm and the nim-sum is 0, or");
    output.line("  no heap is firm and the nim-sum is 1.");
    output.line();
    output.line(
        "Q = ",
        "T∞, the union of T₀, T₁, T₂, …: a is the nim-value 1 that is not firm, and b, c, d, … are the firm nim-values 2, 4, 8, …, with "
            + relations(parts)
            + ".");
  }

  private void levels(QuotientSummary q, EndlessParts parts) {
    output.line(
        "From heap %d on, %d heaps make a level: heaps %d to %d are level 0, and so on. The index of a generator is its level."
            .formatted(
                parts.start(), parts.period(), parts.start(), parts.start() + parts.period() - 1));
    output.line();
    output.line(
        "A finite automaton with %d states reads the generators of a position from the highest level down; its last state decides the outcome (--json prints it). The relations of the lowest levels are"
            .formatted(parts.down().size()));
    output.line("  ", few(parts.relations(), "; ", ".", ""));
    output.line(
        "P = ",
        few(q.pPortion(), ", ", ", …}", "{") + " with heaps to %d.".formatted(q.heapsComputed()));
  }

  /** As many things as show how it goes on, or all. */
  private String few(List<String> things, String between, String end, String start) {
    int most = output.full() ? things.size() : Math.min(things.size(), FEW);
    int more = things.size() - most;
    return things.stream()
            .limit(most)
            .map(Words::raised)
            .collect(Collectors.joining(between, start, ""))
        + (more > 0 ? between + "and %d more (--full)".formatted(more) : "")
        + end;
  }

  private void weights(EndlessParts parts) {
    List<String> thresholds =
        parts.thresholds().stream().map(t -> t.isPresent() ? text(t) : "–").toList();
    table(
        parts,
        List.of("weight", "threshold", "sign"),
        List.of(texts(parts.weights()), thresholds, texts(parts.signs())));
    output.line(
        "From heap %d on, %s later the weight is larger by %d and the threshold by %d; the sign is the same."
            .formatted(
                parts.start(),
                Counted.of(parts.period(), "heap"),
                parts.saltus(),
                2 * parts.saltus()));
    output.line();
    output.line(
        "Let W be the sum of the weights, M the largest threshold and e the sum of the signs mod 2.");
    output.line("A position is a P-position of misère play exactly if");
    output.line(
        "  M ≥ W+2, W is %s and e = %s; or"
            .formatted(
                parts.exceptionalParity().getAsInt() == 0 ? "even" : "odd",
                text(parts.exceptionalSign())));
    output.line("  M ≤ W or there is no threshold, W > 0 is even and e = 0; or");
    output.line("  W = 0 and e = 1.");
    output.line();
    output.line(
        "Q = ",
        Words.raised(
                "{a^eb^n, a^eb^nx_k}: a is sign 1, b is weight 1, x_k is threshold k with its least weight, and ")
            + relations(parts)
            + ".");
  }

  private static String relations(EndlessParts parts) {
    return parts.relations().stream().map(Words::raised).collect(Collectors.joining("; "));
  }

  private void table(EndlessParts parts, List<String> names, List<List<String>> rows) {
    TextTable table = new TextTable();
    int heaps = parts.start() + parts.period();
    table.row(row("heap", IntStream.range(1, heaps).mapToObj(String::valueOf).toList()));
    for (int i = 0; i < names.size(); i++) {
      table.row(row(names.get(i), rows.get(i).subList(1, heaps)));
    }
    table.print(output, "  ");
  }

  private static List<String> row(String name, List<String> cells) {
    return Stream.concat(Stream.of(name), cells.stream()).toList();
  }

  private static List<String> firm(EndlessParts parts) {
    return parts.firm().stream().map(f -> f == 1 ? "yes" : "no").toList();
  }

  private static String text(OptionalInt number) {
    return String.valueOf(number.getAsInt());
  }

  private static List<String> texts(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).toList();
  }
}
