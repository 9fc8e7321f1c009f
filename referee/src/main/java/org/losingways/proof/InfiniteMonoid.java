// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.InfiniteEvidence;
import org.losingways.proof.certificate.InfiniteEvidence.Element;
import org.losingways.proof.certificate.InfiniteEvidence.Generator;
import org.losingways.proof.certificate.InfiniteEvidence.RayImage;
import org.losingways.proof.certificate.InfiniteEvidence.Sequence;

/**
 * The monoid of {@link InfiniteEvidence} as {@link InfiniteReferee} calculates in it. An element is
 * the number {@code steps·cells + cell}, and the identity is 0. The product of x and y is what the
 * word of y does to x; that this is a commutative product is for the referee to check.
 */
final class InfiniteMonoid {

  private final Effort effort;
  private final int points;
  private final int cells;
  private final int[][] words;
  private final int[] letters;
  private final List<Generator> generators;
  private final String pPoints;
  private final List<Sequence> pRays;

  /** From this step on P repeats along every ray. */
  private final int threshold;

  private final int period;

  /**
   * From one step before this on no generator, nor two in a row, does anything but shift; degrees
   * grow evenly there, so they are right for ever if they are right at two steps.
   */
  private final int reach;

  InfiniteMonoid(InfiniteEvidence evidence, Effort effort) {
    this.effort = effort;
    this.points = evidence.pPoints().length();
    this.cells = points + evidence.pRays().size();
    this.words = evidence.words().stream().map(Ints::toIntArray).toArray(int[][]::new);
    this.letters = evidence.letters().toIntArray();
    this.generators = evidence.generators();
    this.pPoints = evidence.pPoints();
    this.pRays = evidence.pRays();
    // The same for all rays, or this is no certificate.
    this.threshold = pRays.isEmpty() ? 0 : pRays.get(0).first().length();
    this.period = pRays.isEmpty() ? 1 : pRays.get(0).repeating().length();
    int near = 0;
    int shift = 0;
    for (Generator g : generators) {
      for (RayImage image : g.rays()) {
        near = Math.max(near, image.near().size());
        shift = Math.max(shift, Math.absExact(image.shift()));
      }
    }
    this.reach = Math.addExact(Math.addExact(near, shift), 1);
  }

  int cells() {
    return cells;
  }

  int period() {
    return period;
  }

  boolean isRay(int cell) {
    return cell >= points;
  }

  int element(int cell, int steps) {
    return Math.addExact(Math.multiplyExact(steps, cells), cell);
  }

  int code(Element x) {
    return element(x.cell(), x.steps());
  }

  private int letter(int cell) {
    return letters[cell - points];
  }

  boolean inP(int x) {
    int n = x / cells;
    int cell = x % cells;
    if (!isRay(cell)) {
      return pPoints.charAt(cell) == '1';
    }
    Sequence s = pRays.get(cell - points);
    return (n < threshold ? s.first().charAt(n) : s.repeating().charAt((n - threshold) % period))
        == '1';
  }

  int step(int x, int generator) {
    effort.spend(1);
    int n = x / cells;
    int cell = x % cells;
    Generator g = generators.get(generator);
    if (!isRay(cell)) {
      return code(g.points().get(cell));
    }
    RayImage image = g.rays().get(cell - points);
    return n < image.near().size()
        ? code(image.near().get(n))
        : element(points + image.target(), Math.addExact(n, image.shift()));
  }

  int times(int x, int y) {
    int product = x;
    int cell = y % cells;
    for (int g = 0; g < generators.size(); g++) {
      for (int i = words[cell][g]; i > 0; i--) {
        product = step(product, g);
      }
    }
    for (int n = y / cells; n > 0; n--) {
      product = step(product, letter(cell));
    }
    return product;
  }

  int power(int x, int exponent) {
    int power = 0;
    for (int i = 0; i < exponent; i++) {
      power = times(power, x);
    }
    return power;
  }

