// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * The reduced confluent presentation of a {@link RayMonoid} by the generators it needs.
 *
 * <pre>{@code
 * RayPresentation shown = RayPresentation.of(monoid, () -> false).orElseThrow();
 * shown.system().text(",")       // such as a2=1,b3=b,bc3=bc,…
 * shown.kept()                   // which of the generators are a, b, c, …
 * }</pre>
 *
 * <p>Generators that are products of the others are left out, later ones first. Words are compared
 * by the exponent of the latest letter first, as everywhere. The relations wg = w′, w the word of a
 * point or of one of the first elements of a ray, g a generator, are a presentation, since each
 * longer word on a ray is the last of these times powers of the ray's letter; completion makes it
 * the one that is printed.
 *
 * @param system the rules, over the letters that are kept
 * @param kept the generators that are kept
 * @param words for each generator of the monoid its word in the letters that are kept
 */
@SuppressWarnings("ArrayRecordComponent")
public record RayPresentation(RewritingSystem system, int[] kept, List<Word> words) {

  /** How many elements are looked at to find out that a generator is a product of others. */
  private static final int LOOKED_AT = 4000;

  /** The presentation, unless the search for it is cancelled. */
  public static Optional<RayPresentation> of(RayMonoid monoid, BooleanSupplier cancelled) {
    int size = monoid.generators();
    boolean[] left = new boolean[size];
    int[][] products = new int[size][];
    for (int g = size - 1; g >= 0; g--) {
      products[g] = product(monoid, g, left);
      left[g] = products[g].length > 0;
    }
    int[] kept = java.util.stream.IntStream.range(0, size).filter(g -> !left[g]).toArray();
    Word[] words = new Word[size];
    for (int g = 0; g < size; g++) {
      int letter = Arrays.binarySearch(kept, g);
      if (letter >= 0) {
        words[g] = Word.letter(kept.length, letter);
      }
    }
    // A generator that was left out is a product of earlier ones and of later ones that are kept.
    for (int g = 0; g < size; g++) {
      if (left[g]) {
        words[g] = word(g, products, words, kept.length);
      }
    }
    Completion completion =
        new Completion(
            new Relations(Alphabet.letters(kept.length), relations(monoid, kept, words)),
            WordOrder.LATEST_LETTER);
    return completion.run(Long.MAX_VALUE, cancelled)
        ? Optional.of(new RayPresentation(completion.system(), kept, List.of(words)))
        : Optional.empty();
  }

  private static Word word(int g, int[][] products, Word[] words, int letters) {
    Word word = Word.one(letters);
    for (int h = 0; h < products[g].length; h++) {
      for (int i = 0; i < products[g][h]; i++) {
        if (words[h] == null) {
          words[h] = word(h, products, words, letters);
        }
        word = word.times(words[h]);
      }
    }
    return word;
  }

  /** The exponents of a product of the other generators that is equal to one; empty if not seen. */
  private static int[] product(RayMonoid monoid, int g, boolean[] left) {
    int wanted = monoid.step(0, g);
    Int2ObjectOpenHashMap<int[]> found = new Int2ObjectOpenHashMap<>();
    found.put(0, new int[monoid.generators()]);
    IntArrayList queue = IntArrayList.of(0);
    for (int i = 0; i < queue.size() && i < LOOKED_AT; i++) {
      Budget.tick();
      int x = queue.getInt(i);
      if (x == wanted) {
        return found.get(x);
      }
      for (int h = 0; h < monoid.generators(); h++) {
        if (h != g && !left[h]) {
          int y = monoid.step(x, h);
          if (!found.containsKey(y)) {
            int[] exponents = found.get(x).clone();
            exponents[h]++;
            found.put(y, exponents);
            queue.add(y);
          }
        }
      }
    }
    return new int[0];
  }

  /** Relations between the generators of a monoid from which all others follow. */
  public static List<Relation> relations(RayMonoid monoid) {
    int size = monoid.generators();
    Word[] words = new Word[size];
    Arrays.setAll(words, g -> Word.letter(size, g));
    return relations(monoid, java.util.stream.IntStream.range(0, size).toArray(), words);
  }

  private static List<Relation> relations(RayMonoid monoid, int[] kept, Word[] words) {
    List<Relation> relations = new ArrayList<>();
    for (int c = 0; c < monoid.cells(); c++) {
      Budget.tick();
      for (int letter = 0; letter < kept.length; letter++) {
        int last =
            c < monoid.points() ? 0 : monoid.factor(monoid.step(0, kept[letter])).from(c) + 1;
        for (int n = 0; n <= last; n++) {
          int x = monoid.at(c, n);
          Word left = over(monoid.word(x), words, kept.length).with(letter, 1);
          Word right = over(monoid.word(monoid.step(x, kept[letter])), words, kept.length);
          if (!left.equals(right)) {
            relations.add(new Relation(left, right));
          }
        }
      }
    }
    return relations;
  }

  /** A word in the generators of the monoid as a word in the letters that are kept. */
  private static Word over(Word word, Word[] words, int letters) {
    int[] exponents = new int[letters];
    for (int g = 0; g < words.length; g++) {
      for (int i = 0; i < letters; i++) {
        exponents[i] += word.exponent(g) * words[g].exponent(i);
      }
    }
    return Word.own(exponents);
  }

  /**
   * The monoid with the letters that are kept as generators. Its cells are those of the normal
   * forms, if each letter takes rays to rays of the same letter; if not, for two letters that run
   * out in the same direction may do so in turn, those of the given monoid, its rays as long as
   * they can be.
   *
   * @return nothing if in that case a ray of the given monoid runs along a letter that is left out
   */
  public Optional<RayMonoid> monoid(RayMonoid given) {
    try {
      return Optional.of(RayCells.monoid(system));
    } catch (IllegalArgumentException e) {
      for (int c = given.points(); c < given.cells(); c++) {
        if (Arrays.binarySearch(kept, given.letter(c)) < 0) {
          return Optional.empty();
        }
      }
      RayMonoid some = given.withGenerators(kept, words);
      return Optional.of(RayStarts.of(some, x -> system.reduce(some.word(x))));
    }
  }

  /** A word in the generators of the monoid, in normal form. */
  public Word reduce(Word word) {
    return system.reduce(over(word, words.toArray(Word[]::new), kept.length));
  }
}
