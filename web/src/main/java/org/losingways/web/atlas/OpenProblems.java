// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import java.util.stream.Stream;
import org.losingways.show.answer.census.Finding;

/** What is not solved, and how far each game has got. */
final class OpenProblems {

  private OpenProblems() {}

  static Html table(Links links, List<Card> games) {
    List<Html> head =
        Stream.of("game", "name", "verified to", "quotient so far", "the next one", "time spent")
            .map(Html::column)
            .toList();
    List<Html> rows = games.stream().map(card -> row(links, card)).toList();
    Html table = Html.of("table", Html.of("thead", Html.of("tr", head)), Html.of("tbody", rows));
    return Html.wide("scroll", "Open games", table);
  }

  private static Html row(Links links, Card card) {
    Finding best = card.best();
    return Html.of(
        "tr",
        Html.of("td", Html.tag("a", "href", links.game(card.code())).with(card.code())),
        Html.of("td", String.join(", ", card.titles())),
        Html.of(
            "td",
            Atlas.game(card.kept())
                .map(game -> game.labels().noun() + " " + game.labels().label(best.heaps()))
                .orElse("")),
        Html.of("td", quotient(best)),
        Html.of("td", next(best)),
        Html.of("td", time(card.milliseconds())));
  }

  private static String quotient(Finding s) {
    if (s.order().isPresent()) {
      return "order " + s.order().getAsInt();
    }
    return s.infiniteAt().isPresent()
        ? "infinite from heap %d on".formatted(s.infiniteAt().getAsInt())
        : "infinite";
  }

  /** Why there is no next quotient yet. */
  private static String next(Finding s) {
    String why = s.stoppedBy().orElse("");
    if (why.equals("beyond")) {
      return "no quotient that the solver can describe was found";
    }
    if (s.status().equals("growing")) {
      return "trials grew without an end";
    }
    return switch (why) {
      case "heap" -> "was not looked for";
      case "time" -> "was not found in time";
      case "order" -> "is larger than was allowed";
      case "memory" -> "takes more memory than there was";
      default -> "was not found yet";
    };
  }

  /** Such as {@code 12 s}. */
  private static String time(long milliseconds) {
    long seconds = milliseconds / 1000;
    if (seconds < 1) {
      return "under 1 s";
    }
    if (seconds < 120) {
      return seconds + " s";
    }
    return seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
  }
}
