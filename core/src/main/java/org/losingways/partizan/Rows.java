// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losingways.game.Player;
import org.losingways.monoid.Multiples;

/**
 * What company does to a value: the tables by which values are told apart and compared, modulo the
 * positions that there are.
 *
 * <p>The row of a value v = (f, d) for a player says, for each part g of company, for which of the
 * counts e with which g occurs the player who begins loses v·(g, e). Two values are
 * indistinguishable exactly if their rows are equal, and v ≥ w exactly if Left loses v's company
 * only where she loses w's, and Right loses v's company wherever he loses w's.
 */
final class Rows {

  private final Model model;
  private final IntegerSet[] reached;
  private final Map<Long, List<IntegerSet>> keys = new HashMap<>();

  Rows(Model model, IntegerSet[] reached) {
    this.model = model;
    this.reached = reached;
  }

  /** Left's row and Right's, one after the other: equal exactly for indistinguishable values. */
  synchronized List<IntegerSet> key(long value) {
    return keys.computeIfAbsent(
        value,
        v -> {
          List<IntegerSet> sets = new ArrayList<>(row(v, Player.LEFT));
          sets.addAll(row(v, Player.RIGHT));
          return List.copyOf(sets);
        });
  }

  private List<IntegerSet> row(long value, Player player) {
    int[] products = model.frame().finite().row(Frame.part(value));
    List<IntegerSet> sets = new ArrayList<>();
    for (int g = 0; g < reached.length; g++) {
      IntegerSet lost = model.lost(player)[products[g]];
      sets.add(lost.shift(-Frame.count(value)).and(reached[g]));
    }
    return sets;
  }

  /** Company, a packed value, in which v is not at least w for Left; none if v ≥ w. */
  Optional<Long> notAtLeast(long v, long w) {
    int parts = reached.length;
    List<IntegerSet> a = key(v);
    List<IntegerSet> b = key(w);
    Optional<Long> found = Optional.empty();
    for (int g = 0; g < parts; g++) {
      IntegerSet wrong = a.get(g).minus(b.get(g)).or(b.get(parts + g).minus(a.get(parts + g)));
      if (!wrong.isEmpty()) {
        long company = Frame.pack(g, wrong.nearest());
        if (found.isEmpty()
            || Math.abs(Frame.count(company)) < Math.abs(Frame.count(found.get()))) {
          found = Optional.of(company);
        }
      }
    }
    return found;
  }

  /** Whether it is the value of a position. */
  boolean occurs(long value) {
    return reached[Frame.part(value)].contains(Frame.count(value));
  }

  boolean isEqual(long v, long w) {
    return v == w || key(v).equals(key(w));
  }

  /**
   * Whether there are infinitely many classes. Beyond all the middles of all sets, two values of
   * one part whose counts differ by a common period are told apart either by none or by all of the
   * residues' representatives alike, since only finitely many counts break the patterns; so it is
   * enough to look at one period far out.
   */
  boolean isInfinite() {
    if (!model.frame().isCounting()) {
      return false;
    }
    int period = period();
    int far = far(period);
    for (int f = 0; f < reached.length; f++) {
      for (int d = far; d < far + period; d++) {
        if (reached[f].contains(d) && !isEqual(Frame.pack(f, d), Frame.pack(f, d + period))) {
          return true;
        }
        if (reached[f].contains(-d) && !isEqual(Frame.pack(f, -d), Frame.pack(f, -d - period))) {
          return true;
        }
      }
    }
    return false;
  }

  /** A period that all sets have in common, above and below. */
  private int period() {
    int period = 1;
    for (IntegerSet set : sets()) {
      period = Multiples.lcm(period, Multiples.lcm(set.belowPeriod(), set.abovePeriod()));
    }
    return period;
  }

  /** So far out rows depend on the count in one way only. */
  private int far(int period) {
    int widest = 1;
    for (IntegerSet set : sets()) {
      widest = Math.max(widest, Math.max(Math.abs(set.from()), Math.abs(set.to())));
    }
    return 2 * widest + period;
  }

  private List<IntegerSet> sets() {
    List<IntegerSet> all = new ArrayList<>(List.of(reached));
    all.addAll(List.of(model.leftLost()));
    all.addAll(List.of(model.rightLost()));
    return all;
  }

  /** The number of classes, if they are finitely many: further out they only repeat. */
  int classes() {
    int period = period();
    int bound = far(period) + period;
    Set<List<IntegerSet>> found = new HashSet<>();
    for (int f = 0; f < reached.length; f++) {
      for (int d = -bound; d <= bound; d++) {
        if (reached[f].contains(d)) {
          found.add(key(Frame.pack(f, d)));
        }
      }
    }
    return found.size();
  }

  /** Whether the monoid is all of ℤ: every integer occurs, and no shift changes nothing. */
  boolean isIntegers() {
    return reached.length == 1
        && reached[0].equals(IntegerSet.ALL)
        && !(model.leftLost()[0].isPeriodic() && model.rightLost()[0].isPeriodic());
  }
}
