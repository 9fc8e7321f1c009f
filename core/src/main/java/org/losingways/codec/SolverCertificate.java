// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.family.Family;
import org.losingways.family.FamilyModel;
import org.losingways.family.LevelModel;
import org.losingways.family.TameNim;
import org.losingways.game.GameFormatException;
import org.losingways.game.Reach;
import org.losingways.gauge.Gauge;
import org.losingways.gauge.GaugeEndless;
import org.losingways.gauge.GaugeModel;
import org.losingways.gauge.Gauges;
import org.losingways.ints.Ints;
import org.losingways.ints.IntsBuilder;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.partizan.IntegerSet;
import org.losingways.partizan.PartizanSolution;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.InfiniteEvidence;
import org.losingways.proof.certificate.InfiniteEvidence.Element;
import org.losingways.proof.certificate.InfiniteEvidence.RayImage;
import org.losingways.proof.certificate.LevelEvidence;
import org.losingways.proof.certificate.NimEvidence;
import org.losingways.proof.certificate.PartizanEvidence;
import org.losingways.proof.certificate.PartizanEvidence.RepeatingSet;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.LevelQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.RayModel;

/**
 * The certificate of a quotient that a solver found: for all heaps if a period is proved, else to
 * the last heap computed. Only plain numbers pass from one to the other, so that an error of the
 * solver cannot become one of the referee.
 */
public final class SolverCertificate {

  private SolverCertificate() {}

  /** The certificate of an impartial game. */
  public static Certificate of(Quotient quotient) {
    return quotient.byKind(
        SolverCertificate::finite,
        SolverCertificate::infinite,
        endless ->
            endless.byTheorem(
                family -> of(family.family()), SolverCertificate::of, nim -> of(nim.nim())));
  }

  private static Claim claim(Optional<int[]> period) {
    return period.<Claim>map(p -> new Claim.Solved(p[0], p[1])).orElseGet(Claim.Partial::new);
  }

  /** The last heap that the claim needs, of those that were computed. */
  private static int heaps(Claim claim, Optional<Reach> reach, int computed) {
    if (claim instanceof Claim.Growing g) {
      return heaps(new Claim.Solved(g.period(), g.preperiod()), reach, computed);
    }
    return claim instanceof Claim.Solved p
        ? (int) reach.orElseThrow().periodBound(p.preperiod(), p.period()) + p.period() - 1
        : computed;
  }

  private static Certificate finite(FiniteQuotient quotient) {
    Optional<int[]> period = quotient.period().map(p -> new int[] {p.period(), p.preperiod()});
    return quotient
        .firm()
        .map(firm -> finite(firm.proved(), period.isPresent() ? claim(period) : new Claim.Firm()))
        .orElseGet(() -> finite(quotient, claim(period)));
  }

  private static Certificate finite(FiniteQuotient quotient, Claim claim) {
    if (quotient.order() > PresentedEvidence.MAX_ORDER) {
      throw new GameFormatException(
          "A quotient of %d elements is too large for a certificate, which has at most %d."
              .formatted(quotient.order(), PresentedEvidence.MAX_ORDER));
    }
    List<Quotient.Generator> generators = quotient.generators();
    BitSet p = new BitSet();
    for (int x = 0; x < quotient.order(); x++) {
      p.set(x, quotient.bipartite().inP(x));
    }
    return CertificateBuilder.build(
        quotient.rules(),
        claim,
        generators.stream().map(Quotient.Generator::name).toList(),
        generators.stream()
            .map(generator -> quotient.monoid().row(generator.element()))
            .toArray(int[][]::new),
        p,
        quotient.phi());
  }

