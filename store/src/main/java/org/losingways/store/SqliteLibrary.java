// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where SQLite's native library is unpacked: in the folder for data, so that what a process that
 * was killed has left behind is found and removed by a later one.
 */
final class SqliteLibrary {

  private static final String PROPERTY = "org.sqlite.tmpdir";
  private static final String NATIVE = "native-";

  private SqliteLibrary() {}

  /** Chooses the place, once in a process; where the folder cannot be written, the usual one. */
  static synchronized void keep() {
    if (System.getProperty(PROPERTY) != null) {
      return;
    }
    Path folder = Places.data();
    Path own = folder.resolve(NATIVE + ProcessHandle.current().pid()).toAbsolutePath();
    try {
      Files.createDirectories(folder);
      removeOld(folder);
      Files.createDirectories(own).toFile().deleteOnExit();
      System.setProperty(PROPERTY, own.toString());
    } catch (IOException e) {
      // The folder for temporary files does as well.
      return;
    }
  }

  private static void removeOld(Path folder) throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, NATIVE + "*")) {
      for (Path old : left) {
        String pid = old.getFileName().toString().substring(NATIVE.length());
        if (pid.matches("[0-9]{1,9}") && ProcessHandle.of(Long.parseLong(pid)).isEmpty()) {
          remove(old);
        }
      }
    }
  }

  private static void remove(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
