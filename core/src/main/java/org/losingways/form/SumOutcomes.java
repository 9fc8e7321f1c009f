// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.BitSet;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;

/**
 * Misère outcomes of sums of two forms without making the sums: one bit for each pair of followers.
 *
 * <pre>{@code
 * SumOutcomes.of(g, forms.mate(g))    // P, for every g
 * }</pre>
 */
public final class SumOutcomes {

  /** About a second of work. */
  private static final long MOST_PAIRS = 40_000_000;

  private final List<Form> left;
  private final Int2IntOpenHashMap leftIndex;
  private final Int2IntOpenHashMap rightIndex;

  /** For each form on the left, the forms on the right with which it is a P-position. */
  private final BitSet[] previous;

  private SumOutcomes(List<Form> left, List<Form> right) {
    if ((long) left.size() * right.size() > MOST_PAIRS) {
      throw new FormLimitException(
          "The outcome of this sum needs a table of %s by %s followers, which is over the limit."
              .formatted(left.size(), right.size()));
    }
    this.left = left;
    this.leftIndex = index(left);
    this.rightIndex = index(right);
    this.previous = new BitSet[left.size()];
    for (int i = 0; i < previous.length; i++) {
      previous[i] = row(i, right);
    }
  }

  /** The outcome of the sum of two forms. */
  public static Outcome of(Form a, Form b) {
    return table(List.of(a), List.of(b)).isPrevious(a, b) ? Outcome.P : Outcome.N;
  }

  /** The outcomes for all sums of a follower of some forms and a follower of others. */
  static SumOutcomes table(List<Form> left, List<Form> right) {
    return new SumOutcomes(Form.followers(left), Form.followers(right));
  }

  /** The followers on the left, every form after its options. */
  List<Form> left() {
    return left;
  }

  int indexOfLeft(Form form) {
    return leftIndex.get(form.id());
  }

  boolean isPrevious(Form a, Form b) {
    return previous[leftIndex.get(a.id())].get(rightIndex.get(b.id()));
  }

  private static Int2IntOpenHashMap index(List<Form> forms) {
    Int2IntOpenHashMap index = new Int2IntOpenHashMap(forms.size());
    for (Form form : forms) {
      index.put(form.id(), index.size());
    }
    return index;
  }

  private BitSet row(int i, List<Form> right) {
    Budget.tick();
    // What a move on the left turns into a P-position.
    BitSet winning = new BitSet(right.size());
    for (Form option : left.get(i).optionArray()) {
      winning.or(previous[leftIndex.get(option.id())]);
    }
    BitSet row = new BitSet(right.size());
    for (int j = 0; j < right.size(); j++) {
      boolean over = left.get(i).isZero() && right.get(j).isZero();
      if (!over && !winning.get(j) && !reaches(row, right.get(j))) {
        row.set(j);
      }
    }
    return row;
  }

  private boolean reaches(BitSet row, Form form) {
    for (Form option : form.optionArray()) {
      if (row.get(rightIndex.get(option.id()))) {
        return true;
      }
    }
    return false;
  }
}
