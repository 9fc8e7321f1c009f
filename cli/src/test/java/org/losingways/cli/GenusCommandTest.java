// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;
import static org.losingways.cli.Typed.strings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.cli.terminal.Terminal;
import tools.jackson.databind.JsonNode;

class GenusCommandTest {

  @Test
  void jsonHasItsFixedNames() {
    JsonNode json = misere("genus", "0.123", "--heaps", "12", "--json").json();
    assertThat(json.get("game").asString()).isEqualTo("0.123");
    assertThat(strings(json.get("genera")))
        .containsExactly(
            "0^120", "1^031", "0^120", "2^20", "2^20", "1^031", "0^02", "0^120", "2^1420", "1^20",
            "1^031", "0^02", "0^120");
    assertThat(json.get("period").asInt()).isEqualTo(5);
    assertThat(json.get("preperiod").asInt()).isEqualTo(5);
    assertThat(json.get("periodProved").asBoolean()).isTrue();
    assertThat(json.get("firstWild").get("heap").asInt()).isEqualTo(8);
    assertThat(json.get("firstWild").get("genus").asString()).isEqualTo("2^1420");
    assertThat(json.get("firstNonNimHeap").asInt()).isEqualTo(6);
    assertThat(strings(json.get("classes")).subList(6, 10))
        .containsExactly("tame", "tame", "restless", "restive");
    assertThat(json.get("nimHeaps").get(3).asInt()).isEqualTo(2);
    assertThat(json.get("nimHeaps").get(6).isNull()).isTrue();
  }

  @Test
  void unknownsAreNull() {
    JsonNode json = misere("genus", "0.33", "--heaps", "2", "--json").json();
    assertThat(json.get("period").isNull()).isTrue();
    assertThat(json.get("preperiod").isNull()).isTrue();
    assertThat(json.get("firstWild").isNull()).isTrue();
    assertThat(json.get("firstNonNimHeap").isNull()).isTrue();
  }

  @Test
  void textHasTheGridAndTheClasses() {
    Typed typed = misere("genus", "0.123");
    typed
        .assertAnswer()
        .contains("   5+  0⁰²   0¹²⁰  2¹⁴²⁰  1²⁰  1⁰³¹")
        .contains("restive    heaps 9, 14, 19, 24, 29, 34, 39")
        .contains("does not solve misère play");
    assertThat(typed.said())
        .contains("not a nim-heap is 6; the first genus that is not tame is 2¹⁴²⁰ at heap 8")
        .contains("period 5 from heap 5 on, proved");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.35|40|seen, not proved: heaps are split",
        "0.147|30|verifying it up to heap 38 would prove it",
        "0.147|40|all heaps are tame",
        "0.07|40|show no period",
        "0.33|20|Every heap up to heap 20 is a nim-heap",
        "0.31|20|so these heaps can be played like Nim"
      })
  void saysWhatIsKnown(String game, String heaps, String sentence) {
    assertThat(misere("genus", game, "--heaps", heaps).said()).contains(sentence);
  }

  @Test
  void pairsAreATriangle() {
    Typed typed = misere("genus", "0.123", "--pairs", "9");
    assertThat(typed.out())
        .contains("h1  0¹²⁰  1⁰³¹  3³¹  3³¹  0¹²⁰  1¹³  1⁰³¹  3⁰⁵³¹  0³¹")
        .containsPattern("(?m)^h8 +0¹²⁰ +3⁰²$");
    JsonNode pairs = misere("genus", "0.123", "--pairs", "9", "--json").json().get("pairs");
    assertThat(pairs.size()).isEqualTo(45);
    assertThat(pairs.get(44).toString()).isEqualTo("{\"heaps\":[9,9],\"genus\":\"0^02\"}");
  }

  @Test
  void explainsTheCarrying() {
    Typed typed = misere("genus", "0.123", "--explain", "8", "5");
    assertThat(typed.out())
        .contains("  carry γ    ⋄  ⋄  0  5  3  1  3")
        .contains("  carry γ⊕1  ⋄  ⋄  1  4  2  0  2")
        .contains("  8+3        0  4  2  0  2  0  2  …")
        .contains("  8+5        3  0  5  3  1  3  1  …  = 3⁰⁵³¹");
    JsonNode json = misere("genus", "0.123", "--explain", "8+5", "--json").json().get("explain");
    assertThat(json.get("genus").asString()).isEqualTo("3^0531");
    assertThat(json.get("options").get(0).toString())
        .isEqualTo("{\"position\":[6,5],\"genus\":\"1^13\"}");
    assertThat(json.get("carries").get(0).isNull()).isTrue();
    assertThat(json.get("carries").get(2).asInt()).isEqualTo(5);
  }

  @Test
  void underlinesWhatRepeatsForEver() {
    Typed typed = Typed.on(new Terminal(true, false, 100), "genus", "0.123");
    assertThat(typed.out()).contains("\u001b[4m2¹⁴²⁰\u001b[0m");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "genus|GAME",
        "genus 0.123 --heaps 0|at least 1",
        "genus 0.123 --heaps 1000000|At most 10000",
        "genus 0.123 --heaps x|not a heap",
        "genus 0.123 --pairs 5000|At most 200",
        "genus 0.123 --explain 8 x|not a heap",
        "genus 0.123 --explain 99999|at most 10000 beans",
        "genus 0.129z|not a take-and-break code",
        "frisky 0.123 --heaps 5|from 1 to 4",
        "frisky 0.123 --smallest 3|--count 3 or 4",
        "frisky 0.123 --group 61|from 1 to 60",
        "frisky 0.123 --heaps 3 --max 1000|At most 250",
        "frisky 0.123 --heaps 3 --max 50 --smallest 60|At most 50"
      })
  void refusesWithOneSentence(String line, String why) {
    Typed typed = misere(line.split(" ", -1));
    typed.assertRefused().contains(why);
  }
}
