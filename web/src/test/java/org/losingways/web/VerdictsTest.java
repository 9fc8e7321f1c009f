// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.app.SavedGames;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;
import org.losingways.web.atlas.KeptSource;
import org.losingways.web.atlas.Site;
import org.losingways.web.work.Limits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One game, one verdict: every page says of it what its record says, whatever the store has, and
 * under whichever of the equivalent codes.
 */
class VerdictsTest {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Pattern LEDE =
      Pattern.compile("<p class=\"lede\"><span class=\"status ([a-z-]+)\">(.*?)</span> (.*?)</p>");
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build();

  @TempDir private static Path folder;
  private static Store store;
  private static Workbench bench;
  private static final Map<String, String> FILES = new ConcurrentHashMap<>();

  /** A census with little time, and keys that are not those of records. */
  @BeforeAll
  static void start() throws IOException {
    store = Store.temporary(folder.resolve("games.sqlite"));
    keep("0.123", 60);
    keep("4.4", 300);
    keep("0.4", 12);
    keep("0.176", 12);
    keep("0.544", 10);
    keep("4.7", 8);
    keep("nim", 60);
    keep("notakto", 1000);
    PartizanSolver partizan = new PartizanSolver(GameReader.of("0.7/0.07").partizan());
    partizan.run(SolverLimits.none().withMaxHeap(30));
    new KeptGames(store).keep(partizan, effort());
    new Site(new KeptSource(new KeptGames(store)))
        .write(
            (path, bytes) -> FILES.put(path, new String(bytes, StandardCharsets.UTF_8)),
            progress -> {});
    bench =
        Workbench.start(
            new WorkbenchOptions("127.0.0.1", 0, store, Limits.usual().withTime(Duration.ZERO)));
  }

  @AfterAll
  static void stop() {
    bench.close();
    store.close();
  }

  private static SavedGames.Effort effort() {
    return new SavedGames.Effort(1, Duration.ZERO, "none");
  }

  private static void keep(String game, int heaps) {
    QuotientSolver solver = new QuotientSolver(GameReader.of(game).impartial());
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    new KeptGames(store).keep(solver, effort());
  }

  private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
    URI address = bench.address().resolve(path);
    return CLIENT.send(
        HttpRequest.newBuilder(address).build(),
        HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
  }

