// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Play;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.GameVerdict;
import org.losingways.show.answer.census.Standing;
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

  private static final int MOST_RELATIVES = 60;

  /** What a page of one game needs to know of the others. */
  interface Shelf {

    /** The record of a game; of one that is not in the atlas, what its run says. */
    Card card(Known known);

    /** Whether there is a page of this game. */
    boolean has(String code);

    /** Codes that play like this one, itself among them. */
    List<TakeAndBreak> alike(String code);

    /** The other games with the same quotient but for names. */
    List<String> twins(String code);
  }

  /** The whole page. */
  String page(Known known, List<Pictures.Made> pictures) {
    List<Html> parts = new ArrayList<>();
    Optional<RulesAnswer> rules =
        known.game() instanceof Ruleset r
            ? Optional.of(RulesAnswer.of(r, shelf.alike(known.code()).stream()))
            : Optional.empty();
    parts.add(heading(known));
    parts.add(rules(known, rules.map(RulesAnswer::rules)));
    parts.add(
        section(
            known.quotient().isPresent() ? "Quotient" : "Misère monoid",
            QuotientSection.of(known)));
    parts.add(section("Φ", phi(known)));
    parts.add(growth(known));
    if (known.answer() instanceof SolveAnswer answer) {
      parts.add(GenusSection.of(known.game().impartial(), answer.normal()));
    }
    known.quotient().ifPresent(q -> parts.add(Differences.of(q)));
    parts.add(relatives(known, rules.map(RulesAnswer::cousins).orElse(List.of())));
    parts.add(pictures(known, pictures));
    parts.add(proof(known));
    parts.add(references(known));
    return new Frame(links).page(summary(known, pictures), "", Html.all(parts));
  }

  private Frame.Summary summary(Known known, List<Pictures.Made> pictures) {
    Card card = shelf.card(known);
    String name = card.titles().isEmpty() ? "" : " (%s)".formatted(card.titles().get(0));
    return new Frame.Summary(
        known.code() + name,
        "%s. %s".formatted(card.verdict().title(), card.line()),
        pictures.isEmpty()
            ? ""
            : links.isLive()
                ? links.png(known.code())
                : links.file(known.code(), pictures.get(0).what() + ".svg"));
  }

  static Html section(String title, Object... content) {
    return Html.of("section", Html.of("h2", title), Html.all(content));
  }

  private Html heading(Known known) {
    Card card = shelf.card(known);
    Html name =
        card.titles().isEmpty()
            ? Html.NOTHING
            : Html.tag("span", "class", "folio").with(String.join(", ", card.titles()));
    Html views =
        Html.tag("p", "class", "tools")
            .with(
                links.view("explore", known.code()).map(to -> link(to, "explore it")),
                links.view("play", known.code()).map(to -> link(to, "play it")));
    return Html.all(
        Html.of("h1", known.code(), name),
        Html.tag("p", "class", "lede")
            .with(
                Html.tag("span", "class", "status " + card.verdict().style())
                    .with(card.verdict().title()),
                " " + card.line(),
                published(card.best()).map(to -> Html.all(" (", to, ")"))),
        links.workbench().isPresent() ? views : Html.NOTHING,
        new PropertyBox(links, card, known).html(),
        others(card),
        below(card, known));
  }

  /** The certificate of a statement that was published. */
  private Optional<Html> published(Finding finding) {
    return finding.certificate().flatMap(links::published).map(to -> link(to, "certificate"));
  }

  /** Weaker statements that were published. */
  private Html others(Card card) {
    List<Html> items =
        card.record().findings().stream()
            .skip(1)
            .filter(f -> f.finding().certificate().isPresent())
            .map(
                f ->
                    Html.of(
                        "li",
                        "Also published: " + f.text(),
                        published(f.finding()).map(to -> Html.all(" (", to, ")"))))
            .toList();
    return items.isEmpty() ? Html.NOTHING : Html.of("ul", items);
  }

  private static Finding run(Known known) {
    return Finding.of(known.standing(), Finding.STORE);
  }

  /** The sections below show a run, which may have got less far than the record. */
  private static Html below(Card card, Known known) {
    Finding run = run(known);
    return Finding.STRENGTH.compare(card.best(), run) <= 0
        ? Html.NOTHING
        : Html.tag("p", "class", "aside")
            .with(
                "What follows is read from a saved run. "
                    + GameVerdict.statement(run, known.game()));
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
        Html.tag("p", "class", "aside").with(Play.MISERE.sentence()));
  }

  private static Html phi(Known known) {
    List<String> words = known.phi();
    List<String> labels = known.summary().map(QuotientSummary::labels).orElse(List.of());
    if (!labels.isEmpty()) {
      return PhiTable.labelled(labels, heap -> Html.word(words.get(heap)), known::outcome);
    }
    Standing s = known.standing();
    Html table =
        new PhiTable(
                "Values of the heaps",
                words.size() - 1,
                heap -> Html.word(words.get(heap)),
                known::outcome,
                s.period(),
                s.preperiod())
            .html();
    String key =
        known.quotient().isPresent()
            ? "Round, blue and heavy: lost for the player to move. Square: won."
            : "Round, blue and heavy: whoever moves loses. Square and vermilion: whoever moves"
                + " wins. With a bar on the left: Left wins, whoever moves. On the right: Right"
                + " does.";
    return Html.all(
        table,
        Html.tag("p", "class", "aside")
            .with(
                key,
                s.period().isPresent() ? " Underlined: the period, which repeats for ever." : ""));
  }

  private static Html growth(Known known) {
    List<Standing.Step> steps = known.standing().growth();
    List<Standing.Step> finite = steps.stream().filter(s -> s.order().isPresent()).toList();
    if (finite.isEmpty()) {
      return Html.NOTHING;
    }
    boolean isPartizan = known.quotient().isEmpty();
    int last =
        known
            .quotient()
            .map(q -> q.finiteOrder().isPresent() ? q.heapsComputed() : lastFinite(q))
            .orElseGet(
                () -> known.standing().infiniteAt().orElse(known.standing().heaps() + 1) - 1);
    if (finite.size() < 2) {
      return section(
          "Growth",
          Html.of(
              "p",
              "The partial quotient is of order %d from %s %s on."
                  .formatted(
                      finite.get(0).order().getAsInt(),
                      known.game().labels().noun(),
                      known.game().labels().label(finite.get(0).heap())),
              beyond(known, last)));
    }
    List<Html> rows =
        finite.stream()
            .map(
                s ->
                    Html.of(
                        "tr",
                        Html.of("td", known.game().labels().label(s.heap())),
                        Html.of("td", Integer.toString(s.order().getAsInt())),
                        s.pSize().isPresent()
                            ? Html.of("td", Integer.toString(s.pSize().getAsInt()))
                            : Html.NOTHING))
            .toList();
    Stream<String> heads =
        Stream.of("from " + known.game().labels().noun(), "order", isPartizan ? "" : "of P");
    Html table =
        Html.of(
            "table",
            Html.of(
                "thead",
                Html.of("tr", heads.filter(head -> !head.isEmpty()).map(Html::column).toList())),
            Html.of("tbody", rows));
    return section(
        "Growth",
        Html.tag("div", "class", "columns")
            .with(
                Html.of(
                    "figure",
                    new Growth(finite, last, known.standing().lastTameHeap()).plot(),
                    Html.of(
                        "figcaption",
                        "Orders of the partial quotients"
                            + (isPartizan ? "." : "; full dots where they are wild."),
                        beyond(known, last))),
                Html.wide("scroll labelled", "Orders of the partial quotients", table)));
  }

  private static String beyond(Known known, int last) {
    if (GameVerdict.of(run(known)) == GameVerdict.ENDLESS) {
      return " They grow for ever.";
    }
    return known.standing().order().isEmpty()
        ? " From heap %d on they are infinite.".formatted(last + 1)
        : "";
  }

  private static int lastFinite(Quotient quotient) {
    return quotient.lastFinite().heapsComputed();
  }

  private Html relatives(Known known, List<RulesAnswer.Cousin> cousins) {
    List<String> twins = shelf.twins(known.code());
    Map<Integer, List<Html>> byShift =
        cousins.stream()
            .collect(
                Collectors.groupingBy(
                    RulesAnswer.Cousin::shift,
                    TreeMap::new,
                    Collectors.mapping(c -> link(c.game()), Collectors.toList())));
    List<Html> alike = new ArrayList<>();
    byShift.forEach(
        (shift, games) -> alike.add(Html.of("p", plays(shift), Html.joined(games, ", "), ".")));
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

  private static String plays(int shift) {
    return shift == 0
        ? "Equivalent codes: "
        : "Equivalent codes, whose heap n %s %d is heap n here: "
            .formatted(shift > 0 ? "+" : "−", Math.abs(shift));
  }

  private Html pictures(Known known, List<Pictures.Made> pictures) {
    List<Html> figures = new ArrayList<>();
    for (Pictures.Made made : pictures) {
      String file = links.file(known.code(), made.what() + ".svg");
      figures.add(
          Html.of(
              "figure",
              picture(file, made),
              Html.of("figcaption", Html.of("b", made.title() + ". "), made.caption())));
    }
    return figures.isEmpty() ? Html.NOTHING : section("Pictures", figures);
  }

  /** With its size, so that nothing moves when it comes. */
  private static Html picture(String file, Pictures.Made made) {
    return Html.tag(
            "img",
            "src",
            file,
            "alt",
            made.title(),
            "width",
            made.size("width"),
            "height",
            made.size("height"),
            "loading",
            "lazy")
        .with();
  }

  private Html proof(Known known) {
    String file = links.file(known.code(), "certificate.json");
    return section(
        "Proof",
        shelf.card(known).verdict().isSolved()
            ? Html.of(
                "p",
                "All this follows from a ",
                Html.tag("a", "href", file, "download", "").with("certificate"),
                ", which ",
                Html.of("code", "misere check " + file.substring(file.lastIndexOf('/') + 1)),
                " examines with code that the solver does not use.")
            : Html.of(
                "p",
                "What is verified so far has a certificate as well: ",
                Html.of("code", "misere '%s' --certificate FILE".formatted(known.code())),
                " makes it, and ",
                Html.of("code", "misere check FILE"),
                " examines it with code that the solver does not use."),
        known.isCheckedByCoq() ? checkedByCoq(known) : Html.NOTHING);
  }

  private static Html checkedByCoq(Known known) {
    return Html.of(
        "p",
        Html.tag("strong", "class", "badge").with("Checked by Coq"),
        ": the proof assistant accepts this result as a theorem without axioms. ",
        Html.of("code", "misere export %s --format coq -o Game.v".formatted(known.code())),
        " writes it, and ",
        Html.of("code", "coqc Game.v"),
        " checks it.");
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
