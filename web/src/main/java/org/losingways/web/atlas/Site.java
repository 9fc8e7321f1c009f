// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.losingways.budget.Budget;
import org.losingways.show.draw.Picture;

/**
 * The atlas as files that need no server: relative links, all it needs beside it, and a search that
 * works without one.
 *
 * <pre>{@code
 * new Site(new KeptSource(games)).write(folder::put, progress -> {});
 * }</pre>
 *
 * @param source where the games come from
 * @param workbench what addresses of the workbench's views begin with, seen from the top of the
 *     atlas, such as {@code ../index.html#/}; none if it stands alone
 */
public record Site(Atlas.Source source, Optional<String> workbench) {

  private static final String PAGES = "/org/losingways/web/pages/";

  /** Styles, scripts and fonts, which are those of the workbench. */
  private static final List<String> LOOK =
      List.of(
          "book.css",
          "figures.css",
          "atlas.css",
          "js/atlas.js",
          "icon.svg",
          "fonts/OFL.txt",
          "fonts/stix-two-text-latin-400-normal.woff2",
          "fonts/stix-two-text-latin-400-italic.woff2",
          "fonts/stix-two-text-latin-600-normal.woff2",
          "fonts/stix-two-text-greek-400-normal.woff2",
          "fonts/stix-two-text-greek-400-italic.woff2");

  /** An atlas that stands alone. */
  public Site(Atlas.Source source) {
    this(source, Optional.empty());
  }

  /**
   * How far the writing is.
   *
   * @param game the last game that was written
   */
  public record Progress(int done, int games, String game) {}

  /** Is told after each game. */
  @FunctionalInterface
  public interface Watcher {

    /** Says how far it is; whoever throws here stops it. */
    void at(Progress progress);
  }

  /**
   * Writes everything, the pages that lead to others last.
   *
   * @param out takes the path of a file in the folder, and what is in it; from several threads
   * @param watcher is told after each game, from several threads
   * @return how many games there are
   */
  public int write(BiConsumer<String, byte[]> out, Watcher watcher) {
    Atlas atlas = Atlas.of(source);
    atlas.compareAll();
    Links top = new Links("", false, workbench);
    for (String name : LOOK) {
      out.accept(name, bytes(PAGES + name));
    }
    List<Card> cards = atlas.cards();
    // Many games have the same quotient in the same words, and laying it out is most of the work.
    Map<Picture, String> drawn = new ConcurrentHashMap<>();
    AtomicInteger done = new AtomicInteger();
    Budget budget = Budget.current();
    cards.parallelStream()
        .forEach(
            card -> {
              budget.during(
                  () -> {
                    game(atlas, top, card, drawn, out);
                    return card;
                  });
              watcher.at(new Progress(done.incrementAndGet(), cards.size(), card.code()));
            });
    atlas
        .cousins()
        .forEach(
            (code, card) -> {
              if (card.codes().contains(code)) {
                put(out, top.game(code), moved(top.below(), card.code()));
              }
            });
    put(out, "games.js", atlas.page(top, "games.js"));
    for (String chapter : Frame.CHAPTERS.keySet()) {
      put(out, top.page(chapter), atlas.page(top, chapter));
    }
    return cards.size();
  }

  private void game(
      Atlas atlas,
      Links top,
      Card card,
      Map<Picture, String> drawn,
      BiConsumer<String, byte[]> out) {
    String code = card.code();
    Known known =
        source
            .known(card.kept())
            .orElseThrow(() -> new IllegalStateException(code + " is not there any more"));
    List<Pictures.Made> pictures = Pictures.of(known);
    put(out, top.game(code), atlas.page(top.below(), known, pictures));
    if (card.verdict().isSolved()) {
      put(out, top.file(code, "certificate.json"), certificate(source, card, known));
    }
    for (Pictures.Made picture : pictures) {
      String svg = drawn.computeIfAbsent(picture.dots(), dots -> picture.svg());
      put(out, top.file(code, picture.what() + ".svg"), svg);
    }
  }

  /** The proof of the strongest statement about a solved game. */
  static String certificate(Atlas.Source source, Card card, Known known) {
    return known.standing().isSolved()
        ? source.certificate(known)
        : card.best()
            .certificate()
            .map(place -> resource(PAGES + place))
            .orElseGet(() -> source.certificate(known));
  }

  /** The page of an equivalent code, which leads to the page that all of them share. */
  private static String moved(Links links, String code) {
    String to = links.game(code);
    return new Frame(links)
        .page(
            code,
            "",
            Html.all(
                Html.tag("meta", "http-equiv", "refresh", "content", "0; url=" + to).with(),
                Html.of("h1", code),
                Html.of(
                    "p",
                    "Equivalent codes share a page: ",
                    Html.tag("a", "href", to).with(code),
                    ".")));
  }

  private static void put(BiConsumer<String, byte[]> out, String path, String text) {
    out.accept(path, text.getBytes(StandardCharsets.UTF_8));
  }

  static String resource(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  /** A text as it stands in markup. */
  public static String escaped(String text) {
    return Html.escaped(text);
  }

  /** A file that the jar brings. */
  public static byte[] bytes(String name) {
    try (InputStream in = Site.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
