// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.store.Store;
import org.losingways.web.Workbench;
import org.losingways.web.WorkbenchOptions;
import org.losingways.web.work.Limits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The workbench's API: what it answers, what it refuses, and that it stays whole. */
@Tag("process")
class ServeCommandTest {

  /** Nobody has solved it. */
  private static final String OPEN = "0.07";

  private static Workbench workbench;
  private static Visitor visitor;

  @BeforeAll
  static void start() throws IOException {
    workbench = Workbench.start(options(Store.none(), limits()));
    visitor = new Visitor(workbench.address());
  }

  @AfterAll
  static void stop() {
    workbench.close();
  }

  private static Limits limits() {
    return Limits.usual().withTime(Duration.ofSeconds(30));
  }

  private static WorkbenchOptions options(Store store, Limits limits) {
    return new WorkbenchOptions("127.0.0.1", 0, store, limits);
  }

  @Test
  void aSolutionIsTheJsonOfTheCommandLine() throws InterruptedException {
    JsonNode state = visitor.waitFor("0.123", Visitor.inPhase("done"));
    JsonNode typed = new JsonMapper().readTree(misere("solve", "0.123", "--json").out());
    for (Map.Entry<String, JsonNode> property : typed.properties()) {
      if (!property.getKey().equals("milliseconds")) {
        assertThat(state.path(property.getKey()))
            .as(property.getKey())
            .isEqualTo(property.getValue());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "structure?game=0.123 | structure 0.123 --json",
        "structure?game=4.7 | structure 4.7 --json",
        "sibert-conway?game=0.75 | sibert-conway 0.75 --json",
        "pretend?game=0.123 | pretend 0.123 --json",
        "genus?game=0.123 | genus 0.123 --json",
        "rules?game=kayles | rules kayles --json",
        "outcome?game=0.123&position=9%2B8%2B5%2B3&genus=yes | outcome 0.123 9 8 5 3 --json",
        "form?form=%7B2%2B,0%7D | form {2+,0} --json",
        "export?game=0.75 | export 0.75 --format json"
      })
  void viewsAreTheJsonOfTheCommandLine(String path, String line) throws InterruptedException {
    if (path.startsWith("structure")) {
      visitor.waitFor(path.substring(path.indexOf('=') + 1), Visitor.inPhase("done"));
    }
    JsonNode view = visitor.get("/api/" + path).json();
    JsonNode typed = new JsonMapper().readTree(misere(line.split(" ")).out());
    for (Map.Entry<String, JsonNode> property : typed.properties()) {
      assertThat(view.path(property.getKey())).as(property.getKey()).isEqualTo(property.getValue());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cayley", "idempotents", "phi", "table", "ideals"})
  void picturesAreSvgAndPng(String what) {
    Visitor.Answer svg = visitor.get("/api/picture?game=0.75&what=" + what);
    assertThat(svg.type()).startsWith("image/svg+xml");
    assertThat(svg.body()).startsWith("<svg").contains("<title>");
    Visitor.Answer png = visitor.get("/api/picture?game=0.75&format=png&what=" + what);
    assertThat(png.type()).isEqualTo("image/png");
    assertThat(png.body()).startsWith("\uFFFDPNG");
  }

  @Test
  void aFormHasAPicture() {
    assertThat(visitor.get("/api/picture?what=form&form=%7B2%2B,0%7D").body()).startsWith("<svg");
    assertThat(visitor.get("/api/form?game=0.123&form=8").json().path("nodes").size())
        .isEqualTo(visitor.get("/api/form?game=0.123&form=8").json().path("followers").asInt());
  }

  @Test
  void theTableMultipliesAsTheQuotientDoes() {
    JsonNode table = visitor.get("/api/table?game=0.75").json();
    assertThat(table.path("elements").size()).isEqualTo(8);
    List<String> words = new ArrayList<>();
    table.path("elements").forEach(e -> words.add(e.path("word").stringValue()));
    int b = words.indexOf("b");
    int c = words.indexOf("c");
    assertThat(words.get(table.path("products").get(b).get(c).asInt())).isEqualTo("ab");
  }

  @Test
  void certificatesAreCheckedHereAndThere() {
    JsonNode verdict = visitor.post("/api/check?game=0.123", "").json();
    assertThat(verdict.path("accepted").booleanValue()).isTrue();
    assertThat(verdict.path("reason").stringValue()).contains("0.123 is solved");
    String certificate = visitor.get("/api/certificate?game=0.123").body();
    assertThat(visitor.post("/api/check", certificate).json().path("accepted").booleanValue())
        .isTrue();
    String forged = certificate.replaceFirst("\"pPortion\":\\[1,", "\"pPortion\":[2,");
    assertThat(forged).isNotEqualTo(certificate);
    Visitor.Answer answer = visitor.post("/api/check", forged);
    assertThat(answer.status() == 400 || !answer.json().path("accepted").booleanValue()).isTrue();
  }

  @Test
  void everyMoveIsListedWithWhoWinsAfterIt() {
    JsonNode answer = visitor.get("/api/outcome?game=0.123&position=9%2B8%2B5%2B3").json();
    List<String> winning = new ArrayList<>();
    for (JsonNode move : answer.path("moves")) {
      if (move.path("misere").stringValue().equals("P")) {
        winning.add(move.path("heap").asInt() + "→" + move.path("to").get(0).asInt());
      }
    }
    assertThat(winning).containsExactlyInAnyOrder("8→5", "5→3", "3→1");
    assertThat(answer.path("reduction").path("end").stringValue()).isEqualTo("ad");
    assertThat(answer.path("reduction").path("inP").booleanValue()).isFalse();
    assertThat(answer.path("normal").path("outcome").stringValue()).isEqualTo("P");
  }

  @ParameterizedTest
  @ValueSource(strings = {"misere", "normal"})
  void thePerfectMachineLeavesALostPositionWhereItCan(String play) {
    for (String position : List.of("7+5", "5+4+1", "9", "6+2+2")) {
      String query = "game=kayles&play=" + play + "&position=" + Visitor.encoded(position);
      JsonNode reply = visitor.get("/api/play/reply?level=perfect&" + query).json();
      String after = reply.path("after").toString().replaceAll("[\\[\\]]", "");
      JsonNode before = visitor.get("/api/outcome?" + query.replaceAll("&play=\\w+", "")).json();
      JsonNode then =
          visitor.get("/api/outcome?game=kayles&position=" + Visitor.encoded(after)).json();
      String was =
          (play.equals("misere") ? before : before.path("normal")).path("outcome").asString();
      String is = (play.equals("misere") ? then : then.path("normal")).path("outcome").asString();
      assertThat(is).isEqualTo(was.equals("N") ? "P" : "N");
      String hint = visitor.get("/api/play/hint?" + query).json().path("hint").asString();
      assertThat(hint).startsWith(was.equals("N") ? "Play " : "No move wins");
    }
  }

  static Stream<org.junit.jupiter.params.provider.Arguments> refusals() {
    String tooLong = "9".repeat(2100);
    return Stream.of(
            new String[] {"solve?game=foo", "'foo' is not a game: write a code like"},
            new String[] {"solve?game=0.1g", "not a"},
            new String[] {"solve", "The parameter game is missing: write game=0.123"},
            new String[] {"solve?game=", "The parameter game is missing"},
            new String[] {"solve?game=0.123&game=0.77", "Write the parameter game once."},
            new String[] {"solve?game=0.123&file=/etc/passwd", "There is no parameter 'file' here"},
            new String[] {"solve?game=" + tooLong, "The parameter game is too long"},
            new String[] {"outcome?game=0.123&position=9-3", "is not a heap: write its size"},
            new String[] {"outcome?game=0.123&position=99999999999", "is too large here"},
            new String[] {
              "outcome?game=0.123&position=" + "1,".repeat(70) + "1", "at most 60 heaps"
            },
            new String[] {"outcome?game=0.123&genus=maybe", "genus takes no, yes, not 'maybe'."},
            new String[] {"play/reply?game=0.77&position=400", "at most 300 beans here, not 400."},
            new String[] {
              "play/reply?game=0.77&position=4&level=god", "level takes perfect, medium"
            },
            new String[] {
              "play/reply?game=0.77&position=4&play=chess", "play takes misere, normal"
            },
            new String[] {"play/hint?game=0.77&position=x", "is not a heap"},
            new String[] {"genus?game=0.77&heaps=0", "heaps is a whole number from 1 to 2000"},
            new String[] {"genus?game=0.77&heaps=many", "heaps is a whole number from 1 to 2000"},
            new String[] {
              "genus?game=0.77&heaps=1000000", "heaps is a whole number from 1 to 2000"
            },
            new String[] {"form?form=%7B2", "form"},
            new String[] {"form", "The parameter form is missing"},
            new String[] {"form?game=0.123&form=5000", "forms are found to heap 200."},
            new String[] {"picture?game=0.75&what=cat", "what takes cayley, idempotents"},
            new String[] {"picture?game=0.75&format=gif", "format takes svg, png, not 'gif'."},
            new String[] {"picture?what=form", "The parameter form is missing"},
            new String[] {"export?game=0.75&format=doc", "format takes json, latex, gap, csv"})
        .map(r -> org.junit.jupiter.params.provider.Arguments.of(r[0], r[1]));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void aBadRequestGetsOneSentence(String path, String sentence) {
    Visitor.Answer answer = visitor.get("/api/" + path);
    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertThat(answer.type()).isEqualTo("application/problem+json");
    assertThat(answer.detail()).contains(sentence).doesNotContain("Exception", "\n");
    assertThat(answer.json().path("status").asInt()).isEqualTo(400);
  }

  @Test
  void theSentenceIsThatOfTheCommandLine() {
    assertThat("misere: " + visitor.get("/api/solve?game=chess").detail())
        .isEqualTo(misere("solve", "chess").err().strip());
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /api/nothing, 404",
    "GET, /js/nothing.js, 404",
    "GET, /fonts/..%2f..%2fversion.properties, 404",
    "DELETE, /api/solve?game=0.123, 405",
    "POST, /api/games, 405",
    "GET, /api/check?game=0.123, 405",
    "GET, /api/solve/stop?game=0.123, 405"
  })
  void otherAddressesAndMethodsAreRefused(String method, String path, int status) {
    Visitor.Answer answer =
        visitor.send(
            HttpRequest.newBuilder(URI.create(workbench.address() + path.substring(1)))
                .method(method, BodyPublishers.noBody()));
    assertThat(answer.status()).as(answer.body()).isEqualTo(status);
    assertThat(answer.body()).doesNotContain("at org.", "at io.");
  }

  @Test
  void aLargeRequestIsRefused() {
    Visitor.Answer answer = visitor.post("/api/check", "x".repeat(3 << 20));
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.detail()).isEqualTo("The request is too large.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "{}", "[1,2", "\u0000\u0001", "{\"format\":\"losingways-certificate\"}"})
  void aBadCertificateIsRefused(String body) {
    Visitor.Answer answer = visitor.post("/api/check", body);
    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertThat(answer.detail()).isNotEmpty().doesNotContain("Exception");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | Send a graph, such as digraph",
        "hello | graph",
        "digraph { A -> B; B -> A } | The graph has a cycle",
        "{\"A\":[\"A\"]} | cycle",
        "{\"A\": | is not JSON"
      })
  void aBadGraphIsRefused(String body, String sentence) {
    Visitor.Answer answer = visitor.post("/api/graph", body);
    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertThat(answer.detail()).contains(sentence).doesNotContain("Exception");
  }

  /** Both are too long to be printed, and are called a form of birthday 23. */
  @Test
  void gamesWithTheSameCodeAreKeptApart() throws InterruptedException {
    String first = "{4,3}+{4,3}+{5,2}+{{5},3}";
    String second = "{{4,2},2}+{4,2}+{4,2}+{3,0}+{2+,0}+2";
    assertThat(visitor.waitFor(first, Visitor.inPhase("done")).path("order").asInt()).isEqualTo(10);
    JsonNode other = visitor.waitFor(second, Visitor.inPhase("done"));
    assertThat(other.path("order").asInt()).isEqualTo(34);
    assertThat(other.path("game")).isEqualTo(visitor.waitFor(first, s -> true).path("game"));
  }

  @Test
  void gamesOfLeftAndRightAreSolvedAndViewsThatAreNotForThemSaySo() {
    for (String game : List.of("0.7%2F0.07", "%7B0%7C*%7D")) {
      JsonNode state = visitor.get("/api/solve?game=" + game).json();
      assertThat(state.path("partizan").booleanValue()).isTrue();
      assertThat(state.path("status").asString()).isEqualTo("solved");
      assertThat(visitor.get("/api/structure?game=" + game).json().path("generators")).isNotEmpty();
      assertThat(visitor.get("/api/table?game=" + game).detail())
          .contains("Left and Right have different moves");
    }
    JsonNode graph = visitor.post("/api/graph", "digraph { A -> B [color=red] }").json();
    assertThat(graph.path("game").asString()).isEqualTo("digraph{A->B[color=red]}");
    assertThat(graph.path("partizan").booleanValue()).isTrue();
  }

  @Test
  void aGraphIsSolvedAndNotKept() {
    JsonNode solved =
        visitor
            .post("/api/graph", "digraph { A -> G; R -> A; R -> G; D -> R; N -> D; N -> G }")
            .json();
    assertThat(solved.path("order").asInt()).isEqualTo(14);
    assertThat(solved.path("nodes").size()).isEqualTo(5);
    assertThat(visitor.get("/api/solve?game=your+graph").status()).isEqualTo(400);
    assertThat(visitor.get("/api/solve?game=graph:/etc/passwd").status()).isEqualTo(400);
  }

  @Test
  void gamesThatAreNotHeapsAreWrittenByTheirLabels() {
    JsonNode reply =
        visitor.get("/api/play/reply?game=heptagon&position=N%2BD%2BR&level=perfect").json();
    assertThat(reply.path("move").path("heap").asString()).isEqualTo("R");
    assertThat(reply.path("after").toString()).isEqualTo("[\"N\",\"D\",\"A\"]");
    assertThat(visitor.get("/api/rules?game=heptagon").json().at("/board/kind").asString())
        .isEqualTo("graph");
    assertThat(visitor.get("/api/outcome?game=heptagon&position=Q").detail())
        .contains("'Q' is not a vertex of heptagon");
  }

  @Test
  void pagesOfOtherSitesAreRefused() throws IOException {
    Visitor.Answer foreign =
        visitor.send(
            HttpRequest.newBuilder(workbench.address().resolve("/api/solve/stop?game=0.123"))
                .header("Origin", "http://example.org")
                .POST(BodyPublishers.noBody()));
    assertThat(foreign.status()).isEqualTo(403);
    String rebound =
        visitor.raw(
            "GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
                .getBytes(StandardCharsets.US_ASCII));
    assertThat(rebound).contains(" 421 ");
  }

  @Test
  void everyAnswerHasStrictHeaders() {
    for (String path : List.of("/", "/api/games", "/api/solve?game=foo", "/js/main.js", "/none")) {
      var headers = visitor.get(path).whole().headers();
      assertThat(headers.firstValue("Content-Security-Policy").orElse(path))
          .contains("default-src 'none'")
          .doesNotContain("unsafe");
      assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(headers.firstValue("X-Frame-Options")).contains("DENY");
      assertThat(headers.firstValue("Server")).isEmpty();
    }
  }

  /** The page is asked for each time, what it is made of once for each version. */
  @Test
  void filesOfAVersionNeverChange() {
    Visitor.Answer page = visitor.get("/explore/0.123");
    assertThat(page.whole().headers().firstValue("Cache-Control")).contains("no-cache");
    assertThat(page.body()).doesNotContainPattern("<(link|script)[^>]* (href|src)=\"/(?!version-)");
    Matcher script =
        Pattern.compile("src=\"(/version-[0-9a-f]+)(/js/main.js)\"").matcher(page.body());
    assertThat(script.find()).isTrue();
    Visitor.Answer kept = visitor.get(script.group(1) + script.group(2));
    assertThat(kept.status()).isEqualTo(200);
    assertThat(kept.whole().headers().firstValue("Cache-Control").orElse("")).endsWith("immutable");
    assertThat(kept.body()).isEqualTo(visitor.get(script.group(2)).body()).isNotEmpty();
    assertThat(kept.type()).startsWith("text/javascript");
    assertThat(visitor.get("/version-0" + script.group(2)).status()).isEqualTo(404);
  }

  @Test
  void everyAddressThatIsDescribedAnswers() {
    JsonNode document = visitor.get("/api/openapi.json").json();
    assertThat(document.path("openapi").asString()).startsWith("3.");
    List<String> described = new ArrayList<>();
    document.path("paths").propertyNames().forEach(described::add);
    assertThat(described).hasSizeGreaterThan(18);
    for (Map.Entry<String, JsonNode> path : document.path("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        StringBuilder query = new StringBuilder("?");
        for (JsonNode parameter : method.getValue().path("parameters")) {
          if (parameter.path("required").booleanValue()) {
            query.append(parameter.path("name").asString()).append('=');
            query.append(Visitor.encoded(parameter.path("example").asString())).append('&');
          }
        }
        if (path.getKey().endsWith("/events") || path.getKey().endsWith("/picture")) {
          continue;
        }
        // What one kind of question needs and another does not.
        if (path.getKey().endsWith("/compare")) {
          query.append("with=0.1331&");
        } else if (path.getKey().endsWith("/reduce")) {
          query.append("game=0.123&");
        } else if (path.getKey().contains("/gauges") && method.getKey().equals("get")) {
          query.append("heaps=12&");
        }
        String address = path.getKey() + query;
        Visitor.Answer answer =
            method.getKey().equals("get")
                ? visitor.get(address)
                : visitor.post(
                    address + (path.getKey().endsWith("/check") ? "game=0.123" : ""),
                    path.getKey().endsWith("/graph")
                        ? "digraph { A -> B }"
                        : path.getKey().endsWith("/gauges")
                            ? visitor.get("/api/gauges/certificate?game=0.404&heaps=12").body()
                            : "");
        assertThat(answer.status()).as(address + answer.body()).isEqualTo(200);
      }
    }
  }

  @Test
  void gaugesOfLeftAndRightAreRead() throws Exception {
    String certificate =
        Files.readString(Path.of("..", "docs", "results", "gauges", "0.5-0.03-4.json"));
    JsonNode answer = visitor.post("/api/gauges?position=4%2B2%2B2", certificate).json();
    assertThat(answer.path("outcome").asString()).isEqualTo("L");
    assertThat(answer.path("left").path("wins").booleanValue()).isTrue();
    assertThat(answer.path("right").path("wins").booleanValue()).isFalse();
    Visitor.Answer wrong =
        visitor.post("/api/gauges?position=4", certificate.replace("rightLost", "rightlost"));
    assertThat(wrong.status()).isEqualTo(400);
    Visitor.Answer large = visitor.post("/api/gauges?position=5", certificate);
    assertThat(large.status()).isEqualTo(400);
    assertThat(large.json().path("detail").asString())
        .isEqualTo("Heap 5 is too large: these linear forms are for heaps to 4.");
  }

  @Test
  void gaugesOfLeftAndRightAreLookedFor() throws Exception {
    String asked = "game=0.5%2F0.03&heaps=4";
    JsonNode answer = visitor.get("/api/gauges?" + asked + "&position=4%2B2%2B2").json();
    assertThat(answer.path("proved").booleanValue()).isTrue();
    assertThat(answer.path("relations").path(0).asString()).isEqualTo("ab=1");
    assertThat(answer.path("outcome").asString()).isEqualTo("L");
    assertThat(visitor.get("/api/gauges/certificate?" + asked).json())
        .isEqualTo(
            new JsonMapper()
                .readTree(
                    Files.readString(
                        Path.of("..", "docs", "results", "gauges", "0.5-0.03-4.json"))));
    assertThat(visitor.get("/api/gauges?game=0.7%2F0.07").json().path("detail").asString())
        .isEqualTo("0.7/0.07 is solved, and its misère monoid tells the outcomes.");
  }

  @Test
  void gaugesOfASolvedGameTellHeapsOfEverySize() throws Exception {
    String certificate =
        Files.readString(Path.of("..", "docs", "results", "gauges", "0.11-0.41.json"));
    JsonNode answer = visitor.post("/api/gauges?position=1000%2B1", certificate).json();
    JsonNode small = visitor.post("/api/gauges?position=5%2B1", certificate).json();
    assertThat(answer.path("outcome").asString())
        .isIn("L", "R", "N", "P")
        .isEqualTo(small.path("outcome").asString());
  }

  @Test
  void aThousandMalformedRequestsChangeNothing() throws Exception {
    visitor.waitFor("0.123", Visitor.inPhase("done"));
    String before = visitor.get("/api/solve?game=0.123").body();
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      byte[] noise = new byte[1 + random.nextInt(300)];
      random.nextBytes(noise);
      String first = visitor.raw(i % 2 == 0 ? noise : mangled(random));
      assertThat(first).doesNotContain(" 200 ").doesNotContain(" 500 ");
    }
    for (int i = 0; i < 800; i++) {
      Visitor.Answer answer = visitor.get("/api/" + malformed(random));
      assertThat(answer.status()).as(answer.body()).isBetween(400, 499);
      assertThat(answer.body()).doesNotContain("Exception");
    }
    assertThat(visitor.get("/api/solve?game=0.123").body()).isEqualTo(before);
    assertThat(solverThreads("")).isEmpty();
  }

  private static byte[] mangled(Random random) {
    String[] heads = {
      "GET /api/solve?game=0.123 HTTP/9.9\r\n\r\n",
      "GET  HTTP/1.1\r\n\r\n",
      "POST /api/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
      "GET /%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      "GET /api/solve HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
      "GET /api/../../x HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + "y".repeat(9000) + "\r\n\r\n"
    };
    return heads[random.nextInt(heads.length)].getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String malformed(Random random) {
    String[] operations = {"solve", "genus", "outcome", "play/reply", "form", "export", "table"};
    String letters = "{}[]()<>\"'\\;:!~xyzXYZ%/ \u00e9\u2200\u0000";
    StringBuilder game = new StringBuilder("!");
    for (int i = random.nextInt(30); i > 0; i--) {
      game.append(letters.charAt(random.nextInt(letters.length())));
    }
    String operation = operations[random.nextInt(operations.length)];
    return operation + "?game=" + Visitor.encoded(game.toString()) + "&form=1";
  }

  /** The threads that solve games. */
  private static List<String> solverThreads(String code) {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("solver " + code))
        .toList();
  }

  @Test
  void twoWhoAskForTheSameGameShareOneComputation() throws Exception {
    try (Workbench own = Workbench.start(options(Store.none(), limits()))) {
      Visitor one = new Visitor(own.address());
      Visitor other = new Visitor(own.address());
      one.waitFor(OPEN, Visitor.inPhase("running"));
      other.waitFor("dawsons-kayles", Visitor.inPhase("running"));
      assertThat(solverThreads(OPEN)).hasSize(1);
      one.post("/api/solve/stop?game=" + OPEN, "");
      JsonNode stopped = other.waitFor(OPEN, Visitor.inPhase("paused"));
      int heaps = stopped.path("heapsComputed").asInt();
      assertThat(heaps).isPositive();
      assertThat(stopped.path("phi").size()).isEqualTo(heaps + 1);
      other.post("/api/solve/resume?game=" + OPEN, "");
      JsonNode again = one.waitFor(OPEN, Visitor.inPhase("running"));
      assertThat(again.path("heapsComputed").asInt()).isGreaterThanOrEqualTo(heaps);
      one.post("/api/solve/stop?game=" + OPEN, "");
      one.waitFor(OPEN, Visitor.inPhase("paused"));
    }
  }

  @Test
  void gamesWaitInAQueueThatEnds() throws Exception {
    Limits narrow = limits().withSolves(1, 1);
    try (Workbench own = Workbench.start(options(Store.none(), narrow))) {
      Visitor guest = new Visitor(own.address());
      guest.waitFor(OPEN, Visitor.inPhase("running"));
      JsonNode waiting = guest.get("/api/solve?game=0.137").json();
      assertThat(waiting.path("phase").asString()).isEqualTo("queued");
      assertThat(waiting.path("queuePlace").asInt()).isEqualTo(1);
      Visitor.Answer third = guest.get("/api/solve?game=4.7");
      assertThat(third.status()).isEqualTo(503);
      assertThat(third.detail()).startsWith("Too many games are waiting to be solved (1)");
      assertThat(third.whole().headers().firstValue("Retry-After")).isPresent();
      guest.post("/api/solve/stop?game=" + OPEN, "");
      guest.waitFor("0.137", Visitor.inPhase("running"));
      guest.post("/api/solve/stop?game=0.137", "");
      guest.waitFor("0.137", Visitor.inPhase("paused"));
      assertThat(guest.get("/api/solve?game=4.7").status()).isEqualTo(200);
    }
  }

  @Test
  void limitsLeaveAPartialAnswer() throws Exception {
    Limits small = limits().withMaxOrder(50);
    try (Workbench own = Workbench.start(options(Store.none(), small))) {
      Visitor guest = new Visitor(own.address());
      JsonNode state = guest.waitFor(OPEN, Visitor.inPhase("paused"));
      assertThat(state.path("stoppedBy").asString()).isEqualTo("order");
      assertThat(state.path("order").asInt()).isLessThanOrEqualTo(50);
      assertThat(guest.get("/api/structure?game=" + OPEN).json().path("order"))
          .isEqualTo(state.path("order"));
    }
  }

  @Test
  void statesArriveAsEvents() throws Exception {
    try (var lines =
        java.net.http.HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(
                        workbench.address().resolve("/api/solve/events?game=sub(1,4,7)"))
                    .header("Accept", "text/event-stream")
                    .build(),
                java.net.http.HttpResponse.BodyHandlers.ofLines())
            .body()) {
      Optional<String> done =
          lines
              .filter(line -> line.startsWith("data:") && line.contains("\"phase\":\"done\""))
              .findFirst();
      assertThat(done).isPresent();
    }
    assertThat(visitor.get("/api/solve/events?game=foo").detail()).contains("is not a game");
    assertThat(visitor.get("/api/solve/events?game=0.3").detail()).contains("text/event-stream");
  }

  @Test
  void solvedGamesSurviveARestart(@TempDir Path data) throws Exception {
    String before;
    try (Store store = Store.open(data.resolve("games.sqlite"));
        Workbench own = Workbench.start(options(store, limits()))) {
      Visitor guest = new Visitor(own.address());
      before = guest.waitFor("0.123", Visitor.inPhase("done")).path("phi").toString();
    }
    try (Store store = Store.open(data.resolve("games.sqlite"));
        Workbench own = Workbench.start(options(store, limits()))) {
      JsonNode state = new Visitor(own.address()).get("/api/solve?game=0.123").json();
      assertThat(state.path("phase").asString()).isEqualTo("done");
      assertThat(state.path("milliseconds").asInt()).isZero();
      assertThat(state.path("phi").toString()).isEqualTo(before);
    }
  }

  @Test
  void aStoreThatCannotBeUsedIsSaidInOneSentence(@TempDir Path data) throws IOException {
    Path file = Files.writeString(data.resolve("file"), "not a store".repeat(99));
    Typed typed = misere("serve", "--port", "0", "--store", file.toString());
    typed.assertRefused().contains("is damaged or is not a store of games");
    assertThat(Files.readString(file)).startsWith("not a store");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--port 70000 | --port takes a number from 0 to 65535",
        "--solves 0 | take a number from 1",
        "--no-store --store x | Choose one of --store and --no-store",
        "--host no.such.host.invalid --no-store | The workbench does not start"
      })
  void badOptionsGetOneSentence(String options, String sentence) {
    Typed typed = misere(("serve " + options).split(" "));
    assertThat(typed.status()).isEqualTo(2);
    assertThat(typed.err()).contains(sentence).hasLineCount(1);
  }

  @Test
  void aPortInUseIsSaidInOneSentence() {
    String port = Integer.toString(workbench.address().getPort());
    Typed typed = misere("serve", "--no-store", "--port", port);
    assertThat(typed.status()).isEqualTo(2);
    assertThat(typed.err()).contains(":" + port + " is in use").hasLineCount(1);
  }
}
