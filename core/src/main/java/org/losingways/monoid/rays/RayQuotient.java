// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import java.util.Arrays;
import java.util.Optional;

/**
 * The reduction of a {@link RayMonoid} by a set P: elements are merged when no company tells them
 * apart, that is when xz ∈ P exactly if yz ∈ P for all z.
 *
 * <pre>{@code
 * RayQuotient reduced = RayQuotient.of(monoid, p, new int[0], 60, () -> {}).orElseThrow();
 * reduced.p().contains(reduced.image(x)) == p.contains(x)
 * }</pre>
 *
 * <p>What is merged is found on a prefix of each ray by comparing the whole sets of company in
 * which elements are losses, and continued along the rays. The result is then proved to be a
 * monoid, an image of the old one, and to respect P: for this it is enough to look at the first
 * element of each ray, since what holds there can be multiplied by the letter of the ray. That
 * nothing else can be merged is proved by {@link #complete}, which merges it if it can ({@link
 * RayReducedness}).
 *
 * <p>Elements may be kept apart by a degree as well: an integer for each generator, added up over a
 * word. The relations of the old monoid must respect it.
 *
 * <p>Cost: that of an operation on sets for each element of the prefix.
 *
 * @param old the monoid that was reduced
 * @param monoid the reduced monoid; its generators are those of the old one
 * @param p P in the reduced monoid
 * @param images the image of each point, and of the first element of each ray
 */
@SuppressWarnings("ArrayRecordComponent")
public record RayQuotient(RayMonoid old, RayMonoid monoid, RaySet p, int[] images) {

  /**
   * Reduces a monoid.
   *
   * @param degrees the degree of each generator, or none if elements of different degree may be
   *     merged
   * @param length how long a prefix of each ray is looked at
   * @param pulse is called now and then, and may throw to stop
   * @return nothing if the prefix is too short to see how the rays are merged
   */
  public static Optional<RayQuotient> of(
      RayMonoid old, RaySet p, int[] degrees, int length, Runnable pulse) {
    int[] classes = RayPrefix.refine(old, p, degrees, length, pulse);
    return new RayPrefix(old, p, length, classes)
        .quotient()
        .filter(made -> made.isImage() && made.agrees(p));
  }

  /**
   * This reduction with everything merged that no company tells apart, which is decided exactly.
   *
   * @param degrees as for {@link #of}
   * @param pulse is called now and then, and may throw to stop
   * @return nothing if that takes numbers that are too large
   */
  public Optional<RayQuotient> complete(int[] degrees, Runnable pulse) {
    Optional<RayReducedness> first = RayReducedness.of(monoid, p, degrees, pulse);
    if (first.isEmpty() || first.get().isReduced()) {
      return first.map(proof -> this);
    }
    return first
        .get()
        .merge()
        .filter(made -> made.isImage() && made.agrees(p))
        .map(this::then)
        .filter(
            made ->
                RayReducedness.of(made.monoid, made.p, degrees, pulse)
                    .filter(RayReducedness::isReduced)
                    .isPresent());
  }

  private RayQuotient then(RayQuotient next) {
    return new RayQuotient(
        old, next.monoid, next.p, Arrays.stream(images).map(next::image).toArray());
  }

  /** What an element of the old monoid becomes. */
  public int image(int element) {
    int cell = old.cell(element);
    int x = images[cell];
    for (int n = old.steps(element); n > 0; n--) {
      x = monoid.step(x, old.letter(cell));
    }
    return x;
  }

  /** Whether the result is a commutative monoid and the old one maps onto it. */
  private boolean isImage() {
    for (int c = 0; c < old.cells(); c++) {
      for (int g = 0; g < old.generators(); g++) {
        if (image(old.step(c, g)) != monoid.step(images[c], g)) {
          return false;
        }
      }
    }
    return images[0] == 0 && monoid.commutes();
  }

  /** Whether P is the image of the old one. */
  private boolean agrees(RaySet oldP) {
    int[] letters = new int[old.generators()];
    Arrays.setAll(letters, g -> image(old.step(0, g)));
    return p.inverseImage(old, letters).equals(oldP);
  }
}
