// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsciiTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "⟨a, b | a²=1, b¹²=b⟩; <a, b | a^2=1, b^12=b>",
        "Φ(9) = bⁿ⁺¹, G⁺ = 2, d₀²h₁₂; Phi(9) = b^(n+1), G^+ = 2, d_0^2h_12",
        "misère Möbius–Guy, 8→3+2 …; misere Mobius-Guy, 8->3+2 ...",
        "2 ≤ 3 ≥ 1 ≠ −1, 3×4, x·y; 2 <= 3 >= 1 != -1, 3x4, x*y",
        "αβ²z, 2π, xω; alpha*beta^2z, 2pi, x*omega",
        "├─ a │ └─ b; +- a | +- b",
        "□■●◖━◗; .#o(=)",
        "中😀; \\u4e2d\\ud83d\\ude00",
        "plain text {a|b}; plain text {a|b}",
      })
  void eachCharacterHasAReplacement(String text, String plain) {
    assertThat(Ascii.text(text)).isEqualTo(plain);
  }

  @Test
  void blanksThatFollowGiveTheRoom() {
    assertThat(Ascii.text("Φ     x\n≤ y   z")).isEqualTo("Phi   x\n<= y  z");
    assertThat(Ascii.text("Φ x²    y")).as("one blank stays").isEqualTo("Phi x^2 y");
  }

  @Test
  void columnsStayAligned() {
    TextTable table = new TextTable();
    table.row(List.of("Φ", "outcome"));
    table.row(List.of("a²b¹²", "P"));
    table.row(List.of("1", "N…"));
    assertThat(Sheet.inAscii(40, p -> table.print(p, "")))
        .isEqualTo("Phi      outcome\na^2b^12  P\n1        N...\n");
    Grid grid = new Grid(List.of("d²", "1", "c", "d", "a", "a²b"), 3, Integer.MAX_VALUE);
    assertThat(Sheet.inAscii(40, grid::print))
        .isEqualTo("        1    2  3\n    0+  d^2  1  c\n    3+  d    a  a^2b\n    ...\n");
  }

  @Test
  void linesAreBrokenWhereTheyAreTooLongInAscii() {
    assertThat(Sheet.inAscii(12, p -> p.line("x ≤ a²b²c²d² y")))
        .isEqualTo("x <=\na^2b^2c^2d^2\ny\n");
  }
}
