// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import org.losingways.game.Outcome;

/**
 * A machine that climbs down: who wins a game in which only the order of the largest heaps counts,
 * and how far they are from one another as long as that is not far, for heaps of every size.
 *
 * <pre>{@code
 * LevelModel m = …;                                                   // of 0.54
 * m.level(BigInteger.valueOf(100))                                    // 13: heap 100 is 9 + 13·7 + 0
 * m.outcome(List.of(BigInteger.valueOf(70), BigInteger.valueOf(94)))  // P
 * }</pre>
 *
 * <p>From heap {@code start} on, the heaps start + np, …, start + np + p − 1 are the <i>level</i>
 * n. The machine reads a position from its highest level to level 0. Each heap is a <i>letter</i>,
 * the same for heaps a period apart, and takes the machine from one state to another, in whatever
 * order the heaps of a level are read; between a level and the next lower one it takes a step
 * <i>down</i>. Heaps below {@code start} may be read at any time. The position is a P-position of
 * misère play exactly if the machine ends in a losing state. It begins in state 0. Nothing here is
 * proved; that is {@link LevelProof}'s task.
 *
 * @param start the first heap of level 0
 * @param period p, the number of heaps of a level
 * @param letters the letters of the heaps 0, …, start + period − 1; heap 0 is the letter 0
 * @param steps for each letter where it leads from each state; the letter 0 leads nowhere
 * @param down where the step down leads from each state
 * @param losing for each state 1 if it is losing, else 0
 */
public record LevelModel(
    int start, int period, IntList letters, List<IntList> steps, IntList down, IntList losing) {

  public LevelModel {
    letters = new IntImmutableList(letters);
    steps = steps.stream().<IntList>map(IntImmutableList::new).toList();
    down = new IntImmutableList(down);
    losing = new IntImmutableList(losing);
    int states = down.size();
    if (start < 1 || period < 1 || letters.size() != start + period) {
      throw new IllegalArgumentException("there must be letters for a start and a period");
    }
    if (losing.size() != states || steps.stream().anyMatch(s -> s.size() != states)) {
      throw new IllegalArgumentException("each letter leads from each state to another");
    }
  }

  /** The number of states. */
  public int states() {
    return down.size();
  }

  /** Where a letter leads from a state. */
  public int step(int state, int letter) {
    return steps.get(letter).getInt(state);
  }

  /** The letter of a heap. */
  public int letter(int heap) {
    return letters.getInt(heap < start ? heap : start + (heap - start) % period);
  }

  /** The level of a heap; 0 for heaps that are on no level. */
  public int level(int heap) {
    return heap < start ? 0 : (heap - start) / period;
  }

  /** Whether a letter may be read on a lower level as well, with the same result. */
  public boolean isConstant(int letter) {
    for (int s = 0; s < states(); s++) {
      if (down.getInt(step(s, letter)) != step(down.getInt(s), letter)) {
        return false;
      }
    }
    return true;
  }

  /** The letter of a heap of any size. */
  public int letter(BigInteger heap) {
    BigInteger first = BigInteger.valueOf(start);
    return letter(
        heap.compareTo(first) < 0
            ? heap.intValueExact()
            : start + heap.subtract(first).mod(BigInteger.valueOf(period)).intValue());
  }

  /** The level of a heap of any size; 0 for heaps that are on no level. */
  public BigInteger level(BigInteger heap) {
    return heap.subtract(BigInteger.valueOf(start))
        .max(BigInteger.ZERO)
        .divide(BigInteger.valueOf(period));
  }

  /** The state in which the machine ends. */
  public int state(List<BigInteger> heaps) {
    List<BigInteger> falling = heaps.stream().sorted(Comparator.reverseOrder()).toList();
    int state = 0;
    BigInteger at = falling.isEmpty() ? BigInteger.ZERO : level(falling.get(0));
    for (BigInteger heap : falling) {
      state = step(down(state, at.subtract(level(heap))), letter(heap));
      at = level(heap);
    }
    return down(state, at);
  }

  /** So many steps down; sooner or later they lead nowhere else, or in a circle. */
  private int down(int state, BigInteger times) {
    int[] seen = new int[states()];
    int at = state;
    int count = 0;
    while (seen[at] == 0) {
      if (times.equals(BigInteger.valueOf(count))) {
        return at;
      }
      seen[at] = ++count;
      at = down.getInt(at);
    }
    BigInteger circle = BigInteger.valueOf(count + 1L - seen[at]);
    int rest = times.subtract(BigInteger.valueOf(count)).mod(circle).intValue();
    for (int i = 0; i < rest; i++) {
      at = down.getInt(at);
    }
    return at;
  }

  /** Who wins a position with heaps of any size. */
  public Outcome outcome(List<BigInteger> heaps) {
    return losing.getInt(state(heaps)) == 1 ? Outcome.P : Outcome.N;
  }
}
