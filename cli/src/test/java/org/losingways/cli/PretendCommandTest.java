// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.ExitStatus;
import tools.jackson.databind.JsonNode;

@Tag("published")
class PretendCommandTest {

  @Test
  void theFiveElements() {
    Typed typed = misere("pretend", "0.123", "--prove");
    assertThat(typed.err()).isEmpty();
    typed
        .assertAnswer()
        .contains("Genus table")
        .contains("    5+  0⁰²   0¹²⁰  2¹⁴²⁰  1²⁰  1⁰³¹")
        .contains("    5+  A(1,1)  :0  B(2,0)  C(2,2)  :1")
        .contains("  C  heap 9, genus 1²⁰, 4·C = 2·C")
        .contains("Adder approximator: A as :4, B as :2, C as :5")
        .contains("Exceptions, 3 of the 16 sums:")
        .contains("  B+C             3⁰²")
        .contains("Theorem 9.3 with p = 2, s = 2, n = 21:")
        .contains("5 heaps of each size (6^21 of them")
        .contains("Theorem 9.5 with m = 4, s = 5, r = 3:")
        .contains("  So they are for all i > 4, in every context.");
    assertThat(typed.said())
        .contains(" has the outcome that the table gives, verified by its moves: yes")
        .contains(":n is an adder: ⌊n/2⌋ nim-heaps of size 2, and one of size 1 if n is odd.")
        .contains(
            "X(p,s) is a special game: p copies of it can be left out while s others remain.");
  }

  @Test
  void theProofAsJson() {
    JsonNode json = misere("pretend", "0.07", "--max-heap", "21", "--prove", "--json").json();
    JsonNode proof = json.get("proof");
    assertThat(proof.get("holds").asBoolean()).isTrue();
    assertThat(proof.get("lastHeap").asInt()).isEqualTo(21);
    assertThat(proof.get("refutedBy").isNull()).isTrue();
    assertThat(proof.has("recurrence")).isFalse();
    assertThat(json.get("property").toString()).isEqualTo("{\"p\":2,\"s\":2}");
    assertThat(misere("pretend", "0.75", "--prove", "--json").json().get("proof").get("recurrence"))
        .hasToString("{\"m\":7,\"period\":2,\"taken\":2,\"lastCompared\":18,\"holds\":true}");
  }

  @Test
  void json() {
    JsonNode json = misere("pretend", "0.123", "--json").json();
    assertThat(json.propertyNames())
        .startsWith(
            "game", "heaps", "period", "preperiod", "specials", "approximator", "exceptions");
    assertThat(json.get("heaps").get(3).asString()).isEqualTo(":2");
    assertThat(json.get("period").asInt()).isEqualTo(5);
    assertThat(json.get("specials").get(1).toString())
        .isEqualTo("{\"name\":\"B\",\"p\":2,\"s\":0,\"genus\":\"2^1420\",\"heap\":8}");
    assertThat(json.get("approximator").get("C").asString()).isEqualTo(":5");
    assertThat(json.get("exceptions").get(2).toString())
        .isEqualTo("{\"sum\":{\"B\":1,\"C\":1},\"genus\":\"3^02\"}");
  }

  /** Figure 26 of <i>Pretending</i> has six as well, while Figure 27 names a seventh. */
  @Test
  void theSpecialGamesOfCode72AreSix() {
    assertThat(
            misere("pretend", "0.72", "--max-heap", "24", "--json")
                .json()
                .get("specials")
                .valueStream()
                .map(s -> s.get("heap").asInt()))
        .containsExactly(9, 11, 15, 16, 17, 19);
  }

  @Test
  void toAMaximumHeap() {
    Typed typed = misere("pretend", "0.35", "--max-heap", "7");
    typed.assertAnswer().contains("0.35, to heap 7 only.").contains("17 of the 144 sums");
    assertThat(misere("pretend", "nim", "--max-heap", "3").out())
        .contains("every heap is an adder");
  }

  @Test
  void badInputGetsOneSentence() {
    Typed typed = misere("pretend", "0.123", "--max-heap", "x");
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err().strip().lines()).hasSize(1);
  }

  /** Too little time is no mistake of who types. */
  @Test
  void aLimitIsNoBadInput() {
    Typed typed = Typed.misere("pretend", "0.54", "--time-limit", "0s", "--no-store");
    assertThat(typed.status()).as(typed.err()).isEqualTo(1);
    assertThat(typed.err()).hasLineCount(1);
  }
}
