// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;

/**
 * The referee of games whose quotients grow for ever: reads the digits of the code and the data of
 * the heaps, and nothing else, and makes the five checks of the theorem in {@code
 * docs/families.md}.
 */
final class FamilyReferee implements Referee {

  /** The excess of a position without thresholds. */
  private static final int LOW = -1_000_000_000;

  /**
   * A move: the value of what is left of a heap.
   *
   * @param smaller the smaller of two parts, 0 if fewer are left
   */
  private record Left(int weight, int threshold, int kind, int smaller) {}

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

  FamilyReferee(FamilyEvidence evidence, Claim.Growing claim, String code, Effort effort) {
    this.evidence = evidence;
    this.claim = claim;
    this.effort = effort;
    Objection.refuse(!code.matches("[04]\\.[0-7]{1,60}"), "its game is no octal game");
    this.digits = code.replace(".", "").chars().map(c -> c - '0').toArray();
    this.exceptional = 2 * evidence.exceptionalSign() + evidence.exceptionalParity();
  }

  @Override
  public String prove() {
    int most = Math.max(Math.max(claim.preperiod(), claim.period()), claim.saltus());
    Objection.refuse(
        claim.preperiod() < 1
            || claim.period() < 1
            || claim.saltus() < 1
            || claim.saltus() % 2 != 0,
        "preperiod, period or saltus make no sense");
    Objection.refuse(most > FamilyEvidence.MOST_HEAPS, "its numbers are too large");
    Objection.refuse(
        evidence.weights().size() != claim.preperiod() + claim.period(),
        "its values do not go to the end of the first period");
    Objection.refuse(
        evidence.weights().getInt(0) != 0
            || evidence.thresholds().getInt(0) != 0
            || evidence.signs().charAt(0) != '0',
        "heap 0, which is no heap, is worth something");
    int settled = 2 * (claim.preperiod() + claim.period()) + digits.length - 1;
    readHeaps(settled + claim.period());
    readMoves();
    findBounds();
    Objection.refuse(last > FamilyEvidence.MOST_HEAPS, "too many heaps would have to be looked at");
    readHeaps(last);
    readMoves();
    lightHeaps();
    noMoveInsideP();
    manyHeaps();
    oneHeavyHeap();
    lightPositions();
    return "weights grow by " + claim.saltus() + " and thresholds by " + 2 * claim.saltus();
  }

