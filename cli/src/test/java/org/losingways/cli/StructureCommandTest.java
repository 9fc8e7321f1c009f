// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;
import static org.losingways.cli.Typed.strings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;
import tools.jackson.databind.JsonNode;

/** {@code misere structure}, {@code misere reduce} and {@code misere monoid}. */
class StructureCommandTest {

  @Test
  void theNamesOfJsonAreFixed() {
    JsonNode node = misere("structure", "0.123", "--json").json();
    assertThat(node.get("game").asString()).isEqualTo("0.123");
    assertThat(node.get("order").asInt()).isEqualTo(20);
    assertThat(strings(node.get("relations")))
        .containsExactly("a2=1", "b4=b2", "b2c=b3", "c2=1", "b2d=d", "cd=bd", "d3=ad2");
    assertThat(strings(node.get("pPortion"))).containsExactly("a", "b2", "ac", "bd", "d2");
    assertThat(strings(node.get("idempotents"))).containsExactly("1", "b2", "d2");
    assertThat(node.get("idempotentOrder").toString())
        .isEqualTo("[[\"b2\",\"1\"],[\"d2\",\"b2\"]]");
    assertThat(node.get("idealOrders").toString()).isEqualTo("[20,16,12,8,4]");
    assertThat(node.get("kernelOrder").asInt()).isEqualTo(4);
    assertThat(node.get("normalOrder").asInt()).isEqualTo(4);
    assertThat(strings(node.get("normalCopy"))).containsExactly("d2", "ad2", "bd2", "abd2");
    JsonNode kernel = node.get("subgroups").get(2);
    assertThat(kernel.get("identity").asString()).isEqualTo("d2");
    assertThat(kernel.get("order").asInt()).isEqualTo(4);
    assertThat(kernel.get("type").asString()).isEqualTo("Z2 x Z2");
    assertThat(strings(kernel.get("elements"))).containsExactly("d2", "ad2", "bd2", "abd2");
    assertThat(node.get("elements")).hasSize(20);
    assertThat(node.get("elements").get(0).get("genus").asString()).isEqualTo("0^120");
  }

  @Test
  void figure4OfTamingAsText() {
    Typed typed =
        misere(
            "structure",
            "0.123",
            "--generators",
            "x=1,z=3,a=8,b=9",
            "--order",
            "shortlex",
            "--tables");
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
        .contains(
            "7 xa 3⁰⁵³¹ P 0 2 xa 4 14 2 15",
            "18 zb² 2²⁰ N 1 2 zb² 20 12 12 20",
            "b² < z²",
            "xz³ 0 xz³ z³ xz² z²",
            "xzb 0 0 0 0 0",
            "S4 8 null {b, xb, zb, xzb}");
  }

  @Test
  void kaylesInJson() {
    JsonNode node = misere("structure", "kayles", "--json").json();
    assertThat(node.get("order").asInt()).isEqualTo(40);
    assertThat(node.get("normalOrder").asInt()).isEqualTo(16);
    assertThat(node.get("kernelOrder").asInt()).isEqualTo(16);
    assertThat(node.get("idempotents")).hasSize(5);
    assertThat(node.get("idempotentOrder")).hasSize(5);
    assertThat(node.get("tameExtension").get("baseOrder").asInt()).isEqualTo(32);
  }

  @Test
  void aPartialQuotientIsSaidToBePartial() {
    Typed typed = misere("structure", "4.7", "--max-heap", "9");
    typed.assertAnswer().contains("verified to heap 9").contains("order 18");
  }

  @Test
  void wordsAreReducedStepByStep() {
    Typed typed =
        misere(
            "reduce", "0.123", "xz2ab3", "--generators", "x=1,z=3,a=8,b=9", "--order", "shortlex");
    assertThat(typed.out())
        .isEqualTo(
            """
            xz²ab³
              = xz³b³  ab=zb
              = xzb³   z²b=b
              = x²zb²  b³=xb²
              = zb²    x²=1
              N
            """);
    JsonNode node = misere("reduce", "<a,b|a2=1>", "a5b7", "--json").json();
    assertThat(node.get("reductions").get(0).get("reduced").asString()).isEqualTo("ab7");
  }

  @Test
  void presentationsAreCompleted() {
    JsonNode finite = misere("monoid", "<a,b,c|a2=1,c2=1,b3=b2c>", "--json").json();
    assertThat(finite.get("order").asInt()).isEqualTo(12);
    assertThat(strings(finite.get("relations"))).containsExactly("a2=1", "b4=b2", "b2c=b3", "c2=1");
    Typed infinite = misere("monoid", "<a,b,c | a2=1, b2c2=bc>");
    infinite.assertAnswer().contains("infinite: all powers of b, c each are different");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "structure",
        "structure 1.3",
        "structure 0.123 --generators x",
        "structure 0.123 --generators 1,3",
        "structure 0.123 --generators 1=x",
        "structure 0.123 --generators x=1=2",
        "structure 0.123 --generators x=1,x=3",
        "structure 0.123 --generators xy=1",
        "structure 0.123 --generators ,",
        "structure 0.123 --max-heap -1",
        "structure 0.123 --max-heap 9 --generators a=1,b=99999",
        "structure 0.123 --order alphabet",
        "reduce 0.123",
        "reduce 0.123 q",
        "reduce 0.123 a^",
        "reduce <a|a2=1 a",
        "monoid <a|a2>",
        "monoid 0.123",
        "monoid <a,b,c,d|a999999999=b,b999999999=c,c999999999=d,ad=1>"
      })
  void badInputGetsOneSentence(String line) {
    Typed typed = misere(line.split(" "));
    typed.assertRefused();
  }

  /** Too little time is no mistake of who types. */
  @Test
  void aCompletionThatIsNotFinishedIsNoBadInput() {
    Typed typed =
        misere("monoid", "<a,b,c,d | a17b3=c5d9, b13c2=d7, d11=a3b4>", "--time-limit", "0s");
    assertThat(typed.status()).as(typed.err()).isEqualTo(1);
    assertThat(typed.err()).hasLineCount(1);
  }
}
