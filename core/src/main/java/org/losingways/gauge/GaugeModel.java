// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.quotient.HeapWords;

/**
 * Who wins which position of a game, by gauges: the letters of a position are read group by group,
 * each reading is of some kind, and the kinds decide. If both players have the same moves there is
 * one side, else Left is side 0 and Right is side 1, and each has its set of words that it loses
 * when it begins.
 *
 * <p>Whether it is right is for {@link GaugeProof}.
 *
 * <p>Immutable as seen from outside; safe for use by several threads.
 */
public final class GaugeModel {

  /**
   * A group and the kinds of its readings.
   *
   * @param group letters and gauges
   * @param kinds the kind of each reading of the group, in the order of readings
   */
  public record Part(GaugeGroup group, IntList kinds) {
    public Part {
      kinds = new IntImmutableList(kinds);
    }

    /** The number of kinds. */
    public int size() {
      return kinds.intStream().max().orElse(0) + 1;
    }
  }

  private final HeapWords words;
  private final List<Part> parts;
  private final List<BitSet> lost;
  private final List<GaugeGroup.Readings> readings;
  private final int[] strides;
  private Optional<GaugeRank> rank = Optional.empty();

  /**
   * A model that may be wrong.
   *
   * @param lost for each side the numbers of the combinations that it loses when it begins
   */
  public GaugeModel(HeapWords words, List<Part> parts, List<BitSet> lost) {
    this.words = words;
    this.parts = List.copyOf(parts);
    this.lost = lost.stream().map(set -> (BitSet) set.clone()).toList();
    this.readings = parts.stream().map(p -> coarse(p.group())).toList();
    this.strides = new int[parts.size()];
    int stride = 1;
    for (int i = 0; i < strides.length; i++) {
      strides[i] = stride;
      stride = Math.multiplyExact(stride, parts.get(i).size());
    }
  }

  /** The same with other words, of which more heaps may have one. */
  GaugeModel with(HeapWords other) {
    return new GaugeModel(other, parts, lost);
  }

  /** The readings of a group with its own scales, which may be too small for adding digits. */
  static GaugeGroup.Readings coarse(GaugeGroup group) {
    GaugeGroup finer = group.finer(new int[group.gauges().size()]);
    return finer.readings().on(group);
  }

  /** Heaps as words. */
  public HeapWords words() {
    return words;
  }

  /** The groups of letters. */
  public List<Part> parts() {
    return parts;
  }

  /** 1 if both players have the same moves, else 2. */
  public int sides() {
    return lost.size();
  }

  /** Whether a side that begins loses the kinds with this number, as {@link #number} makes it. */
  public boolean isLost(int number, int side) {
    return lost.get(side).get(number);
  }

  /** The same if both players have the same moves. */
  public boolean isLost(int number) {
    if (sides() != 1) {
      throw new IllegalStateException("each player has a set of lost words");
    }
    return isLost(number, 0);
  }

  /** Whether some player who begins wins the one and loses the other. */
  boolean areDifferent(int number, int other) {
    for (int side = 0; side < lost.size(); side++) {
      if (isLost(number, side) != isLost(other, side)) {
        return true;
      }
    }
    return false;
  }

  /** The number of combinations of kinds. */
  public int combinations() {
    return parts.stream().mapToInt(Part::size).reduce(1, Math::multiplyExact);
  }

  GaugeGroup.Readings readings(int part) {
    return readings.get(part);
  }

  /** The number of kinds of a word: the kind in the first group counts least. */
  int number(int[] exponents) {
    int number = 0;
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      number +=
          strides[i] * part.kinds().getInt(readings.get(i).number(part.group().read(exponents)));
    }
    return number;
  }

  /** The rank of the quotient, computed when it is first asked for, whatever the budget is. */
  public synchronized GaugeRank rank() {
    if (rank.isEmpty()) {
      rank = Optional.of(Budget.unlimited().during(() -> GaugeRank.of(this)));
    }
    return rank.get();
  }

  /** Who wins a position. */
  public Outcome outcome(Position position) {
    return outcome(words.word(position));
  }

  /** Who wins the positions with this word, given by the exponents of all letters. */
  public Outcome outcome(int[] exponents) {
    return isLost(number(exponents)) ? Outcome.P : Outcome.N;
  }

  /** Whether a side that begins wins the positions with this word. */
  boolean winsFirst(int[] exponents, int side) {
    return !isLost(number(exponents), side);
  }
}
