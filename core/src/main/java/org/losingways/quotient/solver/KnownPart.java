// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.FiniteQuotient;

/**
 * Whether a trial with one heap more says the same as a verified quotient of all positions without
 * the new heap.
 *
 * <p>It does if the elements that the other heaps generate are mapped onto the verified quotient by
 * a homomorphism that takes each heap's value to the verified one, and P to P and the rest to the
 * rest. Then only positions with the new heap may be wrong, and verification may begin each with
 * it.
 *
 * <p>Cost: these elements × generators.
 */
final class KnownPart {

  private KnownPart() {}

  static boolean isKept(Trial.Reduced trial, FiniteQuotient known) {
    FiniteMonoid monoid = trial.monoid();
    FiniteMonoid before = known.monoid();
    int[] phi = known.phi();
    int[] image = new int[monoid.order()];
    Arrays.fill(image, -1);
    image[0] = 0;
    IntArrayList members = IntArrayList.of(0);
    IntArrayList generators = new IntArrayList();
    for (int h = 1; h < phi.length; h++) {
      int value = trial.values()[h];
      if (image[value] >= 0) {
        if (image[value] != phi[h]) {
          return false;
        }
        continue;
      }
      generators.add(h);
      int[] row = monoid.row(value);
      int[] rowBefore = before.row(phi[h]);
      for (int i = 0; i < members.size(); i++) {
        int x = members.getInt(i);
        if (image[row[x]] < 0) {
          image[row[x]] = rowBefore[image[x]];
          members.add(row[x]);
        }
      }
    }
    for (int h : generators) {
      int[] row = monoid.row(trial.values()[h]);
      int[] rowBefore = before.row(phi[h]);
      for (int x : members) {
        if (image[row[x]] != rowBefore[image[x]]) {
          return false;
        }
      }
    }
    for (int x : members) {
      if (Bits.get(trial.p(), x) != known.bipartite().inP(image[x])) {
        return false;
      }
    }
    return true;
  }
}
