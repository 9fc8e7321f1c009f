// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.losingways.monoid.Presentation.Relation;

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
 * Completion}) until its two sides reduce to the same word. Which ones stay depends on that order;
 * that none of them can be spared does not. Cost: a completion for each relation.
 */
public final class Irredundant {

  /** How many steps of a completion are made before the two sides are reduced again. */
  private static final int STRIDE = 64;

  private Irredundant() {}

  /**
   * A presentation of the same monoid without superfluous relations.
   *
   * @param maxSteps how many steps a completion may take; a relation that is not proved superfluous
   *     within them stays
   * @param cancelled asked now and then; when it says yes, what is still untried stays
   */
  public static Relations of(Relations given, long maxSteps, BooleanSupplier cancelled) {
    List<Relation> kept = new ArrayList<>(given.list());
    kept.removeIf(r -> r.left().equals(r.right()));
    for (int i = kept.size() - 1; i >= 0 && !cancelled.getAsBoolean(); i--) {
      Relation tried = kept.remove(i);
      if (!follows(tried, new Relations(given.alphabet(), kept), maxSteps, cancelled)) {
        kept.add(i, tried);
      }
    }
    return new Relations(given.alphabet(), kept);
  }

  private static boolean follows(
      Relation tried, Relations others, long maxSteps, BooleanSupplier cancelled) {
    Completion completion = new Completion(others, WordOrder.SHORTLEX);
    try {
      while (true) {
        boolean complete = completion.run(STRIDE, cancelled);
        if (completion.system().areEqual(tried.left(), tried.right())) {
          return true;
        }
        if (complete || completion.steps() >= maxSteps || cancelled.getAsBoolean()) {
          return false;
        }
      }
    } catch (ArithmeticException e) {
      // Exponents ran away: nothing is proved, so the relation stays.
      return false;
    }
  }
}
