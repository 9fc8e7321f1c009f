// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losingways.budget.Budget;
import org.losingways.game.Game;
import org.losingways.quotient.HeapWords;

/**
 * One more heap for a {@link GaugeModel} that is proved, if the heap is worth a word of the
 * generators there are: in 0.544 the generators 1, 4, 7, 9, 10, 12, 15, 18, 21 and 24 are enough
 * for all larger heaps.
 *
 * <p>The words of smaller heaps are tried, the latest first, and short words. Most of them are
 * refuted by a short context z: beside z the new heap must be lost exactly if none of its options
 * beside z is lost for the opponent and no move in z wins. What is left is for {@link GaugeProof}.
 */
final class GaugeExtension {

  /** Contexts have at most so many generators. */
  private static final int LONGEST_CONTEXT = 3;

  /** Further copies of one generator that contexts have. */
  private static final int COPIES = 12;

  private static final int MOST_CONTEXTS = 20_000;

  private final Game game;
  private final GaugeModel model;
  private final int letters;
  private final List<List<List<int[]>>> sides;
  private final List<List<int[]>> options = new ArrayList<>();
  private final List<int[]> contexts = new ArrayList<>();

  private GaugeExtension(Game game, GaugeModel model) {
    this.game = game;
    this.model = model;
    this.letters = model.words().letters().size();
    this.sides = GaugeSearch.sides(game, model.words());
    int heap = model.words().heaps() + 1;
    game.sides().forEach(rules -> options.add(model.words().options(rules, heap)));
    addContexts(0, LONGEST_CONTEXT, new int[letters]);
  }

  /** The model with one heap more, proved, if its generators are enough for that. */
  static Optional<GaugeModel> of(Game game, GaugeModel model) {
    return new GaugeExtension(game, model).extended();
  }

  private void addContexts(int x, int left, int[] word) {
    if (contexts.size() >= MOST_CONTEXTS) {
      return;
    }
    if (x == letters) {
      contexts.add(word.clone());
      for (int y = 0; y < letters && left < LONGEST_CONTEXT; y++) {
        if (word[y] > 0) {
          int[] more = word.clone();
          more[y] += COPIES + word[y];
          contexts.add(more);
        }
      }
      return;
    }
    for (int e = 0; e <= left; e++) {
      word[x] = e;
      addContexts(x + 1, left - e, word);
    }
    word[x] = 0;
  }

  private Optional<GaugeModel> extended() {
    for (IntList word : candidates()) {
      Budget.tick();
      if (fits(word.toIntArray())) {
        List<IntList> words = new ArrayList<>(model.words().words());
        words.add(word);
        GaugeModel longer = model.with(new HeapWords(model.words().letters(), words));
        if (GaugeProof.objection(game, longer).isEmpty()) {
          return Optional.of(longer);
        }
      }
    }
    return Optional.empty();
  }

  /** The words of smaller heaps, the latest first, then words of two and three generators. */
  private Set<IntList> candidates() {
    Set<IntList> found = new LinkedHashSet<>();
    if (options.stream().allMatch(List::isEmpty)) {
      found.add(IntArrayList.wrap(new int[letters]));
      return found;
    }
    List<IntList> words = model.words().words();
    for (int h = words.size() - 1; h >= 0; h--) {
      found.add(words.get(h));
    }
    for (int x = 0; x < letters; x++) {
      for (int y = 0; y <= x; y++) {
        for (int z = -1; z <= y; z++) {
          int[] word = new int[letters];
          word[x]++;
          word[y]++;
          if (z >= 0) {
            word[z]++;
          }
          found.add(IntArrayList.wrap(word));
        }
      }
    }
    return found;
  }

  private boolean fits(int[] word) {
    for (int[] context : contexts) {
      for (int side = 0; side < sides.size(); side++) {
        if (!fits(word, context, side)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the outcome that the word says follows from the moves, in the heap and beside it. */
  private boolean fits(int[] word, int[] context, int side) {
    int other = (side + 1) % sides.size();
    boolean hasMove = !options.get(side).isEmpty();
    boolean wins = options.get(side).stream().anyMatch(o -> isLost(o, context, other));
    int[] sum = plus(word, context);
    for (int x = 0; x < letters && !wins; x++) {
      if (context[x] > 0) {
        hasMove |= !sides.get(side).get(x).isEmpty();
        sum[x]--;
        for (int[] option : sides.get(side).get(x)) {
          wins |= isLost(option, sum, other);
        }
        sum[x]++;
      }
    }
    return isLost(word, context, side) == (hasMove && !wins);
  }

  private boolean isLost(int[] word, int[] more, int side) {
    return !model.winsFirst(plus(word, more), side);
  }

  private static int[] plus(int[] word, int[] more) {
    int[] sum = word.clone();
    for (int x = 0; x < sum.length; x++) {
      sum[x] += more[x];
    }
    return sum;
  }
}
