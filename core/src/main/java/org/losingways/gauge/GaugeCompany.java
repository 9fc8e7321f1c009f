// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Player;
import org.losingways.game.Position;

/**
 * Whether two words are interchangeable, which is decided exactly: a word that tells them apart, or
 * the proof that there is none.
 *
 * <p>Scales are enlarged by the sums of both words; a reading of company on these tells what is
 * read beside each word, and there are finitely many ({@code docs/gauges.md}).
 */
public final class GaugeCompany {

  /** What company of one group makes of two words: their kinds, and such company. */
  private record Beside(int one, int other, IntList company, long length) {}

  /** The readings of the groups that some comparisons with one model have needed. */
  static final class Memory {

    /** Readings of more groups are not remembered. */
    private static final int MOST = 200;

    private final Map<GaugeGroup, GaugeGroup.Readings> readings = new HashMap<>();

    private GaugeGroup.Readings of(GaugeGroup group) {
      GaugeGroup.Readings known = readings.get(group);
      if (known == null) {
        known = group.readings();
        if (readings.size() < MOST) {
          readings.put(group, known);
        }
      }
      return known;
    }
  }

  /** What two combinations of kinds must be like. */
  private interface Pair {
    boolean isWanted(int one, int other);
  }

  private final GaugeModel model;
  private final Memory memory;
  private final Pair wanted;
  private final List<List<Beside>> beside = new ArrayList<>();
  private final int[] company;
  private long readings;
  private long shortest = Long.MAX_VALUE;
  private Optional<IntList> found = Optional.empty();

  private GaugeCompany(GaugeModel model, Memory memory, int[] one, int[] other, Pair wanted) {
    this.model = model;
    this.memory = memory;
    this.wanted = wanted;
    this.company = new int[one.length];
    int stride = 1;
    for (int part = 0; part < model.parts().size(); part++) {
      beside.add(beside(part, stride, one, other));
      stride *= model.parts().get(part).size();
    }
  }

  /**
   * A word beside which exactly one of two words is lost; none if they are interchangeable, that
   * is, equal in the misère quotient.
   *
   * @param one the exponents of all letters
   * @throws IllegalArgumentException if the words are too long to be compared
   */
  public static Optional<IntList> telling(GaugeModel model, int[] one, int[] other) {
    return of(model, new Memory(), one, other).found;
  }

  /** The comparison of two words, one of many with the same model. */
  static GaugeCompany of(GaugeModel model, Memory memory, int[] one, int[] other) {
    return of(model, memory, one, other, model::areDifferent);
  }

  private static GaugeCompany of(
      GaugeModel model, Memory memory, int[] one, int[] other, Pair wanted) {
    try {
      GaugeCompany company = new GaugeCompany(model, memory, one, other, wanted);
      company.look(0, 0, 0, 0);
      return company;
    } catch (GaugeTrouble e) {
      throw new IllegalArgumentException("these words are too long to be compared", e);
    }
  }

  /** A word beside which exactly one of the two is lost, if there is one. */
  Optional<IntList> found() {
    return found;
  }

  /** How many readings of company were looked at. */
  long readings() {
    return readings;
  }

  /** A position beside which exactly one of two positions is lost; none if they are equal. */
  public static Optional<Position> telling(GaugeModel model, Position one, Position other) {
    return position(model, telling(model, model.words().word(one), model.words().word(other)));
  }

  /**
   * A position in the context of which Left, moving first, loses the one and wins the other, or
   * Right wins the one and loses the other; none if the one is at least as good for Left.
   */
  static Optional<Position> notAtLeast(GaugeModel model, Position one, Position other) {
    int left = Player.LEFT.index();
    int right = Player.RIGHT.index();
    return position(
        model,
        of(
                model,
                new Memory(),
                model.words().word(one),
                model.words().word(other),
                (x, y) ->
                    (model.isLost(x, left) && !model.isLost(y, left))
                        || (!model.isLost(x, right) && model.isLost(y, right)))
            .found);
  }

  private static Optional<Position> position(GaugeModel model, Optional<IntList> found) {
    IntList letters = model.words().letters();
    return found.map(
        word ->
            Position.of(
                IntStream.range(0, word.size())
                    .flatMap(x -> IntStream.range(0, word.getInt(x)).map(copy -> letters.getInt(x)))
                    .toArray()));
  }

  private List<Beside> beside(int p, int stride, int[] one, int[] other) {
    GaugeModel.Part part = model.parts().get(p);
    GaugeGroup group = part.group();
    int[] sums = group.sums(one);
    int[] others = group.sums(other);
    int[] more = new int[sums.length];
    Arrays.setAll(more, i -> Math.max(Math.abs(sums[i]), Math.abs(others[i])));
    GaugeGroup finer = group.finer(more);
    GaugeGroup.Readings fine = memory.of(finer);
    readings += fine.size();
    Long2ObjectMap<Beside> different = new Long2ObjectOpenHashMap<>();
    for (int r = 0; r < fine.size(); r++) {
      Budget.tick();
      int[] reading = fine.get(r);
      int kind = kind(p, group.reread(reading, sums, finer));
      int with = kind(p, group.reread(reading, others, finer));
      long pair = (long) kind << Integer.SIZE | with;
      Beside before = different.get(pair);
      long length = fine.length(r);
      if (before == null || length < before.length()) {
        different.put(
            pair, new Beside(stride * kind, stride * with, IntList.of(fine.example(r)), length));
      }
    }
    // A sorted stream of a map's values is more than the page's library can take.
    List<Beside> sorted = new ArrayList<>(different.values());
    sorted.sort(
        Comparator.comparingLong(Beside::length)
            .thenComparing(b -> b.one)
            .thenComparing(b -> b.other));
    return sorted;
  }

  private int kind(int part, int[] reading) {
    return model.parts().get(part).kinds().getInt(model.readings(part).number(reading));
  }

  /** Looks for shorter company than was found, given that of the first groups. */
  private void look(int group, int one, int other, long length) {
    if (group == beside.size()) {
      if (wanted.isWanted(one, other)) {
        shortest = length;
        found = Optional.of(IntList.of(company.clone()));
      }
      return;
    }
    IntList letters = model.parts().get(group).group().letters();
    for (Beside some : beside.get(group)) {
      Budget.tick();
      if (length + some.length() >= shortest) {
        return;
      }
      for (int x = 0; x < letters.size(); x++) {
        company[letters.getInt(x)] = some.company.getInt(x);
      }
      look(group + 1, one + some.one, other + some.other, length + some.length());
    }
  }
}
