// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.sqlite.SQLiteConfig;

/**
 * A connection to a store's file: to write, or where the file or its folder cannot be written, as
 * on a medium that is mounted read-only, to read.
 *
 * <p>To read a database that is written ahead, SQLite makes files beside it. Where it cannot, it is
 * told that nobody changes the database; and if part of it is in the file that is written ahead, a
 * copy of both is read.
 *
 * @param copy a folder with a copy, to be removed when the connection is closed
 */
record StoreAccess(Connection connection, boolean isReadOnly, Optional<Path> copy)
    implements AutoCloseable {

  private static final String DRIVER = "jdbc:sqlite:";

  private static final List<String> PARTS = List.of("", "-wal");

  /** Opens a file, which is made if it is not there, as is its folder. */
  static StoreAccess open(Path file) throws IOException, SQLException {
    Path path = file.toAbsolutePath();
    Path folder = path.getParent();
    if (Files.exists(path) && !(Files.isWritable(path) && Files.isWritable(folder))) {
      return toRead(path, Files.isWritable(folder));
    }
    Files.createDirectories(folder);
    return new StoreAccess(DriverManager.getConnection(DRIVER + path), false, Optional.empty());
  }

  /**
   * Opens a file to read it.
   *
   * @param takesFiles whether files can be made beside it
   */
  static StoreAccess toRead(Path file, boolean takesFiles) throws IOException, SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    if (takesFiles) {
      return new StoreAccess(config.createConnection(DRIVER + file), true, Optional.empty());
    }
    Path ahead = beside(file, "-wal");
    if (!Files.exists(ahead) || Files.size(ahead) == 0) {
      String unchanging = DRIVER + file.toUri() + "?immutable=1";
      return new StoreAccess(config.createConnection(unchanging), true, Optional.empty());
    }
    Path folder = Files.createTempDirectory("misere");
    try {
      for (String part : PARTS) {
        Files.copy(beside(file, part), beside(folder.resolve(file.getFileName()), part));
      }
      String copy = DRIVER + folder.resolve(file.getFileName());
      return new StoreAccess(DriverManager.getConnection(copy), true, Optional.of(folder));
    } catch (IOException | SQLException e) {
      remove(folder);
      throw e;
    }
  }

  private static Path beside(Path file, String part) {
    return file.resolveSibling(file.getFileName() + part);
  }

  private static void remove(Path folder) {
    try (var files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException e) {
      // It is in the folder for temporary files, which the system clears.
      return;
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
    copy.ifPresent(StoreAccess::remove);
  }
}
