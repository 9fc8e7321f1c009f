// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.monoid.Multiples;

/**
 * Why the misère quotient of a {@link GaugeModel} is infinite: the powers of a letter x are all
 * different, because far out along from·stepⁿ the outcome is one, and with many more copies of x it
 * is the other ({@code docs/gauges.md}).
 *
 * @param letter the number of x
 * @param from a word
 * @param step a word in which x stands
 */
public record GaugeEndless(int letter, IntList from, IntList step) {

  /** Longer words are not tried. */
  private static final int LONGEST = 5;

  /** Steps have at most so many copies of a letter. */
  private static final int MOST_COPIES = 3;

  /** Such words, if there are short ones. */
  public static Optional<GaugeEndless> of(GaugeModel model) {
    int letters = model.words().letters().size();
    List<int[]> words = new ArrayList<>();
    grow(new int[letters], 0, LONGEST, words);
    for (int x = letters - 1; x >= 0; x--) {
      for (int y = 0; y < letters; y++) {
        for (int copies = 1; y != x && copies <= MOST_COPIES * MOST_COPIES; copies++) {
          int[] step = new int[letters];
          step[x] = (copies - 1) / MOST_COPIES + 1;
          step[y] = (copies - 1) % MOST_COPIES + 1;
          if (isBalanced(model, step)) {
            for (int[] word : words) {
              if (isDecided(model, x, word, step)) {
                shorten(model, x, word, step);
                return Optional.of(new GaugeEndless(x, IntList.of(word), IntList.of(step)));
              }
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Takes letters away as long as the rest says as much. */
  private static void shorten(GaugeModel model, int x, int[] from, int[] step) {
    boolean isShorter = true;
    while (isShorter) {
      isShorter = false;
      for (int[] word : List.of(step, from)) {
        for (int y = 0; y < word.length; y++) {
          if (word[y] > (word == step && y == x ? 1 : 0)) {
            word[y]--;
            boolean isEnough = isDecided(model, x, from, step);
            word[y] += isEnough ? 0 : 1;
            isShorter |= isEnough;
          }
        }
      }
    }
  }

  private static void grow(int[] word, int x, int left, List<int[]> words) {
    if (x == word.length) {
      words.add(word.clone());
      return;
    }
    for (int e = 0; e <= left; e++) {
      word[x] = e;
      grow(word, x + 1, left - e, words);
    }
    word[x] = 0;
  }

  /** Whether some sum of two letters or more does not change along the step. */
  private static boolean isBalanced(GaugeModel model, int[] step) {
    return model.parts().stream()
        .anyMatch(
            part -> {
              int[] sums = part.group().sums(step);
              for (int i = 0; i < sums.length; i++) {
                IntList weights = part.group().gauges().get(i).weights();
                boolean isTouched = false;
                for (int x = 0; x < weights.size(); x++) {
                  isTouched |= weights.getInt(x) * step[part.group().letters().getInt(x)] != 0;
                }
                if (sums[i] == 0 && isTouched) {
                  return true;
                }
              }
              return false;
            });
  }

  /** Words that are too long to be read decide nothing. */
  private static boolean isDecided(GaugeModel model, int x, int[] from, int[] step) {
    try {
      int[] out = plus(from, step, far(model, from));
      int[] one = new int[from.length];
      one[x] = 1;
      int[] farther = plus(out, one, far(model, out));
      return model.areDifferent(model.number(out), model.number(farther));
    } catch (ArithmeticException | GaugeTrouble e) {
      return false;
    }
  }

  /** So many steps from a word on readings do not change but for residues, and these are equal. */
  private static int far(GaugeModel model, int[] word) {
    int far = 1;
    int common = 1;
    for (GaugeModel.Part part : model.parts()) {
      far = Math.max(far, part.group().beyond(word));
      for (Gauge gauge : part.group().gauges()) {
        common = Multiples.lcm(common, gauge.modulus());
      }
    }
    return Math.multiplyExact(far, common);
  }

  private static int[] plus(int[] word, int[] step, int times) {
    int[] sum = new int[word.length];
    Arrays.setAll(sum, i -> Math.addExact(word[i], Math.multiplyExact(times, step[i])));
    return sum;
  }
}
