// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.losingways.game.PartizanOutcome;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Multiples;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.RayCells;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;
import org.losingways.partizan.IntegerSet;
import org.losingways.partizan.MonoidText;
import org.losingways.partizan.PartizanSolution;
import org.losingways.show.CommandFailure;

/**
 * Opens up the misère monoids of partizan games.
 *
 * <pre>{@code
 * QuotientView q = PartizanView.of(solver.solution());   // of 0.7/0.07, the integers
 * q.which(ray of b, PartizanOutcome.P)                   // n ≡ 0 mod 3: b, b⁴, b⁷, …
 * }</pre>
 */
public final class PartizanView {

  private PartizanView() {}

  /**
   * The misère monoid of a partizan game.
   *
   * @throws CommandFailure if it is neither finite nor the integers
   */
  public static QuotientView of(PartizanSolution solution) {
    return find(solution)
        .orElseThrow(
            () ->
                new CommandFailure(
                    ("The monoid of %s is infinite and not that of the integers, so it is neither"
                            + " opened up nor drawn nor exported; what is known of it is what"
                            + " solving it says.")
                        .formatted(solution.rules().code())));
  }

  /**
   * The same, if it is finite or the integers. It is made of its generators and relations, which
   * hold in it: so it is the right one if it has the right order, or is an infinite cyclic group as
   * the right one is.
   */
  public static Optional<QuotientView> find(PartizanSolution s) {
    List<String> names = s.text().generators().stream().map(MonoidText.Generator::name).toList();
    int[] heaps = s.text().generators().stream().mapToInt(MonoidText.Generator::heap).toArray();
    Alphabet alphabet = new Alphabet(names);
    List<Relation> relations =
        s.text().relations().stream()
            .map(r -> r.split("=", -1))
            .map(sides -> new Relation(alphabet.word(sides[0]), alphabet.word(sides[1])))
            .toList();
    RewritingSystem system =
        RewritingSystem.complete(new Relations(alphabet, relations), WordOrder.LATEST_LETTER);
    Optional<FiniteMonoid> finite = Optional.empty();
    RayMonoid monoid;
    if (s.finiteOrder().isPresent()) {
      Optional<NamedMonoid> named =
          NamedMonoid.of(system, s.finiteOrder().getAsInt())
              .filter(n -> n.order() == s.finiteOrder().getAsInt());
      if (named.isEmpty()) {
        return Optional.empty();
      }
      finite = named.map(NamedMonoid::monoid);
      monoid = QuotientView.withoutRays(named.get());
    } else if (s.isExact()) {
      monoid = RayCells.monoid(system);
      List<RayStructure.Component> components = RayStructure.of(monoid).components();
      boolean isCyclic =
          components.size() == 1
              && components.get(0).isGroup()
              && components.get(0).group().rank() == 1
              && components.get(0).group().torsion().factors().isEmpty();
      if (!isCyclic) {
        return Optional.empty();
      }
    } else {
      return Optional.empty();
    }
    int[] phi =
        s.printedPhi().stream()
            .mapToInt(word -> monoid.element(alphabet.word(word).exponents()))
            .toArray();
    IntFunction<PartizanOutcome> outcome =
        x -> s.outcome(QuotientView.spelled(monoid.word(x), heaps));
    QuotientView.Subject subject =
        new QuotientView.Subject(
            s.rules(),
            Optional.empty(),
            s.isSolved(),
            s.period(),
            Optional.empty(),
            s.progression()
                .map(
                    g ->
                        new QuotientView.Growth(
                            g.preperiod(),
                            g.period(),
                            s.factor().stream()
                                .mapToInt(word -> monoid.element(alphabet.word(word).exponents()))
                                .findFirst())),
            Optional.empty());
    // Far out along a ray Left's and Right's losses repeat; the least period is found here.
    Bound far = Bound.of(s.parts());
    int threshold = 0;
    int repeat = 1;
    for (PartizanOutcome one : PartizanOutcome.values()) {
      RaySet set = RaySet.of(monoid, far.threshold, far.period, x -> outcome.apply(x) == one);
      threshold = Math.max(threshold, set.threshold());
      repeat = Multiples.lcm(repeat, set.period());
    }
    return Optional.of(
        new QuotientView(
            subject,
            new RayWords(monoid, system),
            Optional.empty(),
            finite,
            heaps,
            phi,
            outcome,
            threshold,
            repeat));
  }

  /** From which step on along any ray, and with which period, outcomes repeat for certain. */
  private record Bound(int threshold, int period) {
    static Bound of(PartizanSolution.Parts parts) {
      int last = 0;
      int period = 1;
      List<IntegerSet> lost = new ArrayList<>(parts.leftLost());
      lost.addAll(parts.rightLost());
      for (IntegerSet set : lost) {
        last = Math.max(last, Math.max(Math.abs(set.from()), Math.abs(set.to())));
        period = Multiples.lcm(period, Multiples.lcm(set.belowPeriod(), set.abovePeriod()));
      }
      int start = Arrays.stream(parts.counts()).map(Math::abs).sum();
      return new Bound(last + start + 1, period);
    }
  }
}
