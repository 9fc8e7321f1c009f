// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
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
 * <p>What is merged is found on a prefix of each ray by partition refinement (as for finite
 * monoids, where the part near the end of the prefix is not believed), and continued along the
 * rays. The result is then proved to be a monoid, an image of the old one, and to respect P: for
 * this it is enough to look at the first element of each ray, since what holds there can be
 * multiplied by the letter of the ray.
 *
 * <p>Elements may be kept apart by a degree as well: an integer for each generator, added up over a
 * word. The relations of the old monoid must respect it.
 *
 * <p>Cost: prefix × generators for each round of refinement, at most half as many rounds as the
 * prefix is long.
 */
public final class RayQuotient {

  private final RayMonoid old;
  private final RayMonoid monoid;
  private final RaySet p;

  /** The image of each point, and of the first element of each ray. */
  private final int[] images;

  private RayQuotient(RayMonoid old, RayMonoid monoid, RaySet p, int[] images) {
    this.old = old;
    this.monoid = monoid;
    this.p = p;
    this.images = images;
  }

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
    Prefix prefix = new Prefix(old, p, degrees, length, pulse);
    try {
      RayQuotient made = prefix.quotient();
      return made.isImage() && made.agrees(p) ? Optional.of(made) : Optional.empty();
    } catch (TooShort e) {
      return Optional.empty();
    }
  }

  /** The reduced monoid; its generators are those of the old one. */
  public RayMonoid monoid() {
    return monoid;
  }

  /** P in the reduced monoid. */
  public RaySet p() {
    return p;
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
    for (int c = 0; c < monoid.cells(); c++) {
      for (int g = 0; g < monoid.generators(); g++) {
        for (int h = 0; h < g; h++) {
          if (monoid.step(monoid.step(c, g), h) != monoid.step(monoid.step(c, h), g)) {
            return false;
          }
        }
      }
    }
    for (int c = 0; c < old.cells(); c++) {
      for (int g = 0; g < old.generators(); g++) {
        if (image(old.step(c, g)) != monoid.step(images[c], g)) {
          return false;
        }
      }
    }
    return images[0] == 0;
  }

  /** Whether P is the image of the old one. */
  private boolean agrees(RaySet oldP) {
    for (int c = 0; c < old.cells(); c++) {
      if (c < old.points()) {
        if (oldP.contains(c) != p.contains(images[c])) {
          return false;
        }
        continue;
      }
      RayMonoid.Tail tail = monoid.tail(images[c], old.letter(c));
      int common = Periods.lcm(oldP.period(), p.period());
      int far = Math.max(oldP.threshold(), tail.first().length);
      if (tail.target() < 0) {
        common = Periods.lcm(common, tail.shift());
      } else {
        far = Math.max(far, p.threshold() - tail.shift());
      }
      int x = images[c];
      for (int n = 0; n < far + common; n++) {
        if (oldP.contains(old.at(c, n)) != p.contains(x)) {
          return false;
        }
        x = monoid.step(x, old.letter(c));
      }
    }
    return true;
  }

  /** Thrown when something is asked for that lies beyond the prefix. */
  private static final class TooShort extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooShort() {
      super("the prefix is too short", null, false, false);
    }
  }

  /** The elements less than {@code length} steps out, and their classes. */
  private static final class Prefix {
    private final RayMonoid old;
    private final RaySet p;
    private final int length;
    private final int believed;
    private final int[] classOf;

    /** The first element of each class: points first, then by steps. */
    private final int[] first;

    /** From where on each ray is kept; beyond the prefix if it is not. */
    private final int[] kept;

    /** The new number of each kept element, or −1. */
    private final int[] number;

    private final IntArrayList newPoints = new IntArrayList();
    private final IntArrayList newRays = new IntArrayList();

    Prefix(RayMonoid old, RaySet p, int[] degrees, int length, Runnable pulse) {
      this.old = old;
      this.p = p;
      this.length = length;
      this.believed = length;
      this.classOf = classes(degrees, pulse);
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

    private int index(int element) {
      int cell = old.cell(element);
      if (cell < old.points()) {
        return cell;
      }
      int n = old.steps(element);
      return n >= length ? -1 : old.points() + n * old.rays() + cell - old.points();
    }

    private int element(int index) {
      if (index < old.points()) {
        return index;
      }
      int n = (index - old.points()) / old.rays();
      return old.at(index - n * old.rays(), n);
    }

    /**
     * The classes of elements that the same company makes a loss. These sets of company are exact;
     * only their hash values are kept, so that elements may be merged wrongly, in theory, which is
     * found out afterwards, but are never kept apart wrongly.
     */
    private int[] classes(int[] degrees, Runnable pulse) {
      int[] classes = new int[old.points() + old.rays() * length];
      RayMonoid.Factor[] factors = new RayMonoid.Factor[old.generators()];
      Arrays.setAll(factors, g -> old.factor(old.step(0, g)));
      Map<Key, Integer> found = new HashMap<>();
      for (int c = 0; c < old.cells(); c++) {
        RaySet company = p;
        for (int n = 0; n < (c < old.points() ? 1 : length); n++) {
          pulse.run();
          company = n == 0 ? company(c, factors) : company.preimage(factors[old.letter(c)]);
          long degree = 0;
          for (int g = 0; g < degrees.length; g++) {
            degree += (long) old.word(old.at(c, n)).exponent(g) * degrees[g];
          }
          Key key = new Key(degree, company.threshold(), company.period(), company.fingerprint());
          int next = found.size();
          classes[index(old.at(c, n))] = found.computeIfAbsent(key, k -> next);
        }
      }
      return classes;
    }

    private record Key(long degree, int threshold, int period, long fingerprint) {}

    /** All z whose product with the first element of a cell is in P. */
    private RaySet company(int cell, RayMonoid.Factor[] factors) {
      RaySet company = p;
      int[] word = old.word(cell).raw();
      for (int g = 0; g < word.length; g++) {
        for (int i = 0; i < word[g]; i++) {
          company = company.preimage(factors[g]);
        }
      }
      return company;
    }

    private int rep(int index) {
      return first[classOf[index]];
    }

    private void choose() {
      for (int r = 0; r < kept.length; r++) {
        int from = believed;
        while (from > 0) {
          int i = old.points() + (from - 1) * old.rays() + r;
          if (rep(i) != i) {
            break;
          }
          from--;
        }
        kept[r] = from <= believed - Math.max(1, believed / 4) ? from : Integer.MAX_VALUE;
      }
      Arrays.fill(number, -1);
      int end = old.points() + believed * old.rays();
      for (int i = 0; i < end; i++) {
        if (rep(i) == i && !onKept(i)) {
          number[i] = newPoints.size();
          newPoints.add(element(i));
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
      if (n >= believed) {
        throw new TooShort();
      }
      int i = rep(index(element));
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

    RayQuotient quotient() {
      int points = newPoints.size();
      int cells = points + newRays.size();
      int[] letters = new int[newRays.size()];
      Arrays.setAll(letters, r -> old.letter(old.points() + newRays.getInt(r)));
      int[][] words = new int[cells][];
      Arrays.setAll(words, c -> old.word(preimage(c)).exponents());
      RayMonoid.Action[] actions = new RayMonoid.Action[old.generators()];
      for (int g = 0; g < actions.length; g++) {
        int generator = g;
        int[] point = new int[points];
        Arrays.setAll(point, c -> image(old.step(preimage(c), generator)));
        int[][] near = new int[letters.length][];
        int[] target = new int[letters.length];
        int[] shift = new int[letters.length];
        for (int r = 0; r < letters.length; r++) {
          RayMonoid.Tail tail =
              RayMonoid.tail(
                  image(old.step(preimage(points + r), g)),
                  letters[r],
                  letters,
                  points,
                  (x, letter) -> image(old.step(preimage(x), letter)));
          near[r] = tail.first();
          target[r] = tail.target();
          shift[r] = tail.shift();
        }
        actions[g] = new RayMonoid.Action(point, near, target, shift);
      }
      RayMonoid made = new RayMonoid(words, points, letters, actions);
      RaySet portion = RaySet.of(made, p.threshold(), p.period(), x -> p.contains(preimage(x)));
      int[] images = new int[old.cells()];
      Arrays.setAll(images, this::image);
      return new RayQuotient(old, made, portion, images);
    }
  }
}
