// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.Map;
import java.util.Optional;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * That a game plays like Nim, with nim-values that grow for ever: a position is a P-position
 * exactly if some heap is firm and the nim-sum is 0, or no heap is firm and it is 1. {@code
 * docs/families.md} says why a finite check proves it. The claim must be {@link Claim.Growing}.
 *
 * @param nimValues the nim-value of heap 0, of heap 1 and so on, to the end of the first period
 * @param firm for each heap 1 if it is firm, 0 if not
 */
public record NimEvidence(Ints nimValues, String firm) implements Evidence.Growing {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "nim";

  /** Claims that would need more heaps than this to be checked are refused. */
  public static final int MOST_HEAPS = 1 << 14;

  @Override
  public Map<String, Object> members() {
    return JsonWriter.members(
        "kind", KIND,
        "nimValues", nimValues,
        "firm", firm);
  }

  @Override
  public Optional<String> fault(int heaps) {
    if (nimValues.size() != heaps + 1 || firm.length() != heaps + 1) {
      return Optional.of("its values do not go from heap 0 to heap " + heaps);
    }
    boolean areValues =
        nimValues.intStream().allMatch(g -> 0 <= g && g <= MOST_HEAPS) && Evidence.areBits(firm);
    return areValues ? Optional.empty() : Optional.of("a nim-value or a firm makes no sense");
  }
}
