// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import it.unimi.dsi.fastutil.objects.ObjectOpenCustomHashSet;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What a {@link GaugeReferee} knows of one group: its readings, on the scales of the certificate
 * and on larger ones, and the cases that have to be distinguished when moves are made.
 *
 * <p>A reading has two numbers for each gauge: −1, 0 or 1 if the sum is below, on or above the
 * scale, then the sum or, beyond the scale, its residue.
 */
final class GaugeCases {

  /** More readings than this are refused. */
  private static final int MOST = 2_000_000;

  private final IntList letters;
  private final List<IntList> gauges;
  private final Effort effort;
  private final int size;

  /** The scales of the certificate. */
  private final int[] own;

  private final int[] moduli;

  /** The kinds of readings, on the scales of the certificate. */
  private final Object2IntOpenCustomHashMap<int[]> kinds =
      new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);

  GaugeCases(IntList letters, List<IntList> gauges, IntList kinds, Effort effort) {
    this.letters = letters;
    this.gauges = gauges;
    this.effort = effort;
    this.own = gauges.stream().mapToInt(g -> g.getInt(0)).toArray();
    this.moduli = gauges.stream().mapToInt(g -> g.getInt(1)).toArray();
    this.kinds.defaultReturnValue(-1);
    int[] enough = IntStream.range(0, own.length).map(i -> Math.max(own[i], spread(i))).toArray();
    NavigableSet<int[]> sorted = new TreeSet<>(GaugeCases::compare);
    for (int[] reading : readings(enough)) {
      sorted.add(changed(reading, new int[own.length], new int[reading.length]));
    }
    Objection.refuse(sorted.size() != kinds.size(), "a group has other readings than kinds");
    int next = 0;
    int fresh = 0;
    for (int[] reading : sorted) {
      int kind = kinds.getInt(next++);
      Objection.refuse(kind > fresh, "kinds are not numbered as they come");
      fresh = Math.max(fresh, kind + 1);
      this.kinds.put(reading, kind);
    }
    this.size = fresh;
  }

  /** The number of kinds. */
  int size() {
    return size;
  }

  private static int compare(int[] a, int[] b) {
    for (int i = 0; i < a.length; i += 2) {
      int order = Integer.compare(a[i], b[i]);
      if (order == 0) {
        // Below the scale larger residues come first.
        int sign = a[i] < 0 ? -1 : 1;
        order = sign * Integer.compare(a[i + 1], b[i + 1]);
      }
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private int weight(int gauge, int place) {
    return gauges.get(gauge).getInt(place + 2);
  }

  /** The larger one of the sums of all positive and of all negative weights of a gauge. */
  private int spread(int gauge) {
    int up = 0;
    int down = 0;
    for (int x = 0; x < letters.size(); x++) {
      up += Math.max(0, weight(gauge, x));
      down -= Math.min(0, weight(gauge, x));
    }
    return Math.max(up, down);
  }

  /** What a word adds to each gauge. */
  private int[] sums(int[] word) {
    return IntStream.range(0, gauges.size())
        .map(
            i -> {
              int sum = 0;
              for (int x = 0; x < letters.size(); x++) {
                int more = Math.multiplyExact(weight(i, x), word[letters.getInt(x)]);
                sum = Math.addExact(sum, more);
              }
              return sum;
            })
        .toArray();
  }

  private int[] read(int[] sums, int[] scales) {
    int[] reading = new int[2 * sums.length];
    for (int i = 0; i < sums.length; i++) {
      put(reading, 0, sums[i], i, scales[i]);
    }
    return reading;
  }

  private void put(int[] reading, int side, int sum, int gauge, int scale) {
    int now = side != 0 ? side : sum > scale ? 1 : sum < -scale ? -1 : 0;
    reading[2 * gauge] = now;
    reading[2 * gauge + 1] = now == 0 ? sum : Math.floorMod(sum, moduli[gauge]);
  }

  /**
   * Writes down the reading after all sums were changed, on the scales of the certificate. It was
   * read on scales that are larger than these by at least the change.
   */
  private int[] changed(int[] reading, int[] change, int[] next) {
    for (int i = 0; i < change.length; i++) {
      put(next, reading[2 * i], reading[2 * i + 1] + change[i], i, own[i]);
    }
    return next;
  }

  /**
   * All readings on scales that are at least {@link #spread}: exponents are written down in binary,
   * the highest digits first, so that each digit doubles a sum and adds some of the weights.
   */
  private Collection<int[]> readings(int[] scales) {
    Set<int[]> seen = new ObjectOpenCustomHashSet<>(IntArrays.HASH_STRATEGY);
    Queue<int[]> open = new ArrayDeque<>();
    int[] empty = read(new int[scales.length], scales);
    seen.add(empty);
    open.add(empty);
    int[][] digits = new int[1 << letters.size()][];
    for (int d = 0; d < digits.length; d++) {
      int[] word = new int[letters.getInt(letters.size() - 1) + 1];
      for (int x = 0; x < letters.size(); x++) {
        word[letters.getInt(x)] = d >> x & 1;
      }
      digits[d] = sums(word);
    }
    int[] next = new int[empty.length];
    while (!open.isEmpty()) {
      int[] at = open.remove();
      effort.spend(digits.length);
      for (int[] column : digits) {
        for (int i = 0; i < scales.length; i++) {
          put(next, at[2 * i], 2 * at[2 * i + 1] + column[i], i, scales[i]);
        }
        if (seen.add(next)) {
          Objection.refuse(seen.size() > MOST, "a group has too many readings");
          open.add(next);
          next = new int[at.length];
        }
      }
    }
    return seen;
  }

  /** The kind of a word. */
  int kind(int[] word) {
    return kinds.getInt(read(sums(word), own));
  }

  /**
   * The cases: the kind after each change, or 0 where letters are missing for it, and then how many
   * copies there are of each letter of the group, as far as a {@link Tally} counts them.
   *
   * @param needs for each change the word that must be there
   */
  Set<int[]> cases(List<int[]> changes, List<int[]> needs, Tally[] tallies) {
    int[] finer = new int[own.length];
    for (int i = 0; i < own.length; i++) {
      finer[i] = Math.max(own[i], spread(i));
    }
    int[][] sums = changes.stream().map(this::sums).toArray(int[][]::new);
    for (int[] sum : sums) {
      for (int i = 0; i < own.length; i++) {
        finer[i] = Math.max(finer[i], own[i] + Math.abs(sum[i]));
      }
    }
    int[] counters = IntStream.range(0, letters.size()).map(this::counter).toArray();
    for (int x = 0; x < counters.length; x++) {
      finer[counters[x]] = Math.max(finer[counters[x]], tallies[letters.getInt(x)].from());
    }
    Set<int[]> cases = new ObjectOpenCustomHashSet<>(IntArrays.HASH_STRATEGY);
    int[] copies = new int[counters.length];
    int[] next = new int[2 * own.length];
    for (int[] reading : readings(finer)) {
      effort.spend(sums.length);
      for (int x = 0; x < counters.length; x++) {
        int read = reading[2 * counters[x] + 1];
        Tally tally = tallies[letters.getInt(x)];
        copies[x] = reading[2 * counters[x]] == 0 ? tally.of(read) : tally.ofResidue(read);
      }
      int[] one = new int[sums.length + counters.length];
      for (int m = 0; m < sums.length; m++) {
        int kind = 0;
        if (isThere(needs.get(m), copies)) {
          kind = kinds.getInt(changed(reading, sums[m], next));
          Objection.refuse(kind < 0, "a move leads to what cannot be read");
        }
        one[m] = kind;
      }
      System.arraycopy(copies, 0, one, sums.length, copies.length);
      cases.add(one);
    }
    return cases;
  }

  private boolean isThere(int[] word, int[] copies) {
    for (int x = 0; x < copies.length; x++) {
      if (copies[x] < word[letters.getInt(x)]) {
        return false;
      }
    }
    return true;
  }

  /**
   * How the copies of a letter of the group are counted: exactly as far as words ask for, and if
   * other heaps have the letter in their words, as its own gauge does.
   */
  Tally tally(int letter, int asked, boolean isShared) {
    IntList gauge = gauges.get(counter(letters.indexOf(letter)));
    return isShared
        ? new Tally(Math.max(asked, gauge.getInt(0) + 1), gauge.getInt(1))
        : new Tally(asked, 1);
  }

  /**
   * Counts exactly below a number, and by residues from there on.
   *
   * @param from the first number that stands for others too
   */
  record Tally(int from, int modulus) {

    int of(int copies) {
      return copies < from ? copies : from + Math.floorMod(copies - from, modulus);
    }

    /** The count of all large numbers with this residue. */
    int ofResidue(int residue) {
      return from + Math.floorMod(residue - from, modulus);
    }
  }

  /** The gauge that counts one letter and nothing else. */
  private int counter(int place) {
    return IntStream.range(0, gauges.size())
        .filter(
            i ->
                IntStream.range(0, letters.size())
                    .allMatch(x -> weight(i, x) == (x == place ? 1 : 0)))
        .findFirst()
        .orElseThrow(() -> Objection.because("no gauge counts one of its letters"));
  }

  /** After so many steps from a word no sum that changes with each step is on its scale. */
  long far(int[] word) {
    long far = 1;
    int[] sums = sums(word);
    for (int i = 0; i < sums.length; i++) {
      far = Math.max(far, Math.abs((long) sums[i]) + gauges.get(i).getInt(0) + 1);
    }
    return far;
  }

  /** A common multiple of a number and the moduli. */
  long common(long number) {
    long common = number;
    for (int i = 0; i < gauges.size(); i++) {
      common = common % moduli[i] == 0 ? common : Math.multiplyExact(common, moduli[i]);
    }
    return common;
  }
}
