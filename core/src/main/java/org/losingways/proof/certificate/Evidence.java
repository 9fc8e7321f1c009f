// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.Map;
import java.util.Optional;

/**
 * The part of a certificate in which the kinds of quotients differ: the monoid, the values of the
 * heaps, who loses which, and whatever makes that easy to check. Each kind has a {@link
 * org.losingways.proof.Referee} of its own.
 */
public sealed interface Evidence
    permits FiniteEvidence, InfiniteEvidence, GaugeEvidence, Evidence.Growing, PartizanEvidence {

  /** Evidence in which values grow with the heaps, so that the claim has a saltus. */
  sealed interface Growing extends Evidence permits FamilyEvidence, LevelEvidence, NimEvidence {}

  /** 1 if both players have the same moves, 2 if Left and Right have their own. */
  default int players() {
    return 1;
  }

  /** Its kind and the members of the file, in their order, as {@link StrictJson} writes them. */
  Map<String, Object> members();

  /**
   * What is wrong with the form, as the end of a sentence: lists have the lengths that belong
   * together, and every number names something. Whether any of it is true is for the referee.
   */
  Optional<String> fault(int heaps);
}
