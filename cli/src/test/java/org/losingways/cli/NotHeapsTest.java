// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;

/** Every command on games whose heaps are forms, vertices, boards, regions or cells. */
class NotHeapsTest {

  @TempDir private Path folder;

  private static Typed answer(String... args) {
    Typed typed = Typed.misere(args);
    assertThat(typed.err()).isEmpty();
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    return typed;
  }

  private static void refused(String sentence, String... args) {
    Typed typed = Typed.misere(args);
    typed.assertRefused().contains(sentence);
  }

  /** Advances, §9.5.1. */
  @Test
  void aForm() {
    assertThat(answer("{2+,0}").out())
        .contains("-- changed at form {2+,0} --")
        .contains("Size 14: ⟨a, b, c | a²=1, b³=b, b²c=c, c³=ac²⟩\nP = {a, b², bc, c²}\n")
        .contains("Φ:\n  0       1\n  1       a\n  2       b\n  2+      c²\n  {2+,0}  c\n");
    Typed json = answer("solve", "{2+,0}", "--json");
    assertThat(json.out())
        .contains("\"status\":\"solved\"")
        .contains("\"phi\":[\"1\",\"a\",\"b\",\"c2\",\"c\"]")
        .contains("\"labels\":[\"0\",\"1\",\"2\",\"2+\",\"{2+,0}\"]");
    assertThat(answer("solve", "{2+,0}; 3", "-q").out()).contains("{2+,0}; 3 is solved");
  }

  /** Heaps are written with their games; a table and codes are proved together. */
  @Test
  void aSumOfGames() {
    assertThat(answer("solve", "0.3 + 0.12", "-q").out()).contains("0.12 + 0.3 is solved");
    assertThat(answer("solve", "0.3 + 0.12").out())
        .contains("Φ(0.12:n) = 1 a 1 1 a a 1 1")
        .contains("Φ(0.3:n) = 1 a 1 a 1 a 1");
    assertThat(answer("outcome", "kayles + 0.123", "kayles:5", "0.123:3").out())
        .contains("0.77:5 + 0.123:3 in 0.123 + 0.77")
        .contains("Winning in misère play:  0.77:5→0.77:3 + 0.77:1  0.123:3→0.123:1");
    assertThat(answer("rules", "0.3 + 0.12").out())
        .contains("A heap of 0.3: Take 1 bean and leave nothing or one heap.");
    refused("write a heap like 0.123:5", "outcome", "kayles + 0.123", "5");
    Path certificate = folder.resolve("sum.json");
    answer("solve", "{2+,0} + 0.3", "-q", "--certificate", certificate.toString());
    assertThat(answer("check", certificate.toString()).out().replaceAll("\\s+", " "))
        .contains("A table of 5 heaps called 0.3 + {2+,0}, and 0.3, is solved: order 14, |P| = 4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{2+,0}", "heptagon", "notakto", "cram:2x4", "pascals-beans", "0.12 + 0.3"})
  void everyCommandWorks(String game) throws IOException {
    Path certificate = folder.resolve("certificate.json");
    assertThat(answer("solve", game, "-q", "--certificate", certificate.toString()).out())
        .contains("is solved");
    assertThat(answer("check", certificate.toString(), "--json").out())
        .contains("\"accepted\":true");
    assertThat(answer("structure", game).out()).contains("solved");
    assertThat(answer("structure", game, "--json").json().path("order").asInt()).isPositive();
    for (String what : List.of("cayley", "idempotents", "phi", "table", "ideals")) {
      Path file = folder.resolve(what + ".svg");
      answer("draw", game, "--what", what, "-o", file.toString());
      assertThat(Files.readString(file)).contains("<svg");
    }
    for (String format : List.of("json", "gap", "latex")) {
      assertThat(answer("export", game, "--format", format).out()).isNotBlank();
    }
    for (String table : List.of("elements", "phi", "products")) {
      assertThat(answer("export", game, "--format", "csv", "--table", table).out()).isNotBlank();
    }
    assertThat(answer("nim", game, "--heaps", "4").out()).isNotBlank();
    assertThat(answer("genus", game, "--heaps", "4").out()).isNotBlank();
    Path saved = folder.resolve("saved.json");
    answer("solve", game, "-q", "--save", saved.toString());
    answer("solve", game, "-q", "--resume", saved.toString());
  }

