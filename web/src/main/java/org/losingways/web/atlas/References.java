// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which sections of the papers treat a game.
 *
 * <pre>{@code
 * References.to("0.77").get(1).sections()     // 11.4, 11.5
 * }</pre>
 */
final class References {

  private static final Map<String, String> PAPERS =
      Map.of(
          "Pretending", "T. E. Plambeck, Pretending in misère combinatorial games, 2003",
          "Taming", "T. E. Plambeck, Taming the wild in impartial combinatorial games, 2005",
          "Advances", "T. E. Plambeck, Advances in losing, 2005",
          "Partizan Kayles", "R. Milley, Partizan Kayles and misère invertibility");

  private static final Map<String, List<Reference>> BY_GAME = read();

  private References() {}

  /** Sections of a paper. */
  record Reference(String paper, String sections) {}

  private static Map<String, List<Reference>> read() {
    Map<String, List<Reference>> all = new LinkedHashMap<>();
    Site.resource("/org/losingways/web/atlas/references.txt")
        .lines()
        .map(line -> line.split(" \\| ", -1))
        .forEach(
            part ->
                all.computeIfAbsent(part[0], game -> new ArrayList<>())
                    .add(new Reference(PAPERS.get(part[1]), part[2])));
    return all;
  }

  /** The sections that treat the game with this code. */
  static List<Reference> to(String code) {
    return BY_GAME.getOrDefault(code, List.of());
  }

  /** The games that some section treats. */
  static Iterable<String> games() {
    return BY_GAME.keySet();
  }
}
