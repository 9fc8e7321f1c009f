// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.draw.Picture;

/**
 * The atlas as files that need no server: relative links, all it needs beside it, and a search that
 * works without one.
 */
public final class Site {

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

  private Site() {}

  /**
   * Writes everything.
   *
   * @param out takes the path of a file in the folder, and what is in it; from several threads
   * @return how many games there are
   */
  public static int write(Atlas.Source source, BiConsumer<String, byte[]> out) {
    Atlas atlas = Atlas.of(source);
    for (String name : LOOK) {
      out.accept(name, bytes(PAGES + name));
    }
    for (String chapter : Frame.CHAPTERS.keySet()) {
      put(out, Links.FILES.page(chapter), atlas.page(Links.FILES, chapter));
    }
    put(out, "games.js", atlas.page(Links.FILES, "games.js"));
    List<Card> cards = atlas.cards();
    // Many games have the same quotient in the same words, and laying it out is most of the work.
    Map<Picture, String> drawn = new ConcurrentHashMap<>();
    cards.parallelStream().forEach(card -> game(atlas, source, card.standing(), drawn, out));
    return cards.size();
  }

  private static void game(
      Atlas atlas,
      Atlas.Source source,
      Standing standing,
      Map<Picture, String> drawn,
      BiConsumer<String, byte[]> out) {
    String code = standing.code();
    Known known = source.known(standing).orElseThrow();
    List<Pictures.Made> pictures = Pictures.of(known);
    put(out, Links.FILES.game(code), atlas.page(Links.FILES_OF_A_GAME, known, pictures));
    if (known.behaviour().isSolved()) {
      source
          .certificate(standing)
          .ifPresent(proof -> put(out, Links.FILES.file(code, "certificate.json"), proof));
    }
    for (Pictures.Made picture : pictures) {
      String svg = drawn.computeIfAbsent(picture.dots(), dots -> picture.svg());
      put(out, Links.FILES.file(code, picture.what() + ".svg"), svg);
    }
  }

  private static void put(BiConsumer<String, byte[]> out, String path, String text) {
    out.accept(path, text.getBytes(StandardCharsets.UTF_8));
  }

  static String resource(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
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
