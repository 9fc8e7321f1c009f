// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What people come for, from the first page to the end. */
@Tag("browser")
class JourneyTest extends WorkbenchCase {

  private static final Path PICTURES = Path.of("target", "pictures");

  private static final String MAKE_MARKED_MOVE =
      "const at = [...document.querySelectorAll('.piece.hinted:not(:disabled)')].map((b) =>"
          + " [b.dataset.row, b.dataset.at]); const press = ([r, i]) => document.querySelector("
          + "`[data-row='${r}'][data-at='${i}']`).click(); const before ="
          + " document.querySelectorAll('.log li').length; press(at[0]);"
          + " if (document.querySelectorAll('.log li').length === before) press(at.at(-1))";

  private static String verdict() {
    return browser.find(".verdict").getText();
  }

  /** A newcomer plays at once, asks for hints and wins; no word of algebra is met on the way. */
  @Test
  void aNewcomerWinsOnTheFirstPageWithoutAlgebra() {
    browser.go("/");
    browser.waitForText("Your move.");
    browser.shootLooks(PICTURES, "home", 1440, 390);
    for (int moves = 0; moves < 10 && !verdict().contains("no move left"); moves++) {
      browser.showMove();
      browser.press("Why?");
      browser.waitFor("there is a reason", () -> browser.all(".advice p").size() == 3);
      assertThat(browser.text()).doesNotContainPattern("(?i)monoid|quotient|value|[²³]");
      browser.run(MAKE_MARKED_MOVE);
      browser.waitFor(
          "it is my turn or over",
          () -> verdict().contains("Your move") || verdict().contains("no move left"));
    }
    assertThat(verdict()).isEqualTo("You have no move left: you win.");
    browser.press("Review");
    browser.waitForText("before it");
    assertThat(browser.find(".review").getText()).contains("5 + 3", "N, can be won");
    assertThat(browser.everyFinding()).isEmpty();
    browser.press("New position");
    browser.waitForText("Your move.");
    assertThat(browser.all(".log li")).isEmpty();
  }

  /** Each step of a hint marks no more than it names. */
  @Test
  void aHintShowsTheHeapThenTheMoveThenTheReason() {
    browser.go("/play/kayles/5+3");
    browser.waitForText("Your move.");
    browser.press("Hint");
    browser.waitForText("Look at the 5 pins that are marked.");
    assertThat(browser.all(".piece.hinted")).hasSize(5);
    browser.press("Show the move");
    browser.waitForText("Play pins 4 and 5 of row 1 (5 → 3).");
    assertThat(browser.all(".piece.hinted")).hasSize(2);
    browser.press("Why?");
    browser.waitForText("You leave two equal parts. Copy every move of the machine");
    browser.press("The algebra");
    browser.waitForText("it leaves 3+3, whose value b²");
  }

  @Test
  void theMoveThatLostIsNamedAndCanBeTriedAgain() {
    browser.go("/play/kayles/2+1?moves=2~1!1~");
    browser.waitForText("Your move.");
    browser.run("document.querySelector('.piece:not(:disabled)').click()");
    browser.waitForText("the machine wins.");
    browser.press("Review");
    browser.waitForText("Your move 1 lost the match.");
    assertThat(browser.find(".decisive").getText()).contains("2 → 0 wins.");
    browser.press("Try move 1 again");
    browser.waitForText("Your move.");
    assertThat(browser.all(".log li")).isEmpty();
  }

  @Test
  void twoPeoplePlayAtOneScreen() {
    browser.go("/play/kayles/1+1?level=two&judge=yes");
    browser.waitForText("First player to move.");
    browser.waitForText("N-position: the first player can win.");
    browser.run("document.querySelector('.piece:not(:disabled)').click()");
    browser.waitForText("Second player to move.");
    browser.waitForText("P-position: the first player can win.");
    browser.run("document.querySelector('.piece:not(:disabled)').click()");
    browser.waitForText("First player has no move left: First player wins.");
  }

  /** From a part of a name to the proof and to an entry for a bibliography. */
  @Test
  void aMathematicianGoesFromSearchToCertificateToBibTex() {
    browser.go("/");
    browser.type("input[name=game]", "CANAPE");
    browser.find("input[name=game]").sendKeys(Keys.ENTER);
    browser.waitFor(
        "the name is found or proposed",
        () -> browser.path().equals("/explore/canapes") || browser.text().contains("canapes"));
    browser.console();
    browser.go("/explore/canapes");
    browser.waitForText("proved for heaps of every size");
    browser.press("Check this");
    browser.waitForText("Accepted. 0.75 is solved");
    browser.click(".cite summary");
    browser.waitForText("@misc{losing-ways-0.75,");
    assertThat(browser.find(".bibtex").getText()).contains("Canapés", browser.path());
    assertThat(browser.everyFinding()).isEmpty();
  }

  /** A position that is being played at a desk opens in a hand as it is. */
  @Test
  void aSharedLinkOpensTheSamePositionOnAPhone() {
    browser.go("/play/notakto/X..%2F...%2F...+...%2F...%2F...");
    browser.waitForText("Your move.");
    browser.run("document.querySelectorAll('.cell:not(:disabled)')[3].click()");
    browser.waitFor("both have moved", () -> browser.all(".log li").size() == 2);
    browser.waitForText("Your move.");
    Object crosses = browser.run("return document.querySelectorAll('.cross').length");
    String shared = browser.path() + "?" + browser.query();
    browser.sheet(390, 844, true);
    browser.go(shared);
    browser.waitForText("Your move.");
    assertThat(browser.run("return document.querySelectorAll('.cross').length")).isEqualTo(crosses);
    assertThat(
            browser.run(
                "return document.querySelector('.board').getBoundingClientRect().bottom <= 844"))
        .as("the board is above the fold")
        .isEqualTo(true);
    browser.sheet(1180, 1000, false);
  }

  /** The first page is light: few requests, and neither formulas nor graphs are fetched. */
  @Test
  void theFirstPageIsLight() {
    browser.go("/");
    browser.waitForText("Your move.");
    assertThat((Long) browser.run("return performance.getEntriesByType('resource').length"))
        .isLessThanOrEqualTo(14);
    assertThat(
            String.valueOf(
                browser.run(
                    "return performance.getEntriesByType('resource').map((e) => e.name).join()")))
        .doesNotContain("katex", "d3", "openapi", "later.js", "/api/");
    assertThat(
            ((Number)
                    browser.run(
                        "return performance.getEntriesByType('resource').reduce((sum, e) => sum +"
                            + " e.transferSize, 0)"))
                .longValue())
        .isLessThan(250_000);
  }
}
