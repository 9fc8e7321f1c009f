// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Outcome;

/**
 * A sum, a maximum and a sign: who wins a game whose quotients grow for ever, for heaps of every
 * size.
 *
 * <pre>{@code
 * FamilyModel m = …;                                    // of 4.7
 * m.weight(BigInteger.TEN)                              // 7
 * m.threshold(BigInteger.TEN)                           // 11
 * m.outcome(List.of(BigInteger.TEN, BigInteger.TWO))    // N: weight 8, threshold 11, sign 0
 * }</pre>
 *
 * <p>Each heap has a weight w, a sign and perhaps a threshold T. A position has the sum W of the
 * weights, the largest threshold M and the sum of the signs mod 2; its <i>kind</i> is the pair of
 * sign and parity of W. With D = M − W it is a P-position of misère play exactly when D ≥ 2 and the
 * kind is one fixed <i>exceptional kind</i>, or D ≤ 0 (or there is no threshold) and the kind is
 * (0, even), or, if W = 0, the sign is 1.
 *
 * <p>Weights and thresholds are arithmetico-periodic: from heap {@code start} on, p heaps later the
 * weight is larger by the saltus s and the threshold by 2s, the sign is the same. Nothing here is
 * proved; that is {@link FamilyProof}'s task.
 *
 * @param start the first heap from which on the data repeat
 * @param period p
 * @param saltus s, positive and even
 * @param weights the weights of the heaps 0, …, start + period − 1
 * @param thresholds their thresholds, {@link #NONE} where there is none
 * @param signs their signs, 0 or 1
 * @param exceptional the exceptional kind: twice the sign plus the parity, not 0
 */
public record FamilyModel(
    int start,
    int period,
    int saltus,
    IntList weights,
    IntList thresholds,
    IntList signs,
    int exceptional) {

  /** Stands for a threshold that is not there: below all numbers that occur. */
  public static final int NONE = Integer.MIN_VALUE / 4;

  public FamilyModel {
    weights = new IntImmutableList(weights);
    thresholds = new IntImmutableList(thresholds);
    signs = new IntImmutableList(signs);
    int heaps = start + period;
    if (start < 1 || period < 1 || saltus < 2 || saltus % 2 != 0) {
      throw new IllegalArgumentException("a start, a period and an even saltus are needed");
    }
    if (weights.size() != heaps || thresholds.size() != heaps || signs.size() != heaps) {
      throw new IllegalArgumentException("there must be data for the heaps 0 to " + (heaps - 1));
    }
    if (exceptional < 1 || exceptional > 3) {
      throw new IllegalArgumentException("the exceptional kind is 1, 2 or 3");
    }
  }

  /** The first heap with the same sign and kind of data. */
  private int folded(int heap) {
    return heap < start ? heap : start + (heap - start) % period;
  }

  private int periods(int heap) {
    return heap < start ? 0 : (heap - start) / period;
  }

  /** The weight of a heap. */
  public int weight(int heap) {
    return weights.getInt(folded(heap)) + periods(heap) * saltus;
  }

  /** The threshold of a heap, or {@link #NONE}. */
  public int threshold(int heap) {
    int t = thresholds.getInt(folded(heap));
    return t == NONE ? NONE : t + 2 * periods(heap) * saltus;
  }

  /** The sign of a heap, 0 or 1. */
  public int sign(int heap) {
    return signs.getInt(folded(heap));
  }

  /** Sign and parity of the weight of a heap: twice the sign plus the parity. */
  public int kind(int heap) {
    return 2 * sign(heap) + (weight(heap) & 1);
  }

  /**
   * Whether positions with these totals are P-positions.
   *
   * @param excess D, the largest threshold less the weight; very negative without thresholds
   * @param kind twice the sign plus the parity of the weight
   */
  public boolean losing(int weight, int excess, int kind) {
    if (excess >= 1) {
      return excess > 1 && kind == exceptional;
    }
    return kind == (weight == 0 ? 2 : 0);
  }

  /** Who wins a position with heaps of any size. */
  public Outcome outcome(List<BigInteger> heaps) {
    BigInteger sum = BigInteger.ZERO;
    Optional<BigInteger> largest = Optional.empty();
    int sign = 0;
    for (BigInteger heap : heaps) {
      sum = sum.add(weight(heap));
      Optional<BigInteger> t = threshold(heap);
      if (t.isPresent()) {
        largest = largest.map(m -> m.max(t.get())).or(() -> t);
      }
      sign ^= sign(heap);
    }
    BigInteger limit = BigInteger.valueOf(2);
    BigInteger weight = sum;
    int excess =
        largest.map(m -> m.subtract(weight).min(limit).max(limit.negate()).intValue()).orElse(-2);
    int kind = 2 * sign + (sum.testBit(0) ? 1 : 0);
    return losing(sum.signum(), excess, kind) ? Outcome.P : Outcome.N;
  }

  private int fold(BigInteger heap) {
    BigInteger s = BigInteger.valueOf(start);
    return heap.compareTo(s) < 0
        ? heap.intValueExact()
        : heap.subtract(s).mod(BigInteger.valueOf(period)).intValue() + start;
  }

  private BigInteger shifted(int value, BigInteger heap, int step) {
    BigInteger periods =
        heap.subtract(BigInteger.valueOf(fold(heap))).divide(BigInteger.valueOf(period));
    return BigInteger.valueOf(value).add(periods.multiply(BigInteger.valueOf(step)));
  }

  /** The weight of a heap of any size. */
  public BigInteger weight(BigInteger heap) {
    return shifted(weights.getInt(fold(heap)), heap, saltus);
  }

  /** The sign of a heap of any size. */
  public int sign(BigInteger heap) {
    return signs.getInt(fold(heap));
  }

  /** The least weight of a heap with this threshold, if there is such a heap. */
  public Optional<BigInteger> leastWeight(BigInteger threshold) {
    BigInteger step = BigInteger.valueOf(2L * saltus);
    Optional<BigInteger> least = Optional.empty();
    for (int h = 1; h < start + period; h++) {
      BigInteger[] beyond =
          threshold.subtract(BigInteger.valueOf(thresholds.getInt(h))).divideAndRemainder(step);
      boolean has = h < start ? beyond[0].signum() == 0 : beyond[0].signum() >= 0;
      if (thresholds.getInt(h) != NONE && beyond[1].signum() == 0 && has) {
        BigInteger weight =
            beyond[0]
                .multiply(BigInteger.valueOf(saltus))
                .add(BigInteger.valueOf(weights.getInt(h)));
        least = least.map(weight::min).or(() -> Optional.of(weight));
      }
    }
    return least;
  }

  /** The threshold of a heap of any size, if it has one. */
  public Optional<BigInteger> threshold(BigInteger heap) {
    int t = thresholds.getInt(fold(heap));
    return t == NONE ? Optional.empty() : Optional.of(shifted(t, heap, 2 * saltus));
  }
}
