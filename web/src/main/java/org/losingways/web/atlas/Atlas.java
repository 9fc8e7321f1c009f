// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.losingways.show.answer.RulesAnswer;

/**
 * All games that somebody has looked at, and the pages about them.
 *
 * <pre>{@code
 * Atlas atlas = Atlas.of(source);
 * atlas.page(Links.LIVE, "open")       // the page of open problems
 * }</pre>
 */
public final class Atlas implements GamePage.Shelf {

  /** Shorter codes first, and codes before names. */
  private static final Comparator<String> BY_CODE =
      Comparator.comparing((String code) -> !Character.isDigit(code.charAt(0)))
          .thenComparing(code -> code.length() > 0 && code.indexOf('/') >= 0)
          .thenComparingInt(String::length)
          .thenComparing(Comparator.naturalOrder());

  private final Map<String, Card> cards = new TreeMap<>(BY_CODE);
  private final Map<String, Card> cousins = new LinkedHashMap<>();
  private final Twins twins = new Twins();

  /** Where games come from. */
  public interface Source {

    /** The codes of all games. */
    List<String> games();

    /** What is known of one of them. */
    Optional<Known> known(String game);
  }

  private Atlas() {}

  /** An atlas of all games of a source. */
  public static Atlas of(Source source) {
    Atlas atlas = new Atlas();
    source.games().stream()
        .sorted(BY_CODE)
        .forEach(game -> source.known(game).ifPresent(atlas::add));
    return atlas;
  }

  private void add(Known known) {
    Card card = Card.of(known);
    cards.put(known.code(), card);
    cousins.remove(known.code());
    twins.add(known);
    List<RulesAnswer.Cousin> alike =
        known.game().either(rules -> RulesAnswer.of(rules).cousins(), rules -> List.of());
    for (RulesAnswer.Cousin cousin : alike) {
      if (!cards.containsKey(cousin.game())) {
        cousins.putIfAbsent(cousin.game(), card);
      }
    }
  }

  @Override
  public boolean has(String code) {
    return cards.containsKey(code);
  }

  @Override
  public List<String> twins(String code) {
    return twins.of(code);
  }

  /** A page that leads to games. */
  String page(Links links, String chapter) {
    IndexPages pages = new IndexPages(links, List.copyOf(cards.values()), cousins, twins.all());
    return switch (chapter) {
      case "codes" -> pages.codes();
      case "quotients" -> pages.quotients();
      case "behaviour" -> pages.behaviour();
      case "open" -> pages.open();
      case "search" -> pages.search();
      case "games.js" -> pages.games();
      default -> throw new IllegalArgumentException(chapter);
    };
  }

  /** The page of a game. */
  String page(Links links, Known known, List<Pictures.Made> pictures) {
    return new GamePage(links, this).page(known, pictures);
  }
}
