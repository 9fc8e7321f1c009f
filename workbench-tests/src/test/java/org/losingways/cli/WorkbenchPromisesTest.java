// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.store.Store;

/** What the pages say is true of every kind of game, and what they offer works. */
@Tag("browser")
class WorkbenchPromisesTest extends WorkbenchCase {

  private static final Path GAUGES = Path.of("..", "docs", "results", "gauges");
  private static final String WINS = "N: the player to move wins.";
  private static final String LOSES = "P: the player to move loses.";

  @BeforeAll
  static void lookAtALargeSheet() {
    browser.sheet(1440, 1000, false);
  }

  @AfterEach
  void lookAtALargeSheetAgain() {
    browser.sheet(1440, 1000, false);
  }

  private static void press(String button) {
    browser.press(button);
  }

  private static void stop(String game) {
    open.stop(game);
  }

  /** What a button saves as a file. */
  private static String saved(String button) {
    browser.run(
        "globalThis.saved = null; const made = URL.createObjectURL;"
            + " HTMLAnchorElement.prototype.click = () => {};"
            + " URL.createObjectURL = (blob) => { blob.text().then((t) => { globalThis.saved = t;"
            + " }); return made.call(URL, blob); }");
    press(button);
    browser.waitFor("a file is saved", () -> browser.run("return globalThis.saved") != null);
    return browser.run("return globalThis.saved").toString();
  }

  private static void drop(String text) {
    browser.find(".drop");
    browser.run(
        "const all = new DataTransfer(); all.items.add(new File([arguments[0]], 'c.json'));"
            + " document.querySelector('.drop').dispatchEvent(new DragEvent('drop',"
            + " {bubbles: true, cancelable: true, dataTransfer: all}))",
        text);
  }

  private static void isAccessibleByDayAndNight() {
    assertThat(browser.everyFinding()).isEmpty();
    browser.night(true);
    assertThat(browser.accessibilityOfColours()).isEmpty();
    browser.night(false);
  }

  @Test
  void publishedGaugesTellWhoWinsOneHeapBeyond() throws IOException {
    browser.go("/explore/4.765/gauges?position=9+9+8+3+3");
    browser.waitForText(WINS);
    assertThat(browser.text())
        .contains(
            "With heaps to 9 the quotient is infinite",
            "It is proved.",
            "These are proved to be all");
    isAccessibleByDayAndNight();
    browser.click(".moves button.wins");
    browser.waitForText(LOSES);
    assertThat(browser.query()).matches("position=\\d+(\\+\\d+)+").doesNotContain("9+9+8+3+3");
    browser.run("history.back()");
    browser.waitForText(WINS);
    assertThat(saved("Save the certificate"))
        .isEqualTo(Files.readString(GAUGES.resolve("4.765-9.json")));
    stop("4.765");
  }

  @Test
  void gaugesAreLookedForAndCertified() {
    browser.go("/tools/gauges?game=0.404&heaps=12&position=12+9+9+3");
    browser.waitForText(WINS);
    browser.waitForText("to 12+9+5+3+3");
    assertThat(
            browser.run(
                "return fetch('/api/check', { method: 'POST', body: arguments[0] }).then((r) =>"
                    + " r.json()).then((c) => c.reason)",
                saved("Save the certificate")))
        .asString()
        .startsWith("0.404 is verified to heap 12: its misère quotient is infinite");
    stop("0.404");
  }

  @Test
  void publishedGaugesOfLeftAndRightTellWhoWins() {
    browser.go("/tools/gauges?game=0.5/0.03&position=4+4+2+1+1");
    browser.waitForText("N: whoever begins wins.");
    assertThat(browser.text())
        .contains(
            "With heaps to 4 the misère monoid is infinite, of rank 2",
            "Left wins by moving",
            "Right wins by moving");
    isAccessibleByDayAndNight();
    browser.click(".moves button.wins");
    browser.waitForText("Right begins");
    assertThat(browser.query()).contains("position=4+4+2+1");
  }

  @Test
  void gaugesThatAreNotFoundAreNotSaidToBeNone() {
    browser.go("/tools/gauges?game=4.765&heaps=100");
    browser.waitForText("No linear forms");
    assertThat(browser.text()).contains("They may be there all the same.", "--max-heap 100");
    stop("4.765");
  }

  @Test
  void aCertificateOfGaugesIsDroppedAndAsked() throws IOException {
    browser.go("/tools/gauges");
    browser.waitForText("With heaps to 9 the quotient is infinite");
    drop(Files.readString(GAUGES.resolve("0.3122-8.json")));
    browser.waitForText("With heaps to 8 the quotient is infinite");
    browser.waitForText("all relations between words of at most 5 generators");
    drop(Files.readString(GAUGES.resolve("0.3122-8.json")).replace("\"lost\":\"0", "\"lost\":\"1"));
    browser.waitForText("The certificate is refuted");
    assertThat(browser.console()).allMatch(line -> line.contains("status of 400"));
  }

