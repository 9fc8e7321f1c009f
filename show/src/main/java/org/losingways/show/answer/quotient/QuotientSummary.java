// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.game.Pattern;
import org.losingways.monoid.words.Relations;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.theory.QuotientStructure;

/**
 * What every answer about a quotient (Q, P, Φ) says of it, of whatever kind it is; what is infinite
 * has no order, and its P is told by {@link RayParts}.
 *
 * @param status how far it is proved: solved, growing, infinite, …
 * @param pPortion the elements of P that are on no ray
 * @param phi the values of the heaps from 0 on
 * @param labels what the numbers of heaps stand for, unless they are sizes
 */
public record QuotientSummary(
    String game,
    String status,
    boolean tame,
    OptionalInt order,
    OptionalInt pSize,
    OptionalInt period,
    OptionalInt preperiod,
    @Omitted Optional<String> pattern,
    int heapsComputed,
    int lastTameHeap,
    Optional<String> name,
    List<Generator> generators,
    List<String> relations,
    List<String> pPortion,
    List<String> phi,
    @Omitted List<String> labels) {

  /**
   * A generator.
   *
   * @param heap the first heap that has it as its value
   * @param label how that is written, unless it is a size
   */
  public record Generator(String name, int heap, @Omitted Optional<String> label) {

    static Generator of(String name, int heap, Labels labels) {
      return new Generator(
          name, heap, labels.areSizes() ? Optional.empty() : Optional.of(labels.label(heap)));
    }
  }

  /** A quotient in the words in which it is always printed. */
  public static QuotientSummary of(Quotient q, SolverStatus status) {
    Labels labels = q.rules().labels();
    return of(
        q,
        status,
        q.generators().stream().map(g -> Generator.of(g.name(), g.heap(), labels)).toList(),
        q.relations().stream().map(q.alphabet()::text).toList(),
        q.cells().stream()
            .filter(cell -> cell.letter().isEmpty() && cell.first().get(0))
            .map(Quotient.Cell::word)
            .toList(),
        q.printedPhi());
  }

  /** A finite quotient in words of chosen generators. */
  public static QuotientSummary of(QuotientStructure q, SolverStatus status) {
    List<String> names = q.named().system().alphabet().names();
    Labels labels = q.rules().labels();
    return of(
        q.quotient(),
        status,
        IntStream.range(0, names.size())
            .mapToObj(g -> Generator.of(names.get(g), q.generatorHeap(g), labels))
            .toList(),
        texts(q.named().system().relations()),
        IntStream.range(0, q.order()).filter(q::inP).mapToObj(q::text).toList(),
        IntStream.rangeClosed(0, q.heaps()).mapToObj(heap -> q.text(q.value(heap))).toList());
  }

  private static QuotientSummary of(
      Quotient q,
      SolverStatus status,
      List<Generator> generators,
      List<String> relations,
      List<String> p,
      List<String> phi) {
    Optional<Period> period = q.period();
    return new QuotientSummary(
        q.rules().code(),
        status.word(),
        q.name().filter(n -> n.startsWith("T")).isPresent(),
        q.finiteOrder(),
        q.finiteOrder().isPresent() ? OptionalInt.of(p.size()) : OptionalInt.empty(),
        period.map(x -> OptionalInt.of(x.period())).orElse(OptionalInt.empty()),
        period.map(x -> OptionalInt.of(x.preperiod())).orElse(OptionalInt.empty()),
        q.pattern().map(Pattern::sentence),
        q.heapsComputed(),
        q.lastTameHeap(),
        q.name(),
        generators,
        relations,
        p,
        phi,
        HeapName.legend(q.rules().labels(), q.heapsComputed()));
  }

  /** Relations, such as {@code b4=b2}. */
  static List<String> texts(Relations relations) {
    return relations.list().stream().map(relations.alphabet()::text).toList();
  }
}
