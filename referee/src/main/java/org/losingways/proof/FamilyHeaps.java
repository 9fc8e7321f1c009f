// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;

/**
 * The heaps of a game whose quotients grow for ever, as its certificate continues them: weight,
 * threshold, kind, what moves leave, and the bounds of the theorem in {@code docs/families.md}.
 */
final class FamilyHeaps {

  /** The excess of a position without thresholds. */
  static final int LOW = -1_000_000_000;

  /**
   * Larger weights are refused. The numbers of the theorem are sums of less than a hundred weights
   * and thresholds, so that no int is too small for them, and none is near {@link #LOW}.
   */
  private static final int LARGEST_WEIGHT = 2_000_000;

  /** The room of a {@link Left}. */
  private static final int NUMBERS_OF_A_MOVE = 8;

  /**
   * A move: the value of what is left of a heap.
   *
   * @param smaller the smaller of two parts, 0 if fewer are left
   */
  record Left(int weight, int threshold, int kind, int smaller) {

    /** τ, or {@link #LOW} without a threshold. */
    int tau() {
      return threshold == LOW ? LOW : threshold - weight;
    }
  }

  private final FamilyEvidence evidence;
  private final Claim.Growing claim;
  private final Effort effort;
  private final int[] digits;
  private final int exceptional;
  private int[] weight;
  private int[] threshold;
  private int[] kind;
  private List<List<Left>> left;

  /** C, E, E′, V, F and Ω of the theorem, and the last heap that is looked at. */
  private int change;

  private int rise;
  private int fall;
  private int dip;
  private int near;
  private int heavy;
  private int last;

  /** The number of moves of all heaps. */
  private long listed;

  FamilyHeaps(FamilyEvidence evidence, Claim.Growing claim, int[] digits, Effort effort) {
    this.evidence = evidence;
    this.claim = claim;
    this.effort = effort;
    this.digits = digits;
    this.exceptional = 2 * evidence.exceptionalSign() + evidence.exceptionalParity();
    int settled = 2 * (claim.preperiod() + claim.period()) + digits.length - 1;
    readHeaps(settled + claim.period());
    readMoves();
    findBounds();
    Objection.refuse(last > FamilyEvidence.MOST_HEAPS, "too many heaps would have to be looked at");
    readHeaps(last);
    readMoves();
  }

  int weight(int heap) {
    return weight[heap];
  }

  int threshold(int heap) {
    return threshold[heap];
  }

  int kind(int heap) {
    return kind[heap];
  }

  List<Left> left(int heap) {
    return left.get(heap);
  }

  /** The kind of the P-positions far below their threshold. */
  int exceptional() {
    return exceptional;
  }

  /** C. */
  int change() {
    return change;
  }

  /** E. */
  int rise() {
    return rise;
  }

  /** Ω. */
  int heavy() {
    return heavy;
  }

  /** The last heap that is looked at. */
  int last() {
    return last;
  }

  /** Heavier positions without a heap heavier than Ω are those of many heaps. */
  int mostLight() {
    return Math.max(2 * heavy + rise + 3 * change, change + 1);
  }

  /** Positions in which more than this is beside their heaviest heap are those of many heaps. */
  int mostBeside(int heaviest) {
    return weight[heaviest] + rise + 3 * change - 1;
  }

  /** Says that so many heaps are about to be looked at. */
  void spend(long more) {
    effort.spend(more);
  }

  private void readHeaps(int heaps) {
    weight = new int[heaps + 1];
    threshold = new int[heaps + 1];
    kind = new int[heaps + 1];
    threshold[0] = LOW;
    for (int h = 1; h <= heaps; h++) {
      int periods = Math.max(0, (h - claim.preperiod()) / claim.period());
      int given = h - periods * claim.period();
      int above = evidence.thresholds().getInt(given);
      // At most as many periods as heaps, and a saltus that is no larger than they may be.
      weight[h] = evidence.weights().getInt(given) + periods * claim.saltus();
      Objection.refuse(weight[h] > LARGEST_WEIGHT, "its weights are too large");
      threshold[h] = above == 0 ? LOW : above + 2 * periods * claim.saltus();
      kind[h] = 2 * (evidence.signs().charAt(given) - '0') + weight[h] % 2;
    }
  }

  /** A digit d_k with bit r allows taking k beans when r heaps are left; bit 2 splits. */
  private void readMoves() {
    left = new ArrayList<>();
    listed = 0;
    for (int h = 0; h < weight.length; h++) {
      TreeSet<Left> found =
          new TreeSet<>(
              Comparator.comparingInt(Left::weight)
                  .thenComparingInt(Left::threshold)
                  .thenComparingInt(Left::kind)
                  .thenComparingInt(Left::smaller));
      for (int k = 0; k < digits.length && k <= h; k++) {
        int rest = h - k;
        effort.spend(1 + (digits[k] >= 4 ? rest : 0));
        boolean allowed = rest == 0 ? h > 0 && digits[k] % 2 == 1 : digits[k] / 2 % 2 == 1;
        if (allowed) {
          found.add(left(rest, 0));
        }
        for (int i = 1; digits[k] >= 4 && i <= rest - i; i++) {
          found.add(left(rest - i, i));
        }
      }
      listed += found.size();
      effort.room(listed, NUMBERS_OF_A_MOVE);
      left.add(List.copyOf(found));
    }
  }

