// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;

/**
 * Compares each check of a {@link FamilyReferee}, and the numbers that it rests on, with a second
 * reading of the theorem in {@code docs/families.md} that follows its words: sets of numbers are
 * gone through one by one. Nearly all of the models are false.
 */
class FamilyTheoremTest {

  private static final int NONE = FamilyHeaps.LOW;

  /** A claim about a game: the numbers of a certificate. */
  private record Model(
      String code, int r, int p, int s, List<Integer> w, List<Integer> t, List<Integer> e, int c) {

    static Model of(String code, int r, int p, int s, int[] w, int[] t, int[] e, int c) {
      return new Model(code, r, p, s, list(w), list(t), list(e), c);
    }

    private static List<Integer> list(int... numbers) {
      return new ArrayList<>(IntStream.of(numbers).boxed().toList());
    }

    private int periods(int h) {
      return Math.max(0, (h - r) / p);
    }

    int weight(int h) {
      return w.get(h - periods(h) * p) + periods(h) * s;
    }

    int threshold(int h) {
      int given = t.get(h - periods(h) * p);
      return given == 0 ? NONE : given + 2 * periods(h) * s;
    }

    int kind(int h) {
      return 2 * e.get(h - periods(h) * p) + weight(h) % 2;
    }

    int[] digits() {
      return code.replace(".", "").chars().map(x -> x - '0').toArray();
    }

    FamilyEvidence evidence() {
      StringBuilder signs = new StringBuilder();
      e.forEach(signs::append);
      return new FamilyEvidence(
          new IntArrayList(w), new IntArrayList(t), signs.toString(), c / 2, c % 2);
    }

    Claim.Growing claim() {
      return new Claim.Growing(p, r, s);
    }
  }

  /** What is left of a heap, as a position. */
  private record Option(int weight, int threshold, int kind, boolean bothLarge) {
    int tau() {
      return threshold == NONE ? NONE : threshold - weight;
    }
  }

  /** The theorem, read word by word. */
  private static final class Theorem {
    private final Model m;
    private final int c;
    private final int change;
    private final int rise;
    private final int omega;
    private final int last;
    private final List<List<Option>> options = new ArrayList<>();

    Theorem(Model m) {
      this.m = m;
      this.c = m.c;
      int k = m.digits().length - 1;
      // The referee looks one heap further than it need.
      int far = 2 * (m.r + m.p) + k + m.p;
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
          IntStream.range(1, m.r + m.p)
              .filter(h -> m.threshold(h) != NONE)
              .map(h -> m.threshold(h) - 2 * m.weight(h))
              .max()
              .orElseThrow();
      int fall =
          IntStream.range(m.r, m.r + m.p)
              .filter(h -> m.threshold(h) != NONE)
              .map(h -> 2 * m.weight(h) - m.threshold(h))
              .max()
              .orElseThrow();
      int dip = 0;
      for (int i = 0; i < m.r + 2 * m.p; i++) {
        for (int j = 0; j <= i; j++) {
          dip = Math.max(dip, m.weight(j) - m.weight(i));
        }
      }
      int near = Math.max(0, 3 * change + rise);
      int n = rise + 3 * change + near;
      TreeSet<Integer> parts = new TreeSet<>();
      parts.add(near + heaviest);
      parts.add(3 * m.s + change + 2 + dip + Math.max(rise, 0) + fall);
      parts.add(m.s + 2 * change + dip + rise + near);
      parts.add((int) Math.ceil((2 * n + 3 * change + rise + 2 * m.s + near) / 2.0));
      for (int h = 1; h < m.r; h++) {
        parts.add(change + (m.threshold(h) == NONE ? 0 : m.threshold(h)));
        parts.add(change + fall + 2 * m.weight(h) + 4);
      }
      parts.add(change);
      parts.add(change + fall + 4);
      omega = parts.last();
      int largest = 0;
      for (int h = m.r; h < m.r + m.p; h++) {
        largest = Math.max(largest, firstHeavy(h) + m.p);
      }
      last = largest;
      for (int h = 0; h <= last; h++) {
        options.add(options(h));
      }
    }

    int firstHeavy(int h) {
      int g = h;
      while (m.weight(g) <= omega) {
        g += m.p;
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
                  i >= m.r && j >= m.r));
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

