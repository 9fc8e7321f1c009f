// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.Codes;
import org.losingways.reader.GameReader;

class TakeAndBreakTest {

  @Test
  void theExampleOfTheClassComment() {
    assertThat(TakeAndBreak.of("0.77").options(4)).hasToString("[2, 3, 1+1, 2+1]");
  }

  @ParameterizedTest
  @CsvSource({
    "0.70, 0.7",
    ".7, 0.7",
    "0.0, 0.0",
    ".000, 0.0",
    "4.0, 4.0",
    "0.(33), 0.(3)",
    "0.3(3), 0.(3)",
    "0.13(73), 0.1(37)",
    "0.7(0), 0.7",
    "0.(0), 0.0",
    "0.3f, 0.3F",
    "c.8, C.8",
    "0.0(30), 0.(03)",
    "' 0.123 ', 0.123"
  })
  void standardForm(String typed, String standard) {
    assertThat(TakeAndBreak.of(typed).code()).isEqualTo(standard);
    assertThat(TakeAndBreak.of(standard)).isEqualTo(TakeAndBreak.of(typed));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.3", "2.3", "7.7", "5.1", "0.1g", "0.", ".", "", "0", "12.3", "0.()", "0.(3", "0.3)",
        "0.(3)3", "0.1.2", "0.-1", "0.٣"
      })
  void refusals(String typed) {
    assertThatThrownBy(() -> TakeAndBreak.of(typed))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("take-and-break code")
        .hasMessageEndingWith(".");
  }

  @Test
  void absurdLengthIsRefused() {
    assertThatThrownBy(() -> TakeAndBreak.of("0." + "1".repeat(2000)))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("too long");
  }

  @Test
  void subtractionSets() {
    assertThat(GameReader.of("sub(1,4,7)").impartial().code()).isEqualTo("0.3003003");
    assertThat(GameReader.of("sub( 2 , 1 )").impartial().code()).isEqualTo("0.33");
    for (String bad :
        List.of("sub()", "sub(0)", "sub(1", "sub(a)", "sub(-1)", "sub(99999999999)", "sub(1001)")) {
      assertThatThrownBy(() -> GameReader.of(bad).impartial())
          .isInstanceOf(GameFormatException.class)
          .hasMessageContaining("sub(1,4,7)");
    }
  }

  /** The options of a heap are what the digits say, for every way to take and break. */
  @Property
  void optionsAreWhatTheDigitsSay(
      @ForAll("codes") String code, @ForAll @IntRange(max = 12) int heap) {
    TakeAndBreak game = TakeAndBreak.of(code);
    TreeSet<Position> expected = new TreeSet<>();
    for (int k = 0; k <= heap; k++) {
      int rest = heap - k;
      if (rest == 0 && game.allows(k, 0) && heap > 0) {
        expected.add(Position.EMPTY);
      }
      for (int i = 0; i <= rest; i++) {
        for (int j = 0; i + j <= rest; j++) {
          Position left = Position.of(i, j, rest - i - j);
          if (!left.isEmpty() && game.allows(k, left.size())) {
            expected.add(left);
          }
        }
      }
    }
    assertThat(game.options(heap)).containsExactlyElementsOf(expected);
  }

  @Property
  void codesRoundTrip(@ForAll("codes") String code) {
    TakeAndBreak game = TakeAndBreak.of(code);
    assertThat(TakeAndBreak.of(game.code())).isEqualTo(game);
    assertThat(game.code()).isEqualTo(TakeAndBreak.of(game.code()).code());
  }

  /** Whatever is typed is a game or one sentence, never anything else. */
  @Property
  void anyTextIsAGameOrASentence(@ForAll("almostGames") String text) {
    try {
      assertThat(GameReader.of(text).impartial().code()).isNotBlank();
    } catch (GameFormatException e) {
      assertThat(e.getMessage()).endsWith(".").doesNotContain("\n");
    }
    try {
      assertThat(GameText.position(text).beans()).isNotNegative();
    } catch (GameFormatException e) {
      assertThat(e.getMessage()).endsWith(".");
    }
  }

  @Provide
  static Arbitrary<String> codes() {
    return Codes.repeating(".", "0.", "4.", "8.", "C.");
  }

  @Provide
  static Arbitrary<String> almostGames() {
    return Arbitraries.oneOf(
        Arbitraries.strings().withChars("0123456789abcdefF.()+, sub{}:").ofMaxLength(20),
        Arbitraries.strings().ofMaxLength(12));
  }
}
