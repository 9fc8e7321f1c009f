// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;

/**
 * A commutative monoid with at most one free direction: finitely many points, and finitely many
 * rays w, wx, wx², … along each of which one generator x runs out for ever.
 *
 * <pre>{@code
 * // The integers: x is 1 and y is −1.
 * RayMonoid z = RayCells.monoid(RewritingSystem.complete(
 *     Relations.of("<x,y | xy=1>"), WordOrder.LATEST_LETTER));
 * int seven = z.element(7, 0);
 * z.times(seven, z.element(0, 9)) == z.element(0, 2)   // 7 − 9 = −2
 * }</pre>
 *
 * <p>The normal forms of a confluent system are such a union when for any two generators without a
 * relation between powers of one alone there is a relation between these two. An element is a
 * number, {@code n·cells + cell}: n steps out on its cell. The identity is 0. A generator takes
 * each ray, from some n on, to a ray of the same letter by a shift, because wxⁿg = w′xᵐ stays true
 * when both sides are multiplied by x; or else its images go round for ever, for the same reason.
 * That is all that is stored, so a step costs a look-up.
 *
 * <p>Immutable.
 */
public final class RayMonoid {

  /** How far out a ray is followed before it is given up that a generator shifts it. */
  private static final int FAR = 1000;

  /** The exponents of the word of each point, then of the first element of each ray. */
  private final int[][] words;

  private final int points;

  /** The letter of each ray. */
  private final int[] letters;

  private final RayTable.Generator[] actions;

  RayMonoid(int[][] words, int points, int[] letters, RayTable.Generator[] actions) {
    this.words = words;
    this.points = points;
    this.letters = letters;
    this.actions = actions;
  }

  /**
   * The monoid with given cells.
   *
   * @param step what a generator does to any element
   */
  public static RayMonoid of(int[][] words, int points, int[] letters, int generators, Step step) {
    RayTable.Generator[] actions = new RayTable.Generator[generators];
    for (int g = 0; g < generators; g++) {
      int generator = g;
      int[] point = new int[points];
      Arrays.setAll(point, c -> step.of(c, generator));
      int[][] near = new int[letters.length][];
      int[] target = new int[letters.length];
      int[] shift = new int[letters.length];
      for (int r = 0; r < letters.length; r++) {
        Tail tail = tail(step.of(points + r, g), letters[r], letters, points, step);
        near[r] = tail.first;
        target[r] = tail.target;
        shift[r] = tail.shift;
      }
      actions[g] = new RayTable.Generator(point, near, target, shift);
    }
    return new RayMonoid(words, points, letters, actions);
  }

  /** A finite monoid beside another one: its generators come first. */
  public static RayMonoid product(FiniteMonoid finite, RayMonoid other) {
    int mine = finite.generators();
    int rays = other.rays();
    Pairs pairs = new Pairs(finite.order(), other);
    int[][] words = new int[finite.order() * other.cells()][mine + other.generators()];
    for (int f = 0; f < finite.order(); f++) {
      Budget.tick();
      for (int c = 0; c < other.cells(); c++) {
        int[] word = words[pairs.pair(f, c)];
        for (int y = f; y != 0; y = finite.parent(y)) {
          word[finite.letter(y)]++;
        }
        System.arraycopy(other.words[c], 0, word, mine, other.generators());
      }
    }
    int[] letters = new int[finite.order() * rays];
    Arrays.setAll(letters, r -> mine + other.letters[r % rays]);
    return of(
        words,
        finite.order() * other.points,
        letters,
        mine + other.generators(),
        (x, g) ->
            g < mine
                ? pairs.pair(finite.action(g)[pairs.first(x)], pairs.second(x))
                : pairs.pair(pairs.first(x), other.step(pairs.second(x), g - mine)));
  }

  /** Pairs as elements: points are pairs of elements and points, rays of elements and rays. */
  private record Pairs(int order, RayMonoid other) {

    int pair(int first, int second) {
      int c = other.cell(second);
      int rays = other.rays();
      int cell =
          c < other.points
              ? first * other.points + c
              : order * other.points + first * rays + c - other.points;
      return other.steps(second) * order * other.cells() + cell;
    }

    int first(int x) {
      int cell = x % (order * other.cells());
      int ray = cell - order * other.points;
      return ray < 0 ? cell / other.points : ray / other.rays();
    }

    int second(int x) {
      int cell = x % (order * other.cells());
      int ray = cell - order * other.points;
      return ray < 0
          ? cell % other.points
          : other.at(other.points + ray % other.rays(), x / (order * other.cells()));
    }
  }

