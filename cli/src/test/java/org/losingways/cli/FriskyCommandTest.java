// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.losingways.game.Game;
import org.losingways.game.Outcome;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.normal.NimSequence;
import org.losingways.reader.GameReader;
import tools.jackson.databind.JsonNode;

class FriskyCommandTest {

  @Test
  void singleHeaps() {
    assertThat(misere("frisky", "0.3102").out())
        .contains("\n  0, 1, …  period 5 from 0\n")
        .contains("The periods are proved.");
  }

  @Test
  void twoHeaps() {
    assertThat(misere("frisky", "0.3102", "--heaps", "2").out())
        .contains(
            """
              smaller  larger
              0        0, 1, …  period 5 from 0
              1        1, 6, 7, …  period 5 from 3
              2        5, 7, …  period 5 from 3
              3        5, 6, …  period 5 from 3
              4        6, 7, …  period 5 from 4
              5        none
              6        none
              7        10, …  period 5 from 7
            """)
        .contains("From smaller heap 3 on, adding 5 to both sizes changes nothing");
  }

  @Test
  void threeHeapsWithOneSmallest() {
    Typed typed = misere("frisky", "0.3102", "--heaps", "3", "--smallest", "7");
    typed
        .assertAnswer()
        .contains("Smallest heap 7:")
        .contains("  17      18, 19, 20, 21, …  period 5 from 17\n")
        .contains("  20      22  none from 23 on\n")
        .contains("From middle heap 18 on, adding 20 to both sizes");
  }

  @Test
  void json() {
    JsonNode json =
        misere("frisky", "0.3102", "--heaps", "3", "--max", "60", "--smallest", "6", "--json")
            .json();
    assertThat(json.get("heaps").asInt()).isEqualTo(3);
    assertThat(json.get("max").asInt()).isEqualTo(60);
    assertThat(json.get("group").asInt()).isEqualTo(5);
    assertThat(json.get("sequences").get(10).toString())
        .isEqualTo(
            "{\"fixed\":[6,16],\"frisky\":[18,22,23,27,28,32,33,37,38,42,43,47,48,52,53,57,58],\"start\":[4],\"repeating\":[12],\"period\":5,\"preperiod\":2,\"proved\":true}");
  }

  /** Against playing out every position, both ways. */
  @Test
  void fourHeaps() {
    Typed typed = misere("frisky", "0.3102", "--count", "4", "--max-heap", "12");
    typed.assertAnswer().contains("with four heaps").contains("Smallest heaps 2 and 3:");
    JsonNode json = misere("frisky", "0.3102", "--count", "4", "--max-heap", "12", "--json").json();
    Game game = GameReader.of("0.3102");
    PlayedOut misere = new PlayedOut(game, 1_000_000);
    NimSequence nim = NimSequence.of(game.impartial());
    nim.extendTo(13);
    int frisky = 0;
    for (JsonNode sequence : json.get("sequences")) {
      int[] fixed = {
        sequence.get("fixed").get(0).asInt(),
        sequence.get("fixed").get(1).asInt(),
        sequence.get("fixed").get(2).asInt()
      };
      Set<Integer> sizes = new HashSet<>();
      sequence.get("frisky").forEach(size -> sizes.add(size.asInt()));
      for (int heap = fixed[2]; heap <= 12; heap++) {
        Position position = Position.of(fixed[0], fixed[1], fixed[2], heap);
        int sum = nim.value(heap);
        for (int other : fixed) {
          sum ^= nim.value(other);
        }
        boolean isLost = misere.impartialOutcome(position).orElseThrow() == Outcome.P;
        assertThat(sizes.contains(heap)).as(position.toString()).isEqualTo(isLost != (sum == 0));
        frisky += sizes.contains(heap) ? 1 : 0;
      }
    }
    assertThat(frisky).isGreaterThan(50);
  }

  @Test
  void splittingGamesAreNotProved() {
    Typed typed = misere("frisky", "kayles", "--heaps", "2", "--max", "30", "--group", "12");
    assertThat(typed.out())
        .contains("A period with ? is seen, not proved.\n")
        .contains("  9        9, 12, 17  none from 18 on?\n")
        .doesNotContain("period 12", "are proved");
  }
}
