// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

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
 * @param maxTaken the most beans one move can take, the number of digits after the point of a code
 * @param maxParts the most heaps one move can leave
 */
public record Reach(int maxTaken, int maxParts) {

  public Reach {
    if (maxTaken < 0 || maxParts < 0) {
      throw new IllegalArgumentException("a reach is not negative");
    }
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
   */
  public long periodBound(long preperiod, long period) {
    long parts = Math.max(2, maxParts);
    // Guy and Smith's r₀ is positive: heap 0 is no heap, so a repetition from 0 on is shown from 1
    // on.
    long start = Math.max(1, preperiod);
    return parts * start + (parts - 1) * period + maxTaken;
  }

  /** How far a move of either of two players reaches, if there is a bound for both. */
  public static Optional<Reach> of(Optional<Reach> one, Optional<Reach> other) {
    return one.flatMap(
        a ->
            other.map(
                b ->
                    new Reach(Math.max(a.maxTaken, b.maxTaken), Math.max(a.maxParts, b.maxParts))));
  }
}
