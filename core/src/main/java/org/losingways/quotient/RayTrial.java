// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.Alphabet;
import org.losingways.monoid.Presentation.Relation;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RaySet;
import org.losingways.monoid.Relations;
import org.losingways.monoid.RewritingSystem;
import org.losingways.monoid.Word;
import org.losingways.monoid.WordOrder;

/**
 * A guess at an infinite quotient: a finite monoid F beside ⟨x, y | x^(k+p) y^(l+q) = x^k y^l⟩,
 * with a P-portion that is periodic along each ray, and a degree, q for x, −p for y and 0 for F,
 * that all its relations respect (divided by the common divisor of p and q).
 *
 * @param monoid the product
 * @param p the P-portion
 * @param values the value of each heap, from heap 0 on
 * @param degrees the degree of each generator
 * @param heaps the heap of which each generator is a copy
 * @param balance the relation between x and y
 * @param part F, and how heaps are counted outside it
 */
@SuppressWarnings("ArrayRecordComponent")
record RayTrial(
    RayMonoid monoid,
    RaySet p,
    int[] values,
    int[] degrees,
    int[] heaps,
    Balance balance,
    RayPart part) {

  /** Whether another trial, read off another box of the same heaps, guesses the same. */
  boolean isLike(RayTrial other) {
    return balance.equals(other.balance)
        && p.threshold() == other.p.threshold()
        && p.period() == other.p.period();
  }

  /**
   * The heaps that are set free.
   *
   * @param x the heap that is counted as x
   * @param y the heap that is counted as y
   * @param others heaps that are counted as x too, and beside that each with its own count, in ⟨c |
   *     c⁴ = c²⟩
   */
  record Free(int x, int y, List<Integer> others) {

    /** The counts of a heap of its own that are told apart. */
    static final int COUNTS = 4;

    /** From where on these counts go round. */
    static final int INDEX = 2;

    boolean contains(int heap) {
      return heap == x || heap == y || others.contains(heap);
    }
  }

  /** The numbers in x^(k+p) y^(l+q) = x^k y^l. */
  record Balance(int k, int p, int l, int q) {}

  /** Whether elements f·xⁱ·yʲ are in P, with counts of the other heaps; i counts these as well. */
  interface Outcomes {
    boolean inP(int f, int[] counts, int i, int j);
  }

  /**
   * A trial. With a heap z that is counted in x the relations are z⁴ = z²x² and, so that the
   * balance holds whatever x is made of, zᵃx^(k+p−a)y^(l+q) = zᵃx^(k−a)y^l for all a ≤ 3 ≤ k.
   *
   * @param balance with k at least 3 for each of the other heaps
   * @param from from how many steps beyond k+p or l+q on P is periodic along the rays
   */
  static RayTrial of(RayPart part, Balance balance, int from, int period, Outcomes outcomes) {
    Free free = part.free();
    int others = free.others().size();
    RayMonoid balanced =
        RayMonoid.of(
            RewritingSystem.complete(
                new Relations(Alphabet.letters(others + 2), relations(others, balance)),
                WordOrder.LATEST_LETTER));
    RayMonoid monoid = RayMonoid.product(part.monoid(), balanced);
    int x = part.heaps().length;
    RaySet p =
        RaySet.of(
            monoid,
            from,
            period,
            e -> {
              int cell = monoid.cell(e);
              int f =
                  cell < monoid.points()
                      ? cell / balanced.points()
                      : (cell - monoid.points()) / balanced.rays();
              int[] word = monoid.word(e).exponents();
              int[] counts = Arrays.copyOfRange(word, x + 2, x + 2 + others);
              return outcomes.inP(f, counts, word[x] + Arrays.stream(counts).sum(), word[x + 1]);
            });
    int[] heaps = Arrays.copyOf(part.heaps(), x + 2 + others);
    heaps[x] = free.x();
    heaps[x + 1] = free.y();
    for (int i = 0; i < others; i++) {
      heaps[x + 2 + i] = free.others().get(i);
    }
    int[] values = new int[part.values().length];
    for (int h = 1; h < values.length; h++) {
      int[] word = part.word(part.values()[h], x + 2 + others);
      System.arraycopy(part.outside()[h], 0, word, x, 2 + others);
      values[h] = monoid.element(word);
    }
    int[] degrees = new int[heaps.length];
    int common = BigInteger.valueOf(balance.p).gcd(BigInteger.valueOf(balance.q)).intValue();
    for (int g = x; g < heaps.length; g++) {
      degrees[g] = g == x + 1 ? -balance.p / common : balance.q / common;
    }
    return new RayTrial(monoid, p, values, degrees, heaps, balance, part);
  }

  private static List<Relation> relations(int others, Balance balance) {
    List<Relation> relations = new ArrayList<>();
    int size = others + 2;
    for (int i = 0; i < others; i++) {
      int[] left = new int[size];
      int[] right = new int[size];
      left[2 + i] = Free.COUNTS;
      right[2 + i] = Free.INDEX;
      right[0] = Free.COUNTS - Free.INDEX;
      relations.add(new Relation(Word.of(left), Word.of(right)));
    }
    int all = (int) Math.pow(Free.COUNTS, others);
    for (int code = 0; code < all; code++) {
      int[] right = new int[size];
      right[0] = balance.k;
      right[1] = balance.l;
      for (int i = 0, rest = code; i < others; i++, rest /= Free.COUNTS) {
        right[2 + i] = rest % Free.COUNTS;
        right[0] -= right[2 + i];
      }
      int[] left = right.clone();
      left[0] += balance.p;
      left[1] += balance.q;
      relations.add(new Relation(Word.of(left), Word.of(right)));
    }
    return relations;
  }
}
