// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.losingways.family.TameNim;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * The quotient T∞ of a tame game whose nim-values are unbounded, such as Nim, {@code 0.(3)}: the
 * union of T0, T1, T2, ….
 *
 * <p>Its elements are nim-values that are fickle, which are 0 and 1, or firm. The letter a is
 * fickle 1, and b, c, d, … are the firm values 2, 4, 8, …; the square of each of these is firm 0.
 */
public final class NimQuotient extends EndlessQuotient<NimQuotient.Element> {

  /** A nim-value, which is fickle or firm. */
  public record Element(boolean firm, BigInteger value) {}

  private final TameNim nim;
  private final int letters;

  private NimQuotient(FiniteQuotient lastFinite, TameNim nim) {
    super(lastFinite, new Element(false, BigInteger.ZERO));
    this.nim = nim;
    this.letters =
        IntStream.rangeClosed(1, lastFinite.heapsComputed())
            .map(h -> nim.value(BigInteger.valueOf(h)).bitLength())
            .max()
            .orElse(0);
  }

  static Optional<NimQuotient> tame(TakeAndBreak rules, FiniteQuotient partial) {
    return TameNim.find(rules)
        .filter(nim -> nim.saltus() > 0)
        .map(nim -> new NimQuotient(partial, nim));
  }

  /** The nim-values, and which are firm. */
  public TameNim nim() {
    return nim;
  }

  /** Normal play of the same game. */
  public Solution normal() {
    return new NormalNim(nim);
  }

  @Override
  public <R> R byTheorem(
      Function<? super FamilyQuotient, ? extends R> family,
      Function<? super LevelQuotient, ? extends R> levels,
      Function<? super NimQuotient, ? extends R> nim) {
    return nim.apply(this);
  }

  @Override
  public Optional<List<BigInteger>> likely(BigInteger heap, int company) {
    BigInteger value = element(company).value();
    List<BigInteger> found = new ArrayList<>(nim.options(heap, value));
    found.addAll(nim.options(heap, value.flipBit(0)));
    return Optional.of(found);
  }

  @Override
  public Optional<String> name() {
    return Optional.of("T∞");
  }

  @Override
  public Element element(BigInteger heap) {
    return new Element(nim.isFirm(heap), nim.value(heap));
  }

  @Override
  Element product(Element x, Element y) {
    return new Element(x.firm() || y.firm(), x.value().xor(y.value()));
  }

  @Override
  boolean inP(Element x) {
    return x.value().equals(x.firm() ? BigInteger.ZERO : BigInteger.ONE);
  }

  @Override
  String text(Element x) {
    return word(x).toString();
  }

  private static Word word(Element x) {
    int[] exponents = new int[Math.max(2, x.value().bitLength())];
    for (int bit = 0; bit < exponents.length; bit++) {
      exponents[bit] = x.value().testBit(bit) ? 1 : 0;
    }
    if (x.firm() && x.value().bitLength() < 2) {
      exponents[1] = 2;
    }
    return Word.of(exponents);
  }

  @Override
  public Word word(int value) {
    return word(element(value));
  }

  @Override
  int settled(Element x, Element y) {
    return 1;
  }

  @Override
  public List<String> schemes() {
    return List.of("a2=1", "b3=b", "b2x=x and x2=b2 for each generator x after b");
  }

  @Override
  public String explain(List<BigInteger> heaps) {
    BigInteger sum = heaps.stream().map(nim::value).reduce(BigInteger.ZERO, BigInteger::xor);
    return "nim-sum %s, %s"
        .formatted(
            sum, heaps.stream().anyMatch(nim::isFirm) ? "some heap is firm" : "all are fickle");
  }

  @Override
  public Alphabet alphabet() {
    return Alphabet.letters(letters);
  }

  @Override
  List<Relation> found() {
    List<Relation> found = new ArrayList<>();
    Word one = Word.one(letters);
    found.add(new Relation(one.with(0, 2), one));
    found.add(new Relation(one.with(1, 3), one.with(1, 1)));
    for (int x = 2; x < letters; x++) {
      found.add(new Relation(one.with(1, 2).with(x, 1), one.with(x, 1)));
      found.add(new Relation(one.with(x, 2), one.with(1, 2)));
    }
    return found;
  }

  @Override
  public List<Generator> generators() {
    return IntStream.range(0, letters)
        .mapToObj(bit -> new Element(bit > 0, BigInteger.ONE.shiftLeft(bit)))
        .map(x -> new Generator(text(x), heapOf(List.of(x)), number(x)))
        .toList();
  }

  @Override
  public List<Cell> cells() {
    List<Element> all = new ArrayList<>();
    for (int value = 0; value < 1 << letters; value++) {
      all.add(new Element(true, BigInteger.valueOf(value)));
      if (value < 2) {
        all.add(new Element(false, BigInteger.valueOf(value)));
      }
    }
    return all.stream()
        .sorted(Comparator.comparing(NimQuotient::word))
        .map(x -> new Cell(text(x), Optional.empty(), List.of(inP(x)), List.of()))
        .toList();
  }

  @Override
  public Optional<Period> powers(int value) {
    Element x = element(value);
    return Optional.of(new Period(x.firm() ? 1 : 0, x.value().signum() == 0 ? 1 : 2));
  }
}
