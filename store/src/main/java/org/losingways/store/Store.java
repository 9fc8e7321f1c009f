// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.losingways.show.answer.census.Standing;

/**
 * What was ever proved: for each game the most that is known of it, with its proof.
 *
 * <pre>{@code
 * try (Store store = Store.open(Path.of("games.sqlite"))) {
 *   store.find("0.123")                            // order 20, certificate, saved run
 *   store.list(Query.alike("20-5-…"))              // games whose quotients look like it
 * }
 * }</pre>
 *
 * <p>Who writes less than is known writes nothing. Rows are believed if they carry the mark of this
 * user's program ({@link Marks}); whoever reads others verifies them. All methods may be called
 * from any thread, and several processes may use the same file.
 *
 * @see KeptGames for solvers that begin where the store has got to
 */
public final class Store implements AutoCloseable {

  private final Optional<Database> database;
  private final Marks marks;

  private Store(Optional<Database> database, Marks marks) {
    this.database = database;
    this.marks = marks;
  }

  /** A store that remembers nothing. */
  public static Store none() {
    return new Store(Optional.empty(), Marks.none());
  }

  /**
   * The store in a file, which is made if it is not there.
   *
   * @throws StoreException if it cannot be used
   */
  public static Store open(Path file) {
    return new Store(Optional.of(Database.open(file)), Marks.in(Places.secret()));
  }

  /** A store whose rows are believed if they were marked with this secret. */
  static Store open(Path file, Marks marks) {
    return new Store(Optional.of(Database.open(file)), marks);
  }

  /** Whether something is kept here. */
  public boolean isKept() {
    return database.isPresent();
  }

  /** The file, if there is one. */
  public Optional<Path> file() {
    return database.map(Database::file);
  }

  /**
   * What was found in a row.
   *
   * @param isOurs whether this program wrote it for this user, and nobody changed it: then it need
   *     not be verified
   */
  public record Found(Entry entry, boolean isOurs) {}

  /** All that is known of a game. */
  public Optional<Found> find(String key) {
    List<Found> found = new ArrayList<>();
    select("key = ?", List.of(key), found::add);
    return found.stream().findFirst();
  }

  /** How the games that are asked for stand, without their proofs, by their codes. */
  public List<Kept> list(Query query) {
    return database
        .map(
            d ->
                d.use(
                    c -> {
                      try (PreparedStatement select =
                          c.prepareStatement(
                              "SELECT %s, length(run), length(certificate) FROM game WHERE %s ORDER BY code, key"
                                  .formatted(Rows.COLUMNS, query.condition()))) {
                        Database.fill(select, query.values());
                        List<Kept> all = new ArrayList<>();
                        try (ResultSet rows = select.executeQuery()) {
                          while (rows.next()) {
                            all.add(
                                new Kept(
                                    Rows.standing(rows),
                                    Rows.origin(rows),
                                    rows.getLong("length(run)"),
                                    rows.getLong("length(certificate)")));
                          }
                        }
                        return all;
                      }
                    }))
        .orElse(List.of());
  }

  /** Gives all entries that are asked for to somebody, one after the other. */
  public void forEach(Query query, Consumer<Found> each) {
    // One by one, so that the store is not locked while somebody looks at an entry.
    for (Kept kept : list(query)) {
      find(kept.standing().game()).ifPresent(each);
    }
  }

  private void select(String condition, List<Object> values, Consumer<Found> each) {
    database.ifPresent(
        d ->
            d.use(
                c -> {
                  try (PreparedStatement select =
                      c.prepareStatement(
                          "SELECT %s, mark, run, certificate FROM game WHERE %s"
                              .formatted(Rows.COLUMNS, condition))) {
                    Database.fill(select, values);
                    try (ResultSet rows = select.executeQuery()) {
                      while (rows.next()) {
                        each.accept(found(rows));
                      }
                    }
                    return true;
                  }
                }));
  }

  private Found found(ResultSet rows) throws SQLException {
    byte[] run = rows.getBytes("run");
    byte[] certificate = rows.getBytes("certificate");
    Standing standing = Rows.standing(rows);
    Entry entry =
        new Entry(standing, Rows.origin(rows), Packed.text(run), Packed.text(certificate));
    boolean isOurs =
        entry.origin().version().equals(ProgramVersion.TEXT)
            && marks.isRight(rows.getBytes("mark"), Rows.marked(entry, run, certificate));
    return new Found(entry, isOurs);
  }

