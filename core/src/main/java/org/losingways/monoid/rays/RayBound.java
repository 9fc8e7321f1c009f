// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.monoid.Multiples;

/**
 * Where two elements of a {@link RayMonoid} must be looked for that no company tells apart, so that
 * there are none at all if there are none here: among those that are points or less than {@code
 * near} steps out, and for each ray with the letter g between the element {@code row[g]} steps out
 * and all that are from there to less than {@code length} steps out on rays of the same letter.
 *
 * <p>{@code docs/infinite.md} has the proof. For the letters x and y of two rays there are a, b ≥
 * 0, not both 0, and N with x^(N+a) y^(N+b) = x^N y^N. Along a ray with letter x, company that is a
 * point, the first element of a ray, or less than N+b steps out on a ray with letter y, sees P
 * repeat with the period Π from step K on, and what other company tells apart further out is told
 * apart at step K. If the element at step K is interchangeable with one that is D or more steps
 * further out, on any ray of the letter, then also with the one Π steps further out on its own.
 * Elements of other cells that are interchangeable with an element of a ray meet it when they are
 * multiplied by its letter.
 *
 * <p>Cost: a product for each ray and each such company.
 *
 * @param length all elements are less than so many steps out
 * @param near among those that are less than so many steps out, any two are compared
 * @param row for each generator the step K along its rays
 */
@SuppressWarnings("ArrayRecordComponent")
record RayBound(int length, int near, int[] row) {

  /** The largest N that is tried. */
  private static final int LARGEST = 500;

  /**
   * Where to look.
   *
   * @param degrees the degree of each generator, if only elements of the same degree are compared;
   *     otherwise empty
   * @return nothing if the relation between two letters is not found
   * @throws ArithmeticException if some number is too large, or the letter of a ray has degree 0
   * @throws IllegalArgumentException if multiples have to be followed too far
   */
  static Optional<RayBound> of(RayMonoid monoid, RaySet p, int[] degrees, Runnable pulse) {
    Search search = new Search(monoid, p, degrees, pulse);
    return search.balance() ? Optional.of(search.bound()) : Optional.empty();
  }

  /** x^(N+a) y^(N+b) = x^N y^N. */
  private record Balance(int a, int b, int from) {
    Balance swapped() {
      return new Balance(b, a, from);
    }
  }

  /** Finds the numbers. */
  private static final class Search {
    private final RayMonoid monoid;
    private final RayCompany company;
    private final int[] degrees;
    private final Runnable pulse;

    /** The letters of the rays. */
    private final int[] letters;

    /** For each two letters their relation. */
    private final Balance[][] balances;

    /** For each letter the step K. */
    private final int[] settled;

    private int period;

    Search(RayMonoid monoid, RaySet p, int[] degrees, Runnable pulse) {
      this.monoid = monoid;
      this.company = new RayCompany(monoid, p);
      this.degrees = degrees;
      this.pulse = pulse;
      this.letters =
          IntStream.range(monoid.points(), monoid.cells()).map(monoid::letter).distinct().toArray();
      this.balances = new Balance[letters.length][letters.length];
      this.settled = new int[letters.length];
      this.period = p.period();
    }

    boolean balance() {
      for (int i = 0; i < letters.length; i++) {
        for (int j = 0; j < i; j++) {
          Balance balance = balance(letters[i], letters[j]);
          if (balance.from() > LARGEST) {
            return false;
          }
          balances[i][j] = balance;
          balances[j][i] = balance.swapped();
        }
      }
      return true;
    }

    /** Far out on its rays, x is followed through multiplication by y until it comes round. */
    private Balance balance(int x, int y) {
      RayMonoid.Factor byY = monoid.factor(monoid.step(0, y));
      int[] time = new int[monoid.cells()];
      int[] place = new int[monoid.cells()];
      Arrays.fill(time, -1);
      int ray = monoid.points() + monoid.tail(monoid.step(0, x), x).target();
      int shift = 0;
      int now = 0;
      while (time[ray] < 0 && !byY.goesRound(ray)) {
        time[ray] = now++;
        place[ray] = shift;
        shift += byY.shift(ray);
        ray = byY.target(ray);
      }
      int a = time[ray] < 0 ? byY.shift(ray) : place[ray] - shift;
      int b = time[ray] < 0 ? 0 : now - time[ray];
      int from = 0;
      while (from <= LARGEST
          && (a < 0 || power(x, from + a, y, from + b) != power(x, from, y, from))) {
        from++;
      }
      return new Balance(a, b, from);
    }

