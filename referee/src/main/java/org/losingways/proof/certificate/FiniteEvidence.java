// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * A finite misère quotient (Q, P, Φ), and witnesses that every position outside P has a move to P.
 * There is exactly one right evidence for given rules, claim and generators, so two certificates
 * can be compared by their digests.
 *
 * @param order the number of elements of Q; element 0 is the identity
 * @param generators the heaps whose values generate Q, smaller heaps first
 * @param elements the least word of each element, in the order of words
 * @param pPortion the elements of P, ascending
 * @param phi the value of heap 0, of heap 1 and so on
 * @param witnesses for each element x, the smallest sets V that positions of value x have
 */
public record FiniteEvidence(
    int order,
    List<Generator> generators,
    List<String> elements,
    Ints pPortion,
    Ints phi,
    List<List<Ints>> witnesses)
    implements Evidence.Finite {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "finite";

  /** Larger quotients are not read: their witnesses would not fit into memory. */
  public static final int MAX_ORDER = 8192;

  /** A Latin or Greek letter, or a number in brackets when they are used up. */
  private static final String NAME = "[A-Za-zα-ω]|\\[[1-9][0-9]{0,8}\\]";

  /**
   * A generator of Q.
   *
   * @param name a Latin or Greek letter, or a number in brackets
   * @param heap the smallest heap with this value
   * @param action the product of each element with this generator
   */
  public record Generator(String name, int heap, Ints action) {}

  public FiniteEvidence {
    generators = List.copyOf(generators);
    elements = List.copyOf(elements);
    witnesses = witnesses.stream().map(List::copyOf).toList();
  }

  @Override
  public Map<String, Object> members() {
    return JsonWriter.members(
        "kind", KIND,
        "order", order,
        "generators", generators.stream().map(FiniteEvidence::json).toList(),
        "elements", elements,
        "pPortion", pPortion,
        "phi", phi,
        "witnesses", witnesses);
  }

  private static Map<String, Object> json(Generator generator) {
    return JsonWriter.members(
        "name", generator.name(),
        "heap", generator.heap(),
        "action", generator.action());
  }

  /** Sets are written in ascending order, so that there is one way to write each. */
  @Override
  public Optional<String> fault(int heaps) {
    if (order < 1 || order > MAX_ORDER) {
      return Optional.of("its order is not between 1 and " + MAX_ORDER);
    }
    if (phi.size() != heaps + 1) {
      return Optional.of("phi does not go from heap 0 to heap " + heaps);
    }
    if (!areElements(phi)) {
      return Optional.of("phi has a value that is no element");
    }
    if (elements.size() != order) {
      return Optional.of("it does not have one word for each element");
    }
    if (!isSet(pPortion)) {
      return Optional.of("pPortion is not an ascending list of elements");
    }
    if (witnesses.size() != order) {
      return Optional.of("it does not have a list of witnesses for each element");
    }
    if (!witnesses.stream().flatMap(List::stream).allMatch(this::isSet)) {
      return Optional.of("a witness is not an ascending list of elements");
    }
    Set<String> names = new HashSet<>();
    for (Generator generator : generators) {
      if (!names.add(generator.name()) || !generator.name().matches(NAME)) {
        return Optional.of("the names of the generators are not different letters");
      }
      if (generator.heap() < 1 || generator.heap() > heaps) {
        return Optional.of("the generator " + generator.name() + " is no heap");
      }
      if (generator.action().size() != order || !areElements(generator.action())) {
        return Optional.of(
            "the action of " + generator.name() + " does not send elements to elements");
      }
    }
    return Optional.empty();
  }

  private boolean areElements(Ints list) {
    return list.intStream().allMatch(x -> 0 <= x && x < order);
  }

  private boolean isSet(Ints list) {
    return Evidence.isSet(list, order);
  }
}
