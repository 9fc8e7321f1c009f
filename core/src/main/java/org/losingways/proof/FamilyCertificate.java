// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.List;
import java.util.OptionalInt;

/**
 * The claim that a sum, a maximum and a sign tell the outcomes of all positions of an octal game,
 * with heaps of every size; {@code docs/families.md} says what that means and why a finite check
 * proves it.
 *
 * <pre>{@code
 * FamilyChecker.check(certificate) instanceof Verdict.Accepted
 * }</pre>
 *
 * <p>Plain data that may be wrong in every way.
 *
 * @param code the octal code of the game
 * @param start the heap from which on weights, thresholds and signs repeat
 * @param period after how many heaps
 * @param saltus by how much a weight is larger one period later; a threshold by twice as much
 * @param heaps the data of heap 1, heap 2, … to start + period − 1
 * @param exceptionalSign the sign of P-positions below the threshold
 * @param exceptionalParity the parity of their weight
 */
public record FamilyCertificate(
    String code,
    int start,
    int period,
    int saltus,
    List<Heap> heaps,
    int exceptionalSign,
    int exceptionalParity) {

  /** Weight, threshold and sign of a heap. */
  public record Heap(int weight, OptionalInt threshold, int sign) {}

  public FamilyCertificate {
    heaps = List.copyOf(heaps);
  }
}
