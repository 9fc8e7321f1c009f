// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BirthdaysTest {

  @ParameterizedTest
  @CsvSource({"0,1,0", "1,2,1", "2,3,1", "3,5,2", "4,22,4", "5,4171780,245249"})
  void countsByDay(int day, long forms, long pPositions) {
    assertThat(Birthdays.count(day))
        .isEqualTo(new Birthdays.Count(BigInteger.valueOf(forms), BigInteger.valueOf(pPositions)));
  }

  /** The sum of powers of two that the literature gives in place of the number in ONAG. */
  @Test
  void countByDaySix() {
    int[] minus = {
      2096640, 2095104, 2094593, 2094080, 2091522, 2091522, 2091522, 2088960, 2088705, 2088448,
      2088193, 2086912, 2086657, 2086401, 2086145, 2085888, 2079234
    };
    BigInteger expected = power(4171780).add(power(1960962)).add(BigInteger.valueOf(21));
    for (int exponent : minus) {
      expected = expected.subtract(power(exponent));
    }
    Birthdays.Count count = Birthdays.count(6);
    assertThat(count.forms().equals(expected)).isTrue();
    // Sets of the day-5 forms that are not P-positions, less those that fall to an older form.
    assertThat(count.pPositions().bitLength()).isEqualTo(4171780 - 245249);
  }

  private static BigInteger power(int exponent) {
    return BigInteger.ONE.shiftLeft(exponent);
  }

  @Test
  void theListsHoldEveryFormOfTheDay() {
    Forms forms = new Forms();
    for (int day = 0; day <= 4; day++) {
      int last = day;
      assertThat(Birthdays.bornBy(day, forms))
          .isSorted()
          .doesNotHaveDuplicates()
          .allMatch(f -> f.birthday() <= last)
          .contains(forms.nimHeap(day));
    }
    assertThatThrownBy(() -> Birthdays.bornBy(5, forms))
        .hasMessage("forms can be listed for days 0 to 4, not for day 5");
    assertThatThrownBy(() -> Birthdays.count(7)).isInstanceOf(IllegalArgumentException.class);
  }
}