    private boolean isInsideP(int h, Option t) {
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
      for (int given : m.t) {
        for (int x = 0; x <= Math.max(w, t.weight) && given != 0; x++) {
          wrong |= (x - w - given) % 2 == 0 && t.weight + 2 <= x && x <= w;
          wrong |= (x - w - c - given) % 2 == 0 && w + 2 <= x && x <= t.weight;
        }
      }
      return wrong
          || (t.bothLarge && (tau != NONE || t.tau() != NONE || Math.abs(w - t.weight) > 1));
    }

    /** The heaps in which no move changes the class by v. */
    private List<Integer> without(int v) {
      return heaps(h -> options.get(h).stream().noneMatch(t -> (t.kind ^ m.kind(h)) == v));
    }

    private List<Integer> heaps(IntPredicate wanted) {
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
      for (int h = m.r; h < m.r + m.p; h++) {
        for (int v = 0; v < 4; v++) {
          for (int g = firstHeavy(h); g <= firstHeavy(h) + m.p; g += m.p) {
            if (fails(g, v)) {
              return Optional.of("beside heap " + g + " no move wins positions of kind " + v);
            }
          }
        }
      }
      return Optional.empty();
    }

    private boolean isIn(int g, int v, int rho) {
      return rho >= 0
          && options.get(g).stream()
              .allMatch(
                  t -> {
                    int delta = t.kind ^ m.kind(g);
                    return (delta != (v ^ c) || t.tau() - 1 <= rho)
                        && (delta != v || rho <= t.tau() - 1);
                  });
    }

    private boolean fails(int g, int v) {
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

    private boolean isHarmless(int g, int v, int upper, List<Integer> some) {
      int kappa = v ^ m.kind(g);
      List<Integer> all =
          IntStream.rangeClosed(0, upper).filter(x -> isIn(g, v, x)).boxed().toList();
      if (all.isEmpty() || !isSum(some, kappa)) {
        return true;
      }
      int beta =
          options.get(g).stream()
              .filter(t -> (t.kind ^ m.kind(g)) == v)
              .mapToInt(Option::tau)
              .min()
              .orElse(Integer.MAX_VALUE);
      boolean isSplit =
          options.get(g).stream()
              .anyMatch(t -> (t.kind ^ m.kind(g)) == v && t.tau() == beta && t.bothLarge);
      if (beta - 1 > upper || beta - 1 > omega || !isSplit) {
        return false;
      }
      BitSet sums = sums(some, beta - 1);
      return all.stream().noneMatch(x -> sums.get(4 * x + kappa));
    }

    /** Four times the weight plus the class of all positions of these heaps, to some weight. */
    private BitSet sums(List<Integer> heaps, int most) {
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
      List<Integer> light = heaps(h -> m.weight(h) <= omega && !options.get(h).isEmpty());
      TreeSet<Integer> thresholds = new TreeSet<>(light.stream().map(m::threshold).toList());
      thresholds.add(NONE);
      int most = Math.max(2 * omega + rise + 3 * change, change + 1);
      for (int total = 0; total <= most; total++) {
        for (int k = total % 2; k < 4; k += 2) {
          for (int largest : thresholds) {
            if (!isP(total, largest, k) && hasIdlePosition(light, thresholds, total, k, largest)) {
              return Optional.of("some positions of weight " + total + " have no winning move");
            }
          }
        }
      }
      return Optional.empty();
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
                  m.weight(x) <= weight
                      && sums.get(4 * (weight - m.weight(x)) + (kind ^ m.kind(x))));
    }

    /** Whether no move in a heap wins, beside heaps with this largest threshold. */
    private boolean isIdle(int x, int total, int k, int threshold) {
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

  private static final List<Model> TRUE =
      List.of(
          Model.of(
              "4.7",
              7,
              2,
              2,
              new int[] {0, 0, 1, 0, 1, 2, 3, 4, 5},
              new int[] {0, 0, 0, 0, 0, 3, 0, 5, 7},
              new int[] {0, 1, 0, 1, 0, 1, 0, 1, 0},
              3),
          Model.of(
              "0.26",
              13,
              4,
              2,
              new int[] {0, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5},
              new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 5, 0, 7, 5, 9, 7},
              new int[] {0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1},
              1));

