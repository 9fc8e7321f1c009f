// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What a {@link GaugeReferee} knows of one group: its readings, on the scales of the certificate
 * and on larger ones, and the cases that have to be distinguished when moves are made.
 *
 * <p>A reading has three numbers for each gauge: −1, 0 or 1 if the sum is below, on or above the
 * scale, then the sum or, beyond the scale, its residue.
 */
final class GaugeCases {

  /** More readings than this are refused. */
  private static final int MOST = 2_000_000;

  private final IntList letters;
  private final List<IntList> gauges;
  private final Effort effort;
  private final int size;

  /** The kinds of readings, on the scales of the certificate. */
  private final Map<IntList, Integer> kinds = new HashMap<>();

  GaugeCases(IntList letters, List<IntList> gauges, IntList kinds, Effort effort) {
    this.letters = letters;
    this.gauges = gauges;
    this.effort = effort;
    int[] own = gauges.stream().mapToInt(g -> g.getInt(0)).toArray();
    int[] enough = IntStream.range(0, own.length).map(i -> Math.max(own[i], spread(i))).toArray();
    NavigableSet<IntList> sorted = new TreeSet<>(GaugeCases::compare);
    for (IntList reading : readings(enough)) {
      sorted.add(changed(reading, new int[own.length], own));
    }
    Objection.refuse(sorted.size() != kinds.size(), "a group has other readings than kinds");
    int next = 0;
    int fresh = 0;
    for (IntList reading : sorted) {
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

  private static int compare(IntList a, IntList b) {
    for (int i = 0; i < a.size(); i += 2) {
      int order = Integer.compare(a.getInt(i), b.getInt(i));
      if (order == 0) {
        // Below the scale larger residues come first.
        int sign = a.getInt(i) < 0 ? -1 : 1;
        order = sign * Integer.compare(a.getInt(i + 1), b.getInt(i + 1));
      }
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private int modulus(int gauge) {
    return gauges.get(gauge).getInt(1);
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

  private IntList read(int[] sums, int[] scales) {
    IntList reading = new IntArrayList(2 * sums.length);
    for (int i = 0; i < sums.length; i++) {
      put(reading, 0, sums[i], i, scales[i]);
    }
    return reading;
  }

  private void put(IntList reading, int side, int sum, int gauge, int scale) {
    int now = side != 0 ? side : sum > scale ? 1 : sum < -scale ? -1 : 0;
    reading.add(now);
    reading.add(now == 0 ? sum : Math.floorMod(sum, modulus(gauge)));
  }

  /**
   * The reading after all sums were changed. It was read on scales that are larger than {@code
   * scales} by at least the change.
   */
  private IntList changed(IntList reading, int[] change, int[] scales) {
    IntList next = new IntArrayList(reading.size());
    for (int i = 0; i < change.length; i++) {
      put(next, reading.getInt(2 * i), reading.getInt(2 * i + 1) + change[i], i, scales[i]);
    }
    return next;
  }

  /**
   * All readings on scales that are at least {@link #spread}: exponents are written down in binary,
   * the highest digits first, so that each digit doubles a sum and adds some of the weights.
   */
  private Collection<IntList> readings(int[] scales) {
    Set<IntList> seen = new HashSet<>();
    Queue<IntList> open = new ArrayDeque<>();
    IntList empty = read(new int[scales.length], scales);
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
    while (!open.isEmpty()) {
      IntList at = open.remove();
      effort.spend(digits.length);
      for (int[] column : digits) {
        IntList next = new IntArrayList(at.size());
        for (int i = 0; i < scales.length; i++) {
          put(next, at.getInt(2 * i), 2 * at.getInt(2 * i + 1) + column[i], i, scales[i]);
        }
        if (seen.add(next)) {
          Objection.refuse(seen.size() > MOST, "a group has too many readings");
          open.add(next);
        }
      }
    }
    return seen;
  }

  /** The kind of a word. */
  int kind(int[] word) {
    int[] own = gauges.stream().mapToInt(g -> g.getInt(0)).toArray();
    return kinds.get(read(sums(word), own));
  }

  /**
   * The cases: the kind after each change, or 0 where letters are missing for it, and then how many
   * copies there are of each letter of the group, as far as a {@link Tally} counts them.
   *
   * @param needs for each change the word that must be there
   */
  Set<IntList> cases(List<int[]> changes, List<int[]> needs, Tally[] tallies) {
    int[] own = gauges.stream().mapToInt(g -> g.getInt(0)).toArray();
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
    Set<IntList> cases = new HashSet<>();
    int[] copies = new int[counters.length];
    for (IntList reading : readings(finer)) {
      effort.spend(sums.length);
      for (int x = 0; x < counters.length; x++) {
        int read = reading.getInt(2 * counters[x] + 1);
        Tally tally = tallies[letters.getInt(x)];
        copies[x] = reading.getInt(2 * counters[x]) == 0 ? tally.of(read) : tally.ofResidue(read);
      }
      IntList one = new IntArrayList(sums.length + counters.length);
      for (int m = 0; m < sums.length; m++) {
        int kind = 0;
        if (isThere(needs.get(m), copies)) {
          Integer found = kinds.get(changed(reading, sums[m], own));
          Objection.refuse(found == null, "a move leads to what cannot be read");
          kind = found;
        }
        one.add(kind);
      }
      one.addElements(one.size(), copies);
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
      common = common % modulus(i) == 0 ? common : Math.multiplyExact(common, modulus(i));
    }
    return common;
  }
}