  /** The same monoid with its generators in another order. */
  public RayMonoid withGenerators(int[] order) {
    Word[] places = new Word[order.length];
    for (int i = 0; i < order.length; i++) {
      places[order[i]] = Word.letter(order.length, i);
    }
    return withGenerators(order, List.of(places));
  }

  /**
   * The same monoid without the generators that are products of others.
   *
   * @param kept the generators that are kept, among them the letters of all rays
   * @param products each generator as a word in those that are kept
   */
  public RayMonoid withGenerators(int[] kept, List<Word> products) {
    int[] place = new int[actions.length];
    Arrays.fill(place, -1);
    for (int i = 0; i < kept.length; i++) {
      place[kept[i]] = i;
    }
    int[] keptLetters = Arrays.stream(letters).map(g -> place[g]).toArray();
    if (Arrays.stream(keptLetters).anyMatch(g -> g < 0)) {
      throw new IllegalArgumentException("a ray runs out along a generator that is left out");
    }
    int[][] keptWords = new int[words.length][];
    for (int c = 0; c < words.length; c++) {
      Budget.tick();
      Word word = Word.one(kept.length);
      for (int g = 0; g < actions.length; g++) {
        for (int i = 0; i < words[c][g]; i++) {
          word = word.times(products.get(g));
        }
      }
      keptWords[c] = word.exponents();
    }
    RayTable.Generator[] keptActions =
        Arrays.stream(kept).mapToObj(g -> actions[g]).toArray(RayTable.Generator[]::new);
    return new RayMonoid(keptWords, points, keptLetters, keptActions);
  }

  /**
   * This monoid as plain arrays, to be read, not written.
   *
   * @throws IllegalArgumentException if a generator takes a ray to finitely many elements
   */
  public RayTable table() {
    for (RayTable.Generator action : actions) {
      if (Arrays.stream(action.target()).anyMatch(t -> t < 0)) {
        throw new IllegalArgumentException("a generator takes a ray to finitely many elements");
      }
    }
    return new RayTable(words, letters, List.of(actions));
  }

