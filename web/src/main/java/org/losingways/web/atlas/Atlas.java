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
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.GameRecords;
import org.losingways.theory.CommonCode;

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
   * A game of a list; equivalent codes are one game.
   *
   * @param record all that is proved of it
   * @param kept how the furthest of its runs stands, with heaps counted as in the record
   * @param codes the codes of its rows
   * @param milliseconds the work that went into it
   */
  public record Listed(GameRecord record, Standing kept, List<String> codes, long milliseconds) {}

  /** Where games come from. */
  public interface Source {

    /** Something that is another when the games are others, or more is known of them. */
    Object state();

    /** The records of all games. */
    List<Listed> list();

    /** What the furthest run of one of them has found; none if it is not there any more. */
    Optional<Known> known(Standing kept);

    /** The proof of one whose run has solved it. */
    String certificate(Known known);
  }

  private Atlas(Source source, boolean isPatient) {
    this.source = source;
    this.isPatient = isPatient;
    source.list().forEach(listed -> cards.put(listed.record().game(), Card.of(listed)));
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
  boolean isCompared() {
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

  /** Equivalent codes lead to the page of the code that stands for them. */
  private void findCousins() {
    for (Card card : cards.values()) {
      if (GameReader.of(card.code()) instanceof TakeAndBreak code) {
        List<TakeAndBreak> all =
            Stream.concat(
                    CommonCode.equivalents(code).stream(),
                    card.codes().stream().map(TakeAndBreak::of))
                .distinct()
                .sorted(Comparator.comparing(TakeAndBreak::code, BY_CODE))
                .toList();
        alike.put(card.code(), all);
        all.stream()
            .filter(other -> !other.equals(code))
            .forEach(other -> cousins.put(other.code(), card));
      }
    }
  }

  List<Card> cards() {
    return List.copyOf(cards.values());
  }

  /** The record of a game, under whichever of the equivalent codes it is asked for. */
  Optional<Card> card(Game game) {
    return Optional.ofNullable(cards.get(CommonCode.of(game).code()));
  }

  /** The codes that lead to another page. */
  Map<String, Card> cousins() {
    return cousins;
  }

  @Override
  public Card card(Known known) {
    Card own = cards.get(known.code());
    return own != null
        ? own
        : Card.of(
            new Listed(
                GameRecords.of(known.game(), List.of(), Optional.of(known.standing())),
                known.standing(),
                List.of(),
                0));
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
        first.kept(), source.known(first.kept()).flatMap(Known::summary), games);
  }

  /** The page of a game; links are those of a page beside it. */
  String page(Links links, Known known, List<Pictures.Made> pictures) {
    return new GamePage(links, this).page(known, pictures);
  }
}
