// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

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
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.losingways.store.StoreException.Fault;

/**
 * The SQLite file of a store: opened, recognised, and its faults told in sentences.
 *
 * <p>It is written ahead (WAL), so that readers and a writer do not wait for each other and a crash
 * loses nothing that was written; who writes while another does waits for some seconds. A file that
 * is not a store, is damaged or comes from a later program is left as it is.
 */
final class Database implements AutoCloseable {

  /** Later programs write larger numbers into their stores. */
  static final int VERSION = 1;

  /** Tells stores from other databases of SQLite: "LosW". */
  static final int APPLICATION = 0x4C6F7357;

  private static final int BUSY_MILLIS = 10_000;

  private static final List<String> SCHEMA =
      List.of(
          """
          CREATE TABLE game (
            key TEXT PRIMARY KEY, code TEXT NOT NULL, kind TEXT NOT NULL, status TEXT NOT NULL,
            quotient TEXT NOT NULL, tame INTEGER NOT NULL, size INTEGER, p INTEGER, period INTEGER,
            preperiod INTEGER, heaps INTEGER NOT NULL, tame_to INTEGER, infinite_at INTEGER,
            name TEXT, alike TEXT, growth TEXT NOT NULL, stopped TEXT, version TEXT NOT NULL,
            written TEXT NOT NULL, milliseconds INTEGER NOT NULL, tried INTEGER NOT NULL,
            limits TEXT NOT NULL, mark BLOB, run BLOB, certificate BLOB) WITHOUT ROWID
          """,
          "CREATE INDEX game_alike ON game (alike)",
          """
          CREATE TABLE census (
            name TEXT NOT NULL, ended TEXT NOT NULL, key TEXT NOT NULL, status TEXT NOT NULL,
            quotient TEXT NOT NULL, PRIMARY KEY (name, ended, key)) WITHOUT ROWID
          """);

  private final Path file;
  private final StoreAccess access;

  private Database(Path file, StoreAccess access) {
    this.file = file;
    this.access = access;
  }

  /** Whether it can only be read. */
  boolean isReadOnly() {
    return access.isReadOnly();
  }

  /** Something that is done with the database. */
  interface Use<T> {
    T with(Connection connection) throws SQLException;
  }

  /**
   * Opens a file, or makes it.
   *
   * @throws StoreException with a sentence if it cannot be used
   */
  static Database open(Path file) {
    return open(file, StoreAccess::open);
  }

  /** Connects to a file. */
  interface Opening {
    StoreAccess open(Path file) throws IOException, SQLException;
  }

