// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.store.Store;
import tools.jackson.databind.JsonNode;

/**
 * The atlas in a real browser, from a disk and from the workbench: nothing is complained about in
 * the console, and axe-core has no serious finding by day or by night. With {@code -Dpictures} it
 * leaves pictures in {@code target/pictures}.
 */
@Tag("browser")
class AtlasBrowserTest {

  private static final Path PICTURES = Path.of("target", "pictures");
  private static final int DESK = 1180;
  private static final int PHONE = 390;

  @TempDir static Path folder;

  private static Store kept;
  private static OpenWorkbench open;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException {
    Path store = folder.resolve("games.sqlite");
    AtlasCommandTest.keep(
        store,
        "0.123",
        "0.75",
        "0.31",
        "0.77",
        "0.771",
        "4.7",
        "0.(3)",
        "0.7/0.07",
        "0.644",
        "0.07");
    Typed typed =
        Typed.misere(
            "atlas", "--out", folder.resolve("site").toString(), "--store", store.toString());
    assertThat(typed.err()).isEmpty();
    kept = Store.open(store);
    open = OpenWorkbench.with(kept);
    browser = open.browser();
  }

  @AfterAll
  static void close() {
    if (open != null) {
      open.close();
    }
    if (kept != null) {
      kept.close();
    }
  }

  @AfterEach
  void nothingIsComplainedAbout() {
    assertThat(browser.console()).isEmpty();
  }

  private static String file(String page) {
    return URI.create(folder.resolve("site").toUri() + page).toString();
  }

  private static void isAccessibleByDayAndNight() {
    for (boolean isDark : List.of(true, false)) {
      browser.night(isDark);
      browser.waitFor(
          "it is day or night",
          () ->
              (isDark ? "dark" : "light")
                  .equals(browser.run("return document.documentElement.dataset.theme")));
      assertThat(isDark ? browser.accessibilityOfColours() : browser.accessibility()).isEmpty();
    }
  }

