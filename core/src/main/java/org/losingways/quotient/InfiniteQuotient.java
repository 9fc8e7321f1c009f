// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.losingways.game.Outcome;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RayRun;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.words.RewritingSystem;

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
 * <p>Immutable; made by the solver when it has verified the two checks, and is right for every
 * position with the heaps it knows. It is printed like a finite quotient: letters are heaps,
 * relations the reduced confluent system.
 */
@SuppressWarnings("ArrayRecordComponent")
public record InfiniteQuotient(
    RayModel model,
    RewritingSystem system,
    RayMonoid monoid,
    RaySet p,
    Phi function,
    int[] generatorHeaps,
    FiniteQuotient lastFinite)
    implements Quotient {

  /** This quotient with one heap more, of a value that it has. */
  public InfiniteQuotient withNext(RayModel longer, int value, Optional<Period> period) {
    int[] all = Arrays.copyOf(function.values(), function.values().length + 1);
    all[function.values().length] = value;
    Phi more = new Phi(all, period, Optional.empty());
    return new InfiniteQuotient(longer, system, monoid, p, more, generatorHeaps, lastFinite);
  }

  @Override
  public <R> R byKind(
      Function<? super FiniteQuotient, ? extends R> finite,
      Function<? super InfiniteQuotient, ? extends R> infinite,
      Function<? super EndlessQuotient<?>, ? extends R> endless) {
    return infinite.apply(this);
  }

  @Override
  public Ruleset rules() {
    return lastFinite.rules();
  }

  @Override
  public OptionalInt finiteOrder() {
    return OptionalInt.empty();
  }

  @Override
  public boolean isSolved() {
    return period().isPresent() || heapsComputed() >= rules().largestHeap();
  }

  @Override
  public Optional<String> name() {
    return Optional.empty();
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
  public Word word(int value) {
    return system.reduce(monoid.word(value));
  }

  @Override
  public List<Generator> generators() {
    return IntStream.range(0, generatorHeaps.length)
        .mapToObj(
            i -> new Generator(alphabet().names().get(i), generatorHeaps[i], monoid.step(0, i)))
        .toList();
  }

  @Override
  public List<Cell> cells() {
    return cellsInOrder().stream().map(this::cell).toList();
  }

  @Override
  public Optional<Period> powers(int value) {
    RayRun powers = RayRun.powers(monoid, value);
    return powers.rise() > 0
        ? Optional.empty()
        : Optional.of(new Period(powers.from(), powers.period()));
  }

  @Override
  public Period outcomes(int x, int y) {
    RayRun run = RayRun.of(monoid, x, y).in(p);
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
    int first = isRay ? p.threshold() : 1;
    int end = isRay ? first + p.period() : 1;
    Optional<String> letter =
        isRay ? Optional.of(system.alphabet().names().get(monoid.letter(c))) : Optional.empty();
    return new Cell(print(c), letter, along(c, 0, first), along(c, first, end));
  }

  private List<Boolean> along(int c, int from, int to) {
    return IntStream.range(from, to).mapToObj(n -> p.contains(monoid.at(c, n))).toList();
  }
}
