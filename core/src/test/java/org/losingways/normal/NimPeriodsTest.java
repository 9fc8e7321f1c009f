// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.reader.GameReader;

/** Periods published by Guy and Smith, in <i>Winning Ways</i>, by Flammenkamp and in the papers. */
class NimPeriodsTest {

  private static NimSequence proved(String code, int limit) {
    NimSequence sequence = NimSequence.of(GameReader.of(code).impartial());
    sequence.extendTo(limit);
    return sequence;
  }

  @ParameterizedTest
  @CsvSource({
    "0.07, 53, 34, 9",
    "0.77, 71, 12, 8",
    "0.15, 1, 10, 2",
    "0.26, 1, 4, 3",
    "0.34, 7, 8, 3",
    "0.44, 143, 24, 8",
    "0.53, 11, 9, 4",
    "0.54, 3, 7, 4",
    "0.72, 1, 4, 3",
    "0.044, 214, 36, 8",
    "0.017, 15, 60, 8",
    "0.051, 48, 48, 5",
    "0.055, 259, 148, 8",
    "0.116, 139, 96, 12",
    "0.124, 122, 62, 9",
    "0.141, 14, 11, 4",
    "0.152, 2, 48, 4",
    "0.153, 16, 14, 4",
    "0.171, 12, 11, 4",
    "0.173, 21, 40, 7",
    "0.176, 24, 8, 6",
    "0.316, 4, 12, 3",
    "0.373, 2, 28, 7",
    "0.375, 37, 18, 8",
    "0.524, 1, 52, 8",
    "4.005, 31, 79, 8",
    "4.024, 2, 60, 11",
    "4.444, 143, 24, 17",
    "4.766, 19, 20, 16",
    "0.123, 5, 5, 2",
    "0.137, 52, 34, 9",
    "4.7, 1, 2, 2",
    "0.3003003, 0, 8, 2"
  })
  void shortPeriods(String code, int preperiod, int period, int largest) {
    NimSequence sequence = proved(code, 2_000);
    NimPeriod found = sequence.period().orElseThrow();
    assertThat(found.preperiod()).isEqualTo(preperiod);
    assertThat(found.period()).isEqualTo(period);
    assertThat(sequence.maximum().value()).isEqualTo(largest);
  }

  @ParameterizedTest
  @CsvSource({
    "0.45, 498, 20",
    "0.156, 3479, 349",
    "0.356, 7315, 142",
    "0.644, 3256, 442",
    "0.165, 5181, 1550",
    "0.127, 46578, 4",
    "0.16, 105351, 149459",
    "4.064, 94272, 16132",
    "0.56, 326640, 144"
  })
  void longPeriods(String code, int preperiod, int period) {
    NimSequence sequence = proved(code, 700_000);
    NimPeriod found = sequence.period().orElseThrow();
    assertThat(found.preperiod()).isEqualTo(preperiod);
    assertThat(found.period()).isEqualTo(period);
    // The last heap before the period is an exception, or the period would begin earlier.
    int[] exceptions = sequence.exceptions();
    assertThat(exceptions[exceptions.length - 1]).isEqualTo(preperiod - 1);
    long needed = found.bound() + found.period();
    assertThat((long) sequence.size())
        .as("no more values than a proof needs, and a little")
        .isLessThanOrEqualTo(needed + needed / 64 + 16);
  }

  @Test
  void kaylesAsPrinted() {
    // Taming, Fig 24, heaps 1 … 96. The slides print the same from heap 0 on with three misprints:
    // heap 11 is printed 7 and is 6 (no option of 11 has the value 6, as 6 = 2⊕4 needs heaps adding
    // up to 9 or 10), heap 16 is printed 5 and is 1, heap 28 is printed 1 and is 5.
    int[][] rows = {
      {1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4},
      {1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4},
      {1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4},
      {1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4},
      {1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4},
      {1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, 4},
      {1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4},
      {1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4}
    };
    NimSequence kayles = proved("0.77", 200);
    for (int row = 0; row < rows.length; row++) {
      assertThat(values(kayles, 12 * row + 1, 12)).as("row %d+", 12 * row).isEqualTo(rows[row]);
    }
    assertThat(kayles.exceptions())
        .containsExactly(0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70);
  }

  @Test
  void dawsonsChessAsPrinted() {
    // Pretending, §7.1, Table 2.
    String[] rows = {
      "0112031103322405223301130211045274",
      "0112031103322445523301130211045374",
      "8112031103322445593301130211045374",
      "8112031103322445593301130211045374"
    };
    NimSequence chess = proved("0.137", 300);
    for (int row = 0; row < rows.length; row++) {
      StringBuilder found = new StringBuilder();
      for (int value : values(chess, 34 * row, 34)) {
        found.append(value);
      }
      assertThat(found).hasToString(rows[row]);
    }
    assertThat(chess.value(136)).isEqualTo(8);
    // Seven exceptions as the text says. It prints G(34) twice, as 0 and as 2; the second is G(51).
    assertThat(chess.exceptions()).containsExactly(0, 14, 16, 17, 31, 34, 51);
    assertThat(Arrays.stream(chess.exceptions()).map(chess::value))
        .containsExactly(0, 0, 2, 2, 2, 0, 2);
  }

  @Test
  void guilesAndOthersAsPrinted() {
    // Pretending, Table 1 and the base numbers of Fig 70; the slides' subtraction set {1,4,7}.
    assertThat(values(proved("0.15", 50), 1, 20))
        .containsExactly(1, 1, 0, 1, 1, 2, 2, 1, 2, 2, 1, 1, 0, 1, 1, 2, 2, 1, 2, 2);
    assertThat(values(proved("0.123", 50), 1, 15))
        .containsExactly(1, 0, 2, 2, 1, 0, 0, 2, 1, 1, 0, 0, 2, 1, 1);
    assertThat(values(proved("sub(1,4,7)", 50), 0, 16))
        .containsExactly(0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2);
  }

  private static int[] values(NimSequence sequence, int from, int count) {
    int[] values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = sequence.value(from + i);
    }
    return values;
  }
}
