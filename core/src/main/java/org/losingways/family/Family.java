// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.FiniteMonoid;

/**
 * A game whose partial quotients grow for ever, solved for heaps of every size: a {@link
 * FamilyModel} that is proved right.
 *
 * <pre>{@code
 * Family.find(rules, q.monoid(), q.bipartite()::inP, q.phi()).get().model().weight(100)   // 97, from the partial quotient of 4.7 to heap 16
 * }</pre>
 */
public final class Family {

  private final TakeAndBreak rules;
  private final FamilyModel model;

  private Family(TakeAndBreak rules, FamilyModel model) {
    this.rules = rules;
    this.model = model;
  }

  /** The family that a model of a game describes, if that can be proved. */
  public static Optional<Family> prove(TakeAndBreak rules, FamilyModel model) {
    return FamilyProof.objection(rules, model).isEmpty()
        ? Optional.of(new Family(rules, model))
        : Optional.empty();
  }

  /**
   * The family that can be seen in a partial quotient, if there is one.
   *
   * @param p which elements of the monoid are in P
   * @param phi the values of the heaps 0, 1, 2, …
   */
  public static Optional<Family> find(
      TakeAndBreak rules, FiniteMonoid monoid, IntPredicate p, int[] phi) {
    return FamilyReader.read(monoid, p, phi).flatMap(model -> prove(rules, model));
  }

  /** The same for a family that was found and proved before. */
  public static Optional<Family> again(
      TakeAndBreak rules, FiniteMonoid monoid, IntPredicate p, int[] phi) {
    return FamilyReader.read(monoid, p, phi).map(model -> new Family(rules, model));
  }

  public TakeAndBreak rules() {
    return rules;
  }

  public FamilyModel model() {
    return model;
  }

  /**
   * For each threshold up to some heap the least weight that a heap with this threshold has, which
   * determines the quotient up to isomorphism; thresholds that are outweighed by every heap that
   * has them are left out.
   */
  public SortedMap<Integer, Integer> leastWeights(int heaps) {
    SortedMap<Integer, Integer> least = new TreeMap<>();
    for (int h = 1; h <= heaps; h++) {
      if (model.threshold(h) > model.weight(h)) {
        least.merge(model.threshold(h), model.weight(h), Math::min);
      }
    }
    return least;
  }
}
