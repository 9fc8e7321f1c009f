// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.game.Game;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.HeapWords;
import org.losingways.reader.GameReader;

/** Outcomes are those of play, and the forms of games whose forms are published are found. */
class WallsTest {

  private static final int[] CAPS_OF_0_3122 = {1, 4, 2, 3, -1, -1, -1, -1};

  private static HeapWords everyHeapAGenerator(int heaps) {
    List<IntList> words =
        IntStream.rangeClosed(0, heaps)
            .mapToObj(
                h -> {
                  int[] word = new int[heaps];
                  if (h > 0) {
                    word[h - 1] = 1;
                  }
                  return IntList.of(word);
                })
            .toList();
    return new HeapWords(IntList.of(IntStream.rangeClosed(1, heaps).toArray()), words);
  }

  private static SignatureTable table(Game game, int heaps, int[] caps, long entries) {
    return SignatureTable.of(GaugeSearch.sides(game, everyHeapAGenerator(heaps)), caps, entries)
        .orElseThrow();
  }

  @Test
  void formsOf0_3122() {
    Ruleset rules = TakeAndBreak.of("0.3122");
    assertThat(Walls.forms(table(rules, 8, CAPS_OF_0_3122, 3_000_000), 8, 4))
        .contains(IntList.of(0, 0, 0, 0, 1, 0, -1, 2), IntList.of(0, 0, 0, 0, 1, 0, -1, 0));
  }

  @Test
  void outcomesAreThoseOfPlay() {
    Ruleset rules = TakeAndBreak.of("0.3122");
    SignatureTable walls = table(rules, 8, CAPS_OF_0_3122, 100_000);
    PlayedOut play = new PlayedOut(rules, Integer.MAX_VALUE);
    for (Position position :
        List.of(
            Position.of(8, 8, 7, 5),
            Position.of(7, 7, 6, 1),
            Position.of(8, 6, 5, 5, 2),
            Position.of(8, 4, 4),
            Position.of(5, 5, 5, 3),
            Position.EMPTY)) {
      boolean isLost = play.outcome(position).orElseThrow() == PartizanOutcome.P;
      assertThat(walls.losers(everyHeapAGenerator(8).word(position)))
          .as("%s", position)
          .isEqualTo(isLost ? 1 : 0);
    }
  }

  @Test
  void twoSides() {
    Game game = GameReader.of("0.5/0.03");
    int[] free = new int[4];
    Arrays.fill(free, -1);
    SignatureTable walls = table(game, 4, free, 100_000);
    PlayedOut play = new PlayedOut(game, Integer.MAX_VALUE);
    for (Position position : List.of(Position.of(4, 1), Position.of(4, 4, 2, 2), Position.of(3))) {
      PartizanOutcome outcome = play.outcome(position).orElseThrow();
      int losers = walls.losers(everyHeapAGenerator(4).word(position));
      assertThat(PartizanOutcome.of((losers & 1) == 0, (losers & 2) == 0)).isEqualTo(outcome);
    }
  }

  /** One free generator has no walls: its powers wrap or they do not. */
  @Test
  void oneFreeGeneratorIsNotEnough() {
    assertThat(
            SignatureTable.of(
                GaugeSearch.sides(TakeAndBreak.of("0.3122"), everyHeapAGenerator(2)),
                new int[] {1, -1},
                1_000))
        .isEqualTo(Optional.empty());
  }
}
