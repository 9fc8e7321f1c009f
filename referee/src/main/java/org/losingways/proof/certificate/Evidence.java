// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.Map;
import java.util.Optional;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * The part of a certificate in which the kinds of quotients differ: the monoid, the values of the
 * heaps, who loses which, and whatever makes that easy to check. Each kind has a {@link
 * org.losingways.proof.Referee} of its own.
 */
public sealed interface Evidence
    permits Evidence.Finite, InfiniteEvidence, GaugeEvidence, Evidence.Growing, PartizanEvidence {

  /** A finite quotient (Q, P, Φ): its elements are the numbers from 0 on, and 0 is the identity. */
  sealed interface Finite extends Evidence permits FiniteEvidence, PresentedEvidence {

    /** |Q|. */
    int order();

    /** The elements of P, ascending. */
    Ints pPortion();

    /** Φ from heap 0 on. */
    Ints phi();
  }

  /** Evidence in which values grow with the heaps, so that the claim has a saltus. */
  sealed interface Growing extends Evidence permits FamilyEvidence, LevelEvidence, NimEvidence {}

  /** 1 if both players have the same moves, 2 if Left and Right have their own. */
  default int players() {
    return 1;
  }

  /** Its kind and the members of the file, in their order, as {@link JsonWriter} writes them. */
  Map<String, Object> members();

  /**
   * What is wrong with the form, as the end of a sentence: lists have the lengths that belong
   * together, and every number names something. Whether any of it is true is for the referee.
   */
  Optional<String> fault(int heaps);

  /** Whether a list ascends from 0 on and ends before a bound: a set in the one way to write it. */
  static boolean isSet(Ints list, int bound) {
    int previous = -1;
    for (int i = 0; i < list.size(); i++) {
      if (list.getInt(i) <= previous || list.getInt(i) >= bound) {
        return false;
      }
      previous = list.getInt(i);
    }
    return true;
  }

  /** Whether a text has no other signs than 0 and 1; a pattern would take room for each of them. */
  static boolean areBits(String text) {
    return text.chars().allMatch(c -> c == '0' || c == '1');
  }
}
