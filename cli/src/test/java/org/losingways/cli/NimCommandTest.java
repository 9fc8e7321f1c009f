// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.Terminal;
import tools.jackson.databind.JsonNode;

class NimCommandTest {

  @Test
  void kaylesAsThePapersPrintIt() {
    Typed typed = misere("nim", "kayles");
    assertThat(typed.err()).isEmpty();
    typed
        .assertAnswer()
        .startsWith("Kayles (0.77)  nim-values")
        .contains("Period 12 from heap 71 on, proved: G(h+12) = G(h) holds for 71 ≤ h < 156,")
        .contains("The largest value is G(27) = 8; no smaller heap has it.")
        .contains("14 exceptional values: G(0)=0, G(3)=3, ")
        .contains("G(70)=6.")
        .contains("P-positions, heaps of value 0: 0; there are no others.")
        .contains("\n        1  2  3  4  5  6  7  8  9  10  11  12\n")
        .contains("\n    0+  1  2  3  1  4  3  2  1  4  2   6   4\n")
        .contains("\n   84+  1  2  8  1  4  7  2  1  8  2   7   4\n")
        .doesNotContain("96+");
  }

  @Test
  void jsonHasTheFixedNames() {
    JsonNode json = misere("nim", "0.77", "--heaps", "100", "--json").json();
    assertThat(json.path("game").asString()).isEqualTo("0.77");
    assertThat(json.path("period").asInt()).isEqualTo(12);
    assertThat(json.path("preperiod").asInt()).isEqualTo(71);
    assertThat(json.path("max").path("heap").asInt()).isEqualTo(27);
    assertThat(json.path("max").path("value").asInt()).isEqualTo(8);
    assertThat(json.path("proved").asBoolean()).isTrue();
    assertThat(json.path("bound").asInt()).isEqualTo(156);
    assertThat(json.path("values").size()).isEqualTo(101);
    assertThat(IntStream.range(0, 6).map(h -> json.path("values").get(h).asInt()))
        .containsExactly(0, 1, 2, 3, 1, 4);
    assertThat(json.path("exceptions").size()).isEqualTo(14);
    assertThat(json.path("lastException").asInt()).isEqualTo(70);
    assertThat(json.path("pPositions").toString()).isEqualTo("[0]");
  }

  @Test
  void whatIsNotKnownIsNull() {
    JsonNode json = misere("nim", "0.(3)", "--heaps", "5", "--json").json();
    assertThat(json.path("period").isNull()).isTrue();
    assertThat(json.path("preperiod").isNull()).isTrue();
    assertThat(json.path("bound").isNull()).isTrue();
    assertThat(json.path("exceptions").isNull()).isTrue();
    assertThat(json.path("proved").asBoolean(true)).isFalse();
    assertThat(json.path("values").toString()).isEqualTo("[0,1,2,3,4,5]");
    assertThat(json.path("max").toString()).isEqualTo("{\"heap\":5,\"value\":5}");
  }

  @Test
  void theMaximumOfAnUnprovedSequenceIsThatOfTheHeapsAskedFor() {
    JsonNode json = misere("nim", "0.6", "--heaps", "12", "--json").json();
    assertThat(json.path("proved").asBoolean(true)).isFalse();
    assertThat(json.path("max").toString()).isEqualTo("{\"heap\":11,\"value\":4}");
    assertThat(json.path("pPositions").toString()).isEqualTo("[0,1,4,12]");
  }

  @Test
  void csv() {
    Typed typed = misere("nim", "sub(1,4,7)", "--heaps", "7", "--csv");
    assertThat(typed.out().lines())
        .containsExactly("heap,value", "0,0", "1,1", "2,0", "3,1", "4,2", "5,0", "6,1", "7,2");
  }

  @Test
  void unprovedIsSaidInWordsAndByTheStatus() {
    Typed typed = misere("nim", "0.04", "--time-limit", "0s");
    typed
        .assertNo()
        .contains("No period is proved up to heap ")
        .contains("The largest value so far is G(")
        .doesNotContain("exceptional");
    Typed values = misere("nim", "0.04", "--heaps", "50");
    values.assertAnswer().contains("   40+");
  }

  @Test
  void rulesWithoutAPeriodTheoremClaimNothing() {
    Typed typed = misere("nim", "0.(3)");
    typed.assertAnswer().contains("No period is claimed").contains("90+  91");
  }

  @Test
  void aProvedPeriodMakesLargeHeapsCheap() {
    Typed typed = misere("nim", "0.07", "--heaps", "200000", "--csv");
    assertThat(typed.out()).endsWith("200000," + 2 + System.lineSeparator());
  }

  @Test
  void onATerminalTheRepeatingPartIsUnderlined() {
    Typed typed = Typed.on(new Terminal(true, true, 100), "nim", "0.15");
    assertThat(typed.out()).contains("\u001b[4m");
    assertThat(typed.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim",
        "nim 1.3",
        "nim nobody",
        "nim 0.77 --heaps",
        "nim 0.77 --heaps x",
        "nim 0.77 --heaps -1",
        "nim 0.77 --heaps 999999999",
        "nim 0.8 --heaps 99999999",
        "nim 0.77 --time-limit soon",
        "nim 0.77 --json --csv"
      })
  void refusedInOneSentence(String line) {
    Typed typed = misere(line.split(" "));
    typed.assertRefused();
  }
}
