// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.search.NumberedPositions;
import org.losingways.search.Refinement;
import org.losingways.search.ShortestPositions;

/**
 * A guess at the monoid: a frame, and the outcomes that follow when every value stands for its
 * shortest position. They are right for every position shorter than the shortest one at which they
 * are not consistent.
 *
 * <p>With a counting frame the outcomes are found for positions to some length, and then it is
 * guessed how they go on: with the simplest repetition that fits. Guessing is harmless, as every
 * guess is checked.
 */
final class PartizanTrial {

  /** Counts to this distance from 0 are looked at, and more where heaps have large weights. */
  private static final int REACH = 24;

  private final PartizanRuleset rules;
  private final Frame frame;
  private final NumberedPositions walk;
  private final int reach;

  /** For each place of the walk whether the player who begins loses. */
  private final boolean[][] lost;

  PartizanTrial(PartizanRuleset rules, Frame frame, int[] lengths, Budget budget) {
    this.rules = rules;
    this.reach = reach(frame);
    this.frame = frame;
    this.walk = frame.walk(lengths, longest(frame, lengths), budget);
    this.lost = outcomes(budget);
  }

  static int reach(Frame frame) {
    int widest = Arrays.stream(frame.counts()).map(Math::abs).max().orElse(0);
    return REACH + 6 * widest;
  }

  /** How long positions must be looked at for all counts in reach to be met. */
  static int longest(Frame frame, int[] lengths) {
    if (!frame.isCounting()) {
      return Integer.MAX_VALUE;
    }
    int[] letters = ShortestPositions.letters(frame.heaps(), lengths, frame::value);
    int longest = Math.max(1, Arrays.stream(letters).map(h -> lengths[h]).max().orElse(1));
    return (reach(frame) + REACH / 2) * longest;
  }

  NumberedPositions walk() {
    return walk;
  }

  boolean isLost(Player player, int place) {
    return lost[player.index()][place];
  }

  private boolean[][] outcomes(Budget budget) {
    int[] letters = walk.letters();
    long[][][] options = new long[2][letters.length][];
    for (Player player : Player.values()) {
      Arrays.setAll(options[player.index()], i -> frame.options(rules.of(player), letters[i]));
    }
    boolean[][] found = new boolean[2][walk.size()];
    walk.forEachWord(
        (x, word, rests) -> {
          for (int p = 0; p < 2; p++) {
            found[p][x] = loses(word, rests, options[p], found[1 - p]);
          }
        },
        budget);
    return found;
  }

  private boolean loses(int[] word, int[] rests, long[][] options, boolean[] opponentLost) {
    boolean moves = false;
    for (int j = 0; j < word.length; j++) {
      for (long t : options[word[j]]) {
        moves = true;
        if (opponentLost[walk.place(frame.times(walk.element(rests[j]), t))]) {
          return false;
        }
      }
    }
    return moves;
  }

  /** Guesses how outcomes go on and merges what no company can tell apart; none if nothing fits. */
  Optional<Model> reduce(Budget budget) {
    int order = frame.finite().order();
    Optional<IntegerSet[]> left = slices(Player.LEFT);
    Optional<IntegerSet[]> right = slices(Player.RIGHT);
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    Map<List<IntegerSet>, Integer> labels = new HashMap<>();
    int[] label = new int[order];
    for (int f = 0; f < order; f++) {
      List<IntegerSet> key = List.of(left.get()[f], right.get()[f]);
      Integer known = labels.putIfAbsent(key, labels.size());
      label[f] = known == null ? labels.size() - 1 : known;
    }
    int[][] action = frame.finite().actions();
    int[] classOf = Refinement.classes(action, label, budget);
    return Optional.of(merged(frame, classOf, left.get(), right.get()));
  }

  private static Model merged(Frame frame, int[] classOf, IntegerSet[] left, IntegerSet[] right) {
    FiniteMonoid merged =
        FiniteMonoid.ofAction(Refinement.merged(frame.finite().actions(), classOf));
    int[] parts = new int[frame.parts().length];
    for (int h = 0; h < parts.length; h++) {
      parts[h] = classOf[frame.parts()[h]];
    }
    IntegerSet[] newLeft = new IntegerSet[merged.order()];
    IntegerSet[] newRight = new IntegerSet[merged.order()];
    for (int f = 0; f < classOf.length; f++) {
      newLeft[classOf[f]] = left[f];
      newRight[classOf[f]] = right[f];
    }
    return new Model(new Frame(merged, parts, frame.counts()), newLeft, newRight);
  }

  /** For each element of F the counts at which a player loses. */
  private Optional<IntegerSet[]> slices(Player player) {
    IntegerSet[] found = new IntegerSet[frame.finite().order()];
    if (!frame.isCounting()) {
      for (int f = 0; f < found.length; f++) {
        int place = walk.place(Frame.pack(f, 0));
        found[f] = place >= 0 && isLost(player, place) ? IntegerSet.ALL : IntegerSet.NONE;
      }
      return Optional.of(found);
    }
    for (int f = 0; f < found.length; f++) {
      List<Boolean> above = new ArrayList<>();
      List<Boolean> below = new ArrayList<>();
      for (int d = 0; d <= reach; d++) {
        above.add(at(player, f, d));
        below.add(at(player, f, -d));
      }
      int[] up = repetition(above);
      int[] down = repetition(below);
      if (up.length == 0 || down.length == 0) {
        return Optional.empty();
      }
      int from = -down[0] + 1;
      int to = up[0];
      found[f] =
          IntegerSet.of(
              from,
              to,
              down[1],
              up[1],
              d ->
                  d >= to
                      ? above.get(to + (d - to) % up[1])
                      : d < from
                          ? below.get(down[0] + (-d - down[0]) % down[1])
                          : d >= 0 ? above.get(d) : below.get(-d));
    }
    return Optional.of(found);
  }

  private boolean at(Player player, int part, int count) {
    int place = walk.place(Frame.pack(part, count));
    return place >= 0 && isLost(player, place);
  }

  /** The start and the period of the simplest repetition; empty if there is none to be seen. */
  private static int[] repetition(List<Boolean> sequence) {
    int n = sequence.size();
    int best = Integer.MAX_VALUE;
    int[] found = {};
    for (int p = 1; 3 * p <= n; p++) {
      int start = n - p;
      while (start > 1 && sequence.get(start - 1).equals(sequence.get(start - 1 + p))) {
        start--;
      }
      if (start + 2 * p + 2 <= n && start + p < best) {
        best = start + p;
        found = new int[] {start, p};
      }
    }
    return found;
  }
}
