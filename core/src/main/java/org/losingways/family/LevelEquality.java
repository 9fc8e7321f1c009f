// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;

/**
 * Decides whether two positions, with heaps of any size, are interchangeable according to a proved
 * {@link LevelModel}: whether in all company both are P or both are not.
 *
 * <p>The machine reads both at once, in all company: sets of pairs of states, level by level. Where
 * both have no heaps the sets go on until they change no more.
 */
public final class LevelEquality {

  private final LevelModel m;
  private final int states;
  private final List<Integer> growing = new ArrayList<>();
  private final List<Integer> constant = new ArrayList<>();

  public LevelEquality(LevelModel m) {
    this.m = m;
    this.states = m.states();
    for (int x = 1; x < m.steps().size(); x++) {
      (m.isConstant(x) ? constant : growing).add(x);
    }
  }

  /** Whether two positions are interchangeable. */
  public boolean areEqual(List<BigInteger> x, List<BigInteger> y) {
    TreeSet<BigInteger> levels = new TreeSet<>();
    levels.add(BigInteger.ZERO);
    x.forEach(h -> levels.add(m.level(h)));
    y.forEach(h -> levels.add(m.level(h)));
    BitSet pairs = new BitSet();
    for (int s = 0; s < states; s++) {
      pairs.set(s * states + s);
    }
    BigInteger at = levels.last();
    for (BigInteger level : levels.descendingSet()) {
      pairs = down(pairs, at.subtract(level));
      pairs = read(pairs, x, y, level);
      at = level;
    }
    return loseTogether(m, company(m, pairs, constant));
  }

  private BitSet read(BitSet pairs, List<BigInteger> x, List<BigInteger> y, BigInteger level) {
    BitSet read = new BitSet();
    pairs.stream()
        .forEach(p -> read.set(read(p / states, x, level) * states + read(p % states, y, level)));
    return read;
  }

  private int read(int state, List<BigInteger> heaps, BigInteger level) {
    int s = state;
    for (BigInteger h : heaps) {
      s = m.level(h).equals(level) ? m.step(s, m.letter(h)) : s;
    }
    return s;
  }

  /** The pairs so many levels lower, with company on all that are left. */
  private BitSet down(BitSet pairs, BigInteger times) {
    BitSet now = pairs;
    BigInteger left = times;
    while (left.signum() > 0) {
      BitSet next = down(m, company(m, now, growing));
      if (next.equals(now)) {
        return next;
      }
      now = next;
      left = left.subtract(BigInteger.ONE);
    }
    return now;
  }

  /** Whether the states of each pair are both losing or both not. */
  static boolean loseTogether(LevelModel m, BitSet pairs) {
    int states = m.states();
    return pairs.stream()
        .allMatch(p -> m.losing().getInt(p / states) == m.losing().getInt(p % states));
  }

  /** One step down in both states of each pair. */
  static BitSet down(LevelModel m, BitSet pairs) {
    int states = m.states();
    BitSet found = new BitSet();
    pairs.stream()
        .forEach(
            p -> found.set(m.down().getInt(p / states) * states + m.down().getInt(p % states)));
    return found;
  }

  /** All pairs that are reached by reading some letters in both states. */
  static BitSet company(LevelModel m, BitSet pairs, List<Integer> letters) {
    int states = m.states();
    BitSet found = (BitSet) pairs.clone();
    List<Integer> open = new ArrayList<>(pairs.stream().boxed().toList());
    while (!open.isEmpty()) {
      int p = open.remove(open.size() - 1);
      for (int x : letters) {
        int to = m.step(p / states, x) * states + m.step(p % states, x);
        if (!found.get(to)) {
          found.set(to);
          open.add(to);
        }
      }
    }
    return found;
  }
}
