// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.Map;
import java.util.Optional;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * That a sum, a maximum and a sign tell the outcomes of all positions of an octal game, with heaps
 * of every size; {@code docs/families.md} says what that means and why a finite check proves it.
 * The claim must be {@link Claim.Growing}.
 *
 * @param weights the weight of heap 0, of heap 1 and so on, to the end of the first period
 * @param thresholds the threshold of each heap, 0 if it has none
 * @param signs the sign of each heap, 0 or 1
 * @param exceptionalSign the sign of P-positions below the threshold
 * @param exceptionalParity the parity of their weight
 */
public record FamilyEvidence(
    Ints weights, Ints thresholds, String signs, int exceptionalSign, int exceptionalParity)
    implements Evidence.Growing {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "family";

  /** Claims that would need more heaps than this to be checked are refused. */
  public static final int MOST_HEAPS = 2500;

  @Override
  public Map<String, Object> members() {
    return JsonWriter.members(
        "kind", KIND,
        "weights", weights,
        "thresholds", thresholds,
        "signs", signs,
        "exceptionalSign", exceptionalSign,
        "exceptionalParity", exceptionalParity);
  }

  @Override
  public Optional<String> fault(int heaps) {
    if (heaps > 2 * MOST_HEAPS) {
      return Optional.of("its largest heap is not between 0 and " + 2 * MOST_HEAPS);
    }
    if (weights.size() != heaps + 1
        || thresholds.size() != heaps + 1
        || signs.length() != heaps + 1) {
      return Optional.of("its values do not go from heap 0 to heap " + heaps);
    }
    if (!weights.intStream().allMatch(w -> 0 <= w && w <= MOST_HEAPS)
        || !thresholds.intStream().allMatch(t -> 0 <= t && t <= 2 * MOST_HEAPS)
        || !Evidence.areBits(signs)) {
      return Optional.of("a weight, a threshold or a sign makes no sense");
    }
    boolean areBits = exceptionalSign >> 1 == 0 && exceptionalParity >> 1 == 0;
    return areBits && exceptionalSign + exceptionalParity > 0
        ? Optional.empty()
        : Optional.of("the exceptional sign and parity are not 0 and 1, 1 and 0, or 1 and 1");
  }
}
