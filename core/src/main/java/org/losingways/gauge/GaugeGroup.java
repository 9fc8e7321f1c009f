// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayFIFOQueue;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;

/**
 * Some letters and the gauges that read them, all at once: a reading of the group is a reading of
 * each of its gauges.
 *
 * @param letters the letters, by their numbers
 * @param gauges with a weight for each of these letters
 */
public record GaugeGroup(IntList letters, List<Gauge> gauges) {

  public GaugeGroup {
    letters = new IntImmutableList(letters);
    gauges = List.copyOf(gauges);
  }

  /** More readings of a group than this are not looked at. */
  static final int MOST = 4_000_000;

  private static final String TOO_MANY = "a group has too many readings";

  /** All readings of a group, sorted, and what they are. */
  static final class Readings {
    private final GaugeGroup group;
    private final long[] keys;
    private final Long2IntOpenHashMap numbers;
    private final Long2ObjectOpenHashMap<int[]> examples;

    private Readings(GaugeGroup group, long[] keys, Long2ObjectOpenHashMap<int[]> examples) {
      this.group = group;
      this.keys = keys;
      this.examples = examples;
      this.numbers = new Long2IntOpenHashMap(keys.length);
      numbers.defaultReturnValue(-1);
      for (int i = 0; i < keys.length; i++) {
        numbers.put(keys[i], i);
      }
    }

    int size() {
      return keys.length;
    }

    int[] get(int number) {
      return group.reading(keys[number]);
    }

    /** Exponents of the letters of the group that are read so. */
    int[] example(int number) {
      return examples.get(keys[number]);
    }

    /** How many letters the example has. */
    long length(int number) {
      return GaugeGroup.length(example(number));
    }

    /** The same positions read on another group with the same gauges and smaller scales. */
    Readings on(GaugeGroup coarser) {
      Long2ObjectOpenHashMap<int[]> found = new Long2ObjectOpenHashMap<>();
      int[] change = new int[group.gauges.size()];
      for (int i = 0; i < keys.length; i++) {
        long key = coarser.key(coarser.reread(get(i), change, group));
        int[] before = found.get(key);
        if (before == null || length(i) < GaugeGroup.length(before)) {
          found.put(key, example(i));
        }
      }
      long[] sorted = found.keySet().toLongArray();
      Arrays.sort(sorted);
      return new Readings(coarser, sorted, found);
    }

    /** The number of a reading, or −1 if no position reads so. */
    int number(int[] reading) {
      return numbers.get(group.key(reading));
    }
  }

  /** Keys of readings that were met: most groups have few enough for a bit each. */
  private static final class Noted {
    private static final double MOST_BITS = 1 << 25;

    private final Optional<BitSet> bits;
    private final LongOpenHashSet keys = new LongOpenHashSet();

    Noted(double size) {
      bits = size <= MOST_BITS ? Optional.of(new BitSet((int) size)) : Optional.empty();
    }

    /** Notes a key; whether it is new. */
    boolean add(long key) {
      if (bits.isEmpty()) {
        return keys.add(key);
      }
      if (bits.get().get((int) key)) {
        return false;
      }
      bits.get().set((int) key);
      return true;
    }
  }

  private static long length(int[] exponents) {
    long length = 0;
    for (int exponent : exponents) {
      length += exponent;
    }
    return length;
  }

  /** How many numbers readings of this group have; objects if they cannot be numbered. */
  private double checkSize() {
    double size = 1;
    for (Gauge gauge : gauges) {
      size *= gauge.readings();
    }
    if (size >= 1L << 61) {
      throw new GaugeTrouble(TOO_MANY);
    }
    return size;
  }

  private long key(int[] reading) {
    long key = 0;
    for (int i = 0; i < reading.length; i++) {
      key = gauges.get(i).key(key, reading[i]);
    }
    return key;
  }

  private int[] reading(long key) {
    int[] reading = new int[gauges.size()];
    long rest = key;
    for (int i = reading.length - 1; i >= 0; i--) {
      Gauge gauge = gauges.get(i);
      reading[i] = (int) (rest % gauge.readings()) - gauge.scale() - gauge.modulus();
      rest /= gauge.readings();
    }
    return reading;
  }

