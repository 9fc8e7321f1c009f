// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is seen at the desk and in the hand: nothing is cut off, and nothing is out of date. */
@Tag("browser")
class WorkbenchLooksTest extends WorkbenchCase {

  @BeforeEach
  void atTheDesk() {
    browser.sheet(1440, 900, false);
  }

  private static void solve(String game) {
    browser.go("/explore/" + game);
    browser.waitForText("proved for heaps of every size");
  }

  /** Whether an element is as wide as what is in it. */
  private static boolean isWhole(String css) {
    browser.find(css);
    return browser
        .run(
            "const e = document.querySelector(arguments[0]);"
                + " return e.scrollWidth <= e.clientWidth + 1",
            css)
        .equals(true);
  }

  @Test
  void aPeriodOfTwelveFitsBesideTheGrowth() {
    solve("kayles");
    browser.find("#panel table.phi");
    assertThat(isWhole("#panel .scroll")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.123", "kayles"})
  void relationsAreBrokenIntoLinesInTheHand(String game) {
    browser.sheet(390, 844, true);
    solve(game);
    assertThat(isWhole("#panel .display")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"quotient", "structure", "forms"})
  void theChosenViewIsSeenAmongTheOthers(String tab) {
    solve("0.123");
    browser.sheet(390, 844, true);
    browser.go("/explore/0.123/" + (tab.equals("quotient") ? "" : tab));
    browser.find("#tab-" + tab + "[aria-selected=true]");
    browser.waitFor(
        "the tab is in sight",
        () ->
            browser
                .run(
                    "const list = document.querySelector('[role=tablist]').getBoundingClientRect(),"
                        + " tab = document.getElementById(arguments[0]).getBoundingClientRect();"
                        + " return tab.left >= list.left - 1 && tab.right <= list.right + 1",
                    "tab-" + tab)
                .equals(true));
  }

  /** Pretends that the game is in another state. */
  private static void showAs(String change) {
    browser.go("/about");
    browser.waitForText("/api/openapi.json");
    browser.run(
        "globalThis.change = "
            + change
            + "; const ask = globalThis.fetch; globalThis.fetch = (url, options) => ask(url,"
            + " options).then(async (answer) => String(url).endsWith('/api/solve?game=0.3')"
            + " ? new Response(JSON.stringify(globalThis.change(await answer.json()))) : answer)");
    browser.run(
        "history.pushState(null, '', arguments[0]); dispatchEvent(new Event('route'))",
        "/explore/0.3");
  }

  @Test
  void howMuchMemoryIsMissingIsTold() {
    showAs(
        "(state) => ({ ...state, status: 'growing', phase: 'paused', stoppedBy: 'memory',"
            + " memory: { wanted: 1916481600, allowed: 632081612 } })");
    browser.waitForText(
        "the next trial would take about 1.8 GiB, and here one may take 603 MiB. It goes on with 4"
            + " times the memory");
  }

  /** In the hand the line is cut off at the end. */
  @Test
  void heapTrialOrderAndTimeComeFirst() {
    showAs(
        "(state) => ({ ...state, status: 'growing', phase: 'running', order: 48, progress:"
            + " { heap: 29, trial: 20, order: 12592, refuting: '29+29', milliseconds: 27000 } })");
    browser.waitForText(
        "Heap 29, trial 20; order 48 so far; 27 s. The last trial, of order 12592, was refuted by"
            + " 29+29.");
  }

  /** The answer about a heap that was not reached is asked for again when it is. */
  @Test
  void aPartialQuotientComesWhenItsHeapIsReached() {
    browser.go("/about");
    browser.waitForText("/api/openapi.json");
    browser.run(
        "globalThis.isLate = true; globalThis.version = 1; const ask = globalThis.fetch;"
            + " globalThis.fetch = (url, options) => { const text = String(url);"
            + " if (globalThis.isLate && text.includes('heaps=3')) return Promise.resolve(new"
            + " Response(JSON.stringify({detail: 'Not found in time.'}), {status: 503}));"
            + " return ask(url, options).then(async (answer) =>"
            + " text.endsWith('/api/solve?game=0.3') ? new Response(JSON.stringify({ ...(await"
            + " answer.json()), status: 'partial', phase: 'running', version: ++globalThis.version,"
            + " heapsComputed: globalThis.isLate ? 2 : 4 })) : answer); }");
    browser.run(
        "history.pushState(null, '', '/explore/0.3?heaps=3'); dispatchEvent(new Event('route'))");
    browser.waitForText("Not found in time.");
    browser.run("globalThis.isLate = false");
    browser.waitForText("as far as the heaps to 3 go");
  }

  @ParameterizedTest
  @CsvSource({"/position/0.123/x, not a", "/position/chess/1, is not a game"})
  void whatIsNoPositionHasAHeading(String address, String sentence) {
    browser.go(address);
    browser.waitForText(sentence);
    assertThat(browser.find("h1").getText()).isEqualTo("This cannot be shown");
    browser.console();
  }

  @Test
  void everyLinkFollowsTheMoves() {
    browser.go("/position/0.123/9+8+5+3");
    browser.click(".moves button.wins");
    browser.waitForText("P: the player to move loses.");
    String now = browser.path().replaceFirst(".*/", "");
    assertThat(now).isNotEqualTo("9+8+5+3");
    assertThat(browser.all(".tools .tools a"))
        .extracting(link -> link.getAttribute("href"))
        .hasSize(2)
        .anyMatch(href -> href.endsWith("/play/0.123/" + now))
        .anyMatch(href -> href.contains("first=" + now.replace("+", "%2B") + "&"));
  }

  /** What may come late stands below everything else, so that it moves nothing. */
  @Test
  void gaugesComeLast() {
    browser.go("/tools/gauges");
    browser.waitForText("With heaps to 9 the quotient is infinite");
    assertThat(
            browser.run(
                "return document.querySelector('.drop').compareDocumentPosition("
                    + "document.querySelector('main [aria-live]')) &"
                    + " Node.DOCUMENT_POSITION_FOLLOWING"))
        .isEqualTo(4L);
  }

  @Test
  void boardsHaveNoHeaps() {
    browser.go("/position/heptagon/N+D+R");
    browser.waitForText("Parts in which a move wins");
    assertThat(browser.all("table.phi thead th")).isEmpty();
    browser.go("/explore/heptagon/pretending");
    browser.find("table.phi");
    assertThat(browser.all("table.phi thead th")).hasSize(6);
  }

  /** A list that ends within a row would look broken; it fades out, but for its own end. */
  @Test
  void longListsFadeOutWhereThereIsMore() {
    browser.go("/explore/notakto");
    browser.find("#panel .labelled td");
    assertThat(
            browser.run(
                "const list = document.querySelector('#panel .labelled');"
                    + " const fade = getComputedStyle(list, '::after');"
                    + " list.scrollTop = list.scrollHeight;"
                    + " const rows = [...list.querySelectorAll('tr')];"
                    + " const last = rows[rows.length - 1].getBoundingClientRect().bottom;"
                    + " return list.scrollTop > 0 && fade.position === 'sticky' && last <="
                    + " list.getBoundingClientRect().bottom - parseFloat(fade.height) + 1"))
        .isEqualTo(true);
  }
}