  /** The same, connected in this way. */
  static Database open(Path file, Opening opening) {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new StoreException(
          Fault.FOREIGN,
          "'%s' is %s, and a store is a file."
              .formatted(file, Files.isDirectory(file) ? "a folder" : "not a regular file"),
          null);
    }
    StoreAccess access;
    try {
      SqliteLibrary.keep();
      access = opening.open(file);
    } catch (IOException | SQLException e) {
      throw new StoreException(
          Fault.UNREACHABLE,
          "The store '%s' cannot be opened (%s); choose another with --store FILE, or use --no-store."
              .formatted(file, reason(e)),
          e);
    }
    Database database = new Database(file, access);
    boolean isUsable = false;
    try {
      database.prepare();
      isUsable = true;
      return database;
    } finally {
      if (!isUsable) {
        database.close();
      }
    }
  }

  /** Loads what opening any file needs. */
  static void getReady() {
    SqliteLibrary.keep();
    try {
      DriverManager.getConnection("jdbc:sqlite::memory:").close();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void prepare() {
    use(
        c -> {
          try (Statement statement = c.createStatement()) {
            statement.execute("PRAGMA busy_timeout = " + BUSY_MILLIS);
            // Read in one piece: another process may be making the same file.
            statement.execute("BEGIN");
            int application = number(statement, "PRAGMA application_id");
            int version = number(statement, "PRAGMA user_version");
            boolean isEmpty =
                application == 0 && number(statement, "SELECT count(*) FROM sqlite_master") == 0;
            statement.execute("COMMIT");
            if (!isEmpty && application != APPLICATION) {
              throw new StoreException(
                  Fault.FOREIGN,
                  "'" + file + "' is a database of another program, not a store of games.",
                  null);
            }
            if (version > VERSION) {
              throw new StoreException(
                  Fault.NEWER,
                  "The store '%s' is from a newer version of misere; use that, or another store with --store FILE."
                      .formatted(file),
                  null);
            }
            if (isEmpty) {
              create(statement);
            }
            // What is written is rarely written, and is to outlive the power.
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA trusted_schema = OFF");
            for (String table :
                List.of(
                    Rows.COLUMNS + ", mark, run, certificate FROM game",
                    "name, ended, key, status, quotient FROM census")) {
              number(statement, "SELECT " + table + " LIMIT 1");
            }
          }
          return true;
        });
  }

  private void create(Statement statement) throws SQLException {
    writeAhead(statement);
    statement.execute("BEGIN IMMEDIATE");
    // Another process may have been faster.
    if (number(statement, "SELECT count(*) FROM sqlite_master") == 0) {
      for (String each : SCHEMA) {
        statement.execute(each);
      }
      statement.execute("PRAGMA application_id = " + APPLICATION);
      statement.execute("PRAGMA user_version = " + VERSION);
    }
    statement.execute("COMMIT");
    try {
      if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
    } catch (IOException e) {
      // Others may read what is in it, which is no secret.
      return;
    }
  }

  /** SQLite does not wait by itself where several change to writing ahead at once. */
  private static void writeAhead(Statement statement) throws SQLException {
    long start = System.nanoTime();
    while (true) {
      try {
        statement.execute("PRAGMA journal_mode = WAL");
        return;
      } catch (SQLException e) {
        if (fault(String.valueOf(e.getMessage())) != Fault.BUSY
            || System.nanoTime() - start > TimeUnit.MILLISECONDS.toNanos(BUSY_MILLIS)) {
          throw e;
        }
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
      }
    }
  }

  private static int number(Statement statement, String query) throws SQLException {
    try (ResultSet found = statement.executeQuery(query)) {
      return found.next() ? found.getInt(1) : 0;
    }
  }

  /**
   * Does something.
   *
   * @throws StoreException with a sentence if that fails
   */
  synchronized <T> T use(Use<T> use) {
    try {
      return use.with(access.connection());
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /** Does something that is done as a whole or not at all, while nobody else writes. */
  synchronized <T> T change(Use<T> use) {
    return use(
        c -> {
          try (Statement statement = c.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            boolean isDone = false;
            try {
              T result = use.with(c);
              statement.execute("COMMIT");
              isDone = true;
              return result;
            } finally {
              if (!isDone) {
                rollBack(statement);
              }
            }
          }
        });
  }

  private static void rollBack(Statement statement) {
    try {
      statement.execute("ROLLBACK");
    } catch (SQLException e) {
      // After some faults SQLite has done it already.
      return;
    }
  }

  /** Sets the values of a statement in their order. */
  static void fill(PreparedStatement statement, List<Object> values) throws SQLException {
    for (int i = 0; i < values.size(); i++) {
      statement.setObject(i + 1, values.get(i));
    }
  }

  private StoreException failure(SQLException e) {
    String message = String.valueOf(e.getMessage());
    Fault fault = fault(message);
    String sentence =
        switch (fault) {
          case DAMAGED ->
              "'%s' is damaged or is not a store of games; it is left unchanged, and --store FILE"
                  + " names another.";
          case FULL ->
              "The store '%s' cannot be written: the disk is full, or a file size limit is reached.";
          case BUSY -> "The store '%s' is locked by another program.";
          case READ_ONLY -> "The store '%s' is not writable.";
          case UNREACHABLE ->
              "The store '%s' cannot be opened; choose another with --store FILE, or use --no-store.";
          default -> "The store '%s' fails (" + reason(e).replace("%", "%%") + ").";
        };
    return new StoreException(fault, sentence.formatted(file), e);
  }

  private static Fault fault(String message) {
    if (message.contains("[SQLITE_NOTADB") || message.contains("[SQLITE_CORRUPT")) {
      return Fault.DAMAGED;
    }
    // Tables of another shape are somebody else's, or what is left of a store.
    if (message.contains("no such table") || message.contains("no such column")) {
      return Fault.DAMAGED;
    }
    // Files that must not grow (ulimit -f) are seen as errors in writing them.
    if (message.contains("[SQLITE_FULL")
        || message.contains("[SQLITE_IOERR_WRITE")
        || message.contains("[SQLITE_IOERR_TRUNCATE")
        || message.contains("[SQLITE_IOERR_SHM")) {
      return Fault.FULL;
    }
    if (message.contains("[SQLITE_BUSY") || message.contains("[SQLITE_LOCKED")) {
      return Fault.BUSY;
    }
    if (message.contains("[SQLITE_READONLY") || message.contains("[SQLITE_PERM")) {
      return Fault.READ_ONLY;
    }
    return message.contains("[SQLITE_CANTOPEN") ? Fault.UNREACHABLE : Fault.OTHER;
  }

  private static String reason(Exception e) {
    return String.valueOf(e.getMessage())
        .replaceAll("\\[SQLITE_\\w*\\]|\\s+", " ")
        .replaceAll(" {2,}", " ")
        .strip();
  }

  Path file() {
    return file;
  }

  @Override
  public synchronized void close() {
    try {
      access.close();
    } catch (SQLException e) {
      // There is nothing left to lose: every change was made as a whole.
      return;
    }
  }
}
