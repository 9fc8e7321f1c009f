// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.show.answer.census.GameVerdict;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.json.Json;
import org.losingways.show.view.Counted;

/**
 * The pages that lead to games: by code, by quotient, by behaviour, open problems, search.
 *
 * @param cards all games, in the order of their codes
 * @param cousins equivalent codes, each with the game whose page they lead to
 */
record IndexPages(Links links, List<Card> cards, Map<String, Card> cousins) {

  private static final int MOST_GAMES = 40;

  /** A map is drawn if at least one cell in so many has a game. */
  private static final int EMPTIEST = 100;

  private static final int MOST_EXTREMES = 12;

  /**
   * Games with one quotient.
   *
   * @param first how the first of them stands
   * @param summary its quotient in words
   */
  record Kin(Standing first, Optional<QuotientSummary> summary, List<String> games) {}

  private Html link(String code) {
    return Html.tag("a", "href", links.game(code)).with(code);
  }

  private Html link(Card card) {
    return link(card.code());
  }

  /** By code: maps, and lists of what is on none. */
  String codes() {
    Map<String, Card> byCode = new LinkedHashMap<>(cousins);
    cards.forEach(card -> byCode.put(card.code(), card));
    List<Html> maps = new ArrayList<>();
    Map<String, Card> rest = new LinkedHashMap<>();
    cards.forEach(card -> rest.put(card.code(), card));
    for (CodeMap map : CodeMap.ALL) {
      long there = map.codes().stream().filter(rest::containsKey).count();
      if (there * EMPTIEST >= map.codes().size()) {
        maps.add(map.html(byCode, card -> links.game(card.code())));
        map.codes().forEach(rest::remove);
      }
    }
    Html others =
        rest.isEmpty()
            ? Html.NOTHING
            : Html.of(
                "section",
                Html.of("h2", maps.isEmpty() ? "Games" : "Other games"),
                games(rest.values().stream().map(Card::code).toList()));
    return page(
        "codes",
        "Every game",
        Html.tag("p", "class", "lede").with(counted()),
        field(Optional.of(links.page("search"))),
        key(),
        maps,
        others);
  }

  private String counted() {
    long solved = cards.stream().filter(card -> card.verdict().isSolved()).count();
    if (cards.isEmpty()) {
      return "No game has been saved yet.";
    }
    return cards.size() == 1
        ? "One game, %s.".formatted(solved == 1 ? "solved" : "open")
        : "%d games, %d of them solved.".formatted(cards.size(), solved);
  }

  /** What the cells mean. */
  private Html key() {
    List<Html> items = new ArrayList<>();
    for (GameVerdict b : GameVerdict.values()) {
      long count = cards.stream().filter(card -> card.verdict() == b).count();
      if (count > 0) {
        items.add(
            Html.of(
                "li",
                Html.tag("span", "class", "cell " + b.style(), "aria-hidden", "true")
                    .with(
                        b.isSolved()
                            ? b == GameVerdict.RAYS || b == GameVerdict.ENDLESS ? "∞" : "n"
                            : "?"),
                Html.of("b", b.title()),
                " %d. %s".formatted(count, b.sentence())));
      }
    }
    return Html.all(
        Html.tag("ul", "class", "map-key").with(items),
        Html.tag("p", "class", "aside")
            .with(
                "The number in a cell is the order of the quotient. Equivalent codes share a page."
                    + " A map is read digit by digit: 0.123 is in row 0.1 and column ·2, and its"
                    + " last digit counts the cells of the block there from 0 on."));
  }

  private Html page(String chapter) {
    return Html.tag("a", "href", links.page(chapter)).with(Frame.CHAPTERS.get(chapter));
  }

  private String page(String chapter, String title, Object... content) {
    return new Frame(links).page(title, chapter, Html.all(Html.of("h1", title), Html.all(content)));
  }

  /** Games one after the other; many of them can be opened. */
  private Html games(List<String> codes) {
    Html first = Html.joined(codes.stream().limit(MOST_GAMES).map(this::link).toList(), ", ");
    return codes.size() <= MOST_GAMES
        ? Html.tag("p", "class", "games").with(first)
        : Html.all(
            Html.tag("p", "class", "games").with(first),
            Html.of(
                "details",
                Html.of("summary", "and %d more".formatted(codes.size() - MOST_GAMES)),
                Html.tag("p", "class", "games")
                    .with(
                        Html.joined(
                            codes.stream().skip(MOST_GAMES).map(this::link).toList(), ", "))));
  }

  /**
   * By quotient: the smallest first, and who has it.
   *
   * @param isComplete whether all quotients that look alike have been compared
   */
  String quotients(List<Kin> kin, boolean isComplete) {
    Map<Integer, List<Kin>> byOrder =
        kin.stream()
            .collect(
                Collectors.groupingBy(
                    k -> k.first().order().orElse(Integer.MAX_VALUE),
                    TreeMap::new,
                    Collectors.toList()));
    List<Html> sections = new ArrayList<>();
    byOrder.forEach(
        (order, all) -> {
          sections.add(Html.of("h2", order == Integer.MAX_VALUE ? "Infinite" : "Order " + order));
          all.stream()
              .sorted(Comparator.comparingInt((Kin k) -> -k.games().size()))
              .forEach(k -> sections.add(quotient(k)));
        });
    long shared = kin.stream().filter(k -> k.games().size() > 1).count();
    return page(
        "quotients",
        "Every quotient",
        Html.tag("p", "class", "lede")
            .with(
                ("%s of %s, the same but for names counted once; %d of them"
                        + " belong to more than one game.")
                    .formatted(
                        Counted.of(kin.size(), "quotient"),
                        Counted.of(
                            kin.stream().mapToInt(k -> k.games().size()).sum(), "solved game"),
                        shared)),
        isComplete
            ? Html.NOTHING
            : Html.tag("p", "class", "aside")
                .with(
                    "Quotients that look alike are still being compared, and come here when that is"
                        + " done: look again in a while."),
        sections);
  }

