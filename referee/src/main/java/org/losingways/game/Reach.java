// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.math.BigInteger;
import java.util.Optional;

/**
 * How far a single move reaches, for rules that treat all large heaps alike.
 *
 * <p>Rules have a reach when each move takes at most {@code maxTaken} beans from a heap and leaves
 * the rest in at most {@code maxParts} heaps, and when a move that takes k and leaves r heaps is
 * allowed either for no choice of the r sizes or for every one. Finite take-and-break codes do. It
 * is the hypothesis of the periodicity theorems: Guy and Smith for normal play, Plambeck
 * (<i>Taming</i>, Theorem 3) for misère quotients.
 *
 * <p>In a sum of games with different rules the heaps of k games are numbered in turn. Then this
 * holds for numbers instead of sizes, from some number on, and what is shifted is shifted by
 * multiples of k.
 *
 * @param maxTaken the most beans one move can take, the number of digits after the point of a code
 * @param maxParts the most heaps one move can leave
 * @param step k, which is 1 if heaps are their sizes
 * @param first the first heap for which this holds, at least 1
 */
public record Reach(int maxTaken, int maxParts, int step, int first) {

  public Reach {
    if (maxTaken < 0 || maxParts < 0 || step < 1 || first < 1) {
      throw new IllegalArgumentException("a reach is not negative");
    }
  }

  /** The reach of rules whose heaps are their sizes. */
  public Reach(int maxTaken, int maxParts) {
    this(maxTaken, maxParts, 1, 1);
  }

  /** Whether heaps are their sizes, and all are treated alike. */
  public boolean isBySize() {
    return step == 1 && first == 1;
  }

  /**
   * The heap below which a repetition must be seen before it is proved: if a value function that a
   * heap's options determine satisfies v(h+p) = v(h) for all {@code preperiod <= h < bound}, then
   * it does for all {@code h >= preperiod}.
   *
   * <p>Guy and Smith state 2r₀+p+k for at most two parts. The same argument for m parts: the
   * largest part of a heap n+p after taking at most k is at least (n+p−k)/m, and it can be
   * shortened by p when that is at least r₀+p, that is from n = m·r₀+(m−1)p+k on. Fewer than two
   * parts are given the bound of two, so that one number is printed for all octal codes.
   *
   * <p>With a step k the argument needs a multiple of k. Let P be the least that is a multiple of p
   * too: v(h+P) = v(h) is seen for P−p heaps fewer than v(h+p) = v(h), and if the former holds for
   * ever, so does the latter.
   */
  public long periodBound(long preperiod, long period) {
    long parts = Math.max(2, maxParts);
    // Guy and Smith's r₀ is positive: heap 0 is no heap, so a repetition from 0 on is shown from 1
    // on.
    long start = Math.max(first, preperiod);
    long shift = multiple(period);
    return parts * start + (parts - 1) * shift + maxTaken + shift - period;
  }

  /** The least multiple of a period by which heaps are shifted. */
  private long multiple(long period) {
    return step == 1 || period < 1
        ? period
        : period / BigInteger.valueOf(period).gcd(BigInteger.valueOf(step)).longValue() * step;
  }

  /** How far a move of either of two players reaches, by the same numbers, if both have a bound. */
  public static Optional<Reach> of(Optional<Reach> one, Optional<Reach> other) {
    return one.flatMap(
        a ->
            other.map(
                b ->
                    new Reach(
                        Math.max(a.maxTaken, b.maxTaken),
                        Math.max(a.maxParts, b.maxParts),
                        Math.max(a.step, b.step),
                        Math.max(a.first, b.first))));
  }
}
