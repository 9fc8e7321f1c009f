// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losingways.budget.Budget;

/** However often a search is asked and stopped on the way, it finds the same in the same order. */
class ShortestPositionsTest {

  private static final int PLACES = 3001;
  private static final int[] HEAPS = {1, 2, 3};
  private static final int[] LENGTHS = {0, 3, 5, 11};
  private static final int[] WORTH = {7, 100, 1234};

  /** Sums modulo a prime. */
  private static ShortestPositions search() {
    return new ShortestPositions(
        HEAPS,
        LENGTHS,
        Integer.MAX_VALUE,
        PLACES,
        (place, longest, to) -> Arrays.setAll(to, i -> (place + WORTH[i]) % PLACES));
  }

  private static ShortestPositions whole() {
    ShortestPositions whole = search();
    whole.findAll(Budget.unlimited());
    return whole;
  }

  @Test
  void lengthByLength() {
    ShortestPositions whole = whole();
    ShortestPositions slowly = search();
    for (int far = 0; slowly.order().size() < PLACES; far += 10) {
      slowly.find(far, Budget.unlimited());
      int found = slowly.order().size();
      assertThat(slowly.order().toIntArray())
          .isEqualTo(whole.order().subList(0, found).toIntArray());
      assertThat(slowly.length(slowly.order().getInt(found - 1))).isLessThanOrEqualTo(far);
      assertThat(found == PLACES || whole.length(whole.order().getInt(found)) > far).isTrue();
    }
    for (int place = 0; place < PLACES; place++) {
      assertThat(slowly.word(place)).isEqualTo(whole.word(place));
    }
  }

  @Test
  void stoppedAgainAndAgain() {
    ShortestPositions stopped = search();
    int[] asked = {0};
    int stops = 0;
    while (stopped.order().size() < PLACES) {
      Budget budget =
          new Budget(
              Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, () -> asked[0]++ % 2 == 0);
      try {
        stopped.findAll(budget);
      } catch (Budget.Stopped e) {
        stops++;
      }
    }
    assertThat(stops).isGreaterThan(5);
    ShortestPositions whole = whole();
    assertThat(stopped.order().toIntArray()).isEqualTo(whole.order().toIntArray());
    for (int place = 0; place < PLACES; place++) {
      assertThat(stopped.length(place)).isEqualTo(whole.length(place));
    }
  }
}
