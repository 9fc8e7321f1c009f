// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.losingways.ints.Ints;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.GaugeEvidence;

/** What a certificate of gauges says, with something changed. */
final class GaugeChange {

  Ints letters;
  List<Ints> words;
  List<List<Ints>> gauges;
  String lost;
  Optional<String> rightLost;
  List<Ints> endless;

  private GaugeChange(GaugeEvidence e) {
    letters = e.letters();
    words = e.words();
    gauges = e.gauges();
    lost = e.lost();
    rightLost = e.rightLost();
    endless = e.endless();
  }

  /** The evidence after a change. */
  static GaugeEvidence of(GaugeEvidence e, Consumer<GaugeChange> change) {
    GaugeChange c = new GaugeChange(e);
    change.accept(c);
    return new GaugeEvidence(
        c.letters, c.words, e.groups(), c.gauges, e.kinds(), c.lost, c.rightLost, c.endless);
  }

  /** What the referee says of a certificate after a change. */
  static Verdict judged(Certificate right, Consumer<GaugeChange> change) {
    GaugeEvidence changed = of((GaugeEvidence) right.evidence(), change);
    return Referee.check(new Certificate(right.rules(), right.claim(), right.heaps(), changed));
  }
}
