// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.cli.rules.OwnGames;
import org.losingways.game.Game;
import org.losingways.reader.GameReader;
import org.losingways.store.Store;
import org.losingways.web.Workbench;
import org.losingways.web.WorkbenchOptions;
import org.losingways.web.work.Limits;
import tools.jackson.databind.JsonNode;

/** Games that users write in Java. */
@Tag("process")
class OwnRulesTest {

  /** Crosses is Dawson's Chess in other clothes. */
  private static final String CROSSES = Path.of("..", "examples", "Crosses.java").toString();

  @TempDir Path folder;

  private Path source(String name, String body) throws IOException {
    return Files.writeString(
        folder.resolve(name + ".java"),
        "import org.losingways.game.*;\npublic class %s %s".formatted(name, body));
  }

  private static String rule(String body) {
    return "implements Ruleset { public void forEachOption(int heap, OptionSink sink) { %s } }"
        .formatted(body);
  }

  @Test
  void itIsSolvedAsItsTwinIs() {
    JsonNode own = misere("Crosses", "--rules", CROSSES, "--max-heap", "20", "--json").json();
    JsonNode twin = misere("0.137", "--max-heap", "20", "--json").json();
    assertThat(own.get("game").asString()).isEqualTo("Crosses");
    assertThat(own.get("relations")).isEqualTo(twin.get("relations"));
    assertThat(own.get("phi")).isEqualTo(twin.get("phi"));
  }

  @ParameterizedTest
  @CsvSource({
    "outcome crosses 9 9 --max-heap 12,                N",
    "nim Crosses,                                      Period 34",
    "genus Crosses --max-heap 12,                      3¹⁴³¹",
    "structure Crosses --max-heap 10,                  order",
    "rules Crosses,                                    A heap of 3 may become nothing or 1",
    "form Crosses 5,                                   3",
    "export Crosses --max-heap 10 --format gap,        Crosses",
    "draw Crosses --max-heap 10 --what phi -o -,       <svg",
  })
  void everyCommandPlaysIt(String line, String said) {
    Typed typed =
        misere(
            Stream.concat(Stream.of(line.split(" ")), Stream.of("--rules", CROSSES))
                .toArray(String[]::new));
    assertThat(typed.status()).as(typed.err()).isLessThan(2);
    assertThat(typed.out()).containsIgnoringCase(said);
  }

  @Test
  void theCertificateIsAccepted() {
    Path file = folder.resolve("crosses.json");
    misere("Crosses", "--rules", CROSSES, "--max-heap", "12", "--certificate", file.toString());
    assertThat(misere("check", file.toString()).status()).isZero();
  }

  @Test
  void textAfterAColonAndPartizanGames() throws IOException {
    Path strip =
        source(
            "Take",
            """
            implements Ruleset {
              private final int most;
              public Take(String most) { this.most = Integer.parseInt(most); }
              public void forEachOption(int heap, OptionSink sink) {
                for (int k = 1; k <= Math.min(most, heap); k++) {
                  sink.accept(new int[] {heap - k}, heap == k ? 0 : 1);
                }
              }
            }
            class Kayles implements PartizanRuleset {
              public Ruleset left() { return TakeAndBreak.of("0.7"); }
              public Ruleset right() { return TakeAndBreak.of("0.07"); }
            }
            """);
    String rules = strip.toString();
    assertThat(misere("nim", "Take:3", "--rules", rules, "--max-heap", "8", "--json").out())
        .contains("\"values\":[0,1,2,3,0,1,2,3,0]");
    misere("nim", "Take", "--rules", rules).assertRefused().contains("after a colon");
    assertThat(misere("inverse", "Kayles", "1", "--rules", rules).said())
        .contains("The inverse of 1 is 2");
  }

