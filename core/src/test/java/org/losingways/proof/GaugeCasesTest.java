// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.ints.Ints;
import org.losingways.proof.GaugeCases.Tally;

/** Compares how copies of a letter are counted with the counts of all small numbers of copies. */
class GaugeCasesTest {

  /** The first number from {@code from} on with the residue of a number of copies. */
  private static int counted(int copies, int from, int modulus) {
    int count = copies;
    while (count - modulus >= from) {
      count -= modulus;
    }
    return count;
  }

  @Test
  void copiesAreCountedExactlyAndThenByResidues() {
    for (int from = 0; from < 6; from++) {
      for (int modulus = 1; modulus < 6; modulus++) {
        Tally tally = new Tally(from, modulus);
        for (int copies = 0; copies < 30; copies++) {
          assertThat(tally.of(copies)).isEqualTo(counted(copies, from, modulus));
          if (copies >= from) {
            assertThat(tally.ofResidue(copies % modulus)).isEqualTo(tally.of(copies));
          }
        }
      }
    }
  }

  @Test
  void countsBecomeOthersByAddingCopies() {
    for (int from = 0; from < 6; from++) {
      for (int modulus = 1; modulus < 6; modulus++) {
        Tally tally = new Tally(from, modulus);
        for (int now = 0; now < from + modulus; now++) {
          for (int goal = 0; goal < from + modulus; goal++) {
            int before = now;
            int after = goal;
            assertThat(tally.canBecome(now, goal))
                .as("%s from %s to %s", tally, now, goal)
                .isEqualTo(
                    IntStream.range(0, 30).anyMatch(more -> tally.of(before + more) == after));
          }
        }
      }
    }
  }

  /** A form that only says whether there is a letter, and words that ask for five copies of it. */
  @Test
  void casesCountAsManyCopiesAsWordsAskFor() {
    GaugeCases group =
        new GaugeCases(
            Ints.of(0), List.of(Ints.of(0, 1, 1)), Ints.of(0, 1), new Effort(() -> false));
    for (int asked = 0; asked < 8; asked++) {
      Tally tally = new Tally(asked, 1);
      int[] none = new int[1];
      Set<List<Integer>> cases =
          List.of(group.cases(List.of(none), List.of(none), new Tally[] {tally})).stream()
              .map(numbers -> IntStream.of(numbers).boxed().toList())
              .collect(Collectors.toSet());
      assertThat(cases)
          .isEqualTo(
              IntStream.range(0, 30)
                  .mapToObj(n -> List.of(n > 0 ? 1 : 0, tally.of(n)))
                  .collect(Collectors.toSet()));
    }
  }
}
