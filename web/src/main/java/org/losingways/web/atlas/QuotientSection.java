// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.show.answer.quotient.EndlessParts;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.answer.quotient.RayParts;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.Counted;
import org.losingways.show.view.RayWords;

/** The quotient of a game and its P, of whatever kind it is. */
final class QuotientSection {

  /** Longer lists are in the certificate. */
  private static final int MOST_LISTED = 120;

  private QuotientSection() {}

  static Html of(Known known) {
    if (known.answer() instanceof PartizanSolveAnswer p) {
      return partizan(p);
    }
    SolveAnswer answer = (SolveAnswer) known.answer();
    QuotientSummary q = answer.quotient();
    if (answer.endless().isPresent()) {
      return endless(q, answer.endless().get());
    }
    return q.order().isPresent()
        ? Html.all(finite(known, q), answer.firm().map(QuotientSection::firm))
        : rays(known, q, answer.rays().cells());
  }

  private static Html firm(SolveAnswer.FirmFrom firm) {
    return Html.of(
        "p",
        ("Heaps from %d on are firm, of every size: a position with one of them is lost for the"
                + " player to move exactly if its nim-sum is 0, as in normal play. The quotient to"
                + " heap %d proves it.")
            .formatted(firm.heap(), firm.provedAt()));
  }

  private static Html finite(Known known, QuotientSummary q) {
    return Html.all(
        formula("Q = ", presentation(names(q), q.relations())),
        formula("P = ", Html.all("{", listed(q.pPortion(), "word-p"), "}")),
        Html.of(
            "p",
            "%s, of which P has %d"
                .formatted(Counted.of(q.order().getAsInt(), "element"), q.pSize().getAsInt()),
            letters(known, q),
            "."));
  }

  private static Html letters(Known known, QuotientSummary q) {
    List<Html> each =
        q.generators().stream()
            .map(
                g ->
                    Html.all(
                        Html.word(g.name()), " = Φ(" + known.game().labels().label(g.heap()) + ")"))
            .toList();
    return each.isEmpty() ? Html.NOTHING : Html.all("; ", Html.joined(each, ", "));
  }

  private static List<String> names(QuotientSummary q) {
    return q.generators().stream().map(QuotientSummary.Generator::name).toList();
  }

  private static Html formula(String head, Html body) {
    return Html.tag("p", "class", "formula")
        .with(Html.of("i", head.substring(0, 1)), head.substring(1), body);
  }

  private static Html presentation(List<String> names, List<String> relations) {
    return names.isEmpty()
        ? Html.all("{1}")
        : Html.all(
            "⟨ ",
            Html.words(names),
            relations.isEmpty() ? Html.NOTHING : Html.all(" | ", listed(relations, "relation")),
            " ⟩");
  }

  /** A list of words or relations, each kept in one piece. */
  private static Html listed(List<String> plain, String style) {
    List<Html> shown =
        plain.stream()
            .limit(MOST_LISTED)
            .map(w -> Html.tag("span", "class", "whole " + style).with(Html.word(w)))
            .toList();
    int rest = plain.size() - shown.size();
    return Html.all(
        Html.joined(shown, ", "),
        rest > 0 ? ", … and %d more, in the certificate".formatted(rest) : "");
  }

  private static Html rays(Known known, QuotientSummary q, List<RayParts.Cell> cells) {
    long rays = cells.stream().filter(cell -> cell.letter().isPresent()).count();
    List<Html> along =
        cells.stream()
            .filter(cell -> cell.letter().isPresent())
            .limit(MOST_LISTED)
            .map(QuotientSection::ray)
            .toList();
    Html table =
        Html.of(
            "table",
            Html.of("thead", Html.of("tr", Html.column("family"), Html.column("in P"))),
            Html.of("tbody", along));
    return Html.all(
        Html.of(
            "p",
            "The quotient is infinite, of rank 1: %s and %s"
                .formatted(
                    Counted.of(cells.size() - rays, "element"),
                    Counted.of(rays, "one-parameter family", "one-parameter families")),
            letters(known, q),
            "."),
        formula("Q = ", presentation(names(q), q.relations())),
        formula(
            "P = ",
            Html.all(
                "{",
                listed(q.pPortion(), "word-p"),
                "} and along the one-parameter families, for n = 0, 1, 2, …:")),
        Html.wide("scroll", "P along the one-parameter families", table));
  }

  private static Html ray(RayParts.Cell cell) {
    String which = RayWords.inP(cell.p(), cell.repeating());
    String first = cell.word().equals("1") ? "" : cell.word();
    return Html.of(
        "tr",
        Html.of(
            "td",
            Html.word(first),
            first.isEmpty() ? "" : "·",
            Html.word(cell.letter().orElseThrow()),
            Html.of("sup", Html.of("i", "n"))),
        Html.of("td", which.equals("never") ? "never" : "for " + which));
  }

