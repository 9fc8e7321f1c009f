// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;

/**
 * A presentation of a finite commutative monoid by given generators: the least word of each element
 * and the reduced confluent system of relations, for the order of {@link Word} (the latest letter
 * counts first).
 *
 * <pre>{@code
 * // ⟨a, b | a² = 1, b³ = b⟩ from its action on 1, a, b, ab, b², ab²
 * FiniteMonoid m = FiniteMonoid.ofAction(new int[][] {{1, 0, 3, 2, 5, 4}, {2, 3, 4, 5, 2, 3}});
 * Presentation.of(m, 1, 2).relations()   // [a2=1, b3=b]
 * }</pre>
 *
 * <p>The words that are least for their element are closed under taking factors, so they are found
 * in ascending order by multiplying the words with one letter fewer. The relations take each
 * minimal word that is not least to the least word of the same element: a reduced Gröbner basis of
 * binomials (L. Rédei, <i>The theory of finitely generated commutative semigroups</i>). Cost: order
 * × generators, and as many for the relations.
 */
public final class Presentation {

  /** A relation: the left word is rewritten to the smaller right one. */
  public record Relation(Word left, Word right) {
    @Override
    public String toString() {
      return left + "=" + right;
    }
  }

  private final int[] generators;

  /** The elements in the order of their words. */
  private final int[] sorted;

  private final Word[] words;
  private final List<Relation> relations;

  private Presentation(int[] generators, int[] sorted, Word[] words, List<Relation> relations) {
    this.generators = generators;
    this.sorted = sorted;
    this.words = words;
    this.relations = relations;
  }

  /** The presentation of a monoid by these elements, which must generate it. */
  public static Presentation of(FiniteMonoid monoid, int... generators) {
    int order = monoid.order();
    Word[] words = new Word[order];
    IntArrayList sorted = new IntArrayList(order);
    words[0] = Word.of(new int[generators.length]);
    sorted.add(0);
    for (int g = 0; g < generators.length; g++) {
      int[] row = monoid.row(generators[g]);
      for (int j = 0; j < sorted.size(); j++) {
        int x = sorted.getInt(j);
        int y = row[x];
        if (words[y] == null) {
          words[y] = words[x].with(g, 1);
          sorted.add(y);
        }
      }
    }
    if (sorted.size() != order) {
      throw tooFew(sorted.size(), order);
    }
    List<Relation> relations = relations(monoid, generators, sorted.toIntArray(), words);
    return new Presentation(generators.clone(), sorted.toIntArray(), words, relations);
  }

  static IllegalArgumentException tooFew(int made, int order) {
    return new IllegalArgumentException(
        "The generators make only " + made + " of the " + order + " elements.");
  }

  private static List<Relation> relations(
      FiniteMonoid monoid, int[] generators, int[] sorted, Word[] words) {
    List<Relation> found = new ArrayList<>();
    for (int x : sorted) {
      for (int g = Math.max(0, words[x].latest()); g < generators.length; g++) {
        int y = monoid.row(generators[g])[x];
        Word word = words[x].with(g, 1);
        if (!word.equals(words[y]) && factorsAreLeast(monoid, generators, words, word, g)) {
          found.add(new Relation(word, words[y]));
        }
      }
    }
    found.sort((a, b) -> a.left().compareTo(b.left()));
    return List.copyOf(found);
  }

  private static boolean factorsAreLeast(
      FiniteMonoid monoid, int[] generators, Word[] words, Word word, int latest) {
    for (int g = 0; g < latest; g++) {
      if (word.exponent(g) > 0) {
        Word factor = word.with(g, -1);
        if (!factor.equals(words[value(monoid, generators, factor)])) {
          return false;
        }
      }
    }
    return true;
  }

  private static int value(FiniteMonoid monoid, int[] generators, Word word) {
    int value = 0;
    for (int g = 0; g < generators.length; g++) {
      for (int e = word.exponent(g); e > 0; e--) {
        value = monoid.row(generators[g])[value];
      }
    }
    return value;
  }

  /** The element that is the i-th letter, for each i. */
  public int[] generators() {
    return generators.clone();
  }

  /** The least word of an element. */
  public Word word(int element) {
    return words[element];
  }

  /** All elements in the order of their least words. */
  public int[] elements() {
    return sorted.clone();
  }

  /** These elements in the order of their least words. */
  public int[] sort(int[] elements) {
    return Arrays.stream(elements)
        .boxed()
        .sorted((x, y) -> words[x].compareTo(words[y]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The relations, sorted by their left sides. */
  public List<Relation> relations() {
    return relations;
  }
}