  private static Certificate infinite(InfiniteQuotient quotient) {
    RayModel q = quotient.model();
    RayMonoid m = q.monoid();
    Claim claim = claim(quotient.period().map(p -> new int[] {p.period(), p.preperiod()}));
    int heaps = heaps(claim, quotient.rules().reach(), quotient.heapsComputed());
    List<Ints> words = new ArrayList<>();
    IntsBuilder letters = new IntsBuilder();
    List<InfiniteEvidence.Sequence> rays = new ArrayList<>();
    for (int c = 0; c < m.cells(); c++) {
      words.add(Ints.of(m.word(c).exponents()));
      if (c >= m.points()) {
        letters.add(m.letter(c));
        int threshold = q.p().threshold();
        rays.add(
            new InfiniteEvidence.Sequence(
                bits(q, c, 0, threshold), bits(q, c, threshold, threshold + q.p().period())));
      }
    }
    StringBuilder points = new StringBuilder();
    for (int c = 0; c < m.points(); c++) {
      points.append(bits(q, c, 0, 1));
    }
    List<InfiniteEvidence.Generator> generators = new ArrayList<>();
    for (int g = 0; g < m.generators(); g++) {
      generators.add(generator(q, g));
    }
    List<Element> phi =
        Arrays.stream(q.values()).limit(heaps + 1L).mapToObj(x -> element(m, x)).toList();
    return new Certificate(
        Rules.of(quotient.rules(), heaps),
        claim,
        heaps,
        new InfiniteEvidence(words, letters.build(), generators, points.toString(), rays, phi));
  }

  private static Element element(RayMonoid m, int x) {
    return new Element(m.cell(x), m.steps(x));
  }

  private static String bits(RayModel q, int cell, int from, int to) {
    StringBuilder bits = new StringBuilder();
    for (int n = from; n < to; n++) {
      bits.append(q.p().contains(q.monoid().at(cell, n)) ? '1' : '0');
    }
    return bits.toString();
  }

  private static InfiniteEvidence.Generator generator(RayModel q, int g) {
    RayMonoid m = q.monoid();
    List<Element> points = new ArrayList<>();
    for (int c = 0; c < m.points(); c++) {
      points.add(element(m, m.step(c, g)));
    }
    RayMonoid.Factor factor = m.factor(m.step(0, g));
    List<RayImage> rays = new ArrayList<>();
    for (int c = m.points(); c < m.cells(); c++) {
      List<Element> near = new ArrayList<>();
      for (int n = 0; n < factor.from(c); n++) {
        near.add(element(m, m.step(m.at(c, n), g)));
      }
      rays.add(new RayImage(near, factor.target(c) - m.points(), factor.shift(c)));
    }
    return new InfiniteEvidence.Generator(q.heaps()[g], q.degrees()[g], points, rays);
  }

  /** The certificate of a game whose partial quotients grow for ever. */
  public static Certificate of(Family family) {
    FamilyModel m = family.model();
    int[] thresholds = m.thresholds().intStream().map(t -> Math.max(t, 0)).toArray();
    return new Certificate(
        Rules.code(family.rules().code()),
        new Claim.Growing(m.period(), m.start(), m.saltus()),
        m.weights().size() - 1,
        new FamilyEvidence(
            Ints.copyOf(m.weights()),
            Ints.of(thresholds),
            m.signs().intStream().mapToObj(String::valueOf).collect(Collectors.joining()),
            m.exceptional() >> 1,
            m.exceptional() & 1));
  }

  /** The certificate of a game that plays like Nim. */
  public static Certificate of(TameNim nim) {
    List<BigInteger> heaps =
        IntStream.range(0, nim.start() + nim.period()).mapToObj(BigInteger::valueOf).toList();
    return new Certificate(
        Rules.code(nim.rules().code()),
        new Claim.Growing(nim.period(), nim.start(), nim.saltus()),
        heaps.size() - 1,
        new NimEvidence(
            Ints.of(heaps.stream().mapToInt(h -> nim.value(h).intValueExact()).toArray()),
            heaps.stream().map(h -> nim.isFirm(h) ? "1" : "0").collect(Collectors.joining())));
  }