    private int power(int x, int i, int y, int j) {
      int[] exponents = new int[monoid.generators()];
      exponents[x] = i;
      exponents[y] = j;
      return monoid.element(exponents);
    }

    RayBound bound() {
      for (int i = 0; i < letters.length; i++) {
        settled[i] = settled(i);
      }
      int all = period;
      for (Balance[] row : balances) {
        for (Balance balance : row) {
          if (balance != null && balance.a() > 0) {
            int b = balance.b();
            // b steps along y are a steps back along x.
            int back = b == 0 ? 1 : Multiples.lcm(period, b) / b;
            all = Multiples.lcm(all, Math.multiplyExact(balance.a(), back));
          }
        }
      }
      period = all;
      int length = 0;
      int near = 0;
      int[] row = new int[monoid.generators()];
      for (int i = 0; i < letters.length; i++) {
        int further = degrees.length > 0 ? sameDegree(letters[i]) : further(i);
        row[letters[i]] = settled[i];
        near = Math.max(near, meeting(i) + 1);
        length = Math.max(length, Math.addExact(settled[i], further) + 1);
      }
      return new RayBound(Math.max(length, near), near, row);
    }

    /** K; and makes the period a multiple of all that are seen. */
    private int settled(int i) {
      int x = letters[i];
      int settled = 0;
      for (int cell = 0; cell < monoid.cells(); cell++) {
        pulse.run();
        int j = cell < monoid.points() ? i : place(monoid.letter(cell));
        int count = 1;
        if (j != i) {
          settled = Math.max(settled, balances[i][j].from());
          count = balances[i][j].from() + balances[i][j].b();
        }
        for (int ray = monoid.points(); ray < monoid.cells(); ray++) {
          if (monoid.letter(ray) == x) {
            int product = monoid.times(ray, cell);
            for (int m = 0; m < count; m++) {
              RayCompany.Repeat repeat = company.repeat(product, x);
              settled = Math.max(settled, repeat.from());
              if (period % repeat.period() != 0) {
                period = Multiples.lcm(period, repeat.period());
              }
              if (m + 1 < count) {
                product = monoid.step(product, letters[j]);
              }
            }
          }
        }
      }
      return settled;
    }

    private int place(int letter) {
      return IntList.of(letters).indexOf(letter);
    }

    /** D. */
    private int further(int i) {
      int further = period;
      for (int j = 0; j < letters.length; j++) {
        Balance balance = balances[i][j];
        if (j != i && balance.a() > 0 && balance.b() > 0) {
          int left = (settled[j] - balance.from() + balance.b() - 1) / balance.b();
          further =
              Math.max(
                  further,
                  Math.addExact(
                      settled[i] - balance.from() + period,
                      Math.multiplyExact(balance.a(), Math.max(0, left))));
        }
      }
      return further;
    }

    /** The most that elements of the same degree are apart, on rays with this letter. */
    private int sameDegree(int letter) {
      int[] ofRays =
          IntStream.range(monoid.points(), monoid.cells())
              .filter(cell -> monoid.letter(cell) == letter)
              .map(cell -> monoid.degree(cell, degrees))
              .sorted()
              .toArray();
      return (ofRays[ofRays.length - 1] - ofRays[0]) / Math.abs(degrees[letter]);
    }

    /** The farthest step of a ray that can be interchangeable with an element of another letter. */
    private int meeting(int i) {
      int farthest = 0;
      for (int cell = 0; cell < monoid.cells(); cell++) {
        int j = cell < monoid.points() ? i : place(monoid.letter(cell));
        if (cell < monoid.points() || j != i) {
          int count = j == i ? 1 : balances[i][j].from() + balances[i][j].b();
          farthest = Math.max(farthest, count);
          for (int m = 0; m < count; m++) {
            RayMonoid.Tail tail = monoid.tail(monoid.at(cell, m), letters[i]);
            if (tail.target() >= 0) {
              farthest = Math.max(farthest, tail.shift());
            }
          }
        }
      }
      return farthest;
    }
  }
}