  @Test
  void outcomes() {
    assertThat(answer("outcome", "heptagon", "N", "D", "R", "E").out())
        .contains("N + D + R + E in heptagon")
        .contains("Winning in misère play:  R→A\n")
        .contains("proved for all vertices");
    assertThat(answer("outcome", "heptagon", "N+D", "--json").out())
        .contains(
            "\"position\":[\"N\",\"D\"],\"outcome\":\"N\",\"value\":\"ac2\",\"genus\":\"1^13\","
                + "\"winning\":[{\"heap\":\"N\",\"to\":[]},{\"heap\":\"N\",\"to\":[\"D\"]},"
                + "{\"heap\":\"D\",\"to\":[\"R\"]}]");
    assertThat(answer("outcome", "{2+,0}", "{2+,0}", "2+", "1", "--explain").out())
        .contains("form {2+,0} is c")
        .contains("P, the previous one wins");
    assertThat(answer("outcome", "notakto", ".../.../...").out())
        .contains("Winning in misère play:  .../.../...→.../.X./...\n");
    assertThat(answer("outcome", "cram:2x3", "###/###", "2x2").out()).contains("##/##");
    assertThat(answer("outcome", "cram:2x3").out()).startsWith("###/### in cram:2x3");
    assertThat(answer("outcome", "sprouts:2").out()).contains("value    b²");
    assertThat(answer("outcome", "sprouts:5", "--json").out())
        .contains("\"position\":[\"0.0.0.0.0.}\"],\"outcome\":\"N\"", "\"ground\":\"played-out\"");
    assertThat(answer("outcome", "sprouts:5", "22.", "1").out())
        .startsWith("222.} + 22.} in sprouts:5")
        .contains("Winning in misère play: no move");
    assertThat(answer("form", "sprouts:3").out()).startsWith("1\n");
  }

  /** Advances, §3.2: the worked example, and rows that nobody will ever draw. */
  @Tag("published")
  @Test
  void pascalsBeans() throws IOException {
    assertThat(answer("outcome", "pascals-beans", "2,1", "4,2").out())
        .contains("value    ab²")
        .contains("Winning in misère play:  2,1→out\n");
    assertThat(answer("outcome", "pascals-beans", "60001,30000").out()).contains("value    ab²");
    Typed solved = answer("pascals-beans", "-q");
    assertThat(solved.out()).contains("   7           1   b   c  ab² ab²  c   b   1\n");
    assertThat(solved.said())
        .contains("from row 7 on rows repeat with period 2, all cells alike but for 2 at either");
    Path file = folder.resolve("triangle.txt");
    answer("draw", "pascals-beans", "--what", "triangle", "--rows", "20", "-o", file.toString());
    assertThat(Files.readAllLines(file))
        .hasSize(21)
        .last()
        .asString()
        .matches(" *20 +1 +a( +b2){17} +a +1");
    Path picture = folder.resolve("triangle.svg");
    answer("draw", "pascals-beans", "--what", "triangle", "-o", picture.toString());
    assertThat(Files.readString(picture)).contains("repeats for ever");
    assertThat(Typed.misere("pascals-beans", "-q", "--max-heap", "8").out())
        .contains("   4   1   a  b²   a   1\n")
        .doesNotContain("   5  ");
    refused("--rows", "draw", "0.77", "--what", "phi", "--rows", "9", "-o", "x.svg");
    refused("pascals-beans", "draw", "0.77", "--what", "triangle", "-o", "x.svg");
    refused("row and column like 6,3", "outcome", "pascals-beans", "6");
    refused("sprouts:5 has too many lands to be solved", "solve", "sprouts:5");
    refused("1 to 12 spots", "outcome", "sprouts:13");
    refused("write a number of spots like 5", "outcome", "sprouts:3x");
    refused("no cell (3,4)", "outcome", "pascals-beans", "3,4");
  }

  @Test
  void assertions() throws IOException {
    Path file = folder.resolve("assertion.txt");
    String start =
        "game: {2+,0}\npresentation: <a,b,c | a2=1,b3=b,b2c=c,c3=ac2>\nP: a b2 bc c2\nphi: a b ";
    Files.writeString(file, start + "c2 c\n");
    assertThat(answer("check", file.toString()).out()).startsWith("Accepted.");
    Files.writeString(file, start + "b2 c\n");
    Typed wrong = Typed.misere("check", file.toString());
    wrong
        .assertNo()
        .startsWith("Refuted.")
        .contains("The heaps of this position are {2+,0} + 2+ + 1.");
    Files.writeString(file, answer("solve", "heptagon", "--json").out());
    assertThat(answer("check", file.toString()).out()).startsWith("Accepted.");
  }

  @Test
  void batches() throws IOException {
    Path file = folder.resolve("batch.txt");
    Files.writeString(file, "N D\nA\n\nE + R2\n");
    assertThat(answer("outcome", "heptagon", "--batch", file.toString()).out())
        .hasLineCount(4)
        .contains("N + D  N  ac2  1^13  N→G N→D D→R")
        .contains("E + R2  P  a  1^031");
    assertThat(answer("outcome", "heptagon", "--batch", file.toString(), "--json").out())
        .contains("\"position\":[\"E\",\"R2\"],\"outcome\":\"P\"");
  }

  @Test
  void distinguishing() {
    assertThat(answer("distinguish", "heptagon", "E", "G").out())
        .contains("No position of heptagon distinguishes E and nothing");
    assertThat(answer("distinguish", "{2+,0}", "2+2", "2+", "--json").out())
        .isEqualTo("{\"game\":\"{2+,0}\",\"equal\":false,\"by\":[\"2\",\"{2+,0}\"]}\n");
  }

