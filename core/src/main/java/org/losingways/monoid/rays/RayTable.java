// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import java.util.Arrays;
import java.util.List;

/**
 * A {@link RayMonoid} as plain arrays, to be written down and read again.
 *
 * <pre>{@code
 * monoid.table().monoid()   // the same monoid, after everything about it was checked
 * }</pre>
 *
 * <p>Elements are written as in {@link RayMonoid}: n steps out on a cell is n·cells + cell.
 *
 * @param words for each cell, points first, the exponents of the generators in a word for its first
 *     element
 * @param letters the generator that leads out along each ray
 * @param generators what each generator does
 */
@SuppressWarnings("ArrayRecordComponent")
public record RayTable(int[][] words, int[] letters, List<Generator> generators) {

  /** A word that is longer is not believed: it would take too long to follow. */
  private static final int LONGEST = 1 << 16;

  /**
   * What a generator does.
   *
   * @param points the image of each point
   * @param first for each ray the images of its first elements
   * @param target for each ray the ray, counted from 0, that the others go to; −1, which no table
   *     has, if they go round
   * @param shift by how many steps they are shifted: (r, n) goes to (target, n + shift); or, if
   *     they go round, how many of the last of the first images repeat for ever
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Generator(int[] points, int[][] first, int[] target, int[] shift) {}

  public RayTable {
    generators = List.copyOf(generators);
  }

  /**
   * The monoid.
   *
   * @throws IllegalArgumentException if this is none, or one in which a generator takes a ray to
   *     finitely many elements
   */
  public RayMonoid monoid() {
    checkShape();
    RayMonoid monoid =
        new RayMonoid(words, points(), letters, generators.toArray(Generator[]::new));
    checkLetters(monoid);
    checkWords(monoid);
    checkCommutes(monoid);
    return monoid;
  }

  private int points() {
    return words.length - letters.length;
  }

  private static void check(boolean holds, String why) {
    if (!holds) {
      throw new IllegalArgumentException(why);
    }
  }

  private void checkShape() {
    check(points() >= 1, "there is no point");
    for (int[] word : words) {
      check(word.length == generators.size(), "a word has other letters");
      check(
          Arrays.stream(word).allMatch(e -> e >= 0 && e <= LONGEST), "a word has a wrong exponent");
    }
    for (int letter : letters) {
      check(letter >= 0 && letter < generators.size(), "a ray has no letter");
    }
    for (Generator g : generators) {
      check(
          g.points.length == points()
              && g.first.length == letters.length
              && g.target.length == letters.length
              && g.shift.length == letters.length,
          "a generator acts on other cells");
      checkElements(g.points);
      for (int r = 0; r < letters.length; r++) {
        checkElements(g.first[r]);
        check(g.first[r].length <= LONGEST, "a ray is told too far");
        check(g.target[r] >= 0 && g.target[r] < letters.length, "a ray goes to no ray");
        check(letters[g.target[r]] == letters[r], "a ray goes to a ray of another letter");
        check(
            Math.abs((long) g.shift[r]) <= LONGEST && g.first[r].length + g.shift[r] >= 0,
            "a ray is shifted too far");
      }
    }
  }

  private void checkElements(int... elements) {
    for (int x : elements) {
      check(x >= 0 && x / words.length <= LONGEST, "there is no element " + x);
      check(x < words.length || x % words.length >= points(), "there is no element " + x);
    }
  }

  /** Whether the letter of each ray leads one step out on it. */
  private void checkLetters(RayMonoid monoid) {
    for (int r = 0; r < letters.length; r++) {
      Generator g = generators.get(letters[r]);
      check(g.target[r] == r && g.shift[r] == 1, "the letter of a ray does not lead out");
      for (int n = 0; n < g.first[r].length; n++) {
        check(
            g.first[r][n] == monoid.at(points() + r, n + 1),
            "the letter of a ray does not lead out");
      }
    }
  }

  private void checkWords(RayMonoid monoid) {
    for (int c = 0; c < words.length; c++) {
      check(monoid.element(words[c]) == c, "a word does not lead to its cell");
    }
  }

  /**
   * Whether the generators commute: on each ray up to a step from which on any two of them, in
   * either order, only shift it.
   */
  private void checkCommutes(RayMonoid monoid) {
    int far = 0;
    int back = 0;
    for (Generator g : generators) {
      for (int r = 0; r < letters.length; r++) {
        far = Math.max(far, g.first[r].length);
        back = Math.max(back, -g.shift[r]);
      }
    }
    for (int c = 0; c < words.length; c++) {
      for (int n = 0; n <= (c < points() ? 0 : far + back); n++) {
        int x = monoid.at(c, n);
        for (int g = 0; g < generators.size(); g++) {
          for (int h = 0; h < g; h++) {
            check(
                monoid.step(monoid.step(x, g), h) == monoid.step(monoid.step(x, h), g),
                "the generators do not commute");
          }
        }
      }
    }
  }
}