  private static Certificate of(LevelQuotient quotient) {
    LevelModel m = quotient.model();
    return new Certificate(
        Rules.code(quotient.rules().code()),
        new Claim.Growing(m.period(), m.start(), 1),
        m.letters().size() - 1,
        new LevelEvidence(
            Ints.copyOf(m.letters()),
            copies(m.steps()),
            Ints.copyOf(m.down()),
            m.losing().intStream().mapToObj(String::valueOf).collect(Collectors.joining())));
  }

  /** The certificate of outcomes that gauges tell. */
  public static Certificate of(Gauges<?> solution) {
    GaugeModel model = solution.model();
    GaugeEndless endless = solution.endless();
    int heaps = solution.heaps();
    return new Certificate(
        Rules.of(solution.rules(), heaps),
        claim(solution.period().map(p -> new int[] {p.period(), p.preperiod()})),
        heaps,
        new GaugeEvidence(
            Ints.copyOf(model.words().letters()),
            copies(model.words().words()),
            model.parts().stream().map(p -> Ints.copyOf(p.group().letters())).toList(),
            model.parts().stream()
                .map(p -> p.group().gauges().stream().map(SolverCertificate::gauge).toList())
                .toList(),
            model.parts().stream().map(p -> Ints.copyOf(p.kinds())).toList(),
            lost(model, 0),
            model.sides() == 1 ? Optional.empty() : Optional.of(lost(model, 1)),
            List.of(
                Ints.of(endless.letter()),
                Ints.copyOf(endless.from()),
                Ints.copyOf(endless.step()))));
  }

  private static List<Ints> copies(List<? extends List<Integer>> lists) {
    return lists.stream().map(Ints::copyOf).toList();
  }

  private static String lost(GaugeModel model, int side) {
    return IntStream.range(0, model.combinations())
        .mapToObj(i -> model.isLost(i, side) ? "1" : "0")
        .collect(Collectors.joining());
  }

  private static Ints gauge(Gauge gauge) {
    return Ints.of(
        IntStream.concat(IntStream.of(gauge.scale(), gauge.modulus()), gauge.weights().intStream())
            .toArray());
  }

  /** The certificate of a game with Left and Right. */
  public static Certificate of(PartizanSolution solution) {
    PartizanSolution.Parts parts = solution.parts();
    Claim claim =
        solution
            .progression()
            .<Claim>map(g -> new Claim.Growing(g.period(), g.preperiod(), g.saltus()))
            .orElseGet(
                () -> claim(solution.period().map(p -> new int[] {p.period(), p.preperiod()})));
    int heaps = heaps(claim, solution.rules().reach(), solution.heapsComputed());
    return new Certificate(
        Rules.of(solution.rules(), heaps),
        claim,
        heaps,
        new PartizanEvidence(
            solution.isExact(),
            Arrays.stream(parts.products()).map(row -> Ints.of(row)).toList(),
            Ints.of(Arrays.copyOf(parts.parts(), heaps + 1)),
            Ints.of(Arrays.copyOf(parts.counts(), heaps + 1)),
            parts.leftLost().stream().map(SolverCertificate::set).toList(),
            parts.rightLost().stream().map(SolverCertificate::set).toList()));
  }

  private static RepeatingSet set(IntegerSet set) {
    return new RepeatingSet(
        residues(set, set.from() - set.belowPeriod(), set.belowPeriod()),
        set.from(),
        members(set, set.from(), set.to()),
        residues(set, set.to(), set.abovePeriod()));
  }

  private static String members(IntegerSet set, int from, int to) {
    StringBuilder bits = new StringBuilder();
    for (int d = from; d < to; d++) {
      bits.append(set.contains(d) ? '1' : '0');
    }
    return bits.toString();
  }

  /** Which of one period of integers are members, by their residue. */
  private static String residues(IntegerSet set, int from, int period) {
    int turn = Math.floorMod(-from, period);
    return members(set, from + turn, from + period) + members(set, from, from + turn);
  }
}
