// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.genus.GenusTable;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.answer.position.GenusAnswer;
import org.losingways.show.answer.position.SibertConwayAnswer;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.answer.quotient.SolveAnswer;

/**
 * The page of one game: rules, status, quotient, Φ, growth, genus, relatives, pictures, proof and
 * papers.
 *
 * @param links where other pages are
 * @param shelf what else there is in the atlas
 */
record GamePage(Links links, Shelf shelf) {

  /** Genera are shown to this heap, if that is no great work. */
  private static final int LAST_GENUS = 30;

  private static final int MOST_GENUS_POSITIONS = 1000;
  private static final int MOST_RELATIVES = 60;

  /** What a page of one game needs to know of the others. */
  interface Shelf {

    /** Whether there is a page of this game. */
    boolean has(String code);

    /** The other games with the same quotient but for names. */
    List<String> twins(String code);
  }

  /** The whole page. */
  String page(Known known, List<Pictures.Made> pictures) {
    List<Html> parts = new ArrayList<>();
    Optional<RulesAnswer> rules =
        known.game().either(r -> Optional.of(RulesAnswer.of(r)), r -> Optional.empty());
    parts.add(heading(known));
    parts.add(rules(known, rules.map(RulesAnswer::rules)));
    parts.add(section("Quotient", QuotientSection.of(known)));
    parts.add(section("Φ", phi(known)));
    parts.add(growth(known));
    if (known.answer() instanceof SolveAnswer answer) {
      parts.add(genus(known.game().impartial(), answer.normal()));
    }
    known.quotient().ifPresent(q -> parts.add(differences(q)));
    parts.add(relatives(known, rules.map(RulesAnswer::cousins).orElse(List.of())));
    parts.add(pictures(known, pictures));
    parts.add(proof(known));
    parts.add(references(known));
    return new Frame(links).page(known.code(), "", Html.all(parts));
  }

  private static Html section(String title, Object... content) {
    return Html.of("section", Html.of("h2", title), Html.all(content));
  }

  private Html heading(Known known) {
    Card card = known.card();
    Html name =
        card.titles().isEmpty()
            ? Html.NOTHING
            : Html.tag("span", "class", "folio").with(String.join(", ", card.titles()));
    Html live =
        links.isLive()
            ? Html.tag("p", "class", "tools")
                .with(
                    link("/explore/" + Links.name(known.code()), "explore it"),
                    link("/play/" + Links.name(known.code()), "play it"))
            : Html.NOTHING;
    return Html.all(
        Html.of("h1", known.code(), name),
        Html.tag("p", "class", "lede")
            .with(
                Html.tag("span", "class", "status " + card.behaviour().style)
                    .with(card.behaviour().title),
                " " + card.line()),
        live);
  }

  private static Html link(String to, String text) {
    return Html.tag("a", "href", to).with(text);
  }

  /** The page of another game, if there is one. */
  private Html link(String code) {
    return shelf.has(code) ? link(links.game(code), code) : Html.all(code);
  }

  private static Html rules(Known known, Optional<List<String>> words) {
    List<Html> stories = known.names().stream().map(named -> Html.of("p", named.story())).toList();
    List<String> sentences =
        words.orElseGet(
            () -> {
              PartizanRuleset rules = known.game().partizan();
              return Stream.concat(
                      RulesAnswer.of(rules.left()).rules().stream().map(s -> "Left: " + s),
                      RulesAnswer.of(rules.right()).rules().stream().map(s -> "Right: " + s))
                  .toList();
            });
    return section(
        "Rules",
        stories,
        sentences.isEmpty()
            ? Html.NOTHING
            : Html.of("ul", sentences.stream().map(s -> Html.of("li", s)).toList()),
        Html.tag("p", "class", "aside").with("Whoever makes the last move loses."));
  }

  private static Html phi(Known known) {
    List<Html> values = known.phi().stream().map(Html::word).toList();
    List<String> labels = known.summary().map(QuotientSummary::labels).orElse(List.of());
    if (!labels.isEmpty()) {
      return PhiTable.labelled(labels, values, known.outcomes());
    }
    OptionalInt period;
    OptionalInt start;
    if (known.answer() instanceof PartizanSolveAnswer p) {
      period = p.period();
      start = p.preperiod();
    } else {
      QuotientSummary q = ((SolveAnswer) known.answer()).quotient();
      period = q.period();
      start = q.preperiod();
    }
    Html table =
        new PhiTable("Values of the heaps", values, known.outcomes(), period, start).html();
    String key =
        known.quotient().isPresent()
            ? "Round, blue and heavy: lost for the player to move. Square: won."
            : "Round, blue and heavy: whoever moves loses. Other cells: L, R or N.";
    String underlined =
        period.isPresent()
            ? " The row above the line begins the period, which goes on for ever."
            : "";
    return Html.all(table, Html.tag("p", "class", "aside").with(key + underlined));
  }

