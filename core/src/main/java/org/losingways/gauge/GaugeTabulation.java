// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.quotient.HeapWords;

/**
 * Makes a {@link GaugeModel} of gauges and a table of outcomes: letters that share a sum are a
 * group, and readings of a group beside which nothing makes a difference are of one kind.
 */
final class GaugeTabulation {

  /** More combinations of readings than this are not tabulated. */
  private static final double MOST = 1e8;

  /** Longer plays are not looked at. */
  private static final int MOST_DEPTH = 2000;

  private static final byte LOST = 2;
  private static final byte WON = 1;

  private final HeapWords words;
  private final WordSample table;

  /** For each side the words that each letter can be moved to. */
  private final List<List<List<int[]>>> sides;

  private final List<GaugeGroup.Readings> readings = new ArrayList<>();
  private final List<GaugeGroup> groups = new ArrayList<>();

  GaugeTabulation(
      HeapWords words, List<List<List<int[]>>> sides, WordSample table, List<Gauge> gauges) {
    this.words = words;
    this.sides = sides;
    this.table = table;
    int letters = words.letters().size();
    int[] leader = IntStream.range(0, letters).toArray();
    for (Gauge gauge : gauges) {
      int[] used = IntStream.range(0, letters).filter(x -> weight(gauge, x) != 0).toArray();
      for (int x : used) {
        int from = leader[x];
        int to = leader[used[0]];
        Arrays.setAll(leader, i -> leader[i] == from ? to : leader[i]);
      }
    }
    for (int lead : Arrays.stream(leader).distinct().toArray()) {
      int[] mine = IntStream.range(0, letters).filter(x -> leader[x] == lead).toArray();
      List<Gauge> some = new ArrayList<>();
      for (Gauge gauge : gauges) {
        if (Arrays.stream(mine).anyMatch(x -> weight(gauge, x) != 0)) {
          int[] weights = Arrays.stream(mine).map(x -> weight(gauge, x)).toArray();
          some.add(new Gauge(IntList.of(weights), gauge.scale(), gauge.modulus()));
        }
      }
      groups.add(new GaugeGroup(IntList.of(mine), some));
    }
  }

  private static int weight(Gauge gauge, int x) {
    return gauge.weights().getInt(x);
  }

  GaugeModel model() {
    double product = 1;
    for (GaugeGroup group : groups) {
      readings.add(GaugeModel.coarse(group));
      product *= readings.get(readings.size() - 1).size();
    }
    if (product > MOST) {
      throw new GaugeTrouble("there are too many readings");
    }
    int[] sizes = readings.stream().mapToInt(GaugeGroup.Readings::size).toArray();
    byte[][] outcomes = outcomes((int) product);
    complete(outcomes);
    List<GaugeModel.Part> parts = new ArrayList<>();
    for (int g = 0; g < sizes.length; g++) {
      int stride = stride(sizes, g);
      int[] kinds = kinds(outcomes, stride, sizes[g]);
      int count = Arrays.stream(kinds).max().orElse(0) + 1;
      for (int side = 0; side < outcomes.length; side++) {
        outcomes[side] = merged(outcomes[side], stride, sizes[g], kinds, count);
      }
      sizes[g] = count;
      parts.add(new GaugeModel.Part(groups.get(g), IntList.of(kinds)));
    }
    return new GaugeModel(
        words, parts, Arrays.stream(outcomes).map(GaugeTabulation::lost).toList());
  }

  private static BitSet lost(byte[] outcomes) {
    BitSet lost = new BitSet();
    for (int i = 0; i < outcomes.length; i++) {
      lost.set(i, outcomes[i] == LOST);
    }
    return lost;
  }

  private static int stride(int[] sizes, int g) {
    return Arrays.stream(sizes, 0, g).reduce(1, (a, b) -> a * b);
  }

  /**
   * For each side that begins and all combinations of readings 2 if they are lost, 1 if not, 0 if
   * that is not known.
   */
  private byte[][] outcomes(int product) {
    byte[][] outcomes = new byte[sides.size()][product];
    int[] word = new int[words.letters().size()];
    for (int i = 0; i < table.words(); i++) {
      if ((i & 255) == 0) {
        Budget.tick();
      }
      table.word(i, word);
      int number = number(word);
      for (int side = 0; side < outcomes.length; side++) {
        outcomes[side][number] = (table.losers(i) >> side & 1) != 0 ? LOST : WON;
      }
    }
    return outcomes;
  }

  private int number(int[] word) {
    int number = 0;
    int stride = 1;
    for (int g = 0; g < groups.size(); g++) {
      number += stride * readings.get(g).number(groups.get(g).read(word));
      stride *= readings.get(g).size();
    }
    return number;
  }

  /** Plays out a word for each combination of which none is in the table. */
  private void complete(byte[][] outcomes) {
    for (int number = 0; number < outcomes[0].length; number++) {
      if (outcomes[0][number] == 0 || outcomes[outcomes.length - 1][number] == 0) {
        int[] word = new int[words.letters().size()];
        int rest = number;
        for (int g = 0; g < groups.size(); g++) {
          int[] example = readings.get(g).example(rest % readings.get(g).size());
          rest /= readings.get(g).size();
          for (int i = 0; i < example.length; i++) {
            word[groups.get(g).letters().getInt(i)] = example[i];
          }
        }
        for (int side = 0; side < outcomes.length; side++) {
          play(side, word, number, outcomes, 0);
        }
      }
    }
  }

  private byte play(int side, int[] word, int number, byte[][] outcomes, int depth) {
    Budget.tick();
    if (outcomes[side][number] != 0) {
      return outcomes[side][number];
    }
    int other = (side + 1) % outcomes.length;
    if (depth > MOST_DEPTH) {
      throw new GaugeTrouble("plays are too long");
    }
    boolean hasMove = false;
    byte outcome = LOST;
    for (int x = 0; x < word.length && outcome == LOST; x++) {
      if (word[x] > 0) {
        for (int[] option : sides.get(side).get(x)) {
          hasMove = true;
          int[] next = word.clone();
          next[x]--;
          for (int y = 0; y < x; y++) {
            next[y] += option[y];
          }
          if (play(other, next, number(next), outcomes, depth + 1) == LOST) {
            outcome = WON;
            break;
          }
        }
      }
    }
    outcomes[side][number] = hasMove ? outcome : WON;
    return outcomes[side][number];
  }

  /** The readings of one group by what becomes of them beside all others. */
  private static int[] kinds(byte[][] outcomes, int stride, int size) {
    Map<IntList, Integer> found = new HashMap<>();
    int[] kinds = new int[size];
    for (int r = 0; r < size; r++) {
      IntArrayList row = new IntArrayList();
      for (byte[] ofSide : outcomes) {
        for (int high = r * stride; high < ofSide.length; high += stride * size) {
          for (int i = high; i < high + stride; i++) {
            row.add(ofSide[i]);
          }
        }
      }
      kinds[r] = found.computeIfAbsent(row, k -> found.size());
    }
    return kinds;
  }

  private static byte[] merged(byte[] outcomes, int stride, int size, int[] kinds, int count) {
    byte[] fewer = new byte[outcomes.length / size * count];
    for (int i = 0; i < outcomes.length; i++) {
      int low = i % stride;
      int r = i / stride % size;
      int high = i / stride / size;
      fewer[low + stride * (kinds[r] + count * high)] = outcomes[i];
    }
    return fewer;
  }
}
