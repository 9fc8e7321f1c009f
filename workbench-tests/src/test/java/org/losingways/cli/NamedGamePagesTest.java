// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.game.Play;
import org.losingways.reader.NamedGame;

/** Wherever a game with a name is described, nothing contradicts the rule that is chosen. */
@Tag("browser")
class NamedGamePagesTest extends WorkbenchCase {

  private static final String WHO_WINS = "(?i)\\b(win|wins|winner|lose|loses|loser)\\b";

  private static List<String> names() {
    return NamedGame.gallery().stream().map(NamedGame::name).toList();
  }

  @ParameterizedTest
  @MethodSource("names")
  void thePageSaysOneRule(String name) {
    String story = NamedGame.find(name).orElseThrow().story();
    for (Play play : Play.values()) {
      browser.go("/play/" + name + "?play=" + (play == Play.MISERE ? "misere" : "normal"));
      browser.waitForText(play.sentence());
      assertThat(browser.find(".lede").getText()).isEqualTo(story + " " + play.sentence());
    }
    browser.go("/explore/" + name);
    browser.waitForText(story);
    assertThat(browser.find(".lede").getText()).doesNotContainPattern(WHO_WINS);
    open.stop(name);
  }

  @ParameterizedTest
  @MethodSource("names")
  void theCommandDescribesMoves(String name) {
    Typed run = Typed.misere("rules", name);
    assertThat(run.status()).isZero();
    assertThat(run.out()).doesNotContainPattern(WHO_WINS);
  }
}
