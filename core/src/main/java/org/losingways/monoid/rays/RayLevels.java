// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads a {@link RayMonoid} off a table: a commutative monoid in which every element has a degree,
 * as far as it was seen, that is all elements whose degree is within some bounds.
 *
 * <pre>{@code
 * RayLevels.Seen seen = RayLevels.read(table, 20).orElseThrow();
 * seen.monoid().times(seen.place()[x], seen.place()[y])
 * }</pre>
 *
 * <p>The elements of one degree are a level. From some level on a generator x of positive degree
 * takes each level one to one to another; where this begins the rays along x begin, and likewise
 * for a generator of negative degree. All other elements are points. Rays are then drawn back as
 * far as they go, so that few points are left.
 *
 * <p>That the levels go on as far out as they began near by is a guess. The result is checked to be
 * a commutative monoid, which is exact; whether it is the right one has to be seen otherwise.
 *
 * <p>Cost: elements × generators, and cells × generators² for the check.
 */
public final class RayLevels {

  /** The periods of P that are looked for. */
  private static final int[] PERIODS = {1, 2, 3, 4, 6, 8, 12};

  /**
   * What was seen.
   *
   * @param degree the degree of each element; element 0 is the identity
   * @param action for each generator the products with all elements, −1 if out of bounds
   * @param degrees the degree of each generator
   * @param p whether each element is in P
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Table(int[] degree, int[][] action, int[] degrees, boolean[] p) {}

  /**
   * The monoid.
   *
   * @param p P in it
   * @param place which element of the monoid each element of the table is, −1 if it is too far out
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Seen(RayMonoid monoid, RaySet p, int[] place) {}

  private final Table table;
  private final int believed;

  /** The ray of each element, −1 for points. */
  private final int[] ray;

  /** The elements that the letter of the rays takes to each element, as linked lists. */
  private final int[] firstBefore;

  private final int[] nextBefore;
  private final List<int[]> chains = new ArrayList<>();
  private final List<Integer> letters = new ArrayList<>();

  private RayLevels(Table table, int believed) {
    this.table = table;
    this.believed = believed;
    this.ray = new int[table.degree.length];
    this.firstBefore = new int[ray.length];
    this.nextBefore = new int[ray.length];
    Arrays.fill(ray, -1);
  }

  /**
   * Reads the monoid off a table.
   *
   * @param believed up to which degree, positive or negative, the table is to be believed
   * @return nothing if the table does not go far enough
   */
  public static Optional<Seen> read(Table table, int believed) {
    RayLevels levels = new RayLevels(table, believed);
    return levels.direction(1) && levels.direction(-1) ? levels.seen() : Optional.empty();
  }

  /** Finds the rays on one side. */
  private boolean direction(int sign) {
    List<Integer> outward = new ArrayList<>();
    for (int g = 0; g < table.degrees.length; g++) {
      if (table.degrees[g] * sign > 0) {
        outward.add(g);
      }
    }
    outward.sort((g, h) -> Integer.compare(sign * table.degrees[g], sign * table.degrees[h]));
    List<List<Integer>> byLevel = new ArrayList<>();
    for (int d = 0; d <= believed; d++) {
      byLevel.add(new ArrayList<>());
    }
    for (int e = 0; e < ray.length; e++) {
      int d = table.degree[e] * sign;
      if (d >= 0 && d <= believed) {
        byLevel.get(d).add(e);
      }
    }
    for (int x : outward) {
      int step = table.degrees[x] * sign;
      int from = Math.max(1, believed - step + 1);
      while (from > 1 && isOneToOne(x, byLevel.get(from - 1), byLevel.get(from - 1 + step))) {
        from--;
      }
      if (from + 2 * step <= believed / 2) {
        prepare(x);
        for (int d = from; d < from + step; d++) {
          byLevel.get(d).forEach(e -> chain(e, x, sign));
        }
        return true;
      }
    }
    return false;
  }

  private boolean isOneToOne(int x, List<Integer> level, List<Integer> next) {
    return level.size() == next.size()
        && level.stream().mapToInt(e -> table.action[x][e]).distinct().count() == level.size();
  }

  /** The ray through an element that is far enough out. */
  private void chain(int element, int x, int sign) {
    List<Integer> chain = new ArrayList<>();
    for (int e = element; e >= 0 && table.degree[e] * sign <= believed; e = table.action[x][e]) {
      chain.add(e);
    }
    for (int e = before(element, sign); e >= 0; e = before(e, sign)) {
      chain.add(0, e);
      ray[e] = chains.size();
    }
    chain.forEach(e -> ray[e] = chains.size());
    chains.add(chain.stream().mapToInt(Integer::intValue).toArray());
    letters.add(x);
  }

