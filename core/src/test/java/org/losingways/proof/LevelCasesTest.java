// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/** Compares the first high level with the N of the theorem in {@code docs/levels.md}. */
class LevelCasesTest {

  /** Letter 0 changes nothing; letter 1 grows: one level lower it leads elsewhere. */
  private static final List<IntList> STEPS = List.of(IntList.of(0, 1, 2), IntList.of(1, 1, 2));

  @Test
  void highLevelsBeginWhereTheTheoremSays() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      int r = 1 + random.nextInt(6);
      int p = 1 + random.nextInt(5);
      int[] digits = random.ints(2 + random.nextInt(5), 0, 8).toArray();
      digits[0] &= 4;
      IntList letters = new IntArrayList(new int[r + p]);
      for (int h = r; h < r + p; h++) {
        letters.set(h, random.nextInt(2));
      }
      LevelCases cases =
          new LevelCases(
              new LevelEvidence(letters, STEPS, IntList.of(0, 2, 2), "000"),
              new Claim.Growing(p, r, 1),
              digits,
              new Effort(() -> false));
      int k = digits.length - 1;
      int expected = Math.max(1, (int) Math.ceil((r - 1 + k) / (double) p));
      for (int n = 100; n < 102; n++) {
        for (int h = r + n * p; h < r + (n + 1) * p; h++) {
          for (int taken = 0; taken <= k; taken++) {
            int half = (h - taken) / 2;
            if (digits[taken] >= 4
                && 2 * half == h - taken
                && letters.getInt(r + (half - r) % p) == 1) {
              expected = Math.max(expected, n - 2 * ((half - r) / p));
            }
          }
        }
      }
      assertThat(cases.high())
          .as("%s %s %s %s", r, p, Arrays.toString(digits), letters)
          .isEqualTo(expected);
    }
  }
}
