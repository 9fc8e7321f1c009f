// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.losingways.ints.IntArrayTable;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.GaugeEvidence;

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

  /**
   * Larger scales are refused. So every number here is exact: readings are at most this, moduli and
   * weights at most {@link GaugeEvidence#LARGEST}, and a sum is read after it was doubled and some
   * weights were added, or after a change by no more than its scale.
   */
  private static final int LARGEST_SCALE = 1 << 29;

  private final Ints letters;
  private final List<Ints> gauges;
  private final Effort effort;
  private final int size;

  /** The scales of the certificate. */
  private final int[] own;

  private final int[] moduli;

  /** All readings on the scales of the certificate, in their order. */
  private final IntArrayTable known = new IntArrayTable();

  /** The kinds of these readings. */
  private final Ints kinds;

  GaugeCases(Ints letters, List<Ints> gauges, Ints kinds, Effort effort) {
    effort.room(1L << letters.size(), gauges.size());
    this.letters = letters;
    this.gauges = gauges;
    this.effort = effort;
    this.own = gauges.stream().mapToInt(g -> g.getInt(0)).toArray();
    this.moduli = gauges.stream().mapToInt(g -> g.getInt(1)).toArray();
    this.kinds = kinds;
    Objection.refuse(
        gauges.stream().map(g -> g.subList(2, g.size())).distinct().count() < gauges.size(),
        "two linear forms of a group have the same weights");
    NavigableSet<int[]> sorted = new TreeSet<>(GaugeCases::compare);
    // More readings than kinds are not waited for.
    readings(
        enough(),
        reading -> {
          sorted.add(changed(reading, new int[own.length], new int[reading.length]));
          return sorted.size() > kinds.size();
        });
    Objection.refuse(sorted.size() != kinds.size(), "a group has other readings than kinds");
    int next = 0;
    int fresh = 0;
    for (int[] reading : sorted) {
      int kind = kinds.getInt(next++);
      Objection.refuse(kind > fresh, "kinds are not numbered as they come");
      fresh = Math.max(fresh, kind + 1);
      known.add(reading);
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

  /** The least scales on which readings can be found, and no smaller ones than are given. */
  private int[] enough() {
    return IntStream.range(0, own.length).map(i -> Math.max(own[i], spread(i))).toArray();
  }

  private static int enlarged(int scale, int least, int change) {
    long larger = Math.max(scale, least + Math.abs((long) change));
    Objection.refuse(larger > LARGEST_SCALE, "its sums are too large");
    return (int) larger;
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
   *
   * @param isEnough sees each reading when it is found, and says whether no more are asked for
   */
  private Collection<int[]> readings(int[] scales, Predicate<int[]> isEnough) {
    IntArrayTable seen = new IntArrayTable();
    Queue<int[]> open = new ArrayDeque<>();
    int[] empty = read(new int[scales.length], scales);
    seen.add(empty);
    open.add(empty);
    if (isEnough.test(empty)) {
      return seen.scattered();
    }
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
          effort.room(seen.size(), next.length);
          open.add(next);
          if (isEnough.test(next)) {
            return seen.scattered();
          }
          next = new int[at.length];
        }
      }
    }
    return seen.scattered();
  }

  /** The kind of a reading, or −1 if it is none. */
  private int kindOf(int[] reading) {
    int number = known.number(reading);
    return number < 0 ? -1 : kinds.getInt(number);
  }

  /** The kind of a word. */
  int kind(int[] word) {
    int kind = kindOf(read(sums(word), own));
    Objection.refuse(kind < 0, "a word cannot be read");
    return kind;
  }

  /**
   * The cases: the kind after each change, or 0 where letters are missing for it, and then how many
   * copies there are of each letter of the group, as far as a {@link Tally} counts them.
   *
   * @param needs for each change the word that must be there
   */
  int[][] cases(List<int[]> changes, List<int[]> needs, Tally[] tallies) {
    Moves moves = new Moves(changes, needs, tallies);
    IntArrayTable cases = new IntArrayTable();
    for (int[] reading : readings(moves.scales, seen -> false)) {
      cases.add(moves.consequences(reading));
      effort.room(cases.size(), moves.numbers.length + letters.size());
    }
    return moves.cases(cases.scattered());
  }

  /** For each kind one of its cases: enough to refuse much that is wrong, and proof of nothing. */
  int[][] casesOfKinds(List<int[]> changes, List<int[]> needs, Tally[] tallies) {
    Moves moves = new Moves(changes, needs, tallies);
    int[][] cases = new int[size][];
    int[] none = new int[own.length];
    int[] next = new int[2 * own.length];
    int[] missing = {size};
    readings(
        moves.scales,
        reading -> {
          int kind = kindOf(changed(reading, none, next));
          if (cases[kind] == null) {
            cases[kind] = moves.consequences(reading);
            missing[0]--;
          }
          return missing[0] == 0;
        });
    return moves.cases(Arrays.asList(cases));
  }

  /** What moves change in this group, those that change the same only once. */
  private final class Moves {
    private final Tally[] tallies;
    private final int[] counters;
    private final int[] scales;
    private final int[] numbers;
    private final List<int[]> sums = new ArrayList<>();
    private final List<int[]> needs = new ArrayList<>();

    Moves(List<int[]> changes, List<int[]> needs, Tally[] tallies) {
      this.tallies = letters.intStream().mapToObj(x -> tallies[x]).toArray(Tally[]::new);
      this.counters = IntStream.range(0, letters.size()).map(GaugeCases.this::counter).toArray();
      this.scales = enough();
      this.numbers = new int[changes.size()];
      Map<List<Ints>, Integer> known = new HashMap<>();
      for (int m = 0; m < numbers.length; m++) {
        int[] sum = sums(changes.get(m));
        int[] word = needs.get(m);
        int[] need = letters.intStream().map(x -> word[x]).toArray();
        numbers[m] =
            known.computeIfAbsent(List.of(Ints.wrap(sum), Ints.wrap(need)), k -> known.size());
        if (numbers[m] == sums.size()) {
          sums.add(sum);
          this.needs.add(need);
          Arrays.setAll(scales, i -> enlarged(scales[i], own[i], sum[i]));
        }
      }
      for (int x = 0; x < counters.length; x++) {
        scales[counters[x]] = enlarged(scales[counters[x]], this.tallies[x].from(), 0);
      }
    }

    /** The kind after each different change, and how copies are counted. */
    int[] consequences(int[] reading) {
      effort.spend(sums.size());
      int[] one = new int[sums.size() + counters.length];
      int[] copies = new int[counters.length];
      int[] next = new int[2 * own.length];
      for (int x = 0; x < counters.length; x++) {
        int read = reading[2 * counters[x] + 1];
        copies[x] =
            reading[2 * counters[x]] == 0 ? tallies[x].of(read) : tallies[x].ofResidue(read);
      }
      for (int m = 0; m < sums.size(); m++) {
        if (isThere(needs.get(m), copies)) {
          one[m] = kindOf(changed(reading, sums.get(m), next));
          Objection.refuse(one[m] < 0, "a move leads to what cannot be read");
        }
      }
      System.arraycopy(copies, 0, one, sums.size(), copies.length);
      return one;
    }

    /** The same for all changes. */
    int[][] cases(Collection<int[]> different) {
      return different.stream()
          .map(
              some -> {
                int[] one = new int[numbers.length + counters.length];
                for (int m = 0; m < numbers.length; m++) {
                  one[m] = some[numbers[m]];
                }
                System.arraycopy(some, sums.size(), one, numbers.length, counters.length);
                return one;
              })
          .toArray(int[][]::new);
    }
  }

  private static boolean isThere(int[] need, int[] copies) {
    for (int x = 0; x < copies.length; x++) {
      if (copies[x] < need[x]) {
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
    Ints gauge = gauges.get(counter(letters.indexOf(letter)));
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

    /** Whether a count can become another one, or is it, when copies are added. */
    boolean canBecome(int now, int goal) {
      return now <= goal || goal >= from;
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
