// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The keys of solved games, one a line, in a file beside the store that a shell can read: the
 * launcher starts Java otherwise for an answer that is known than for one that takes work.
 *
 * <p>It is a hint and nothing else: what is missing there is answered a tenth of a second later,
 * and what is wrong there is solved in more time.
 */
final class SolvedList {

  private static final String ENDING = ".solved";

  private SolvedList() {}

  static Path file(Path store) {
    return store.resolveSibling(store.getFileName() + ENDING);
  }

  /** Adds a game. */
  static void add(Path store, String key) {
    try {
      // One line at a time, so that two processes do not disturb each other.
      Files.write(
          file(store),
          (key + "\n").getBytes(StandardCharsets.UTF_8),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      // Where it cannot be written there is no hint.
      return;
    }
  }

  /** Takes a game away that is forgotten. */
  static void remove(Path store, String key) {
    Path list = file(store);
    try {
      List<String> all = Files.exists(list) ? Files.readAllLines(list) : List.of();
      if (all.contains(key)) {
        Files.write(list, all.stream().filter(line -> !line.equals(key)).toList());
      }
    } catch (IOException e) {
      return;
    }
  }
}
