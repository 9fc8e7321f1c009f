// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;
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

  @Test
  void splittingGamesAreNotProved() {
    Typed typed = misere("frisky", "kayles", "--heaps", "2", "--max", "30", "--group", "12");
    assertThat(typed.out())
        .contains("A period with ? is seen, not proved.\n")
        .contains("  9        9, 12, 17  none from 18 on?\n")
        .doesNotContain("period 12", "are proved");
  }
}
