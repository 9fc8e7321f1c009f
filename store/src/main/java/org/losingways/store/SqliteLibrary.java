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
    String name = System.mapLibraryName("sqlitejdbc");
    Path folder =
        Places.data()
            .resolve(NATIVE + SQLiteJDBCLoader.getVersion() + "-" + System.getProperty("os.arch"))
            .toAbsolutePath();
    try {
      if (isWhole(folder.resolve(name)) || unpack(folder.resolve(name))) {
        System.setProperty(FOLDER, folder.toString());
        System.setProperty(NAME, name);
      }
    } catch (IOException e) {
      return;
    }
  }

  /** Beside the library, how long it is. */
  private static Path note(Path file) {
    return file.resolveSibling("length");
  }

  /**
   * Whether it is there as it was unpacked. What the program's own file has of it is not looked at:
   * SQLite starts other programs to find out which of its libraries is the right one.
   */
  private static boolean isWhole(Path file) throws IOException {
    return Files.isRegularFile(file)
        && Files.isRegularFile(note(file))
        && Files.readString(note(file)).equals(String.valueOf(Files.size(file)));
  }

  private static boolean unpack(Path file) throws IOException {
    URL packed =
        SQLiteJDBCLoader.class.getResource(
            LibraryLoaderUtil.getNativeLibResourcePath()
                + "/"
                + LibraryLoaderUtil.getNativeLibName());
    if (packed == null) {
      return false;
    }
    URLConnection source = packed.openConnection();
    Files.createDirectories(file.getParent());
    removeOthers(file.getParent());
    // Another process may do the same at this moment; each file is whole when it has its name.
    Path part = Files.createTempFile(file.getParent(), "part", null);
    try (InputStream in = source.getInputStream()) {
      long length = Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      Files.writeString(note(file), String.valueOf(length));
      return true;
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