  private static String code(Random random) {
    int digits = 1 + random.nextInt(3);
    StringBuilder code = new StringBuilder(random.nextInt(3) == 0 ? "4." : "0.");
    for (int i = 1; i < digits; i++) {
      code.append(random.nextInt(8));
    }
    return code.append(1 + random.nextInt(7)).toString();
  }

  /** Any numbers, small ones mostly. */
  private static Model random(Random random) {
    int r = 1 + random.nextInt(5);
    int p = 1 + random.nextInt(3);
    int heaviest = random.nextInt(4) == 0 ? 25 : 4;
    int[] w = new int[r + p];
    int[] t = new int[r + p];
    int[] e = new int[r + p];
    int around = random.nextInt(3) == 0 ? 12 : 5;
    for (int h = 1; h < r + p; h++) {
      w[h] = random.nextInt(heaviest);
      e[h] = random.nextInt(2);
      t[h] =
          random.nextInt(3) == 0 ? 0 : Math.max(0, 2 * w[h] - around / 2 + random.nextInt(around));
      t[h] = w[h] == 0 && random.nextInt(20) > 0 ? 0 : t[h];
    }
    int s = 2 + 2 * random.nextInt(1 + random.nextInt(5));
    return Model.of(code(random), r, p, s, w, t, e, 1 + random.nextInt(3));
  }

  /** Numbers of very different sizes, mostly of a game with hardly any moves. */
  private static Model wide(Random random) {
    int r = 1 + random.nextInt(3);
    int p = 1 + random.nextInt(3);
    int[] w = new int[r + p];
    int[] t = new int[r + p];
    for (int h = 1; h < r + p; h++) {
      int around = 1 << random.nextInt(6);
      w[h] = random.nextInt(1 << random.nextInt(7));
      t[h] = Math.max(0, 2 * w[h] - around + random.nextInt(2 * around));
      t[h] = random.nextInt(3) == 0 ? 0 : t[h];
    }
    String code = random.nextInt(3) == 0 ? code(random) : "0.0001";
    int s = 2 + 2 * random.nextInt(5);
    return Model.of(code, r, p, s, w, t, new int[r + p], 1 + random.nextInt(3));
  }

  /**
   * Heaps that are split into equal ones, whose thresholds are about twice the weight: what wins
   * beside a heap that can be halved need not win beside the next one.
   */
  private static Model even(Random random) {
    int r = 1 + random.nextInt(4);
    int p = 1 + random.nextInt(2);
    int first = random.nextInt(r + 1);
    int[] w = new int[r + p];
    int[] t = new int[r + p];
    int[] e = new int[r + p];
    int below = random.nextInt(4) - 1;
    for (int h = 1; h < r + p; h++) {
      w[h] = Math.max(0, h - first) * 2 / p + random.nextInt(2) * random.nextInt(2);
      e[h] = random.nextInt(2);
      t[h] = w[h] == 0 || random.nextInt(3) == 0 ? 0 : Math.max(0, 2 * w[h] - below);
    }
    String[] codes = {"4.4", "0.4", "0.04", "0.6", "4.6", "0.44", "0.5", "4.1", "0.7", "4.7"};
    String code = codes[random.nextInt(codes.length)];
    return Model.of(code, r, p, 2, w, t, e, 1 + random.nextInt(3));
  }

  /** A true model with one or two numbers changed. */
  private static Model changed(Random random) {
    Model old = TRUE.get(random.nextInt(10) == 0 ? 1 : 0);
    List<Integer> w = new ArrayList<>(old.w);
    List<Integer> t = new ArrayList<>(old.t);
    List<Integer> e = new ArrayList<>(old.e);
    String code = old.code;
    int c = old.c;
    for (int times = random.nextInt(3); times >= 0; times--) {
      int h = 1 + random.nextInt(w.size() - 1);
      switch (random.nextInt(8)) {
        case 0, 1 -> w.set(h, Math.max(0, w.get(h) + random.nextInt(5) - 2));
        case 2, 3, 4 ->
            t.set(
                h,
                w.get(h) == 0 || random.nextInt(4) == 0
                    ? 0
                    : Math.max(1, 2 * w.get(h) - 4 + random.nextInt(6)));
        case 5 -> e.set(h, 1 - e.get(h));
        case 6 -> c = 1 + random.nextInt(3);
        default -> code = random.nextInt(3) == 0 ? code(random) : code;
      }
    }
    return new Model(code, old.r, old.p, old.s, w, t, e, c);
  }