  @Test
  void aJar() throws IOException {
    Path java = source("Halves", rule("if (heap > 1) sink.accept(new int[] {heap / 2}, 1);"));
    String library =
        Path.of(
                URI.create(
                    Game.class.getProtectionDomain().getCodeSource().getLocation().toString()))
            .toString();
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", library, "-d", folder.toString(), java.toString());
    assertThat(status).isZero();
    Path jar = folder.resolve("games.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      entries.putNextEntry(new JarEntry("Halves.class"));
      Files.copy(folder.resolve("Halves.class"), entries);
    }
    assertThat(
            misere("nim", "Halves", "--rules", jar.toString(), "--max-heap", "4", "--json").out())
        .contains("\"values\":[0,0,1,1,0]");
    assertThat(OwnGames.of(List.of(jar)).names()).containsExactly("Halves");
  }

  @Test
  void wrongRulesGetASentence() throws IOException {
    refused("Same", rule("sink.accept(new int[] {heap}, 1);"), "which is not smaller");
    refused("Empty", rule("sink.accept(new int[] {0}, 1);"), "empty heap");
    refused("Fails", rule("throw new IllegalStateException(\"oops\");"), "oops");
    refused("Broken", rule("sink.acept();"), "does not compile: line 2");
    refused("NoGame", "{ }", "There is no game in");
    refused(
        "Far",
        """
        implements Ruleset {
          public void forEachOption(int heap, OptionSink sink) { sink.accept(new int[0], 0); }
          public java.util.Optional<Reach> reach() { return java.util.Optional.of(new Reach(1, 1)); }
        }
        """,
        "beyond the bounds that its reach() gives");
    Path shouts =
        source("Shouts", rule("throw new IllegalStateException(\"\\u001b[31mloud\\nly\");"));
    misere("Shouts", "--rules", shouts.toString())
        .assertRefused()
        .contains("fail at heap 0: \\u001b[31mloud\\u000aly.");
    misere("Crosses", "--rules", "nowhere.java").assertRefused().contains("There is no file");
    misere("Crosses", "--rules", "../README.md").assertRefused().contains("neither");
    misere("Others", "--rules", CROSSES).assertRefused().contains("is not a game");
  }

  private void refused(String name, String body, String sentence) throws IOException {
    Path file = source(name, body);
    misere("nim", name, "--max-heap", "5", "--rules", file.toString())
        .assertRefused()
        .contains(sentence);
  }

  /**
   * For ever, but for the tests that come after: no thread can be ended that does not want to, so
   * each test has its rules told when it is over.
   */
  private String forEver() {
    return "while (System.getProperty(\"" + isOver() + "\") == null)";
  }

  private String isOver() {
    return "isOver." + folder.getFileName();
  }

  @AfterEach
  void endWhatIsForEver() {
    System.setProperty(isOver(), "yes");
  }

