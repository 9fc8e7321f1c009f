// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.losingways.game.Outcome;
import org.losingways.game.Ruleset;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.GeneratingSet;
import org.losingways.monoid.words.Presentation;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;

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
public final class FiniteQuotient implements Quotient {

  private final Ruleset rules;
  private final BipartiteMonoid quotient;
  private final Phi phi;
  private final boolean solved;
  private final List<GrowthStep> steps;
  private final Optional<Firm> firm;
  private volatile Presentation presentation;

  /**
   * That all heaps from some on are firm: a position in which one of them stands is lost exactly if
   * its nim-sum is 0. It is proved of heaps of every size.
   *
   * @param last the largest heap that is not firm
   * @param proved the quotient of fewer heaps that proves it
   * @param nimPeriod how nim-values are proved to repeat
   * @param nimMaximum the largest nim-value so far
   */
  public record Firm(
      int last,
      FiniteQuotient proved,
      Optional<NimPeriod> nimPeriod,
      NimSequence.HeapValue nimMaximum) {}

  public FiniteQuotient(
      Ruleset rules, BipartiteMonoid quotient, Phi phi, boolean solved, List<GrowthStep> steps) {
    this(rules, quotient, phi, solved, steps, Optional.empty());
  }

  FiniteQuotient(
      Ruleset rules,
      BipartiteMonoid quotient,
      Phi phi,
      boolean solved,
      List<GrowthStep> steps,
      Optional<Firm> firm) {
    this.rules = rules;
    this.quotient = quotient;
    this.phi = phi;
    this.solved = solved;
    this.steps = steps;
    this.firm = firm;
  }

  /** What is known of large heaps without computing their values. */
  public Optional<Firm> firm() {
    return firm;
  }

  @Override
  public <R> R byKind(
      Function<? super FiniteQuotient, ? extends R> finite,
      Function<? super InfiniteQuotient, ? extends R> infinite,
      Function<? super EndlessQuotient<?>, ? extends R> endless) {
    return finite.apply(this);
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

  @Override
  public OptionalInt finiteOrder() {
    return OptionalInt.of(order());
  }

  /** |P|. */
  public int pSize() {
    return quotient.pSize();
  }

  @Override
  public boolean isSolved() {
    return solved;
  }

  @Override
  public Phi function() {
    return phi;
  }

  @Override
  public FiniteQuotient lastFinite() {
    return this;
  }

  @Override
  public List<GrowthStep> steps() {
    return steps;
  }

  @Override
  public int lastTameHeap() {
    for (GrowthStep step : steps) {
      if (!step.isTame()) {
        return step.heap() - 1;
      }
    }
    return phi.last();
  }

  @Override
  public Optional<String> name() {
    return KnownQuotients.name(quotient);
  }

  @Override
  public int times(int x, int y) {
    return quotient.monoid().times(x, y);
  }

  @Override
  public Outcome outcome(int value) {
    return quotient.inP(value) ? Outcome.P : Outcome.N;
  }

  /** The presentation in which the quotient is always printed. */
  public Presentation presentation() {
    Presentation made = presentation;
    if (made == null) {
      int[] nonTrivial = Arrays.stream(phi.values()).filter(x -> x != 0).distinct().toArray();
      made = Presentation.of(monoid(), GeneratingSet.smallest(monoid(), nonTrivial));
      presentation = made;
    }
    return made;
  }

  @Override
  public Alphabet alphabet() {
    return Alphabet.letters(presentation().generators().length);
  }

  @Override
  public Word word(int value) {
    return presentation().word(value);
  }

  @Override
  public String print(int value) {
    return word(value).toString();
  }

  @Override
  public RewritingSystem system() {
    return new RewritingSystem(
        alphabet(), WordOrder.LATEST_LETTER, presentation().relations(), true);
  }

  @Override
  public List<Generator> generators() {
    IntList values = IntList.of(phi.values());
    return Arrays.stream(presentation().generators())
        .mapToObj(x -> new Generator(print(x), values.indexOf(x), x))
        .toList();
  }

  @Override
  public List<Cell> cells() {
    return Arrays.stream(presentation().elements())
        .mapToObj(x -> new Cell(print(x), Optional.empty(), List.of(quotient.inP(x)), List.of()))
        .toList();
  }

  @Override
  public Optional<Period> powers(int value) {
    return Optional.of(outcomes(0, value));
  }

  @Override
  public Period outcomes(int x, int y) {
    int[] seen = new int[order()];
    int[] row = monoid().row(y);
    int at = x;
    for (int n = 1; ; n++) {
      if (seen[at] > 0) {
        return new Period(seen[at] - 1, n - seen[at]);
      }
      seen[at] = n;
      at = row[at];
    }
  }

  /** The elements of P as they are printed, sorted. */
  public List<String> pPortion() {
    return Arrays.stream(presentation().sort(quotient.pElements())).mapToObj(this::print).toList();
  }

  /** Such as {@code the misère quotient of 0.123 to heap 9, of order 20}. */
  @Override
  public String toString() {
    return "the misère quotient of "
        + rules().code()
        + (isSolved() ? "" : " to heap " + heapsComputed())
        + ", of order "
        + order();
  }
}
