// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/**
 * Where pages and files are: in a folder, by relative addresses that work without a server, or in
 * the workbench. A game has the same name in both.
 *
 * <pre>{@code
 * Links.FILES.game("0.123")        // game/0.123.html, from a page at the top
 * Links.LIVE.game("0.123")         // /game/0.123
 * }</pre>
 *
 * @param up what leads to the top of the folder
 * @param isLive whether the workbench sends the page
 * @param bench what views of the workbench begin with, seen from the top, if there is one
 */
record Links(String up, boolean isLive, Optional<String> bench) {

  /** In the workbench. */
  static final Links LIVE = new Links("/", true, Optional.of(""));

  /** From a page at the top of a folder without a workbench. */
  static final Links FILES = new Links("", false, Optional.empty());

  /** The same from the page of a game, which is one folder further down. */
  Links below() {
    return isLive ? this : new Links("../", false, bench);
  }

  private static final int LONGEST = 100;

  /** So many digits of a digest that no two games have the same. */
  private static final int DIGEST = 32;

  /** A page of the atlas that is not about one game, {@code codes} being the first. */
  String page(String name) {
    if (isLive) {
      return name.equals("codes") ? "/atlas" : "/atlas/" + name;
    }
    return up + (name.equals("codes") ? "index" : name) + ".html";
  }

  /** The page of a game. */
  String game(String code) {
    return up + "game/" + name(code) + (isLive ? "" : ".html");
  }

  /** A file about a game, such as {@code cayley.svg}. */
  String file(String code, String what) {
    return up + "game/" + name(code) + "." + what;
  }

  /** A picture of a game as messages show it, which only the workbench draws. */
  String png(String code) {
    return up
        + "api/picture?what=cayley&format=png&game="
        + URLEncoder.encode(code, StandardCharsets.UTF_8);
  }

  /** A published certificate, which only the workbench has at an address of its own. */
  Optional<String> published(String place) {
    return isLive ? Optional.of(up + place) : Optional.empty();
  }

  /** A view of the workbench, such as {@code explore}, of a game. */
  Optional<String> view(String view, String code) {
    return bench.map(
        first ->
            up
                + first
                + view
                + "/"
                + URLEncoder.encode(code, StandardCharsets.UTF_8).replace("+", "%20"));
  }

  /** A chapter of the workbench, such as {@code play}. */
  Optional<String> chapter(String name) {
    return bench.map(first -> up + first + name);
  }

  /** The first page of the workbench. */
  Optional<String> workbench() {
    return bench.map(first -> up + first);
  }

  /** A style, script or font. */
  String asset(String name) {
    return up + name;
  }

  /**
   * The name of a game in addresses: signs that some file system does not allow are written as
   * their numbers, and what is very long ends with a number that stands for the rest.
   */
  static String name(String code) {
    StringBuilder name = new StringBuilder();
    for (byte b : code.getBytes(StandardCharsets.UTF_8)) {
      boolean isPlain = b > 32 && "\"%*+/:;<>?\\_|{}[]#&'`^~".indexOf(b) < 0;
      name.append(isPlain ? "" + (char) b : String.format(Locale.ROOT, "_%02X", b));
    }
    return name.length() <= LONGEST
        ? name.toString()
        : name.substring(0, LONGEST - 1 - DIGEST) + "_" + digest(code).substring(0, DIGEST);
  }

  private static String digest(String code) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(code.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
