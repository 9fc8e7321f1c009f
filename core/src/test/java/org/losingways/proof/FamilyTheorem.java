// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.losingways.proof.FamilyModel.NONE;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A second reading of the theorem in {@code docs/families.md}, word by word: sets of numbers are
 * gone through one by one.
 */
final class FamilyTheorem {

  /** What is left of a heap, as a position. */
  record Option(int weight, int threshold, int kind, boolean bothLarge) {
    int tau() {
      return threshold == NONE ? NONE : threshold - weight;
    }
  }

  private final FamilyModel m;
  private final int c;
  final int change;
  final int rise;
  final int omega;
  final int last;
  private final List<List<Option>> options = new ArrayList<>();

  FamilyTheorem(FamilyModel m) {
    this.m = m;
    this.c = m.c();
    int k = m.digits().length - 1;
    // The referee looks one heap further than it need.
    int far = 2 * (m.r() + m.p()) + k + m.p();
    int most = 0;
    int heaviest = 0;
    for (int h = 0; h <= far; h++) {
      heaviest = Math.max(heaviest, m.weight(h));
      for (Option t : options(h)) {
        most = Math.max(most, Math.abs(m.weight(h) - t.weight));
      }
    }
    change = most;
    rise =
        IntStream.range(1, m.r() + m.p())
            .filter(h -> m.threshold(h) != NONE)
            .map(h -> m.threshold(h) - 2 * m.weight(h))
            .max()
            .orElseThrow();
    int fall =
        IntStream.range(m.r(), m.r() + m.p())
            .filter(h -> m.threshold(h) != NONE)
            .map(h -> 2 * m.weight(h) - m.threshold(h))
            .max()
            .orElseThrow();
    int dip = 0;
    for (int i = 0; i < m.r() + 2 * m.p(); i++) {
      for (int j = 0; j <= i; j++) {
        dip = Math.max(dip, m.weight(j) - m.weight(i));
      }
    }
    int near = Math.max(0, 3 * change + rise);
    int n = rise + 3 * change + near;
    TreeSet<Integer> parts = new TreeSet<>();
    parts.add(near + heaviest);
    parts.add(3 * m.s() + change + 2 + dip + Math.max(rise, 0) + fall);
    parts.add(m.s() + 2 * change + dip + rise + near);
    parts.add((int) Math.ceil((2 * n + 3 * change + rise + 2 * m.s() + near) / 2.0));
    for (int h = 1; h < m.r(); h++) {
      parts.add(change + (m.threshold(h) == NONE ? 0 : m.threshold(h)));
      parts.add(change + fall + 2 * m.weight(h) + 4);
    }
    parts.add(change);
    parts.add(change + fall + 4);
    omega = parts.last();
    int largest = 0;
    for (int h = m.r(); h < m.r() + m.p(); h++) {
      largest = Math.max(largest, firstHeavy(h) + m.p());
    }
    last = largest;
    for (int h = 0; h <= last; h++) {
      options.add(options(h));
    }
  }

  int firstHeavy(int h) {
    int g = h;
    while (m.weight(g) <= omega) {
      g += m.p();
    }
    return g;
  }

  private List<Option> options(int h) {
    Set<Option> found = new LinkedHashSet<>();
    int[] d = m.digits();
    for (int k = 0; k < d.length && k <= h; k++) {
      int rest = h - k;
      if ((d[k] & 1) != 0 && rest == 0) {
        found.add(new Option(0, NONE, 0, false));
      }
      if ((d[k] & 2) != 0 && rest > 0) {
        found.add(new Option(m.weight(rest), m.threshold(rest), m.kind(rest), false));
      }
      for (int i = 1; (d[k] & 4) != 0 && i < rest; i++) {
        int j = rest - i;
        found.add(
            new Option(
                m.weight(i) + m.weight(j),
                Math.max(m.threshold(i), m.threshold(j)),
                m.kind(i) ^ m.kind(j),
                i >= m.r() && j >= m.r()));
      }
    }
    return List.copyOf(found);
  }

  /** Whether the model calls positions of this weight, threshold and class P. */
  private boolean isP(int weight, int threshold, int kind) {
    int excess = threshold == NONE ? NONE : threshold - weight;
    return (excess >= 2 && kind == c)
        || (excess <= 0 && kind == 0 && weight > 0)
        || (weight == 0 && kind == 2);
  }

  Optional<String> lightHeaps() {
    for (int h = 1; h <= last; h++) {
      if (m.weight(h) == 0 && m.threshold(h) != NONE) {
        return Optional.of("heap " + h + " has a threshold and no weight");
      }
      if (options.get(h).isEmpty() && (m.weight(h) > 0 || m.kind(h) > 0)) {
        return Optional.of("heap " + h + " has no move and is worth something");
      }
    }
    return Optional.empty();
  }