  @Test
  void solvedGamesAreOfferedNoGauges() {
    browser.go("/explore/0.123");
    browser.waitForText("22; solved for all");
    assertThat(browser.find("#tab-gauges").isDisplayed()).isFalse();
    browser.go("/explore/0.123/gauges");
    browser.waitForText("its quotient determines who wins");
  }

  @Test
  void whatIsNotKnownIsSaidToBeNotKnown() {
    String heaps = String.join("+", Collections.nCopies(30, "9"));
    browser.go("/position/4.765/" + heaps);
    browser.waitForText("It is not known which moves win.");
    assertThat(browser.text()).doesNotContain("None: every move").doesNotContain("loses.");
    browser.click(".verdict a");
    browser.waitForText(LOSES);
    assertThat(browser.query()).isEqualTo("position=" + heaps);
    stop("4.765");
  }

  @Test
  void gamesWithoutNumbersHaveNone() {
    browser.go("/explore/4.7/pretending");
    browser.waitForText("no two numbers of it are as good as each other");
    browser.waitForText("From heap 7 on, 2 heaps later the adder is larger by 4");
    assertThat(browser.text()).doesNotContain("null");
    isAccessibleByDayAndNight();
    browser.go("/explore/4.7/table");
    browser.waitForText("No finite set generates the quotient of this game");
    assertThat(browser.text()).doesNotContain("the last partial quotient that is finite");
  }

