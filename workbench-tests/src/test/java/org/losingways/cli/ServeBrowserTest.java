// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/**
 * The pages in a real browser: every view and both kinds of play, no complaint in the console, no
 * serious finding of axe-core. With {@code -Dpictures} it leaves pictures in {@code
 * target/pictures}.
 */
@Tag("browser")
class ServeBrowserTest extends WorkbenchCase {

  private static final Path PICTURES = Path.of("target", "pictures");
  private static final int DESK = 1180;
  private static final int PHONE = 390;

  @BeforeEach
  void byDay() {
    browser.night(false);
    browser.sheet(DESK, 1000, false);
  }

  private static void isAccessible() {
    assertThat(browser.accessibility()).isEmpty();
  }

  private static void shoot(String name) {
    browser.shootLooks(PICTURES, name, DESK, PHONE);
  }

  @Test
  void theGalleryLeadsToAGame() {
    browser.go("/");
    browser.find(".gallery li:nth-child(5) svg");
    shoot("gallery");
    browser.click(".gallery a[href='/explore/canapes']");
    browser.waitForText("proved for heaps of every size");
    assertThat(browser.path()).isEqualTo("/explore/canapes");
    browser.type("input[name=game]", "0.123");
    browser.find("input[name=game]").sendKeys(Keys.ENTER);
    browser.waitForText("period 5 from heap 5 on");
    assertThat(browser.path()).isEqualTo("/explore/0.123");
    browser.run("history.back()");
    browser.waitForText("Canapés");
  }

  /** 0.005 from heap 18 on: the views are those of the infinite quotient. */
  @Test
  void infiniteQuotientsAreOpenedUp() {
    browser.go("/explore/0.005");
    browser.waitFor(
        "it is infinite",
        () -> browser.find(".status").getText().matches("(?s).*heaps to (1[89]|[2-9]\\d).*"));
    browser.run(
        "[...document.querySelectorAll('button')].find((b) => b.textContent === 'Stop').click()");
    browser.go("/explore/0.005/structure");
    browser.waitForText("Archimedean components");
    browser.waitForText("Elements in no such family");
    isAccessible();
    browser.go("/explore/0.005/cayley");
    browser.find("[role=tabpanel] svg");
    assertThat(browser.text()).doesNotContain("the last partial quotient that is finite");
  }

  @Test
  void endlessQuotientsAreToldByWhatTheirHeapsAreWorth() {
    browser.go("/explore/4.7");
    browser.waitForText("The misère quotient is not finitely generated.");
    browser.waitForText("From heap 7 on, 2 heaps later the weight is larger by 2");
    assertThat(browser.html("table.phi")).contains("<i>x</i><sub>11</sub>");
    browser.go("/explore/4.7/sibert-conway");
    browser.waitForText("7+2k [*1,0+2k]");
    browser.go("/explore/4.7/structure");
    browser.waitForText("n + w odd and n + w ≤ k − 2");
    browser.waitForText("There is no kernel.");
    isAccessible();
    browser.go("/explore/nim");
    browser.waitForText("some heap is firm and the nim-sum is 0");
    browser.go("/explore/0.54");
    browser.waitForText("From heap 9 on, each 7 heaps are a level");
    browser.go("/explore/0.54/structure");
    browser.waitForText("read off the part that the heaps to 45 generate");
    // Opened again, when no value is new and fades in.
    browser.go("/explore/4.7");
    browser.waitForText("From heap 7 on, 2 heaps later the weight is larger by 2");
    isAccessible();
  }

