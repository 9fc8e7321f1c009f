// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

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
 */
record Links(String up, boolean isLive) {

  /** In the workbench. */
  static final Links LIVE = new Links("/", true);

  /** From a page at the top of a folder. */
  static final Links FILES = new Links("", false);

  /** From the page of a game in a folder. */
  static final Links FILES_OF_A_GAME = new Links("../", false);

  private static final int LONGEST = 100;

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
      boolean isPlain = b > 32 && "\"%*+/:;<>?\\_|{}#&'`^~".indexOf(b) < 0;
      name.append(isPlain ? "" + (char) b : String.format(Locale.ROOT, "_%02X", b));
    }
    return name.length() <= LONGEST
        ? name.toString()
        : name.substring(0, LONGEST - 8) + String.format(Locale.ROOT, "%08X", code.hashCode());
  }
}
