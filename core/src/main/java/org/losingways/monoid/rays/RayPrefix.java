// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The elements of a {@link RayMonoid} that are less than some number of steps out, in classes, and
 * the monoid of the classes, continued along the rays.
 *
 * <p>An element is named by its index here: points first, then all that are 0 steps out, then all
 * that are 1 step out, and so on.
 */
final class RayPrefix {
  private final RayMonoid old;
  private final RaySet p;
  private final int length;
  private final int[] classOf;

  /** The first element of each class: points first, then by steps. */
  private final int[] first;

  /** From where on each ray is kept; beyond the prefix if it is not. */
  private final int[] kept;

  /** The new number of each kept element, or −1. */
  private final int[] number;

  private final IntArrayList newPoints = new IntArrayList();
  private final IntArrayList newRays = new IntArrayList();

  /**
   * A prefix with given classes.
   *
   * @param classOf the class of each index
   */
  RayPrefix(RayMonoid old, RaySet p, int length, int[] classOf) {
    this.old = old;
    this.p = p;
    this.length = length;
    this.classOf = classOf;
    this.first = new int[Arrays.stream(classOf).max().orElse(0) + 1];
    Arrays.fill(first, -1);
    for (int i = 0; i < classOf.length; i++) {
      if (first[classOf[i]] < 0) {
        first[classOf[i]] = i;
      }
    }
    this.kept = new int[old.rays()];
    this.number = new int[classOf.length];
    choose();
  }

  /** How many elements are less than so many steps out. */
  static int size(RayMonoid monoid, int length) {
    return Math.addExact(monoid.points(), Math.multiplyExact(monoid.rays(), length));
  }

  private static int index(RayMonoid monoid, int element, int length) {
    int cell = monoid.cell(element);
    if (cell < monoid.points()) {
      return cell;
    }
    int n = monoid.steps(element);
    return n >= length ? -1 : n * monoid.rays() + cell;
  }

  static int element(RayMonoid monoid, int index) {
    if (index < monoid.points()) {
      return index;
    }
    int n = (index - monoid.points()) / monoid.rays();
    return monoid.at(index - n * monoid.rays(), n);
  }

  /**
   * The classes of elements that the same company makes a loss. These sets of company are exact;
   * only their hash values are kept, so that elements may be merged wrongly, in theory, which is
   * found out afterwards, but are never kept apart wrongly.
   *
   * @return the class of each index
   */
  static int[] refine(RayMonoid old, RaySet p, int[] degrees, int length, Runnable pulse) {
    int[] classes = new int[size(old, length)];
    RayMonoid.Factor[] factors = new RayMonoid.Factor[old.generators()];
    Arrays.setAll(factors, g -> old.factor(old.step(0, g)));
    Map<Key, Integer> found = new HashMap<>();
    new CellTree(old)
        .forEachCompany(
            p,
            factors,
            (c, first) -> {
              RaySet company = first;
              for (int n = 0; n < (c < old.points() ? 1 : length); n++) {
                pulse.run();
                if (n > 0) {
                  company = company.preimage(factors[old.letter(c)]);
                }
                int x = old.at(c, n);
                Key key =
                    new Key(
                        old.degree(x, degrees),
                        company.threshold(),
                        company.period(),
                        company.fingerprint());
                int next = found.size();
                classes[index(old, x, length)] = found.computeIfAbsent(key, k -> next);
              }
            });
    return classes;
  }

  private record Key(long degree, int threshold, int period, long fingerprint) {}

  /** The number under which a key was found, or the next one. */
  static int number(Long2IntOpenHashMap found, long key) {
    int next = found.size();
    int known = found.getOrDefault(key, -1);
    if (known < 0) {
      found.put(key, next);
      return next;
    }
    return known;
  }

  private int rep(int index) {
    return first[classOf[index]];
  }

  private void choose() {
    for (int r = 0; r < kept.length; r++) {
      int from = length;
      while (from > 0) {
        int i = old.points() + (from - 1) * old.rays() + r;
        if (rep(i) != i) {
          break;
        }
        from--;
      }
      kept[r] = from <= length - Math.max(1, length / 4) ? from : Integer.MAX_VALUE;
    }
    Arrays.fill(number, -1);
    int end = old.points() + length * old.rays();
    for (int i = 0; i < end; i++) {
      if (rep(i) == i && !onKept(i)) {
        number[i] = newPoints.size();
        newPoints.add(element(old, i));
      }
    }
    for (int r = 0; r < kept.length; r++) {
      if (kept[r] != Integer.MAX_VALUE) {
        newRays.add(r);
      }
    }
  }

  private boolean onKept(int i) {
    return i >= old.points()
        && (i - old.points()) / old.rays() >= kept[(i - old.points()) % old.rays()];
  }

  private int image(int element) {
    int cell = old.cell(element);
    int n = old.steps(element);
    if (cell >= old.points() && n >= kept[cell - old.points()]) {
      return code(cell - old.points(), n);
    }
    if (n >= length) {
      throw new TooShort();
    }
    int i = rep(index(old, element, length));
    if (number[i] >= 0) {
      return number[i];
    }
    if (!onKept(i)) {
      throw new TooShort();
    }
    return code((i - old.points()) % old.rays(), (i - old.points()) / old.rays());
  }

  private int code(int ray, int n) {
    int cells = newPoints.size() + newRays.size();
    return (n - kept[ray]) * cells + newPoints.size() + newRays.indexOf(ray);
  }

  private int preimage(int element) {
    int cells = newPoints.size() + newRays.size();
    int n = element / cells;
    int cell = element - n * cells;
    if (cell < newPoints.size()) {
      return newPoints.getInt(cell);
    }
    int ray = newRays.getInt(cell - newPoints.size());
    return old.at(old.points() + ray, kept[ray] + n);
  }

  /**
   * The monoid of the classes. Whether it is one is not checked here.
   *
   * @return nothing if the prefix is too short for it, or if a ray runs out along two letters
   */
  Optional<RayQuotient> quotient() {
    try {
      return Optional.of(make());
    } catch (TooShort | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private RayQuotient make() {
    int points = newPoints.size();
    int cells = points + newRays.size();
    int[] letters = new int[newRays.size()];
    Arrays.setAll(letters, r -> old.letter(old.points() + newRays.getInt(r)));
    int[][] words = new int[cells][];
    Arrays.setAll(words, c -> old.word(preimage(c)).exponents());
    RayMonoid made =
        RayMonoid.of(
            words, points, letters, old.generators(), (x, g) -> image(old.step(preimage(x), g)));
    RaySet portion = RaySet.of(made, p.threshold(), p.period(), x -> p.contains(preimage(x)));
    int[] images = new int[old.cells()];
    Arrays.setAll(images, this::image);
    return new RayQuotient(old, made, portion, images);
  }
}
