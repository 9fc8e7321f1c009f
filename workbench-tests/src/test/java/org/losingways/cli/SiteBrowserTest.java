// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.show.answer.Glossary;
import org.losingways.store.Store;
import org.losingways.web.Workbench;
import org.losingways.web.WorkbenchOptions;
import org.losingways.web.work.Limits;
import org.losingways.web.work.MediaTypes;

/**
 * What {@code misere site} writes, in a real browser and from a server that knows nothing but
 * files: the library in the page answers as the server does.
 */
@Tag("browser")
class SiteBrowserTest {

  private static final int DESK = 1180;
  private static final int PHONE = 390;
  private static final String DROP = ".drop";
  private static final Path PICTURES = Path.of("target", "pictures");

  @TempDir private static Path folder;
  private static HttpServer files;
  private static Workbench workbench;
  private static Browser browser;
  private static boolean isAway;

  @BeforeAll
  static void open() throws IOException {
    OtherProgram.need("chromium", "chromium");
    OtherProgram.need("chromedriver", "chromium-driver");
    boolean isCompiled = Files.exists(Path.of("../site/target/engine/engine.js"));
    assertThat(isCompiled || !"true".equals(System.getenv("CI")))
        .as("'mvn verify' compiles the program for pages before this test")
        .isTrue();
    assumeTrue(isCompiled, "skipped: 'mvn -pl site -am package' compiles the program for pages");
    Path site = folder.resolve("site");
    Path store = folder.resolve("games.sqlite");
    assertThat(Typed.misere("solve", "0.123", "--store", store.toString()).status()).isZero();
    Typed run = Typed.misere("site", "--out", site.toString(), "--store", store.toString());
    assertThat(run.status()).as(run.err()).isZero();
    files = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    files.createContext("/some/folder/", exchange -> send(exchange, site));
    files.createContext("/some/older/", exchange -> sendWithoutWebAssembly(exchange, site));
    files.start();
    workbench = Workbench.start(new WorkbenchOptions("127.0.0.1", 0, Store.none(), Limits.usual()));
    browser =
        Browser.open(
            URI.create(
                "http://127.0.0.1:" + files.getAddress().getPort() + "/some/folder/index.html"));
  }

  /** As a browser sees it that cannot compile WebAssembly. */
  private static void sendWithoutWebAssembly(HttpExchange exchange, Path site) throws IOException {
    if (exchange.getRequestURI().getPath().endsWith(".wasm")) {
      exchange.sendResponseHeaders(200, -1);
      exchange.close();
    } else {
      send(exchange, site);
    }
  }

  private static void send(HttpExchange exchange, Path site) throws IOException {
    String name =
        exchange.getRequestURI().getPath().substring(exchange.getHttpContext().getPath().length());
    Path file = site.resolve(name.isEmpty() ? "index.html" : name);
    exchange.getResponseHeaders().set("Content-Type", MediaTypes.of(file.toString()));
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    byte[] bytes = Files.isRegularFile(file) && !isAway ? Files.readAllBytes(file) : new byte[0];
    exchange.sendResponseHeaders(bytes.length == 0 ? 404 : 200, Math.max(bytes.length, -1));
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
    if (workbench != null) {
      workbench.close();
    }
    if (files != null) {
      files.stop(0);
    }
  }

  @AfterEach
  void nothingIsComplainedAbout() {
    assertThat(browser.console()).isEmpty();
  }

  private static void go(String view) {
    browser.go("index.html#" + view);
  }

  /** What the engine in the page answers; any page of the site has it. */
  private static String inPage(String method, String url, String body) {
    if (!String.valueOf(browser.run("return document.documentElement.dataset.engine"))
        .equals("page")) {
      go("/about");
      browser.find("h1");
    }
    return String.valueOf(
        browser.run(
            "return import(new URL('js/main.js', document.baseURI)).then(({ use }) =>"
                + " use('js/engine.js').answer(arguments[0], arguments[1], arguments[2] ?? undefined))"
                + ".then((answer) => answer.text())",
            method,
            url,
            body));
  }

  private interface Asker {
    String ask(String method, String url, String body) throws IOException, InterruptedException;
  }

  /** An answer about a game that is solved, however long that takes here. */
  private static String settled(Asker asker, String url) throws IOException, InterruptedException {
    Matcher game = Pattern.compile("[?&]game=([^&]*)").matcher(url);
    if (game.find()) {
      String solve = "/api/solve?game=" + game.group(1);
      String state = asker.ask("GET", solve, null);
      while (state.contains("\"phase\":\"running\"") || state.contains("\"phase\":\"queued\"")) {
        Thread.sleep(50);
        state = asker.ask("GET", solve, null);
      }
    }
    return asker.ask("GET", url, null);
  }