  @Test
  void whatIsCompleteIsNotCalledUnfinished() {
    browser.go("/explore/0.123/frisky");
    browser.waitForText("period 5 from 2 on, proved");
    assertThat(browser.text()).doesNotContain("The time was not enough");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "genus | The first wild heap is N, of genus",
        "pretending | 1 A, 2 R2, 3 R",
        "sibert-conway | 1 A, 2 R2, 3 R",
        "frisky | 1 A, 2 R2, 3 R",
        "forms | N of heptagon"
      })
  void verticesHaveTheirNames(String tab, String text) {
    browser.go("/explore/heptagon");
    browser.waitForText("proved for all vertices there are.");
    browser.go("/explore/heptagon/" + tab);
    browser.waitForText(text);
  }

  @Test
  void aTableIsPaintedByWhoWins() {
    browser.go("/explore/0.123/pretending");
    browser.waitFor(
        "heaps are painted",
        () -> !browser.all("td.P").isEmpty() && !browser.all("td.N").isEmpty());
    assertThat(browser.all("table.phi td.P").size()).isLessThan(browser.all("table.phi td").size());
  }

  @Test
  void aGameThatWaitsClaimsNothing() {
    browser.go("/about");
    browser.waitForText("/api/openapi.json");
    List<String> others = List.of("0.06", "0.137");
    others.forEach(game -> browser.run("fetch('/api/solve?game=" + game + "')"));
    browser.go("/explore/0.16");
    browser.waitForText("number 1 in the queue");
    browser.waitForText("no heap has been looked at");
    assertThat(browser.text()).doesNotContain("has 1 elements").doesNotContain("T0");
    others.forEach(WorkbenchPromisesTest::stop);
    stop("0.16");
  }

  /** Why a search has stopped is told, and whether going on helps. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "memory | The memory was not enough | false",
        "order | The last one that was refuted has 34 elements, and the next has more. | false",
        "heap | That is the largest heap that is looked at here. | false",
        "beyond | no quotient was found, finite or infinite | false",
        "time | Stopped at the time limit. Go on for more. | true"
      })
  void whetherGoingOnHelpsIsTold(String reason, String sentence, boolean canGoOn) {
    browser.go("/about");
    browser.waitForText("/api/openapi.json");
    browser.run(
        "const ask = globalThis.fetch; globalThis.fetch = (url, options) => ask(url, options)"
            + ".then(async (answer) => String(url).includes('/api/solve?')"
            + " ? new Response(JSON.stringify({ ...(await answer.json()), status: 'growing', phase:"
            + " 'paused', stoppedBy: arguments[0], growing: {heap: 9, trials: 2, orders: [12, 34]}"
            + " })) : answer)",
        reason);
    browser.run("history.pushState(null, '', '/explore/0.3'); dispatchEvent(new Event('route'))");
    browser.waitForText(sentence);
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('.tools button')].some((b) => b.textContent"
                    + " === 'Go on' && !b.hidden)"))
        .isEqualTo(canGoOn);
  }

  @Test
  void whatIsCopiedIsWhatIsSeen() {
    browser.go("/explore/0.123/table");
    browser.waitForText("Multiplication table.");
    browser.run(
        "globalThis.copied = null; Object.defineProperty(navigator, 'clipboard', { value: {"
            + " writeText: async (text) => { globalThis.copied = text; } } })");
    assertThat(copied("SVG"))
        .isEqualTo(
            browser.run(
                "return fetch('/api/picture?game=0.123&what=table&format=svg').then((r) =>"
                    + " r.text())"));
    assertThat(copied("LaTeX")).contains("\\Phi").doesNotContain("documentclass");
    assertThat(copied("LaTeX document")).contains("documentclass");
    assertThat(copied("JSON")).contains("\"products\"");
    assertThat(copied("Coq")).endsWith("Print Assumptions game_0_123_is_solved.\n");
    browser.click("#tab-forms");
    browser.waitForText("Canonical form.");
    assertThat(copied("SVG")).startsWith("<svg").contains("The form Heap 8 of 0.123");
    browser.click("#tab-cayley");
    browser.waitForText("The Cayley graph of the misère quotient");
    assertThat(copied("SVG")).contains("Cayley graph");
  }

  private static String copied(String kind) {
    browser.run("globalThis.copied = null");
    browser.click(".menu > button");
    browser.run(
        "[...document.querySelectorAll('[role=menuitem]')].find(b => b.textContent ==="
            + " arguments[0]).click()",
        kind);
    browser.waitFor(kind + " is copied", () -> browser.run("return globalThis.copied") != null);
    return browser.run("return globalThis.copied").toString();
  }

  @Test
  void linksFollowTheMoves() {
    browser.go("/position/0.123/9+8+5+3");
    browser.waitForText(WINS);
    assertThat(browser.find(".tools .tools a").getAttribute("href"))
        .endsWith("/play/0.123/9+8+5+3");
    browser.click(".moves button.wins");
    browser.waitForText(LOSES);
    assertThat(browser.find(".tools .tools a").getAttribute("href"))
        .endsWith(browser.path().replace("/position/", "/play/"));
    browser.run("history.back()");
    browser.waitForText(WINS);
  }

  /** A winning move leaves a P-position, which is blue and round wherever it is. */
  @Test
  void blueIsThePositionThatIsLeft() {
    browser.go("/position/0.123/9+8+5+3");
    browser.waitForText(WINS);
    assertThat(browser.all(".moves button.wins .P-dot")).hasSize(3);
    assertThat(browser.all(".moves .N-dot")).isEmpty();
  }

  @Test
  void valuesAndElementsLeadToPositions() {
    browser.go("/explore/0.123");
    browser.waitForText("The misère quotient has order 20");
    browser.click("table.phi a[href='/position/0.123/9']");
    browser.waitForText(WINS);
    browser.go("/explore/0.123/structure");
    browser.waitForText("a position of this value");
    browser.click("td a[href='/position/0.123/9+9']");
    browser.waitForText(LOSES);
  }

  @Test
  void allRelationsAndElementsAreThere() {
    browser.go("/explore/0.07?heaps=30");
    browser.waitForText("relations");
    browser.click("details.more:not(.cite) summary");
    browser.waitForText("relations 1 to 60 of");
    stop("0.07");
    press("next →");
    browser.waitForText("relations 61 to");
    browser.go("/explore/0.07/structure?heaps=30");
    browser.waitForText("rows 1 to 50 of");
  }

  @Test
  void largeTablesBeginAtTheBeginning() {
    browser.go("/explore/kayles");
    browser.waitForText("period 12 from heap 71 on");
    browser.waitFor(
        "Φ begins with heap 1",
        () ->
            "0+"
                .equals(
                    browser.run(
                        "return document.querySelector('table.phi tbody th')?.textContent")));
    browser.go("/explore/kayles/cayley");
    browser.find("#panel svg.drawn text");
    assertThat(
            (Boolean)
                browser.run(
                    "return [...document.querySelectorAll('#panel svg.drawn text')].every((t) =>"
                        + " t.getBoundingClientRect().height >= 10)"))
        .isTrue();
  }

  /** Where no relation says it, the steps are told in words. */
  @Test
  void stepsAreSentences() {
    browser.go("/position/0.54/100+45+9");
    browser.waitForText("from level 13 down to state");
    assertThat(browser.text()).doesNotContain("by from");
    browser.go("/position/0.123/9");
    browser.waitForText("9 has the value d.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/explore/0.123/structure", "/position/0.123/9+8", "/tools/gauges"})
  void whatIsPressedOnAPhoneIsLarge(String page) {
    browser.sheet(390, 800, true);
    browser.go(page);
    browser.waitFor("the page is there", () -> browser.all("main button").size() > 2);
    browser.waitUntilIdle();
    assertThat(
            (String)
                browser.run(
                    "return [...document.querySelectorAll('main button, td > a')].filter((b) =>"
                        + " b.offsetParent && b.closest('.piece') === null &&"
                        + " Math.min(b.offsetHeight, b.offsetWidth) < 32)"
                        + ".map((b) => b.outerHTML.slice(0, 80)).join(' ')"))
        .isEmpty();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo(true);
  }

  @Test
  void aServerThatWentAwayIsNoticed() throws IOException {
    try (OpenWorkbench other = OpenWorkbench.with(Store.none())) {
      other.browser().go("/explore/0.123");
      other.browser().waitForText("period 5 from heap 5 on");
      other.workbench().close();
      other.browser().run("dispatchEvent(new Event('focus'))");
      other.browser().waitForText("The workbench does not answer");
      assertThat(other.browser().text()).contains("period 5 from heap 5 on");
    }
    browser.console();
  }
}