  private static Html growth(Known known) {
    if (!(known.answer() instanceof SolveAnswer answer) || answer.steps().isEmpty()) {
      return Html.NOTHING;
    }
    QuotientSummary q = answer.quotient();
    int last = q.order().isPresent() ? q.heapsComputed() : lastFinite(known);
    List<Html> rows =
        answer.steps().stream()
            .map(
                s ->
                    Html.of(
                        "tr",
                        Html.of("td", known.game().labels().label(s.heap())),
                        Html.of("td", Integer.toString(s.order())),
                        Html.of("td", Integer.toString(s.pSize()))))
            .toList();
    Html table =
        Html.of(
            "table",
            Html.of(
                "thead",
                Html.of(
                    "tr",
                    List.of("from " + known.game().labels().noun(), "order", "of P").stream()
                        .map(head -> Html.tag("th", "scope", "col").with(head))
                        .toList())),
            Html.of("tbody", rows));
    String beyond =
        answer.endless().isPresent()
            ? " They grow for ever."
            : q.order().isEmpty() ? " From heap %d on they are infinite.".formatted(last + 1) : "";
    return section(
        "Growth",
        Html.tag("div", "class", "columns")
            .with(
                Html.of(
                    "figure",
                    new Growth(answer.steps(), last, q.lastTameHeap()).plot(),
                    Html.of(
                        "figcaption",
                        "Orders of the partial quotients; full dots where they are wild."
                            + beyond)),
                Html.tag(
                        "div",
                        "class",
                        "scroll labelled",
                        "tabindex",
                        "0",
                        "role",
                        "region",
                        "aria-label",
                        "Orders of the partial quotients")
                    .with(table)));
  }

  private static int lastFinite(Known known) {
    return known.quotient().orElseThrow().lastFinite().heapsComputed();
  }

  private static String normalPlay(NormalPlay normal) {
    return normal.period().isPresent()
        ? "Nim-values of normal play have period %d from heap %d on; the largest is %d. "
            .formatted(
                normal.period().getAsInt(), normal.preperiod().getAsInt(), normal.max().value())
        : "No period of normal play was found to heap %d.".formatted(normal.heapsComputed());
  }

  private static Html genus(Ruleset rules, NormalPlay normal) {
    if (!rules.labels().areSizes()) {
      return Html.NOTHING;
    }
    GenusAnswer found =
        GenusAnswer.of(new GenusTable(rules, MOST_GENUS_POSITIONS, () -> false), LAST_GENUS);
    List<String> genera = found.genera();
    List<String> outcomes =
        genera.stream().map(g -> g.matches("[^^]*\\^(0|\\[0\\]).*") ? "P" : "N").toList();
    OptionalInt period = found.period().map(OptionalInt::of).orElse(OptionalInt.empty());
    OptionalInt start = found.preperiod().map(OptionalInt::of).orElse(OptionalInt.empty());
    String wild =
        found
            .firstWild()
            .map(w -> "The first wild heap is %d. ".formatted(w.heap()))
            .orElse("No heap to %d is wild. ".formatted(genera.size() - 1));
    String repeats =
        period.isPresent()
            ? "Genera repeat with period %d from heap %d on, %s."
                .formatted(
                    period.getAsInt(),
                    start.getAsInt(),
                    found.periodProved().orElse(false) ? "which is proved" : "as far as was looked")
            : "";
    return section(
        "Genus",
        new PhiTable(
                "Genera of the heaps",
                genera.stream().map(Html::genus).toList(),
                outcomes,
                period,
                start)
            .html(),
        Html.of("p", wild + repeats),
        Html.of("p", normalPlay(normal)));
  }