  private static void fitsAPhone(String name) {
    browser.shootLooks(PICTURES, name, DESK, PHONE);
    browser.sheet(PHONE, 800, true);
    assertThat((Boolean) browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .as(name + " is no wider than a phone")
        .isTrue();
    browser.sheet(DESK, 1000, false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "index.html | 10 games, 9 of them solved.",
        "quotients.html | 0.77, 0.771",
        "behaviour.html | Largest quotients",
        "open.html | Dawson's Kayles",
        "game/0.123.html | period 5 from heap 5 on",
        "game/4.7.html | weight is larger by 2",
        "game/0.(3).html | some heap is firm and the nim-sum is 0",
        "game/0.7_2F0.07.html | A placement game",
        "game/0.644.html | Heaps from 28 on are firm",
        "game/0.07.html | A quotient of order 24 is verified to heap 20."
      })
  void pagesFromADiskAreReadable(String page, String sentence) {
    browser.go(file(page));
    browser.waitForText(sentence);
    isAccessibleByDayAndNight();
    fitsAPhone("atlas-" + page.replaceAll("[^a-z0-9.]+", "-").replace(".html", ""));
  }

  @Test
  void theSearchNeedsNoServer() {
    browser.go(file("index.html"));
    browser.type("#query", "kayles");
    browser.click("form[role=search] button");
    browser.waitForText("Dawson's Kayles");
    assertThat(browser.text()).contains("2 found");
    browser.type("#query", ".12");
    browser.waitForText("Solved by a wild quotient of order 20");
    isAccessibleByDayAndNight();
    browser.click("#results a");
    browser.waitForText("0.123");
    browser.click("nav a[href='../open.html']");
    browser.waitForText("Open problems");
  }

  /** The same pages, with ways to the workbench and back. */
  @Test
  void theWorkbenchHasTheAtlas() {
    browser.go("/");
    browser.click("nav a[href='/atlas']");
    browser.waitForText("10 games, 9 of them solved.");
    browser.click("a.cell[href='/game/0.123']");
    browser.waitForText("Solved by a wild quotient of order 20");
    assertThat(browser.path()).isEqualTo("/game/0.123");
    assertThat(browser.all("link[rel=preload][as=font][crossorigin]")).hasSize(3);
    assertThat(browser.run("return document.fonts.check('1rem \"STIX Two Text\"')"))
        .isEqualTo(true);
    isAccessibleByDayAndNight();
    browser.click(".tools a[href='/explore/0.123']");
    browser.waitForText("proved for heaps of every size");
    browser.click("a[href='/game/0.123']");
    browser.waitForText("The player who makes the last move loses.");
    browser.go("/atlas/search?q=4.7");
    browser.waitForText("Solved for heaps of every size by weights and thresholds");
    browser.click("nav a[href='/atlas/quotients']");
    browser.waitForText("Every quotient");
    browser.go("/game/kayles");
    browser.waitForText("Pins stand in a row");
    assertThat(browser.path()).isEqualTo("/game/0.77");
    browser.go("/game/4.4");
    browser.waitForText("Pins stand in a row");
    assertThat(browser.path()).isEqualTo("/game/0.77");
  }

  /** What a script says of a game is what its record says. */
  @ParameterizedTest
  @ValueSource(strings = {"0.123", "4.4", "0.137", "0.176", "0.544", "4.7", "nim", "0.7/0.07"})
  void exploreSaysWhatTheRecordSays(String game) {
    Visitor visitor = new Visitor(open.workbench().address());
    String asked = "?game=" + Visitor.encoded(game);
    JsonNode record = visitor.get("/api/solve" + asked).json().path("record");
    browser.go("/explore/" + Visitor.encoded(game));
    browser.waitForText(record.path("line").asString());
    if (record.path("equivalent").isObject()) {
      browser.waitForText("is equivalent to " + record.path("game").asString());
    }
    // ServeCalmTest has games that are written as they are in records looked at.
    if (record.path("equivalent").isObject()) {
      assertThat(browser.accessibility()).isEmpty();
    }
    browser.run("fetch('/api/solve/stop" + asked + "', { method: 'POST' })");
  }

  @Test
  void filesOfAGameAreSent() {
    Visitor visitor = new Visitor(open.workbench().address());
    Visitor.Answer proof = visitor.get("/game/0.7_2F0.07.certificate.json");
    assertThat(proof.status()).isEqualTo(200);
    assertThat(proof.json().path("format").asString("")).isNotEmpty();
    assertThat(visitor.get("/game/0.123.cayley.svg").type()).isEqualTo("image/svg+xml");
    assertThat(visitor.get("/atlas/games.js").body()).startsWith("globalThis.atlasGames = [");
    assertThat(visitor.get("/game/0.07.certificate.json").status()).isEqualTo(404);
  }

  /** A slash as people write it leads to the address that stays. */
  @Test
  void gamesMayHaveSlashes() {
    Visitor visitor = new Visitor(open.workbench().address());
    for (String game : List.of("/game/0.7/0.07", "/game/0.7%2F0.07")) {
      for (String file : List.of("", ".certificate.json")) {
        Visitor.Answer answer = visitor.get(game + file);
        assertThat(answer.status()).isEqualTo(302);
        assertThat(answer.whole().headers().firstValue("Location"))
            .contains("/game/0.7_2F0.07" + file);
      }
    }
  }

  /** Whatever the address is, a person gets a page with a sentence, and nothing of it is markup. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/game/0.99.77",
        "/game/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "/game/..%2F..%2Fetc%2Fpasswd",
        "/game/_3Cimg_20src_3Dx_3E",
        "/game/_C3",
        "/game/0.123.table.svg",
        "/game/0.999999999999999999999999999999999999999",
        "/game/0.1.certificate.json",
        "/game/0.1111",
        "/atlas/nothing",
        "/atlas/games.js/x"
      })
  void hostileAddressesGetASentence(String path) {
    Visitor visitor = new Visitor(open.workbench().address());
    Visitor.Answer answer =
        visitor.send(
            HttpRequest.newBuilder(URI.create(open.workbench().address() + path.substring(1)))
                .header("Accept", "text/html"));
    assertThat(answer.status()).isBetween(400, 404);
    assertThat(answer.type()).startsWith("text/html");
    assertThat(answer.body())
        .contains("<h1>")
        .doesNotContain("<script>", "<img", "Exception")
        .containsPattern("<p>[^<]*[^<]");
  }
}
