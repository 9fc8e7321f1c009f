// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * Where SQLite's native library is: unpacked once into the folder for data, as beginning anew in
 * each process would take longer than most answers.
 */
final class SqliteLibrary {

  private static final String FOLDER = "org.sqlite.lib.path";
  private static final String NAME = "org.sqlite.lib.name";
  private static final String NATIVE = "native-";

  private SqliteLibrary() {}

  /**
   * Chooses the place, once in a process. Where the folder cannot be written, or holds something
   * that is no library, SQLite unpacks its own into the folder for temporary files.
   */
  static synchronized void keep() {
    if (System.getProperty(FOLDER) != null || System.getProperty("org.sqlite.tmpdir") != null) {
      return;
    }
    String name = LibraryLoaderUtil.getNativeLibName();
    URL packed =
        SQLiteJDBCLoader.class.getResource(
            LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name);
    if (packed == null) {
      return;
    }
    Path folder = Places.data().resolve(NATIVE + SQLiteJDBCLoader.getVersion()).toAbsolutePath();
    try {
      unpack(packed, folder.resolve(name));
      System.setProperty(FOLDER, folder.toString());
      System.setProperty(NAME, name);
    } catch (IOException e) {
      return;
    }
  }

  private static void unpack(URL packed, Path file) throws IOException {
    URLConnection source = packed.openConnection();
    if (Files.isRegularFile(file) && Files.size(file) == source.getContentLengthLong()) {
      return;
    }
    Files.createDirectories(file.getParent());
    removeOthers(file.getParent());
    // Another process may do the same at this moment; each file is whole when it has its name.
    Path part = Files.createTempFile(file.getParent(), "part", null);
    try (InputStream in = source.getInputStream()) {
      Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Removes the libraries of other versions. */
  private static void removeOthers(Path own) throws IOException {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(own.getParent(), NATIVE + "*")) {
      for (Path old : all) {
        if (!old.equals(own)) {
          remove(old);
        }
      }
    } catch (IOException e) {
      // They are in use, or somebody else's.
      return;
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