  private static Html endless(QuotientSummary q, EndlessParts parts) {
    // Those of a whole family have conditions, and are no plain words.
    Html relations =
        Html.tag("p", "class", "formula")
            .with(
                parts.kind().equals("levels")
                    ? Html.all(
                        "The relations of the generators of the lowest levels: ",
                        listed(parts.relations(), "relation"))
                    : Html.all(
                        "with ",
                        parts.relations().stream()
                            .map(Words::raised)
                            .collect(Collectors.joining("; "))));
    Html first =
        Html.of(
            "p",
            "The quotient is infinite, and no finite set generates it. The game is solved for heaps"
                + " of every size by what each heap is worth.");
    if (parts.kind().equals("levels")) {
      return Html.all(
          first,
          Html.of(
              "p",
              ("From heap %d on, each %d heaps are a level: heaps %d to %d the level 0, and so on."
                      + " A letter with an index belongs to the level of that index. A machine with %d"
                      + " states reads the generators of a position from the highest level down, and its"
                      + " last state decides who wins; the certificate has it.")
                  .formatted(
                      parts.start(),
                      parts.period(),
                      parts.start(),
                      parts.start() + parts.period() - 1,
                      parts.down().size())),
          relations,
          formula(
              "P = ",
              Html.all(
                  "{",
                  listed(q.pPortion(), "word-p"),
                  ", …}, as far as the heaps to %d go.".formatted(q.heapsComputed()))));
    }
    return parts.kind().equals("nim")
        ? Html.all(
            first,
            table(
                parts,
                row("nim-value", parts.nimValues()),
                row("firm", parts.firm().stream().map(f -> f == 1 ? "yes" : "no").toList())),
            Html.of(
                "p",
                "From heap %d on, nim-values are larger by %d after %s, and firm as before."
                    .formatted(parts.start(), parts.saltus(), heaps(parts.period()))),
            Html.of(
                "p",
                "The player to move loses exactly if some heap is firm and the nim-sum is 0, or no"
                    + " heap is firm and the nim-sum is 1."),
            relations)
        : Html.all(
            first,
            table(
                parts,
                row("weight", parts.weights()),
                row(
                    "threshold",
                    parts.thresholds().stream()
                        .map(t -> t.isPresent() ? Integer.toString(t.getAsInt()) : "–")
                        .toList()),
                row("sign", parts.signs())),
            Html.of(
                "p",
                "From heap %d on, %s later the weight is larger by %d and the threshold by %d; the sign is the same."
                    .formatted(
                        parts.start(), heaps(parts.period()), parts.saltus(), 2 * parts.saltus())),
            Html.of(
                "p",
                ("Let W be the sum of the weights, M the largest threshold, and e the sum of the"
                        + " signs modulo 2. The player to move loses exactly if M ≥ W + 2, W is %s"
                        + " and e = %d; or M ≤ W or there is no threshold, W > 0 is even and e = 0;"
                        + " or W = 0 and e = 1.")
                    .formatted(
                        parts.exceptionalParity().getAsInt() == 0 ? "even" : "odd",
                        parts.exceptionalSign().getAsInt())),
            relations);
  }

  private static String heaps(int count) {
    return count == 1 ? "one heap" : count + " heaps";
  }

  private static List<String> row(String name, List<?> cells) {
    return Stream.concat(Stream.of(name), cells.stream().skip(1).map(Object::toString)).toList();
  }

  @SafeVarargs
  private static Html table(EndlessParts parts, List<String>... rows) {
    int columns = parts.start() + parts.period();
    List<Html> lines = new ArrayList<>();
    lines.add(
        Html.of(
            "tr",
            Html.tag("th", "scope", "row").with("heap"),
            IntStream.range(1, columns).mapToObj(h -> Html.column(Integer.toString(h))).toList()));
    for (List<String> row : rows) {
      lines.add(
          Html.of(
              "tr",
              Html.tag("th", "scope", "row").with(row.get(0)),
              row.stream().skip(1).limit(columns - 1L).map(c -> Html.of("td", c)).toList()));
    }
    return Html.wide(
        "scroll", "What each heap is worth", Html.of("table", Html.of("tbody", lines)));
  }

  private static Html partizan(PartizanSolveAnswer p) {
    List<Html> outcomes = new ArrayList<>();
    p.outcomes()
        .forEach(
            (outcome, words) ->
                outcomes.add(
                    Html.of(
                        "tr",
                        Html.tag("th", "scope", "row").with(outcome),
                        Html.of("td", words.isEmpty() ? "none" : listed(words, "word")))));
    boolean withK =
        p.outcomes().values().stream().flatMap(List::stream).anyMatch(w -> w.contains("k"));
    List<String> names = p.generators().stream().map(g -> g.name()).toList();
    List<Html> letters =
        p.generators().stream()
            .map(g -> Html.all(Html.word(g.name()), " = Φ(" + g.heap() + ")"))
            .toList();
    return Html.all(
        formula("Q = ", presentation(names, p.relations())),
        Html.of(
            "p",
            p.order().isPresent()
                ? Counted.of(p.order().getAsInt(), "element")
                : "Infinitely many elements",
            letters.isEmpty() ? "" : "; ",
            Html.joined(letters, ", "),
            ". By outcome",
            withK && p.infinite() ? ", with k = 0, 1, 2, …:" : ":"),
        Html.of("table", Html.of("tbody", outcomes)),
        Html.of(
            "p",
            p.placement()
                ? "A placement game, so it is dead-ending."
                : p.alive()
                    .map(
                        heap ->
                            "Not dead-ending: in %s a player has no move now but may have one later."
                                .formatted(heap))
                    .orElse("Dead-ending, as far as it was looked at.")));
  }
}
