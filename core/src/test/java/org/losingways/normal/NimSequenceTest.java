// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losingways.Codes;
import org.losingways.game.OptionSink;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

class NimSequenceTest {

  @Test
  void theExampleOfTheClassComment() {
    NimSequence kayles = NimSequence.of(TakeAndBreak.of("0.77"));
    kayles.extendTo(200);
    assertThat(kayles.period()).contains(new NimPeriod(71, 12, 156));
    // 10^12 = 4 modulo 12, and G(76) = 1.
    assertThat(kayles.value(1_000_000_000_000L)).isEqualTo(1).isEqualTo(kayles.value(76));
  }

  @Test
  void aProvedPeriodEndsTheComputation() {
    NimSequence dawson = NimSequence.of(TakeAndBreak.of("0.07"));
    dawson.extendTo(1_000_000);
    assertThat(dawson.size()).isLessThan(200);
    NimValues computed = NimValues.of(TakeAndBreak.of("0.07"));
    computed.extendTo(5_000);
    for (int heap = 0; heap < 5_000; heap++) {
      assertThat(dawson.value(heap)).isEqualTo(computed.value(heap));
    }
  }

  @Test
  void heapsOfAnySize() {
    NimSequence kayles = NimSequence.of(TakeAndBreak.of("0.77"));
    BigInteger huge = BigInteger.TEN.pow(100);
    assertThatThrownBy(() -> kayles.value(huge)).isInstanceOf(IndexOutOfBoundsException.class);
    kayles.extendTo(200);
    // 10^100 = 4 modulo 12.
    assertThat(kayles.value(huge)).isEqualTo(kayles.value(76));
    assertThat(kayles.value(Long.MAX_VALUE))
        .isEqualTo(kayles.value(BigInteger.valueOf(Long.MAX_VALUE)))
        .isEqualTo(kayles.value(72 + Long.MAX_VALUE % 12));
    assertThat(kayles.value(BigInteger.valueOf(5))).isEqualTo(4);
    assertThatThrownBy(() -> kayles.value(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> kayles.value(huge.negate()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void nothingIsSaidBeforeItIsProved() {
    NimSequence kayles = NimSequence.of(TakeAndBreak.of("0.77"));
    kayles.extendTo(167);
    assertThat(kayles.period()).isEmpty();
    assertThat(kayles.exceptions()).isEmpty();
    assertThat(kayles.knows(166)).isTrue();
    assertThat(kayles.knows(167)).isFalse();
    kayles.extendTo(171);
    assertThat(kayles.period()).contains(new NimPeriod(71, 12, 156));
  }

  @Test
  void rulesWithoutAReachGetNoPeriod() {
    // 0.(1): a heap may only be taken whole. The values are 0, 1, 1, 1, … but no theorem applies.
    NimSequence whole = NimSequence.of(TakeAndBreak.of("0.(1)"));
    whole.extendTo(1_000);
    assertThat(whole.canProvePeriods()).isFalse();
    assertThat(whole.period()).isEmpty();
    assertThat(whole.size()).isEqualTo(1_000);
    assertThat(whole.value(999)).isEqualTo(1);
  }

  @Test
  void aGameWithoutMoves() {
    NimSequence nothing = NimSequence.of(TakeAndBreak.of("0.0"));
    nothing.extendTo(50);
    assertThat(nothing.period()).map(NimPeriod::period).contains(1);
    assertThat(nothing.period()).map(NimPeriod::preperiod).contains(0);
    assertThat(nothing.maximum()).isEqualTo(new NimSequence.HeapValue(0, 0));
    assertThat(IntStream.range(0, 4).map(h -> nothing.value(h))).containsOnly(0);
  }

  @Test
  void codesThatLeaveThreeHeapsHaveALongerBound() {
    NimSequence sequence = NimSequence.of(TakeAndBreak.of("0.A"));
    sequence.extendTo(2_000);
    NimPeriod period = sequence.period().orElseThrow();
    assertThat(period.bound())
        .isEqualTo(3L * Math.max(1, period.preperiod()) + 2L * period.period() + 1);
  }

  @Test
  void positionsAreWonAsTheXorSays() {
    NimSequence kayles = NimSequence.of(TakeAndBreak.of("0.77"));
    // The slides: Rip leaves 1, 3 and 7 pins, and wins; 6 and 6 would have been as good.
    assertThat(kayles.outcome(Position.of(1, 3, 7))).isEqualTo(Outcome.P);
    assertThat(kayles.outcome(Position.of(6, 6))).isEqualTo(Outcome.P);
    assertThat(kayles.outcome(Position.of(1, 11))).isEqualTo(Outcome.N);
    assertThat(kayles.value(Position.of(5, 11))).isEqualTo(4 ^ 6);
    assertThat(kayles.value(Position.EMPTY)).isZero();
  }

  @Test
  void maximumIsTheFirstHeapWithIt() {
    NimSequence kayles = NimSequence.of(TakeAndBreak.of("0.77"));
    kayles.extendTo(10);
    assertThat(kayles.maximum()).isEqualTo(new NimSequence.HeapValue(5, 4));
    kayles.extendTo(200);
    assertThat(kayles.maximum()).isEqualTo(new NimSequence.HeapValue(27, 8));
  }

  @Test
  void gamesWithALargestHeapEndThere() {
    Ruleset small =
        new Ruleset() {
          @Override
          public void forEachOption(int heap, OptionSink sink) {
            if (heap > 0) {
              sink.accept(new int[1], 0);
            }
          }

          @Override
          public int largestHeap() {
            return 3;
          }
        };
    NimSequence sequence = NimSequence.of(small);
    sequence.extendTo(4);
    assertThat(sequence.value(3)).isEqualTo(1);
    assertThatThrownBy(() -> sequence.extendTo(5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("largest heap");
  }

  @Provide
  Arbitrary<String> quaternary() {
    return Codes.quaternary();
  }

  /** The least (preperiod, period) by trying all, on a run long enough to know. */
  @Property(tries = 200)
  void periodsAreLeast(@ForAll("quaternary") String code) {
    NimSequence sequence = NimSequence.of(TakeAndBreak.of(code));
    sequence.extendTo(20_000);
    int size = 3_000;
    NimValues plain = NimValues.plain(TakeAndBreak.of(code));
    plain.extendTo(size);
    Optional<NimPeriod> found = sequence.period();
    assertThat(found).isPresent();
    int period = 1;
    while (!repeats(plain, size / 2, period, size)) {
      period++;
    }
    int preperiod = size - period;
    while (preperiod > 0 && plain.value(preperiod - 1) == plain.value(preperiod - 1 + period)) {
      preperiod--;
    }
    assertThat(found.get().period()).as(code).isEqualTo(period);
    assertThat(found.get().preperiod()).as(code).isEqualTo(preperiod);
  }

  private static boolean repeats(NimValues values, int from, int period, int size) {
    for (int h = from; h + period < size; h++) {
      if (values.value(h) != values.value(h + period)) {
        return false;
      }
    }
    return true;
  }
}
