// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/**
 * The second check of levels alone, for 4.4: a heap becomes two, and one bean may be taken. Each
 * heap but heap 1 has a move that changes the parity of the number of such heaps: heaps 2 and 3 to
 * 1+1, all larger ones to two equal heaps. So if the odd numbers are called P, all other positions
 * with a move have one to P, though not only these.
 */
class LevelMovesToPTest {

  /** Levels below the highest heap are counted to here: 4.4 has high levels from level 3 on. */
  private static final int DEEP = 4;

  /**
   * A machine that knows the parity of the number of heaps and, to some depth, how many levels it
   * is below the first heap. State 2d + q is depth d and parity q.
   *
   * @param letter the letter of heaps that count, 0 or 1; the other one is that of no heap and of
   *     heap 1
   * @param isDeepLost whether odd numbers are called P whatever their depth
   */
  private static LevelMovesToP check(int letter, boolean isDeepLost) {
    int[] same = new int[2 * DEEP + 2];
    int[] one = new int[same.length];
    int[] down = new int[same.length];
    char[] losing = new char[same.length];
    for (int s = 0; s < same.length; s++) {
      int depth = s / 2;
      int parity = s % 2;
      same[s] = s;
      one[s] = 2 * Math.max(1, depth) + 1 - parity;
      down[s] = depth == 0 ? s : 2 * Math.min(DEEP, depth + 1) + parity;
      losing[s] = parity == 1 && (isDeepLost || depth < DEEP) ? '1' : '0';
    }
    int[][] steps = {same, same};
    steps[letter] = one;
    LevelEvidence evidence =
        new LevelEvidence(
            Ints.of(1 - letter, 1 - letter, letter),
            Arrays.stream(steps).map(Ints::wrap).toList(),
            Ints.wrap(down),
            new String(losing));
    Effort effort = new Effort(() -> false);
    return new LevelMovesToP(
        new LevelCases(evidence, new Claim.Growing(1, 2, 1), new int[] {4, 4}, effort), effort);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void twoEqualHeapsWin(int letter) {
    assertThatCode(() -> check(letter, true).check()).doesNotThrowAnyException();
  }

  /**
   * Heap 7 is called N; it has moves to 1+5 and 1+6, called N too, and to even numbers of heaps.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void twoEqualHeapsAreReadOnTheirLevel(int letter) {
    assertThatThrownBy(() -> check(letter, false).check())
        .hasMessageContaining("no move leads to P");
  }
}