  @Test
  void graphsFromFiles() throws IOException {
    Path dot = folder.resolve("g.dot");
    Files.writeString(dot, "digraph { B -> A; C -> B; C -> A; D -> C; E -> D; E -> A }");
    Path table = folder.resolve("g.json");
    Files.writeString(
        table, "{\"B\":[\"A\"],\"C\":[\"B\",\"A\"],\"D\":[\"C\"],\"E\":[\"D\",\"A\"]}");
    Path edges = folder.resolve("e.json");
    Files.writeString(
        edges,
        "{\"vertices\":[\"A\"],\"edges\":[[\"B\",\"A\"],[\"C\",\"B\"],[\"C\",\"A\"],"
            + "{\"from\":\"D\",\"to\":\"C\"},[\"E\",\"D\"],[\"E\",\"A\"]]}");
    for (Path file : List.of(dot, table, edges)) {
      assertThat(answer("graph:" + file, "-q").out())
          .contains("Size 14")
          .contains("  D  c²\n  E  c\n");
    }
    Path bad = folder.resolve("bad");
    Files.writeString(bad, "digraph { a -> b -> c -> a }");
    refused("The graph has a cycle, a -> b -> c -> a,", "graph:" + bad);
    Files.writeString(bad, "{\"a\":\"b\"}");
    refused("Expected a list of vertices", "graph:" + bad);
    Files.writeString(bad, "{\"edges\":[[\"a\"]]}");
    refused("An edge has two ends", "graph:" + bad);
    Files.writeString(bad, "{\"edges\":[[\"a\",null]]}");
    refused("A vertex is named by", "graph:" + bad);
    Files.writeString(bad, "{\"edges\":");
    refused("The file is not JSON", "graph:" + bad);
    Files.writeString(bad, "graph { a -- b }");
    refused("has arrows", "graph:" + bad);
    Files.write(bad, new byte[] {'d', 'i', (byte) 0xff, (byte) 0xfe});
    refused("is not text in UTF-8", "graph:" + bad);
    Files.writeString(bad, "digraph { \"a\u001b[31m\" -> b }");
    refused("The name of the vertex 'a\\u001b[31m' contains control characters", "graph:" + bad);
    refused("is too large to be a graph", "graph:/dev/zero");
    refused("There is no file", "graph:" + folder.resolve("none"));
    refused("needs the name of a DOT or JSON file", "graph:");
  }

  /** A pipe can be read once, like standard input. */
  @Test
  void aGraphIsReadOnce() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    for (String command : List.of("solve", "outcome", "inverse", "genus", "form")) {
      Thread writer =
          new Thread(
              () -> {
                try {
                  Files.writeString(pipe, "digraph { C -> B -> A; C -> A }");
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      writer.start();
      String[] rest = command.matches("solve|genus") ? new String[0] : new String[] {"C"};
      String[] line =
          Stream.concat(Stream.of(command, "graph:" + pipe), Stream.of(rest))
              .toArray(String[]::new);
      Typed typed =
          assertTimeoutPreemptively(Duration.ofMinutes(10), () -> Typed.misere(line), command);
      assertThat(typed.err()).isEmpty();
      assertThat(typed.out()).isNotBlank();
      writer.join();
    }
  }

  @Test
  void playingOnABoard() {
    assertThat(
            Typed.play(
                    "1 5\n1 5\n9\nhint\nmoves\nundo\nquit\n",
                    "notakto",
                    ".../.../...",
                    "xx./.../...")
                .out())
        .contains("  board 1    board 2\n  1 2 3      X X 3\n")
        .contains("That is not a move: write it like '2 5'")
        .contains("Good-bye.");
    assertThat(Typed.play("5\n", "notakto", "--seed", "1").out()).contains("  4 X 6\n");
    assertThat(Typed.play("N D\nX\nD D\nquit\n", "heptagon", "N", "N", "D").out())
        .contains("  N   ●●     → D G\n")
        .contains("I play")
        .contains("That is not a move");
    assertThat(Typed.play("4,2 left\n3,2 2,1\nzz\n", "pascals-beans", "4,2", "4,2").out())
        .contains("   4  1   ·   2   ·   1\n")
        .contains("   3    1   ●   ·   1\n");
    assertThat(Typed.play("ab\nzz\n1 ab\n", "cram:2x3", "###/###").out())
        .contains("  region 1\n  a b c\n  d e f\n")
        .contains("That is not a move: write it like '2 ab'");
    assertThat(Typed.play("2+ -> 2\n2 0\nhint\n", "{2+,0}", "2+", "2").out()).contains("I play");
  }

  @Test
  void badInput() {
    refused("does not follow from {2+,0}", "outcome", "{2+,0}", "5");
    refused("is not a vertex of heptagon", "outcome", "heptagon", "Q");
    refused("is not a board", "outcome", "notakto", "XO./.../...");
    refused("The form ends too early", "solve", "{2+,0");
    refused("like cram:3x4", "solve", "cram:9x9");
    refused("a form like {2+,0}", "solve", "nonsense");
  }
}
