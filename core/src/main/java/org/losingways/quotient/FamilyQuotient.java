// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.family.Family;
import org.losingways.family.FamilyModel;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * The quotient of a game that a sum, a maximum and a sign tell all about, such as 4.7: its elements
 * are triples (e, W, M), with M forgotten where M ≤ W.
 *
 * <p>Written with letters: a = (1, 0, −), b = (0, 1, −), and for each threshold M the letter x_M =
 * (0, w, M) where w is the least weight of a heap with this threshold. So each element is aᵉbⁿ or
 * aᵉbⁿx_M, n + w &lt; M, in one way. {@code docs/families.md} has the proof that no two of these
 * are equal.
 */
public final class FamilyQuotient extends EndlessQuotient<FamilyQuotient.Element> {

  /**
   * An element.
   *
   * @param sign e
   * @param weight W
   * @param threshold M where it is larger than W, else 0
   */
  public record Element(int sign, BigInteger weight, BigInteger threshold) {

    private static Element of(int sign, BigInteger weight, BigInteger threshold) {
      return new Element(
          sign, weight, threshold.compareTo(weight) > 0 ? threshold : BigInteger.ZERO);
    }

    private static Element of(int sign, int weight, int threshold) {
      return of(sign, BigInteger.valueOf(weight), BigInteger.valueOf(threshold));
    }

    private boolean hasThreshold() {
      return threshold.signum() > 0;
    }
  }

  private static final BigInteger TWO = BigInteger.valueOf(2);

  private final Family family;
  private final FamilyModel m;

  /** The thresholds of the heaps computed that are not outweighed by the heaps that have them. */
  private final List<Integer> thresholds;

  private FamilyQuotient(FiniteQuotient lastFinite, Family family) {
    super(lastFinite, Element.of(0, 0, 0));
    this.family = family;
    this.m = family.model();
    this.thresholds =
        List.copyOf(new TreeSet<>(family.leastWeights(lastFinite.heapsComputed()).keySet()));
  }

  /**
   * The quotient that is seen in a partial one.
   *
   * @param isProved whether that was proved before
   */
  static Optional<FamilyQuotient> family(
      TakeAndBreak rules, FiniteQuotient partial, boolean isProved) {
    return (isProved
            ? Family.again(rules, partial.monoid(), partial.bipartite()::inP, partial.phi())
            : Family.find(rules, partial.monoid(), partial.bipartite()::inP, partial.phi()))
        .filter(family -> isReduced(family.model(), partial.heapsComputed()))
        .map(family -> new FamilyQuotient(partial, family));
  }

  /** Whether no two triples are interchangeable: the condition of the theorem on the quotient. */
  private static boolean isReduced(FamilyModel m, int heaps) {
    return IntStream.rangeClosed(1, heaps).anyMatch(h -> m.weight(h) == 0 && m.sign(h) == 1)
        && IntStream.rangeClosed(1, heaps).anyMatch(h -> m.weight(h) == 1 && m.threshold(h) <= 1)
        && m.thresholds().intStream().allMatch(t -> t == FamilyModel.NONE || t % 2 != 0);
  }

  /** The proof, and the weights, thresholds and signs. */
  public Family family() {
    return family;
  }

  @Override
  public <R> R byTheorem(
      Function<? super FamilyQuotient, ? extends R> family,
      Function<? super LevelQuotient, ? extends R> levels,
      Function<? super NimQuotient, ? extends R> nim) {
    return family.apply(this);
  }

  @Override
  public Element element(BigInteger heap) {
    return Element.of(m.sign(heap), m.weight(heap), m.threshold(heap).orElse(BigInteger.ZERO));
  }

  @Override
  Element product(Element x, Element y) {
    return Element.of(
        x.sign() ^ y.sign(), x.weight().add(y.weight()), x.threshold().max(y.threshold()));
  }

  @Override
  boolean inP(Element x) {
    int kind = 2 * x.sign() + (x.weight().testBit(0) ? 1 : 0);
    int excess = x.hasThreshold() ? x.threshold().subtract(x.weight()).min(TWO).intValue() : 0;
    return m.losing(x.weight().signum(), excess, kind);
  }

  @Override
  String text(Element x) {
    BigInteger n = x.weight().subtract(rest(x));
    String b = n.signum() == 0 ? "" : n.equals(BigInteger.ONE) ? "b" : "b" + n;
    String text = (x.sign() == 1 ? "a" : "") + b + (x.hasThreshold() ? "x_" + x.threshold() : "");
    return text.isEmpty() ? "1" : text;
  }

