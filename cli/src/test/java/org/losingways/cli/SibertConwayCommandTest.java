// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.ExitStatus;

class SibertConwayCommandTest {

  @Test
  void canapes() {
    Typed json = misere("sibert-conway", "0.75", "--json");
    assertThat(json.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(json.out().strip())
        .isEqualTo(
            "{\"game\":\"0.75\",\"PN\":[\"E(1,3)\",\"5 D(1,3)\",\"7 D(1,3)\"],\"NP\":[\"D(1,3)\"],"
                + "\"period\":2,\"preperiod\":8}");
    Typed text = misere("sibert-conway", "0.75");
    assertThat(text.out()).contains("  5 D(1,3)\n");
    assertThat(text.said())
        .contains("no list with at most two E or D in each expression is shorter")
        .contains("E(1,4): an even number of heaps of sizes 1 and 4 in all; D(1,4): an odd number.")
        .contains("A number alone: one heap of that size. There are no other heaps.");
  }

  @Test
  void heapsThatChangeNothingAreNamed() {
    Typed typed = misere("sibert-conway", "0.123");
    assertThat(typed.out()).contains("Heaps that may be added anywhere: 2, 7, 12, …");
    assertThat(typed.said())
        .contains("{9,14}: one heap, of size 9 or 14.")
        .doesNotContain("no other heaps");
  }

  @Test
  void weightsWhereQuotientsGrow() {
    Typed text = misere("sibert-conway", "4.7", "--max-heap", "14");
    text.assertAnswer()
        .contains("by weights, to heap 14")
        .contains("  [*0,0]   5 [*1,0]   7 [*1,0]   8 [*2,1]   9 [*1,2]")
        .contains("Verified for all positions with heaps to 14.");
    Typed json = misere("sibert-conway", "0.157", "--max-heap", "30", "--json");
    assertThat(json.json().get("verifiedTo").asInt()).isEqualTo(30);
    assertThat(json.json().get("weights").get(13).asInt()).isEqualTo(2);
    assertThat(json.json().get("weights").get(30).isNull()).isTrue();
    assertThat(json.json().get("bounds").get(22).asInt()).isEqualTo(1);
    assertThat(json.json().get("NP").get(1).asString()).isEqualTo("22 [*1,0]");
  }

  @Test
  void solvedButWithoutAList() {
    Typed typed = misere("sibert-conway", "0.71");
    typed.assertNo().startsWith("0.71 is solved, but ");
  }

  @Test
  void noListForAGameThatIsNotSolved() {
    Typed typed = misere("sibert-conway", "0.07", "--max-heap", "30");
    typed.assertNo().contains("not solved within the limit");
    Typed json = misere("sibert-conway", "0.07", "--max-heap", "30", "--json");
    assertThat(json.json().get("PN").isNull()).isTrue();
  }

  @Test
  void theListsOfAPartialQuotientSayHowFarTheyGo() {
    String[] words = {"sibert-conway", "0.375", "--max-heap", "12"};
    misere(words)
        .assertAnswer()
        .contains("differ, to heap 12", "E(6) E(1,4)", "for all positions with heaps to 12");
    Typed json = misere("sibert-conway", "0.375", "--max-heap", "12", "--json");
    assertThat(json.json().get("verifiedTo").asInt()).isEqualTo(12);
    assertThat(json.json().get("PN").size()).isEqualTo(2);
  }
}
