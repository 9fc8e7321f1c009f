// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.List;
import java.util.function.IntFunction;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.search.Budget;

/** Turns a snapshot back into a verified quotient, believing none of it. */
final class Resumption {

  private Resumption() {}

  /**
   * The quotient of a snapshot, verified.
   *
   * @param lengths gives the lengths of all heaps up to one
   */
  static Candidate verify(Ruleset rules, SolverSnapshot snapshot, IntFunction<int[]> lengths) {
    Budget budget = Budget.current();
    checkShape(rules, snapshot);
    FiniteMonoid monoid = FiniteMonoid.ofAction(snapshot.action());
    checkCommutes(monoid);
    int[] phi = snapshot.phi();
    int[] all = lengths.apply(phi.length - 1);
    // Outcomes are derived anew from the rules; P as saved only has to agree with them.
    Trial trial = new Trial(monoid, phi, List.of(), all, budget);
    Reduced reduced = trial.reduce(trial.outcomes(rules, budget), budget);
    if (reduced.monoid().order() != monoid.order()
        || Bits.count(reduced.p()) != snapshot.p().length) {
      throw damaged("its values do not fit the rules");
    }
    for (int x : snapshot.p()) {
      int value = 0;
      for (int h : trial.word(x)) {
        value = reduced.monoid().times(value, reduced.values()[h]);
      }
      if (!Bits.get(reduced.p(), value)) {
        throw damaged("its P-portion does not fit the rules");
      }
    }
    Candidate candidate = Candidate.of(rules, reduced, all, budget);
    if (candidate.failure().isPresent()) {
      throw damaged("it gives a position the wrong outcome");
    }
    return candidate;
  }

  private static void checkShape(Ruleset rules, SolverSnapshot snapshot) {
    int[][] action = snapshot.action();
    int order = action.length == 0 ? 1 : action[0].length;
    int[] phi = snapshot.phi();
    if (phi.length == 0 || phi[0] != 0 || phi.length - 1L > rules.largestHeap()) {
      throw damaged("its list of heap values has the wrong length");
    }
    for (int[] row : action) {
      if (row.length != order) {
        throw damaged("its generators act on different numbers of elements");
      }
      checkRange(row, order);
    }
    checkRange(phi, order);
    checkRange(snapshot.p(), order);
  }

  private static void checkRange(int[] elements, int order) {
    for (int x : elements) {
      if (x < 0 || x >= order) {
        throw damaged("there is no element " + x);
      }
    }
  }

  private static void checkCommutes(FiniteMonoid monoid) {
    for (int g = 0; g < monoid.generators(); g++) {
      for (int h = 0; h < g; h++) {
        for (int x = 0; x < monoid.order(); x++) {
          if (monoid.action(g)[monoid.action(h)[x]] != monoid.action(h)[monoid.action(g)[x]]) {
            throw damaged("its multiplication is not commutative");
          }
        }
      }
    }
  }

  static IllegalArgumentException damaged(String why) {
    return new IllegalArgumentException("the saved run is damaged: " + why);
  }
}
