// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * The nim-values G(0), G(1), … of a game's heaps in normal play, with the period proved as soon as
 * enough values are known.
 *
 * <pre>{@code
 * NimSequence kayles = NimSequence.of(TakeAndBreak.of("0.77"));
 * kayles.extendTo(200);
 * kayles.period()                       // Optional[NimPeriod[preperiod=71, period=12, bound=156]]
 * kayles.value(1_000_000_000_000L)      // 1
 * }</pre>
 *
 * <p>A period is proved by the theorem of Guy and Smith (The G-values of various games, 1956): for
 * rules with a {@link Ruleset#reach() reach}, a repetition seen long enough never ends. From then
 * on no value is computed any more; all are looked up. Rules without a reach get values only:
 * nothing is said about their period.
 *
 * <p>The computation is stepped by calling {@link #extendTo} with growing numbers; what is known
 * stays known. Values cost as described at {@link NimValues}; the search for the period adds a few
 * steps a value.
 */
public final class NimSequence implements NimValues {

  /** How many values are computed between two looks at the budget. */
  private static final int STEP = 32;

  /** So many values are no work, and are there also when the budget is spent. */
  private static final int FREE = 512;

  private final Ruleset rules;
  private final NimValues values;
  private final Optional<PeriodSearch> search;
  private Optional<NimPeriod> period = Optional.empty();
  private int largest;
  private int firstLargest;
  private int examined;

  private NimSequence(Ruleset rules) {
    this.rules = rules;
    values = NimValues.of(rules);
    search = rules.reach().map(PeriodSearch::new);
    values.extendTo(1);
  }

  /** The sequence of these rules, with G(0) known. */
  public static NimSequence of(Ruleset rules) {
    return new NimSequence(rules);
  }

  /** The rules. */
  public Ruleset rules() {
    return rules;
  }

  /** Whether a period can be proved for such rules at all. */
  public boolean canProvePeriods() {
    return search.isPresent();
  }

  /**
   * Makes the values of the heaps 0 … size−1 known: computes them, until a period is proved.
   *
   * @throws IllegalArgumentException if the game has no heaps that large
   */
  @Override
  public void extendTo(int size) {
    if (size - 1 > rules.largestHeap()) {
      throw new IllegalArgumentException(
          "the largest heap of " + rules.code() + " is " + rules.largestHeap());
    }
    while (values.size() < size && period.isEmpty()) {
      int next = search.map(PeriodSearch::next).orElse(Integer.MAX_VALUE);
      if (values.size() >= FREE) {
        Budget.tick();
      }
      values.extendTo(Math.min(Math.min(size, next), values.size() + STEP));
      if (values.size() >= next) {
        period = search.flatMap(s -> s.search(values, values.size()));
      }
    }
  }

  /** The same as far as the budget goes; false if it was spent before. */
  public boolean extendWithinBudget(int size) {
    try {
      extendTo(size);
      return true;
    } catch (Budget.Stopped e) {
      return false;
    }
  }

  /** How many values have been computed. More are known once a period is proved. */
  @Override
  public int size() {
    return values.size();
  }

  /** The proved period; empty as long as none is. */
  public Optional<NimPeriod> period() {
    return period;
  }

  /** Whether the value of this heap is known. */
  public boolean knows(long heap) {
    return heap >= 0 && (heap < values.size() || period.isPresent());
  }

  /**
   * The nim-value of a heap.
   *
   * @throws IndexOutOfBoundsException if it is not known
   */
  public int value(long heap) {
    if (!knows(heap)) {
      throw new IndexOutOfBoundsException("heap " + heap + " is beyond the " + size() + " known");
    }
    return heap < values.size()
        ? values.value((int) heap)
        : values.value(reduced(heap, period.orElseThrow()));
  }

  @Override
  public int value(int heap) {
    return value((long) heap);
  }

  private static int reduced(long heap, NimPeriod p) {
    return p.preperiod() + (int) ((heap - p.preperiod()) % p.period());
  }

  /**
   * The nim-value of a heap of any size.
   *
   * @throws IndexOutOfBoundsException if it is not known
   */
  public int value(BigInteger heap) {
    if (heap.bitLength() < Long.SIZE) {
      return value(heap.longValue());
    }
    if (heap.signum() < 0 || period.isEmpty()) {
      throw new IndexOutOfBoundsException("heap " + heap + " is beyond the " + size() + " known");
    }
    NimPeriod p = period.get();
    BigInteger beyond = heap.subtract(BigInteger.valueOf(p.preperiod()));
    return values.value(p.preperiod() + beyond.mod(BigInteger.valueOf(p.period())).intValue());
  }

  /** The nim-value of a position: the exclusive or of its heaps'. Extends as far as it needs. */
  public int value(Position position) {
    int sum = 0;
    for (int heap : position.toArray()) {
      extendTo(heap + 1);
      sum ^= value(heap);
    }
    return sum;
  }

  /** Who wins a position when the last player to move wins. */
  public Outcome outcome(Position position) {
    return value(position) == 0 ? Outcome.P : Outcome.N;
  }

  /** The largest value known, which is the largest of all once a period is proved. */
  public HeapValue maximum() {
    // Only values not seen before are looked at, so that progress reports stay cheap.
    for (; examined < values.size(); examined++) {
      if (values.value(examined) > largest) {
        largest = values.value(examined);
        firstLargest = examined;
      }
    }
    return new HeapValue(firstLargest, largest);
  }

  /**
   * The heaps that break the proved period, ascending: those before it begins whose values differ
   * from the period continued backwards. Empty if no period is proved.
   */
  public int[] exceptions() {
    if (period.isEmpty()) {
      return new int[0];
    }
    NimPeriod p = period.get();
    return IntStream.range(0, p.preperiod())
        .filter(h -> values.value(h) != values.value(aligned(h, p)))
        .toArray();
  }

  /** The heap of the first full period with the same place in it as a smaller heap. */
  private static int aligned(int heap, NimPeriod p) {
    return p.preperiod() + Math.floorMod(heap - p.preperiod(), p.period());
  }

  /**
   * A heap and its nim-value.
   *
   * @param heap the first heap that has the value
   * @param value the nim-value
   */
  public record HeapValue(int heap, int value) {}
}
