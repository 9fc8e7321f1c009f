// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/**
 * The store of solved games, which outlives the process: one SQLite file, a saved run for each
 * game. What comes out of it is verified before it is believed, so a damaged or forged store costs
 * time and nothing else.
 *
 * <p>A store that fails is left alone: the workbench goes on without it.
 */
final class SolvedGames implements AutoCloseable {

  private static final String FILE = "solved-games.sqlite";

  /** Runs that take more room than this are solved anew. */
  private static final int LONGEST = 8 << 20;

  private final Optional<Connection> store;

  private SolvedGames(Optional<Connection> store) {
    this.store = store;
  }

  /** A store that remembers nothing. */
  static SolvedGames none() {
    return new SolvedGames(Optional.empty());
  }

  /**
   * The store in a folder, which is made if it is not there.
   *
   * @throws IOException if the folder or the file cannot be used
   */
  static SolvedGames in(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(FILE);
    Connection connection = null;
    try {
      connection = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
      try (Statement statement = connection.createStatement()) {
        // Another workbench may use the same file.
        statement.execute("PRAGMA busy_timeout = 2000");
        statement.execute("PRAGMA journal_mode = WAL");
        statement.execute("PRAGMA synchronous = NORMAL");
        statement.execute(
            "CREATE TABLE IF NOT EXISTS solved (game TEXT PRIMARY KEY, run TEXT NOT NULL)");
      }
      if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
      return new SolvedGames(Optional.of(connection));
    } catch (SQLException e) {
      if (connection != null) {
        closeQuietly(connection);
      }
      throw new IOException(file + " cannot be used as a store of games: " + e.getMessage(), e);
    }
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
