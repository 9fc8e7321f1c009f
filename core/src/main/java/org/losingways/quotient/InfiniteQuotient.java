// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.game.Outcome;
import org.losingways.game.Pattern;
import org.losingways.game.Ruleset;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RayPowers;
import org.losingways.monoid.RayQuotient;
import org.losingways.monoid.RayRun;
import org.losingways.monoid.RaySet;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.RayPresentation;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.search.Budget;

/**
 * A misère quotient (Q, P, Φ) that is infinite: finitely many elements, and rays w, wx, wx², …
 * along which P repeats from some step on.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.76"));
 * solver.run(SolverLimits.none().withMaxHeap(12));       // INFINITE
 * Quotient q = solver.quotient();
 * q.outcome(q.value(Position.of(7, 7, 7, 12)))           // N
 * }</pre>
 *
 * <p>Immutable; made by {@link QuotientSolver} when it has verified the two checks, and is right
 * for every position with the heaps it knows. It is printed like a finite quotient: letters are
 * heaps, relations the reduced confluent system.
 */
public final class InfiniteQuotient implements Quotient {

  private final RayVerified verified;
  private final RewritingSystem system;
  private final RayMonoid monoid;
  private final RaySet p;
  private final Phi phi;
  private final int[] heaps;
  private final FiniteQuotient lastFinite;

  /** From values as they were verified to values as they are shown. */
  private final IntUnaryOperator shownValue;

  private InfiniteQuotient(
      RayVerified verified,
      RewritingSystem system,
      RayMonoid monoid,
      RaySet p,
      Phi phi,
      int[] heaps,
      FiniteQuotient lastFinite,
      IntUnaryOperator shownValue) {
    this.verified = verified;
    this.system = system;
    this.monoid = monoid;
    this.p = p;
    this.phi = phi;
    this.heaps = heaps;
    this.lastFinite = lastFinite;
    this.shownValue = shownValue;
  }

  /**
   * Reduces what was verified, and finds its presentation.
   *
   * @param last the last finite partial quotient of the game
   */
  static Optional<InfiniteQuotient> of(FiniteQuotient last, RayVerified verified, Budget budget) {
    Optional<RayQuotient> reduced =
        verified.reduce(budget).flatMap(q -> q.complete(new int[0], budget::check));
    // A trial may have seen more freedom than there is; then the finite search will find the
    // answer.
    if (reduced.isEmpty() || reduced.get().monoid().isFinite()) {
      return Optional.empty();
    }
    RayQuotient q = reduced.get();
    budget.checkOrder(q.monoid().cells());
    int[] byHeap = order(verified.graded().heaps());
    Optional<RayPresentation> presented =
        RayPresentation.of(
            q.monoid().withGenerators(byHeap),
            () -> {
              budget.check();
              return false;
            });
    return presented.flatMap(shown -> present(last, verified, q, byHeap, shown));
  }

  private static int[] order(int[] heaps) {
    Integer[] places = new Integer[heaps.length];
    Arrays.setAll(places, i -> i);
    Arrays.sort(places, (a, b) -> Integer.compare(heaps[a], heaps[b]));
    return Arrays.stream(places).mapToInt(Integer::intValue).toArray();
  }

  private static Optional<InfiniteQuotient> present(
      FiniteQuotient last,
      RayVerified verified,
      RayQuotient q,
      int[] byHeap,
      RayPresentation shown) {
    RayMonoid old = q.monoid().withGenerators(byHeap);
    return shown.monoid(old).map(monoid -> present(last, verified, q, byHeap, shown, monoid));
  }

  private static InfiniteQuotient present(
      FiniteQuotient last,
      RayVerified verified,
      RayQuotient q,
      int[] byHeap,
      RayPresentation shown,
      RayMonoid monoid) {
    RayMonoid old = q.monoid().withGenerators(byHeap);
    int[] letters = new int[shown.kept().length];
    int[] heaps = new int[letters.length];
    for (int i = 0; i < letters.length; i++) {
      letters[i] = old.step(0, shown.kept()[i]);
      heaps[i] = verified.graded().heaps()[byHeap[shown.kept()[i]]];
    }
    RaySet p = q.p().inverseImage(monoid, letters);
    IntUnaryOperator shownValue =
        v -> monoid.element(shown.reduce(old.word(q.image(v))).exponents());
    int[] phi = Arrays.stream(verified.values()).map(shownValue).toArray();
    Phi shownPhi = new Phi(phi, provedPeriod(last.rules(), verified), Optional.empty());
    return new InfiniteQuotient(
        verified, shown.system(), monoid, p, shownPhi, heaps, last, shownValue);
  }