  private Html quotient(Kin k) {
    return Html.tag("div", "class", "kin")
        .with(
            k.summary()
                .map(q -> Html.tag("p", "class", "formula").with(presentation(k, q)))
                .orElse(Html.NOTHING),
            games(k.games()));
  }

  private Html presentation(Kin k, QuotientSummary q) {
    List<Html> letters = q.generators().stream().limit(8).map(g -> Html.word(g.name())).toList();
    return q.order().isPresent()
        ? Html.all(
            Html.of("b", q.name().map(n -> n + ": ").orElse("")),
            "⟨ ",
            Html.joined(letters, ", "),
            " | ",
            Html.words(q.relations().stream().limit(12).toList()),
            q.relations().size() > 12 ? ", …" : "",
            " ⟩, |P| = %d".formatted(q.pSize().getAsInt()))
        : Html.all(
            "That of ",
            link(k.games().get(0)),
            ", generated by ",
            Html.joined(letters, ", "),
            q.generators().size() > 8 ? ", …" : "");
  }

  /** By behaviour: how many, which, and the extremes. */
  String behaviour() {
    List<Html> sections = new ArrayList<>();
    for (GameVerdict b : GameVerdict.values()) {
      List<Card> all = cards.stream().filter(card -> card.verdict() == b).toList();
      if (!all.isEmpty()) {
        sections.add(
            Html.of(
                "section",
                Html.of(
                    "h2",
                    b.title(),
                    Html.tag("span", "class", "folio").with(Counted.of(all.size(), "game"))),
                Html.of("p", b.sentence()),
                games(all.stream().map(Card::code).toList())));
      }
    }
    return page(
        "behaviour",
        "How games behave",
        Html.tag("p", "class", "lede").with(counted()),
        extremes("Largest quotients", "order", card -> card.order()),
        extremes("Longest periods", "period", card -> card.best().period()),
        extremes("Latest periods", "first heap of the period", card -> card.best().preperiod()),
        sections);
  }

  private Html extremes(String title, String head, Function<Card, OptionalInt> number) {
    List<Card> most =
        cards.stream()
            .filter(card -> card.verdict().isSolved() && number.apply(card).isPresent())
            .sorted(
                Comparator.comparingInt((Card card) -> -number.apply(card).getAsInt())
                    .thenComparing(Card::code))
            .limit(MOST_EXTREMES)
            .toList();
    if (most.size() < 2) {
      return Html.NOTHING;
    }
    List<Html> rows =
        most.stream()
            .map(
                card ->
                    Html.of(
                        "tr",
                        Html.of("td", link(card)),
                        Html.of("td", Integer.toString(number.apply(card).getAsInt()))))
            .toList();
    return Html.tag("section", "class", "extremes")
        .with(
            Html.of("h2", title),
            Html.of(
                "table",
                Html.of("thead", Html.of("tr", Html.column("game"), Html.column(head))),
                Html.of("tbody", rows)));
  }

  /** What is not solved, and how far it has got. */
  String open() {
    List<Card> all = cards.stream().filter(card -> !card.verdict().isSolved()).toList();
    return page(
        "open",
        "Open problems",
        Html.tag("p", "class", "lede")
            .with(
                all.isEmpty()
                    ? "Every game here is solved."
                    : "%s not solved here; this is how far each has got."
                        .formatted(Counted.of(all.size(), "game is", "games are"))),
        all.isEmpty() ? Html.NOTHING : OpenProblems.table(links, all));
  }

  /**
   * Where one types what to search for.
   *
   * @param page the page that searches, if it is another
   */
  private static Html field(Optional<String> page) {
    Object[] inside = {
      Html.tag("label", "for", "query").with("code, name, behaviour or “order 20”"),
      Html.tag("input", "type", "text", "id", "query", "name", "q", "autocomplete", "off").with(),
      Html.tag("button", "type", "submit").with("Search")
    };
    return Html.tag("form", "class", "ask", "role", "search", "action", page.orElse(""))
        .with(inside);
  }

  /** A field, and a script that knows all games. */
  String search() {
    return new Frame(links)
        .page(
            "Search",
            "search",
            Html.all(
                Html.of("h1", "Search"),
                field(Optional.empty()),
                Html.tag("p", "id", "found", "role", "status", "class", "aside").with(),
                Html.tag("ul", "id", "results", "class", "results").with(),
                Html.of(
                    "noscript",
                    Html.of("p", "Without JavaScript, look under ", page("codes"), "."))),
            links.asset(links.isLive() ? "atlas/games.js" : "games.js"));
  }

  /** One game as the search knows it. */
  private record Found(String code, String page, String style, String names, String line) {}

  /** The script that knows all games. */
  String games() {
    Stream<Found> own =
        cards.stream()
            .map(
                card ->
                    new Found(
                        card.code(),
                        links.game(card.code()),
                        card.verdict().style(),
                        String.join(", ", card.titles()),
                        card.line()));
    Stream<Found> alike =
        cousins.entrySet().stream()
            .map(
                e ->
                    new Found(
                        e.getKey(),
                        links.game(e.getValue().code()),
                        e.getValue().verdict().style(),
                        "",
                        "Equivalent to " + e.getValue().code() + ". " + e.getValue().line()));
    return "globalThis.atlasGames = " + Json.text(Stream.concat(own, alike).toList()) + ";\n";
  }
}