  /** Whether the generators commute, as far as points and the first elements of rays show. */
  boolean commutes() {
    for (int c = 0; c < cells(); c++) {
      for (int g = 0; g < actions.length; g++) {
        for (int h = 0; h < g; h++) {
          if (step(step(c, g), h) != step(step(c, h), g)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** The number of points and rays together. */
  public int cells() {
    return words.length;
  }

  /** The number of points: cells 0 to {@code points() − 1}. */
  public int points() {
    return points;
  }

  /** The number of rays: the cells after the points. */
  public int rays() {
    return letters.length;
  }

  /** Whether there are no rays. */
  public boolean isFinite() {
    return letters.length == 0;
  }

  public int generators() {
    return actions.length;
  }

  /** The element that is n steps out on a cell; n is 0 for points. */
  public int at(int cell, int n) {
    return Math.addExact(Math.multiplyExact(n, cells()), cell);
  }

  /** The cell of an element. */
  public int cell(int element) {
    return element % cells();
  }

  /** How far out on its cell an element is. */
  public int steps(int element) {
    return element / cells();
  }

  /** The generator that leads out along a ray. */
  public int letter(int cell) {
    return letters[cell - points];
  }

  /** The word in normal form. */
  public Word word(int element) {
    int cell = cell(element);
    int[] exponents = words[cell].clone();
    if (cell >= points) {
      exponents[letter(cell)] += steps(element);
    }
    return Word.own(exponents);
  }

  /** The sum of the degrees of the generators in the word; 0 if there are no degrees. */
  public int degree(int element, int[] degrees) {
    if (degrees.length == 0) {
      return 0;
    }
    int cell = cell(element);
    int degree = 0;
    for (int g = 0; g < degrees.length; g++) {
      degree += words[cell][g] * degrees[g];
    }
    return cell < points ? degree : degree + steps(element) * degrees[letter(cell)];
  }

  /** The element with these exponents of the generators. */
  public int element(int... exponents) {
    int x = 0;
    for (int g = 0; g < exponents.length; g++) {
      for (int i = 0; i < exponents[g]; i++) {
        x = step(x, g);
      }
    }
    return x;
  }

  /** An element times a generator. */
  public int step(int element, int generator) {
    RayTable.Generator action = actions[generator];
    int n = element / words.length;
    int cell = element - n * words.length;
    if (cell < points) {
      return action.points()[cell];
    }
    int ray = cell - points;
    int[] near = action.first()[ray];
    if (n < near.length) {
      return near[n];
    }
    int shift = action.shift()[ray];
    return action.target()[ray] >= 0
        ? at(points + action.target()[ray], n + shift)
        : near[near.length - shift + (n - near.length) % shift];
  }

  /** The product. */
  public int times(int x, int y) {
    int cell = cell(y);
    int product = x;
    int[] word = words[cell];
    for (int g = 0; g < word.length; g++) {
      for (int i = word[g]; i > 0; i--) {
        product = step(product, g);
      }
    }
    for (int i = steps(y); i > 0; i--) {
      int ray = cell(product);
      if (ray >= points && letter(ray) == letter(cell)) {
        return Math.addExact(product, Math.multiplyExact(i, cells()));
      }
      product = step(product, letter(cell));
    }
    return product;
  }

  /** x to the power e. */
  public int power(int x, int e) {
    int power = 0;
    int square = x;
    for (int rest = e; rest > 0; rest >>= 1) {
      power = (rest & 1) == 0 ? power : times(power, square);
      square = rest == 1 ? square : times(square, square);
    }
    return power;
  }

  /** Multiplication by an element, as it acts on whole rays. */
  public Factor factor(int element) {
    Tail[] tails = new Tail[letters.length];
    for (int r = 0; r < tails.length; r++) {
      tails[r] = tail(times(at(points + r, 0), element), letters[r], letters, points, this::step);
    }
    return new Factor(this, element, tails);
  }

  /** How the images of a ray with this letter go on, given the first of them. */
  Tail tail(int image, int letter) {
    return tail(image, letter, letters, points, this::step);
  }

  /** An element times a generator. */
  public interface Step {
    public int of(int element, int generator);
  }

  /**
   * How the images e, ex, ex², … of a ray go on: it needs only to be seen once that they are on a
   * ray of the letter x, or that one comes again.
   *
   * @param first the images before
   * @param target the ray they are on from there, −1 if they go round
   * @param shift the n of the next image less its place; or how many images at the end of first
   *     repeat
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Tail(int[] first, int target, int shift) {}

  static Tail tail(int image, int letter, int[] letters, int points, Step step) {
    int cells = points + letters.length;
    int start = image % cells;
    if (start >= points && letters[start - points] == letter) {
      // So it is with most images; no lists are needed.
      return new Tail(IntArrays.EMPTY_ARRAY, start - points, image / cells);
    }
    IntArrayList first = new IntArrayList();
    Int2IntOpenHashMap place = new Int2IntOpenHashMap();
    int x = image;
    for (int n = 0; n <= FAR; n++) {
      int cell = x % cells;
      if (cell >= points && letters[cell - points] == letter) {
        return new Tail(first.toIntArray(), cell - points, x / cells - n);
      }
      if (place.containsKey(x)) {
        return new Tail(first.toIntArray(), -1, n - place.get(x));
      }
      place.put(x, n);
      first.add(x);
      x = step.of(x, letter);
    }
    throw new IllegalArgumentException(
        "multiples of powers of " + Word.name(letter) + " run out along another generator");
  }

  /** Multiplication by one element. */
  public static final class Factor {
    private final RayMonoid monoid;
    private final int element;
    private final Tail[] tails;

    /** The products with the points, made when one is first asked for. */
    private int[] images = {};

    Factor(RayMonoid monoid, int element, Tail[] tails) {
      this.monoid = monoid;
      this.element = element;
      this.tails = tails;
    }

    /** The product. */
    public int times(int x) {
      int n = x / monoid.words.length;
      int cell = x - n * monoid.words.length;
      if (cell < monoid.points) {
        return images()[cell];
      }
      Tail tail = tails[cell - monoid.points];
      if (n < tail.first.length) {
        return tail.first[n];
      }
      return tail.target >= 0
          ? monoid.at(monoid.points + tail.target, n + tail.shift)
          : tail.first[tail.first.length - tail.shift + (n - tail.first.length) % tail.shift];
    }

    /** The products with the points: to be read, not written. */
    int[] images() {
      int[] known = images;
      if (known.length == 0) {
        known = new int[monoid.points];
        for (int p = 0; p < known.length; p++) {
          known[p] = monoid.times(p, element);
        }
        images = known;
      }
      return known;
    }

    /** How a ray, counted from 0, is taken to others. */
    Tail tail(int ray) {
      return tails[ray];
    }

    /** From where on a cell that is a ray is shifted as a whole, or goes round. */
    public int from(int cell) {
      Tail tail = tails[cell - monoid.points];
      return tail.target < 0 ? tail.first.length - tail.shift : tail.first.length;
    }

    /** Whether a ray goes to finitely many elements. */
    public boolean goesRound(int cell) {
      return tails[cell - monoid.points].target < 0;
    }

    /** The cell that a ray is shifted to. */
    public int target(int cell) {
      return monoid.points + tails[cell - monoid.points].target;
    }

    /** By how much a ray is shifted; or, if it goes round, after how many steps. */
    public int shift(int cell) {
      return tails[cell - monoid.points].shift;
    }
  }
}
