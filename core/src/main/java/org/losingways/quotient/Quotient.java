// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.losingways.game.Outcome;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.RewritingSystem;

/**
 * The misère quotient (Q, P, Φ) of a game, verified for all positions with heaps up to {@link
 * #largestHeap}, of whatever kind it is.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.76"));
 * solver.run(SolverLimits.none().withMaxHeap(12));
 * Quotient q = solver.quotient();
 * q.finiteOrder()                                  // none: it is infinite
 * q.outcome(Position.of(7, 7, 7, 12))              // N
 * q.lastFinite().order()                           // 34, to heap 11
 * }</pre>
 *
 * <p>The quotient is unique up to isomorphism, and it is always printed in the same way: letters
 * are heaps, words are least words, relations the reduced confluent system. Immutable.
 */
public sealed interface Quotient extends Solution, MisereMonoid<Outcome>
    permits FiniteQuotient, InfiniteQuotient, EndlessQuotient {

  /**
   * A generator.
   *
   * @param name the letter
   * @param heap the first heap with this value
   * @param element the value
   */
  record Generator(String name, int heap, int element) {}

  /**
   * A part of Q: one element, or a ray w, wx, wx², ….
   *
   * @param word its first element
   * @param letter the letter that leads on along the ray, if it is one
   * @param first for each of the first elements whether it is in P
   * @param repeating the same for the elements after these, and so on for ever; empty for a point
   */
  record Cell(String word, Optional<String> letter, List<Boolean> first, List<Boolean> repeating) {}

  /**
   * What is asked of each kind: whoever adds a kind is told by the compiler where it is asked for.
   */
  <R> R byKind(
      Function<? super FiniteQuotient, ? extends R> finite,
      Function<? super InfiniteQuotient, ? extends R> infinite,
      Function<? super EndlessQuotient<?>, ? extends R> endless);

  /** T0, T1, T2, … for a tame quotient, R8 for the smallest wild one. */
  Optional<String> name();

  /** The last partial quotient that is finite: this one, if it is. */
  FiniteQuotient lastFinite();

  /**
   * The heaps at which the order of the finite partial quotients changed; it is 1 before the first.
   */
  default List<GrowthStep> steps() {
    return lastFinite().steps();
  }

  /** The largest heap to which the partial quotients were tame; the last heap if all were. */
  default int lastTameHeap() {
    return lastFinite().lastTameHeap();
  }

  /** The letters. */
  default Alphabet alphabet() {
    return system().alphabet();
  }

  /** The least word of a value. */
  Word word(int value);

  /** The relations in the form in which they are always printed: a reduced confluent system. */
  RewritingSystem system();

  /** These relations. */
  default List<Relation> relations() {
    return system().rules();
  }

  /** The generators with their names and heaps. */
  List<Generator> generators();

  /** All of Q, with P along each part, in the order of words. */
  List<Cell> cells();

  /** Index and period of the powers of a value; none if they are all different. */
  Optional<Period> powers(int value);

  /**
   * How the outcomes of x, xy, xy², … repeat, for values x and y: from which power on, and after
   * how many.
   */
  Period outcomes(int x, int y);

  @Override
  default String print(int value) {
    return alphabet().text(word(value));
  }
}