  private static String onServer(String method, String url, String body)
      throws IOException, InterruptedException {
    HttpRequest.BodyPublisher sent =
        body == null
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body);
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(workbench.address().resolve(url)).method(method, sent).build(),
            HttpResponse.BodyHandlers.ofString())
        .body();
  }

  /** Times differ, and how often somebody looked; drivers of browsers change ends of lines. */
  private static String timeless(String answer) {
    return answer
        .replace("\r\n", "\n")
        .replaceAll("\"(milliseconds|version|queuePlace)\":[0-9]+", "\"$1\":0")
        .replaceAll("\"(x|y)\":-?[0-9]+", "\"$1\":0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/games",
        "/api/rules?game=kayles",
        "/api/rules?game=heptagon",
        "/api/rules?game=none",
        "/api/genus?game=0.123&heaps=12",
        "/api/certificate?game=0.123",
        "/api/certificate?game=4.7",
        "/api/structure?game=0.123",
        "/api/structure?game=4.7",
        "/api/table?game=0.123",
        "/api/cayley?game=heptagon",
        "/api/outcome?game=0.123&position=9%2B8%2B5%2B3",
        "/api/outcome?game=0.123&position=9%2B8&genus=yes",
        "/api/outcome?game=notakto&position=X../.../...",
        "/api/play/hint?game=kayles&position=5%2B3",
        "/api/sibert-conway?game=0.123",
        "/api/form?form=%7B2%2B,0%7D",
        "/api/picture?game=0.123&what=table",
        "/api/export?game=0.123&format=json",
        "/api/export?game=0.123&format=gap",
        "/api/export?game=kayles&format=latex",
        "/api/export?game=0.123&format=csv",
        "/api/export?game=4.7&format=smt2",
        "/api/solve?game=0.123&heaps=8",
        "/api/pretend?game=0.123",
        "/api/solve?game=0.7/0.07",
        "/api/outcome?game=0.7/0.07&position=3%2B2",
        "/api/compare?game=0.123&with=0.1331",
        "/api/compare?game=0.7/0.07&first=2&second=1%2B1",
        "/api/distinguish?game=0.123&first=4%2B4&second=6",
        "/api/compare?game=0.123&with=0.2012",
        "/api/compare?game=0.3/0.14&first=3%2B1%2B1&second=1",
        "/api/distinguish?game=0.7/0.07&first=2&second=1%2B1",
        "/api/outcome?game=4.7&position=9%2B8%2B5%2B3",
        "/api/reduce?game=0.7/0.07&word=a3b5",
        "/api/export?game=0.7/0.07&format=json",
        "/api/frisky?game=0.77",
        "/api/inverse?game=0.3/0.14&position=2%2B1%2B1",
        "/api/inverse?game=0.7/0.07&position=2",
        "/api/reduce?game=0.123&word=ab2c",
        "/api/monoid?presentation=%3Ca,b%7Ca2=1,b3=b%3E",
        "/api/quotients?order=8",
        "/api/frisky?game=0.123",
        "/api/reduce?game=0.123&word=%C3%A9",
        "/api/nothing"
      })
  void answersInThePageAreThoseOfTheServer(String url) throws Exception {
    assertThat(timeless(settled(SiteBrowserTest::inPage, url)))
        .isEqualTo(timeless(settled(SiteBrowserTest::onServer, url)))
        .isNotEmpty();
  }

  /** A view by day and by night, at the desk and in the hand, without a finding of axe. */
  private static void look(String name) {
    assertThat(browser.accessibility()).isEmpty();
    browser.night(true);
    assertThat(browser.accessibilityOfColours()).isEmpty();
    browser.night(false);
    browser.shootLooks(PICTURES, "site-" + name, DESK, PHONE);
    browser.wholePage(PHONE, true);
    assertThat(browser.accessibility()).isEmpty();
    browser.sheet(DESK, 1000, false);
  }

  private static void press(String button) {
    browser.press(button);
  }

  @Test
  void aGameThatWaitsForNoOtherIsNotSaidToWait() {
    assertThat(inPage("GET", "/api/solve?game=0.36", null)).contains("\"queuePlace\":0");
  }

  private static String fragment() {
    return String.valueOf(browser.run("return location.hash"));
  }

  @Test
  void aGameIsSolvedInThePage() {
    go("/explore/0.123");
    browser.waitForText("period 5 from heap 5 on");
    look("explore");
    go("/explore/kayles");
    browser.waitForText("period 12 from heap 71 on");
  }

  @Test
  void definitionsAreThoseOfTheGlossary() {
    go("/explore/0.123");
    String definition = Glossary.read().find("period").orElseThrow().definition();
    assertThat(browser.definition("period")).isEqualTo(definition);
  }

  @Test
  void webAssemblyIsTakenWhereThereIsAny() {
    go("/about");
    browser.waitForText("compiled to WebAssembly");
  }

  @Test
  void browsersWithoutItTakeJavaScript() throws Exception {
    browser.go("../older/index.html#/about");
    browser.waitForText("compiled to JavaScript");
    for (String url :
        new String[] {
          "/api/outcome?game=4.7&position=62%2B63",
          "/api/certificate?game=0.123",
          "/api/reduce?game=0.123&word=ab2c",
          "/api/picture?game=0.123&what=table"
        }) {
      assertThat(timeless(settled(SiteBrowserTest::inPage, url)))
          .isEqualTo(timeless(settled(SiteBrowserTest::onServer, url)))
          .isNotEmpty();
    }
  }

  @Test
  void addressesAreThoseOfTheServerBehindASign() {
    go("/position/0.123/9+8+5+3");
    browser.waitForText("the player to move wins");
    look("position");
    browser.click("nav a[href='#/play']");
    browser.waitFor("the address is that of play", () -> fragment().equals("#/play"));
    browser.run("history.back()");
    browser.waitForText("the player to move wins");
    assertThat(fragment()).isEqualTo("#/position/0.123/9+8+5+3");
    browser.run("location.hash = '#/explore/0.123/genus'");
    browser.waitFor(
        "the view of genera is shown",
        () -> !browser.all("#tab-genus[aria-selected=true]").isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/explore/0.7/0.07 | Left: Take 1 bean",
        "/play/0.7/0.07/3+2 | Your move, Left.",
        "/play/notakto/X../.../... | Your move.",
        "/position/0.7/0.07/3+2 | When Left begins",
        "/game/0.7/0.07 | Left: Take 1 bean",
        "/game/0.123 | 20 elements"
      })
  void gamesAndPositionsMayHaveSlashes(String view, String sentence) {
    go(view);
    browser.waitForText(sentence);
  }

  @Test
  void theRefereeJudgesInThePage() throws Exception {
    String certificate = onServer("GET", "/api/certificate?game=0.123", null);
    assertThat(inPage("POST", "/api/check", certificate))
        .isEqualTo(onServer("POST", "/api/check", certificate))
        .contains("\"accepted\":true");
    String wrong = certificate.replaceFirst("\"phi\":\\[0,1", "\"phi\":[0,0");
    assertThat(wrong).isNotEqualTo(certificate);
    assertThat(inPage("POST", "/api/check", wrong))
        .isEqualTo(onServer("POST", "/api/check", wrong));
    go("/explore/0.123");
    browser.waitForText("period 5 from heap 5 on");
    press("Check this");
    browser.waitForText("Accepted.");
  }

  @Test
  void aCertificateIsDroppedOnThePage() throws Exception {
    String certificate = onServer("GET", "/api/certificate?game=0.123", null);
    go("/tools/check");
    browser.find(DROP);
    browser.run(
        "const all = new DataTransfer(); all.items.add(new File([arguments[0]], 'c.json'));"
            + "document.querySelector(arguments[1]).dispatchEvent(new DragEvent('drop',"
            + " {bubbles: true, cancelable: true, dataTransfer: all}))",
        certificate,
        DROP);
    browser.waitForText("Accepted.");
  }

  @Test
  void picturesAreDrawnInThePage() {
    assertThat(inPage("GET", "/api/picture?game=0.123&what=cayley", null))
        .startsWith("<svg")
        .contains("d²");
    go("/explore/kayles/cayley");
    browser.find("#panel svg");
    look("cayley");
    assertThat(
            browser.run(
                "return import(new URL('js/main.js', document.baseURI)).then(({ use }) =>"
                    + " use('js/api.js').blob('picture', {game: '0.123', what: 'cayley', format: 'png'}))"
                    + ".then((blob) => createImageBitmap(blob)).then((image) => image.width > 400)"))
        .isEqualTo(true);
  }

  @Test
  void aGameIsPlayedInThePage() {
    go("/play/kayles");
    browser.waitForText("Your move.");
    look("play");
    String before = fragment();
    press("Play it");
    browser.waitFor(
        "the machine has moved",
        () ->
            browser
                .run(
                    "return [...document.querySelectorAll('#main button')].some((b) =>"
                        + " b.textContent === 'Take back' && !b.disabled)")
                .equals(true));
    assertThat(fragment()).startsWith("#/play/kayles").isNotEqualTo(before);
  }

  @Test
  void aLargeGameTellsWhereItIsHearsOthersAndEndsWithAdvice() throws Exception {
    go("/explore/0.714");
    browser.waitForText("trial");
    assertThat(inPage("GET", "/api/rules?game=0.156", null)).contains("0.156");
    settled(SiteBrowserTest::inPage, "/api/solve?game=0.714");
    browser.waitForText("too large for a page");
    assertThat(browser.text()).contains("misere serve");
    look("large");
  }

  @Test
  void nothingIsAskedForOnceItIsThere() {
    go("/explore/0.123");
    browser.run("return navigator.serviceWorker.ready.then(() => true)");
    isAway = true;
    try {
      go("/explore/kayles");
      browser.waitForText("period 12 from heap 71 on");
    } finally {
      isAway = false;
    }
  }

  @Test
  void theAtlasIsPartOfIt() {
    go("/explore/0.123");
    browser.click("a.aside[href='atlas/game/0.123.html']");
    browser.waitForText("0.123");
    assertThat(browser.path()).endsWith("/atlas/game/0.123.html");
    assertThat(browser.accessibility()).isEmpty();
    browser.click("a[href='../../index.html#/explore/0.123']");
    browser.waitForText("period 5 from heap 5 on");
    browser.click("nav a[href='atlas/index.html']");
    browser.waitFor("the atlas opens", () -> browser.path().endsWith("/atlas/index.html"));
  }

  /** The scripts and styles are those of the server, of whose pages ServeCalmTest asks the same. */
  @Test
  void pagesOfTheSiteAreCalmAndAccessible() {
    for (String view : CalmPages.VIEWS) {
      String address = "index.html#/" + view;
      if (view.isEmpty() || CalmPages.OF_SITES_ONLY.contains(view)) {
        CalmPages.look(browser, address);
      } else {
        CalmPages.lookWhetherCalm(browser, address);
      }
    }
    CalmPages.look(browser, "atlas/index.html");
    CalmPages.look(browser, "atlas/game/0.123.html");
  }

  @Test
  void whatWasProvedBeforeIsKnown() throws Exception {
    go("/explore/dawsons-kayles");
    browser.waitForText("the quotient is proved to be infinite, and verified to heap 38.");
    browser.waitForText("Published: The quotient is proved to be infinite");
    go("/explore/0.444");
    browser.waitForText("the quotient is proved to be infinite, and verified to heap 12.");
    Object certificate =
        browser.run(
            "return fetch(document.querySelector('.published a').href).then((c) => c.text())");
    assertThat(onServer("POST", "/api/check", certificate.toString()))
        .contains("\"accepted\":true");
  }

  @Test
  void gaugesTellOutcomesInThePage() throws Exception {
    String certificate =
        Files.readString(Path.of("..", "docs", "results", "gauges", "4.765-9.json"));
    String asked = "/api/gauges?position=9%2B9%2B8%2B3%2B3%2B2";
    assertThat(inPage("POST", asked, certificate))
        .isEqualTo(onServer("POST", asked, certificate))
        .contains("\"outcome\":\"P\"");
    String searched = "/api/gauges?game=0.404&heaps=12&position=12%2B9%2B9%2B3";
    assertThat(inPage("GET", searched, null))
        .isEqualTo(onServer("GET", searched, null))
        .contains("\"proved\":true");
    String ofTwo = "/api/gauges?game=0.5%2F0.03&heaps=4&position=4%2B2%2B2";
    assertThat(inPage("GET", ofTwo, null))
        .isEqualTo(onServer("GET", ofTwo, null))
        .contains("\"relations\":[\"ab=1\"]");
    go("/explore/4.765/gauges?position=9+9+8+3+3");
    browser.waitForText("N: the player to move wins.");
    press("Stop");
    go("/explore/0.5%2F0.03/gauges?position=4+4+1");
    browser.waitForText("N: whoever begins wins.");
    assertThat(browser.text()).contains("4+4+1, worth ac2");
  }
}