  Optional<String> noMoveInsideP() {
    for (int h = 1; h <= last; h++) {
      for (Option t : options.get(h)) {
        if (isInsideP(h, t)) {
          return Optional.of("some move in heap " + h + " leads from P to P");
        }
      }
    }
    return Optional.empty();
  }

  boolean isInsideP(int h, Option t) {
    int w = m.weight(h);
    int delta = t.kind ^ m.kind(h);
    boolean wrong = delta == 0;
    for (int k = 0; k <= 2; k += 2) {
      wrong |= isP(w, m.threshold(h), m.kind(h) ^ k) && isP(t.weight, t.threshold, t.kind ^ k);
    }
    if (delta != c) {
      return wrong;
    }
    int tau = m.threshold(h) == NONE ? NONE : m.threshold(h) - w;
    for (int x = 1; x <= Math.max(tau, t.tau()); x++) {
      wrong |= (x - w) % 2 == 0 && tau <= x && x <= t.tau() - 2;
      wrong |= (x - w - c) % 2 == 0 && t.tau() <= x && x <= tau - 2;
    }
    for (int given : m.t()) {
      for (int x = 0; x <= Math.max(w, t.weight) && given != 0; x++) {
        wrong |= (x - w - given) % 2 == 0 && t.weight + 2 <= x && x <= w;
        wrong |= (x - w - c - given) % 2 == 0 && w + 2 <= x && x <= t.weight;
      }
    }
    return wrong || (t.bothLarge && (tau != NONE || t.tau() != NONE || Math.abs(w - t.weight) > 1));
  }

  /** The heaps in which no move changes the class by v. */
  private List<Integer> without(int v) {
    return heaps(h -> options.get(h).stream().noneMatch(t -> (t.kind ^ m.kind(h)) == v));
  }

  List<Integer> heaps(IntPredicate wanted) {
    return IntStream.rangeClosed(1, last).filter(wanted).boxed().toList();
  }

  private boolean isSum(List<Integer> heaps, int kind) {
    BitSet sums = new BitSet();
    sums.set(0);
    for (int times = 0; times < 3; times++) {
      for (int h : heaps) {
        for (int k = 0; k < 4; k++) {
          if (sums.get(k)) {
            sums.set(k ^ m.kind(h));
          }
        }
      }
    }
    return sums.get(kind);
  }

  Optional<String> manyHeaps() {
    return IntStream.range(1, 4)
        .filter(v -> isSum(without(v), v))
        .mapToObj(v -> "heavy positions of kind " + v + " have no winning move")
        .findFirst();
  }

  Optional<String> heavyHeaps() {
    for (int h = m.r(); h < m.r() + m.p(); h++) {
      for (int v = 0; v < 4; v++) {
        for (int g = firstHeavy(h); g <= firstHeavy(h) + m.p(); g += m.p()) {
          if (fails(g, v)) {
            return Optional.of("beside heap " + g + " no move wins positions of kind " + v);
          }
        }
      }
    }
    return Optional.empty();
  }

  boolean isIn(int g, int v, int rho) {
    return rho >= 0
        && options.get(g).stream()
            .allMatch(
                t -> {
                  int delta = t.kind ^ m.kind(g);
                  return (delta != (v ^ c) || t.tau() - 1 <= rho)
                      && (delta != v || rho <= t.tau() - 1);
                });
  }

  boolean fails(int g, int v) {
    int most = m.weight(g) + rise + 3 * change - 1;
    if (m.threshold(g) == NONE) {
      return v != 0 && !isHarmless(g, v, most, without(v));
    }
    int tau = m.threshold(g) - m.weight(g);
    boolean wrong = v != c && !isHarmless(g, v, tau - change - 2, without(v ^ c));
    int kappa = v ^ m.kind(g);
    for (int d = 1 - change; d < change + 2; d++) {
      int excess = d;
      // A weight that no threshold of the heaps that are looked at comes near.
      int heavy = 1_000_000;
      if ((m.threshold(g) - d - v) % 2 == 0 && !isP(heavy, heavy + d, v) && isIn(g, v, tau - d)) {
        List<Integer> idle =
            heaps(
                x ->
                    options.get(x).stream()
                        .noneMatch(
                            t ->
                                isP(
                                    heavy,
                                    heavy + excess + m.weight(x) - t.weight,
                                    v ^ m.kind(x) ^ t.kind)));
        wrong |= idle.stream().anyMatch(x -> m.weight(x) > 0) && isSum(idle, kappa);
      }
    }
    boolean reaches = IntStream.rangeClosed(tau + change, most).anyMatch(x -> isIn(g, v, x));
    return wrong
        || (v != 0
            && reaches
            && without(v).stream().anyMatch(x -> m.weight(x) > 0)
            && isSum(without(v), kappa));
  }

