// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.sum;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.GameFormatException;
import org.losingways.game.Reach;

/**
 * How the heaps of several games are numbered as the heaps of one.
 *
 * <pre>{@code
 * Interleaving both = new Interleaving(List.of(Integer.MAX_VALUE, Integer.MAX_VALUE));
 * both.number(0, 3)     // 5
 * both.number(1, 3)     // 6
 * }</pre>
 *
 * <p>The heaps of games with finitely many heaps come first, one game after the other; let there be
 * N of them. The heaps of the k other games follow in turn: heap n of the i-th of these, i = 0, …,
 * k−1, has the number N + k(n−1) + i + 1. Heap 0 of every game is 0.
 */
final class Interleaving {

  /** Whether each game has infinitely many heaps. */
  private final boolean[] isInfinite;

  /** How many heaps come before the first of each game. */
  private final int[] before;

  /** The games with infinitely many heaps, in their order. */
  private final int[] infinite;

  /** How many heaps the other games have together. */
  private final int finiteHeaps;

  /**
   * The numbers of the heaps of some games.
   *
   * @param sizes the largest heap of each
   */
  Interleaving(List<Integer> sizes) {
    isInfinite = new boolean[sizes.size()];
    before = new int[sizes.size()];
    int heaps = 0;
    for (int i = 0; i < sizes.size(); i++) {
      isInfinite[i] = sizes.get(i) == Integer.MAX_VALUE;
      before[i] = heaps;
      heaps += isInfinite[i] ? 0 : sizes.get(i);
    }
    finiteHeaps = heaps;
    infinite = IntStream.range(0, sizes.size()).filter(i -> isInfinite[i]).toArray();
    for (int place = 0; place < infinite.length; place++) {
      before[infinite[place]] = finiteHeaps + place;
    }
  }

  /** The largest heap of the sum. */
  int largest() {
    return infinite.length > 0 ? Integer.MAX_VALUE : finiteHeaps;
  }

  /** The number of a heap of a game. */
  int number(int game, int heap) {
    if (heap == 0) {
      return 0;
    }
    long number =
        isInfinite[game]
            ? before[game] + (long) infinite.length * (heap - 1) + 1
            : before[game] + heap;
    if (number >= Integer.MAX_VALUE) {
      throw new GameFormatException("A heap of " + heap + " is too large in a sum of games.");
    }
    return (int) number;
  }

  /** Which game the heap with this number, which is not 0, belongs to. */
  int game(int number) {
    if (number > finiteHeaps) {
      return infinite[(number - finiteHeaps - 1) % infinite.length];
    }
    int game = isInfinite.length - 1;
    while (isInfinite[game] || before[game] >= number) {
      game--;
    }
    return game;
  }

  /** Which heap of its game the heap with this number is. */
  int heap(int number) {
    if (number > finiteHeaps) {
      return (number - finiteHeaps - 1) / infinite.length + 1;
    }
    return number == 0 ? 0 : number - before[game(number)];
  }

  /**
   * How far a move reaches, if there is a bound for all games with infinitely many heaps.
   *
   * <p>Heap n of such a game has the number A + kn with A > −k. If no move takes more than t beans
   * or leaves more than m heaps, then a move from number h leaves a heap with a number of at least
   * A + (h−A−kt)/m ≥ (h−kt−(m−1)(k−1))/m. So the proofs for one game hold with kt+(m−1)(k−1) beans
   * taken, for periods that are multiples of k, and for heaps from N+k on.
   *
   * @param reaches of the games, in their order
   */
  Optional<Reach> reach(List<Optional<Reach>> reaches) {
    int step = infinite.length;
    Optional<Reach> all = step == 0 ? Optional.empty() : Optional.of(new Reach(0, 0));
    for (int i : infinite) {
      all = Reach.of(all, reaches.get(i).filter(Reach::isBySize));
    }
    return all.map(
        r ->
            new Reach(
                step * r.maxTaken() + (Math.max(2, r.maxParts()) - 1) * (step - 1),
                r.maxParts(),
                step,
                finiteHeaps + step));
  }
}
