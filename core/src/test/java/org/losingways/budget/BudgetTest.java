// SPDX-License-Identifier: Apache-2.0
package org.losingways.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BudgetTest {

  /** In milliseconds. */
  private long now;

  private boolean isCancelled;

  private Budget seconds(int seconds) {
    return Budget.of(Duration.ofSeconds(seconds), () -> now * 1_000_000, () -> isCancelled);
  }

  private static boolean tick() {
    Budget.tick();
    return true;
  }

  @Test
  void aBudgetHoldsForWhatIsDoneDuringIt() {
    Budget two = seconds(2);
    now = 2000;
    Budget.tick();
    assertThatThrownBy(() -> two.during(BudgetTest::tick))
        .isInstanceOf(Budget.Stopped.class)
        .hasMessage("TIME");
    Budget.tick();
    assertThat(Budget.current()).isSameAs(Budget.unlimited());
  }

  @Test
  void aBudgetInsideAnotherIsSpentWithIt() {
    Budget outer = seconds(2);
    Budget inner = outer.during(() -> seconds(9));
    now = 3000;
    assertThatThrownBy(inner::check).isInstanceOf(Budget.Stopped.class);
  }

  /** A part of the time is measured as the whole is. */
  @Test
  void aDeadlineInsideABudgetIsOnItsClock() {
    Budget part =
        seconds(9)
            .during(
                () ->
                    new Budget(
                        Optional.of(Deadline.in(Duration.ofSeconds(2))),
                        Integer.MAX_VALUE,
                        Long.MAX_VALUE,
                        () -> false));
    now = 1999;
    part.check();
    now = 2000;
    assertThatThrownBy(part::check).isInstanceOf(Budget.Stopped.class).hasMessage("TIME");
  }

  /** Who is stopped may finish its sentence, but not go on for ever by being stopped. */
  @Test
  void theGraceHalvesEachTime() {
    Budget two = seconds(2);
    StringBuilder stops = new StringBuilder();
    for (; now < 4000; now += 250) {
      try {
        two.check();
      } catch (Budget.Stopped e) {
        stops.append(now).append(' ');
      }
    }
    assertThat(stops.toString()).isEqualTo("2000 3000 3500 3750 ");
  }

  /** What can be left out would take the time that is left for the sentence. */
  @Test
  void theGraceIsNotForWhatCanBeLeftOut() {
    Budget two = seconds(2);
    now = 2000;
    assertThat(two.during(Budget::isSpent)).isTrue();
    assertThat(two.during(Budget::isSpent)).isTrue();
    assertThat(two.during(() -> seconds(9).during(Budget::isSpent))).isTrue();
    assertThat(two.during(BudgetTest::tick)).isTrue();
  }

  /**
   * Who has only to say what was found is not stopped at the end of the time, but a second later.
   */
  @Test
  void whoFinishesHasTheGraceWithoutBeingStopped() {
    Budget two = seconds(2);
    two.during(() -> seconds(1)).finish();
    assertThat(two.during(Budget::isSpent)).isFalse();
    now = 2000;
    assertThat(two.during(BudgetTest::tick)).isTrue();
    assertThat(two.during(Budget::isSpent)).isTrue();
    now = 3000;
    assertThatThrownBy(two::check).hasMessage("TIME");
  }

  /** Neither has who computes something that can be left out, however deep he asks. */
  @Test
  void whatCanBeLeftOutIsStoppedAtTheEndOfTheTime() {
    Budget two = seconds(2);
    two.finish();
    Budget extras = two.forExtras();
    assertThat(extras.during(BudgetTest::tick)).isTrue();
    now = 2000;
    assertThatThrownBy(() -> extras.during(BudgetTest::tick)).hasMessage("CANCELLED");
    assertThatThrownBy(() -> extras.during(() -> seconds(9).during(BudgetTest::tick)))
        .hasMessage("CANCELLED");
    assertThat(two.during(BudgetTest::tick)).isTrue();
  }

  /** Who is stopped on the way may lack a number, or have a wrong one. */
  @Test
  void whatMustBeWholeIsNotGivenInPart() {
    Budget two = seconds(2);
    assertThat(two.whole(() -> "all")).isEqualTo("all");
    assertThatThrownBy(() -> two.whole(() -> List.of().iterator().next()))
        .isInstanceOf(NoSuchElementException.class);
    now = 2000;
    assertThatThrownBy(() -> two.whole(() -> two.during(Budget::isSpent))).hasMessage("TIME");
    assertThatThrownBy(() -> two.whole(() -> List.of().iterator().next())).hasMessage("TIME");
  }

  @Test
  void cancellingIsNoticedOnceAndThenSpendsTheGrace() {
    Budget two = seconds(2);
    isCancelled = true;
    assertThatThrownBy(two::check).hasMessage("CANCELLED");
    two.check();
    assertThatThrownBy(two::begin).hasMessage("CANCELLED");
    now = 1000;
    assertThatThrownBy(two::check).hasMessage("CANCELLED");
  }

  @Test
  void whoWatchesIsToldAtEachQuestion() {
    int[] asked = {0};
    Budget watched = Budget.watched(() -> asked[0]++);
    watched.check();
    watched.during(() -> new Budget(Optional.empty(), Integer.MAX_VALUE, 1, () -> false)).check();
    assertThat(asked[0]).isEqualTo(2);
  }

  @Test
  void whatIsMadeDuringABudgetHasNoMoreMemory() {
    Budget outer = Budget.of(Duration.ofDays(1), () -> 0, () -> false).withBytes(1000);
    Budget inner =
        outer.during(
            () -> new Budget(Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, () -> false));
    assertThat(inner.affords(1000)).isTrue();
    assertThat(inner.affords(1001)).isFalse();
    assertThat(outer.withBytes(5000).affords(1001)).isFalse();
  }
}
