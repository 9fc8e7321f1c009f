// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/** Keeps of things with sets those whose sets contain no other's. */
final class Smallest {

  private Smallest() {}

  /** Adds a thing unless one with a smaller set is there; drops those with larger ones. */
  static <T> boolean keep(List<T> kept, T added, Function<T, BitSet> set) {
    if (kept.stream().anyMatch(other -> isSubset(set.apply(other), set.apply(added)))) {
      return false;
    }
    kept.removeIf(other -> isSubset(set.apply(added), set.apply(other)));
    return kept.add(added);
  }

  static boolean isSubset(BitSet set, BitSet of) {
    BitSet rest = (BitSet) set.clone();
    rest.andNot(of);
    return rest.isEmpty();
  }
}
