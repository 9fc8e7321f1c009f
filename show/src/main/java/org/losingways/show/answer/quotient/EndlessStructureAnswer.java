// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import org.losingways.theory.EndlessStructure;
import org.losingways.theory.EndlessStructure.EndlessComponent;
import org.losingways.theory.EndlessStructure.Letter;
import org.losingways.theory.EndlessStructure.Scheme;

/**
 * The inside of a quotient that no finite set generates. Generators, relations, P, Φ and cells are
 * those of the part that the heaps computed generate; {@code endless} and what follows it are about
 * the whole.
 *
 * @param letters the letters x_k with their weights, to where they go on regularly
 * @param letterPeriod from there on x_k+period weighs more by half the period
 * @param readToHeap where what follows was read off the part to this heap, and is proved that far
 * @param elements all elements, and which of them are in P
 * @param invertible the elements that divide 1
 * @param kernel the least ideal, if there is one
 */
public record EndlessStructureAnswer(
    @Flattened QuotientSummary quotient,
    @Flattened RayParts rays,
    EndlessParts endless,
    @Omitted List<Letter> letters,
    @Omitted OptionalInt letterPeriod,
    @Omitted OptionalInt readToHeap,
    List<Scheme> elements,
    List<String> idempotents,
    List<String> invertible,
    List<EndlessComponent> components,
    Optional<String> kernel,
    @Unwritten EndlessQuotient<?> whole)
    implements Structured {

  /** A quotient opened up. */
  public static EndlessStructureAnswer of(EndlessQuotient<?> q) {
    EndlessStructure structure = EndlessStructure.of(q);
    return new EndlessStructureAnswer(
        QuotientSummary.of(q, SolverStatus.SOLVED),
        RayParts.of(q),
        EndlessParts.of(q).orElseThrow(),
        structure.letters(),
        structure.letters().isEmpty()
            ? OptionalInt.empty()
            : OptionalInt.of(structure.letterPeriod()),
        structure.isOfWhole() ? OptionalInt.empty() : OptionalInt.of(q.heapsComputed()),
        structure.parts(),
        structure.idempotents(),
        List.of("1", "a"),
        structure.components(),
        structure.kernel(),
        q);
  }
}
