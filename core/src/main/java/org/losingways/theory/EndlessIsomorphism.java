// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.family.FamilyModel;
import org.losingways.monoid.Multiples;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.FamilyQuotient.Element;
import org.losingways.quotient.NimQuotient;
import org.losingways.quotient.Quotient;

/**
 * Whether two quotients that no finite set generates are the same but for names.
 *
 * <pre>{@code
 * EndlessIsomorphism.find(quotientOf("4.7"), quotientOf("0.57")).images()   // a, b, x_3, x_5, …
 * }</pre>
 *
 * <p>Two families are isomorphic exactly if each threshold has the same least weight in both, and
 * the exceptional kinds have the same parity; then b goes to b or to ab ({@code docs/families.md}).
 * Both sides go on regularly, so finitely many thresholds decide. Games like Nim have one quotient,
 * T∞; in it all elements have finitely many powers, so it is no family's.
 */
public final class EndlessIsomorphism {

  private static final int LARGEST_SHIFT = 12;

  private EndlessIsomorphism() {}

  /** Decides whether there is an isomorphism. */
  static QuotientIsomorphism find(EndlessQuotient<?> from, EndlessQuotient<?> to) {
    if (from instanceof FamilyQuotient p && to instanceof FamilyQuotient q) {
      boolean isSame = haveTheSameLeastWeights(model(p), model(q)) && sameParity(p, q);
      return decided(isSame ? Optional.of(images(p, q, sign(p, q))) : Optional.empty());
    }
    if (from instanceof NimQuotient p && to instanceof NimQuotient q) {
      return decided(Optional.of(letters(p).map(x -> q.number(p.element(x))).boxed().toList()));
    }
    boolean isNimBesideAFamily =
        (from instanceof NimQuotient && to instanceof FamilyQuotient)
            || (from instanceof FamilyQuotient && to instanceof NimQuotient);
    return new QuotientIsomorphism(Optional.empty(), isNimBesideAFamily);
  }

  private static QuotientIsomorphism decided(Optional<List<Integer>> images) {
    return new QuotientIsomorphism(images, true);
  }

  private static FamilyModel model(FamilyQuotient q) {
    return q.family().model();
  }

  private static IntStream letters(Quotient q) {
    return q.generators().stream().mapToInt(Quotient.Generator::element);
  }

  private static boolean sameParity(FamilyQuotient p, FamilyQuotient q) {
    return (model(p).exceptional() & 1) == (model(q).exceptional() & 1);
  }

  /** 1 if b has to go to ab, so that P goes to P. */
  private static int sign(FamilyQuotient p, FamilyQuotient q) {
    return model(p).exceptional() == model(q).exceptional() ? 0 : 1;
  }

  private static List<Integer> images(FamilyQuotient p, FamilyQuotient q, int sign) {
    return letters(p).map(x -> q.number(image(p.element(x), sign))).boxed().toList();
  }

  private static Element image(Element x, int sign) {
    int odd = x.weight().testBit(0) ? 1 : 0;
    return new Element(x.sign() ^ (sign & odd), x.weight(), x.threshold());
  }

  /**
   * From the largest number met on, least weights are half the threshold and something that repeats
   * with twice the saltus.
   */
  static boolean haveTheSameLeastWeights(FamilyModel m, FamilyModel n) {
    int last = Math.max(settled(m), settled(n)) + Multiples.lcm(2 * m.saltus(), 2 * n.saltus());
    return IntStream.rangeClosed(1, last)
        .mapToObj(BigInteger::valueOf)
        .allMatch(t -> leastWeight(m, t).equals(leastWeight(n, t)));
  }

  static Optional<BigInteger> leastWeight(FamilyModel m, BigInteger threshold) {
    return m.leastWeight(threshold).filter(w -> w.compareTo(threshold) < 0);
  }

  static int settled(FamilyModel m) {
    return IntStream.range(0, m.weights().size())
        .filter(h -> m.threshold(h) != FamilyModel.NONE)
        .map(h -> Math.max(m.threshold(h), 2 * m.weight(h) - m.threshold(h)))
        .max()
        .orElse(0);
  }

  /**
   * The least s in absolute value for which heap n plays like heap n+s of another family with the
   * same quotient.
   */
  public static OptionalInt shift(FamilyQuotient p, FamilyQuotient q) {
    FamilyModel m = model(p);
    FamilyModel n = model(q);
    // By then weights and thresholds are those that go on for two common periods, and all
    // thresholds that grow are larger than the weights.
    int last =
        Math.max(m.start(), n.start())
            + LARGEST_SHIFT
            + Multiples.lcm(m.period(), n.period()) * (2 + Math.max(settled(m), settled(n)));
    int sign = sign(p, q);
    IntUnaryOperator next = s -> s > 0 ? -s : 1 - s;
    return IntStream.iterate(0, s -> s <= LARGEST_SHIFT, next)
        .filter(
            s ->
                IntStream.rangeClosed(Math.max(1, 1 - s), last)
                    .allMatch(
                        h ->
                            image(p.element(BigInteger.valueOf(h)), sign)
                                .equals(q.element(BigInteger.valueOf((long) h + s)))))
        .findFirst();
  }
}
