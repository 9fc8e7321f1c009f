// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.TakeAndBreak;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.Standing;
import org.losingways.theory.Kinship;

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
  private final Map<String, List<TakeAndBreak>> alike = new HashMap<>();
  private final Map<String, Card> byName = new HashMap<>();
  private final Source source;
  private final boolean isPatient;
  private final Twins twins;

  /**
   * A game of a list.
   *
   * @param milliseconds the work that went into it
   */
  public record Listed(Standing standing, long milliseconds) {}

  /** Where games come from. */
  public interface Source {

    /** Something that is another when the games are others, or more is known of them. */
    Object state();

    /** How all games stand, as far as that is proved. */
    List<Listed> list();

    /** All that is known of one of them; none if it is not there any more. */
    Optional<Known> known(Standing standing);

    /** The proof of one that is solved. */
    String certificate(Known known);
  }

  private Atlas(Source source, boolean isPatient) {
    this.source = source;
    this.isPatient = isPatient;
    for (Listed listed : source.list()) {
      game(listed.standing())
          .ifPresent(game -> cards.put(listed.standing().code(), Card.of(listed, game)));
    }
    cards.values().forEach(card -> byName.put(Links.name(card.code()), card));
    this.twins = new Twins(cards.values(), source);
    findCousins();
  }

  /** An atlas of all games of a source. */
  public static Atlas of(Source source) {
    return new Atlas(source, true);
  }

  /** The same for who does not wait until all quotients are compared. */
  static Atlas live(Source source) {
    return new Atlas(source, false);
  }

  /** Compares the quotients that look alike, if nobody has done so yet. */
  void compareAll() {
    twins.compareAll();
  }

  /** Whether all quotients that look alike have been compared. */
  private boolean isCompared() {
    return isPatient || twins.isCompared();
  }

  /** Ends comparing. */
  void close() {
    twins.close();
  }

  /** The game that is meant, unless it was one of a file that only its reader has. */
  static Optional<Game> game(Standing standing) {
    try {
      return Optional.of(GameReader.of(standing.code()))
          .filter(game -> game.key().equals(standing.game()));
    } catch (GameFormatException e) {
      return Optional.empty();
    }
  }

  private void findCousins() {
    Stream<TakeAndBreak> own =
        cards.values().stream()
            .flatMap(card -> game(card.standing()).stream())
            .filter(TakeAndBreak.class::isInstance)
            .map(TakeAndBreak.class::cast);
    for (List<TakeAndBreak> together :
        Kinship.classes(Stream.concat(own, Kinship.tabulatedCodes()).distinct())) {
      List<TakeAndBreak> byLength =
          together.stream().sorted(Comparator.comparing(TakeAndBreak::code, BY_CODE)).toList();
      Card first = cards.get(together.get(0).code());
      for (TakeAndBreak game : byLength) {
        if (cards.containsKey(game.code())) {
          alike.put(game.code(), byLength);
        } else if (first != null) {
          cousins.put(game.code(), first);
        }
      }
    }
  }

  List<Card> cards() {
    return List.copyOf(cards.values());
  }

  /** The game of this code, or one that plays alike. */
  Optional<Card> card(String code) {
    return Optional.ofNullable(cards.getOrDefault(code, cousins.get(code)));
  }

  /** The game with this name in addresses. */
  Optional<Card> named(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  @Override
  public boolean has(String code) {
    return cards.containsKey(code);
  }

  @Override
  public List<TakeAndBreak> alike(String code) {
    return alike.getOrDefault(code, List.of());
  }

  @Override
  public List<String> twins(String code) {
    return has(code) ? twins.of(cards.get(code), isPatient) : List.of();
  }

  /** A page that leads to games. */
  String page(Links links, String chapter) {
    IndexPages pages = new IndexPages(links, cards(), cousins);
    return switch (chapter) {
      case "codes" -> pages.codes();
      case "quotients" ->
          pages.quotients(twins.all(isPatient).stream().map(this::kin).toList(), isCompared());
      case "behaviour" -> pages.behaviour();
      case "open" -> pages.open();
      case "search" -> pages.search();
      case "games.js" -> pages.games();
      default -> throw new IllegalArgumentException(chapter);
    };
  }

  private IndexPages.Kin kin(List<String> games) {
    Card first = cards.get(games.get(0));
    return new IndexPages.Kin(
        first.standing(), source.known(first.standing()).flatMap(Known::summary), games);
  }

  /** The page of a game; links are those of a page beside it. */
  String page(Links links, Known known, List<Pictures.Made> pictures) {
    return new GamePage(links, this).page(known, pictures);
  }
}
