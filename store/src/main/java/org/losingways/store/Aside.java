// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** Gives a damaged store another name, so that a new one can be begun and nothing is lost. */
final class Aside {

  private static final List<String> PARTS = List.of("", "-wal", "-shm", "-journal");

  private Aside() {}

  /**
   * Moves a file and all that SQLite keeps beside it, so that no part is taken for one of a new
   * store.
   *
   * @return where it is now
   */
  static Path move(Path file) throws IOException {
    String name = file.getFileName().toString();
    int number = 1;
    while (exists(file.resolveSibling(name + ".aside-" + number))) {
      number++;
    }
    Path aside = file.resolveSibling(name + ".aside-" + number);
    for (String part : PARTS) {
      Path from = file.resolveSibling(name + part);
      if (exists(from)) {
        Files.move(from, aside.resolveSibling(aside.getFileName() + part));
      }
    }
    return aside;
  }

  private static boolean exists(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }
}