  /** Lists for each element those that x takes to it. */
  private void prepare(int x) {
    Arrays.fill(firstBefore, -1);
    for (int e = ray.length - 1; e > 0; e--) {
      int image = table.action[x][e];
      if (image >= 0) {
        nextBefore[e] = firstBefore[image];
        firstBefore[image] = e;
      }
    }
  }

  /** Some element on the same side, and not yet on a ray, that x takes to a given one; or −1. */
  private int before(int element, int sign) {
    int e = firstBefore[element];
    while (e >= 0 && (ray[e] >= 0 || table.degree[e] * sign <= 0)) {
      e = nextBefore[e];
    }
    return e;
  }

  private Optional<Seen> seen() {
    int[] cellElements = cells();
    int points = cellElements.length - chains.size();
    int[] place = new int[ray.length];
    Arrays.fill(place, -1);
    for (int c = 0; c < points; c++) {
      place[cellElements[c]] = c;
    }
    for (int r = 0; r < chains.size(); r++) {
      int[] chain = chains.get(r);
      for (int n = 0; n < chain.length; n++) {
        place[chain[n]] = n * cellElements.length + points + r;
      }
    }
    int[] rayLetters = letters.stream().mapToInt(Integer::intValue).toArray();
    try {
      RayMonoid monoid =
          RayMonoid.of(
              words(cellElements),
              points,
              rayLetters,
              table.action.length,
              (x, g) -> {
                int n = x / cellElements.length;
                int cell = x - n * cellElements.length;
                int e = cell < points ? cellElements[cell] : element(cell - points, n);
                return placed(table.action[g][e], place);
              });
      return isMonoid(monoid)
          ? portion(monoid, cellElements).map(p -> new Seen(monoid, p, place))
          : Optional.empty();
    } catch (TooShort e) {
      return Optional.empty();
    }
  }

  /** The points, the identity first, and then the first element of each ray. */
  private int[] cells() {
    List<Integer> cells = new ArrayList<>();
    for (int e = 0; e < ray.length; e++) {
      if (ray[e] < 0 && Math.abs(table.degree[e]) <= believed) {
        cells.add(e);
      }
    }
    chains.forEach(chain -> cells.add(chain[0]));
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private int element(int r, int n) {
    if (n >= chains.get(r).length) {
      throw new TooShort();
    }
    return chains.get(r)[n];
  }

  private static int placed(int element, int[] place) {
    if (element < 0 || place[element] < 0) {
      throw new TooShort();
    }
    return place[element];
  }

  /** A shortest word for each of some elements. */
  private int[][] words(int[] elements) {
    int size = table.action.length;
    int[] parent = new int[ray.length];
    int[] letter = new int[ray.length];
    Arrays.fill(parent, -1);
    parent[0] = 0;
    int[] queue = new int[ray.length];
    int end = 1;
    for (int i = 0; i < end; i++) {
      for (int g = 0; g < size; g++) {
        int e = table.action[g][queue[i]];
        if (e >= 0 && parent[e] < 0) {
          parent[e] = queue[i];
          letter[e] = g;
          queue[end++] = e;
        }
      }
    }
    int[][] words = new int[elements.length][size];
    for (int c = 0; c < elements.length; c++) {
      for (int e = elements[c]; e != 0; e = parent[e]) {
        if (parent[e] < 0) {
          throw new TooShort();
        }
        words[c][letter[e]]++;
      }
    }
    return words;
  }

  /** Whether the generators commute, and words lead to their elements. */
  private static boolean isMonoid(RayMonoid monoid) {
    for (int c = 0; c < monoid.cells(); c++) {
      if (monoid.element(monoid.word(c).exponents()) != c) {
        return false;
      }
    }
    return monoid.commutes();
  }

  /** P with the least period that it seems to have along all rays. */
  private Optional<RaySet> portion(RayMonoid monoid, int[] cellElements) {
    for (int period : PERIODS) {
      int threshold = 0;
      boolean seen = true;
      for (int[] chain : chains) {
        int from = Math.max(0, chain.length - period);
        while (from > 0 && table.p[chain[from - 1]] == table.p[chain[from - 1 + period]]) {
          from--;
        }
        seen &= from + 2 * period <= chain.length;
        threshold = Math.max(threshold, from);
      }
      if (seen) {
        int repeating = period;
        return Optional.of(
            RaySet.of(
                monoid,
                threshold,
                period,
                x -> table.p[at(monoid.cell(x), monoid.steps(x), repeating, cellElements)]));
      }
    }
    return Optional.empty();
  }

  /** An element; beyond the table, one that is as good as far as P is concerned. */
  private int at(int cell, int n, int period, int[] cellElements) {
    int points = cellElements.length - chains.size();
    if (cell < points) {
      return cellElements[cell];
    }
    int[] chain = chains.get(cell - points);
    int beyond = Math.max(0, n - chain.length + 1);
    return chain[n - (beyond + period - 1) / period * period];
  }
}
