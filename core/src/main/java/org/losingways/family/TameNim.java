// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.TakeAndBreak;

/**
 * A game without splitting that matters, solved because it plays like Nim: misère Nim itself, all
 * subtraction games, and every other code with digits up to 3 that is tame and whose nim-values are
 * arithmetico-periodic; its nim-values may be unbounded.
 *
 * <pre>{@code
 * TameNim nim = TameNim.find(TakeAndBreak.of("0.(3)")).get();
 * nim.outcome(List.of(BigInteger.TEN.pow(18), BigInteger.valueOf(3)))   // N
 * }</pre>
 *
 * <p>Each heap has its nim-value and is <i>fickle</i> or <i>firm</i>. A position with a firm heap
 * is P if the nim-sum is 0, any other if it is 1. A heap without moves is fickle; so is one of
 * nim-value g ≤ 1 with a fickle option of nim-value g ⊕ 1; all others are firm. This is right if
 * and only if no heap of nim-value g ≤ 1 has an option of nim-value g ⊕ 1 that is firm if the heap
 * is fickle, and fickle if it is firm; and each firm heap has for each ρ ≤ 1 other than g a firm
 * option of nim-value ρ or a fickle one of nim-value ρ ⊕ 1. {@code docs/families.md} has the proof,
 * and why values that repeat as far as is looked at here repeat for ever.
 */
public final class TameNim {

  private static final int FIRST_LIMIT = 64;
  private static final int LAST_LIMIT = 1 << 13;

  private final TakeAndBreak rules;
  private final int start;
  private final int period;
  private final int saltus;
  private final int[] values;
  private final boolean[] firm;

  private TameNim(
      TakeAndBreak rules, int start, int period, int saltus, int[] values, boolean[] firm) {
    this.rules = rules;
    this.start = start;
    this.period = period;
    this.saltus = saltus;
    this.values = Arrays.copyOf(values, start + period);
    this.firm = Arrays.copyOf(firm, start + period);
  }