  /** β, the least τ(t) of a move with δ = v. */
  int beta(int g, int v) {
    return options.get(g).stream()
        .filter(t -> (t.kind ^ m.kind(g)) == v)
        .mapToInt(Option::tau)
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** Whether β is τ(t) for some t of two heaps that are both at least r. */
  boolean isSplit(int g, int v) {
    return options.get(g).stream()
        .anyMatch(t -> (t.kind ^ m.kind(g)) == v && t.tau() == beta(g, v) && t.bothLarge);
  }

  private boolean isHarmless(int g, int v, int upper, List<Integer> some) {
    return isHarmless(x -> isIn(g, v, x), beta(g, v), upper, isSplit(g, v), some, v ^ m.kind(g));
  }

  /** Whether a set that is cut off is harmless; β may come from a split into two large heaps. */
  boolean isHarmless(
      IntPredicate isIn, int beta, int upper, boolean isSplit, List<Integer> some, int kappa) {
    List<Integer> all = IntStream.rangeClosed(0, upper).filter(isIn).boxed().toList();
    if (all.isEmpty() || !isSum(some, kappa)) {
      return true;
    }
    if (beta - 1 > upper || beta - 1 > omega || !isSplit) {
      return false;
    }
    BitSet sums = sums(some, beta - 1);
    return all.stream().noneMatch(x -> sums.get(4 * x + kappa));
  }

  /** Four times the weight plus the class of all positions of these heaps, to some weight. */
  BitSet sums(List<Integer> heaps, int most) {
    BitSet steps = new BitSet();
    heaps.forEach(h -> steps.set(4 * m.weight(h) + m.kind(h)));
    BitSet sums = new BitSet();
    sums.set(0);
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int x = open.poll();
      steps.stream()
          .takeWhile(y -> x / 4 + y / 4 <= most)
          .map(y -> 4 * (x / 4 + y / 4) + ((x ^ y) & 3))
          .filter(z -> !sums.get(z))
          .forEach(
              z -> {
                sums.set(z);
                open.add(z);
              });
    }
    return sums;
  }

  Optional<String> lightPositions() {
    for (int total = 0; total <= Math.max(2 * omega + rise + 3 * change, change + 1); total++) {
      for (int k = total % 2; k < 4; k += 2) {
        if (failsLight(total, k)) {
          return Optional.of("some positions of weight " + total + " have no winning move");
        }
      }
    }
    return Optional.empty();
  }

  /** Whether light positions of this weight and class that are not P have no move to P. */
  boolean failsLight(int total, int k) {
    List<Integer> light = heaps(h -> m.weight(h) <= omega && !options.get(h).isEmpty());
    TreeSet<Integer> thresholds = new TreeSet<>(light.stream().map(m::threshold).toList());
    thresholds.add(NONE);
    return thresholds.stream()
        .anyMatch(
            largest ->
                !isP(total, largest, k) && hasIdlePosition(light, thresholds, total, k, largest));
  }

  private boolean hasIdlePosition(
      List<Integer> light, NavigableSet<Integer> thresholds, int total, int k, int largest) {
    List<Integer> idle =
        light.stream()
            .filter(x -> m.threshold(x) <= largest && isIdle(x, total, k, largest))
            .toList();
    if (largest == NONE) {
      return completes(idle, idle, total, k);
    }
    for (int g : light) {
      for (int next : thresholds.headSet(largest, true)) {
        if (m.threshold(g) == largest && m.weight(g) <= total && isIdle(g, total, k, next)) {
          int weight = total - m.weight(g);
          int kind = k ^ m.kind(g);
          List<Integer> others = idle.stream().filter(x -> m.threshold(x) <= next).toList();
          List<Integer> highest = others.stream().filter(x -> m.threshold(x) == next).toList();
          if (next == NONE
              ? sums(others, weight).get(4 * weight + kind)
              : completes(others, highest, weight, kind)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether some heaps, one of them of the second kind, have this weight and class. */
  private boolean completes(List<Integer> some, List<Integer> one, int weight, int kind) {
    BitSet sums = sums(some, weight);
    return one.stream()
        .anyMatch(
            x ->
                m.weight(x) <= weight && sums.get(4 * (weight - m.weight(x)) + (kind ^ m.kind(x))));
  }

  /** Whether no move in a heap wins, beside heaps with this largest threshold. */
  boolean isIdle(int x, int total, int k, int threshold) {
    return options.get(x).stream()
        .noneMatch(
            t ->
                total - m.weight(x) >= 0
                    && isP(
                        total - m.weight(x) + t.weight,
                        Math.max(threshold, t.threshold),
                        k ^ m.kind(x) ^ t.kind));
  }
}
