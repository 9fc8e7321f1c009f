// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losingways.game.Outcome;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.gauge.GaugeProof;
import org.losingways.ints.Ints;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;

/** A false certificate of gauges whose sums leave the range of {@code int}. */
class GaugeOverflowTest {

  private static final int HEAP = 7;

  /** So many copies of heap 4 that a move to one copy changes a sum by nearly 2³¹. */
  private static final int COPIES = 21_475;

  private static final int WEIGHT = 100_000;

  /**
   * 4.77 to heap 6, and a heap 7 with the options 1+4 and 1+3+4 that is said to be worth so many
   * copies of heap 4. One gauge more counts these in steps of the weight, so that one copy is read
   * exactly and more copies are above the scale; no move from heap 7 to one copy is read right
   * unless the scale is enlarged by what the move changes.
   */
  private static Certificate falseCertificate() {
    Certificate right = Samples.gauges("4.77-6");
    GaugeEvidence e = (GaugeEvidence) right.evidence();
    List<List<Position>> table = new ArrayList<>();
    for (int heap = 0; heap < HEAP; heap++) {
      table.add(right.rules().played(0).options(heap));
    }
    table.add(List.of(Position.of(1, 4), Position.of(1, 3, 4)));
    List<Ints> words = new ArrayList<>(e.words());
    words.add(Ints.of(0, 0, 0, COPIES, 0, 0));
    List<List<Ints>> gauges = new ArrayList<>(e.gauges());
    gauges.set(2, List.of(Ints.of(0, 2, 1), Ints.of(WEIGHT, 1, WEIGHT)));
    List<Ints> kinds = new ArrayList<>(e.kinds());
    kinds.set(2, Ints.of(0, 1, 2, 3));
    return new Certificate(
        new Rules("4.77 and a heap more", List.of(table)),
        new Claim.Partial(),
        HEAP,
        new GaugeEvidence(
            e.letters(),
            words,
            e.groups(),
            gauges,
            kinds,
            withOneCopyLater(e.lost()),
            e.rightLost(),
            e.endless()));
  }

  /** The kind of one copy comes after that of two, four, … copies now. */
  private static String withOneCopyLater(String lost) {
    int others = lost.length() / 4;
    return lost.substring(0, others)
        + lost.substring(2 * others, 3 * others)
        + lost.substring(others, 2 * others)
        + lost.substring(3 * others);
  }

  @Test
  void aSumBeyondIntIsNoReasonToAccept() {
    Certificate claimed = falseCertificate();
    Position wrong = Position.of(HEAP);
    assertThat(new PlayedOut(claimed.rules().played(0), 10_000).impartialOutcome(wrong))
        .contains(Outcome.P);
    assertThat(CertifiedGauges.model((GaugeEvidence) claimed.evidence()).outcome(wrong))
        .isEqualTo(Outcome.N);
    assertThat(claimed.fault()).isEmpty();
    Verdict verdict = Referee.check(claimed);
    assertThat(verdict).as(verdict.reason()).isInstanceOf(Verdict.Refuted.class);
  }

  @Test
  void neitherIsItOneToCallTheModelProved() {
    Certificate claimed = falseCertificate();
    assertThat(
            GaugeProof.objection(
                claimed.rules().played(0),
                CertifiedGauges.model((GaugeEvidence) claimed.evidence())))
        .isPresent();
  }
}
