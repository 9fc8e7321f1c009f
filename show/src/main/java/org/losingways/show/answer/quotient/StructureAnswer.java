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
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import org.losingways.theory.ElementGenera;
import org.losingways.theory.MexTable;
import org.losingways.theory.NormalCopy;
import org.losingways.theory.QuotientStructure;
import org.losingways.theory.TameExtension;

/**
 * The inside of a finite quotient.
 *
 * @param irredundant relations from which all others follow
 * @param normalOrder the order of the quotient of normal play
 * @param normalCopy its copy in the kernel, if heaps are taken to heaps
 * @param mex which option values give which value, if that is asked for
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
    @Omitted Optional<List<Mex>> mex,
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
   * The sets of option values that give a value: all between one of the least and the largest.
   *
   * @param allLeast whether no other minimal set gives the value
   */
  public record Mex(String value, List<String> most, List<List<String>> least, boolean allLeast) {}

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
        Optional.empty(),
        q,
        few,
        copy,
        extension);
  }

  /**
   * The same with its mex function, unless the order is too large or time is over.
   *
   * @param stop when it says yes, the mex function is left out
   */
  public StructureAnswer withMex(BooleanSupplier stop) {
    Optional<List<Mex>> rows =
        structure.order() > MexTable.MAX_ORDER
            ? Optional.empty()
            : MexTable.of(structure, stop)
                .map(table -> table.rows().stream().map(this::mexRow).toList());
    return new StructureAnswer(
        quotient,
        irredundant,
        parts,
        normalOrder,
        normalCopy,
        tameExtension,
        elements,
        rows,
        structure,
        few,
        copy,
        extension);
  }

  private Mex mexRow(MexTable.Row row) {
    return new Mex(
        structure.text(row.value()),
        words(row.most()),
        row.least().stream().map(this::words).toList(),
        row.isComplete());
  }

  private List<String> words(List<Integer> values) {
    return values.stream().map(structure::text).toList();
  }
}
