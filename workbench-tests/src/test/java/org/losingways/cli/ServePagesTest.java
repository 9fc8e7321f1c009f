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

/**
 * What the pages say is true, and what the command line does is there: games of Left and Right,
 * partial quotients, tools, exercises, matches in the address.
 */
@Tag("browser")
class ServePagesTest extends WorkbenchCase {

  private static final Path PICTURES = Path.of("target", "pictures");

  @BeforeEach
  void byDay() {
    browser.night(false);
    browser.sheet(1440, 1000, false);
  }

  private static void isAccessibleByDayAndNight(String name) {
    assertThat(browser.accessibility()).isEmpty();
    browser.shoot(PICTURES.resolve(name + ".png"));
    browser.night(true);
    browser.waitFor(
        "it is dark",
        () -> "dark".equals(browser.run("return document.documentElement.dataset.theme")));
    assertThat(browser.accessibilityOfColours()).isEmpty();
    browser.night(false);
  }

  @Test
  void aGameOfLeftAndRightIsSolvedComparedAndInverted() {
    browser.go("/explore/0.7%2F0.07");
    browser.waitForText("Φ has period 3 from heap 0 on, proved for heaps of every size.");
    browser.waitForText("Left: Take 1 bean and leave nothing or one heap or two heaps.");
    browser.find("table.phi td.R");
    browser.click("#tab-compare");
    browser.waitForText("Left likes the first better.");
    browser.click("#tab-inverse");
    browser.waitForText("as good as nothing, in every context");
    browser.click("#tab-structure");
    browser.waitForText("The monoid is the group Z: every element has an inverse");
    browser.click("#tab-cayley");
    browser.find("svg.drawn rect.R");
    browser.click("button.check");
    browser.waitForText("Accepted.");
  }

  /** 1+4+4 tells 3+1+1 and 1 of 0.3/0.14 apart, and 1+2+4+4 tells 2+1+1+3+3 from nothing. */
  @Test
  void whatIsKnownToSomeHeapIsNotSaidOfAll() {
    browser.go("/explore/0.3%2F0.14");
    browser.click("#tab-compare");
    browser.type("input[name=first]", "3+1+1");
    browser.type("input[name=second]", "1\n");
    browser.waitForText("In the context of positions with heaps to 3: The two are equal");
    browser.click("#tab-inverse");
    browser.type("input[name=position]", "2+1+1\n");
    browser.waitForText("as good as nothing, in the context of positions with heaps to 3;");
    assertThat(browser.text()).doesNotContain("in every context");
    browser.go("/position/0.3%2F0.14/3+1");
    browser.waitForText("among positions with heaps to 3.");
  }

  @Test
  void anInverseThatWasNotFoundIsNotSaidToBeNone() {
    browser.go("/explore/0.7%2F0.07/inverse");
    browser.waitForText("as good as nothing, in every context");
    browser.run(
        "const server = window.fetch; window.fetch = (url, about) =>"
            + " String(url).includes('/api/inverse') ? Promise.resolve(new Response("
            + "'{\"game\":\"0.7/0.07\",\"position\":[2],\"outcome\":\"P\",\"inverse\":null,"
            + "\"inverseOutcome\":null,\"conjugate\":null,\"decided\":false}',"
            + " { headers: { 'Content-Type': 'application/json' } })) : server(url, about)");
    browser.type("input[name=position]", "2\n");
    browser.waitForText("it is not known that there is none");
  }

  @Test
  void positionsOfLeftAndRightAreToldApart() {
    browser.go("/tools/distinguish?game=0.7%2F0.07&first=2&second=1%2B1");
    browser.waitForText("Their own outcomes differ.");
    browser.find("td em.R-text");
    browser.go("/tools/compare?game=0.123&with=0.2012");
    browser.waitForText("5k+6 becomes 5k+4");
  }

  @Test
  void aPositionOfLeftAndRightTellsBothSides() {
    browser.go("/position/0.7%2F0.07/6+4");
    browser.waitForText("R: Right wins, whoever begins.");
    browser.waitForText("Left loses, whatever is played.");
    browser.waitForText("6 + 4 has the value ");
    browser.waitForText(", whose outcome is R: Right wins, whoever begins.");
    assertThat(browser.all(".moves button.wins")).hasSize(5);
  }

