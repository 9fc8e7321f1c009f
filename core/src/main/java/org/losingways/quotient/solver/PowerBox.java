// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Cyclic;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.WordTable;

/**
 * Looks how long the powers of each letter take to repeat beside all powers of all other letters.
 *
 * <p>In 0.74 with heap 15 powers of 7, 9, 10 and 15 repeat from the exponents 5, 8, 10 and 17 on,
 * which trials that are refined at one wrong position after another approach in hundreds of steps.
 * Here the outcomes of all words are computed whose exponents stay in a box, and wrap at its sides;
 * where they still change near a side, the box is made longer that way, until it is as large as it
 * may be. If they change nowhere near a side, exponents are counted as far as they matter, and that
 * is a trial.
 *
 * <p>Nothing is proved by this; a trial is verified like any other. If the quotient is infinite,
 * some side recedes for ever.
 */
final class PowerBox {

  /** The exponents from which on powers are thought to repeat at first. */
  private static final int FIRST = 2;

  private final HeapWords words;
  private final List<List<int[]>> options = new ArrayList<>();
  private final long most;

  /**
   * @param last the quotient before, whose words for its heaps are thought to be right; one heap
   *     more is a letter
   * @param most how many words a box may have
   */
  PowerBox(FiniteQuotient last, long most) {
    Ruleset rules = last.rules();
    this.words = HeapWords.of(last, last.heapsComputed() + 1);
    this.most = most;
    for (int heap : words.letters()) {
      options.add(words.options(rules, heap));
    }
  }

  /**
   * Counters of all letters that tell all words apart that were seen to differ, if the box ends.
   */
  Optional<List<Cyclic>> counters() {
    int letters = options.size();
    int[] repeats = new int[letters];
    Arrays.fill(repeats, FIRST);
    while (true) {
      int[] caps =
          IntStream.range(0, letters)
              .map(x -> isStar(x) ? WordTable.PERIOD - 1 : repeats[x] + margin(repeats[x]))
              .toArray();
      if (WordTable.entries(options, caps, 0, most) == most) {
        return Optional.empty();
      }
      Optional<WordTable> table = WordTable.of(options, caps, 0);
      if (table.isEmpty()) {
        return Optional.empty();
      }
      int[] least = new int[letters];
      boolean isLarge = true;
      for (int x = 0; x < letters; x++) {
        OptionalInt cap =
            isStar(x) ? OptionalInt.of(WordTable.PERIOD - 1) : table.get().leastCap(x);
        least[x] = cap.orElse(caps[x]);
        if (!isStar(x) && least[x] + Math.max(2, least[x] / 4) > caps[x]) {
          isLarge = false;
          repeats[x] = Math.max(repeats[x] + 1, Math.min(least[x] + 2, repeats[x] * 3 / 2 + 1));
        }
      }
      if (isLarge) {
        return Optional.of(
            IntStream.range(0, letters).mapToObj(x -> counter(x, least[x])).toList());
      }
    }
  }

  /** How much longer a side is than where powers are thought to repeat. */
  private static int margin(int repeats) {
    return WordTable.PERIOD + Math.max(3, repeats / 3);
  }

  private boolean isStar(int letter) {
    return WordTable.isStar(options.get(letter));
  }

  private Cyclic counter(int letter, int cap) {
    int[] weights = words.words().stream().mapToInt(w -> w.getInt(letter)).toArray();
    return new Cyclic(weights, cap + 1 - WordTable.PERIOD, WordTable.PERIOD);
  }
}
