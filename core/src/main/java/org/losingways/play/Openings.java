// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

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

  /** How large openings are that are chosen at random. */
  public enum Difficulty {
    EASY(1, 2, 6),
    MEDIUM(2, 3, 8),
    HARD(3, 4, 12);

    private final int leastHeaps;
    private final int mostHeaps;
    private final int largest;

    Difficulty(int leastHeaps, int mostHeaps, int largest) {
      this.leastHeaps = leastHeaps;
      this.mostHeaps = mostHeaps;
      this.largest = largest;
    }
  }

  /**
   * An opening that is wanted, chosen at random; the same for the same state of the random numbers.
   * A game on a board gets copies of the board on which a few moves are made.
   *
   * @param largest the largest heap to use
   * @param isWanted asked of one position after the other
   * @return none if none of those tried is
   */
  public static Optional<Position> random(
      Game game, int largest, Difficulty difficulty, Random random, Predicate<Position> isWanted) {
    for (int tries = 0; tries < MOST_TRIED; tries++) {
      Position position = random(game, largest, difficulty, random);
      boolean isLong = !game.labels().areSizes() || position.beans() > LEAST;
      if (isLong && isWanted.test(position)) {
        return Optional.of(position);
      }
    }
    return Optional.empty();
  }

  private static Position random(Game game, int largest, Difficulty difficulty, Random random) {
    int spread = difficulty.mostHeaps - difficulty.leastHeaps + 1;
    int heaps = difficulty.leastHeaps + random.nextInt(spread);
    if (game.labels().areSizes()) {
      return sum(heaps, () -> 1 + random.nextInt(Math.min(largest, difficulty.largest)));
    }
    Optional<Position> board = game.start().filter(p -> p.largest() > LAST_OF_MANY);
    if (game instanceof Ruleset rules && board.filter(p -> p.largest() <= largest).isPresent()) {
      return played(rules, board.get(), Math.max(1, heaps - 1), random);
    }
    return sum(heaps, () -> 1 + random.nextInt(Math.min(largest, LAST_OF_MANY)));
  }

  private static Position sum(int heaps, IntSupplier size) {
    return Position.of(IntStream.generate(size).limit(heaps).toArray());
  }

  /** Copies of a position in which each is a few random moves further. */
  private static Position played(Ruleset rules, Position start, int copies, Random random) {
    Position all = Position.EMPTY;
    for (int copy = 0; copy < copies; copy++) {
      Position one = start;
      for (int moves = random.nextInt(3); moves > 0 && !one.isEmpty(); moves--) {
        int heap = random.nextInt(one.size());
        // A board that fell apart would not be seen as one.
        List<Position> options =
            rules.options(one.heap(heap)).stream().filter(option -> option.size() == 1).toList();
        if (!options.isEmpty()) {
          one = one.move(heap, options.get(random.nextInt(options.size())));
        }
      }
      all = all.plus(one);
    }
    return all;
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
