// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/**
 * The store of solved games, which outlives the process: one SQLite file, a saved run for each
 * game. What comes out of it is verified before it is believed, so a damaged or forged store costs
 * time and nothing else.
 *
 * <p>What is in the place of a store and cannot be used as one is moved aside, and a new store is
 * begun. One that fails later is left alone: the workbench goes on without it.
 */
final class SolvedGames implements AutoCloseable {

  private static final String FILE = "solved-games.sqlite";
  private static final List<String> PARTS = List.of("", "-wal", "-shm", "-journal");
  private static final String NATIVE = "native-";

  /** Later programs write larger numbers into their stores. */
  private static final int VERSION = 0;

  /** Runs that take more room than this are solved anew. */
  private static final int LONGEST = 8 << 20;

  private final Optional<Connection> store;
  private final Optional<String> note;

  private SolvedGames(Optional<Connection> store, Optional<String> note) {
    this.store = store;
    this.note = note;
  }

  /** A store that remembers nothing. */
  static SolvedGames none() {
    return new SolvedGames(Optional.empty(), Optional.empty());
  }

  /** What a person should know about the store. */
  Optional<String> note() {
    return note;
  }

  /**
   * The store in a folder, which is made if it is not there.
   *
   * @throws IOException if the folder cannot be used, or another program keeps the file
   */
  static SolvedGames in(Path folder) throws IOException {
    Files.createDirectories(folder);
    keepLibraryIn(folder);
    Path file = folder.resolve(FILE);
    Optional<String> note = Optional.empty();
    try {
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file)) {
        throw new SQLException("it is not a file");
      }
      return new SolvedGames(Optional.of(open(file)), note);
    } catch (SQLException e) {
      if (e.getMessage().contains("[SQLITE_BUSY") || e.getMessage().contains("[SQLITE_LOCKED")) {
        throw new IOException(file + " is in use by another program", e);
      }
      note =
          Optional.of(
              "%s was not usable as a store of games and is now %s; a new one is begun."
                  .formatted(file, moveAside(file).getFileName()));
    }
    try {
      return new SolvedGames(Optional.of(open(file)), note);
    } catch (SQLException e) {
      throw new IOException(file + " cannot be used as a store of games: " + e.getMessage(), e);
    }
  }

  private static Connection open(Path file) throws SQLException, IOException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
    boolean isUsable = false;
    try (Statement statement = connection.createStatement()) {
      // Another workbench may use the same file.
      statement.execute("PRAGMA busy_timeout = 2000");
      check(statement, "PRAGMA user_version", Integer.toString(VERSION));
      check(statement, "PRAGMA quick_check", "ok");
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = NORMAL");
      statement.execute(
          "CREATE TABLE IF NOT EXISTS solved (game TEXT PRIMARY KEY, run TEXT NOT NULL)");
      statement.executeUpdate("INSERT OR REPLACE INTO solved (game, run) VALUES ('', '')");
      statement.executeUpdate("DELETE FROM solved WHERE game = ''");
      if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
      isUsable = true;
      return connection;
    } finally {
      if (!isUsable) {
        closeQuietly(connection);
      }
    }
  }

  private static void check(Statement statement, String query, String wanted) throws SQLException {
    try (ResultSet found = statement.executeQuery(query)) {
      if (!found.next() || !found.getString(1).equals(wanted)) {
        throw new SQLException("it is damaged or from a later program");
      }
    }
  }

  /** Gives what is there another name; all parts of it, so that none is taken for one of a new. */
  private static Path moveAside(Path file) throws IOException {
    int number = 1;
    while (Files.exists(
        file.resolveSibling(FILE + ".aside-" + number), LinkOption.NOFOLLOW_LINKS)) {
      number++;
    }
    Path aside = file.resolveSibling(FILE + ".aside-" + number);
    for (String part : PARTS) {
      Path from = file.resolveSibling(FILE + part);
      if (Files.exists(from, LinkOption.NOFOLLOW_LINKS)) {
        Files.move(from, aside.resolveSibling(aside.getFileName() + part));
      }
    }
    return aside;
  }

  /**
   * SQLite's native library is unpacked where it can be found again: what a process that was killed
   * has left behind is removed by the next one.
   */
  private static void keepLibraryIn(Path folder) throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, NATIVE + "*")) {
      for (Path old : left) {
        String pid = old.getFileName().toString().substring(NATIVE.length());
        if (pid.matches("[0-9]{1,9}") && ProcessHandle.of(Long.parseLong(pid)).isEmpty()) {
          remove(old);
        }
      }
    }
    if (System.getProperty("org.sqlite.tmpdir") == null) {
      Path own = folder.resolve(NATIVE + ProcessHandle.current().pid()).toAbsolutePath();
      Files.createDirectories(own).toFile().deleteOnExit();
      System.setProperty("org.sqlite.tmpdir", own.toString());
    }
  }

  private static void remove(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  /** The saved run of a game. */
  synchronized Optional<String> find(String game) {
    if (store.isEmpty()) {
      return Optional.empty();
    }
    try (PreparedStatement query =
        store.get().prepareStatement("SELECT run FROM solved WHERE game = ?")) {
      query.setString(1, game);
      try (ResultSet found = query.executeQuery()) {
        return found.next() ? Optional.of(found.getString(1)) : Optional.empty();
      }
    } catch (SQLException e) {
      return Optional.empty();
    }
  }

  /** Remembers a saved run. Returns whether it is kept. */
  synchronized boolean put(String game, String run) {
    if (store.isEmpty() || run.length() > LONGEST) {
      return false;
    }
    try (PreparedStatement update =
        store.get().prepareStatement("INSERT OR REPLACE INTO solved VALUES (?, ?)")) {
      update.setString(1, game);
      update.setString(2, run);
      return update.executeUpdate() == 1;
    } catch (SQLException e) {
      return false;
    }
  }

  /** Forgets a run that turned out to be damaged. */
  synchronized void forget(String game) {
    if (store.isPresent()) {
      try (PreparedStatement update =
          store.get().prepareStatement("DELETE FROM solved WHERE game = ?")) {
        update.setString(1, game);
        update.executeUpdate();
      } catch (SQLException e) {
        // It will be found damaged again, which does no harm.
        return;
      }
    }
  }

  @Override
  public synchronized void close() {
    store.ifPresent(SolvedGames::closeQuietly);
  }

  private static void closeQuietly(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      // There is nothing left to lose: every write was its own transaction.
      return;
    }
  }
}