  /** The project's own example; blue arrows are Left's, red ones Right's. */
  @Test
  void aRedAndBlueGraphIsPlayedByItsColours() {
    String game =
        "digraph%7Bsquare-%3Enothing%5Bcolor=blue%5D;domino-%3Esquare%5Bcolor=blue%5D;"
            + "domino-%3Enothing%5Bcolor=red%5D%7D";
    browser.go("/explore/" + game);
    browser.waitForText("A graph of your own");
    browser.waitForText("partizan");
    browser.find("table.phi td.L, table.phi td.R, table.phi td.P, table.phi td.N");
    browser.go("/play/" + game + "/domino+square");
    browser.waitForText("Your move, Left.");
    assertThat(browser.all("line.arrow.left")).hasSize(2);
    assertThat(browser.all("line.arrow.right")).hasSize(1);
    isAccessibleByDayAndNight("play-red-blue");
  }

  @ParameterizedTest
  @CsvSource({
    "11, 'The misère quotient has order 34; 9 elements are in P'",
    "12, 'The misère quotient is infinite: 48 elements and 8 one-parameter families'",
  })
  void thePartialQuotientsAreInTheAddress(int heaps, String sentence) {
    browser.go("/explore/0.76?heaps=" + heaps);
    browser.waitForText(sentence);
    browser.run("fetch('/api/solve/stop?game=0.76', { method: 'POST' })");
  }

  @Test
  void anInfiniteQuotientIsDrawnAsInfiniteWithPAlongItsRays() {
    browser.go("/explore/0.76?heaps=12");
    browser.waitForText("With heap 12 it is infinite.");
    assertThat(browser.text()).contains("all n ≥ 0", "n = 0, 2, 4, …");
    assertThat(browser.html("svg.plot")).contains("∞");
    browser.click("#tab-cayley");
    browser.find("svg.drawn rect.P");
    browser.run("fetch('/api/solve/stop?game=0.76', { method: 'POST' })");
  }

  @Test
  void aStepOfTheGrowthLeadsToItsPartialQuotientAndBack() {
    browser.go("/explore/0.123");
    browser.waitForText("The misère quotient has order 20");
    browser.run(
        "document.querySelectorAll('svg.plot a')[1].dispatchEvent(new MouseEvent('click', {bubbles:"
            + " true, cancelable: true}))");
    browser.waitFor("the address has the heap", () -> browser.query().contains("heaps="));
    browser.waitFor(
        "the quotient is smaller",
        () -> !browser.text().contains("The misère quotient has order 20"));
    browser.run("history.back()");
    browser.waitForText("The misère quotient has order 20");
    browser.click("#tab-genus");
    browser.waitForText("The genus of each heap");
    browser.run("history.back()");
    browser.waitForText("The misère quotient has order 20");
  }

