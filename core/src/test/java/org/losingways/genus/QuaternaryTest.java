// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;

/** The classification of quaternary games, <i>Pretending</i>, Figures 38, 39 and 41. */
class QuaternaryTest {

  private static List<String> codes(int digits) {
    List<String> codes = new ArrayList<>();
    for (int c = 0; c < (1 << (2 * digits)); c++) {
      if (c % 4 != 0) {
        StringBuilder code = new StringBuilder("0.");
        for (int i = digits - 1; i >= 0; i--) {
          code.append((c >> (2 * i)) & 3);
        }
        codes.add(code.toString());
      }
    }
    return codes;
  }

  private static GenusTable table(String code) {
    GenusTable table = new GenusTable(TakeAndBreak.of(code));
    table.extendTo(40);
    return table;
  }

  private static List<String> tame(int digits) {
    return codes(digits).stream()
        .filter(code -> table(code).firstNonNimHeap().isPresent())
        .filter(code -> table(code).firstWild().isEmpty())
        .toList();
  }

  private static List<String> wild(int digits) {
    List<String> found = new ArrayList<>();
    for (String code : codes(digits)) {
      GenusTable table = table(code);
      table
          .firstWild()
          .ifPresent(heap -> found.add(code.substring(1) + " " + table.heap(heap) + " " + heap));
    }
    return found;
  }

  @Test
  void twoDigits() {
    assertThat(tame(2)).containsExactly("0.31");
    assertThat(wild(2)).isEmpty();
    // Printed with 1^31 for 1^13 from the second round on; §2.5 says that the genus is 1^13.
    assertThat(table("0.31").heaps().subList(1, 9))
        .isEqualTo(Genus.parseAll("1 2 0^02 1^13 0^02 1^13 0^02 1^13"));
  }

  @Test
  void threeDigits() {
    assertThat(tame(3)).containsExactly("0.121", "0.131", "0.201", "0.211", "0.331");
    assertThat(wild(3)).containsExactly(".123 2^1420 8", ".312 2^1420 4");
  }

  @Test
  void fourDigits() {
    assertThat(wild(4))
        .containsExactly(
            ".0122 1^20 12",
            ".0123 1^20 12",
            ".1023 2^1420 11",
            ".1032 2^1420 12",
            ".1033 1^20 11",
            ".1231 2^1420 8",
            ".1232 2^1420 9",
            ".1233 2^1420 9",
            ".1321 2^1420 9",
            ".1323 2^1420 10",
            ".1331 1^20 8",
            ".2012 1^20 5",
            ".2112 1^20 5",
            ".3101 1^20 4",
            ".3102 0^20 5",
            ".3103 1^20 4",
            ".3112 2^1420 7",
            ".3122 2^1420 4",
            ".3123 1^31 6",
            ".3131 2^1420 6",
            ".3312 2^1420 5");
  }
}
