// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * Rules that replace a word by a smaller one that is equal to it in a commutative monoid.
 *
 * <pre>{@code
 * RewritingSystem beans = RewritingSystem.complete(
 *     Relations.of("<a,b,c | a2=1,c2=1,b3=b2c>"), WordOrder.LATEST_LETTER);
 * beans.isFinite()                                // true
 * beans.reduce(beans.alphabet().word("b6c"))      // b³
 * beans.steps(beans.alphabet().word("b6c"))       // b6c = b4c = b2c = b3
 * }</pre>
 *
 * <p>A confluent system decides equality: two words are equal in the monoid exactly if they reduce
 * to the same word. It is reduced: no rule applies to a side of another, and none to its own right
 * side; for a given order of words there is only one such system (<i>Taming the wild</i>, §5).
 *
 * @param alphabet the generators
 * @param order the order of words; the left side of each rule is larger than the right one
 * @param rules sorted by their left sides
 * @param isConfluent whether the system is complete
 */
public record RewritingSystem(
    Alphabet alphabet, WordOrder order, List<Relation> rules, boolean isConfluent) {

  public RewritingSystem {
    rules =
        rules.stream()
            .map(r -> new Relation(r.left().over(alphabet.size()), r.right().over(alphabet.size())))
            .sorted(Comparator.comparing(Relation::left, order))
            .toList();
  }

  /** The reduced confluent system of a presentation, however long it takes. */
  public static RewritingSystem complete(Relations presentation, WordOrder order) {
    Completion completion = new Completion(presentation, order);
    completion.run(Long.MAX_VALUE, () -> false);
    return completion.system();
  }

  /**
   * A step of a reduction.
   *
   * @param before the word
   * @param rule the rule applied
   * @param times how often it was applied in a row
   * @param after the result
   */
  public record Step(Word before, Relation rule, int times, Word after) {}

  /**
   * The word that no rule makes smaller: the normal form, if the system is confluent.
   *
   * @throws ArithmeticException if an exponent outgrows {@code int} on the way
   */
  public Word reduce(Word word) {
    return new Rewriting(rules).reduce(word.over(alphabet.size()));
  }

  /** The way from a word to its reduced form. */
  public List<Step> steps(Word word) {
    List<Step> steps = new ArrayList<>();
    Word current = word.over(alphabet.size());
    for (int i = 0; i < rules.size(); ) {
      Relation rule = rules.get(i);
      int times = Rewriting.times(current.raw(), rule.left().raw(), rule.right().raw());
      if (times > 0) {
        Budget.tick();
        int[] exponents = current.exponents();
        Rewriting.apply(exponents, rule.left().raw(), rule.right().raw(), times);
        Word next = Word.own(exponents);
        steps.add(new Step(current, rule, times, next));
        current = next;
        i = 0;
      } else {
        i++;
      }
    }
    return steps;
  }

  /** Whether two words reduce to the same word. */
  public boolean areEqual(Word u, Word v) {
    return reduce(u).equals(reduce(v));
  }

  /**
   * Whether the monoid is finite: each generator has a power that is the left side of a rule. An
   * incomplete system may say no too early, but never yes wrongly.
   */
  public boolean isFinite() {
    return freeLetters().isEmpty();
  }

  /** The generators all of whose powers are different words in normal form. */
  public List<String> freeLetters() {
    boolean[] bounded = new boolean[alphabet.size()];
    for (Relation rule : rules) {
      int letter = rule.left().onlyLetter();
      if (letter >= 0) {
        bounded[letter] = true;
      }
    }
    List<String> free = new ArrayList<>();
    for (int i = 0; i < bounded.length; i++) {
      if (!bounded[i]) {
        free.add(alphabet.names().get(i));
      }
    }
    return free;
  }

  /** The rules as a presentation. */
  public Relations relations() {
    return new Relations(alphabet, rules);
  }

  /** The rules as {@code left=right}, with a separator between them. */
  public String text(String separator) {
    return rules.stream().map(alphabet::text).collect(Collectors.joining(separator));
  }
}
