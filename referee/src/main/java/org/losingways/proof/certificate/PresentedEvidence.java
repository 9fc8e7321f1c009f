// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * A finite misère quotient (Q, P, Φ) given by relations: few numbers for many elements. What every
 * generator does to every element, and that every position outside P has a move to P, is for the
 * reader to find out. There is exactly one right evidence for given rules, claim and letters.
 *
 * @param order the number of elements of Q, which are numbered in the order of their least words;
 *     element 0 is the identity
 * @param letters the heaps whose values generate Q, ascending
 * @param relations the words that are not least though all their factors are, ascending, each with
 *     the least word that is equal to it
 * @param pPortion the elements of P, ascending
 * @param phi the value of heap 0, of heap 1 and so on
 */
public record PresentedEvidence(
    int order, Ints letters, List<Relation> relations, Ints pPortion, Ints phi)
    implements Evidence.Finite {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "presented";

  /** Larger quotients are not read. */
  public static final int MAX_ORDER = 1 << 16;

  /**
   * Two words that are equal in Q, each by the exponents of all letters.
   *
   * @param left the larger one
   */
  public record Relation(Ints left, Ints right) {}

  public PresentedEvidence {
    relations = List.copyOf(relations);
  }

  @Override
  public Map<String, Object> members() {
    return JsonWriter.members(
        "kind", KIND,
        "order", order,
        "letters", letters,
        "relations", relations.stream().map(r -> List.of(r.left(), r.right())).toList(),
        "pPortion", pPortion,
        "phi", phi);
  }

  @Override
  public Optional<String> fault(int heaps) {
    if (order < 1 || order > MAX_ORDER) {
      return Optional.of("its order is not between 1 and " + MAX_ORDER);
    }
    if (phi.size() != heaps + 1) {
      return Optional.of("phi does not go from heap 0 to heap " + heaps);
    }
    if (!phi.intStream().allMatch(x -> 0 <= x && x < order)) {
      return Optional.of("phi has a value that is no element");
    }
    if (!Evidence.isSet(pPortion, order)) {
      return Optional.of("pPortion is not an ascending list of elements");
    }
    if (!Evidence.isSet(letters, heaps + 1) || letters.contains(0)) {
      return Optional.of("its letters are not an ascending list of heaps");
    }
    if (!relations.stream().allMatch(r -> isWord(r.left()) && isWord(r.right()))) {
      return Optional.of("a relation is not one of two words");
    }
    return Optional.empty();
  }

  /** A word all of whose shorter powers are elements has no larger exponents. */
  private boolean isWord(Ints exponents) {
    return exponents.size() == letters.size()
        && exponents.intStream().allMatch(e -> 0 <= e && e <= order);
  }
}
