// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.BitSet;
import java.util.List;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.quotient.HeapWords;

/**
 * Who wins which position of a game, by gauges: the letters of a position are read group by group,
 * each reading is of some kind, and the kinds decide.
 *
 * <p>Whether it is right is for {@link GaugeProof}.
 *
 * <p>Immutable; safe for use by several threads.
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
  private final BitSet lost;
  private final List<GaugeGroup.Readings> readings;
  private final int[] strides;

  /** A model that may be wrong; {@code lost} has the numbers of the combinations in P. */
  public GaugeModel(HeapWords words, List<Part> parts, BitSet lost) {
    this.words = words;
    this.parts = List.copyOf(parts);
    this.lost = (BitSet) lost.clone();
    this.readings = parts.stream().map(p -> coarse(p.group())).toList();
    this.strides = new int[parts.size()];
    int stride = 1;
    for (int i = 0; i < strides.length; i++) {
      strides[i] = stride;
      stride *= parts.get(i).size();
    }
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

  /** Whether the kinds with this number, as {@link #number} makes it, are lost. */
  public boolean isLost(int number) {
    return lost.get(number);
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

  /** Who wins a position. */
  public Outcome outcome(Position position) {
    return outcome(words.word(position));
  }

  /** Who wins the positions with this word, given by the exponents of all letters. */
  public Outcome outcome(int[] exponents) {
    return lost.get(number(exponents)) ? Outcome.P : Outcome.N;
  }
}