  /** What is read of a position, given by the exponents of all letters. */
  int[] read(int[] exponents) {
    int[] reading = new int[gauges.size()];
    for (int i = 0; i < reading.length; i++) {
      Gauge gauge = gauges.get(i);
      long sum = 0;
      for (int x = 0; x < letters.size(); x++) {
        sum += (long) gauge.weights().getInt(x) * exponents[letters.getInt(x)];
      }
      reading[i] = gauge.read(sum);
    }
    return reading;
  }

  /** What is read when the sums of which {@code reading} was read on a finer group change. */
  int[] reread(int[] reading, int[] changes, GaugeGroup finer) {
    int[] next = new int[reading.length];
    for (int i = 0; i < next.length; i++) {
      next[i] = gauges.get(i).reread(reading[i], changes[i], finer.gauges.get(i));
    }
    return next;
  }

  /** By how much each sum changes with a word, or a difference of words. */
  int[] sums(int[] word) {
    int[] mine = letters.intStream().map(x -> word[x]).toArray();
    return gauges.stream().mapToInt(g -> Gauge.exact(g.sum(mine))).toArray();
  }

  /** After so many steps from a word no sum that changes with each step is on its scale. */
  int beyond(int[] word) {
    int[] sums = sums(word);
    int beyond = 1;
    for (int i = 0; i < sums.length; i++) {
      int further = Gauge.exact(Math.abs((long) sums[i]) + gauges.get(i).scale() + 1);
      beyond = Math.max(beyond, further);
    }
    return beyond;
  }

  /** This group with scales that are larger by so much, and large enough for {@link #readings}. */
  GaugeGroup finer(int[] more) {
    Gauge[] finer = new Gauge[gauges.size()];
    for (int i = 0; i < finer.length; i++) {
      Gauge gauge = gauges.get(i);
      int larger = Gauge.exact((long) gauge.scale() + more[i]);
      finer[i] = gauge.withScale(Math.max(larger, gauge.leastForDigits()));
    }
    return new GaugeGroup(letters, List.of(finer));
  }

  /**
   * All that is read of any position. Exponents are put in binary digit by digit, highest first:
   * then each sum is doubled and the weights of some letters are added, and a sum beyond a scale
   * that is at least {@link Gauge#leastForDigits} stays beyond it. So the next reading depends on
   * this one and the digits alone, and what is reached is what can be read.
   */
  Readings readings() {
    Noted noted = new Noted(checkSize());
    int[][] columns = new int[1 << letters.size()][gauges.size()];
    for (int c = 0; c < columns.length; c++) {
      for (int i = 0; i < gauges.size(); i++) {
        for (int x = 0; x < letters.size(); x++) {
          columns[c][i] += (c >> x & 1) * gauges.get(i).weights().getInt(x);
        }
      }
    }
    Gauge[] each = gauges.toArray(Gauge[]::new);
    Long2ObjectOpenHashMap<int[]> seen = new Long2ObjectOpenHashMap<>();
    LongArrayFIFOQueue open = new LongArrayFIFOQueue();
    long empty = key(new int[each.length]);
    noted.add(empty);
    seen.put(empty, new int[letters.size()]);
    open.enqueue(empty);
    while (!open.isEmpty()) {
      Budget.tick();
      long from = open.dequeueLong();
      int[] at = reading(from);
      int[] example = seen.get(from);
      for (int c = 0; c < columns.length; c++) {
        long key = 0;
        for (int i = 0; i < each.length; i++) {
          key = each[i].key(key, each[i].readDigit(at[i], columns[c][i]));
        }
        if (noted.add(key)) {
          if (seen.size() > MOST) {
            throw new GaugeTrouble(TOO_MANY);
          }
          int digits = c;
          int[] longer = new int[example.length];
          Arrays.setAll(longer, x -> Gauge.exact(2L * example[x] + (digits >> x & 1)));
          seen.put(key, longer);
          open.enqueue(key);
        }
      }
    }
    long[] keys = seen.keySet().toLongArray();
    Arrays.sort(keys);
    return new Readings(this, keys, seen);
  }
}