  /**
   * The solution, if the game has no splitting, is tame, and repeats soon enough; or if splitting
   * makes no difference, as in {@code 0.(7)}.
   */
  public static Optional<TameNim> find(TakeAndBreak rules) {
    if (rules.digit(0) != 0) {
      return Optional.empty();
    }
    if (rules.maxParts() > 1) {
      return reachesAllSmaller(rules)
          ? Optional.of(
              new TameNim(rules, 2, 1, 1, new int[] {0, 1, 2}, new boolean[] {false, false, true}))
          : Optional.empty();
    }
    for (int limit = FIRST_LIMIT; limit <= LAST_LIMIT; limit *= 2) {
      Search search = new Search(rules, limit);
      if (!search.tame) {
        return Optional.empty();
      }
      Optional<TameNim> found = search.period();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /**
   * Whether all smaller heaps are options of each heap. Then the others do not matter: they have
   * fewer beans than the heap, hence a smaller nim-sum, so the nim-value of heap h is h.
   */
  private static boolean reachesAllSmaller(TakeAndBreak rules) {
    return !rules.isFinite()
        && IntStream.rangeClosed(1, rules.length()).allMatch(k -> (rules.digit(k) & 3) == 3);
  }

  /** Nim-values and fickleness of the first heaps, and what repeats in them. */
  private static final class Search {
    private final TakeAndBreak rules;
    private final int[] values;
    private final boolean[] firm;
    private boolean tame = true;

    Search(TakeAndBreak rules, int limit) {
      this.rules = rules;
      this.values = new int[limit + 1];
      this.firm = new boolean[limit + 1];
      for (int h = 1; h <= limit && tame; h++) {
        Budget.tick();
        look(h);
      }
    }

    private void look(int heap) {
      boolean[] seen = new boolean[heap + 2];
      // Fickle options of nim-values 0 and 1, then firm ones.
      boolean[] has = new boolean[4];
      boolean stuck = true;
      for (int k = 1; k <= rules.maxTaken(heap); k++) {
        if (rules.allows(k, k == heap ? 0 : 1)) {
          int g = values[heap - k];
          seen[g] = true;
          stuck = false;
          if (g <= 1) {
            has[firm[heap - k] ? 2 + g : g] = true;
          }
        }
      }
      int g = 0;
      while (seen[g]) {
        g++;
      }
      values[heap] = g;
      firm[heap] = g > 1 || (!stuck && !has[g ^ 1]);
      if (firm[heap]) {
        tame =
            (g > 1 || !has[g ^ 1]) && (g == 0 || has[2] || has[1]) && (g == 1 || has[3] || has[0]);
      } else {
        tame = !has[2 + (g ^ 1)];
      }
    }

    private Optional<TameNim> period() {
      int limit = values.length - 1;
      int step = Math.max(1, rules.tailLength());
      int before = rules.length() - rules.tailLength();
      for (int p = step; 2 * p <= limit; p += step) {
        Budget.tick();
        int s = values[limit] - values[limit - p];
        int start = limit - p;
        while (start >= 0
            && values[start + p] - values[start] == s
            && firm[start + p] == firm[start]
            && (s == 0 || values[start] > 1)) {
          start--;
        }
        start++;
        int needed = s == 0 ? start + 2 * p + before + 1 : growing(start, p, s, before);
        if (s >= 0 && start >= 0 && needed <= limit) {
          return Optional.of(new TameNim(rules, start, p, s, values, firm));
        }
      }
      return Optional.empty();
    }

    /** How far values that grow have to be known. */
    private int growing(int start, int p, int s, int before) {
      if (s < 0 || start + p >= values.length) {
        return Integer.MAX_VALUE;
      }
      int most = s;
      for (int h = 0; h < start + p; h++) {
        most = Math.max(most, values[h] + s);
      }
      int last = 0;
      for (int h = start; h < start + p; h++) {
        int steps = Math.max(0, (most - values[h]) / s + 1);
        last = Math.max(last, h + steps * p);
      }
      return last + before + 2 * p + 1;
    }
  }

  /** The rules of the game. */
  public TakeAndBreak rules() {
    return rules;
  }

  /** The heap from which on nim-values repeat. */
  public int start() {
    return start;
  }

  /** After how many heaps. */
  public int period() {
    return period;
  }

  /** By how much nim-values are larger then; 0 if they are bounded. */
  public int saltus() {
    return saltus;
  }

  private int folded(BigInteger heap) {
    BigInteger from = BigInteger.valueOf(start);
    return heap.compareTo(from) < 0
        ? heap.intValueExact()
        : start + heap.subtract(from).mod(BigInteger.valueOf(period)).intValue();
  }

  /** The nim-value of a heap. */
  public BigInteger value(BigInteger heap) {
    int folded = folded(heap);
    BigInteger periods =
        heap.subtract(BigInteger.valueOf(folded)).divide(BigInteger.valueOf(period));
    return periods.multiply(BigInteger.valueOf(saltus)).add(BigInteger.valueOf(values[folded]));
  }

  /** Whether a heap is firm. */
  public boolean isFirm(BigInteger heap) {
    return firm[folded(heap)];
  }

  /** The heaps of a nim-value to which a heap can be moved; nim-values must be unbounded. */
  public List<BigInteger> options(BigInteger heap, BigInteger value) {
    List<BigInteger> found = new ArrayList<>();
    for (int h = 0; h < start + period; h++) {
      BigInteger[] periods =
          value
              .subtract(BigInteger.valueOf(values[h]))
              .divideAndRemainder(BigInteger.valueOf(saltus));
      BigInteger option =
          BigInteger.valueOf(h).add(periods[0].multiply(BigInteger.valueOf(period)));
      boolean has = h < start ? periods[0].signum() == 0 : periods[0].signum() >= 0;
      if (has
          && periods[1].signum() == 0
          && option.compareTo(heap) < 0
          && rules.allows(heap.subtract(option), Math.min(1, option.signum()))) {
        found.add(option);
      }
    }
    return found;
  }

  /** Who wins misère play of a position. */
  public Outcome outcome(List<BigInteger> heaps) {
    BigInteger sum = BigInteger.ZERO;
    boolean anyFirm = false;
    for (BigInteger heap : heaps) {
      sum = sum.xor(value(heap));
      anyFirm |= isFirm(heap);
    }
    return sum.equals(anyFirm ? BigInteger.ZERO : BigInteger.ONE) ? Outcome.P : Outcome.N;
  }
}
