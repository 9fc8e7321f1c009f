// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.app.Checkpoints;
import org.losingways.app.SavedGames;
import org.losingways.census.Examination;
import org.losingways.codec.CertifiedGauges;
import org.losingways.codec.SavedRun;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.gauge.Gauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.WithNimHeaps;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.Standing;

/** What is put into a store comes out again, and what somebody changed is not believed. */
class StoreTest {

  @TempDir private Path folder;
  private Path file;
  private Marks marks;

  @BeforeEach
  void choose() {
    file = folder.resolve("games.sqlite");
    marks = Marks.in(folder.resolve("secret"));
  }

  private Store open() {
    return Store.open(file, marks);
  }

  private static SolverLimits to(int heap) {
    return SolverLimits.none().withMaxHeap(heap);
  }

  private static void solve(Store store, String code, int heap) {
    KeptGames games = new KeptGames(store);
    QuotientSolver solver = games.solver(TakeAndBreak.of(code), to(heap));
    solver.run(to(heap));
    games.keep(solver, new SavedGames.Effort(5, Duration.ofSeconds(1), "1 s"));
  }

  private void sql(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      for (String each : statements) {
        connection.createStatement().execute(each);
      }
    }
  }

  @Test
  void whatIsPutComesOut() {
    try (Store store = open()) {
      solve(store, "0.123", 1000);
      solve(store, "0.07", 12);
    }
    try (Store store = open()) {
      Store.Found found = store.find("0.123").orElseThrow();
      assertThat(found.isOurs()).isTrue();
      assertThat(found.entry().standing().order()).hasValue(20);
      assertThat(found.entry().standing().isSolved()).isTrue();
      assertThat(found.entry().certificate()).isPresent();
      assertThat(store.find("0.07").orElseThrow().entry().certificate()).isEmpty();
      assertThat(store.list(Query.all()))
          .extracting(k -> k.standing().code())
          .containsExactly("0.07", "0.123");
      assertThat(store.find("0.3")).isEmpty();
    }
    try (Store store = open()) {
      store.forget("0.123");
      assertThat(store.find("0.123")).isEmpty();
      assertThat(store.find("0.07")).isPresent();
    }
  }

  private static Gauges<?> gauges(String name) throws Exception {
    Path file = Path.of("..", "docs", "results", "gauges", name + ".json");
    try (InputStream in = Files.newInputStream(file)) {
      Certificate certificate = CertificateReader.read(in);
      return CertifiedGauges.of(certificate);
    }
  }

  /**
   * What gauges prove of larger heaps stays while a run goes on, and is examined if others wrote
   * it.
   */
  @Test
  void gaugesAreKeptBesideTheRun() throws Exception {
    TakeAndBreak rules = TakeAndBreak.of("4.77");
    SavedGames.Effort effort = new SavedGames.Effort(5, Duration.ZERO, "1 s");
    try (Store store = open()) {
      KeptGames games = new KeptGames(store);
      assertThat(games.keep(gauges("4.77-6"), effort)).as("without a run").isFalse();
      solve(store, "4.77", 2);
      assertThat(games.gauges(rules)).isEmpty();
      assertThat(games.keep(gauges("4.77-6"), effort)).isTrue();
      assertThat(games.keep(gauges("4.77-6"), effort)).as("again").isFalse();
      solve(store, "4.77", 4);
      assertThat(store.find("4.77").orElseThrow().entry().standing().heaps()).isEqualTo(4);
      assertThat(games.gauges(rules).orElseThrow().heaps()).isEqualTo(6);
      assertThat(
              Examination.of(store.find("4.77").orElseThrow().entry(), () -> false).certificate())
          .isPresent();
      solve(store, "4.765", 2);
      assertThat(games.keep(gauges("4.765-9"), effort)).isTrue();
    }
    sql("UPDATE game SET limits = 'none' WHERE key = '4.77'");
    try (Store store = open()) {
      assertThat(store.find("4.77").orElseThrow().isOurs()).isFalse();
      assertThat(new KeptGames(store).gauges(rules)).as("read by the referee").isPresent();
    }
    sql(
        "UPDATE game SET certificate = (SELECT certificate FROM game WHERE key = '4.765')"
            + " WHERE key = '4.77'");
    try (Store store = open()) {
      assertThat(new KeptGames(store).gauges(rules)).as("of another game").isEmpty();
      assertThat(Examination.of(store.find("4.77").orElseThrow().entry(), () -> false).objection())
          .hasValueSatisfying(why -> assertThat(why).contains("another game"));
    }
  }

  private static void solve(Store store, PartizanRuleset rules, int heap) {
    PartizanSolver solver = new PartizanSolver(rules);
    solver.run(to(heap));
    assertThat(
            new KeptGames(store)
                .keep(solver, new SavedGames.Effort(5, Duration.ofSeconds(heap), "1 s")))
        .isTrue();
  }

  /** Of Left and Right: to heap 4, and of another game for heaps of every size. */
  @Test
  void gaugesOfLeftAndRightAreKeptBesideTheRun() throws Exception {
    PartizanRuleset rules = GameReader.of("0.5/0.03").partizan();
    PartizanRuleset whole = GameReader.of("0.11/0.41").partizan();
    SavedGames.Effort effort = new SavedGames.Effort(5, Duration.ZERO, "1 s");
    try (Store store = open()) {
      KeptGames games = new KeptGames(store);
      assertThat(games.keep(gauges("0.5-0.03-4"), effort)).as("without a run").isFalse();
      solve(store, rules, 2);
      assertThat(games.gauges(rules)).isEmpty();
      assertThat(games.keep(gauges("0.5-0.03-4"), effort)).isTrue();
      assertThat(games.keep(gauges("0.5-0.03-4"), effort)).as("again").isFalse();
      solve(store, rules, 3);
      assertThat(store.find("0.5/0.03").orElseThrow().entry().standing().heaps()).isEqualTo(3);
      assertThat(games.solver(rules, to(3)).heaps()).as("the run").isEqualTo(3);
      assertThat(games.gauges(rules).orElseThrow().outcome(Position.of(4, 4, 2, 1, 1)))
          .isEqualTo(PartizanOutcome.N);
      solve(store, whole, 2);
      assertThat(games.keep(gauges("0.11-0.41"), effort)).isTrue();
      assertThat(games.gauges(whole).orElseThrow().largestHeap()).isEqualTo(Integer.MAX_VALUE);
      for (String code : List.of("0.5/0.03", "0.11/0.41")) {
        Examination seen = Examination.of(store.find(code).orElseThrow().entry(), () -> false);
        assertThat(seen.objection()).as(code).isEmpty();
        assertThat(seen.certificate()).as(code).isPresent();
      }
    }
    sql("UPDATE game SET limits = 'none' WHERE key = '0.5/0.03'");
    try (Store store = open()) {
      assertThat(store.find("0.5/0.03").orElseThrow().isOurs()).isFalse();
      assertThat(new KeptGames(store).gauges(rules)).as("read by the referee").isPresent();
    }
    sql(
        "UPDATE game SET certificate = (SELECT certificate FROM game WHERE key = '0.11/0.41')"
            + " WHERE key = '0.5/0.03'");
    try (Store store = open()) {
      assertThat(new KeptGames(store).gauges(rules)).as("of another game").isEmpty();
      assertThat(
              Examination.of(store.find("0.5/0.03").orElseThrow().entry(), () -> false).objection())
          .hasValueSatisfying(why -> assertThat(why).contains("another game"));
    }
  }

  /** A certificate of a game that is not solved may say that it is, if it is one of gauges. */
  @Test
  void whatGaugesProveOfAllHeapsIsNoLie() throws Exception {
    SavedGames.Effort effort = new SavedGames.Effort(5, Duration.ZERO, "1 s");
    try (Store store = open()) {
      solve(store, "0.544", 4);
      assertThat(new KeptGames(store).keep(gauges("0.544"), effort)).isTrue();
      assertThat(Examination.of(store.find("0.544").orElseThrow().entry(), () -> false).objection())
          .isEmpty();
    }
  }

  /** Limits mean the same with a store and without one. */
  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.07", "0.75", "4.7", "0.34", "0.115"})
  void aSolverFromTheStoreIsAsAFreshOne(String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    try (Store store = open()) {
      solve(store, code, 20);
      for (int heap : new int[] {1, 3, 7, 12, 20, 24}) {
        QuotientSolver kept = new KeptGames(store).solver(rules, to(heap));
        kept.run(to(heap));
        QuotientSolver fresh = new QuotientSolver(rules);
        fresh.run(to(heap));
        assertThat(kept.status()).as("to heap %s", heap).isEqualTo(fresh.status());
        assertThat(kept.heaps()).isEqualTo(fresh.heaps());
        assertThat(kept.steps()).isEqualTo(fresh.steps());
        assertThat(kept.finiteOrder()).isEqualTo(fresh.finiteOrder());
        assertThat(kept.period()).isEqualTo(fresh.period());
        assertThat(kept.lastFinite().printedPhi()).isEqualTo(fresh.lastFinite().printedPhi());
        assertThat(kept.lastFinite().pPortion()).isEqualTo(fresh.lastFinite().pPortion());
      }
    }
  }

  /** What genera need beside a game is kept too, but is no game of the list. */
  @Test
  void whatIsFoundBesideNimHeapsIsKept() {
    WithNimHeaps beside = new WithNimHeaps(TakeAndBreak.of("0.123"), 3);
    Duration time = Duration.ofMinutes(1);
    try (Store store = open()) {
      solve(store, "0.123", 1000);
      Quotient found = new KeptGames(store).besideNimHeaps(Assertions::fail).find(beside, time);
      assertThat(found.isSolved()).isTrue();
      assertThat(store.list(Query.all())).hasSize(1);
      Entry kept = store.find(beside.key()).orElseThrow().entry();
      assertThat(kept.standing().kind()).isEqualTo("beside");
      assertThat(kept.standing().isSolved()).isTrue();
    }
    try (Store store = open()) {
      // There is no time at all: it is read, not found.
      Quotient read =
          new KeptGames(store).besideNimHeaps(Assertions::fail).find(beside, Duration.ZERO);
      assertThat(read.isSolved()).isTrue();
      store.forget("0.12");
      assertThat(store.find(beside.key())).isPresent();
      store.forget("0.123");
      assertThat(store.find(beside.key())).isEmpty();
    }
  }

  /** Somebody else's is not believed, and what was tried in vain is not tried again. */
  @Test
  void besideNimHeapsOnlyOwnWorkIsBelieved() {
    WithNimHeaps beside = new WithNimHeaps(TakeAndBreak.of("0.07"), 3);
    try (Store store = open()) {
      KeptGames games = new KeptGames(store);
      QuotientSolver solver = new QuotientSolver(beside);
      solver.run(to(9));
      games.keep(solver, new SavedGames.Effort(5, Duration.ofHours(2), "2 h"));
      Quotient known = games.besideNimHeaps(Assertions::fail).find(beside, Duration.ofHours(1));
      assertThat(known.heapsComputed()).isEqualTo(9);
    }
    try (Store other = Store.open(file, Marks.in(folder.resolve("another")))) {
      Quotient anew =
          new KeptGames(other).besideNimHeaps(Assertions::fail).find(beside, Duration.ZERO);
      assertThat(anew.heapsComputed()).isLessThan(9);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.7/0.07", "0.3/0.1", "0.12/0.21"})
  void partizanGamesAreReadAgain(String code) {
    PartizanRuleset rules = GameReader.of(code).partizan();
    PartizanSolver first = new PartizanSolver(rules);
    first.run(to(8));
    SavedGames.Effort effort = new SavedGames.Effort(5, Duration.ofSeconds(1), "1 s");
    try (Store store = open()) {
      assertThat(new KeptGames(store).keep(first, effort)).isTrue();
    }
    try (Store store = open()) {
      KeptGames games = new KeptGames(store);
      PartizanSolver read = games.solver(rules, SolverLimits.none());
      assertThat(Standing.of(read)).isEqualTo(Standing.of(first));
      assertThat(games.keep(read, effort)).as("nothing is new").isFalse();
      assertThat(games.solver(rules, to(first.heaps() - 1)).heaps()).isZero();
    }
    try (Store other = Store.open(file, Marks.in(folder.resolve("another")))) {
      assertThat(new KeptGames(other).solver(rules, SolverLimits.none()).heaps()).isZero();
    }
  }

  @Test
  void lessThanIsKnownChangesNothing() {
    try (Store store = open()) {
      solve(store, "0.07", 20);
      Entry before = store.find("0.07").orElseThrow().entry();
      solve(store, "0.07", 10);
      assertThat(store.find("0.07").orElseThrow().entry()).isEqualTo(before);
      solve(store, "0.07", 22);
      assertThat(store.find("0.07").orElseThrow().entry().standing().heaps()).isEqualTo(22);
    }
  }

  /** In whichever order two stores learn the same, they end up knowing the same. */
  @Test
  void theOrderOfWritingDoesNotMatter() {
    Entry few;
    Entry many;
    try (Store store = open()) {
      solve(store, "0.07", 10);
      few = store.find("0.07").orElseThrow().entry();
      solve(store, "0.07", 20);
      many = store.find("0.07").orElseThrow().entry();
    }
    for (List<Entry> order : List.of(List.of(few, many), List.of(many, few))) {
      try (Store store = Store.open(folder.resolve(order.get(0).hashCode() + "x.sqlite"), marks)) {
        order.forEach(store::put);
        assertThat(store.find("0.07").orElseThrow().entry()).isEqualTo(many);
      }
    }
  }

  /** A changed row is no answer: the run in it is verified, and forgotten if it is wrong. */
  @Test
  void aForgedRunIsForgotten() throws SQLException {
    try (Store store = open()) {
      solve(store, "0.123", 1000);
      solve(store, "0.75", 1000);
    }
    sql("UPDATE game SET run = (SELECT run FROM game WHERE key = '0.75') WHERE key = '0.123'");
    try (Store store = open()) {
      assertThat(store.find("0.123").orElseThrow().isOurs()).isFalse();
      QuotientSolver solver =
          new KeptGames(store).solver(TakeAndBreak.of("0.123"), SolverLimits.none());
      assertThat(solver.heaps()).isZero();
      assertThat(store.find("0.123")).isEmpty();
      solve(store, "0.123", 1000);
      assertThat(store.find("0.123").orElseThrow().isOurs()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "size = 21",
        "status = 'partial'",
        "period = 1",
        "milliseconds = 1",
        "growth = ''",
        "certificate = NULL",
        "mark = x'00'",
        "version = '9'"
      })
  void aChangedRowIsNoticed(String change) throws SQLException {
    try (Store store = open()) {
      solve(store, "0.123", 1000);
    }
    sql("UPDATE game SET " + change);
    try (Store store = open()) {
      assertThat(store.find("0.123").orElseThrow().isOurs()).isFalse();
      assertThat(store.list(Query.all())).allSatisfy(k -> assertThat(k.isOurs()).isFalse());
      // Its run is right all the same, which is verified.
      assertThat(
              new KeptGames(store).solver(TakeAndBreak.of("0.123"), SolverLimits.none()).status())
          .isEqualTo(SolverStatus.SOLVED);
    }
  }

  @Test
  void anotherUsersRowsAreNotOurs() {
    try (Store store = open()) {
      solve(store, "0.123", 1000);
    }
    try (Store store = Store.open(file, Marks.in(folder.resolve("another")))) {
      assertThat(store.find("0.123").orElseThrow().isOurs()).isFalse();
    }
  }

  /** Does something to a file. */
  private interface Damage {
    void doTo(Path file) throws IOException;
  }

  private static Damage bytes(int from, int to, int with) {
    return file -> {
      byte[] all = Files.readAllBytes(file);
      Arrays.fill(all, Math.min(from, all.length), Math.min(to, all.length), (byte) with);
      Files.write(file, all);
    };
  }

  private static final Map<String, Damage> DAMAGES =
      Map.of(
          "cut in the header", f -> Files.write(f, Arrays.copyOf(Files.readAllBytes(f), 50)),
          "cut to one page", f -> Files.write(f, Arrays.copyOf(Files.readAllBytes(f), 4096)),
          "wrong magic", bytes(0, 16, 'x'),
          "schema overwritten", bytes(100, 4096, 0xAA),
          "a text", f -> Files.writeString(f, "this is no database at all\n".repeat(99)));

  static Stream<String> damages() {
    return DAMAGES.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("damages")
  void aDamagedStoreIsMovedAsideOrRefused(String kind) throws IOException {
    try (Store store = open()) {
      solve(store, "0.123", 1000);
    }
    DAMAGES.get(kind).doTo(file);
    byte[] damaged = Files.readAllBytes(file);
    // One that somebody names is left alone.
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("it is left unchanged");
    assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
    try (Store store = Store.usual(file, marks)) {
      assertThat(store.note().orElse("none"))
          .contains("was renamed to 'games.sqlite.aside-1'; a new store was created")
          .doesNotContain("\n");
      assertThat(store.find("0.123")).isEmpty();
      solve(store, "0.07", 5);
    }
    assertThat(folder.resolve("games.sqlite.aside-1")).hasBinaryContent(damaged);
    try (Store store = Store.usual(file, marks)) {
      assertThat(store.note()).isEmpty();
      assertThat(store.find("0.07")).isPresent();
    }
  }

  @Test
  void aStoreOfALaterProgramIsRefused() throws SQLException {
    open().close();
    sql("PRAGMA user_version = 7");
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("is from a newer version of misere");
    assertThatThrownBy(() -> Store.usual(file, marks)).isInstanceOf(StoreException.class);
  }

  @Test
  void aDatabaseOfAnotherProgramIsRefused() throws SQLException {
    sql("CREATE TABLE mine (x INTEGER)");
    assertThatThrownBy(this::open).hasMessageContaining("is a database of another program");
    assertThatThrownBy(() -> Store.usual(file, marks)).isInstanceOf(StoreException.class);
  }

  @Test
  void whereNothingCanBeKeptThereIsNoStore() throws IOException {
    Path blocked = Files.writeString(folder.resolve("blocked"), "a file, not a folder");
    try (Store store = Store.usual(blocked.resolve("games.sqlite"), marks)) {
      assertThat(store.isKept()).isFalse();
      assertThat(store.note().orElse("")).contains("cannot be opened", "Results are not saved");
    }
    assertThatThrownBy(() -> Store.open(blocked.resolve("games.sqlite")))
        .isInstanceOf(StoreException.class);
  }

  /** Two that write at the same time lose nothing. */
  /** Whoever comes while the file is being made takes it neither for empty nor for another's. */
  @Test
  void manyMayMakeItAtOnce() throws InterruptedException {
    Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    for (int round = 0; round < 40; round++) {
      Path made = folder.resolve("made" + round + ".sqlite");
      CyclicBarrier start = new CyclicBarrier(4);
      Thread[] threads = new Thread[4];
      for (int i = 0; i < threads.length; i++) {
        threads[i] =
            new Thread(
                () -> {
                  try {
                    start.await();
                    Store.open(made, marks).close();
                  } catch (Throwable e) {
                    failures.add(e);
                  }
                });
        threads[i].start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
    assertThat(failures).isEmpty();
  }

  @Test
  void twoMayWriteAtOnce() throws InterruptedException {
    List<String> codes = List.of("0.1", "0.2", "0.12", "0.13", "0.15", "0.17", "0.26", "0.71");
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      int first = i;
      threads[i] =
          new Thread(
              () -> {
                try (Store own = open()) {
                  for (int k = first; k < codes.size(); k += threads.length) {
                    solve(own, codes.get(k), 10);
                  }
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    try (Store store = open()) {
      assertThat(store.list(Query.all())).hasSize(codes.size());
    }
  }

  @Test
  void queriesChoose() {
    try (Store store = open()) {
      for (String code : List.of("0.123", "0.07", "0.3", "4.7")) {
        solve(store, code, 20);
      }
      assertThat(store.list(Query.alike("nobody has this look"))).isEmpty();
      String look = store.find("0.123").orElseThrow().entry().standing().alike().orElseThrow();
      assertThat(store.list(Query.alike(look))).hasSize(1);
      store.forget("0.3");
      store.compact();
      assertThat(store.find("0.3")).isEmpty();
      assertThat(store.integrity()).isEqualTo("ok");
    }
  }

  /** A run that is killed has written what it had a few seconds ago. */
  @Test
  void checkpointsAreInTheStoreBeforeTheEnd() {
    TakeAndBreak rules = TakeAndBreak.of("0.07");
    long[] now = {0};
    try (Store store = open()) {
      KeptGames games = new KeptGames(store);
      QuotientSolver solver = new QuotientSolver(rules);
      Checkpoints checkpoints =
          new Checkpoints(
              solver,
              () -> now[0],
              0,
              2_000_000_000L,
              s -> games.keep(s, new SavedGames.Effort(1, Duration.ZERO, "")));
      solver.run(to(8));
      checkpoints.look();
      assertThat(store.find("0.07")).as("too soon").isEmpty();
      now[0] = 2_000_000_000L;
      checkpoints.look();
      String run = store.find("0.07").orElseThrow().entry().run().orElseThrow();
      assertThat(QuotientSolver.resume(rules, SavedRun.parse(run, "it")).heaps()).isEqualTo(8);
    }
  }

  @Test
  void theDataFolderIsWhereUsersExpectIt() {
    assertThat(Places.data(Map.of("XDG_DATA_HOME", "/data"), "Linux", "/home/ann"))
        .isEqualTo(Path.of("/data/losing-ways"));
    assertThat(Places.data(Map.of("XDG_DATA_HOME", "relative"), "Linux", "/home/ann"))
        .isEqualTo(Path.of("/home/ann/.local/share/losing-ways"));
    assertThat(Places.data(Map.of(), "Mac OS X", "/Users/ann"))
        .isEqualTo(Path.of("/Users/ann/Library/Application Support/losing-ways"));
  }
}