  private Left left(int larger, int smaller) {
    return new Left(
        weight[larger] + weight[smaller],
        Math.max(threshold[larger], threshold[smaller]),
        kind[larger] ^ kind[smaller],
        Math.min(smaller, claim.preperiod()));
  }

  private void findBounds() {
    int start = claim.preperiod();
    int p = claim.period();
    int s = claim.saltus();
    int heaviest = 0;
    for (int h = 1; h < weight.length; h++) {
      heaviest = Math.max(heaviest, weight[h]);
      for (Left t : left.get(h)) {
        change = Math.max(change, Math.abs(weight[h] - t.weight()));
      }
    }
    int highest = 0;
    int lightest = 0;
    rise = LOW;
    fall = LOW;
    for (int h = 1; h < start + p; h++) {
      if (threshold[h] != LOW) {
        rise = Math.max(rise, threshold[h] - 2 * weight[h]);
        fall = h < start ? fall : Math.max(fall, 2 * weight[h] - threshold[h]);
        highest = h < start ? Math.max(highest, threshold[h]) : highest;
      }
      lightest = h < start ? Math.max(lightest, weight[h]) : lightest;
    }
    Objection.refuse(fall == LOW, "no thresholds grow");
    for (int i = 0; i < start + 2 * p; i++) {
      for (int j = 0; j < i; j++) {
        dip = Math.max(dip, weight[j] - weight[i]);
      }
    }
    near = Math.max(0, 3 * change + rise);
    int beside = rise + 3 * change + near;
    int[] least = {
      near + heaviest,
      3 * s + change + 2 + dip + Math.max(rise, 0) + fall,
      s + 2 * change + dip + rise + near,
      (2 * beside + 3 * change + rise + 2 * s + near + 1) / 2,
      change + highest,
      change + fall + 2 * lightest + 4
    };
    for (int bound : least) {
      heavy = Math.max(heavy, bound);
    }
    for (int h = start; h < start + p; h++) {
      last = Math.max(last, Math.addExact(firstHeavy(h), p));
    }
  }

  /** The first heap heavier than Ω among those that are full periods larger than this one. */
  int firstHeavy(int heap) {
    int above = heavy - weight[heap];
    int periods = above < 0 ? 0 : above / claim.saltus() + 1;
    return Math.addExact(heap, Math.multiplyExact(periods, claim.period()));
  }

  boolean losing(int totalWeight, int largest, int totalKind) {
    int excess = largest == LOW ? LOW : largest - totalWeight;
    if (excess >= 2) {
      return totalKind == exceptional;
    }
    return excess < 1 && totalKind == (totalWeight == 0 ? 2 : 0);
  }

  List<Integer> heapsWith(Predicate<Integer> property) {
    effort.spend(last);
    List<Integer> found = new ArrayList<>();
    for (int h = 1; h <= last; h++) {
      if (property.test(h)) {
        found.add(h);
      }
    }
    return found;
  }

  /** The heaps in which no move changes the kind by this much. */
  List<Integer> unchanging(int by) {
    return heapsWith(h -> left.get(h).stream().noneMatch(t -> (t.kind() ^ kind[h]) == by));
  }

  /** Whether kinds of these heaps add up to a kind. */
  boolean addUpTo(List<Integer> heaps, int wanted) {
    BitSet kinds = new BitSet();
    heaps.forEach(h -> kinds.set(kind[h]));
    boolean found = wanted == 0 || kinds.get(wanted);
    for (int k = 1; k < 4; k++) {
      found |= kinds.get(k) && kinds.get(k ^ wanted);
    }
    return found;
  }

  boolean weighs(List<Integer> heaps) {
    return heaps.stream().anyMatch(h -> weight[h] > 0);
  }

  /** Twice the weight plus the sign of all positions of these heaps, to some weight. */
  BitSet sums(List<Integer> heaps, int most) {
    effort.spend(heaps.size() + (long) most * Math.min(heaps.size(), most));
    BitSet steps = new BitSet();
    heaps.stream()
        .filter(h -> weight[h] <= most)
        .forEach(h -> steps.set(2 * weight[h] + kind[h] / 2));
    BitSet sums = new BitSet();
    sums.set(0);
    if (steps.get(1)) {
      sums.set(1);
    }
    for (int x = 0; x <= 2 * most + 1; x++) {
      if (sums.get(x)) {
        for (int step = steps.nextSetBit(2); step >= 0; step = steps.nextSetBit(step + 1)) {
          int y = x / 2 + step / 2;
          if (y <= most) {
            sums.set(2 * y + (x + step) % 2);
            if (steps.get(1)) {
              sums.set(2 * y + 1 - (x + step) % 2);
            }
          }
        }
      }
    }
    return sums;
  }
}