  /**
   * Keeps what was proved of a game, unless more is known already.
   *
   * @return whether it is kept
   * @throws StoreException if it cannot be written; what is there stays
   */
  public boolean put(Entry entry) {
    return put(entry, false);
  }

  /** Keeps what was verified of a game, also in the place of as much that was not. */
  boolean put(Entry entry, boolean evenIfEqual) {
    return database.isPresent()
        && database
            .get()
            .change(
                c -> {
                  Optional<Found> before = find(entry.key());
                  if (before.isPresent() && !replaces(entry, before.get(), evenIfEqual)) {
                    return false;
                  }
                  byte[] run = Packed.bytes(entry.run());
                  byte[] certificate = Packed.bytes(entry.certificate());
                  List<Object> values = new ArrayList<>(Rows.values(entry));
                  values.add(marks.of(Rows.marked(entry, run, certificate)).orElse(null));
                  values.add(run);
                  values.add(certificate);
                  try (PreparedStatement insert =
                      c.prepareStatement(
                          "INSERT OR REPLACE INTO game (%s, mark, run, certificate) VALUES (%s)"
                              .formatted(Rows.COLUMNS, "?" + ", ?".repeat(values.size() - 1)))) {
                    Database.fill(insert, values);
                    return insert.executeUpdate() == 1;
                  }
                });
  }

  private static boolean replaces(Entry entry, Found before, boolean evenIfEqual) {
    Standing old = before.entry().standing();
    Standing now = entry.standing();
    if (now.exceeds(old)) {
      return true;
    }
    return !old.exceeds(now)
        && (evenIfEqual
            || (entry.origin().milliseconds() > before.entry().origin().milliseconds()
                && !old.isSolved()));
  }

  /** Forgets a game, such as one whose row turned out to be damaged. */
  public boolean forget(String key) {
    return database.isPresent()
        && database
            .get()
            .change(
                c -> {
                  try (PreparedStatement delete =
                      c.prepareStatement("DELETE FROM game WHERE key = ?")) {
                    delete.setString(1, key);
                    return delete.executeUpdate() == 1;
                  }
                });
  }

  /** Gives the room of what was forgotten back to the disk. */
  public void compact() {
    database.ifPresent(
        d ->
            d.use(
                c -> {
                  try (PreparedStatement vacuum = c.prepareStatement("VACUUM")) {
                    return vacuum.execute();
                  }
                }));
  }

  /** What SQLite says of the file as a whole: {@code ok}, or what is wrong. */
  public String integrity() {
    return database
        .map(
            d ->
                d.use(
                    c -> {
                      try (PreparedStatement check =
                              c.prepareStatement("PRAGMA integrity_check(1)");
                          ResultSet found = check.executeQuery()) {
                        return found.next() ? found.getString(1) : "ok";
                      }
                    }))
        .orElse("ok");
  }

  /**
   * Remembers how the games of a census stood when it ended.
   *
   * @param name which games it was of, such as {@code octal 3}
   * @param begun when it began
   */
  public void remember(String name, String begun, List<Standing> standings) {
    database.ifPresent(
        d ->
            d.change(
                c -> {
                  try (PreparedStatement insert =
                      c.prepareStatement(
                          "INSERT OR REPLACE INTO census (name, begun, key, status, quotient)"
                              + " VALUES (?, ?, ?, ?, ?)")) {
                    for (Standing s : standings) {
                      Database.fill(
                          insert, Arrays.asList(name, begun, s.game(), s.status(), s.quotient()));
                      insert.addBatch();
                    }
                    insert.executeBatch();
                    return true;
                  }
                }));
  }

  /** How the games of the last census of this name stood: their status, by key. */
  public Map<String, String> lastCensus(String name) {
    return database
        .map(
            d ->
                d.use(
                    c -> {
                      try (PreparedStatement select =
                          c.prepareStatement(
                              "SELECT key, status FROM census WHERE name = ?1 AND begun ="
                                  + " (SELECT max(begun) FROM census WHERE name = ?1)")) {
                        select.setString(1, name);
                        Map<String, String> all = new TreeMap<>();
                        try (ResultSet rows = select.executeQuery()) {
                          while (rows.next()) {
                            all.put(rows.getString(1), rows.getString(2));
                          }
                        }
                        return all;
                      }
                    }))
        .orElse(Map.of());
  }

  @Override
  public void close() {
    database.ifPresent(Database::close);
  }
}
