// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.PartizanOutcome;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Unwritten;
import org.losingways.show.view.QuotientView;

/**
 * The inside of the misère monoid of a partizan game, which is finite or the integers.
 *
 * @param group what group it is, if it is infinite; then each element has an inverse
 * @param parts idempotents, subgroups, ideals and components, if it is finite
 * @param elements if it is finite
 * @param cells the points and rays, if it is infinite
 */
public record PartizanStructureAnswer(
    String game,
    String status,
    boolean partizan,
    OptionalInt order,
    int heapsComputed,
    List<QuotientSummary.Generator> generators,
    List<String> relations,
    Optional<String> group,
    @Flattened Optional<MonoidParts> parts,
    List<Element> elements,
    List<Cell> cells,
    @Unwritten QuotientView view,
    @Unwritten Optional<NamedMonoid> named)
    implements Structured {

  /**
   * An element.
   *
   * @param position one whose value it is
   */
  public record Element(
      String word, String outcome, String position, @Flattened MonoidParts.Element facts) {}

  /**
   * A point, or the elements w, wx, wx², … of a ray.
   *
   * @param letter the letter that leads on, if it is a ray
   * @param first the outcomes of the first ones
   * @param repeating the outcomes of those after these, again and again; none for a point
   */
  public record Cell(
      String word, Optional<String> letter, List<String> first, List<String> repeating) {}

  static PartizanStructureAnswer of(QuotientView q, SolverStatus status) {
    Optional<NamedMonoid> named =
        q.order().isPresent() ? NamedMonoid.of(q.system(), q.order().getAsInt()) : Optional.empty();
    return new PartizanStructureAnswer(
        q.code(),
        status.word(),
        true,
        q.order(),
        q.heaps(),
        IntStream.range(0, q.names().size())
            .mapToObj(
                g -> QuotientSummary.Generator.of(q.names().get(g), q.generatorHeap(g), q.labels()))
            .toList(),
        QuotientSummary.texts(q.system().relations()),
        named.isPresent()
            ? Optional.empty()
            : Optional.of(q.structure().units().group().toString()),
        named.map(MonoidParts::of),
        named.map(n -> elements(q, n)).orElse(List.of()),
        named.isPresent() ? List.of() : cells(q),
        q,
        named);
  }

  private static List<Element> elements(QuotientView q, NamedMonoid named) {
    List<MonoidParts.Element> facts = MonoidParts.elements(named);
    return IntStream.range(0, named.order())
        .mapToObj(
            x ->
                new Element(
                    named.text(x),
                    q.outcome(x).name(),
                    q.labels().text(q.position(x)),
                    facts.get(x)))
        .toList();
  }

  private static List<Cell> cells(QuotientView q) {
    return Stream.concat(q.words().points().stream(), q.words().rays().stream())
        .map(
            cell ->
                new Cell(
                    q.system().alphabet().text(q.monoid().word(cell)),
                    q.letter(cell),
                    names(q.first(cell)),
                    names(q.repeating(cell))))
        .toList();
  }

  private static List<String> names(List<PartizanOutcome> outcomes) {
    return outcomes.stream().map(PartizanOutcome::name).toList();
  }
}
