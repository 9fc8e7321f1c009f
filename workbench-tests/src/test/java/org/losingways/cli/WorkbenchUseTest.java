// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.show.answer.Glossary;
import org.openqa.selenium.Keys;

/** What a person does with the pages: asks for two things at once, plays by pieces, tries. */
@Tag("browser")
class WorkbenchUseTest extends WorkbenchCase {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/tools/compare?game=0.123&with=0.1331 | Their misère quotients are isomorphic.",
        "/tools/distinguish?game=0.123&first=4%2B4&second=6 | Distinguished by",
        "/tools/monoid | Finite, of order 12.",
        "/tools/quotients | There is one misère quotient of order 8.",
        "/explore/0.74 | a quotient of order 23410 is verified to heap 15",
        "/explore/0.7/0.07 | Left: Take 1 bean",
        "/explore/0.7/0.07/structure | Left: Take 1 bean",
        "/play/0.7/0.07/3+2 | Your move, Left.",
        "/play/kayles/dawsons-kayles/3+2 | Your move, Left.",
        "/play/notakto/X../.../... | Your move.",
        "/play/notakto/X../.../...+.../.X./... | Your move.",
        "/position/0.7/.07/3+2 | When Left begins",
        "/position/notakto/X../.../... | X../.../..."
      })
  void whatIsAskedForIsAnswered(String address, String sentence) {
    browser.go(address);
    browser.waitForText(sentence);
    browser.run("fetch('/api/solve/stop?game=0.74', { method: 'POST' })");
  }

  /** Slashes in addresses as people write them, and as links do. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "0.123 | 0.123 | -",
        "0.123/9+8 | 0.123 | 9+8",
        "0.7/0.07 | 0.7/0.07 | -",
        "0.7%2F0.07 | 0.7/0.07 | -",
        "0.7/0.07/5+3 | 0.7/0.07 | 5+3",
        "0.7%2F0.07/5+3 | 0.7/0.07 | 5+3",
        "0.7/.07/5+3 | 0.7/.07 | 5+3",
        "4.7/0.(3) | 4.7/0.(3) | -",
        "sub(1,2)/sub(1,3)/7 | sub(1,2)/sub(1,3) | 7",
        "kayles/nim/7 | kayles/nim | 7",
        "kayles/7 | kayles | 7",
        "notakto/X../.../... | notakto | X../.../...",
        "notakto/X..%2F...%2F... | notakto | X../.../...",
        "notakto/.../.../...+X../.../... | notakto | .../.../...+X../.../...",
        "cram:2x3/%23%23/.%23 | cram:2x3 | ##/.#",
        "pascals-beans/4,2+2,1 | pascals-beans | 4,2+2,1",
        "heptagon/N+D | heptagon | N+D"
      })
  void gamesAndPositionsMayHaveSlashes(String address, String game, String position) {
    browser.go("/about");
    browser.find("h1");
    assertThat(
            browser.run(
                "const main = document.querySelector('script[type=module]').src; const parts ="
                    + " arguments[0].split('/').map(decodeURIComponent); return import(main)"
                    + ".then(({ use }) => use('js/address.js').splitPosition(parts,"
                    + " ['kayles', 'nim', 'notakto']).map((x) => x ?? null))",
                address))
        .isEqualTo(Arrays.asList(game, position));
  }

  /** Generators after Z have names as well. */
  @Test
  void noGeneratorIsLeftOutOfAValue() {
    browser.go("/position/4.7/62+63");
    browser.waitForText("the player to move wins");
    assertThat(browser.html("#main")).contains(">115<", ">117<");
  }

  @ParameterizedTest
  @CsvSource({
    "/explore, misère quotient",
    "/explore/0.123, wild",
    "/explore/0.123, misère quotient",
    "/explore/0.123, order",
    "/explore/0.123, tame",
    "/explore/0.123, Φ",
    "/explore/0.123, P-positions",
    "/explore/0.123, N-positions",
    "/explore/0.123, period",
    "/explore/0.123/genus, genus",
    "/explore/0.123/cayley, Cayley graph",
    "/position/0.123/9+8+5+3, P-position"
  })
  void definitionsAreThoseOfTheGlossary(String address, String text) {
    browser.go(address);
    String definition = Glossary.read().find(text).orElseThrow().definition();
    assertThat(browser.definition(text)).isEqualTo(definition);
  }

  @Test
  void definitionsShowForPointerFocusAndTap() {
    browser.go("/explore");
    String definition = browser.definition("misère quotient");
    assertThat(browser.everyFinding()).isEmpty();
    browser.key(Keys.ESCAPE);
    assertThat(browser.shownDefinition()).isEmpty();
    browser.run("document.activeElement.blur()");
    browser.pointAt("h1");
    browser.pointAt("button.term");
    assertThat(browser.shownDefinition()).isNotEmpty().isNotEqualTo(definition);
    browser.pointAt("h1");
    assertThat(browser.shownDefinition()).isEmpty();
    browser.press("misère quotient");
    assertThat(browser.shownDefinition()).isEqualTo(definition);
    browser.click("h1");
    assertThat(browser.shownDefinition()).isEmpty();
  }

  @Test
  void gamesAreOfferedWhileSomebodyTypes() {
    browser.go("/");
    browser.find("input[name=game][list]");
    browser.find("datalist option[value=kayles]");
    browser.find("datalist option[value='sub(1,4,7)']");
  }

  @ParameterizedTest
  @CsvSource({
    "grundys-game/7+5, button.gap, 1",
    "cram:3x4/%23%23%23%23%2F%23%23%23%23%2F%23%23%23%23, .cram-grid .cell, 2",
    "notakto/...%2F...%2F..., .grid .cell, 1",
    "kayles/7+5, button.piece, 2"
  })
  void movesAreMadeByPressingTheBoard(String game, String piece, int presses) {
    browser.go("/play/" + game);
    browser.waitForText("Your move.");
    for (int i = 0; i < presses; i++) {
      browser.run(
          "[...document.querySelectorAll(arguments[0])].filter((p) => !p.disabled)[arguments[1]]"
              + ".click()",
          piece,
          i);
    }
    browser.waitForText("You: ");
    browser.waitForText("Machine: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"kayles", "grundys-game", "0.123", "heptagon", "notakto", "officers"})
  void gamesBeginWithPositionsThatCanBeWon(String game) {
    browser.go("/play/" + game);
    browser.waitForText("Your move.");
    assertThat(
            browser.run(
                "const query = new URLSearchParams({game: arguments[0], position:"
                    + " document.querySelectorAll('form.ask input')[1].value});"
                    + " return fetch(`/api/outcome?${query}`).then((r) => r.json()).then((a) =>"
                    + " a.outcome)",
                game))
        .isEqualTo("N");
    // Nobody looks at it any more, and some games are never solved.
    open.stop(game);
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 9, 10})
  void exercisesCheckThemselves(int lesson) {
    browser.go("/learn/" + lesson);
    browser.find(".exercise button");
    browser.run(
        "const first = document.querySelector('.exercise'); const field ="
            + " first.querySelector('input'); if (field) field.value = '1';"
            + " first.querySelector('button').click()");
    browser.waitFor(
        "it is judged",
        () ->
            browser
                .run(
                    "return /(^|\\n)(Right|Not so)\\./.test("
                        + "document.querySelector('.exercise').innerText)")
                .equals(true));
  }
}
