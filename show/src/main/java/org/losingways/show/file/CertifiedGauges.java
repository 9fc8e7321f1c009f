// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.PartizanRuleset;
import org.losingways.gauge.Gauge;
import org.losingways.gauge.GaugeEndless;
import org.losingways.gauge.GaugeGroup;
import org.losingways.gauge.GaugeModel;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.Period;

/**
 * Gauges as a certificate has them, to be asked for outcomes. Nothing is checked here: whoever has
 * not made the certificate lets the referee read it first.
 */
public final class CertifiedGauges {

  private CertifiedGauges() {}

  /** What a certificate of either kind of game says. */
  public static Gauges of(Certificate certificate) {
    GaugeEvidence evidence = (GaugeEvidence) certificate.evidence();
    return evidence.players() == 1 ? of(certificate, evidence) : ofTwo(certificate, evidence);
  }

  /** The solution whose certificate it is, of a game in which both players have the same moves. */
  public static GaugeSolution of(Certificate certificate, GaugeEvidence evidence) {
    return new GaugeSolution(
        certificate.rules().played(0), model(evidence), endless(evidence), period(certificate));
  }

  private static PartizanGauges ofTwo(Certificate certificate, GaugeEvidence evidence) {
    return new PartizanGauges(
        PartizanRuleset.of(certificate.rules().played(0), certificate.rules().played(1)),
        model(evidence),
        endless(evidence),
        period(certificate));
  }

  private static GaugeEndless endless(GaugeEvidence evidence) {
    IntList letter = evidence.endless().get(0);
    return new GaugeEndless(letter.getInt(0), evidence.endless().get(1), evidence.endless().get(2));
  }

  private static Optional<Period> period(Certificate certificate) {
    return certificate.claim() instanceof Claim.Solved solved
        ? Optional.of(new Period(solved.preperiod(), solved.period()))
        : Optional.empty();
  }

  static GaugeModel model(GaugeEvidence e) {
    List<GaugeModel.Part> parts = new ArrayList<>();
    for (int g = 0; g < e.groups().size(); g++) {
      List<Gauge> gauges =
          e.gauges().get(g).stream()
              .map(l -> new Gauge(l.subList(2, l.size()), l.getInt(0), l.getInt(1)))
              .toList();
      parts.add(new GaugeModel.Part(new GaugeGroup(e.groups().get(g), gauges), e.kinds().get(g)));
    }
    return new GaugeModel(
        new HeapWords(e.letters(), e.words()),
        parts,
        e.lostBy().stream().map(CertifiedGauges::set).toList());
  }

  private static BitSet set(String bits) {
    BitSet set = new BitSet();
    IntStream.range(0, bits.length()).filter(i -> bits.charAt(i) == '1').forEach(set::set);
    return set;
  }
}
