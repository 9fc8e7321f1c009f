// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.family.FamilyModel;
import org.losingways.quotient.EndlessQuotient;

/**
 * The inside of a quotient that no finite set generates, told by schemes as it has no list of
 * elements; {@code docs/families.md} has the proofs for families and Nim. Of levels the schemes are
 * those of the levels computed.
 *
 * <pre>{@code
 * EndlessStructure.of(quotientOf("4.7")).components().get(1).group()   // "Z2 x Z"
 * }</pre>
 *
 * @param letters of a family the letters x_k with their weights, to where they go on regularly
 * @param letterPeriod from there on x_k+period weighs more by half the period; 0 without letters
 * @param parts all elements
 * @param idempotents all elements e with ee = e
 * @param components the archimedean components
 * @param kernel the least ideal, if there is one
 * @param isOfWhole whether all this is proved of all elements, and not only of those that the heaps
 *     computed generate
 */
public record EndlessStructure(
    List<Letter> letters,
    int letterPeriod,
    List<Scheme> parts,
    List<String> idempotents,
    List<EndlessComponent> components,
    Optional<String> kernel,
    boolean isOfWhole) {

  /** The letter x_k: the threshold k with the least weight it has. */
  public record Letter(int threshold, int weight) {}

  /**
   * Elements that are written alike.
   *
   * @param elements how, such as {@code a^e·b^n}
   * @param where for which letters and exponents
   * @param inP which of them are in P
   */
  public record Scheme(String elements, String where, String inP) {}

  /**
   * An archimedean component.
   *
   * @param elements which they are
   * @param idempotent the idempotent in it, if there is one
   * @param group its group; without an idempotent that of fractions
   */
  public record EndlessComponent(String elements, Optional<String> idempotent, String group) {}

  private static final EndlessComponent UNITS =
      new EndlessComponent("1, a", Optional.of("1"), "Z2");

  /** The inside of a quotient. */
  public static EndlessStructure of(EndlessQuotient<?> q) {
    return q.byTheorem(
        family -> family(family.family().model()),
        levels -> new LevelStructure(levels).structure(),
        nim -> nim());
  }

  private static EndlessStructure family(FamilyModel m) {
    int from = EndlessIsomorphism.settled(m);
    int period = 2 * m.saltus();
    for (int p = 2; p < period && period == 2 * m.saltus(); p += 2) {
      period = goesOn(m, p, from, from + period) ? p : period;
    }
    while (from > 1 && goesOn(m, period, from - 1, from - 1)) {
      from--;
    }
    String kind = (m.exceptional() & 1) == 1 ? "odd" : "even";
    return new EndlessStructure(
        IntStream.range(1, from + period)
            .boxed()
            .flatMap(k -> weight(m, k).stream().map(w -> new Letter(k, w)))
            .toList(),
        period,
        List.of(
            new Scheme("a^e·b^n", "e = 0, 1; n ≥ 0", "e = 0 and n > 0 even, or e = 1 and n = 0"),
            new Scheme(
                "a^e·b^n·x_k",
                "e = 0, 1; n + w < k, w the weight of x_k",
                "e = %d, n + w %s and n + w ≤ k − 2".formatted(m.exceptional() >> 1, kind))),
        List.of("1"),
        List.of(UNITS, new EndlessComponent("all others", Optional.empty(), "Z2 x Z")),
        Optional.empty(),
        true);
  }

  private static Optional<Integer> weight(FamilyModel m, int threshold) {
    return EndlessIsomorphism.leastWeight(m, BigInteger.valueOf(threshold))
        .map(BigInteger::intValueExact);
  }

  private static boolean goesOn(FamilyModel m, int period, int from, int to) {
    return IntStream.rangeClosed(from, to)
        .allMatch(k -> weight(m, k + period).equals(weight(m, k).map(w -> w + period / 2)));
  }

  private static EndlessStructure nim() {
    return new EndlessStructure(
        List.of(),
        0,
        List.of(
            new Scheme("1, a", "the nim-values 0 and 1 that are not firm", "a"),
            new Scheme(
                "b2, ab2, and all products of different generators except 1 and a",
                "the firm nim-values 0, 1, 2, …: a, b, c, … are 1, 2, 4, …",
                "b2")),
        List.of("1", "b2"),
        List.of(UNITS, new EndlessComponent("all others", Optional.of("b2"), "Z2 x Z2 x Z2 x …")),
        Optional.of("all but 1 and a"),
        true);
  }
}
