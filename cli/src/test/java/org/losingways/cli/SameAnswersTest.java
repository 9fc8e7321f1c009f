// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.store.Store;
import org.losingways.web.Workbench;
import org.losingways.web.WorkbenchOptions;
import org.losingways.web.work.Limits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The command line and the workbench, with one store, answer the same: each member of what a
 * command prints as JSON is in the API's reply, games of all kinds alike.
 */
@Tag("process")
class SameAnswersTest {

  /** What both are given, so that neither goes on looking for what it cannot find. */
  private static final Duration TIME = Duration.ofSeconds(2);

  /** These solve no game. */
  private static final Set<String> STORELESS = Set.of("frisky", "genus", "form", "monoid");

  @TempDir private static Path folder;

  private static Path file;
  private static Store store;
  private static Workbench workbench;
  private static Visitor visitor;

  @BeforeAll
  static void start() throws IOException {
    file = folder.resolve("games.sqlite");
    // Nothing but these gauges tells outcomes of 4.77 to heap 6, and of 0.5/0.03 to heap 4.
    typed("gauges", "4.77", "--from", "../docs/results/gauges/4.77-6.json").assertAnswer();
    typed("gauges", "0.5/0.03", "--from", "../docs/results/gauges/0.5-0.03-4.json").assertAnswer();
    // Solved on an infinite quotient, which takes longer than the time that is given here.
    typed("solve", "0.176", "--time-limit", "1h").assertAnswer();
    store = Store.open(file);
    Limits limits = Limits.usual().withTime(TIME);
    workbench = Workbench.start(new WorkbenchOptions("127.0.0.1", 0, store, limits));
    visitor = new Visitor(workbench.address());
  }

  @AfterAll
  static void stop() {
    workbench.close();
    store.close();
  }

  private static Typed typed(String... words) {
    return Typed.misere(
        Stream.concat(Arrays.stream(words), Stream.of("--store", file.toString()))
            .toArray(String[]::new));
  }

  /** What the command line says, in as much time as the workbench has. */
  private static JsonNode shell(String... words) {
    String[] more =
        Stream.concat(
                Arrays.stream(words), Stream.of("--json", "--time-limit", TIME.toSeconds() + "s"))
            .toArray(String[]::new);
    return (STORELESS.contains(words[0]) ? Typed.misere(more) : typed(more)).json();
  }

  private static JsonNode api(String operation, Map<String, String> parameters) {
    String query =
        parameters.entrySet().stream()
            .map(e -> e.getKey() + "=" + Visitor.encoded(e.getValue()))
            .collect(Collectors.joining("&"));
    Visitor.Answer answer = visitor.get("/api/" + operation + "?" + query);
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return answer.json();
  }

