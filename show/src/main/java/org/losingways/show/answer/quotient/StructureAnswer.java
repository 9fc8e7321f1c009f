// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.losingways.genus.Genus;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.Relations;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Unwritten;
import org.losingways.theory.ElementGenera;
import org.losingways.theory.NormalCopy;
import org.losingways.theory.QuotientStructure;
import org.losingways.theory.TameExtension;

/**
 * The inside of a finite quotient.
 *
 * @param irredundant relations from which all others follow
 * @param normalOrder the order of the quotient of normal play
 * @param normalCopy its copy in the kernel, if heaps are taken to heaps
 * @param tameExtension of what it is a tame extension, if it is one
 */
public record StructureAnswer(
    @Flattened QuotientSummary quotient,
    List<String> irredundant,
    @Flattened MonoidParts parts,
    int normalOrder,
    Optional<List<String>> normalCopy,
    Optional<Extension> tameExtension,
    List<Element> elements,
    @Unwritten QuotientStructure structure,
    @Unwritten Relations few,
    @Unwritten Optional<NormalCopy> copy,
    @Unwritten Optional<TameExtension> extension)
    implements Structured {

  /** Genera that need more positions are left open. */
  private static final int MAX_POSITIONS = 1_000_000;

  /** How often a quotient of this order is extended. */
  public record Extension(int times, int baseOrder) {}

  /**
   * An element with its outcome and, if it was found in time, its genus.
   *
   * @param position one whose value it is
   */
  public record Element(
      String word,
      String outcome,
      Optional<String> genus,
      String position,
      @Flattened MonoidParts.Element facts) {}

  /**
   * A quotient opened up.
   *
   * @param stopRelations when it says yes, relations that follow are left where they are
   * @param stopGenera when it says yes, genera that are hard to find are given up
   */
  public static StructureAnswer of(
      QuotientStructure q,
      SolverStatus status,
      BooleanSupplier stopRelations,
      BooleanSupplier stopGenera) {
    Relations few = Irredundant.of(q.named().system().relations(), Long.MAX_VALUE, stopRelations);
    ElementGenera genera = new ElementGenera(q, MAX_POSITIONS, stopGenera);
    List<MonoidParts.Element> facts = MonoidParts.elements(q.named());
    Optional<NormalCopy> copy = NormalCopy.find(q);
    Optional<TameExtension> extension = TameExtension.find(q);
    return new StructureAnswer(
        QuotientSummary.of(q, status),
        QuotientSummary.texts(few),
        MonoidParts.of(q.named()),
        NormalCopy.normalOrder(q),
        copy.map(c -> c.elements().intStream().mapToObj(q::text).toList()),
        extension.map(e -> new Extension(e.times(), e.base().order())),
        IntStream.range(0, q.order())
            .mapToObj(
                x ->
                    new Element(
                        q.text(x),
                        q.outcome(x).name(),
                        genera.genus(x).map(Genus::toString),
                        q.rules().labels().text(q.position(x)),
                        facts.get(x)))
            .toList(),
        q,
        few,
        copy,
        extension);
  }
}