  /** Lists that are only verified so far, by weights, are told as such. */
  private static Html differences(Quotient quotient) {
    boolean isEndless = quotient instanceof EndlessQuotient;
    boolean hasLists = quotient.finiteOrder().isPresent() || isEndless;
    if (!quotient.isSolved() || !hasLists || !quotient.rules().labels().areSizes()) {
      return Html.NOTHING;
    }
    NormalSolution normal =
        NormalSolution.reaching(quotient.rules(), BigInteger.valueOf(quotient.heapsComputed()));
    SibertConwayAnswer found =
        isEndless
            ? SibertConwayAnswer.of(quotient, normal)
            : SibertConwayAnswer.lists(quotient.lastFinite(), normal);
    if (found.PN().isEmpty()) {
      return Html.NOTHING;
    }
    boolean byWeights = found.PN().get().stream().anyMatch(e -> e.contains("["));
    return section(
        "Where misère and normal play differ",
        Html.of(
            "p",
            "All other positions have the same outcome in both. ",
            byWeights
                ? "m [*v,n] is a heap m beside heaps of nim-value v in all whose weights add up to n"
                    + " at most; a heap with k in its number stands for all with k = 0, 1, 2, …."
                : "E(…) is an even, D(…) an odd number of heaps of the sizes listed; a number by"
                    + " itself is a single heap, and no other heaps are there."),
        Html.tag("div", "class", "columns")
            .with(
                list("Lost in normal play, won in misère play", found.PN().get()),
                list("Won in normal play, lost in misère play", found.NP().orElse(List.of()))),
        found.indifferent().isEmpty()
            ? Html.NOTHING
            : Html.of(
                "p",
                "Heaps of %s may be added to any position: they change nothing."
                    .formatted(String.join(", ", texts(found.indifferent())))));
  }

  private static List<String> texts(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).toList();
  }

  private static Html list(String title, List<String> expressions) {
    return Html.of(
        "div",
        Html.of("h3", title),
        expressions.isEmpty()
            ? Html.of("p", "none")
            : Html.tag("ul", "class", "expressions")
                .with(
                    expressions.stream()
                        .map(e -> Html.of("li", e.equals("0") ? "the empty position" : e))
                        .toList()));
  }

  private Html relatives(Known known, List<RulesAnswer.Cousin> cousins) {
    List<String> twins = shelf.twins(known.code());
    Html alike =
        cousins.isEmpty()
            ? Html.NOTHING
            : Html.of(
                "p",
                "Cousins, which play alike: ",
                Html.joined(cousins.stream().map(this::cousin).toList(), ", "),
                ".");
    Html same =
        twins.isEmpty()
            ? Html.NOTHING
            : Html.of(
                "p",
                "The same quotient but for names: ",
                Html.joined(twins.stream().limit(MOST_RELATIVES).map(this::link).toList(), ", "),
                twins.size() > MOST_RELATIVES
                    ? Html.all(
                        " and %d more: ".formatted(twins.size() - MOST_RELATIVES),
                        link(links.page("quotients"), "all of them"))
                    : Html.NOTHING,
                ".");
    return cousins.isEmpty() && twins.isEmpty() ? Html.NOTHING : section("Relatives", alike, same);
  }

  private Html cousin(RulesAnswer.Cousin cousin) {
    String shift =
        cousin.shift() == 0
            ? ""
            : " (heap n is n %s %d there)"
                .formatted(cousin.shift() > 0 ? "+" : "−", Math.abs(cousin.shift()));
    return Html.tag("span", "class", "whole").with(link(cousin.game()), shift);
  }

  private Html pictures(Known known, List<Pictures.Made> pictures) {
    List<Html> figures = new ArrayList<>();
    for (Pictures.Made made : pictures) {
      String file = links.file(known.code(), made.what() + ".svg");
      figures.add(
          Html.of(
              "figure",
              Html.tag("img", "src", file, "alt", made.title(), "loading", "lazy").with(),
              Html.of("figcaption", Html.of("b", made.title() + ". "), made.caption())));
    }
    return figures.isEmpty() ? Html.NOTHING : section("Pictures", figures);
  }

  private Html proof(Known known) {
    Html certificate =
        Html.tag("a", "href", links.file(known.code(), "certificate.json"), "download", "")
            .with("certificate");
    return section(
        "Proof",
        known.behaviour().isSolved()
            ? Html.of(
                "p",
                "A referee that shares no code with the solver accepts the ",
                certificate,
                " of all this: ",
                Html.of("code", "misere check " + Links.name(known.code()) + ".certificate.json"),
                ".")
            : Html.of(
                "p",
                "What is verified so far has a certificate as well: ",
                Html.of("code", "misere '%s' --certificate FILE".formatted(known.code())),
                " makes it, and ",
                Html.of("code", "misere check FILE"),
                " checks it."));
  }

  private static Html references(Known known) {
    List<Html> items =
        References.to(known.code()).stream()
            .map(r -> Html.of("li", r.paper() + ", §" + r.sections().replace(", ", ", §")))
            .toList();
    List<Html> before = known.names().stream().map(n -> Html.of("p", n.known())).toList();
    return items.isEmpty() && before.isEmpty()
        ? Html.NOTHING
        : section("Papers", before, items.isEmpty() ? Html.NOTHING : Html.of("ul", items));
  }
}