  int degree(int x) {
    int cell = x % cells;
    int degree = isRay(cell) ? Math.multiplyExact(x / cells, outward(cell)) : 0;
    for (int g = 0; g < generators.size(); g++) {
      degree =
          Math.addExact(degree, Math.multiplyExact(words[cell][g], generators.get(g).degree()));
    }
    return degree;
  }

  /** By how much the degree changes with each step out on a ray. */
  int outward(int cell) {
    return generators.get(letter(cell)).degree();
  }

  /**
   * The elements whose degrees are within bounds, the identity first. It is an objection if there
   * are more than {@code most}, or rays that begin that far below.
   */
  int[] window(int low, int high, int most) {
    List<Integer> found = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      for (int n = 0; n == 0 || isRay(cell); n++) {
        Objection.refuse(
            n > most || found.size() > most, "it needs a window that is too large to look at");
        effort.spend(1);
        int degree = degree(element(cell, n));
        if (low <= degree && degree <= high) {
          found.add(element(cell, n));
        } else if (isRay(cell) && (outward(cell) > 0 ? degree > high : degree < low)) {
          break;
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  boolean lettersLeadOut() {
    return near((cell, x) -> !isRay(cell) || step(x, letter(cell)) == element(cell, x / cells + 1));
  }

  boolean wordsLeadToCells() {
    return IntStream.range(0, cells).allMatch(cell -> times(0, cell) == cell);
  }

  boolean commutes() {
    return near(
        (cell, x) ->
            IntStream.range(0, generators.size())
                .allMatch(
                    g ->
                        IntStream.range(0, g)
                            .allMatch(h -> step(step(x, g), h) == step(step(x, h), g))));
  }

  boolean isGraded() {
    return near(
        (cell, x) ->
            (!isRay(cell) || outward(cell) != 0)
                && IntStream.range(0, generators.size())
                    .allMatch(
                        g ->
                            degree(step(x, g))
                                == Math.addExact(degree(x), generators.get(g).degree())));
  }

  private interface CellTest {
    boolean test(int cell, int element);
  }

  /**
   * Whether all elements near the beginning of a cell pass a test, beyond which shifts are alike.
   */
  private boolean near(CellTest test) {
    for (int cell = 0; cell < cells; cell++) {
      for (int n = 0; n <= (isRay(cell) ? reach : 0); n++) {
        if (!test.test(cell, element(cell, n))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Multiplication by one element, and how it shifts the rays. */
  Multiplier multiplier(int x) {
    int[] target = new int[cells];
    int[] shift = new int[cells];
    int[] from = new int[cells];
    int cell = x % cells;
    for (int ray = points; ray < cells; ray++) {
      target[ray] = ray;
      for (int g = 0; g < generators.size(); g++) {
        int copies = words[cell][g];
        if (isRay(cell) && letter(cell) == g) {
          copies = Math.addExact(copies, x / cells);
        }
        effort.spend(copies);
        for (int i = 0; i < copies; i++) {
          RayImage image = generators.get(g).rays().get(target[ray] - points);
          from[ray] = Math.max(from[ray], Math.subtractExact(image.near().size(), shift[ray]));
          shift[ray] = Math.addExact(shift[ray], image.shift());
          target[ray] = points + image.target();
        }
      }
    }
    return new Multiplier(x, target, shift, from);
  }

  final class Multiplier {
    private final int element;
    private final int[] target;
    private final int[] shift;
    private final int[] from;

    private Multiplier(int element, int[] target, int[] shift, int[] from) {
      this.element = element;
      this.target = target;
      this.shift = shift;
      this.from = from;
    }

    int times(int z) {
      return InfiniteMonoid.this.times(z, element);
    }

    /** From this step on the products along a ray are a shift to where P repeats. */
    int settled(int cell) {
      return isRay(cell) ? Math.max(from[cell], Math.subtractExact(threshold, shift[cell])) : 0;
    }

    /** Whether z and all its products with powers of the element are in P, or all are not. */
    boolean changesNothing(int z) {
      int cell = z % cells;
      return isRay(cell)
          && z / cells >= Math.max(threshold, from[cell])
          && target[cell] == cell
          && shift[cell] >= 0
          && shift[cell] % period == 0;
    }
  }
}
