// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class FriskyCommandTest {

  @Test
  void singleHeaps() {
    assertThat(misere("frisky", "0.3102").out()).contains("  (24)").contains("for ever");
  }

  @Test
  void twoHeaps() {
    assertThat(misere("frisky", "0.3102", "--heaps", "2").out())
        .contains("  0+    (24)     16 (24)  2 (18)   (6)      (6)")
        .contains("  5+    (0)      (0)      (2)      (6)      (6)")
        .contains("the last row repeats");
  }

  @Test
  void threeHeapsWithOneSmallest() {
    Typed typed = misere("frisky", "0.3102", "--heaps", "3", "--smallest", "7");
    typed
        .assertAnswer()
        .contains("Smallest heap 7:")
        .contains("  10+   (15)     (5)      0 (4)    4 (0)    (4)")
        .contains("  25+   10 (14)  (5)      (4)      4 (0)    0 (4)")
        .contains("the last 4 rows repeat");
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
            "{\"fixed\":[6,16],\"start\":[4],\"repeating\":[12],\"period\":5,\"preperiod\":2,\"proved\":true}");
  }

  @Test
  void splittingGamesAreNotProved() {
    Typed typed = misere("frisky", "kayles", "--heaps", "2", "--max", "30", "--group", "12");
    assertThat(typed.out()).contains("in groups of 12").contains("seen, not proved");
    assertThat(typed.out()).doesNotContain("for ever");
  }
}
