// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.losingways.game.Game;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.Notakto;
import org.losingways.reader.GameReader;

class OpeningsTest {

  private static final TakeAndBreak KAYLES = TakeAndBreak.of("0.77");

  @Test
  void twoHeapsOfMiddleSizeComeFirst() {
    assertThat(Openings.find(KAYLES, 12, position -> true)).contains(Position.of(7, 5));
  }

  @Test
  void noHeapIsLargerThanIsKnownAndNoneIsEmpty() {
    List<Position> asked = new ArrayList<>();
    assertThat(
            Openings.find(
                KAYLES,
                4,
                position -> {
                  asked.add(position);
                  return false;
                }))
        .isEmpty();
    assertThat(asked)
        .isNotEmpty()
        .allMatch(position -> !position.isEmpty() && position.largest() <= 4);
  }

  @Test
  void gamesOnBoardsBeginAsTheirRulesSay() {
    Notakto notakto = new Notakto();
    assertThat(Openings.find(notakto, notakto.largestHeap(), position -> true))
        .isEqualTo(notakto.start());
    assertThat(Openings.find(GameReader.of("digraph{B->A;C->B;C->A}"), 2, p -> p.size() == 2))
        .hasValueSatisfying(position -> assertThat(position.largest()).isEqualTo(2));
  }

  @Test
  void amongHeapsWithoutAnEndThatAreNoSizesSmallOnesAreTaken() {
    Game beans = GameReader.of("pascals-beans");
    assertThat(Openings.find(beans, Integer.MAX_VALUE, position -> true))
        .hasValueSatisfying(
            position ->
                assertThat(beans.position(List.of(beans.labels().text(position))))
                    .isEqualTo(position));
  }

  @Test
  void aSeedChoosesAnOpeningAndAnotherSeedMostlyAnother() {
    Set<Position> found = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Position opening = random(KAYLES, 12, Openings.Difficulty.MEDIUM, seed);
      assertThat(random(KAYLES, 12, Openings.Difficulty.MEDIUM, seed)).isEqualTo(opening);
      assertThat(opening.largest()).isLessThanOrEqualTo(8);
      found.add(opening);
    }
    assertThat(found).hasSizeGreaterThan(10);
  }

  @Test
  void coinsLieOnSeveralPlacesAndBoardsAreBegun() {
    Game heptagon = GameReader.of("heptagon");
    assertThat(random(heptagon, heptagon.largestHeap(), Openings.Difficulty.HARD, 1).size())
        .isGreaterThanOrEqualTo(3);
    Notakto notakto = new Notakto();
    assertThat(random(notakto, notakto.largestHeap(), Openings.Difficulty.HARD, 1).size())
        .isBetween(1, 3);
  }

  @Test
  void anOpeningThatNothingIsWantedOfIsNotFound() {
    assertThat(Openings.random(KAYLES, 12, Openings.Difficulty.EASY, new Random(1), p -> false))
        .isEmpty();
  }

  private static Position random(
      Game game, int largest, Openings.Difficulty difficulty, long seed) {
    return Openings.random(game, largest, difficulty, new Random(seed), p -> !p.isEmpty())
        .orElseThrow();
  }
}
