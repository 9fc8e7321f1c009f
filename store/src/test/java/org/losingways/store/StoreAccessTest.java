// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.app.SavedGames;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/** Stores that can only be read. */
class StoreAccessTest {

  @TempDir private Path folder;

  private Marks marks;
  private Path file;

  @BeforeEach
  void choose() throws IOException {
    marks = Marks.in(folder.resolve("secret"));
    // Signs that mean something in an address.
    file = Files.createDirectory(folder.resolve("a b?c#d%20e")).resolve("games.sqlite");
  }

  private static void solve(Store store, String code) {
    KeptGames games = new KeptGames(store);
    QuotientSolver solver = games.solver(TakeAndBreak.of(code), SolverLimits.none());
    solver.run(SolverLimits.none());
    games.keep(solver, new SavedGames.Effort(1, Duration.ZERO, "none"));
  }

  private Store readOnly(Path path, boolean takesFiles) {
    return Store.of(Database.open(path, f -> StoreAccess.toRead(f, takesFiles)), marks);
  }

  private static Map<String, String> files(Path in) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(in)) {
      for (Path each : all.toList()) {
        files.put(
            each.getFileName().toString(),
            new String(Files.readAllBytes(each), StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsKeptIsReadAndNothingIsChanged(boolean takesFiles) throws IOException {
    try (Store store = Store.open(file, marks)) {
      solve(store, "0.123");
    }
    Map<String, String> before = files(file.getParent());
    try (Store store = readOnly(file, takesFiles)) {
      assertThat(store.note().orElse("")).contains("is read-only; results are not saved.");
      assertThat(store.find("0.123").orElseThrow().isOurs()).isTrue();
      assertThat(store.list(Query.all())).hasSize(1);
      assertThat(store.integrity()).isEqualTo("ok");
      solve(store, "0.31");
      assertThat(store.find("0.31")).isEmpty();
      assertThat(store.forget("0.123")).isFalse();
      store.compact();
      assertThat(store.find("0.123")).isPresent();
      assertThatThrownBy(store::requireWritable)
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("is read-only");
    }
    Map<String, String> after = files(file.getParent());
    after.keySet().removeIf(name -> name.matches(".*-(wal|shm)"));
    assertThat(after).isEqualTo(before);
  }

  /** As a medium has it that was taken away while somebody wrote. */
  @Test
  void soIsWhatIsOnlyWrittenAhead() throws IOException {
    Path copies = Files.createDirectory(folder.resolve("copies"));
    Path copy = copies.resolve("games.sqlite");
    try (Store store = Store.open(file, marks)) {
      solve(store, "0.123");
      Files.copy(file, copy);
      Path ahead = Path.of(file + "-wal");
      assertThat(ahead).isNotEmptyFile();
      Files.copy(ahead, Path.of(copy + "-wal"));
    }
    Map<String, String> before = files(copies);
    try (Store store = readOnly(copy, false)) {
      assertThat(store.find("0.123").orElseThrow().isOurs()).isTrue();
      assertThat(store.file()).contains(copy);
    }
    assertThat(files(copies)).isEqualTo(before);
  }

  @Test
  void whatIsNoFileIsRefused() {
    for (Path each : new Path[] {Path.of("/"), folder}) {
      assertThatThrownBy(() -> Store.open(each, marks))
          .isInstanceOf(StoreException.class)
          .hasMessage("'" + each + "' is a folder, and a store is a file.");
    }
  }
}
