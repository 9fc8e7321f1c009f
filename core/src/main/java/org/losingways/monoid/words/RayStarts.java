// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;

/**
 * Lets the rays of a {@link RayMonoid} begin where the monoid says, and not where they were first
 * seen to run on; so what is shown of it is a function of the monoid.
 *
 * <p>Far out each element of a ray with letter x is x times one element only, the one before it. A
 * ray is followed inwards from there: as far as there is one y with yx = z, its least word is
 * shorter than that of z, and no other ray comes by, y belongs to the ray. The identity is always a
 * point.
 *
 * <p>Cost: a product for each letter and element within the window in which rays are not yet
 * shifted as wholes.
 */
final class RayStarts {

  private final RayMonoid given;
  private final IntFunction<Word> least;
  private final int far;

  /** For each ray its elements from {@link #far} steps out inwards. */
  private final IntArrayList[] chains;

  private RayStarts(RayMonoid given, IntFunction<Word> least) {
    this.given = given;
    this.least = least;
    this.far = far(given);
    this.chains = new IntArrayList[given.rays()];
    for (int r = 0; r < chains.length; r++) {
      chains[r] = chain(given.points() + r);
    }
    cutWhereTheyMeet();
  }

  /** The monoid with canonical rays; cells are in the order of the words, points first. */
  static RayMonoid of(RayMonoid given, IntFunction<Word> least) {
    return new RayStarts(given, least).monoid();
  }

  /** So far out that every generator shifts every ray that it does not wind up. */
  private static int far(RayMonoid m) {
    int far = 1;
    for (int g = 0; g < m.generators(); g++) {
      RayMonoid.Factor factor = m.factor(m.step(0, g));
      for (int c = m.points(); c < m.cells(); c++) {
        int from = factor.from(c) + factor.shift(c);
        far = Math.max(far, Math.max(factor.from(c), from) + 1);
        for (int n = 0; n <= from; n++) {
          far = Math.max(far, m.steps(m.step(m.at(c, n), g)) + 1);
        }
      }
      for (int c = 0; c < m.points(); c++) {
        far = Math.max(far, m.steps(m.step(c, g)) + 1);
      }
    }
    return far;
  }

  private IntArrayList chain(int ray) {
    int letter = given.letter(ray);
    Int2IntOpenHashMap before = new Int2IntOpenHashMap();
    Int2IntOpenHashMap count = new Int2IntOpenHashMap();
    for (int c = 0; c < given.cells(); c++) {
      Budget.tick();
      for (int n = 0; n < (c < given.points() ? 1 : 2 * far + 1); n++) {
        int y = given.step(given.at(c, n), letter);
        before.put(y, given.at(c, n));
        count.addTo(y, 1);
      }
    }
    IntArrayList chain = new IntArrayList();
    int x = given.at(ray, far);
    while (x != 0 && !chain.contains(x)) {
      chain.add(x);
      int y = before.get(x);
      if (count.get(x) != 1 || least.apply(y).length() >= least.apply(x).length()) {
        break;
      }
      x = y;
    }
    return chain;
  }

  private void cutWhereTheyMeet() {
    Int2IntOpenHashMap met = new Int2IntOpenHashMap();
    for (IntArrayList chain : chains) {
      chain.forEach(x -> met.addTo(x, 1));
    }
    for (int r = 0; r < chains.length; r++) {
      int keep = 1;
      while (keep < chains[r].size() && isOwn(r, chains[r].getInt(keep), met)) {
        keep++;
      }
      chains[r].size(keep);
    }
  }

  private boolean isOwn(int ray, int x, Int2IntOpenHashMap met) {
    boolean isFarOnAnother =
        given.cell(x) >= given.points()
            && given.cell(x) != given.points() + ray
            && given.steps(x) >= far;
    return met.get(x) == 1 && !isFarOnAnother;
  }

  private RayMonoid monoid() {
    Int2IntOpenHashMap rayOf = new Int2IntOpenHashMap();
    rayOf.defaultReturnValue(-1);
    for (int r = 0; r < chains.length; r++) {
      int ray = r;
      chains[r].forEach(x -> rayOf.put(x, ray));
    }
    IntArrayList all = new IntArrayList();
    for (int c = 0; c < given.cells(); c++) {
      Budget.tick();
      for (int n = 0; n < (c < given.points() ? 1 : far); n++) {
        if (rayOf.get(given.at(c, n)) < 0) {
          all.add(given.at(c, n));
        }
      }
    }
    int[] points = sorted(all.intStream());
    IntArrayList firsts = new IntArrayList();
    for (IntArrayList chain : chains) {
      firsts.add(chain.getInt(chain.size() - 1));
    }
    int[] starts = sorted(firsts.intStream());
    int[] rays = Arrays.stream(starts).map(firsts::indexOf).toArray();
    int cells = points.length + rays.length;
    // From elements of the given monoid to those of the new one, as far as rays begin.
    Int2IntOpenHashMap place = new Int2IntOpenHashMap();
    for (int i = 0; i < points.length; i++) {
      place.put(points[i], i);
    }
    for (int i = 0; i < rays.length; i++) {
      IntArrayList chain = chains[rays[i]];
      for (int n = 0; n < chain.size(); n++) {
        place.put(chain.getInt(chain.size() - 1 - n), n * cells + points.length + i);
      }
    }
    int[][] words = new int[cells][];
    int[] letters = new int[rays.length];
    for (int i = 0; i < cells; i++) {
      words[i] = least.apply(i < points.length ? points[i] : starts[i - points.length]).exponents();
    }
    for (int i = 0; i < rays.length; i++) {
      letters[i] = given.letter(given.points() + rays[i]);
    }
    return RayMonoid.of(
        words,
        points.length,
        letters,
        given.generators(),
        (x, g) -> {
          int cell = x % cells;
          int y =
              cell < points.length
                  ? points[cell]
                  : along(chains[rays[cell - points.length]], x / cells, given);
          return code(given.step(y, g), place, cells);
        });
  }

  private int[] sorted(IntStream elements) {
    return elements
        .boxed()
        .sorted(Comparator.comparing(least::apply))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The element n steps out on a ray. */
  private static int along(IntArrayList chain, int n, RayMonoid given) {
    return n < chain.size()
        ? chain.getInt(chain.size() - 1 - n)
        : Math.addExact(chain.getInt(0), Math.multiplyExact(n - chain.size() + 1, given.cells()));
  }

  private int code(int y, Int2IntOpenHashMap place, int cells) {
    int beyond = given.cell(y) < given.points() ? 0 : Math.max(0, given.steps(y) - far);
    return Math.addExact(place.get(y - beyond * given.cells()), Math.multiplyExact(beyond, cells));
  }
}
