// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.BipartiteMonoid;

/** A finite partial quotient that was verified. */
record Known(BipartiteMonoid quotient, HeapValues values) {

  /** What a snapshot says; its shape must have been checked. */
  static Known of(Ruleset rules, SolverSnapshot snapshot) {
    FiniteMonoid monoid = FiniteMonoid.ofAction(snapshot.action());
    long[] p = Bits.of(monoid.order());
    for (int x : snapshot.p()) {
      Bits.set(p, x);
    }
    return new Known(new BipartiteMonoid(monoid, p), new HeapValues(rules, monoid, snapshot.phi()));
  }
}