  /** The weight of the letter x_M in the word of an element. */
  private BigInteger rest(Element x) {
    return x.hasThreshold() ? m.leastWeight(x.threshold()).orElseThrow() : BigInteger.ZERO;
  }

  @Override
  int settled(Element x, Element y) {
    if (y.weight().signum() == 0) {
      return 1;
    }
    BigInteger missing = x.threshold().max(y.threshold()).subtract(x.weight());
    return missing.max(BigInteger.ONE).divide(y.weight()).intValueExact() + 2;
  }

  @Override
  public List<String> schemes() {
    return List.of(
        "a2=1",
        "b^n·x_k=b^(n+w) if n+w≥k, w the weight of x_k",
        "x_j·x_k=b^v·x_k if j≤k, v the weight of x_j");
  }

  @Override
  public String explain(List<BigInteger> heaps) {
    List<Element> all = heaps.stream().map(this::element).toList();
    Optional<BigInteger> most =
        heaps.stream().flatMap(h -> m.threshold(h).stream()).max(BigInteger::compareTo);
    BigInteger weight = all.stream().map(Element::weight).reduce(BigInteger.ZERO, BigInteger::add);
    return "weight %s, %s, sign %d"
        .formatted(
            weight,
            most.map(t -> "largest threshold " + t).orElse("no threshold"),
            all.stream().mapToInt(Element::sign).sum() % 2);
  }

  @Override
  public Alphabet alphabet() {
    return new Alphabet(
        Stream.concat(Stream.of("a", "b"), thresholds.stream().map(t -> "x_" + t)).toList());
  }

  @Override
  public Word word(int value) {
    Element x = element(value);
    int[] exponents = new int[2 + thresholds.size()];
    exponents[0] = x.sign();
    exponents[1] = x.weight().subtract(rest(x)).intValueExact();
    if (x.hasThreshold()) {
      int place = thresholds.indexOf(x.threshold().intValueExact());
      if (place < 0) {
        throw new IllegalArgumentException(print(value) + " is beyond the letters in use");
      }
      exponents[2 + place] = 1;
    }
    return Word.of(exponents);
  }

  private Element letter(int threshold) {
    BigInteger t = BigInteger.valueOf(threshold);
    return new Element(0, m.leastWeight(t).orElseThrow(), t);
  }

  @Override
  List<Relation> found() {
    List<Relation> found = new ArrayList<>();
    Word one = Word.one(2 + thresholds.size());
    found.add(new Relation(one.with(0, 2), one));
    for (int k = 0; k < thresholds.size(); k++) {
      Element x = letter(thresholds.get(k));
      int steps = x.threshold().subtract(x.weight()).intValueExact();
      found.add(new Relation(one.with(2 + k, 1).with(1, steps), one.with(1, thresholds.get(k))));
      for (int j = 0; j <= k; j++) {
        Element both = product(letter(thresholds.get(j)), x);
        found.add(new Relation(one.with(2 + j, 1).with(2 + k, 1), word(number(both))));
      }
    }
    return found;
  }

  /** The letters a, b, x_M; a heap is named that has this value or a times it. */
  @Override
  public List<Generator> generators() {
    List<Generator> found = new ArrayList<>();
    found.add(generator(Element.of(1, 0, 0), false));
    found.add(generator(Element.of(0, 1, 0), true));
    thresholds.forEach(t -> found.add(generator(letter(t), true)));
    return found;
  }

  private Generator generator(Element x, boolean eitherSign) {
    Element other = new Element(1 - x.sign(), x.weight(), x.threshold());
    int heap = heapOf(eitherSign ? List.of(x, other) : List.of(x));
    return new Generator(text(x), heap, number(x));
  }

  @Override
  public List<Cell> cells() {
    List<Cell> found = new ArrayList<>();
    for (int sign = 0; sign < 2; sign++) {
      List<Boolean> powers = new ArrayList<>();
      for (int n = 0; n <= 2; n++) {
        powers.add(inP(Element.of(sign, n, 0)));
      }
      found.add(
          new Cell(
              sign == 0 ? "1" : "a", Optional.of("b"), powers.subList(0, 1), powers.subList(1, 3)));
    }
    for (int t : thresholds) {
      for (int w = letter(t).weight().intValueExact(); w < t; w++) {
        for (int sign = 0; sign < 2; sign++) {
          Element x = Element.of(sign, w, t);
          found.add(new Cell(text(x), Optional.empty(), List.of(inP(x)), List.of()));
        }
      }
    }
    return found;
  }

  @Override
  public Optional<Period> powers(int value) {
    Element x = element(value);
    return x.weight().signum() > 0 ? Optional.empty() : Optional.of(new Period(0, 1 + x.sign()));
  }
}
