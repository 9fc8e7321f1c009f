// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere monoid}: a presentation of a commutative monoid, completed.
 *
 * @param order if the elements were counted
 * @param relations the reduced confluent rules
 * @param irredundant some of the given relations from which the others follow
 * @param freeGenerators those all of whose powers are different
 * @param inside if it is small enough to be opened up
 */
public record MonoidAnswer(
    String presentation,
    boolean finite,
    Optional<Integer> order,
    List<String> relations,
    List<String> irredundant,
    List<String> freeGenerators,
    @Flattened Optional<Inside> inside,
    @Unwritten Relations given,
    @Unwritten RewritingSystem system,
    @Unwritten Relations few,
    @Unwritten Optional<NamedMonoid> monoid) {

  /** The elements of larger monoids are not counted. */
  public static final int MAX_ORDER = 100_000;

  /** The elements of larger monoids are counted out, but not listed. */
  private static final int MAX_LISTED = 2_000;

  /** What is in a small monoid. */
  public record Inside(@Flattened MonoidParts parts, List<Element> elements) {}

  /** An element by its word. */
  public record Element(String word, @Flattened MonoidParts.Element facts) {}

  /** A presentation, its completion, and the relations of it that are enough. */
  public static MonoidAnswer of(Relations given, RewritingSystem system, Relations few) {
    Optional<NamedMonoid> monoid = NamedMonoid.of(system, MAX_ORDER);
    return new MonoidAnswer(
        given.toString(),
        system.isFinite(),
        monoid.map(NamedMonoid::order),
        texts(system.relations()),
        texts(few),
        system.freeLetters(),
        monoid.filter(m -> m.order() <= MAX_LISTED).map(MonoidAnswer::inside),
        given,
        system,
        few,
        monoid);
  }

  private static Inside inside(NamedMonoid monoid) {
    List<MonoidParts.Element> facts = MonoidParts.elements(monoid);
    return new Inside(
        MonoidParts.of(monoid),
        IntStream.range(0, monoid.order())
            .mapToObj(x -> new Element(monoid.text(x), facts.get(x)))
            .toList());
  }

  /** The relations of a presentation, as they are typed. */
  public static List<String> texts(Relations relations) {
    return relations.list().stream().map(relations.alphabet()::text).toList();
  }
}
