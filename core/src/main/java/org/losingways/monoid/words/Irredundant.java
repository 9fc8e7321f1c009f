// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * Drops relations that follow from the others, until none does.
 *
 * <pre>{@code
 * // b⁴ = b² follows: b⁴ = b·b²c = b²c² = b²
 * Irredundant.of(Relations.of("<a,b,c | a2=1,b4=b2,b2c=b3,c2=1>"), 1_000_000, () -> false)
 *     // <a,b,c | a2=1,b2c=b3,c2=1>
 * }</pre>
 *
 * <p>The relations are tried from the last to the first, each by completing the others ({@link
 * Completion}) and looking whether its two sides reduce to the same word. Which ones stay depends
 * on that order; that none of them can be spared does not. The completions have most of their
 * relations in common, so they are made by halves: what lies outside a half is completed once for
 * all relations in it. Cost: as many times a completion as the number of relations has binary
 * digits, about.
 */
public final class Irredundant {

  private final List<Relation> relations;
  private long stepsLeft;
  private final BooleanSupplier cancelled;

  private Irredundant(List<Relation> relations, long maxSteps, BooleanSupplier cancelled) {
    this.relations = relations;
    this.stepsLeft = maxSteps;
    this.cancelled = cancelled;
  }

  /**
   * A presentation of the same monoid without superfluous relations.
   *
   * @param maxSteps how many steps all completions together may take; what is untried then stays
   * @param cancelled asked now and then; when it says yes, what is still untried stays
   */
  public static Relations of(Relations given, long maxSteps, BooleanSupplier cancelled) {
    List<Relation> relations =
        given.list().stream().filter(r -> !r.left().equals(r.right())).toList();
    // Quotients are given by their reduced systems for this order, so little is left to complete.
    Completion none =
        new Completion(new Relations(given.alphabet(), List.of()), WordOrder.LATEST_LETTER);
    List<Relation> kept =
        new Irredundant(relations, maxSteps, cancelled).sift(0, relations.size(), none);
    return new Relations(given.alphabet(), kept);
  }

  /**
   * The relations from {@code from} to {@code to} that must stay.
   *
   * @param others holds all relations before them, and those after them that stay
   */
  private List<Relation> sift(int from, int to, Completion others) {
    if (from == to) {
      return List.of();
    }
    if (from + 1 == to) {
      Relation tried = relations.get(from);
      return others.areEqual(tried.left(), tried.right()) ? List.of() : List.of(tried);
    }
    int middle = (from + to) / 2;
    List<Relation> later = sift(middle, to, with(others, relations.subList(from, middle)));
    List<Relation> kept = new ArrayList<>(sift(from, middle, with(others, later)));
    kept.addAll(later);
    return kept;
  }

  /** An incomplete system proves less, never too much: then more relations stay. */
  private Completion with(Completion others, List<Relation> more) {
    Completion completion = new Completion(others);
    completion.add(more);
    long before = completion.steps();
    try {
      completion.run(stepsLeft, cancelled);
    } catch (ArithmeticException | Budget.Stopped e) {
      // Exponents ran away, or the time did; what was found until then is true.
      stepsLeft = 0;
    }
    stepsLeft = Math.max(0, stepsLeft - (completion.steps() - before));
    return completion;
  }
}