  private static void assertSame(JsonNode shell, JsonNode api, String... unless) {
    assertThat(shell.size()).isPositive();
    for (Map.Entry<String, JsonNode> member : shell.properties()) {
      if (!Set.of(unless).contains(member.getKey())) {
        assertThat(api.path(member.getKey())).as(member.getKey()).isEqualTo(member.getValue());
      }
    }
    assertThat(api.has("verifiedTo")).isEqualTo(shell.has("verifiedTo"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123%9+8+5+3",
        "0.123%5000+7",
        "kayles%5+4",
        "4.7%9+8+5+3",
        "4.7%100000+4",
        "0.(3)%70000+5+1",
        "0.54%9+4",
        "0.176%60+9",
        "{2+,0}%2+",
        "digraph{C->B;C->A;B->A}%C+B",
        "heptagon%D+E",
        "notakto%X../.../...",
        "pascals-beans%4,2",
      })
  void outcomes(String game, String position) {
    JsonNode here = shell("outcome", game, position, "--explain");
    JsonNode there = api("outcome", Map.of("game", game, "position", position, "genus", "yes"));
    // Time may end before a genus is found, in either of them.
    boolean hasGenus = !here.path("genus").isNull() && !there.path("genus").isNull();
    assertSame(here, there, hasGenus ? new String[0] : new String[] {"genus", "blurryGenus"});
    assertThat(here.has("verifiedTo")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {"0.123", "{2+,0}", "kayles"})
  void mexFunctions(String game) {
    JsonNode here = shell("structure", game, "--mex");
    assertSame(here, api("structure", Map.of("game", game, "mex", "yes")), "elements");
    assertThat(here.path("mex").size()).isEqualTo(here.path("order").asInt());
  }

  @ParameterizedTest
  @CsvSource({"0.7/0.07, 6+4", "{0|*}, {0|*}", "0.5/0.03, 4+3", "0.1/0.2, 40+3"})
  void outcomesOfLeftAndRight(String game, String position) {
    assertSame(
        shell("outcome", game, position, "--explain"),
        api("outcome", Map.of("game", game, "position", position)));
  }

  /** Time may end before their genera are found. */
  @Test
  void outcomesByGaugesThatAreKept() {
    JsonNode here = shell("outcome", "4.77", "6+3+2+2", "--explain");
    JsonNode there = api("outcome", Map.of("game", "4.77", "position", "6+3+2+2"));
    assertSame(here, there, "genus", "blurryGenus");
    assertThat(there.path("value").asString()).isEqualTo("b2cf");
    assertThat(there.path("verifiedTo").asInt()).isEqualTo(6);
    JsonNode two = api("outcome", Map.of("game", "0.5/0.03", "position", "4+3"));
    assertThat(two.path("verifiedTo").asInt()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123%4+4%6",
        "0.123%6%11",
        "4.7%5%7",
        "4.7%9+9%8+8",
        "0.176%9%17",
        "{2+,0}%{2+,0}%2",
        "digraph{C->B;C->A;B->A}%C%B",
        "heptagon%D%E",
        "notakto%X../.../...%.../.../...",
        "0.7/0.07%2%1+1",
        "0.7/0.07%7%1",
        "{0|*}%*%{0|*}",
        "4.77%6+3%2+2",
        "0.5/0.03%4%3",
      })
  void positionsToldApart(String game, String first, String second) {
    assertSame(
        shell("distinguish", game, first, second),
        api("distinguish", Map.of("game", game, "first", first, "second", second)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.77%1",
        "0.77%2",
        "0.123%1",
        "0.123%3",
        "4.7%1",
        "0.3%2",
        "{2+,0}%1",
        "heptagon%1"
      })
  void friskyPositions(String game, String count) {
    assertSame(
        shell("frisky", game, "--count", count),
        api("frisky", Map.of("game", game, "heaps", count)));
  }

  @Test
  void friskyPositionsAsFarAsIsAskedFor() {
    assertSame(
        shell("frisky", "0.77", "--max-heap", "60", "--group", "7"),
        api("frisky", Map.of("game", "0.77", "max", "60", "group", "7")));
  }

  @ParameterizedTest
  @CsvSource({
    "0.123, 0.2012",
    "0.2012, 0.123",
    "0.123, 0.1321",
    "0.123, 0.77",
    "4.7, 0.26",
    "0.176, 0.123",
    "4.754, 0.754",
    "4.7, 0.(3)"
  })
  void games(String game, String other) {
    JsonNode here = shell("compare", game, other);
    assertSame(here, api("compare", Map.of("game", game, "with", other)));
    // And the other way round.
    JsonNode back = shell("compare", other, game);
    for (String member : new String[] {"cousins", "isomorphic", "map", "shift", "columns"}) {
      assertThat(back.path(member).isNull()).as(member).isEqualTo(here.path(member).isNull());
    }
    assertThat(back.path("isomorphic")).isEqualTo(here.path("isomorphic"));
    if (here.path("cousins").isNumber()) {
      assertThat(back.path("cousins").asInt()).isEqualTo(-here.path("cousins").asInt());
    }
  }

  @Test
  void gaugesThatAreKept() {
    assertSame(
        shell("gauges", "4.77", "6", "3", "2", "2", "--max-heap", "6"),
        api("gauges", Map.of("game", "4.77", "heaps", "6", "position", "6+3+2+2")));
  }

  @ParameterizedTest
  @CsvSource({"0.7/0.07, 2, 1+1", "0.7/0.07, 2, 2+2", "0.7/0.07, 7, 1", "{0|*}, *, {0|*}"})
  void comparedPositions(String game, String first, String second) {
    assertSame(
        shell("compare", game, first, second),
        api("compare", Map.of("game", game, "first", first, "second", second)));
  }

  @ParameterizedTest
  @CsvSource({"0.7/0.07, 1", "0.123, 8", "0.123, 9", "{0|*}, *", "heptagon, D"})
  void inverses(String game, String position) {
    assertSame(
        shell("inverse", game, position),
        api("inverse", Map.of("game", game, "position", position)));
  }

  /** In larger company the first two differ, and the third pair is refuted by 1+2+4+4. */
  @Test
  void whatIsKnownToSomeHeapSaysSo() {
    JsonNode equal = shell("compare", "0.3/0.14", "3+1+1", "1");
    assertBounded(equal.path("relation").asString().equals("="), equal);
    JsonNode inverse = shell("inverse", "0.3/0.14", "2+1+1");
    assertBounded(inverse.path("decided").asBoolean(), inverse);
    assertBounded(
        true, api("compare", Map.of("game", "0.3/0.14", "first", "3+1+1", "second", "1")));
    JsonNode there = api("inverse", Map.of("game", "0.7/0.01", "position", "2"));
    assertBounded(there.path("decided").asBoolean(), there);
    assertThat(typed("compare", "0.3/0.14", "3+1+1", "1").said())
        .contains(
            "in the context of positions of 0.3/0.14 with heaps to "
                + equal.path("verifiedTo").asInt());
  }

  private static void assertBounded(boolean isClaimed, JsonNode answer) {
    assertThat(answer.has("verifiedTo")).as(answer.toString()).isEqualTo(isClaimed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123%ab2cd3",
        "0.176%a3b2",
        "4.7%ab3",
        "0.(3)%ab2",
        "0.7/0.07%a3b5",
        "{0|*}%ab5",
        "{2+,0}%a3",
        "heptagon%a3",
        "4.77%b2cf"
      })
  void words(String game, String word) {
    assertSame(shell("reduce", game, word), api("reduce", Map.of("game", game, "word", word)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123",
        "4.7",
        "0.(3)",
        "0.7/0.07",
        "{0|*}",
        "{2+,0}",
        "heptagon",
        "notakto",
        "4.77"
      })
  void exports(String game) {
    JsonNode here = shell("export", game);
    assertSame(here, api("export", Map.of("game", game)));
    assertThat(here.has("gauges")).isEqualTo(game.equals("4.77"));
  }

  /** Genera of elements are found in what is left of the time. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123",
        "kayles",
        "0.(3)",
        "4.7",
        "0.176",
        "{2+,0}",
        "heptagon",
        "notakto",
        "digraph{C->B;C->A;B->A}",
        "0.7/0.07",
        "0.2/0.3",
        "{0|*}",
        "4.77"
      })
  void structures(String game) {
    assertSame(shell("structure", game), api("structure", Map.of("game", game)), "elements");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {"0.123", "kayles", "0.75", "0.(3)", "4.7", "0.54", "{2+,0}", "heptagon", "notakto"})
  void sibertConwayLists(String game) {
    assertSame(shell("sibert-conway", game), api("sibert-conway", Map.of("game", game)));
  }

  /** Of games that are solved: how far others get depends on the time. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {"0.123", "0.54", "0.(3)", "{2+,0}", "heptagon"})
  void pretendingTables(String game) {
    assertSame(shell("pretend", game), api("pretend", Map.of("game", game)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123",
        "kayles",
        "0.(3)",
        "4.7",
        "sub(1,4,7)",
        "{2+,0}",
        "heptagon",
        "pascals-beans"
      })
  void genera(String game) {
    assertSame(
        shell("genus", game, "--max-heap", "12"),
        api("genus", Map.of("game", game, "heaps", "12")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123",
        "kayles",
        "0.(3)",
        "sub(1,4,7)",
        "{2+,0}",
        "digraph{C->B;C->A;B->A}",
        "notakto",
        "cram:2x3",
        "0.7/0.07",
        "{0|*}"
      })
  void rulesInWords(String game) {
    JsonNode here = Typed.misere("rules", game, "--json").json();
    assertSame(here, api("rules", Map.of("game", game)));
  }

  @ParameterizedTest
  @CsvSource({"'<a,b|a2=1,b3=b>'", "'<a|a5=a2>'"})
  void presentations(String presentation) {
    assertSame(shell("monoid", presentation), api("monoid", Map.of("presentation", presentation)));
  }

  @Test
  void smallQuotients() {
    assertSame(
        Typed.misere("quotients", "--order", "6", "--json").json(),
        api("quotients", Map.of("order", "6")));
  }

  /** What goes furthest is proved: the quotient, or linear forms that are saved. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      value = {
        "0.123",
        "kayles",
        "4.7",
        "0.176",
        "{2+,0}",
        "heptagon",
        "0.7/0.07",
        "{0|*}",
        "4.77"
      })
  void certificates(String game) throws IOException {
    Path proof = folder.resolve("proof.json");
    typed("solve", game, "-q", "--time-limit", "2s", "--certificate", proof.toString());
    assertThat(api("certificate", Map.of("game", game)))
        .isEqualTo(new JsonMapper().readTree(Files.readString(proof)));
  }
}