  /** Each is right to heap 3, and does not come back from heap 4. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Loops     | EVER { }",
        "Sleeps    | EVER { try { Thread.sleep(1000); } catch (Throwable e) { } }",
        "Pours     | EVER { try { sink.accept(new int[] {1}, 1); } catch (Throwable e) { } }",
        "Waits     | synchronized (sink) { EVER { try { sink.wait(1000); } catch (InterruptedException e) { } } }",
      })
  @Timeout(600)
  void rulesThatNeverReturnKeepTheLimit(String name, String body) throws IOException {
    Path file =
        source(
            name,
            rule(
                "if (heap > 3) { %s } if (heap > 0) sink.accept(new int[] {heap - 1}, heap == 1 ? 0 : 1);"
                    .formatted(body.replace("EVER", forEver()))));
    Typed solved = saysInTime("verified for all positions with heaps up to 3.", file, name);
    assertThat(solved.status()).isEqualTo(1);
    assertThat(solved.err())
        .hasLineCount(1)
        .contains("The rules of " + name + " did not answer at heap 4 within the time limit");
    saysInTime("P, the previous one wins", file, "outcome", name, "3");
  }

  /** A command that says this; on a busy machine the first heaps may take longer than a second. */
  private static Typed saysInTime(String sentence, Path rules, String... words) {
    Typed typed;
    int seconds = 1;
    do {
      List<String> all = new ArrayList<>(List.of(words));
      all.addAll(List.of("--rules", rules.toString(), "--time-limit", seconds + "s"));
      typed = misere(all.toArray(String[]::new));
      seconds *= 2;
    } while (!typed.said().contains(sentence) && seconds < 200);
    assertThat(typed.said()).contains(sentence);
    return typed;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Born   | public Born() { EVER { } } public Labels labels() { return Labels.SIZES; }",
        "Begins | static int begun = begin(); static int begin() { EVER { } return 1; }",
        "Names  | public Labels labels() { EVER { } return null; }",
        "Writes | public Labels labels() { return new Labels() {"
            + " public String noun() { return \"heap\"; }"
            + " public String label(int heap) { EVER { } return null; }"
            + " public Position position(String text) { EVER { } return null; } }; }",
      })
  @Timeout(600)
  void norNeedOtherMethodsReturn(String name, String members) throws IOException {
    Path file =
        source(
            name,
            "implements Ruleset { public void forEachOption(int heap, OptionSink sink) { } %s }"
                .formatted(members.replace("EVER", forEver())));
    Typed typed = misere("outcome", name, "3", "--rules", file.toString(), "--time-limit", "1s");
    assertThat(typed.status()).isEqualTo(1);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).hasLineCount(1).contains("The rules of " + name + " did not answer");
  }

  @Test
  void rulesThatNeedTooMuchGetASentence() throws IOException {
    refused("Deep", rule("forEachOption(heap, sink);"), "nested too deeply");
    refused(
        "Large",
        rule("throw new OutOfMemoryError();"),
        "fail at heap 1: they need too much memory");
    refused("Asserts", rule("throw new AssertionError(\"never\");"), ": never.");
  }

  @Test
  @Timeout(600)
  void inTheWorkbenchNobodyElseWaitsForThem() throws Exception {
    Path file = source("Loops", rule("if (heap > 3) { " + forEver() + " { } }"));
    OwnGames games = OwnGames.of(List.of(file));
    try (Workbench workbench = workbench(games)) {
      HttpClient client = HttpClient.newHttpClient();
      assertThat(answer(client, workbench, "Loops"))
          .contains("This takes longer here than there is time for it");
      // The second time it is known, and whoever asks for another game is answered as ever.
      assertThat(answer(client, workbench, "Loops"))
          .contains("This takes longer here than there is time for it");
      assertThat(answer(client, workbench, "0.3")).contains("Take 1 bean");
    }
  }

  @Test
  void otherRulesOfTheSameNameAreAnotherGame() throws IOException {
    Path first = source("Mine", rule("if (heap > 1) sink.accept(new int[] {heap - 1}, 1);"));
    String before = OwnGames.of(List.of(first)).find("Mine").orElseThrow().key();
    Path second = source("Mine", rule("if (heap > 2) sink.accept(new int[] {heap - 2}, 1);"));
    assertThat(OwnGames.of(List.of(second)).find("Mine").orElseThrow().key()).isNotEqualTo(before);
  }

  @Test
  void theWorkbenchPlaysWhatWasNamedAndNothingElse() throws Exception {
    OwnGames games = OwnGames.of(List.of(Path.of(CROSSES)));
    try (Workbench workbench = workbench(games)) {
      HttpClient client = HttpClient.newHttpClient();
      assertThat(answer(client, workbench, "Crosses")).contains("A heap of 3");
      assertThat(answer(client, workbench, "graph:x.dot")).contains("Files are not read here");
    }
  }

  private static Workbench workbench(OwnGames games) throws IOException {
    return Workbench.start(
        new WorkbenchOptions(
            "127.0.0.1",
            0,
            Store.none(),
            Limits.usual(),
            GameReader.withoutFiles().with(games::find)));
  }

  private static String answer(HttpClient client, Workbench workbench, String game)
      throws IOException, InterruptedException {
    URI address = workbench.address().resolve("/api/rules?game=" + game);
    return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()).body();
  }
}
