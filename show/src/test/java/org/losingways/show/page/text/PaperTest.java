// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.show.page.text.Sheet.printed;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text broken between words, tables between columns, and words with indices. */
class PaperTest {

  @Test
  void linesEndBetweenElements() {
    assertThat(printed(20, false, p -> p.line("P = ", "{a, b², ac, bd, d², abcd}")))
        .isEqualTo("P = {a, b², ac, bd,\n    d², abcd}\n");
    assertThat(printed(9, false, p -> p.line("  one two three"))).isEqualTo("  one two\n  three\n");
    assertThat(printed(6, false, p -> p.line("abcdefghij kl"))).isEqualTo("abcdefghij\nkl\n");
    assertThat(printed(10, false, p -> p.line("with " + Paper.whole("a = Φ(1)"))))
        .isEqualTo("with\na = Φ(1)\n");
  }

  @Test
  void coloursTakeNoRoom() {
    assertThat(printed(8, true, p -> p.line(p.ink().strong("abc") + " defg"))).hasLineCount(1);
    assertThat(printed(7, true, p -> p.line(p.ink().strong("abc") + " defg"))).hasLineCount(2);
  }

  @Test
  void aWideTableIsPrintedInParts() {
    TextTable table = new TextTable();
    table.row(List.of("#", "aaaa", "bbbb", "cccc"));
    table.row(List.of("1", "2", "3", "4"));
    assertThat(printed(16, false, p -> table.print(p, "")))
        .isEqualTo("#  aaaa  bbbb\n1  2     3\n\n#  cccc\n1  4\n");
    assertThat(printed(30, false, p -> table.print(p, " ")))
        .isEqualTo(" #  aaaa  bbbb  cccc\n 1  2     3     4\n");
  }

  @Test
  void aLongLastColumnHasSeveralLines() {
    TextTable table = new TextTable();
    table.row(List.of("S1", "{a, b, c, d, e, f, g, h}"));
    assertThat(printed(24, false, p -> table.print(p, "")))
        .isEqualTo("S1  {a, b, c, d, e, f,\n    g, h}\n");
  }

  @Test
  void aGridFits() {
    List<String> cells = java.util.Collections.nCopies(48, "a");
    assertThat(Grid.columnsFor(24, cells, Sheet.blank(100))).isEqualTo(24);
    assertThat(Grid.columnsFor(24, cells, Sheet.blank(80))).isEqualTo(12);
    assertThat(Grid.columnsFor(24, cells, Sheet.blank(30))).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({
    "ab2c,ab²c",
    "d_0^2e_12,d₀²e₁₂",
    "b^n·x_k=b^(n+w),bⁿ·xₖ=bⁿ⁺ʷ",
    "b^(3k+1),b³ᵏ⁺¹",
    "a[27]2b,ah₂₇²b",
    "x_q,x_q",
    "heap 3,heap 3"
  })
  void wordsAsPeopleReadThem(String plain, String shown) {
    assertThat(Words.raised(plain)).isEqualTo(shown);
  }
}
