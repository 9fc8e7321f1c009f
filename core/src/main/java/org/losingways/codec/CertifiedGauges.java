// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.gauge.Gauge;
import org.losingways.gauge.GaugeEndless;
import org.losingways.gauge.GaugeGroup;
import org.losingways.gauge.GaugeModel;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.Period;

/**
 * Gauges as a certificate has them, to be asked for outcomes. Nothing is checked here: whoever has
 * not made the certificate lets the referee read it first.
 */
public final class CertifiedGauges {

  private CertifiedGauges() {}

  /** What a certificate says of the rules that it has. */
  public static Gauges<?> of(Certificate certificate) {
    Rules rules = certificate.rules();
    return of(
        ((GaugeEvidence) certificate.evidence()).players() == 1
            ? rules.played(0)
            : PartizanRuleset.of(rules.played(0), rules.played(1)),
        certificate);
  }

  /** What a certificate says of a game whose rules it has. */
  public static Gauges<?> of(Game game, Certificate certificate) {
    GaugeEvidence evidence = (GaugeEvidence) certificate.evidence();
    try {
      return game.<Gauges<?>, RuntimeException>either(
          rules ->
              new GaugeSolution(rules, model(evidence), endless(evidence), period(certificate)),
          rules ->
              new PartizanGauges(rules, model(evidence), endless(evidence), period(certificate)));
    } catch (IllegalArgumentException e) {
      // The referee can check more readings than can be numbered.
      throw CertificateReader.refusal("its linear forms cannot be used, " + e.getMessage());
    }
  }

  private static GaugeEndless endless(GaugeEvidence evidence) {
    List<Ints> all = evidence.endless();
    return new GaugeEndless(all.get(0).getInt(0), list(all.get(1)), list(all.get(2)));
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
              .map(l -> new Gauge(list(l.subList(2, l.size())), l.getInt(0), l.getInt(1)))
              .toList();
      parts.add(
          new GaugeModel.Part(
              new GaugeGroup(list(e.groups().get(g)), gauges), list(e.kinds().get(g))));
    }
    return new GaugeModel(
        new HeapWords(list(e.letters()), e.words().stream().map(CertifiedGauges::list).toList()),
        parts,
        e.lostBy().stream().map(CertifiedGauges::set).toList());
  }

  private static IntList list(Ints numbers) {
    return IntList.of(numbers.toIntArray());
  }

  private static BitSet set(String bits) {
    BitSet set = new BitSet();
    IntStream.range(0, bits.length()).filter(i -> bits.charAt(i) == '1').forEach(set::set);
    return set;
  }
}