  @Test
  void whatIsNoGameIsSaidInTheWordsOfTheCommandLine() {
    browser.go("/explore/chess");
    browser.waitForText(
        "'chess' is not a game; did you mean dawsons-chess? Write a code like 0.123");
    isAccessible();
    // The browser itself notes each refused request.
    assertThat(browser.console()).allMatch(line -> line.contains("status of 400"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "quotient | svg.plot circle.wild | Growth.",
        "genus | table.phi .genus sup | The first wild heap is 8",
        "pretending | table.phi b | Special games",
        "sibert-conway | ul.expressions li | E(8,13,…) E(1,5,10,…)",
        "structure | [role=tabpanel] svg rect.mark-p | Idempotents.",
        "cayley | svg.drawn rect.P | The Cayley graph of the misère quotient of 0.123, of order 20.",
        "table | table.products td.P | Multiplication table.",
        "forms | svg.graph-frame .dot | Canonical form."
      })
  void everyViewOfAGameIsShown(String tab, String css, String text) {
    browser.go("/explore/0.123");
    browser.waitForText("proved for heaps of every size");
    browser.click("#tab-" + tab);
    browser.find(css);
    browser.waitForText(text);
    assertThat(browser.find("#tab-" + tab).getAttribute("aria-selected")).isEqualTo("true");
    // ServeCalmTest has the others looked at.
    if (!CalmPages.VIEWS.contains("explore/0.123/" + tab) && !tab.equals("quotient")) {
      isAccessible();
    }
    shoot("explore-" + tab);
    browser.go(browser.path());
    browser.find(css);
    browser.waitForText(text);
  }

  @Test
  void sibertAndConwaysKaylesIsListed() {
    browser.go("/explore/kayles/sibert-conway");
    browser.waitForText("E(5) E(1,4)");
    isAccessible();
  }

  /** Views of a game that is being solved are drawn again when it is solved. */
  private static void solve(String game) {
    browser.go("/explore/" + game);
    browser.waitForText("proved for heaps of every size");
  }

  @Test
  void theGraphIsDraggedAndZoomed() {
    solve("0.75");
    browser.go("/explore/0.75/forms");
    WebElement dot = browser.find("svg.graph-frame .dot");
    String before = dot.getAttribute("transform");
    browser.run(
        "const d = arguments[0], b = d.getBoundingClientRect(), x = b.x + 5, y = b.y + 5;const send"
            + " = (t, type, dx) => t.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x"
            + " + dx, clientY: y + dx, view: window}));send(d, 'mousedown', 0); send(window,"
            + " 'mousemove', 60); send(window, 'mouseup', 60);",
        dot);
    browser.waitFor("the dot has moved", () -> !dot.getAttribute("transform").equals(before));
    browser.find("svg.graph-frame").sendKeys("+");
    browser.waitFor(
        "the graph is larger",
        () ->
            String.valueOf(browser.find("svg.graph-frame > g").getAttribute("transform"))
                .contains("scale(1.25)"));
  }

  @Test
  void thePointerShowsAProduct() {
    solve("0.75");
    browser.go("/explore/0.75/table");
    browser.find("td[data-x='2'][data-y='6']");
    browser.run(
        "document.querySelector(\"td[data-x='2'][data-y='6']\")"
            + ".dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))");
    browser.waitForText("b · c = ab, not in P");
  }

  @Test
  void aGameThatGrowsIsWatchedStoppedAndResumed() {
    browser.go("/explore/dawsons-kayles");
    browser.waitFor("it has grown", () -> browser.all("svg.plot circle").size() > 3);
    browser.press("Stop");
    browser.waitFor("it can go on", () -> browser.find(".tools").getText().contains("Go on"));
    isAccessible();
    shoot("explore-growing");
    browser.press("Go on");
    browser.waitFor("it runs", () -> browser.find(".status").getText().contains("being solved"));
    browser.press("Stop");
    browser.waitFor("it can go on", () -> browser.find(".tools").getText().contains("Go on"));
  }

  /** Browsers open six connections to a server. */
  @Test
  void sevenTabsWatchUnfinishedGames() {
    // Solved before, so that it does not wait for the others.
    browser.go("/explore/0.123");
    browser.waitForText("period 5 from heap 5 on");
    for (String game : List.of("0.06", "0.137", "0.144", "0.16", "0.17", "0.114")) {
      browser.inAnotherTab();
      browser.go("/explore/" + game);
      browser.find(".status");
    }
    browser.inAnotherTab();
    browser.go("/explore/0.123");
    browser.waitForText("period 5 from heap 5 on");
    browser.closeOtherTabs();
    for (String game : List.of("0.06", "0.137", "0.144", "0.16", "0.17", "0.114")) {
      browser.run("fetch('/api/solve/stop?game=" + game + "', { method: 'POST' })");
    }
  }

  @Test
  void aViewIsCheckedAndCopied() {
    browser.go("/explore/0.123");
    browser.waitForText("proved for heaps of every size");
    browser.click("button.check");
    browser.waitForText("Accepted. 0.123 is solved");
    for (String kind : List.of("JSON", "LaTeX", "GAP", "SVG", "PNG")) {
      browser.run("document.getElementById('said').textContent = ''");
      browser.click(".menu > button");
      browser.run(
          "[...document.querySelectorAll('[role=menuitem]')].find(b => b.textContent ==="
              + " arguments[0]).click()",
          kind);
      browser.waitFor(kind + " is copied", () -> browser.find("#said").getText().contains(kind));
    }
  }

  @Test
  void aPositionIsAnalysed() {
    browser.go("/position/0.123/9+8+5+3");
    browser.waitForText("N: the player to move wins.");
    browser.waitFor("the genus is there", () -> browser.text().contains("genus"));
    assertThat(browser.all(".heap.wins")).hasSize(3);
    assertThat(browser.all(".moves button.wins")).hasSize(3);
    assertThat(browser.text()).contains("which reduces:", "is not in P");
    shoot("position");
    browser.click("input[role=switch]");
    browser.waitForText("In normal play P");
    browser.click(".heap:nth-child(2) > button");
    browser.waitForText("Moves in a heap of 8");
    browser.run(
        "[...document.querySelectorAll('.moves button')].find(b => b.textContent === '8 →"
            + " 5').click()");
    browser.waitForText("P: the player to move loses.");
    assertThat(browser.path()).isEqualTo("/position/0.123/9+5+5+3");
    browser.click(".heap:nth-child(1) .sizes button");
    browser.waitFor("the heap is smaller", () -> browser.path().endsWith("/8+5+5+3"));
  }

  @ParameterizedTest
  @CsvSource({
    "kayles, 6+4, misere",
    "kayles, 6+4, normal",
    "dawsons-chess, 8, misere",
    "nim, 3+2+2, misere",
    "knots, 5+2, normal",
    "heptagon, N+D+R, misere",
    "pascals-beans, '6,3+5,2+4,2', misere",
    "notakto, X../.../...+.../.../..., misere"
  })
  void aGameIsPlayedToTheEndAndWon(String game, String heaps, String play) {
    browser.go("/play/" + game + "/" + heaps.replace("/", "%2F") + "?play=" + play);
    browser.waitForText("Your move.");
    withoutPauses();
    // Boards of the other games are looked at in ServePagesTest, by day and by night.
    if (!game.matches("kayles|heptagon|notakto")) {
      isAccessible();
    }
    if (heaps.equals("6+4") && play.equals("misere")) {
      shoot("play-kayles");
    } else if (!game.equals("kayles")) {
      shoot("play-" + game);
    }
    for (int moves = 0; moves < 40 && !isOver(); moves++) {
      String advice = browser.showMove();
      int before = browser.all(".log li").size();
      makeHintedMove(advice);
      browser.waitFor(
          "it is my turn or over",
          () -> browser.all(".log li").size() > before && isMyTurnOrOver());
      if (moves == 0) {
        takeBackAndRepeat();
      }
    }
    assertThat(browser.find(".verdict").getText()).contains("you win");
  }

  /** The machine lets people see their own move before it answers; nobody looks here. */
  private static void withoutPauses() {
    browser.run(
        "const later = globalThis.setTimeout; globalThis.setTimeout = (task, ms, ...more) =>"
            + " later(task, ms === 650 ? 0 : ms, ...more)");
  }

  private static boolean isOver() {
    return browser.find(".verdict").getText().contains("no move left");
  }

  private static boolean isMyTurnOrOver() {
    return browser.find(".verdict").getText().contains("Your move") || isOver();
  }

  /** By the pieces where that can be done, else from the list. */
  private static void makeHintedMove(String advice) {
    // The move stands after the places that the board marks.
    String wanted = advice.replaceFirst("(?s).*\\(([^)]*→[^)]*)\\).*", "$1").replace(" ", "");
    browser.run(
        "const hinted = [...document.querySelectorAll('.piece.hinted:not(:disabled)')];const before"
            + " = document.querySelectorAll('.log li').length;if (arguments[1] && hinted.length) { "
            + " const at = hinted.map(b => [b.dataset.row, b.dataset.at]);  const press = ([r, i])"
            + " => document.querySelector(`[data-row='${r}'][data-at='${i}']`).click(); "
            + " press(at[0]);  if (document.querySelectorAll('.log li').length === before)"
            + " press(at[at.length - 1]);}const"
            + " push = (e) => e.dispatchEvent(new MouseEvent('click', {bubbles: true}));const arrow"
            + " = document.querySelector('.arrow.marked'); if (arrow) { const [from, to] ="
            + " arrow.dataset.arrow.split(' \u2192 ');"
            + " push(document.querySelector(`[data-place='${from}']`)); const target ="
            + " document.querySelector(`.target[data-place='${to}']`); if (target) push(target);"
            + " } else if"
            + " (document.querySelector('.cell.hinted')) { "
            + " push(document.querySelector('.cell.hinted'));}if (document.querySelectorAll('.log"
            + " li').length === before) {  const list = document.querySelector('.match select'); "
            + " const option = [...list.options].find(o => o.textContent.replaceAll(' ', '') ==="
            + " arguments[0]);  list.value = option.value;  [...document.querySelectorAll('.match"
            + " button')].find(b => b.textContent === 'Play it').click();}",
        wanted,
        browser.path().matches(".*(kayles|chess|nim).*"));
  }

  private static void takeBackAndRepeat() {
    int before = browser.all(".log li").size();
    if (isOver()) {
      return;
    }
    browser.run(
        "[...document.querySelectorAll('.tools button')].find(b => b.textContent === 'Take"
            + " back').click()");
    browser.waitFor("the moves are taken back", () -> browser.all(".log li").size() < before);
    browser.waitFor("it is my turn", ServeBrowserTest::isMyTurnOrOver);
  }

  @Test
  void theMachineMayBegin() {
    browser.go("/play/kayles/5+3?you=second&level=easy");
    browser.waitForText("Machine: ");
    browser.waitForText("Your move.");
    assertThat(browser.all(".piece.gone")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void everyLessonHasALiveBoard(int number) {
    browser.go("/learn/" + number);
    browser.find(".live .heap, .live .piece");
    browser.waitFor(
        "the board is live", () -> browser.find(".live .verdict").getText().length() > 5);
    // ServeCalmTest and ServePagesTest have the others looked at.
    if (number == 5) {
      isAccessible();
    }
    if (number == 1 || number == 5) {
      shoot("learn-" + number);
    }
  }

  @Test
  void aGraphOfOnesOwnIsSolvedAndRefused() {
    browser.go("/explore");
    browser.click(".own-graph summary");
    browser.click(".own-graph button");
    browser.waitForText("proved for all vertices there are.");
    assertThat(browser.path()).startsWith("/explore/digraph");
    isAccessible();
    browser.go("/explore");
    browser.click(".own-graph summary");
    browser.type(".own-graph textarea", "digraph { A -> B; B -> A }");
    browser.click(".own-graph button");
    browser.waitForText("The graph has a cycle");
    assertThat(browser.console()).allMatch(line -> line.contains("status of 400"));
  }

  @Test
  void theKeyboardIsEnough() {
    browser.go("/explore/0.75");
    browser.waitForText("proved for heaps of every size");
    browser.find("#tab-quotient").sendKeys(Keys.ARROW_RIGHT);
    browser.waitForText("The genus of each heap");
    assertThat(browser.path()).isEqualTo("/explore/0.75/genus");
    browser.find("#tab-genus").sendKeys("/");
    assertThat(browser.run("return document.activeElement.name")).isEqualTo("game");
  }

  @Test
  void nightIsChosenAndRemembered() {
    browser.go("/about");
    browser.waitForText("/api/openapi.json");
    isAccessible();
    browser.click("#theme");
    assertThat(browser.run("return document.documentElement.dataset.theme")).isEqualTo("dark");
    isAccessible();
    browser.go("/learn/2");
    browser.find(".live .heap");
    assertThat(browser.run("return document.documentElement.dataset.theme")).isEqualTo("dark");
    isAccessible();
    browser.click("#theme");
    browser.run("localStorage.clear()");
  }
}
