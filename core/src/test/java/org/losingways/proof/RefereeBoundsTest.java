// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.game.Position;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.Rules;

/** What certificates ask for is bounded before it is made: tables, positions, depth. */
class RefereeBoundsTest {

  private static final Rules ONE_HEAP =
      new Rules("a heap to take", List.of(List.of(List.of(), List.of(Position.EMPTY))));

  @Test
  void aTableIsAskedForBeforeItIsMade() {
    Effort effort = new Effort(() -> false);
    assertThatCode(() -> effort.room(1 << 14, 1 << 13)).doesNotThrowAnyException();
    assertThatCode(() -> effort.room(Long.MAX_VALUE, 0)).doesNotThrowAnyException();
    assertThatCode(() -> effort.roomForBits(1 << 14, 1 << 17)).doesNotThrowAnyException();
    assertThatThrownBy(() -> effort.room(1 << 14, (1 << 13) + 1)).isInstanceOf(Objection.class);
    assertThatThrownBy(() -> effort.room((1 << 14) + 1, 1 << 13)).isInstanceOf(Objection.class);
    assertThatThrownBy(() -> effort.room(Long.MAX_VALUE, Long.MAX_VALUE))
        .isInstanceOf(Objection.class);
    assertThatThrownBy(() -> effort.roomForBits(1 << 14, 1 << 19)).isInstanceOf(Objection.class);
    assertThatCode(() -> Effort.ofBuilder().room(Long.MAX_VALUE, 2)).doesNotThrowAnyException();
  }

  /**
   * Powers of the only heap are P if they are odd, and here all from some even one on are said to
   * be equal: the position to blame has as many heaps as there are elements.
   */
  @Test
  void aPositionOfManyHeapsIsBlamed() {
    int order = 4_001;
    PresentedEvidence evidence =
        new PresentedEvidence(
            order,
            Ints.of(1),
            List.of(new PresentedEvidence.Relation(Ints.of(order), Ints.of(order - 1))),
            Ints.of(IntStream.range(0, order - 1).filter(power -> power % 2 == 1)),
            Ints.of(0, 1));
    assertThat(Referee.check(new Certificate(ONE_HEAP, new Claim.Partial(), 1, evidence)))
        .isEqualTo(
            new Verdict.Refuted(
                "A position of 4001 heaps is called N, but none of its options is called P.",
                Optional.empty()));
  }

  @Test
  void moreGaugesThanAreReadAreRefused() {
    assertThat(gauges(GaugeEvidence.MOST_GAUGES)).isNotInstanceOf(Verdict.Malformed.class);
    assertThat(gauges(GaugeEvidence.MOST_GAUGES + 1)).isInstanceOf(Verdict.Malformed.class);
  }

  private static Verdict gauges(int number) {
    List<Ints> gauges = new ArrayList<>();
    for (int weight = 1; weight <= number; weight++) {
      gauges.add(Ints.of(0, 1, weight));
    }
    return Referee.check(
        new Certificate(
            ONE_HEAP,
            new Claim.Partial(),
            1,
            new GaugeEvidence(
                Ints.of(1),
                List.of(Ints.of(0), Ints.of(1)),
                List.of(Ints.of(0)),
                List.of(gauges),
                List.of(Ints.of(0, 1)),
                "01",
                Optional.empty(),
                Collections.nCopies(3, Ints.of(0)))));
  }
}
