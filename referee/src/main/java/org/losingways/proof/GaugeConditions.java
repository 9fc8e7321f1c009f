// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.losingways.ints.Ints;
import org.losingways.ints.IntsBuilder;

/**
 * The three conditions of the theorem of {@code docs/gauges.md}, for all words that are read in one
 * way, and for each side that begins.
 */
final class GaugeConditions {

  private final GaugeMoves moves;
  private final GaugeCases.Tally[] tallies;

  /** For each side the combinations of kinds that it loses when it begins. */
  private final List<BitSet> lost;

  private final Effort effort;
  private final int letters;

  GaugeConditions(GaugeMoves moves, GaugeCases.Tally[] tallies, List<BitSet> lost, Effort effort) {
    this.moves = moves;
    this.tallies = tallies;
    this.lost = lost;
    this.effort = effort;
    this.letters = moves.letters();
  }

  /** A case of each group: what those of all but the last say of each change, and the last. */
  static final class Combination {
    private final int[] first;
    private final int stride;
    private final int[] last;

    Combination(int[] first, int stride, int[] last) {
      this.first = first;
      this.stride = stride;
      this.last = last;
    }

    private int after(int change) {
      return first[change] + stride * last[change];
    }
  }

  /** Objects unless the conditions hold where the letters are counted so. */
  void check(Combination combination, int[] copies) {
    long there = 0;
    for (int x = 0; x < letters; x++) {
      there |= copies[x] > 0 ? 1L << x : 0;
    }
    for (int side = 0; side < moves.sides(); side++) {
      BitSet ofOther = lost.get((side + 1) % moves.sides());
      if (lost.get(side).get(combination.after(moves.none()))) {
        for (GaugeMoves.Word word : moves.differentWords()) {
          Objection.refuse(
              moves.isIn(word.heap(), there, copies)
                  && wins(word.moves(side), combination, ofOther),
              "a winning move leads from a position that is lost");
        }
        new Looking(side, true, combination, ofOther, there, copies).check();
      } else {
        new Looking(side, false, combination, ofOther, there, copies).check();
      }
    }
  }

  private static boolean wins(int[] changes, Combination combination, BitSet ofOther) {
    for (int m : changes) {
      if (ofOther.get(combination.after(m))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks for a position that would be wrong: of heaps none of which wins, if the word is not lost,
   * so that the side can move but not win; of heaps in which it cannot move, if the word is lost.
   */
  private final class Looking {
    private final int side;
    private final boolean isLost;
    private final Combination combination;
    private final BitSet ofOther;
    private final long there;
    private final int[] copies;

    Looking(
        int side,
        boolean isLost,
        Combination combination,
        BitSet ofOther,
        long there,
        int[] copies) {
      this.side = side;
      this.isLost = isLost;
      this.combination = combination;
      this.ofOther = ofOther;
      this.there = there;
      this.copies = copies;
    }

    void check() {
      if (someLetterIsMissed()) {
        return;
      }
      IntsBuilder heaps = new IntsBuilder();
      for (int h : moves.different()) {
        if (moves.isIn(h, there, copies) && !isMeant(h)) {
          heaps.add(h);
        }
      }
      int[] start = new int[letters + 1];
      int[] goal = Arrays.copyOf(copies, letters + 1);
      start[letters] = isLost ? 1 : 0;
      goal[letters] = 1;
      Objection.refuse(
          canBe(goal, start, heaps.toIntArray()),
          isLost
              ? "a position is lost by a player who cannot move"
              : "a position that is not lost has no winning move");
    }

    /** Whether a heap is of the kind that each position with the word has to contain. */
    private boolean isMeant(int heap) {
      return isLost
          ? moves.canMove(side, heap)
          : wins(moves.moves(side, heap), combination, ofOther);
    }

    /** Whether there is a letter of that kind which no other heap has in its word. */
    private boolean someLetterIsMissed() {
      for (int x = 0; x < letters; x++) {
        if ((there >> x & 1) != 0 && isMeant(moves.heap(x)) && areMeant(moves.sharing(x))) {
          return true;
        }
      }
      return false;
    }

    private boolean areMeant(int[] heaps) {
      for (int h : heaps) {
        if (moves.isIn(h, there, copies) && !isMeant(h)) {
          return false;
        }
      }
      return true;
    }

    /**
     * Whether some of these heaps can be counted as the word is: one heap after another is added to
     * all that was counted so far, each as often as it makes a difference. The last number says
     * whether a heap is among them in which the side can move, or none is needed.
     */
    private boolean canBe(int[] goal, int[] start, int[] heaps) {
      Set<Ints> counted = new HashSet<>();
      counted.add(Ints.wrap(start));
      for (int h : heaps) {
        Deque<Ints> open = new ArrayDeque<>(counted);
        while (!open.isEmpty()) {
          effort.spend(letters);
          int[] now = open.remove().toIntArray();
          for (int x = 0; x < letters; x++) {
            now[x] = tallies[x].of(Math.addExact(now[x], moves.word(h)[x]));
          }
          now[letters] |= moves.canMove(side, h) ? 1 : 0;
          if (isWithin(now) && counted.add(Ints.wrap(now))) {
            effort.room(counted.size(), now.length);
            open.add(Ints.wrap(now));
          }
        }
      }
      return counted.contains(Ints.wrap(goal));
    }

    /** Whether no letter is there too often already. */
    private boolean isWithin(int[] now) {
      for (int x = 0; x < letters; x++) {
        if (!tallies[x].canBecome(now[x], copies[x])) {
          return false;
        }
      }
      return true;
    }
  }
}
