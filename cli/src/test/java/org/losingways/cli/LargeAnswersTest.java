// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.Terminal;

/** What is too long to be read is summarised, fits the terminal, and is all there if asked for. */
class LargeAnswersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4.7 -q",
        "0.54 -q",
        "0.07 -q --max-heap 31",
        "structure 0.07 --max-heap 31",
        "structure 0.54",
        "monoid <a,b|a40=1,b40=1>"
      })
  void isShort(String line) {
    Typed typed = misere(line.split(" "));
    assertThat(typed.out().lines().count()).isLessThan(120);
    typed.assertFits(80);
    Typed wide = Typed.on(new Terminal(false, false, 50), line.split(" "));
    wide.assertFits(50);
  }

  @Test
  void aSummarySaysHowItGrewAndHowToGetTheRest() {
    String[] typed = {"structure", "0.07", "--max-heap", "31"};
    assertThat(misere(typed).said())
        .contains("order 520, |P| = 89")
        .contains("360 from heap 30 on, 520 from heap 31 on")
        .contains("a = Φ(2), b = Φ(4)")
        .contains("--full");
    assertThat(misere("0.07", "-q", "--max-heap", "31").said())
        .contains("Size 520: 12 generators, 83 relations, 89 elements in P; --full prints them.")
        .contains("520 from heap 31 on");
    Typed full = misere("0.07", "-q", "--max-heap", "31", "--full");
    assertThat(full.said()).contains("⟨a, b, c, d, e, f, g, h, i, j, k, l | a²=1, b⁴=b²");
    full.assertFits(80);
  }

  @Test
  void jsonIsComplete() {
    var json = misere("0.07", "-q", "--max-heap", "31", "--json").json();
    assertThat(json.get("relations").size()).isEqualTo(83);
    assertThat(json.get("pPortion").size()).isEqualTo(89);
  }

  @Test
  void rowsOfThePeriodWhateverKindOfQuotientItIs() {
    assertThat(misere("4.7", "-q").out()).contains("    6+  ax₅   x₇\n    8+  ax₉   x₁₁\n");
    assertThat(misere("0.7/0.07").out()).contains("        1  2  3\n    0+  a  b  1\n");
    assertThat(misere("kayles", "-q").out()).contains("   84+  ab²  b  g    ab²   b²c  abc");
  }
}
