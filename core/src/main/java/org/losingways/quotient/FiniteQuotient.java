// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Outcome;
import org.losingways.game.Pattern;
import org.losingways.game.Ruleset;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.words.GeneratingSet;
import org.losingways.monoid.words.Presentation;

/**
 * A finite misère quotient with its pretending function: (Q, P, Φ), verified for all positions with
 * heaps up to {@link #largestHeap}, and how it is always printed.
 *
 * <pre>{@code
 * FiniteQuotient q = …;                 // of 0.123
 * q.presentation().relations()          // [a2=1, b4=b2, b2c=b3, c2=1, b2d=d, cd=bd, d3=ad2]
 * q.pPortion()                          // [a, b2, ac, bd, d2]
 * q.print(q.value(6))                   // d2
 * }</pre>
 *
 * <p>The quotient of a game is unique up to isomorphism, so the text is made unique too: the
 * generators are a smallest set of heap values that generates Q, earlier heaps preferred, named in
 * the order of their heaps. Immutable and safe to share; the names are worked out when first asked
 * for.
 */
public final class FiniteQuotient implements Solution {

  /**
   * A generator.
   *
   * @param name the letter
   * @param heap the first heap with this value
   * @param element the value
   */
  public record Generator(String name, int heap, int element) {}

  private final Ruleset rules;
  private final BipartiteMonoid quotient;
  private final int[] phi;
  private final Optional<Period> period;
  private final Optional<Pattern> pattern;
  private final boolean solved;
  private final List<GrowthStep> steps;
  private volatile Presentation presentation;

  FiniteQuotient(
      Ruleset rules,
      BipartiteMonoid quotient,
      int[] phi,
      Optional<Period> period,
      Optional<Pattern> pattern,
      boolean solved,
      List<GrowthStep> steps) {
    this.rules = rules;
    this.quotient = quotient;
    this.phi = phi;
    this.period = period;
    this.pattern = pattern;
    this.solved = solved;
    this.steps = steps;
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  /** (Q, P). */
  public BipartiteMonoid bipartite() {
    return quotient;
  }

  /** Q. */
  public FiniteMonoid monoid() {
    return quotient.monoid();
  }

  /** |Q|. */
  public int order() {
    return quotient.order();
  }

  /** |P|. */
  public int pSize() {
    return quotient.pSize();
  }

  /** Whether this is proved for all heaps there are. */
  public boolean isSolved() {
    return solved;
  }

  /** The proved period of Φ; none for games with finitely many heaps, or not solved. */
  @Override
  public Optional<Period> period() {
    return period;
  }

  /** The proved pattern of Φ, for rules that have one and no period. */
  public Optional<Pattern> pattern() {
    return pattern;
  }

  /** The heaps at which the order of the partial quotient changed; it is 1 before the first. */
  public List<GrowthStep> steps() {
    return steps;
  }

  /** The largest heap to which the partial quotients were tame; the last heap if all were. */
  public int lastTameHeap() {
    for (GrowthStep step : steps) {
      if (!step.isTame()) {
        return step.heap() - 1;
      }
    }
    return phi.length - 1;
  }

  /** T0, T1, T2, … for a tame quotient, R8 for the smallest wild one. */
  public Optional<String> name() {
    return KnownQuotients.name(quotient);
  }

  /** The largest heap whose value was computed. */
  public int heapsComputed() {
    return phi.length - 1;
  }

  /** Φ as computed, from heap 0 on. */
  public int[] phi() {
    return phi.clone();
  }

  @Override
  public int largestHeap() {
    return period.isPresent() || pattern.isPresent() ? Integer.MAX_VALUE : phi.length - 1;
  }

  @Override
  public int value(int heap) {
    int folded =
        period.isPresent()
            ? period.get().fold(heap)
            : pattern.isPresent() && heap >= phi.length ? pattern.get().like(heap) : heap;
    if (heap < 0 || folded >= phi.length) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + (phi.length - 1));
    }
    return phi[folded];
  }

  @Override
  public int times(int x, int y) {
    return quotient.monoid().times(x, y);
  }

  @Override
  public Outcome outcome(int value) {
    return quotient.inP(value) ? Outcome.P : Outcome.N;
  }

  @Override
  public String print(int value) {
    return presentation().word(value).toString();
  }

  /** The presentation in which the quotient is always printed. */
  public Presentation presentation() {
    Presentation made = presentation;
    if (made == null) {
      int[] nonTrivial = Arrays.stream(phi).filter(x -> x != 0).distinct().toArray();
      made = Presentation.of(monoid(), GeneratingSet.smallest(monoid(), nonTrivial));
      presentation = made;
    }
    return made;
  }

  /** The generators with their names and heaps. */
  public List<Generator> generators() {
    int[] elements = presentation().generators();
    Generator[] result = new Generator[elements.length];
    for (int i = 0; i < elements.length; i++) {
      int heap = 0;
      while (phi[heap] != elements[i]) {
        heap++;
      }
      result[i] = new Generator(print(elements[i]), heap, elements[i]);
    }
    return List.of(result);
  }

  /** The elements of P as they are printed, sorted. */
  public List<String> pPortion() {
    return Arrays.stream(presentation().sort(quotient.pElements())).mapToObj(this::print).toList();
  }

  /** Φ as it is printed, from heap 0 on. */
  public List<String> printedPhi() {
    return Arrays.stream(phi).mapToObj(this::print).toList();
  }
}
