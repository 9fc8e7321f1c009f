// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.family.FamilyModel;
import org.losingways.family.LevelModel;
import org.losingways.family.TameNim;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.Omitted;

/**
 * What there is to say of a quotient that no finite set generates, and that is known for heaps of
 * every size: what each heap is worth, and how that goes on.
 *
 * @param kind {@code weights}, {@code levels} or {@code nim}
 * @param start the heap from which on all goes on regularly
 * @param period after how many heaps
 * @param saltus by how much weights, nim-values or levels are larger then; thresholds by twice as
 *     much
 * @param weights the weights of the heaps 0, 1, 2, … to the end of the first period
 * @param thresholds their thresholds, null for those without
 * @param signs their signs
 * @param exceptionalSign the sign of P-positions far below the threshold
 * @param exceptionalParity the parity of their weight
 * @param nimValues the nim-values of the heaps
 * @param firm for each heap 1 if it is firm, 0 if it is fickle
 * @param letters for each heap its letter, the same for heaps a period apart
 * @param steps for each letter where it leads from each state of the machine
 * @param down where a step down to the next level leads from each state
 * @param losing for each state 1 if it is losing, else 0
 * @param relations the relations of all generators; of a game of levels those of its lowest ones
 */
public record EndlessParts(
    String kind,
    int start,
    int period,
    int saltus,
    @Omitted List<Integer> weights,
    @Omitted List<OptionalInt> thresholds,
    @Omitted List<Integer> signs,
    @Omitted OptionalInt exceptionalSign,
    @Omitted OptionalInt exceptionalParity,
    @Omitted List<Integer> nimValues,
    @Omitted List<Integer> firm,
    @Omitted List<Integer> letters,
    @Omitted List<List<Integer>> steps,
    @Omitted List<Integer> down,
    @Omitted List<Integer> losing,
    List<String> relations) {

  /** What is said of a quotient, if it is such a one. */
  public static Optional<EndlessParts> of(Quotient q) {
    return q.byKind(
        finite -> Optional.empty(),
        infinite -> Optional.empty(),
        endless ->
            Optional.of(
                endless.byTheorem(
                    family -> of(family.family().model(), endless.schemes()),
                    levels -> of(levels.model(), endless.schemes()),
                    nim -> of(nim.nim(), endless.schemes()))));
  }

  private static EndlessParts of(LevelModel m, List<String> relations) {
    return new EndlessParts(
        "levels",
        m.start(),
        m.period(),
        1,
        List.of(),
        List.of(),
        List.of(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        List.of(),
        List.of(),
        List.copyOf(m.letters()),
        m.steps().stream().map(List::<Integer>copyOf).toList(),
        List.copyOf(m.down()),
        List.copyOf(m.losing()),
        relations);
  }

  private static EndlessParts of(FamilyModel m, List<String> relations) {
    return new EndlessParts(
        "weights",
        m.start(),
        m.period(),
        m.saltus(),
        List.copyOf(m.weights()),
        m.thresholds()
            .intStream()
            .mapToObj(t -> t == FamilyModel.NONE ? OptionalInt.empty() : OptionalInt.of(t))
            .toList(),
        List.copyOf(m.signs()),
        OptionalInt.of(m.exceptional() >> 1),
        OptionalInt.of(m.exceptional() & 1),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        relations);
  }

  private static EndlessParts of(TameNim nim, List<String> relations) {
    List<BigInteger> heaps =
        IntStream.range(0, nim.start() + nim.period()).mapToObj(BigInteger::valueOf).toList();
    return new EndlessParts(
        "nim",
        nim.start(),
        nim.period(),
        nim.saltus(),
        List.of(),
        List.of(),
        List.of(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        heaps.stream().map(h -> nim.value(h).intValueExact()).toList(),
        heaps.stream().map(h -> nim.isFirm(h) ? 1 : 0).toList(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        relations);
  }
}
