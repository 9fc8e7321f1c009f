// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.rays;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RayQuotient;
import org.losingways.monoid.rays.RaySet;
import org.losingways.quotient.RayModel;

/**
 * An infinite partial quotient that has been verified, in the form in which it was: elements of
 * different degree are kept apart, all others that no company tells apart are merged.
 *
 * @param model what was verified
 * @param optionSets the values of the options of each heap
 */
public record RayVerified(RayModel model, RayVerifier verifier, List<IntOpenHashSet> optionSets) {

  /** The prefixes of rays that are tried for a reduction. */
  private static final int[] PREFIXES = {12, 24, 48};

  /** Of elements that look alike near by, so many are tried. */
  private static final int MOST_CANDIDATES = 4;

  /**
   * What came of a verification.
   *
   * @param verified the quotient, if it is right
   * @param failing a position that it gets wrong, if one was found
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Attempt(Optional<RayVerified> verified, Optional<int[]> failing) {}

  /** Verifies a quotient. */
  public static Attempt of(Ruleset rules, RayModel model, int[] lengths, Budget budget) {
    int[] values = model.values();
    RayVerifier verifier = new RayVerifier(model.monoid(), model.p(), model.degrees());
    List<IntOpenHashSet> sets = new ArrayList<>();
    sets.add(new IntOpenHashSet());
    for (int h = 1; h < values.length; h++) {
      budget.check();
      IntOpenHashSet options = RayVerifier.options(rules, h, model.monoid(), values);
      sets.add(options);
      if (!verifier.add(h, lengths[h], values[h], options)) {
        return new Attempt(Optional.empty(), Optional.empty());
      }
    }
    RayVerifier.Verdict verdict = verifier.verdict(budget);
    return new Attempt(
        verdict.holds() ? Optional.of(new RayVerified(model, verifier, sets)) : Optional.empty(),
        verdict.failing());
  }

  /** This quotient with one heap more, if that is worth an element that there is. */
  Optional<RayVerified> next(Ruleset rules, int length, Budget budget) {
    int[] values = model.values();
    int heap = values.length;
    IntOpenHashSet options = RayVerifier.options(rules, heap, monoid(), values);
    if (options.isEmpty()) {
      return Optional.of(with(0, options, verifier));
    }
    for (int h = 1; h < heap; h++) {
      // The same options: the same heap, as far as the checks are concerned.
      if (optionSets.get(h).equals(options)) {
        return Optional.of(with(values[h], options, verifier));
      }
    }
    RaySet winning = verifier.winning(options);
    IntArrayList candidates = RayConservative.candidates(rules, this, winning, budget);
    for (int x : candidates.subList(0, Math.min(candidates.size(), MOST_CANDIDATES))) {
      budget.check();
      if (winning.intersects(verifier.company(x))) {
        continue;
      }
      RayVerifier longer = verifier.copy();
      boolean covered = longer.covers(x, winning);
      if (longer.add(heap, length, x, options) && (covered || longer.verdict(budget).holds())) {
        return Optional.of(with(x, options, longer));
      }
    }
    return Optional.empty();
  }

  private RayVerified with(int value, IntOpenHashSet options, RayVerifier longer) {
    List<IntOpenHashSet> sets = new ArrayList<>(optionSets);
    sets.add(options);
    return new RayVerified(model.withNext(value), longer, sets);
  }

  /** The quotient with elements merged whatever their degree, with as long a prefix as it needs. */
  Optional<RayQuotient> reduce(Budget budget) {
    for (int length : PREFIXES) {
      Optional<RayQuotient> found =
          RayQuotient.of(monoid(), p(), new int[0], length, budget::check);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Q with elements of different degree kept apart. */
  RayMonoid monoid() {
    return model.monoid();
  }

  RaySet p() {
    return model.p();
  }

  /** Φ from heap 0 on. */
  int[] values() {
    return model.values().clone();
  }
}