  /** This quotient with one heap more, if that is worth an element that there is. */
  Optional<InfiniteQuotient> next(int length, Budget budget) {
    return verified.next(rules(), length, budget).map(this::with);
  }

  private InfiniteQuotient with(RayVerified longer) {
    int heap = phi.last() + 1;
    int[] all = Arrays.copyOf(phi.values(), heap + 1);
    all[heap] = shownValue.applyAsInt(longer.values()[heap]);
    Phi shownPhi = new Phi(all, provedPeriod(rules(), longer), Optional.empty());
    return new InfiniteQuotient(longer, system, monoid, p, shownPhi, heaps, lastFinite, shownValue);
  }

  /** The least period that is proved; of the values as they were verified, which is no less. */
  private static Optional<Period> provedPeriod(Ruleset rules, RayVerified verified) {
    int[] values = verified.values();
    return rules
        .reach()
        .flatMap(reach -> new PeriodWatch(reach).look(values.length - 1, h -> values[h]));
  }

  /** This quotient in the form in which it was verified, from which certificates are made. */
  public GradedQuotient graded() {
    return verified.graded();
  }

  @Override
  public Ruleset rules() {
    return lastFinite.rules();
  }

  /** Q: elements are the values. */
  public RayMonoid monoid() {
    return monoid;
  }

  /** P. */
  public RaySet p() {
    return p;
  }

  @Override
  public RewritingSystem system() {
    return system;
  }

  /** The heap that each letter a, b, c, … is the value of. */
  public int[] generatorHeaps() {
    return heaps.clone();
  }

  @Override
  public OptionalInt finiteOrder() {
    return OptionalInt.empty();
  }

  @Override
  public FiniteQuotient lastFinite() {
    return lastFinite;
  }

  @Override
  public boolean isSolved() {
    return period().isPresent() || heapsComputed() >= rules().largestHeap();
  }

  @Override
  public Optional<Period> period() {
    return phi.period();
  }

  @Override
  public Optional<Pattern> pattern() {
    return phi.pattern();
  }

  @Override
  public Optional<String> name() {
    return Optional.empty();
  }

  @Override
  public int heapsComputed() {
    return phi.last();
  }

  @Override
  public int[] phi() {
    return phi.values().clone();
  }

  @Override
  public int value(int heap) {
    return phi.value(heap);
  }

  @Override
  public int times(int x, int y) {
    return monoid.times(x, y);
  }

  @Override
  public Outcome outcome(int value) {
    return p.contains(value) ? Outcome.P : Outcome.N;
  }

  @Override
  public Alphabet alphabet() {
    return system.alphabet();
  }

  @Override
  public Word word(int value) {
    return system.reduce(monoid.word(value));
  }

  @Override
  public List<Generator> generators() {
    return IntStream.range(0, heaps.length)
        .mapToObj(i -> new Generator(alphabet().names().get(i), heaps[i], monoid.step(0, i)))
        .toList();
  }

  @Override
  public List<Cell> cells() {
    return cellsInOrder().stream().map(this::cell).toList();
  }

  @Override
  public Optional<Period> powers(int value) {
    RayPowers powers = RayPowers.of(monoid, value);
    return powers.rise() > 0
        ? Optional.empty()
        : Optional.of(new Period(powers.from(), powers.period()));
  }

  @Override
  public Period outcomes(int x, int y) {
    RayRun run = RayRun.of(monoid, p, x, monoid.factor(y));
    return new Period(run.from(), run.period());
  }

  /** The cells of {@link #monoid()} in the order of the least words of their first elements. */
  public List<Integer> cellsInOrder() {
    Word[] least = new Word[monoid.cells()];
    Arrays.setAll(least, this::word);
    return IntStream.range(0, least.length)
        .boxed()
        .sorted(Comparator.comparing(c -> least[c]))
        .toList();
  }

  /** One part of Q, given as a cell of {@link #monoid()}. */
  public Cell cell(int c) {
    boolean isRay = c >= monoid.points();
    List<Boolean> first = new ArrayList<>();
    List<Boolean> repeating = new ArrayList<>();
    int length = isRay ? p.threshold() + p.period() : 1;
    for (int n = 0; n < length; n++) {
      (isRay && n >= p.threshold() ? repeating : first).add(p.contains(monoid.at(c, n)));
    }
    Optional<String> letter =
        isRay ? Optional.of(system.alphabet().names().get(monoid.letter(c))) : Optional.empty();
    return new Cell(print(c), letter, first, repeating);
  }
}