  @Test
  void lettersAfterZAreWordsToo() {
    browser.go("/explore/4.7");
    browser.waitForText("From heap 7 on");
    browser.go("/position/4.7/62+63");
    browser.waitForText("Why");
    browser.waitFor("the values have indices", () -> browser.html(".heap .word").contains("<sub>"));
    assertThat(browser.text()).contains("the player to move");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "compare | Their misère quotients are isomorphic.",
        "distinguish | Distinguished by 8+9.",
        "monoid | Completed",
        "quotients | There is one misère quotient of order 8.",
        "check | Drop the file of a certificate here"
      })
  void everyToolAnswers(String tool, String sentence) {
    browser.go("/tools/" + tool);
    browser.waitForText(sentence);
    if (!CalmPages.VIEWS.contains("tools/" + tool)) {
      isAccessibleByDayAndNight("tools-" + tool);
    }
  }

  @Test
  void somebodysCertificateIsChecked() {
    browser.go("/tools/check");
    browser.find(".drop");
    browser.run(
        "const drop = document.querySelector('.drop');"
            + "fetch('/api/certificate?game=0.123').then((r) => r.text()).then((text) => {"
            + " const data = new DataTransfer();"
            + " data.items.add(new File([text], 'c.json', { type: 'application/json' }));"
            + " drop.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true })); })");
    browser.waitForText("Accepted.");
    browser.run(
        "const drop = document.querySelector('.drop'); const data = new DataTransfer();"
            + " data.items.add(new File(['{}'], 'c.json', { type: 'application/json' }));"
            + " drop.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));");
    browser.find(".refusal");
    assertThat(browser.console()).allMatch(line -> line.contains("status of 400"));
  }

  @Test
  void aWordIsReducedStepByStep() {
    browser.go("/explore/0.123/structure");
    browser.waitForText("Reduce a word");
    browser.type("input[name=word]", "ab2cd3");
    browser.find("input[name=word]").sendKeys(Keys.ENTER);
    browser.waitForText("which is not in P: the player to move wins.");
    assertThat(browser.all(".derivation tr")).hasSize(5);
  }

  @Test
  void friskyPositionsAreListed() {
    browser.go("/explore/0.3102/frisky");
    browser.waitForText("period 5");
    assertThat(browser.accessibility()).isEmpty();
  }

  /** The focus stays on the board after a move, and the match is in the address. */
  @Test
  void aMatchIsPlayedWithTheKeyboardAndLinked() {
    browser.go("/play/kayles/7+5");
    browser.waitForText("Your move.");
    browser.run("document.querySelector('.piece:not(:disabled)').focus()");
    browser.find(".piece:not([disabled])").sendKeys(Keys.ENTER);
    browser.waitFor(
        "a piece is chosen or taken", () -> !browser.all(".piece.chosen, .piece.gone").isEmpty());
    if (browser.all(".piece.gone").isEmpty()) {
      browser.find(".piece.chosen").sendKeys(Keys.ENTER);
    }
    browser.waitFor("both have moved", () -> browser.all(".log li").size() == 2);
    browser.waitFor(
        "the focus is on the board",
        () ->
            Boolean.TRUE.equals(
                browser.run(
                    "return document.querySelector('.board').contains(document.activeElement)")));
    assertThat(browser.query()).contains("moves=");
    List<String> moves = browser.all(".log li").stream().map(e -> e.getText()).toList();
    browser.run("location.reload()");
    browser.waitForText("Your move.");
    assertThat(browser.all(".log li").stream().map(e -> e.getText())).isEqualTo(moves);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kayles", "notakto", "cram", "grundys-game", "heptagon", "0.7%2F0.07"})
  void gamesBeginWithPositionsThatThePersonCanWin(String game) {
    browser.go("/play/" + game);
    browser.waitForText("Your move");
    assertThat(browser.showMove()).contains("Play ");
    isAccessibleByDayAndNight("play-" + game.replace("%2F", "-"));
    // Nobody looks at it any more, and some games are never solved.
    open.stop(game.replace("%2F", "/"));
  }

  @Test
  void cramIsPlayedWithDominoesAndGrundysGameWithScissors() {
    browser.go("/play/cram/%23%23%23%2F%23%23%23");
    browser.waitForText("Your move");
    browser.click("[data-square='0,0']");
    browser.click("[data-square='0,1']");
    browser.waitFor("there is a domino", () -> browser.all(".domino").size() >= 2);
    browser.waitFor("both have moved", () -> !browser.all(".log li").isEmpty());
    browser.go("/play/grundys-game/5");
    browser.waitForText("Press the scissors");
    browser.click("button.gap");
    browser.waitFor("it is cut", () -> !browser.all(".cut").isEmpty());
    open.stop("grundys-game");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 7, 8, 9, 10})
  void exercisesCheckThemselves(int lesson) {
    browser.go("/learn/" + lesson);
    browser.find(".exercise");
    browser.waitFor("the exercise is posed", () -> !browser.all(".exercise button").isEmpty());
    if (!browser.all(".exercise .answers button").isEmpty()) {
      browser.click(".exercise .answers button");
      browser.waitFor(
          "it is judged",
          () -> browser.text().contains("Right.") || browser.text().contains("Not so."));
    }
    isAccessibleByDayAndNight("learn-" + lesson);
  }

  @Test
  void anUnknownPageIsAPage() {
    browser.go("/nowhere");
    browser.waitForText("There is no page at this address");
    assertThat(browser.console()).allMatch(line -> line.contains("status of 404"));
  }

  @Test
  void namesAreOfferedWhileSomebodyTypes() {
    browser.go("/");
    browser.find("input[name=game][list]");
    browser.waitFor(
        "names are there",
        () ->
            Boolean.TRUE.equals(
                browser.run(
                    "return [...document.querySelectorAll('datalist option')].some((o) => o.value"
                        + " === 'kayles')")));
  }

  /** Headings come in order, and what can be pressed on a phone is large enough. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/explore/0.123",
        "/position/0.123/9+8",
        "/play/kayles/6+4",
        "/learn/7",
        "/tools"
      })
  void headingsAreInOrderAndControlsLargeEnough(String page) {
    browser.sheet(390, 800, true);
    browser.go(page);
    browser.find("h1");
    browser.waitFor("the page is there", () -> browser.all("main button").size() > 0);
    assertThat(
            (String)
                browser.run(
                    "let last = 0; let bad = ''; document.querySelectorAll('h1,h2,h3,h4')"
                        + ".forEach((h) => { const level = Number(h.tagName[1]); if (level > last +"
                        + " 1) bad += h.textContent + ';'; last = level; }); return bad"))
        .isEmpty();
    assertThat(
            (String)
                browser.run(
                    "return [...document.querySelectorAll('main button')].filter((b) =>"
                        + " b.offsetParent && Math.min(b.offsetHeight, b.offsetWidth) < 24)"
                        + ".map((b) => b.outerHTML.slice(0, 80)).join(' ')"))
        .isEmpty();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo(true);
  }
}
