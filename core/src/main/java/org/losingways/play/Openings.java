// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.Position;

/**
 * Positions to begin a game with, so that the player one wants to win can win.
 *
 * <pre>{@code
 * Openings.find(kayles, 12, position -> quotient.outcome(position) == Outcome.N)     // 7+5
 * }</pre>
 *
 * <p>What the rules themselves begin with comes first; then two heaps of middle size; then other
 * sums of a few heaps, the largest that there are.
 */
public final class Openings {

  private static final int LEAST = 3;
  private static final int LARGEST = 12;
  private static final int MOST_TRIED = 2000;

  /** How far one looks among heaps without an end that are no sizes, cells of a triangle. */
  private static final int LAST_OF_MANY = 24;

  private Openings() {}

  /**
   * An opening that is wanted.
   *
   * @param largest the largest heap to use
   * @param isWanted asked of one position after the other
   * @return none if none of those tried is
   */
  public static Optional<Position> find(Game game, int largest, Predicate<Position> isWanted) {
    int last = game.largestHeap() == Integer.MAX_VALUE ? Math.min(largest, LAST_OF_MANY) : largest;
    return (game.labels().areSizes() ? rows(largest) : labelled(game, last))
        .limit(MOST_TRIED)
        .filter(isWanted)
        .findFirst();
  }

  /** Two heaps with 12 beans, 11, 13 and so on; then three; then one. */
  private static Stream<Position> rows(int largest) {
    List<Position> two = new ArrayList<>();
    List<Position> three = new ArrayList<>();
    for (int beans : new int[] {12, 11, 13, 10, 14, 9, 15, 8, 7, 6, 5, 4, 3, 2}) {
      for (int small = beans / 2; small >= 1; small--) {
        int large = beans - small;
        if (large <= Math.min(largest, LARGEST) && large != small) {
          two.add(Position.of(large, small));
          if (small > LEAST) {
            three.add(Position.of(large, small, LEAST));
          }
        }
      }
    }
    Stream<Position> one =
        Stream.iterate(Math.min(largest, LARGEST), n -> n > 0, n -> n - 1).map(Position::of);
    return Stream.of(two.stream(), three.stream(), one).flatMap(s -> s);
  }

  /** What the rules begin with, once and twice; then sums of the largest. */
  private static Stream<Position> labelled(Game game, int largest) {
    List<Position> found = new ArrayList<>();
    game.start()
        .filter(p -> p.largest() <= largest)
        .ifPresent(
            start -> {
              found.add(start);
              found.add(start.plus(start));
            });
    int least = Math.max(1, largest - LARGEST);
    for (int a = largest; a >= least; a--) {
      for (int b = a - 1; b >= least; b--) {
        for (int c = b - 1; c >= least; c--) {
          found.add(Position.of(a, b, c));
        }
      }
    }
    for (int a = largest; a >= least; a--) {
      for (int b = a; b >= least; b--) {
        found.add(Position.of(a, b));
      }
      found.add(Position.of(a));
    }
    return found.stream();
  }
}
