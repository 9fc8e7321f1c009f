// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.monoid.Multiples;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RayReducedness;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.RayCells;
import org.losingways.monoid.words.RayPresentation;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Phi;
import org.losingways.quotient.RayModel;

/**
 * The monoid that true relations between the letters of a {@link GaugeModel} present, where it
 * consists of points and rays, and no two of its elements are interchangeable: then it is the
 * misère quotient, and the relations are complete.
 *
 * <p>The outcomes along a ray repeat from where all sums that change along it are beyond their
 * scales. {@link RayReducedness} decides the rest. Where two letters run the same way it depends on
 * their order whether the normal forms are rays that all letters shift, so all orders of the
 * letters that run out are tried; what is proved does not depend on it ({@code docs/gauges.md}).
 *
 * @param monoid the quotient, its generators the letters of the model
 * @param p its P
 */
record GaugeRays(RayMonoid monoid, RaySet p) {

  /** Of more letters that run out not all orders are tried. */
  private static final int MOST_FREE = 5;

  /** Nor are outcomes followed farther along a ray. */
  private static final int FARTHEST = 1 << 20;

  /** The quotient, if the relations are all there are and its elements are points and rays. */
  static Optional<GaugeRays> of(GaugeModel model, RewritingSystem system) {
    int[] free =
        system.freeLetters().stream().mapToInt(system.alphabet().names()::indexOf).toArray();
    // With Left and Right there would be two sets to tell elements apart by.
    if (model.sides() > 1 || free.length == 0 || free.length > MOST_FREE) {
      return Optional.empty();
    }
    List<int[]> orders = new ArrayList<>();
    permute(free.clone(), 0, orders);
    return orders.stream()
        .flatMap(order -> cells(system, free, order).stream())
        .findFirst()
        .flatMap(monoid -> reduced(model, monoid));
  }

  private static void permute(int[] some, int at, List<int[]> all) {
    if (at == some.length) {
      all.add(some.clone());
      return;
    }
    for (int i = at; i < some.length; i++) {
      swap(some, at, i);
      permute(some, at + 1, all);
      swap(some, at, i);
    }
  }

  private static void swap(int[] some, int i, int j) {
    int one = some[i];
    some[i] = some[j];
    some[j] = one;
  }

  /** Points and rays, found with the letters in another order. */
  private static Optional<RayMonoid> cells(RewritingSystem system, int[] free, int[] order) {
    Budget.tick();
    int letters = system.alphabet().size();
    int[] place = IntStream.range(0, letters).toArray();
    for (int i = 0; i < free.length; i++) {
      place[order[i]] = free[i];
    }
    try {
      List<Relation> moved =
          system.rules().stream()
              .map(r -> new Relation(moved(r.left(), place), moved(r.right(), place)))
              .toList();
      RewritingSystem other =
          RewritingSystem.complete(
              new Relations(Alphabet.letters(letters), moved), WordOrder.LATEST_LETTER);
      return Optional.of(RayCells.monoid(other).withGenerators(place));
    } catch (IllegalArgumentException e) {
      // Two independent directions, or a letter that takes a ray to one of another letter.
      return Optional.empty();
    }
  }

  private static Word moved(Word word, int[] place) {
    int[] exponents = new int[place.length];
    for (int x = 0; x < place.length; x++) {
      exponents[place[x]] = word.exponent(x);
    }
    return Word.own(exponents);
  }

  private static Optional<GaugeRays> reduced(GaugeModel model, RayMonoid monoid) {
    int from = 1;
    int period = 1;
    try {
      for (GaugeModel.Part part : model.parts()) {
        for (Gauge gauge : part.group().gauges()) {
          period = Multiples.lcm(period, gauge.modulus());
        }
        for (int c = monoid.points(); c < monoid.cells(); c++) {
          int[] word = monoid.word(c).over(monoid.generators()).exponents();
          from = Math.max(from, part.group().beyond(word));
        }
      }
    } catch (ArithmeticException | GaugeTrouble e) {
      return Optional.empty();
    }
    if (Math.max(from, period) > FARTHEST) {
      return Optional.empty();
    }
    RaySet p = RaySet.of(monoid, from, period, x -> isLost(model, monoid.word(x)));
    return RayReducedness.of(monoid, p, new int[0], Budget::tick)
        .filter(RayReducedness::isReduced)
        .map(proof -> new GaugeRays(monoid, p));
  }

  private static boolean isLost(GaugeModel model, Word word) {
    return model.isLost(model.number(word.over(model.words().letters().size()).exponents()));
  }

  /** The quotient in the generators that it needs. */
  Optional<InfiniteQuotient> quotient(GaugeSolution solution, FiniteQuotient last) {
    int[] heaps = solution.model().words().letters().toIntArray();
    int[] values =
        solution.model().words().words().stream()
            .mapToInt(word -> monoid.element(word.toIntArray()))
            .toArray();
    return RayPresentation.of(monoid, () -> false)
        .flatMap(
            shown ->
                shown
                    .monoid(monoid)
                    .map(
                        own ->
                            new InfiniteQuotient(
                                new RayModel(monoid, p, values, new int[0], heaps),
                                shown.system(),
                                own,
                                p.inverseImage(
                                    own,
                                    Arrays.stream(shown.kept())
                                        .map(k -> monoid.step(0, k))
                                        .toArray()),
                                new Phi(
                                    Arrays.stream(values)
                                        .map(
                                            v ->
                                                own.element(
                                                    shown.reduce(monoid.word(v)).exponents()))
                                        .toArray(),
                                    solution.period(),
                                    Optional.empty()),
                                Arrays.stream(shown.kept()).map(k -> heaps[k]).toArray(),
                                last)));
  }
}
