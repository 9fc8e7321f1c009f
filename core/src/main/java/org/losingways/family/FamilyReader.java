// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;

/**
 * Reads a {@link FamilyModel} off a finite partial quotient, if one can be seen there.
 *
 * <pre>{@code
 * FamilyReader.read(q.monoid(), q.bipartite()::inP, q.phi())   // of 4.7 to heap 20: weight h − 3, threshold 2h − 9, from heap 8 on
 * }</pre>
 *
 * <p>Let a be the first value that is not 1, and b the value (or a times a value) whose powers take
 * longest to repeat: bᵐ⁺² = bᵐ. For each heap let K be the least exponent with bᴷΦ(h) = aᵉbⁿ. Then
 * K is threshold less weight and e the sign; the weight is n − K as long as n &lt; m, and only its
 * parity is seen otherwise. A start, a period and a saltus that agree with all that is seen, each
 * class of heaps seen at least twice, make a model. It may be wrong: whoever reads proves.
 */
public final class FamilyReader {

  private final FiniteMonoid monoid;
  private final IntPredicate p;
  private final int[] phi;
  private final int a;
  private int b;
  private int index;

  /** Threshold less weight, n and sign of each heap. */
  private final int[] gap;

  private final int[] exponent;
  private final int[] sign;

  private FamilyReader(FiniteMonoid monoid, IntPredicate p, int[] phi) {
    this.monoid = monoid;
    this.p = p;
    this.phi = phi;
    this.a = Arrays.stream(phi).filter(x -> x != 0).findFirst().orElse(0);
    this.gap = new int[phi.length];
    this.exponent = new int[phi.length];
    this.sign = new int[phi.length];
  }

  /**
   * The model that a partial quotient shows.
   *
   * @param p which elements are in P
   * @param phi the values of the heaps 0, 1, 2, …
   */
  public static Optional<FamilyModel> read(FiniteMonoid monoid, IntPredicate p, int[] phi) {
    FamilyReader reader = new FamilyReader(monoid, p, phi);
    return reader.a != 0 && reader.findUnit() && reader.readHeaps()
        ? reader.findPeriod()
        : Optional.empty();
  }

  private boolean findUnit() {
    if (monoid.times(a, a) != 0) {
      return false;
    }
    index = -1;
    boolean[] tried = new boolean[monoid.order()];
    for (int value : phi) {
      for (int x : new int[] {value, monoid.times(a, value)}) {
        if (!tried[x]) {
          tried[x] = true;
          int found = index(x);
          if (found > index) {
            index = found;
            b = x;
          }
        }
      }
    }
    return index >= 4;
  }

  /** The least m with xᵐ⁺² = xᵐ; −1 if the period is another. */
  private int index(int x) {
    int[] row = monoid.row(x);
    int[] seen = new int[monoid.order()];
    Arrays.fill(seen, -1);
    int power = 0;
    int count = 0;
    while (seen[power] < 0) {
      seen[power] = count++;
      power = row[power];
    }
    return count - seen[power] == 2 ? seen[power] : -1;
  }

  private boolean readHeaps() {
    int[] code = new int[monoid.order()];
    Arrays.fill(code, -1);
    int[] row = monoid.row(b);
    int power = 0;
    for (int n = 0; n <= index + 1; n++) {
      code[power] = 2 * n;
      int other = monoid.times(a, power);
      if (code[other] >= 0) {
        return false;
      }
      code[other] = 2 * n + 1;
      power = row[power];
    }
    for (int h = 0; h < phi.length; h++) {
      Budget.tick();
      int x = phi[h];
      int k = 0;
      while (code[x] < 0 && k <= index + 1) {
        x = row[x];
        k++;
      }
      if (code[x] < 0) {
        return false;
      }
      gap[h] = k;
      exponent[h] = code[x] / 2;
      sign[h] = code[x] & 1;
    }
    return true;
  }

  private boolean exact(int heap) {
    return exponent[heap] < index;
  }

  private Optional<FamilyModel> findPeriod() {
    int heaps = phi.length - 1;
    int exact = 0;
    while (exact < heaps && exact(exact + 1)) {
      exact++;
    }
    for (int p = 1; 2 * p < heaps; p++) {
      for (int start = 1; start + p <= exact && start + 2 * p <= heaps + 1; start++) {
        int saltus = exponent[start + p] - gap[start + p] - exponent[start] + gap[start];
        if (saltus > 0 && regular(start, p, saltus)) {
          return model(start, p, saltus);
        }
      }
    }
    return Optional.empty();
  }

  private boolean regular(int start, int p, int saltus) {
    Budget.tick();
    if (!exact(start + p - 1)) {
      return false;
    }
    for (int h = start; h + p < phi.length; h++) {
      int grown = gap[h] == 0 ? 0 : saltus;
      boolean same =
          gap[h + p] == gap[h] + grown
              && sign[h + p] == sign[h]
              && (exponent[h + p] - exponent[h] - saltus - grown) % 2 == 0
              && (!exact(h) || !exact(h + p) || exponent[h + p] == exponent[h] + saltus + grown);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private Optional<FamilyModel> model(int start, int p, int saltus) {
    // Twice the period makes the saltus even, so that kinds of heaps repeat as well.
    int period = saltus % 2 == 0 ? p : 2 * p;
    IntArrayList weights = new IntArrayList();
    IntArrayList thresholds = new IntArrayList();
    IntArrayList signs = new IntArrayList();
    for (int h = 0; h < start + period; h++) {
      int back = h < start + p ? h : h - p;
      int shift = h < start + p ? 0 : saltus;
      weights.add(exponent[back] - gap[back] + shift);
      thresholds.add(gap[back] == 0 ? FamilyModel.NONE : exponent[back] + 2 * shift);
      signs.add(sign[back]);
    }
    int kind = exceptionalKind();
    return kind <= 0
        ? Optional.empty()
        : Optional.of(
            new FamilyModel(
                start,
                period,
                saltus % 2 == 0 ? saltus : 2 * saltus,
                weights,
                thresholds,
                signs,
                kind));
  }

  /** The kind of a P-position bⁿΦ(h) or abⁿΦ(h) with n ≤ K − 2. */
  private int exceptionalKind() {
    for (int h = 1; h < phi.length; h++) {
      int x = phi[h];
      for (int n = 0; n + 2 <= gap[h]; n++) {
        int parity = exponent[h] - gap[h] + n & 1;
        if (p.test(x)) {
          return 2 * sign[h] + parity;
        }
        if (p.test(monoid.times(a, x))) {
          return 2 * (1 - sign[h]) + parity;
        }
        x = monoid.times(x, b);
      }
    }
    return 0;
  }
}
