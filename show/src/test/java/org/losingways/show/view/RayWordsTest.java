// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RayWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''    | 00   | never
          ''    | 11   | all n
          ''    | 0101 | n ≡ 1 mod 2
          '1'   | 01   | n ≡ 0 mod 2
          '01'  | 11   | all n ≥ 1
          '10'  | 00   | n = 0
          '100' | 0111 | n = 0 and all n ≥ 3 with n ≡ 0, 1, 2 mod 4
          '110' | 010  | n = 0 and all n ≥ 1 with n ≡ 1 mod 3
          """)
  void outcomesAlongARayInWords(String first, String repeating, String said) {
    assertThat(RayWords.inP(first, repeating)).isEqualTo(said);
    // What is said is what was given.
    for (int n = 0; n < 30; n++) {
      int told = n - first.length();
      boolean inP =
          (told < 0 ? first.charAt(n) : repeating.charAt(told % repeating.length())) == '1';
      assertThat(isAmong(n, said)).as("%s in %s", n, said).isEqualTo(inP);
    }
  }

  private static boolean isAmong(int n, String said) {
    for (String part : said.split(" and ", -1)) {
      Matcher m =
          Pattern.compile(
                  "n = ([0-9, ]+)|(?:all n ≥ ([0-9]+)(?: with )?)?(?:n ≡ ([0-9, ]+) mod ([0-9]+))?|all n")
              .matcher(part);
      if (!m.matches()) {
        continue;
      }
      boolean holds =
          m.group(1) != null
              ? List.of(m.group(1).split(", ", -1)).contains(String.valueOf(n))
              : (m.group(2) == null || n >= Integer.parseInt(m.group(2)))
                  && (m.group(3) == null
                      || List.of(m.group(3).split(", ", -1))
                          .contains(String.valueOf(n % Integer.parseInt(m.group(4)))));
      if (holds) {
        return true;
      }
    }
    return false;
  }
}
