// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.game.Outcome;
import org.losingways.game.Ruleset;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RayQuotient;
import org.losingways.monoid.RaySet;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.RayPresentation;
import org.losingways.monoid.words.RewritingSystem;

/**
 * A misère quotient (Q, P, Φ) that is infinite: finitely many elements, and rays w, wx, wx², …
 * along which P repeats from some step on.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.76"));
 * solver.run(SolverLimits.none().withMaxHeap(12));       // INFINITE
 * InfiniteQuotient q = solver.infinite().orElseThrow();
 * q.outcome(q.value(Position.of(7, 7, 7, 12)))           // N
 * }</pre>
 *
 * <p>Immutable; made by {@link QuotientSolver} when it has verified the two checks, and is right
 * for every position with the heaps it knows. It is printed like a finite quotient: letters are
 * heaps, relations the reduced confluent system.
 */
public final class InfiniteQuotient implements Solution {

  private final Ruleset rules;
  private final RayVerified verified;
  private final RewritingSystem system;
  private final RayMonoid monoid;
  private final RaySet p;
  private final int[] phi;
  private final int[] heaps;
  private final Optional<Period> period;

  /** From values as they were verified to values as they are shown. */
  private final IntUnaryOperator shownValue;

  private InfiniteQuotient(
      Ruleset rules,
      RayVerified verified,
      RewritingSystem system,
      RayMonoid monoid,
      RaySet p,
      int[] phi,
      int[] heaps,
      Optional<Period> period,
      IntUnaryOperator shownValue) {
    this.rules = rules;
    this.verified = verified;
    this.system = system;
    this.monoid = monoid;
    this.p = p;
    this.phi = phi;
    this.heaps = heaps;
    this.period = period;
    this.shownValue = shownValue;
  }

  /** Reduces what was verified, and finds its presentation. */
  static Optional<InfiniteQuotient> of(Ruleset rules, RayVerified verified, Budget budget) {
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
    return presented.flatMap(shown -> present(rules, verified, q, byHeap, shown));
  }

  private static int[] order(int[] heaps) {
    Integer[] places = new Integer[heaps.length];
    Arrays.setAll(places, i -> i);
    Arrays.sort(places, (a, b) -> Integer.compare(heaps[a], heaps[b]));
    return Arrays.stream(places).mapToInt(Integer::intValue).toArray();
  }

  private static Optional<InfiniteQuotient> present(
      Ruleset rules, RayVerified verified, RayQuotient q, int[] byHeap, RayPresentation shown) {
    RayMonoid old = q.monoid().withGenerators(byHeap);
    return shown.monoid(old).map(monoid -> present(rules, verified, q, byHeap, shown, monoid));
  }

  private static InfiniteQuotient present(
      Ruleset rules,
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
    return new InfiniteQuotient(
        rules,
        verified,
        shown.system(),
        monoid,
        p,
        phi,
        heaps,
        provedPeriod(rules, verified),
        shownValue);
  }

  /** This quotient with one heap more, if that is worth an element that there is. */
  Optional<InfiniteQuotient> next(int length, Budget budget) {
    return verified.next(rules, length, budget).map(this::with);
  }

  private InfiniteQuotient with(RayVerified longer) {
    int[] all = Arrays.copyOf(phi, phi.length + 1);
    all[phi.length] = shownValue.applyAsInt(longer.values()[phi.length]);
    return new InfiniteQuotient(
        rules, longer, system, monoid, p, all, heaps, provedPeriod(rules, longer), shownValue);
  }

  /** The least period that is proved; of the values as they were verified, which is no less. */
  private static Optional<Period> provedPeriod(Ruleset rules, RayVerified verified) {
    int[] values = verified.values();
    if (rules.reach().isEmpty()) {
      return Optional.empty();
    }
    for (int p = 1; 2 * p < values.length; p++) {
      int from = values.length - p;
      while (from > 0 && values[from - 1] == values[from - 1 + p]) {
        from--;
      }
      if (rules.reach().get().periodBound(from, p) + p - 1 <= values.length - 1) {
        return Optional.of(new Period(from, p));
      }
    }
    return Optional.empty();
  }

  /** This quotient in the form in which it was verified, from which certificates are made. */
  public GradedQuotient graded() {
    return verified.graded();
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  /** Q: elements are the values. */
  public RayMonoid monoid() {
    return monoid;
  }

  /** P. */
  public RaySet p() {
    return p;
  }

  /** The relations in the form in which they are always printed. */
  public RewritingSystem system() {
    return system;
  }

  /** The heap that each letter a, b, c, … is the value of. */
  public int[] generatorHeaps() {
    return heaps.clone();
  }

  /** The largest heap whose value was computed. */
  public int heapsComputed() {
    return phi.length - 1;
  }

  /** Φ as computed, from heap 0 on. */
  public int[] phi() {
    return phi.clone();
  }

  /** Whether this is proved for heaps of every size. */
  public boolean isSolved() {
    return period.isPresent();
  }

  @Override
  public Optional<Period> period() {
    return period;
  }

  @Override
  public int largestHeap() {
    return period.isPresent() ? Integer.MAX_VALUE : phi.length - 1;
  }

  @Override
  public int value(int heap) {
    int folded = period.isPresent() ? period.get().fold(heap) : heap;
    if (heap < 0 || folded >= phi.length) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + (phi.length - 1));
    }
    return phi[folded];
  }

  @Override
  public int times(int x, int y) {
    return monoid.times(x, y);
  }

  @Override
  public Outcome outcome(int value) {
    return p.contains(value) ? Outcome.P : Outcome.N;
  }

  /** The least word of a value. */
  public Word word(int value) {
    return system.reduce(monoid.word(value));
  }

  @Override
  public String print(int value) {
    return system.alphabet().text(word(value));
  }

  /** Φ as it is printed, from heap 0 on. */
  public List<String> printedPhi() {
    return Arrays.stream(phi).mapToObj(this::print).toList();
  }

  /**
   * A part of Q: one element, or a ray.
   *
   * @param word its first element
   * @param letter the letter that leads on along the ray, if it is one
   * @param first for each of the first elements whether it is in P
   * @param repeating the same for the elements after these, and so on for ever; empty for a point
   */
  public record Cell(
      String word, Optional<String> letter, List<Boolean> first, List<Boolean> repeating) {}

  /** All of Q, with P along each part, in the order of words. */
  public List<Cell> cells() {
    return cellsInOrder().stream().map(this::cell).toList();
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
