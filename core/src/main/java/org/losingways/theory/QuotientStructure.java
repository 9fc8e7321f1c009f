// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Presentation;
import org.losingways.monoid.words.WordOrder;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Quotient;

/**
 * A finite misère quotient opened up: its elements numbered in the order of their least words in
 * chosen generators, each with a position that it stands for.
 *
 * <pre>{@code
 * QuotientStructure q = QuotientStructure.of(quotient);   // of 0.123
 * q.text(7)                                               // b3
 * q.position(7)                                           // 3+3+3
 * q.outcome(7)                                            // N
 * Idempotents.of(q.monoid()).elements()                   // 1, b2, d2
 * // with the generators of Taming the wild
 * QuotientStructure.of(quotient, List.of("x", "z", "a", "b"), new int[] {1, 3, 8, 9}, SHORTLEX)
 * }</pre>
 *
 * <p>What is purely algebra is answered by {@code org.losingways.monoid} for {@link #monoid()};
 * what has to do with games by {@link ElementGenera}, {@link NormalCopy} and {@link TameExtension}.
 */
public final class QuotientStructure {

  private final FiniteQuotient quotient;
  private final NamedMonoid named;
  private final int[] generatorHeaps;
  private final int[] phi;
  private final boolean[] inP;

  private QuotientStructure(FiniteQuotient quotient, NamedMonoid unsorted, int[] heaps) {
    this.quotient = quotient;
    this.named = unsorted.inWordOrder();
    this.generatorHeaps = heaps.clone();
    int[] sorted = unsorted.sorted();
    int[] number = new int[sorted.length];
    this.inP = new boolean[sorted.length];
    for (int i = 0; i < sorted.length; i++) {
      number[sorted[i]] = i;
      inP[i] = quotient.bipartite().inP(sorted[i]);
    }
    this.phi = Arrays.stream(quotient.phi()).map(x -> number[x]).toArray();
  }

  /** The quotient with the generators and the order in which it is always printed. */
  public static QuotientStructure of(FiniteQuotient quotient) {
    return of(quotient, WordOrder.LATEST_LETTER);
  }

  /** The quotient with the generators in which it is always printed, and another order. */
  public static QuotientStructure of(FiniteQuotient quotient, WordOrder order) {
    Presentation presentation = quotient.presentation();
    List<Quotient.Generator> generators = quotient.generators();
    NamedMonoid named =
        NamedMonoid.of(
            quotient.monoid(),
            generators.stream().map(Quotient.Generator::name).toList(),
            presentation.generators(),
            order);
    int[] heaps = generators.stream().mapToInt(Quotient.Generator::heap).toArray();
    return new QuotientStructure(quotient, named, heaps);
  }

  /**
   * The quotient with other generators.
   *
   * @param names their names, in their order
   * @param heaps the heaps whose values they are
   * @throws IllegalArgumentException if these values do not generate the quotient
   */
  public static QuotientStructure of(
      FiniteQuotient quotient, List<String> names, int[] heaps, WordOrder order) {
    int[] elements = Arrays.stream(heaps).map(quotient::value).toArray();
    return new QuotientStructure(
        quotient, NamedMonoid.of(quotient.monoid(), names, elements, order), heaps);
  }

  /** The rules of the game. */
  public Ruleset rules() {
    return quotient.rules();
  }

  /** The quotient that is looked at; its elements have other numbers. */
  public FiniteQuotient quotient() {
    return quotient;
  }

  /** Q with least words; elements are numbered in the order of their words. */
  public NamedMonoid named() {
    return named;
  }

  /** Q. */
  public FiniteMonoid monoid() {
    return named.monoid();
  }

  public int order() {
    return named.order();
  }

  /** The least word of an element. */
  public String text(int x) {
    return named.text(x);
  }

  public boolean inP(int x) {
    return inP[x];
  }

  /** Who wins the positions that an element stands for. */
  public Outcome outcome(int x) {
    return inP[x] ? Outcome.P : Outcome.N;
  }

  /** The heap whose value the g-th generator is. */
  public int generatorHeap(int g) {
    return generatorHeaps[g];
  }

  /** A position with this value: the heaps of the generators, as the word of the element says. */
  public Position position(int x) {
    Word word = named.words().get(x);
    return Position.of(
        IntStream.range(0, generatorHeaps.length)
            .flatMap(g -> IntStream.range(0, word.exponent(g)).map(e -> generatorHeaps[g]))
            .toArray());
  }

  /** The largest heap whose value was computed. */
  public int heaps() {
    return phi.length - 1;
  }

  /** The value of a heap up to {@link #heaps()}. */
  public int value(int heap) {
    return phi[heap];
  }

  /**
   * The tame islands: the maximal subgroups that multiply as nim-heaps add, which are products of
   * groups of order 2 (<i>Taming the wild</i>, §8.2).
   */
  public List<Subgroup> tameIslands() {
    return Subgroup.maximal(monoid()).stream().filter(g -> g.type().isNimLike()).toList();
  }

  /** The values of the options of a heap up to {@link #heaps()}, none twice. */
  int[] optionValues(int heap) {
    BitSet found = new BitSet();
    rules()
        .forEachOption(
            heap,
            (parts, count) -> {
              int value = 0;
              for (int i = 0; i < count; i++) {
                value = monoid().times(value, phi[parts[i]]);
              }
              found.set(value);
            });
    return found.stream().toArray();
  }
}
