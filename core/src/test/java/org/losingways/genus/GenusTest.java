// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.GameFormatException;

class GenusTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0^120",
        "1^031",
        "2^20",
        "0^02",
        "2^1420",
        "1^202020431",
        "8^8[10]",
        "8^31[12][14]",
        "1^[10][13][10]8",
        "12^[12][14]"
      })
  void printsWhatItReads(String text) {
    assertThat(Genus.parse(text).toString()).isEqualTo(text);
    assertThat(Genus.parse(Genus.parse(text).toUnicode())).isEqualTo(Genus.parse(text));
    assertThat(Genus.parse(text.replaceFirst("\\^(.*)", "^{$1}"))).isEqualTo(Genus.parse(text));
  }

  @ParameterizedTest
  @CsvSource({
    "2^2020, 2^20",
    "0^12020202, 0^120",
    "0^1202, 0^120",
    "3^05313, 3^0531",
    "2^[2]0, 2^20",
    "0, 0^120",
    "1, 1^031",
    "7, 7^75",
    "2¹⁴²⁰, 2^1420",
    "8⁸⁽¹⁰⁾, 8^8[10]"
  })
  void holdsTheShortestWriting(String text, String shortest) {
    assertThat(Genus.parse(text).toString()).isEqualTo(shortest);
  }

  @Test
  void writesSuperscripts() {
    assertThat(Genus.parse("1^202020431").toUnicode()).isEqualTo("1²⁰²⁰²⁰⁴³¹");
    assertThat(Genus.parse("8^8[10]").toUnicode()).isEqualTo("8⁸⁽¹⁰⁾");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0^12|repeat for ever",
        "2^142|repeat for ever",
        "0^1|at least two",
        "0^|at least two",
        "^20|base is missing",
        "''|base is missing",
        "2^0131|followed by",
        "2^8[10|not closed",
        "2^8[]|empty",
        "2^8[x]|not a number",
        "2^2O|not a superscript",
        "2 20|caret",
        "-1^20|base is missing",
        "9999999999^20|digits"
      })
  void refusesWhatIsNoGenus(String text, String why) {
    assertThatThrownBy(() -> Genus.parse(text))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining(why)
        .hasMessageEndingWith("Write it like 2^1420 or 8^8[10].");
  }

  @Property(tries = 2000)
  void parsesOrRefuses(
      @ForAll
          @StringLength(max = 12)
          @Chars({'^', '[', ']', '{', '}', '²', '⁽', ' '})
          @CharRange(from = '0', to = '9')
          String text) {
    Genus genus;
    try {
      genus = Genus.parse(text);
    } catch (GameFormatException e) {
      assertThat(e).hasMessageContaining("is not a genus");
      return;
    }
    assertThat(Genus.parse(genus.toString())).isEqualTo(genus);
  }

  @Test
  void carriesColumnByColumn() {
    assertThat(Genus.ofOptions()).isEqualTo(Genus.ZERO);
    assertThat(Genus.ofOptions(Genus.parseAll("1^13 0^120 0^420 2^1420"))).hasToString("3^0531");
    assertThat(Genus.ofOptions(Genus.parseAll("3^20 3^13 1^13 0^02 3^31 1^13")))
        .hasToString("2^46");
  }

  @Test
  void nimHeapsHaveAllSmallerOnesAsOptions() {
    for (int n = 0; n < 40; n++) {
      assertThat(Genus.ofOptions(IntStream.range(0, n).mapToObj(Genus::ofNimHeap).toList()))
          .isEqualTo(Genus.ofNimHeap(n));
    }
  }

  @Test
  void tameGeneraAreThoseOfNim() {
    assertThat(Genus.parseAll("0^120 1^031 0^02 1^13 2^20 3^31 4^46 9^9[11]"))
        .allMatch(Genus::isTame);
    assertThat(Genus.parseAll("0^20 1^02 1^20 1^31 2^1420 2^46 1^431 0^1420 4^64 3^031"))
        .noneMatch(Genus::isTame);
  }

  /** Genera built up at random from those of earlier games. */
  @Property(tries = 200)
  void shiftsAgreeWithCarrying(@ForAll Random random) {
    List<List<Integer>> options = new ArrayList<>();
    List<Genus> genera = new ArrayList<>();
    for (int game = 0; game < 12; game++) {
      List<Integer> mine = new ArrayList<>();
      for (int i = 0; i < game; i++) {
        if (random.nextBoolean()) {
          mine.add(i);
        }
      }
      options.add(mine);
      genera.add(Genus.ofOptions(mine.stream().map(genera::get).toList()));
    }
    for (int game = 0; game < 12; game++) {
      Genus genus = genera.get(game);
      List<Genus> withOne = new ArrayList<>(List.of(genus));
      List<Genus> withTwo = new ArrayList<>(List.of(genus, genus.plusOne()));
      for (int option : options.get(game)) {
        withOne.add(genera.get(option).plusOne());
        withTwo.add(genera.get(option).plusTwos(1));
      }
      assertThat(genus.plusOne()).isEqualTo(Genus.ofOptions(withOne));
      assertThat(genus.plusTwos(1)).isEqualTo(Genus.ofOptions(withTwo));
      assertThat(genus.plusTwos(5).superscript(3)).isEqualTo(genus.superscript(8));
      assertThat(Genus.of(genus.base(), genus.superscripts())).isEqualTo(genus);
      assertThat(Genus.parse(genus.toString())).isEqualTo(genus);
      assertThat(Genus.parse(genus.toUnicode())).isEqualTo(genus);
    }
  }
}