  private static boolean grows(Model m) {
    return IntStream.range(m.r, m.r + m.p).anyMatch(h -> m.threshold(h) != NONE);
  }

  private static Optional<String> objection(Runnable check) {
    try {
      check.run();
      return Optional.empty();
    } catch (Objection objection) {
      return Optional.of(
          objection.getMessage().replace("The certificate is wrong: ", "").replaceAll("\\.$", ""));
    }
  }

  private static FamilyHeaps heaps(Model m) {
    return new FamilyHeaps(m.evidence(), m.claim(), m.digits(), new Effort(() -> false));
  }

  private static List<Runnable> checks(Model m) {
    return new FamilyReferee(m.evidence(), m.claim(), m.digits(), new Effort(() -> false)).checks();
  }

  @Test
  void theNumbersAreThoseOfTheTheorem() {
    Random random = new Random(1);
    for (int i = 0; i < 600; i++) {
      Model m = i % 3 == 0 ? random(random) : wide(random);
      if (grows(m) && new Theorem(m).last < 150) {
        Theorem theorem = new Theorem(m);
        FamilyHeaps heaps = heaps(m);
        assertThat(List.of(heaps.change(), heaps.rise(), heaps.heavy(), heaps.last()))
            .as("%s", m)
            .isEqualTo(List.of(theorem.change, theorem.rise, theorem.omega, theorem.last));
        assertThat(heaps.mostLight())
            .isEqualTo(
                Math.max(
                    2 * theorem.omega + theorem.rise + 3 * theorem.change, theorem.change + 1));
        for (int h = m.r; h < m.r + m.p; h++) {
          assertThat(heaps.mostBeside(h))
              .isEqualTo(m.weight(h) + theorem.rise + 3 * theorem.change - 1);
          assertThat(heaps.firstHeavy(h)).as("%s", m).isEqualTo(theorem.firstHeavy(h));
        }
        List<Integer> some = theorem.heaps(h -> random.nextInt(3) == 0);
        int most = random.nextInt(20);
        BitSet sums = heaps.sums(some, most);
        BitSet expected = theorem.sums(some, most);
        for (int x = 0; x <= most; x++) {
          for (int sign = 0; sign < 2; sign++) {
            assertThat(sums.get(2 * x + sign))
                .as("%s %s %s", m, some, x)
                .isEqualTo(expected.get(4 * x + 2 * sign + x % 2));
          }
        }
        assertThat(sums.length()).isLessThanOrEqualTo(2 * most + 2);
      } else if (!grows(m)) {
        assertThat(objection(() -> heaps(m))).hasValue("no thresholds grow");
      }
    }
  }

  @Test
  void firstFourChecksFollowTheTheorem() {
    Random random = new Random(2);
    for (int i = 0; i < 500; i++) {
      Model m = i % 3 == 0 ? random(random) : i % 3 == 1 ? even(random) : changed(random);
      if (grows(m) && new Theorem(m).last < 80) {
        Theorem theorem = new Theorem(m);
        List<Runnable> checks = checks(m);
        assertThat(objection(checks.get(0))).as("%s", m).isEqualTo(theorem.lightHeaps());
        if (theorem.lightHeaps().isEmpty()) {
          assertThat(objection(checks.get(1))).as("%s", m).isEqualTo(theorem.noMoveInsideP());
          assertThat(objection(checks.get(2))).as("%s", m).isEqualTo(theorem.manyHeaps());
          assertThat(objection(checks.get(3))).as("%s", m).isEqualTo(theorem.heavyHeaps());
        }
      }
    }
  }

  @Test
  void lightPositionsFollowTheTheorem() {
    Random random = new Random(3);
    for (int i = 0; i < 90; i++) {
      Model m = i % 3 == 0 ? random(random) : changed(random);
      if (grows(m) && new Theorem(m).last < 45) {
        Theorem theorem = new Theorem(m);
        if (theorem.lightHeaps().isEmpty()) {
          assertThat(objection(checks(m).get(4))).as("%s", m).isEqualTo(theorem.lightPositions());
        }
      }
    }
  }

  @Test
  void trueModelsPassEveryCheck() {
    for (Model m : TRUE) {
      assertThat(checks(m)).allSatisfy(check -> assertThat(objection(check)).isEmpty());
      assertThat(new Theorem(m).heavyHeaps()).isEmpty();
    }
  }
}
