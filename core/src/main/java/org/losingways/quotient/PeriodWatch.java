// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import org.losingways.game.Reach;

/**
 * Watches Φ for a repetition that has gone on long enough to be proved (<i>Taming</i>, Theorem 3;
 * the bound is {@link Reach#periodBound}).
 *
 * <p>If p was last contradicted at heap n, it cannot be proved before heap 2n or so. So each p
 * sleeps until then, and when it wakes it is compared from the newest heap backwards, mostly to be
 * sent to sleep again at once. Each p wakes a logarithmic number of times.
 */
public final class PeriodWatch {

  private final Reach reach;

  /** The periods to look at when a heap is reached. */
  private final Int2ObjectOpenHashMap<IntArrayList> wake = new Int2ObjectOpenHashMap<>();

  /** Periods from here on have never been looked at: they are too long for the heaps so far. */
  private int untried = 1;

  public PeriodWatch(Reach reach) {
    this.reach = reach;
  }

  /** The newest heap at which p would be proved if it held from r on. */
  private long provedAt(long r, int p) {
    return reach.periodBound(r, p) + p - 1;
  }

  /**
   * A repetition that has been seen three times over, and is proved if it goes on.
   *
   * @param provedAt the heap to which it has to go on
   */
  public record Promise(Period seen, int provedAt) {}

  /** The least period that will be proved before the heaps are twice as many, if it goes on. */
  public Optional<Promise> promise(int newest, IntToLongFunction value) {
    for (int p = 1; 3L * p <= newest; p++) {
      int h = lastContradiction(newest, p, value);
      long when = provedAt(h + 1L, p);
      if (newest - h >= 3 * p && when <= 2L * newest) {
        return Optional.of(new Promise(new Period(h + 1, p), (int) when));
      }
    }
    return Optional.empty();
  }

  /**
   * The least progression that has gone on for as long as a repetition would have to, with a saltus
   * other than 0. That no move from P to P appears farther out, and no position without a good
   * move, has to be checked besides.
   *
   * @param newest the newest heap
   * @param part what has to repeat of each heap up to it
   * @param count what has to grow
   */
  public Optional<Progression> progression(
      int newest, IntUnaryOperator part, IntUnaryOperator count) {
    // Heaps that are as many steps larger have the same moves, with larger counts.
    for (int p = reach.step(); provedAt(0, p) <= newest; p += reach.step()) {
      int period = p;
      int saltus = count.applyAsInt(newest) - count.applyAsInt(newest - p);
      int h =
          lastContradiction(
              newest - p,
              k ->
                  part.applyAsInt(k) == part.applyAsInt(k + period)
                      && count.applyAsInt(k) + saltus == count.applyAsInt(k + period));
      if (saltus != 0 && provedAt(h + 1L, p) <= newest) {
        return Optional.of(new Progression(h + 1, p, saltus));
      }
    }
    return Optional.empty();
  }

  private static int lastContradiction(int newest, int p, IntToLongFunction value) {
    return lastContradiction(newest - p, h -> value.applyAsLong(h) == value.applyAsLong(h + p));
  }

  /** The last heap for which something is not so; −1 if there is none. */
  private static int lastContradiction(int last, IntPredicate isSo) {
    int h = last;
    while (h >= 0 && isSo.test(h)) {
      h--;
    }
    return h;
  }

  /**
   * The least period that is proved now; to be asked for each heap in turn, from any heap on.
   *
   * @param newest the newest heap
   * @param value the value of each heap up to it
   */
  public Optional<Period> look(int newest, IntToLongFunction value) {
    IntArrayList due = wake.remove(newest);
    if (due == null) {
      due = new IntArrayList();
    }
    while (provedAt(0, untried) <= newest) {
      due.add(untried++);
    }
    Period least = null;
    for (int p : due) {
      int h = lastContradiction(newest, p, value);
      long when = provedAt(h + 1L, p);
      if (when <= newest) {
        if (least == null || p < least.period()) {
          least = new Period(h + 1, p);
        }
      } else if (when <= Integer.MAX_VALUE) {
        wake.computeIfAbsent((int) when, w -> new IntArrayList()).add(p);
      }
    }
    return Optional.ofNullable(least);
  }
}
