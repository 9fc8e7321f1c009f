// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import org.losingways.game.Game;
import org.losingways.game.Play;
import org.losingways.reader.GameReader;
import org.losingways.reader.NamedGame;
import org.losingways.web.atlas.Site;

/**
 * What the page at the address of a game or of a position says before any script runs: to search
 * engines, to messages that show a link, and to people without JavaScript.
 *
 * <pre>{@code
 * ViewSummary.of("/play/kayles/5+3")   // Play Kayles (0.77): 5+3
 * }</pre>
 */
record ViewSummary(String title, String text, String code) {

  private static final Map<String, String> VERBS =
      Map.of("play", "Play ", "position", "Positions of ", "explore", "");

  /** The summary of an address; none if it names no game. */
  static Optional<ViewSummary> of(String path) {
    String[] parts = path.split("/", 4);
    if (parts.length < 3 || !VERBS.containsKey(parts[1])) {
      return Optional.empty();
    }
    try {
      String typed = decoded(parts[2]);
      Game game = GameReader.of(typed);
      Optional<NamedGame> named = NamedGame.withRules(game).stream().findFirst();
      String name = named.map(n -> "%s (%s)".formatted(n.title(), game.code())).orElse(game.code());
      boolean hasPosition = parts.length > 3 && !parts[1].equals("explore");
      String position = hasPosition ? ": " + decoded(parts[3]) : "";
      String story = named.map(NamedGame::story).orElse("A game for two players.");
      return Optional.of(
          new ViewSummary(
              VERBS.get(parts[1]) + name + position,
              story + " " + Play.MISERE.sentence(),
              game.code()));
    } catch (IllegalArgumentException e) {
      // The page says itself what is wrong with the address.
      return Optional.empty();
    }
  }

  private static String decoded(String part) {
    return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** The page with this at its head, and in it for those without JavaScript. */
  String in(String page) {
    String picture =
        "/api/picture?what=phi&amp;format=png&amp;game="
            + URLEncoder.encode(code, StandardCharsets.UTF_8);
    String head =
        String.format(
            Locale.ROOT,
            """
            <title>%1$s · Losing Ways</title>
                <meta property="og:type" content="website" />
                <meta property="og:site_name" content="Losing Ways" />
                <meta property="og:title" content="%1$s" />
                <meta property="og:description" content="%2$s" />
                <meta property="og:image" content="%3$s" />\
            """,
            Site.escaped(title),
            Site.escaped(text),
            picture);
    String content =
        "<noscript><h1>%s</h1><p>%s</p><p><a href=\"/game/%s\">What is known of this game</a></p></noscript></main>"
            .formatted(
                Site.escaped(title),
                Site.escaped(text),
                URLEncoder.encode(code, StandardCharsets.UTF_8));
    return page.replaceFirst("<title>[^<]*</title>", quoted(head))
        .replaceFirst(
            "(name=\"description\" content=)\"[^\"]*\"", "$1\"" + quoted(Site.escaped(text)) + "\"")
        .replaceFirst("</main>", quoted(content));
  }

  private static String quoted(String text) {
    return Matcher.quoteReplacement(text);
  }
}
