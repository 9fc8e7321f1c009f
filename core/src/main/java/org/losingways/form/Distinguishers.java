// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.List;
import java.util.Optional;
import org.losingways.game.Outcome;

/**
 * Finds a game T that tells two forms apart: G+T and H+T have different misère outcomes. There is
 * one exactly when G and H are different (Conway, <i>On Numbers and Games</i>, ch. 12).
 *
 * <pre>{@code
 * Distinguishers search = new Distinguishers(forms);
 * search.find(forms.adder(4), forms.nimHeap(1))     // by 2+2: one sum is P, the other N
 * search.find(forms.zero(), forms.zero())           // empty: they are equal
 * }</pre>
 *
 * <p>The oldest T are tried first: all forms born by day 4, then sets of these, which are all forms
 * born by day 5, those with few options first. For a set only the followers of G and H need be gone
 * through, one bit operation each, so all 2²² of them take about a second. When none of them will
 * do, T is built by {@link Linking}, which always has an answer, if rarely a small one.
 */
public final class Distinguishers {

  /** One step is a set and a follower: a few seconds. */
  private static final long MOST_STEPS = 1_500_000_000L;

  private final Forms forms;
  private final List<Form> small;

  public Distinguishers(Forms forms) {
    this.forms = forms;
    this.small = Birthdays.bornBy(Birthdays.LAST_LISTED, forms);
  }

  /**
   * A T for two forms; empty exactly when they are equal. Throws {@link FormLimitException} if they
   * are different and too large for the search.
   */
  public Optional<Distinguisher> find(Form g, Form h) {
    if (g == h) {
      return Optional.empty();
    }
    Optional<Distinguisher> old = bornByDayFive(g, h);
    return old.isPresent() ? old : Optional.of(check(g, h, new Linking(forms).distinguish(g, h)));
  }

  /** The first T among the forms born by day 5, if one is found within a few seconds. */
  public Optional<Distinguisher> bornByDayFive(Form g, Form h) {
    SumOutcomes table = SumOutcomes.table(List.of(g, h), small);
    for (Form t : small) {
      if (table.isPrevious(g, t) != table.isPrevious(h, t)) {
        return Optional.of(check(g, h, t));
      }
    }
    return new SetSearch(table, small, g, h)
        .first(MOST_STEPS)
        .map(set -> check(g, h, forms.of(Birthdays.members(small, set))));
  }

  private static Distinguisher check(Form g, Form h, Form t) {
    Outcome first = SumOutcomes.of(g, t);
    Outcome second = SumOutcomes.of(h, t);
    if (first == second) {
      throw new IllegalStateException("no distinguisher: " + t + " for " + g + " and " + h);
    }
    return new Distinguisher(t, first, second);
  }

  /** Goes through the sets T of small forms, given as bits. */
  private static final class SetSearch {
    private final int size;

    /** The options of each follower, as indices of followers. */
    private final int[][] options;

    /** The small forms with which each follower is a P-position. */
    private final int[] partners;

    private final boolean[] previous;
    private final int g;
    private final int h;

    SetSearch(SumOutcomes table, List<Form> small, Form g, Form h) {
      this.size = small.size();
      List<Form> followers = table.left();
      this.options = new int[followers.size()][];
      this.partners = new int[followers.size()];
      this.previous = new boolean[followers.size()];
      for (int i = 0; i < options.length; i++) {
        Form follower = followers.get(i);
        options[i] = follower.options().stream().mapToInt(table::indexOfLeft).toArray();
        for (int j = 0; j < size; j++) {
          partners[i] |= table.isPrevious(follower, small.get(j)) ? 1 << j : 0;
        }
      }
      this.g = table.indexOfLeft(g);
      this.h = table.indexOfLeft(h);
    }

    Optional<Integer> first(long steps) {
      long left = steps;
      for (int members = 1; members <= size; members++) {
        int last = ((1 << members) - 1) << (size - members);
        for (int set = (1 << members) - 1; ; set = nextWithAsMany(set)) {
          left -= options.length;
          if (left < 0) {
            return Optional.empty();
          }
          if (separates(set)) {
            return Optional.of(set);
          }
          if (set == last) {
            break;
          }
        }
      }
      return Optional.empty();
    }

    private static int nextWithAsMany(int set) {
      int lowest = set & -set;
      int ripple = set + lowest;
      return ripple | ((set ^ ripple) >>> 2) / lowest;
    }

    private boolean separates(int set) {
      if ((partners[g] & set) != 0 && (partners[h] & set) != 0) {
        return false;
      }
      for (int i = 0; i < options.length; i++) {
        previous[i] = (partners[i] & set) == 0 && noPrevious(options[i]);
      }
      return previous[g] != previous[h];
    }

    private boolean noPrevious(int[] followers) {
      for (int follower : followers) {
        if (previous[follower]) {
          return false;
        }
      }
      return true;
    }
  }
}
