// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.ArrayList;
import java.util.List;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.Presentation;

/**
 * How the word of a position is reduced to the least word of its value, one relation at a time.
 *
 * <pre>{@code
 * Derivation.of(presentation, Word.of(1, 4))   // of ⟨a, b | a² = 1, b³ = b⟩: ab⁴ = ab²
 * }</pre>
 *
 * <p>The relations are a confluent system, so any order of steps ends at the same word; the first
 * relation that applies is taken.
 *
 * @param start the word to begin with
 * @param steps the relations used, each with the word it leads to
 */
public record Derivation(Word start, List<Step> steps) {

  /**
   * One step.
   *
   * @param by the relation that was used
   * @param to what the word became
   */
  public record Step(Relation by, Word to) {}

  public Derivation {
    steps = List.copyOf(steps);
  }

  /** The reduction of a word. */
  public static Derivation of(Presentation presentation, Word start) {
    List<Step> steps = new ArrayList<>();
    Word word = start;
    for (boolean reduced = true; reduced; ) {
      reduced = false;
      for (Relation relation : presentation.relations()) {
        if (divides(relation.left(), word)) {
          word = replaced(word, relation);
          steps.add(new Step(relation, word));
          reduced = true;
          break;
        }
      }
    }
    return new Derivation(start, steps);
  }

  /** The last word. */
  public Word end() {
    return steps.isEmpty() ? start : steps.get(steps.size() - 1).to();
  }

  private static boolean divides(Word factor, Word word) {
    int[] exponents = factor.exponents();
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > word.exponent(i)) {
        return false;
      }
    }
    return true;
  }

  private static Word replaced(Word word, Relation relation) {
    int letters = Math.max(word.exponents().length, relation.right().exponents().length);
    int[] exponents = new int[letters];
    for (int i = 0; i < letters; i++) {
      exponents[i] = word.exponent(i) - relation.left().exponent(i) + relation.right().exponent(i);
    }
    return Word.of(exponents);
  }
}
