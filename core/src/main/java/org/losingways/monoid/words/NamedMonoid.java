// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * A finite commutative monoid whose elements are known by their least words in chosen generators.
 *
 * <pre>{@code
 * NamedMonoid beans = NamedMonoid.of(Relations.of("<a,b,c | a2=1,c2=1,b3=b2c>"));
 * beans.order()                                  // 12
 * beans.text(beans.monoid().times(beans.element("b2"), beans.element("c")))   // b3
 * // the same monoid by other generators, or in another order
 * NamedMonoid.of(beans.monoid(), List.of("c", "a", "b"), generators, WordOrder.SHORTLEX)
 * }</pre>
 *
 * @param monoid the monoid
 * @param system the reduced confluent system of its words
 * @param words the least word of each element
 */
public record NamedMonoid(FiniteMonoid monoid, RewritingSystem system, List<Word> words) {

  public NamedMonoid {
    words = List.copyOf(words);
  }

  /** The finite monoid of a presentation, its words compared by their latest letters. */
  public static NamedMonoid of(Relations presentation) {
    return of(RewritingSystem.complete(presentation, WordOrder.LATEST_LETTER), 1_000_000)
        .orElseThrow(
            () -> new IllegalArgumentException("The monoid " + presentation + " is not small."));
  }

  /**
   * The elements of a finite monoid, in the order of their words.
   *
   * @return nothing if there are more than {@code maxOrder} elements
   */
  public static Optional<NamedMonoid> of(RewritingSystem system, int maxOrder) {
    if (!system.isConfluent()) {
      throw new IllegalArgumentException("the rewriting system is not complete");
    }
    if (!system.isFinite()) {
      return Optional.empty();
    }
    int letters = system.alphabet().size();
    List<Word> words = new ArrayList<>();
    Map<Word, Integer> number = new HashMap<>();
    words.add(Word.one(letters));
    Rewriting rewriting = new Rewriting(system.rules());
    // Words in normal form are closed under division: grow them letter by letter.
    for (int letter = 0; letter < letters; letter++) {
      Word step = Word.letter(letters, letter);
      int before = words.size();
      for (int i = 0; i < before; i++) {
        Word word = words.get(i).times(step);
        while (!rewriting.applies(word)) {
          Budget.tick();
          if (words.size() == maxOrder) {
            return Optional.empty();
          }
          words.add(word);
          word = word.times(step);
        }
      }
    }
    words.sort(system.order());
    for (int x = 0; x < words.size(); x++) {
      number.put(words.get(x), x);
    }
    int[][] action = new int[letters][words.size()];
    for (int g = 0; g < letters; g++) {
      Word step = Word.letter(letters, g);
      for (int x = 0; x < words.size(); x++) {
        Budget.tick();
        action[g][x] = number.get(rewriting.reduce(words.get(x).times(step)));
      }
    }
    return Optional.of(new NamedMonoid(FiniteMonoid.ofAction(action), system, words));
  }

  /**
   * A finite monoid with other generators or another order. For the order in which quotients are
   * printed see {@link Presentation}; for others the least words and the rules are found together,
   * smallest word first (the algorithm of Faugère, Gianni, Lazard and Mora), in time proportional
   * to order × generators, up to comparisons of words.
   *
   * @param monoid the monoid; its elements keep their numbers
   * @param names the names of the generators, in their order
   * @param generators the elements they stand for
   * @throws IllegalArgumentException if they do not generate the monoid
   */
  public static NamedMonoid of(
      FiniteMonoid monoid, List<String> names, int[] generators, WordOrder order) {
    Alphabet alphabet = new Alphabet(names);
    if (order == WordOrder.LATEST_LETTER) {
      Presentation printed = Presentation.of(monoid, generators);
      List<Word> least = IntStream.range(0, monoid.order()).mapToObj(printed::word).toList();
      RewritingSystem system = new RewritingSystem(alphabet, order, printed.relations(), true);
      return new NamedMonoid(monoid, system, least);
    }
    int letters = alphabet.size();
    Word[] words = new Word[monoid.order()];
    List<Relation> rules = new ArrayList<>();
    TreeMap<Word, Integer> candidates = new TreeMap<>(order);
    candidates.put(Word.one(letters), 0);
    Set<Word> least = new HashSet<>();
    while (!candidates.isEmpty()) {
      Budget.tick();
      Map.Entry<Word, Integer> next = candidates.pollFirstEntry();
      Word word = next.getKey();
      int x = next.getValue();
      // Least words are closed under taking factors, so a word with a factor that is not least is
      // neither least nor the left side of a rule.
      if (!word.allWithOneLess(least::contains)) {
        continue;
      }
      if (words[x] != null) {
        rules.add(new Relation(word, words[x]));
        continue;
      }
      words[x] = word;
      least.add(word);
      int[] row = monoid.row(x);
      for (int g = 0; g < letters; g++) {
        candidates.put(word.times(Word.letter(letters, g)), row[generators[g]]);
      }
    }
    if (least.size() < monoid.order()) {
      throw Presentation.tooFew(least.size(), monoid.order());
    }
    RewritingSystem system = new RewritingSystem(alphabet, order, rules, true);
    return new NamedMonoid(monoid, system, Arrays.asList(words));
  }

  public int order() {
    return monoid.order();
  }

  /** The least word of an element, as {@code ab2c}. */
  public String text(int x) {
    return system.alphabet().text(words.get(x));
  }

  /** The element that a word stands for, whether the word is least or not. */
  public int element(Word word) {
    return words.indexOf(system.reduce(word));
  }

  /** The element that a text stands for. */
  public int element(String word) {
    return element(system.alphabet().word(word));
  }

  /** The element that is the g-th letter of the alphabet. */
  public int generator(int g) {
    return element(Word.letter(system.alphabet().size(), g));
  }

  /** The elements in the order of their words. */
  public int[] sorted() {
    return IntStream.range(0, order())
        .boxed()
        .sorted(Comparator.comparing(words::get, system.order()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The same monoid with its elements numbered in the order of their words. */
  public NamedMonoid inWordOrder() {
    int[] sorted = sorted();
    int[] number = new int[sorted.length];
    for (int i = 0; i < sorted.length; i++) {
      number[sorted[i]] = i;
    }
    int letters = system.alphabet().size();
    int[][] action = new int[letters][sorted.length];
    for (int g = 0; g < letters; g++) {
      int[] row = monoid.row(generator(g));
      for (int i = 0; i < sorted.length; i++) {
        action[g][i] = number[row[sorted[i]]];
      }
    }
    return new NamedMonoid(
        FiniteMonoid.ofAction(action), system, Arrays.stream(sorted).mapToObj(words::get).toList());
  }
}
