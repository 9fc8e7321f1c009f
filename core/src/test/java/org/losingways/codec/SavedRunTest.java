// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.GameFormatException;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class SavedRunTest {

  private static String run(String code, int heaps) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    return SavedRun.text(solver.snapshot());
  }

  /** Finite, infinite, one that grows for ever, and one with firm heaps. */
  @ParameterizedTest
  @CsvSource({"0.123, 30", "0.76, 12", "4.7, 20", "0.644, 300", "0.1, 0"})
  void whatIsReadIsWhatWasWritten(String code, int heaps) {
    String text = run(code, heaps);
    assertThat(SavedRun.text(SavedRun.own(text))).isEqualTo(text);
    assertThat(SavedRun.text(SavedRun.parse(text, "a file"))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"p\": | \"q\":",
        "\"phi\":[ | \"phi\":[null,",
        "\"heap\": | \"help\":",
        "\"steps\":[ | \"steps\":[7,",
        "\"game\":\"0.123\" | \"game\":null",
        "\"action\":[ | \"action\":[[\"a\"],",
      })
  void whatElseItIsGetsASentence(String right, String wrong) {
    String text = run("0.123", 30);
    String changed = text.replaceFirst(Pattern.quote(right), wrong);
    assertThat(changed).isNotEqualTo(text);
    assertThatThrownBy(() -> SavedRun.own(changed)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SavedRun.parse(changed, "a file"))
        .isInstanceOf(GameFormatException.class)
        .hasMessageStartingWith("The saved run 'a file' is damaged");
  }
}
