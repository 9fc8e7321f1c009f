// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.monoid.structure.GroupType;

/**
 * Guesses what an infinite monoid counts. Small positions that no small company tells apart are
 * taken for equal; a weight of the heaps that equal positions share is a solution of linear
 * equations, and if there is one up to scale, that is the guess. For Partizan Kayles heap 1 and
 * heap 2 together look like nothing, so they weigh 1 and −1.
 *
 * <p>Nothing is believed because of it: a model that counts these weights is checked like any
 * other.
 */
final class WeightGuess {

  /** Positions to play out at most. */
  private static final int PLAYED_OUT = 150_000;

  /** Small positions that are compared. */
  private static final int COMPARED = 120;

  /** Small positions that are tried as company. */
  private static final int COMPANY = 160;

  private WeightGuess() {}

  /**
   * A weight for each of these heaps, the greatest common divisor of them 1 and the first that is
   * not 0 positive; none if nothing or too much is free.
   */
  static Optional<int[]> of(PartizanRuleset rules, int[] heaps, Budget budget) {
    PlayedOut play = new PlayedOut(rules, PLAYED_OUT, Budget::isSpent);
    List<int[]> small = multisets(heaps.length, COMPANY);
    Map<List<PartizanOutcome>, int[]> classes = new HashMap<>();
    List<int[]> equations = new ArrayList<>();
    for (int[] u : small.subList(0, Math.min(COMPARED, small.size()))) {
      budget.check();
      List<PartizanOutcome> signature = new ArrayList<>();
      for (int[] x : small) {
        Optional<PartizanOutcome> outcome = play.outcome(position(heaps, u, x));
        if (outcome.isEmpty()) {
          return Optional.empty();
        }
        signature.add(outcome.get());
      }
      int[] same = classes.putIfAbsent(signature, u);
      if (same != null) {
        equations.add(IntStream.range(0, u.length).map(i -> u[i] - same[i]).toArray());
      }
    }
    return GroupType.degrees(heaps.length, equations);
  }

  /** Exponent vectors, fewer heaps first. */
  private static List<int[]> multisets(int letters, int most) {
    List<int[]> found = new ArrayList<>();
    found.add(new int[letters]);
    for (int i = 0; found.size() < most; i++) {
      int[] u = found.get(i);
      int latest = letters - 1;
      while (latest > 0 && u[latest] == 0) {
        latest--;
      }
      for (int g = latest; g < letters; g++) {
        int[] more = u.clone();
        more[g]++;
        found.add(more);
      }
    }
    return found;
  }

  private static Position position(int[] heaps, int[] u, int[] x) {
    int size = Arrays.stream(u).sum() + Arrays.stream(x).sum();
    int[] all = new int[size];
    int at = 0;
    for (int i = 0; i < heaps.length; i++) {
      for (int e = u[i] + x[i]; e > 0; e--) {
        all[at++] = heaps[i];
      }
    }
    return Position.of(all);
  }
}
