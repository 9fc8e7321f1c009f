// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
  private final Optional<String> note;

  private Store(Optional<Database> database, Marks marks, Optional<String> note) {
    this.database = database;
    this.marks = marks;
    this.note = note;
  }

  /** A store that remembers nothing. */
  public static Store none() {
    return new Store(Optional.empty(), Marks.none(), Optional.empty());
  }

  /**
   * The store in a file, which is made if it is not there.
   *
   * @throws StoreException if it cannot be used
   */
  public static Store open(Path file) {
    return open(file, Marks.in(Places.secret()));
  }

  /**
   * A store for this process alone, also where no secret can be kept for later.
   *
   * @throws StoreException if it cannot be used
   */
  public static Store temporary(Path file) {
    return open(file, Marks.ofThisProcess());
  }

  /**
   * The store that is used where nobody names another. If its file is damaged it gets another name,
   * and a new one is begun; where none can be kept, there is none. {@link #note} says so.
   *
   * @throws StoreException if it is one of a later program, or in use for too long
   */
  public static Store usual() {
    Optional<Path> file = Places.store();
    return file.isPresent() ? usual(file.get(), Marks.in(Places.secret())) : none();
  }

  /**
   * Gets ready, beside what else is done meanwhile, what every store needs: SQLite and the digests
   * of marks take a good part of the time of an answer that is known. Whatever goes wrong with it
   * is seen when a store is opened.
   */
  public static void getReady() {
    Thread thread =
        new Thread(
            () -> {
              try {
                Database.getReady();
                Marks.getReady();
              } catch (RuntimeException | LinkageError e) {
                return;
              }
            },
            "store");
    thread.setDaemon(true);
    thread.start();
  }

  static Store usual(Path file, Marks marks) {
    try {
      return open(file, marks);
    } catch (StoreException e) {
      return switch (e.fault()) {
        case UNREACHABLE, READ_ONLY, FULL ->
            new Store(
                Optional.empty(),
                Marks.none(),
                Optional.of(e.getMessage() + " Results are not saved."));
        case DAMAGED -> anew(file, marks);
        default -> throw e;
      };
    }
  }

  private static Store anew(Path file, Marks marks) {
    try {
      Path aside = Aside.move(file);
      return new Store(
          Optional.of(Database.open(file)),
          marks,
          Optional.of(
              "'%s' was not usable as a store and was renamed to '%s'; a new store was created."
                  .formatted(file, aside.getFileName())));
    } catch (IOException e) {
      throw new StoreException(
          StoreException.Fault.DAMAGED,
          "'%s' is not usable as a store and cannot be renamed; choose another with --store FILE."
              .formatted(file),
          e);
    }
  }

  /** What a person should know about the store. */
  public Optional<String> note() {
    return note;
  }

  /** A store whose rows are believed if they were marked with this secret. */
  static Store open(Path file, Marks marks) {
    return of(Database.open(file), marks);
  }

  static Store of(Database database, Marks marks) {
    return new Store(
        Optional.of(database),
        marks,
        database.isReadOnly()
            ? Optional.of(
                "The store '%s' is read-only; results are not saved.".formatted(database.file()))
            : Optional.empty());
  }

  /** Whether something is kept here. */
  public boolean isKept() {
    return database.isPresent();
  }

  /** The database, if there is one that can be written; in others nothing is changed. */
  private Optional<Database> written() {
    return database.filter(d -> !d.isReadOnly());
  }

  /**
   * Says that something is to be changed.
   *
   * @throws StoreException if the store can only be read
   */
  public void requireWritable() {
    if (database.isPresent() && written().isEmpty()) {
      throw new StoreException(
          StoreException.Fault.READ_ONLY,
          "The store '%s' is read-only; choose another with --store FILE."
              .formatted(database.get().file()),
          null);
    }
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
    return select(
            "SELECT %s, mark, run, certificate FROM game WHERE key = ?".formatted(Rows.COLUMNS),
            List.of(key),
            this::found)
        .stream()
        .findFirst();
  }

  /** How a game stands, without its proof and whoever wrote that. */
  Optional<Standing> standing(String key) {
    return select(
            "SELECT %s FROM game WHERE key = ?".formatted(Rows.COLUMNS),
            List.of(key),
            Rows::standing)
        .stream()
        .findFirst();
  }

  /** How a game stands, without its proof, and whether this program wrote that. */
  public Optional<Kept> kept(String key) {
    return select(
            "SELECT %s, mark, run, certificate FROM game WHERE key = ?".formatted(Rows.COLUMNS),
            List.of(key),
            this::kept)
        .stream()
        .findFirst();
  }

  /** How the games that are asked for stand, without their proofs, by their codes. */
  public List<Kept> list(Query query) {
    return select(
        "SELECT %s, mark, run, certificate FROM game WHERE %s ORDER BY code, key"
            .formatted(Rows.COLUMNS, query.condition()),
        query.values(),
        this::kept);
  }

  /** Gives all entries that are asked for to somebody, one after the other. */
  public void forEach(Query query, Consumer<Found> each) {
    // One by one, so that the store is not locked while somebody looks at an entry.
    for (Kept kept : list(query)) {
      find(kept.standing().game()).ifPresent(each);
    }
  }

  /** What is read from a row. */
  private interface Reading<T> {
    T of(ResultSet row) throws SQLException;
  }

  /** What is read from each row that a query finds; nothing if nothing is kept. */
  private <T> List<T> select(String query, List<Object> values, Reading<T> reading) {
    return database
        .map(
            d ->
                d.use(
                    c -> {
                      try (PreparedStatement select = c.prepareStatement(query)) {
                        Database.fill(select, values);
                        List<T> all = new ArrayList<>();
                        try (ResultSet rows = select.executeQuery()) {
                          while (rows.next()) {
                            all.add(reading.of(rows));
                          }
                        }
                        return all;
                      }
                    }))
        .orElse(List.of());
  }

  private Found found(ResultSet rows) throws SQLException {
    byte[] run = rows.getBytes("run");
    byte[] certificate = rows.getBytes("certificate");
    Entry entry =
        new Entry(
            Rows.standing(rows), Rows.origin(rows), Packed.text(run), Packed.text(certificate));
    return new Found(entry, isOurs(entry, rows, run, certificate));
  }

  private boolean isOurs(Entry entry, ResultSet rows, byte[] run, byte[] certificate)
      throws SQLException {
    return entry.origin().version().equals(ProgramVersion.TEXT)
        && marks.isRight(rows.getBytes("mark"), Rows.marked(entry, run, certificate));
  }

  private Kept kept(ResultSet rows) throws SQLException {
    byte[] run = rows.getBytes("run");
    byte[] certificate = rows.getBytes("certificate");
    Entry bare =
        new Entry(Rows.standing(rows), Rows.origin(rows), Optional.empty(), Optional.empty());
    return new Kept(
        bare.standing(),
        bare.origin(),
        run == null ? 0 : run.length,
        certificate == null ? 0 : certificate.length,
        isOurs(bare, rows, run, certificate));
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

  /** Keeps what was verified of a game, in the place of what was not. */
  public void confirm(Entry entry) {
    put(entry, true);
  }

  private boolean put(Entry entry, boolean isConfirmed) {
    return written().filter(d -> put(d, entry, isConfirmed)).isPresent();
  }

  private boolean put(Database database, Entry entry, boolean isConfirmed) {
    return database.change(
        c -> {
          Optional<Found> before = find(entry.key());
          if (before.isPresent() && !replaces(entry, before.get(), isConfirmed)) {
            return false;
          }
          byte[] run = Packed.bytes(entry.run());
          byte[] certificate = Packed.bytes(proof(entry, before));
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

  /**
   * What is proved of heaps beyond a run, as gauges do, stays when the run goes on. Where it was
   * not verified, the row becomes one of this program without it.
   */
  private static Optional<String> proof(Entry entry, Optional<Found> before) {
    return entry.certificate().isPresent() || entry.standing().isSolved()
        ? entry.certificate()
        : before
            .filter(found -> found.isOurs() && !found.entry().standing().isSolved())
            .flatMap(found -> found.entry().certificate());
  }

  private static boolean replaces(Entry entry, Found before, boolean isConfirmed) {
    Standing old = before.entry().standing();
    Standing now = entry.standing();
    // What nobody has verified, and nobody can go on from, must not keep out what is proved.
    boolean isRumour = !before.isOurs() && (isConfirmed || before.entry().run().isEmpty());
    if (now.exceeds(old) || isRumour) {
      return true;
    }
    return !old.exceeds(now)
        && (isConfirmed
            || (entry.origin().milliseconds() > before.entry().origin().milliseconds()
                && !old.isSolved()));
  }

  /** Forgets a game, such as one whose row turned out to be damaged, and what is kept beside it. */
  public boolean forget(String key) {
    return written().isPresent()
        && written()
            .get()
            .change(
                c -> {
                  try (PreparedStatement delete =
                      c.prepareStatement(
                          "DELETE FROM game WHERE key = ?1 OR (kind = ?2 AND substr(key, 1,"
                              + " length(?1) + 1) = ?1 || ' ')")) {
                    delete.setString(1, key);
                    delete.setString(2, Standing.BESIDE);
                    return delete.executeUpdate() > 0;
                  }
                });
  }

  /** Gives the room of what was forgotten back to the disk. */
  public void compact() {
    written()
        .ifPresent(
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
    return select("PRAGMA integrity_check(1)", List.of(), row -> row.getString(1)).stream()
        .findFirst()
        .orElse("ok");
  }

  /**
   * Remembers how the games of a census stood when it ended.
   *
   * @param name which games it was of, such as {@code octal 3}
   */
  public void remember(String name, List<Standing> standings) {
    String ended = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    written()
        .ifPresent(
            d ->
                d.change(
                    c -> {
                      try (PreparedStatement insert =
                          c.prepareStatement(
                              "INSERT OR REPLACE INTO census (name, ended, key, status, quotient)"
                                  + " VALUES (?, ?, ?, ?, ?)")) {
                        for (Standing s : standings) {
                          Database.fill(
                              insert,
                              Arrays.asList(name, ended, s.game(), s.status(), s.quotient()));
                          insert.addBatch();
                        }
                        insert.executeBatch();
                        return true;
                      }
                    }));
  }

  /**
   * A census that has ended.
   *
   * @param ended when
   * @param solved the keys of the games that were solved then
   */
  public record Past(String ended, Set<String> solved) {}

  /** The last census of this name. */
  public Optional<Past> lastCensus(String name) {
    record Line(String ended, String key, String status) {}
    List<Line> lines =
        select(
            "SELECT ended, key, status FROM census WHERE name = ?1 AND ended ="
                + " (SELECT max(ended) FROM census WHERE name = ?1)",
            List.of(name),
            row -> new Line(row.getString(1), row.getString(2), row.getString(3)));
    Set<String> solved = new TreeSet<>();
    lines.stream().filter(l -> l.status().equals("solved")).forEach(l -> solved.add(l.key()));
    return lines.stream().findFirst().map(l -> new Past(l.ended(), solved));
  }

  @Override
  public void close() {
    database.ifPresent(Database::close);
  }
}