  private static String code(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** What a page of a game says, as {@code verdict | sentence}. */
  private static String lede(String page) {
    Matcher found = LEDE.matcher(page);
    assertThat(found.find()).as(page).isTrue();
    return found.group(1) + " | " + found.group(3).replaceAll(" \\(<a.*", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.123 | 0.123 | wild | Solved by a wild quotient of order 20; Φ has period 5 from heap 5"
            + " on, proved for heaps of every size.",
        "0.77 | 0.77 | wild | Solved by a wild quotient of order 40; Φ has period 12 from heap 71"
            + " on, proved for heaps of every size.",
        "4.4 | 0.77 | wild | Solved by a wild quotient of order 40; Φ has period 12 from heap 71"
            + " on, proved for heaps of every size.",
        "kayles | 0.77 | wild | Solved by a wild quotient of order 40; Φ has period 12 from heap 71"
            + " on, proved for heaps of every size.",
        "0.07 | 0.07 | open-infinite | Not solved; the quotient is proved to be infinite, and"
            + " verified to heap 38.",
        "0.137 | 0.07 | open-infinite | Not solved; the quotient is proved to be infinite, and"
            + " verified to heap 38.",
        "0.176 | 0.176 | rays | Solved by an infinite quotient; Φ has period 8 from heap 50 on,"
            + " proved for heaps of every size.",
        "0.544 | 0.544 | rays | Solved by linear forms on an infinite quotient; Φ has period 8 from heap"
            + " 17 on, proved for heaps of every size.",
        "4.7 | 4.7 | endless | Solved for heaps of every size by weights and thresholds; the quotient"
            + " is not finitely generated.",
        "nim | 0.(3) | tame | Solved for heaps of every size by nim-values; the quotient is not"
            + " finitely generated.",
        "0.7/0.07 | 0.7/0.07 | partizan | Solved by an infinite misère monoid; Φ has period 3 from"
            + " heap 0 on, proved for heaps of every size.",
        "notakto | notakto | wild | Solved by a wild quotient of order 18; proved for all boards"
            + " there are."
      })
  void everyPageGivesTheSameVerdict(String asked, String game, String verdict, String line)
      throws IOException, InterruptedException {
    JsonNode record = JSON.readTree(get("/api/solve?game=" + code(asked)).body()).path("record");
    assertThat(record.path("game").asString()).isEqualTo(game);
    assertThat(record.path("verdict").asString()).isEqualTo(verdict);
    assertThat(record.path("line").asString()).isEqualTo(line);
    assertThat(record.path("solved").booleanValue()).isEqualTo(line.startsWith("Solved"));

    String name = game.replace("/", "_2F");
    HttpResponse<String> page = get("/game/" + asked.replace("/", "_2F"));
    if (!asked.equals(game)) {
      assertThat(page.statusCode()).isEqualTo(302);
      assertThat(page.headers().firstValue("Location")).contains("/game/" + name);
      page = get("/game/" + name);
    }
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(lede(page.body())).isEqualTo(verdict + " | " + line);
    assertThat(lede(FILES.get("game/" + name + ".html"))).isEqualTo(verdict + " | " + line);

    for (String list : new String[] {get("/atlas/games.js").body(), FILES.get("games.js")}) {
      JsonNode own = listed(list, game);
      assertThat(own.path("line").asString()).isEqualTo(line);
      assertThat(own.path("style").asString()).isEqualTo(verdict);
    }
    boolean isOpen = get("/atlas/open").body().contains("href=\"/game/" + name + "\"");
    assertThat(isOpen).isEqualTo(verdict.startsWith("open"));
    assertThat(FILES.get("open.html").contains("href=\"game/" + name + ".html\""))
        .isEqualTo(isOpen);
    assertThat(FILES.containsKey("game/" + name + ".certificate.json")).isEqualTo(!isOpen);
  }

  private static JsonNode listed(String script, String game) {
    for (JsonNode each : JSON.readTree(script.replaceAll("^[^\\[]*|;\\s*$", ""))) {
      if (each.path("code").asString().equals(game)) {
        return each;
      }
    }
    throw new AssertionError(game + " is not listed");
  }

  /** Equivalent codes count once, under the code people know; the others lead to it. */
  @Test
  void equivalentCodesCountOnce() throws IOException, InterruptedException {
    String text = get("/atlas").body();
    assertThat(text).contains("9 games, 8 of them solved.");
    assertThat(text).contains("href=\"/game/0.77\"").doesNotContain("/game/4.4", "/game/0.4\"");
    assertThat(listed(get("/atlas/games.js").body(), "4.4").path("page").asString())
        .isEqualTo("/game/0.77");
    assertThat(get("/atlas/behaviour").body()).doesNotContain(">4.4<", ">0.4<");
    assertThat(FILES.get("game/4.4.html")).contains("url=../game/0.77.html");
    assertThat(get("/game/4.4.certificate.json").headers().firstValue("Location"))
        .contains("/game/0.77.certificate.json");
    assertThat(get("/game/0.77.certificate.json").body()).contains("\"game\":\"0.77\"");
  }

  /** What was published is what proves it, and a page of a run that has less says so. */
  @Test
  void theProofOfTheVerdictIsThere() throws IOException, InterruptedException {
    assertThat(get("/game/0.544.certificate.json").body())
        .isEqualTo(FILES.get("game/0.544.certificate.json"))
        .contains("\"kind\":\"gauges\"");
    assertThat(get("/game/0.176").body())
        .contains("href=\"/results/infinite/0.176.json\"")
        .contains("What follows is read from a saved run. A quotient of order 12 is verified");
    assertThat(get("/results/infinite/0.176.json").statusCode()).isEqualTo(200);
    assertThat(get("/results/families/4.7.json").statusCode()).isEqualTo(200);
  }

  /** A code that stands for no class is told from the one that does. */
  @Test
  void anEquivalentCodeIsSaidToBeOne() throws IOException, InterruptedException {
    JsonNode record = JSON.readTree(get("/api/solve?game=4.4").body()).path("record");
    assertThat(record.path("equivalent").path("code").asString()).isEqualTo("4.4");
    assertThat(record.path("equivalent").path("shift").intValue()).isEqualTo(-1);
    assertThat(JSON.readTree(get("/api/solve?game=0.77").body()).path("record").has("equivalent"))
        .isFalse();
  }
}
