// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A store that is whole is kept; whatever else is in its place is moved aside. */
class SolvedGamesTest {

  private static final String FILE = "solved-games.sqlite";

  @TempDir Path folder;

  /** Does something to a store. */
  private interface Damage {
    void doTo(Path file) throws Exception;
  }

  private static Damage changed(int from, int to, int with) {
    return file -> {
      byte[] bytes = Files.readAllBytes(file);
      Arrays.fill(bytes, Math.min(from, bytes.length), Math.min(to, bytes.length), (byte) with);
      Files.write(file, bytes);
    };
  }

  private static Damage cutTo(int length) {
    return file -> Files.write(file, Arrays.copyOf(Files.readAllBytes(file), length));
  }

  private static Damage instead(String text) {
    return file -> Files.writeString(file, text);
  }

  private static Damage sql(String... statements) {
    return file -> {
      try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + file)) {
        for (String each : statements) {
          store.createStatement().execute(each);
        }
      }
    };
  }

  private static final Map<String, Damage> DAMAGES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("cut in the header", cutTo(50)),
              Map.entry("cut to one page", cutTo(4096)),
              Map.entry("cut in a page", cutTo(9000)),
              Map.entry("wrong magic", changed(0, 16, 'x')),
              Map.entry("impossible page size", changed(16, 18, 7)),
              Map.entry("header of zeros", changed(0, 100, 0)),
              Map.entry("schema overwritten", changed(100, 4096, 0xAA)),
              Map.entry("pages overwritten", changed(4096, 1 << 20, 0xAA)),
              Map.entry("a text", instead("this is no database at all\n".repeat(99))),
              Map.entry("random-looking", instead("\u00e9\u0001\u0000".repeat(5000))),
              Map.entry("a later version", sql("PRAGMA user_version = 7")),
              Map.entry(
                  "another table", sql("DROP TABLE solved", "CREATE TABLE solved (other INTEGER)")),
              Map.entry(
                  "a view for a table",
                  sql("DROP TABLE solved", "CREATE VIEW solved AS SELECT 1 AS game, 2 AS run")),
              Map.entry(
                  "a trigger that refuses",
                  sql(
                      "CREATE TRIGGER no BEFORE INSERT ON solved BEGIN SELECT RAISE(ABORT, 'no');"
                          + " END")),
              Map.entry(
                  "a folder",
                  file -> {
                    Files.delete(file);
                    Files.createDirectory(file);
                    Files.writeString(file.resolve("something"), "of somebody");
                  }),
              Map.entry(
                  "a link to nowhere",
                  file -> {
                    Files.delete(file);
                    Files.createSymbolicLink(file, Path.of("/nowhere/at/all"));
                  })));

  static Stream<String> damages() {
    return DAMAGES.keySet().stream();
  }

  private void makeStore() throws IOException {
    try (SolvedGames store = SolvedGames.in(folder)) {
      for (int i = 0; i < 40; i++) {
        assertThat(store.put("game " + i, "run ".repeat(400) + i)).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("damages")
  void aDamagedStoreIsMovedAside(String kind) throws Exception {
    makeStore();
    DAMAGES.get(kind).doTo(folder.resolve(FILE));
    try (SolvedGames store = SolvedGames.in(folder)) {
      assertThat(store.note().orElse("none"))
          .contains("was not usable as a store of games and is now solved-games.sqlite.aside-1")
          .doesNotContain("\n");
      assertThat(store.find("game 1")).isEmpty();
      assertThat(store.put("new", "run")).isTrue();
    }
    assertThat(
            Files.exists(
                folder.resolve(FILE + ".aside-1"), java.nio.file.LinkOption.NOFOLLOW_LINKS))
        .isTrue();
    try (SolvedGames store = SolvedGames.in(folder)) {
      assertThat(store.note()).isEmpty();
      assertThat(store.find("new")).contains("run");
    }
  }

  @Test
  void aWholeOrEmptyStoreIsKept() throws Exception {
    makeStore();
    try (SolvedGames store = SolvedGames.in(folder)) {
      assertThat(store.note()).isEmpty();
      assertThat(store.find("game 7")).isPresent();
    }
    Files.write(folder.resolve(FILE), new byte[0]);
    try (SolvedGames store = SolvedGames.in(folder)) {
      assertThat(store.note()).isEmpty();
      assertThat(store.put("new", "run")).isTrue();
    }
  }

  @Test
  void whatKilledProcessesLeftIsRemoved() throws Exception {
    long dead = new ProcessBuilder("true").start().onExit().join().pid();
    Path left = Files.createDirectory(folder.resolve("native-" + dead));
    Files.writeString(left.resolve("sqlite-libsqlitejdbc.so"), "a library");
    Path alive = Files.createDirectories(folder.resolve("native-" + ProcessHandle.current().pid()));
    Path other = Files.createDirectory(folder.resolve("native-others"));
    SolvedGames.in(folder).close();
    assertThat(left).doesNotExist();
    assertThat(alive).exists();
    assertThat(other).exists();
    assertThat(System.getProperty("org.sqlite.tmpdir")).contains("native-");
    assertThat(new String(Files.readAllBytes(folder.resolve(FILE)), StandardCharsets.ISO_8859_1))
        .startsWith("SQLite format 3");
  }
}
