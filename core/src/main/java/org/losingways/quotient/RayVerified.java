// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RayQuotient;
import org.losingways.monoid.RaySet;

/**
 * An infinite partial quotient that has been verified, in the form in which it was: elements of
 * different degree are kept apart, all others that no company tells apart are merged.
 */
final class RayVerified {

  /** The prefixes of rays that are tried for a reduction. */
  private static final int[] PREFIXES = {48, 96, 192};

  /** Of elements that look alike near by, so many are tried. */
  private static final int MOST_CANDIDATES = 4;

  private final RayTrial trial;
  private final RayQuotient graded;
  private final RayVerifier verifier;
  private final int[] values;

  /** The values of the options of each heap. */
  private final List<IntOpenHashSet> optionSets;

  private RayVerified(
      RayTrial trial,
      RayQuotient graded,
      RayVerifier verifier,
      int[] values,
      List<IntOpenHashSet> optionSets) {
    this.trial = trial;
    this.graded = graded;
    this.verifier = verifier;
    this.values = values;
    this.optionSets = optionSets;
  }

  /** Reduces and verifies a trial; nothing if it is wrong. */
  static Optional<RayVerified> of(Ruleset rules, RayTrial trial, int[] lengths, Budget budget) {
    Optional<RayQuotient> reduced = reduce(trial.monoid(), trial.p(), trial.degrees(), budget);
    if (reduced.isEmpty()) {
      return Optional.empty();
    }
    RayQuotient graded = reduced.get();
    int[] values = Arrays.stream(trial.values()).map(graded::image).toArray();
    RayVerifier verifier = new RayVerifier(graded.monoid(), graded.p(), trial.degrees());
    List<IntOpenHashSet> sets = new ArrayList<>();
    sets.add(new IntOpenHashSet());
    for (int h = 1; h < values.length; h++) {
      budget.check();
      IntOpenHashSet options = RayVerifier.options(rules, h, graded.monoid(), values);
      sets.add(options);
      if (!verifier.add(h, lengths[h], values[h], options)) {
        return Optional.empty();
      }
    }
    return verifier.holds(budget)
        ? Optional.of(new RayVerified(trial, graded, verifier, values, sets))
        : Optional.empty();
  }

  /** This quotient with one heap more, if that is worth an element that there is. */
  Optional<RayVerified> next(Ruleset rules, int length, Budget budget) {
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
    IntArrayList candidates = new RayConservative(rules, this).candidates(winning, p());
    for (int x : candidates.subList(0, Math.min(candidates.size(), MOST_CANDIDATES))) {
      budget.check();
      if (winning.intersects(verifier.company(x))) {
        continue;
      }
      RayVerifier longer = verifier.copy();
      boolean covered = longer.covers(x, winning);
      if (longer.add(heap, length, x, options) && (covered || longer.holds(budget))) {
        return Optional.of(with(x, options, longer));
      }
    }
    return Optional.empty();
  }

  private RayVerified with(int value, IntOpenHashSet options, RayVerifier longer) {
    int[] extended = Arrays.copyOf(values, values.length + 1);
    extended[values.length] = value;
    List<IntOpenHashSet> sets = new ArrayList<>(optionSets);
    sets.add(options);
    return new RayVerified(trial, graded, longer, extended, sets);
  }

  /** A reduction, with as long a prefix as it needs. */
  static Optional<RayQuotient> reduce(RayMonoid monoid, RaySet p, int[] degrees, Budget budget) {
    for (int length : PREFIXES) {
      Optional<RayQuotient> found = RayQuotient.of(monoid, p, degrees, length, budget::check);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  RayTrial trial() {
    return trial;
  }

  /** Q with elements of different degree kept apart. */
  RayMonoid monoid() {
    return graded.monoid();
  }

  RaySet p() {
    return graded.p();
  }

  /** Φ from heap 0 on. */
  int[] values() {
    return values.clone();
  }

  RayVerifier verifier() {
    return verifier;
  }

  int heaps() {
    return values.length - 1;
  }
}