  @Override
  public boolean isSame(int heap, int other) {
    return weight[heap] == weight[other]
        && threshold[heap] == threshold[other]
        && kind[heap] == kind[other];
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
      weight[h] = evidence.weights().getInt(given) + periods * claim.saltus();
      threshold[h] = above == 0 ? LOW : above + 2 * periods * claim.saltus();
      kind[h] = 2 * (evidence.signs().charAt(given) - '0') + weight[h] % 2;
    }
  }

  /** A digit d_k with bit r allows taking k beans when r heaps are left; bit 2 splits. */
  private void readMoves() {
    left = new ArrayList<>();
    for (int h = 0; h < weight.length; h++) {
      TreeSet<Left> found =
          new TreeSet<>(
              java.util.Comparator.comparingInt(Left::weight)
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
      last = Math.max(last, firstHeavy(h) + p);
    }
  }

  /** The first heap heavier than Ω among those that are full periods larger than this one. */
  private int firstHeavy(int heap) {
    int h = heap;
    for (int w = weight[heap]; w <= heavy; w += claim.saltus()) {
      h += claim.period();
    }
    return h;
  }

  private boolean losing(int totalWeight, int largest, int totalKind) {
    int excess = largest == LOW ? LOW : largest - totalWeight;
    if (excess >= 2) {
      return totalKind == exceptional;
    }
    return excess < 1 && totalKind == (totalWeight == 0 ? 2 : 0);
  }

  private void lightHeaps() {
    for (int h = 1; h <= last; h++) {
      Objection.refuse(
          weight[h] == 0 && threshold[h] != LOW, "heap " + h + " has a threshold and no weight");
      Objection.refuse(
          left.get(h).isEmpty() && (weight[h] > 0 || kind[h] > 0),
          "heap " + h + " has no move and is worth something");
    }
  }

  private void noMoveInsideP() {
    for (int h = 1; h <= last; h++) {
      for (Left t : left.get(h)) {
        boolean wrong = t.kind() == kind[h];
        for (int k = 0; k <= 2; k += 2) {
          wrong |=
              losing(weight[h], threshold[h], kind[h] ^ k)
                  && losing(t.weight(), t.threshold(), t.kind() ^ k);
        }
        wrong |= (t.kind() ^ kind[h]) == exceptional && crossing(h, t);
        Objection.refuse(wrong, "some move in heap " + h + " leads from P to P");
      }
    }
  }

  /** Whether a move can lead from one side of the threshold to P on the other side. */
  private boolean crossing(int h, Left t) {
    int before = threshold[h] == LOW ? LOW : threshold[h] - weight[h];
    int after = t.threshold() == LOW ? LOW : t.threshold() - t.weight();
    // In regular P-positions the company weighs as much as the heap modulo 2.
    int regular = weight[h] % 2;
    int other = (weight[h] + evidence.exceptionalParity()) % 2;
    return anyOf(Math.max(before, 1), after - 2, regular)
        || anyOf(Math.max(after, 1), before - 2, other)
        || anyOfCompany(t.weight() + 2, weight[h], regular)
        || anyOfCompany(weight[h] + 2, t.weight(), other)
        || (t.smaller() == claim.preperiod()
            && (before != LOW || after != LOW || Math.abs(weight[h] - t.weight()) > 1));
  }

  private static boolean anyOf(int low, int high, int parity) {
    for (int x = low; x <= Math.min(high, low + 1); x++) {
      if (Math.floorMod(x, 2) == parity) {
        return true;
      }
    }
    return false;
  }

  /** Whether company of some weight of this parity can have an excess from low to high. */
  private boolean anyOfCompany(int low, int high, int parity) {
    return evidence
        .thresholds()
        .intStream()
        .anyMatch(t -> t != 0 && anyOf(low, high, (t + parity) % 2));
  }

  private List<Integer> heapsWith(Predicate<Integer> property) {
    List<Integer> found = new ArrayList<>();
    for (int h = 1; h <= last; h++) {
      if (property.test(h)) {
        found.add(h);
      }
    }
    return found;
  }

  /** The heaps in which no move changes the kind by this much. */
  private List<Integer> unchanging(int by) {
    return heapsWith(h -> left.get(h).stream().noneMatch(t -> (t.kind() ^ kind[h]) == by));
  }

  /** Whether kinds of these heaps add up to a kind. */
  private boolean addUpTo(List<Integer> heaps, int wanted) {
    BitSet kinds = new BitSet();
    heaps.forEach(h -> kinds.set(kind[h]));
    boolean found = wanted == 0 || kinds.get(wanted);
    for (int k = 1; k < 4; k++) {
      found |= kinds.get(k) && kinds.get(k ^ wanted);
    }
    return found;
  }

  private void manyHeaps() {
    for (int k = 1; k < 4; k++) {
      Objection.refuse(
          addUpTo(unchanging(k), k), "heavy positions of kind " + k + " have no winning move");
    }
  }

  private void oneHeavyHeap() {
    for (int h = claim.preperiod(); h < claim.preperiod() + claim.period(); h++) {
      int g = firstHeavy(h);
      for (int k = 0; k < 4; k++) {
        oneHeavyHeap(g, k);
        oneHeavyHeap(g + claim.period(), k);
      }
    }
  }

  private void oneHeavyHeap(int g, int k) {
    int a = LOW;
    int b = -LOW;
    boolean split = false;
    for (Left t : left.get(g)) {
      int tau = t.threshold() == LOW ? LOW : t.threshold() - t.weight();
      int by = t.kind() ^ kind[g];
      a = by == (k ^ exceptional) ? Math.max(a, tau) : a;
      if (by == k && tau < b) {
        split = false;
        b = tau;
      }
      split |= by == k && tau == b && t.smaller() == claim.preperiod();
    }
    int from = Math.max(0, a - 1);
    int to = b - 1;
    int rest = k ^ kind[g];
    String where = "beside heap " + g + " no move wins positions of kind " + k;
    int most = weight[g] + rise + 3 * change - 1;
    if (threshold[g] == LOW) {
      Objection.refuse(k != 0 && !excluded(from, to, most, split, unchanging(k), rest), where);
      return;
    }
    int own = threshold[g] - weight[g];
    Objection.refuse(
        k != exceptional
            && !excluded(from, to, own - change - 2, split, unchanging(k ^ exceptional), rest),
        where);
    for (int excess = 1 - change; excess <= change + 1; excess++) {
      int weightBeside = own - excess;
      int total = weight[g] + weightBeside;
      if (total % 2 == k % 2
          && from <= weightBeside
          && weightBeside <= to
          && !losing(total, total + excess, k)) {
        int d = excess;
        List<Integer> idle =
            heapsWith(
                h ->
                    left.get(h).stream()
                        .noneMatch(
                            t -> {
                              int loss = weight[h] - t.weight();
                              return losing(1, 1 + d + loss, k ^ kind[h] ^ t.kind());
                            }));
        Objection.refuse(weighs(idle) && addUpTo(idle, rest), where);
      }
    }
    List<Integer> idle = unchanging(k);
    Objection.refuse(
        k != 0
            && Math.max(from, own + change) <= Math.min(to, most)
            && weighs(idle)
            && addUpTo(idle, rest),
        where);
  }

  private boolean weighs(List<Integer> heaps) {
    return heaps.stream().anyMatch(h -> weight[h] > 0);
  }

  /** Whether these heaps cannot make up company of such a weight, for ever. */
  private boolean excluded(
      int from, int to, int most, boolean split, List<Integer> heaps, int wanted) {
    if (Math.min(to, most) < from || !addUpTo(heaps, wanted)) {
      return true;
    }
    if (to > most || to > heavy || !split) {
      return false;
    }
    BitSet sums = sums(heaps, to);
    for (int x = from; x <= to; x++) {
      if (x % 2 == wanted % 2 && sums.get(2 * x + wanted / 2)) {
        return false;
      }
    }
    return true;
  }

  /** Twice the weight plus the sign of all positions of these heaps, to some weight. */
  private BitSet sums(List<Integer> heaps, int most) {
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

  private void lightPositions() {
    List<Integer> heaps = heapsWith(h -> weight[h] <= heavy && !left.get(h).isEmpty());
    TreeSet<Integer> thresholds = new TreeSet<>();
    thresholds.add(LOW);
    heaps.forEach(h -> thresholds.add(threshold[h]));
    int most = Math.max(2 * heavy + rise + 3 * change, change + 1);
    for (int largest : thresholds) {
      List<Integer> below = heaps.stream().filter(h -> threshold[h] <= largest).toList();
      for (int total = 0; total <= most; total++) {
        for (int k = total % 2; k < 4; k += 2) {
          if (!losing(total, largest, k)) {
            lightPositions(below, thresholds, largest, total, k);
          }
        }
      }
    }
  }

  private void lightPositions(
      List<Integer> heaps, NavigableSet<Integer> thresholds, int largest, int total, int k) {
    List<Integer> idle =
        heaps.stream().filter(h -> weight[h] <= total && idle(h, largest, total, k)).toList();
    String what = "some positions of weight " + total + " have no winning move";
    if (largest == LOW) {
      BitSet sums = sums(idle, total);
      Objection.refuse(idle.stream().anyMatch(h -> completes(sums, h, total, k)), what);
      return;
    }
    for (int g : heaps) {
      if (threshold[g] == largest && weight[g] <= total) {
        for (int second : thresholds.headSet(largest, true)) {
          if (idle(g, second, total, k)) {
            int rest = total - weight[g];
            List<Integer> others = idle.stream().filter(h -> threshold[h] <= second).toList();
            BitSet sums = sums(others, rest);
            boolean exists =
                second == LOW
                    ? sums.get(2 * rest + (k ^ kind[g]) / 2)
                    : others.stream()
                        .anyMatch(
                            h -> threshold[h] == second && completes(sums, h, rest, k ^ kind[g]));
            Objection.refuse(exists, what);
          }
        }
      }
    }
  }

  /** Whether a heap and others make a position of this weight and kind. */
  private boolean completes(BitSet sums, int h, int total, int k) {
    return weight[h] <= total && sums.get(2 * (total - weight[h]) + (k ^ kind[h]) / 2);
  }

  /** Whether no move in a heap wins, the largest threshold elsewhere being this. */
  private boolean idle(int h, int largest, int total, int k) {
    for (Left t : left.get(h)) {
      if (losing(
          total - weight[h] + t.weight(),
          Math.max(largest, t.threshold()),
          k ^ kind[h] ^ t.kind())) {
        return false;
      }
    }
    return true;
  }
}
