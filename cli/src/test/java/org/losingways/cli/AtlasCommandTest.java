// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.app.SavedGames;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;

/** {@code misere atlas}: the games of a store as files. */
class AtlasCommandTest {

  private static final SavedGames.Effort EFFORT =
      new SavedGames.Effort(1500, Duration.ofSeconds(2), "2 s");

  @TempDir static Path folder;

  @BeforeAll
  static void solve() {
    keep(folder.resolve("games.sqlite"), "0.123", "0.75", "4.7", "0.7/0.07", "0.644", "0.07");
  }

  /** A store with these games, to heap 20 if they are not solved. */
  static void keep(Path file, String... games) {
    try (Store store = Store.open(file)) {
      KeptGames kept = new KeptGames(store);
      for (String game : games) {
        GameReader.of(game)
            .either(
                rules -> {
                  QuotientSolver solver = new QuotientSolver(rules);
                  int heaps = game.equals("0.07") ? 20 : 10_000;
                  solver.run(SolverLimits.none().withMaxHeap(heaps));
                  return kept.keep(solver, EFFORT);
                },
                rules -> {
                  PartizanSolver solver = new PartizanSolver(rules);
                  solver.run(SolverLimits.none().withMaxHeap(20));
                  return kept.keep(solver, EFFORT);
                });
      }
    }
  }

  private static Typed atlas(Path out) {
    return Typed.misere(
        "atlas", "--out", out.toString(), "--store", folder.resolve("games.sqlite").toString());
  }

  @Test
  void aStoreBecomesPagesAndProofsThatTheRefereeAccepts() throws IOException {
    Path out = folder.resolve("new/atlas");
    Typed typed = atlas(out);
    assertThat(typed.err()).isEmpty();
    assertThat(typed.out())
        .isEqualTo("6 games; open " + out.resolve("index.html") + " in a browser.\n");
    assertThat(Files.readString(out.resolve("game/0.123.html")))
        .contains("Solved by a wild quotient of order 20");
    // The store keeps what 256 heaps prove of it; the page says what follows.
    assertThat(Files.readString(out.resolve("game/0.644.html")))
        .contains("Φ has period 442 from heap 3256 on");
    for (String game : new String[] {"0.123", "4.7", "0.7_2F0.07", "0.644"}) {
      Typed check =
          Typed.misere("check", out.resolve("game/" + game + ".certificate.json").toString());
      assertThat(check.status()).as(check.out()).isZero();
    }
    assertThat(out.resolve("game/0.07.certificate.json")).doesNotExist();
  }

  /** What is the same is left alone, what is gone is removed, and what others put there stays. */
  @Test
  void anAtlasIsBroughtUpToDate() throws IOException {
    Path out = folder.resolve("again");
    assertThat(atlas(out).status()).isZero();
    Path page = out.resolve("game/0.123.html");
    FileTime early = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
    Files.setLastModifiedTime(page, early);
    Files.writeString(out.resolve("game/0.75.html"), "damaged");
    Files.writeString(out.resolve("notes.txt"), "mine");
    Files.writeString(out.resolve("gone.html"), "of an earlier game");
    Files.writeString(folder.resolve("outside.txt"), "not in the folder");
    Files.writeString(
        out.resolve("files.txt"),
        Files.readString(out.resolve("files.txt")) + "gone.html\n../outside.txt\n");
    assertThat(atlas(out).status()).isZero();
    assertThat(Files.getLastModifiedTime(page)).isEqualTo(early);
    assertThat(Files.readString(out.resolve("game/0.75.html"))).startsWith("<!doctype html>");
    assertThat(out.resolve("notes.txt")).hasContent("mine");
    assertThat(out.resolve("gone.html")).doesNotExist();
    assertThat(folder.resolve("outside.txt")).exists();
  }

  @Test
  void somebodyElsesFolderIsLeftAlone() throws IOException {
    Path out = Files.createDirectory(folder.resolve("photos"));
    Files.writeString(out.resolve("index.html"), "my page");
    Typed typed = atlas(out);
    assertThat(typed.status()).isEqualTo(2);
    assertThat(typed.err())
        .isEqualTo(
            "misere: '%s' is not empty, and was not written by this command; name a new folder.\n"
                .formatted(out));
    assertThat(out.resolve("index.html")).hasContent("my page");
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(atlas(file).err())
        .isEqualTo("misere: '%s' cannot be written: it is not a folder.\n".formatted(file));
  }

  @Test
  void aStoreWithoutGamesGetsASentence() {
    Path store = folder.resolve("empty.sqlite");
    Typed typed =
        Typed.misere("atlas", "--out", folder.resolve("x").toString(), "--store", store.toString());
    assertThat(typed.status()).isEqualTo(2);
    assertThat(typed.err()).contains("has no games yet").hasLineCount(1);
    assertThat(folder.resolve("x")).doesNotExist();
  }

  @Test
  void theAnswerIsJsonAsTheSchemaSays() {
    Typed typed =
        Typed.misere(
            "atlas",
            "--json",
            "--out",
            folder.resolve("json").toString(),
            "--store",
            folder.resolve("games.sqlite").toString());
    assertThat(typed.json().path("games").asInt()).isEqualTo(6);
    assertThat(typed.json().path("page").asString())
        .isEqualTo(folder.resolve("json").resolve("index.html").toString());
  }
}
