// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.losingways.game.Outcome;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;

/**
 * A misère quotient that is infinite and not finitely generated, and known all the same: the game
 * is solved for heaps of every size by a theorem.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("4.7"));
 * solver.run(SolverLimits.none());                                  // SOLVED
 * Quotient q = solver.quotient();
 * q.print(q.value(BigInteger.TEN.pow(18)))                          // ax_1999999999999999991
 * }</pre>
 *
 * <p>Letters, generators, relations and cells are those of the part of Q that the heaps to {@link
 * #heapsComputed} generate; {@link #schemes} has the relations of all. Elements are numbered as
 * they are met, so that heaps and positions of any size have values.
 *
 * @param <E> the elements
 */
public abstract sealed class EndlessQuotient<E> implements Quotient
    permits FamilyQuotient, LevelQuotient, NimQuotient {

  /**
   * From this many changes of the partial quotients on it is asked whether the game is like Nim.
   */
  private static final int TAME_STEPS = 3;

  /** From this many on, whether it is a family: no family is seen earlier. */
  private static final int FAMILY_STEPS = 7;

  /** Values of the heaps below are remembered: who looks for winning moves asks again and again. */
  private static final int REMEMBERED = 1 << 16;

  private final FiniteQuotient lastFinite;
  private final Numbering<E> numbers = new Numbering<>();
  private volatile int[] remembered = new int[64];
  private Optional<RewritingSystem> system = Optional.empty();

  EndlessQuotient(FiniteQuotient lastFinite, E one) {
    this.lastFinite = lastFinite;
    number(one);
  }

  /** The quotient of a game whose partial quotients have grown several times, if one is proved. */
  public static Optional<EndlessQuotient<?>> find(FiniteQuotient partial) {
    int steps = partial.steps().size();
    if (!(partial.rules() instanceof TakeAndBreak rules)
        || steps < (rules.isFinite() ? FAMILY_STEPS : TAME_STEPS)) {
      return Optional.empty();
    }
    if (!rules.isFinite()) {
      return NimQuotient.tame(rules, partial).map(q -> q);
    }
    return FamilyQuotient.family(rules, partial, false)
        .<EndlessQuotient<?>>map(q -> q)
        .or(() -> LevelQuotient.levels(rules, partial));
  }

  /**
   * The same where it was found before.
   *
   * @param isFamily whether it was a family with weights and thresholds, of which one is seen in a
   *     partial quotient at most, so that it is believed; others are proved again
   */
  public static Optional<EndlessQuotient<?>> again(FiniteQuotient partial, boolean isFamily) {
    return isFamily && partial.rules() instanceof TakeAndBreak rules
        ? FamilyQuotient.family(rules, partial, true).map(q -> q)
        : find(partial);
  }

  /** The element that a heap is worth. */
  public abstract E element(BigInteger heap);

  abstract E product(E x, E y);

  abstract boolean inP(E x);

  abstract String text(E x);

  /** After how many factors y the outcomes of x, xy, xy², … surely have a period of 1 or 2. */
  abstract int settled(E x, E y);

  /** How the element of a position is found from those of its heaps, in a few words. */
  public abstract String explain(List<BigInteger> heaps);

  abstract List<Relation> found();

  @Override
  public final <R> R byKind(
      Function<? super FiniteQuotient, ? extends R> finite,
      Function<? super InfiniteQuotient, ? extends R> infinite,
      Function<? super EndlessQuotient<?>, ? extends R> endless) {
    return endless.apply(this);
  }

  /** What is asked of each kind of theorem that such a quotient rests on. */
  public abstract <R> R byTheorem(
      Function<? super FamilyQuotient, ? extends R> family,
      Function<? super LevelQuotient, ? extends R> levels,
      Function<? super NimQuotient, ? extends R> nim);

  @Override
  public final synchronized RewritingSystem system() {
    if (system.isEmpty()) {
      system =
          Optional.of(
              RewritingSystem.complete(
                  new Relations(alphabet(), found()), WordOrder.LATEST_LETTER));
    }
    return system.get();
  }

  /** The relations between all generators, of which there are infinitely many. */
  public abstract List<String> schemes();

  /** The number of an element. */
  public final int number(E element) {
    return numbers.number(element);
  }

  /** The element with this number. */
  public final E element(int value) {
    return numbers.element(value);
  }

  @Override
  public final Ruleset rules() {
    return lastFinite.rules();
  }

  @Override
  public final OptionalInt finiteOrder() {
    return OptionalInt.empty();
  }

  @Override
  public final boolean isSolved() {
    return true;
  }

  @Override
  public final int largestHeap() {
    return Integer.MAX_VALUE;
  }

  @Override
  public Optional<String> name() {
    return Optional.empty();
  }

  @Override
  public final FiniteQuotient lastFinite() {
    return lastFinite;
  }

  @Override
  public final int heapsComputed() {
    return lastFinite.heapsComputed();
  }

  @Override
  public final Phi function() {
    int[] values = IntStream.rangeClosed(0, heapsComputed()).map(this::value).toArray();
    return new Phi(values, Optional.empty(), Optional.empty());
  }

  @Override
  public final int value(int heap) {
    if (heap >= REMEMBERED) {
      return number(element(BigInteger.valueOf(heap)));
    }
    int[] all = remembered;
    if (heap >= all.length) {
      all = Arrays.copyOf(all, Math.max(heap + 1, Math.min(2 * all.length, REMEMBERED)));
      remembered = all;
    }
    // Threads that meet here write the same number; 0 is one that is not written yet.
    if (all[heap] == 0) {
      all[heap] = 1 + number(element(BigInteger.valueOf(heap)));
    }
    return all[heap] - 1;
  }

  @Override
  public final boolean knows(BigInteger heap) {
    return true;
  }

  @Override
  public final int value(BigInteger heap) {
    return number(element(heap));
  }

  @Override
  public final int times(int x, int y) {
    return number(product(element(x), element(y)));
  }

  /** The value that a word in the letters stands for. */
  public final int value(Word word) {
    List<Generator> letters = generators();
    E value = element(0);
    for (int g = 0; g < letters.size(); g++) {
      E square = element(letters.get(g).element());
      for (int e = word.exponent(g); e > 0; e >>= 1) {
        value = (e & 1) == 1 ? product(value, square) : value;
        square = product(square, square);
      }
    }
    return number(value);
  }

  @Override
  public final Outcome outcome(int value) {
    return inP(element(value)) ? Outcome.P : Outcome.N;
  }

  @Override
  public final String print(int value) {
    return text(element(value));
  }

  @Override
  public final Period outcomes(int x, int y) {
    E factor = element(y);
    E at = element(x);
    int last = settled(at, factor) + 1;
    boolean[] p = new boolean[last + 1];
    for (int n = 0; n <= last; n++) {
      p[n] = inP(at);
      at = product(at, factor);
    }
    int period = p[last] == p[last - 1] ? 1 : 2;
    int from = last + 1 - period;
    while (from > 0 && p[from - 1] == p[from - 1 + period]) {
      from--;
    }
    return new Period(from, period);
  }

  /** The first heap of those computed that is worth one of some elements. */
  final int heapOf(List<E> wanted) {
    return IntStream.rangeClosed(1, heapsComputed())
        .filter(h -> wanted.contains(element(BigInteger.valueOf(h))))
        .findFirst()
        .orElseThrow();
  }
}
