// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether a {@link RayMonoid} is reduced with respect to a set P: whether any two of its elements
 * x, y are told apart by some company z, exactly one of xz and yz being in P.
 *
 * <pre>{@code
 * // The integers ⟨x, y | xy = 1⟩
 * RayReducedness.of(z, positive, new int[0], () -> {}).orElseThrow().isReduced()   // true
 * RayReducedness.of(z, even, new int[0], () -> {}).orElseThrow().merged()          // 0, 2, 4, …
 * }</pre>
 *
 * <p>This is a decision for all of the monoid. It is enough to look at elements up to a number of
 * steps out that is computed from the relations and P ({@link RayBound}; {@code docs/infinite.md}
 * has the proof), and for any two of them all company is looked at ({@link RayCompany}).
 *
 * <p>Elements are split by company that tells some of them apart, until those that are left
 * together are interchangeable. Cost: the number of elements times that of different company, which
 * is some hundreds for a quotient with as many points and rays.
 */
public final class RayReducedness {

  /** The most elements that are looked at. */
  private static final int MOST = 1_000_000;

  /** So much company is collected before elements are split by it. */
  private static final int AT_ONCE = 64;

  private final RayMonoid monoid;
  private final RaySet p;
  private final int[] degrees;
  private final int length;
  private final Runnable pulse;

  /** The class of each index of the prefix. */
  private final int[] classOf;

  private RayReducedness(
      RayMonoid monoid, RaySet p, int[] degrees, int length, Runnable pulse, int[] classOf) {
    this.monoid = monoid;
    this.p = p;
    this.degrees = degrees;
    this.length = length;
    this.pulse = pulse;
    this.classOf = classOf;
  }

  /**
   * Decides it.
   *
   * @param degrees the degree of each generator, if only elements of the same degree have to be
   *     told apart; otherwise empty. The relations of the monoid must respect it, and letters of
   *     rays must not have degree 0.
   * @param pulse is called now and then, and may throw to stop
   * @return nothing if that takes more elements or larger numbers than are looked at
   */
  public static Optional<RayReducedness> of(
      RayMonoid monoid, RaySet p, int[] degrees, Runnable pulse) {
    try {
      return RayBound.of(monoid, p, degrees, pulse)
          .flatMap(bound -> within(bound, monoid, p, degrees, pulse));
    } catch (ArithmeticException | IllegalArgumentException e) {
      // Periods with no common multiple that is an int, or multiples that had to be followed too
      // far.
      return Optional.empty();
    }
  }

  private static Optional<RayReducedness> within(
      RayBound bound, RayMonoid monoid, RaySet p, int[] degrees, Runnable pulse) {
    if (monoid.points() + (long) monoid.rays() * bound.length() > MOST) {
      return Optional.empty();
    }
    int[] classes = new Splitting(bound, monoid, p, degrees, pulse).classes();
    return Optional.of(new RayReducedness(monoid, p, degrees, bound.length(), pulse, classes));
  }

  /** Whether no two elements of the monoid are interchangeable. */
  public boolean isReduced() {
    return merged().isEmpty();
  }

  /** It was enough to look at elements less than this number of steps out. */
  public int length() {
    return length;
  }

  /** Elements that are interchangeable; none if and only if there are none at all. */
  public List<int[]> merged() {
    Int2ObjectLinkedOpenHashMap<IntArrayList> members = new Int2ObjectLinkedOpenHashMap<>();
    for (int i = 0; i < classOf.length; i++) {
      members
          .computeIfAbsent(classOf[i], c -> new IntArrayList())
          .add(RayPrefix.element(monoid, i));
    }
    return members.values().stream()
        .filter(together -> together.size() > 1)
        .map(IntArrayList::toIntArray)
        .toList();
  }

  /** The monoid with interchangeable elements merged. */
  Optional<RayQuotient> merge() {
    // Twice as far, so that what elements are merged with lies within the prefix as well; and now
    // any two of them are compared.
    RayBound far = new RayBound(2 * length, 2 * length, new int[monoid.generators()]);
    return within(far, monoid, p, degrees, pulse)
        .flatMap(seen -> new RayPrefix(monoid, p, seen.length, seen.classOf).quotient());
  }

  /**
   * Splits the elements of a prefix by company, until no company splits them. Those that need not
   * be compared with each other are left alone when nothing that must be is among them.
   */
  private static final class Splitting {
    private final RayCompany company;
    private final Runnable pulse;
    private final int[] elements;
    private final int[] classes;

    /** For each index one that it is interchangeable with and that stands for it, or itself. */
    private final int[] standsFor;

    /** Whether an index is to be compared with all others. */
    private final boolean[] asked;

    /** The indices that are together with others and not stood for. */
    private IntArrayList open = new IntArrayList();

    private int count;

    Splitting(RayBound bound, RayMonoid monoid, RaySet p, int[] degrees, Runnable pulse) {
      this.company = new RayCompany(monoid, p);
      this.pulse = pulse;
      int size = RayPrefix.size(monoid, bound.length());
      this.elements = new int[size];
      this.classes = new int[size];
      this.standsFor = new int[size];
      this.asked = new boolean[size];
      Long2IntOpenHashMap found = new Long2IntOpenHashMap();
      for (int i = 0; i < size; i++) {
        elements[i] = RayPrefix.element(monoid, i);
        standsFor[i] = i;
        int cell = monoid.cell(elements[i]);
        int steps = monoid.steps(elements[i]);
        int row = cell < monoid.points() ? 0 : bound.row()[monoid.letter(cell)];
        asked[i] = cell < monoid.points() || steps < bound.near() || steps == row;
        if (asked[i] || steps > row) {
          classes[i] = RayPrefix.number(found, monoid.degree(elements[i], degrees));
          open.add(i);
        } else {
          classes[i] = alone(i);
        }
      }
      count = found.size();
    }

    private static int alone(int index) {
      return -1 - index;
    }

    int[] classes() {
      while (!open.isEmpty()) {
        IntLinkedOpenHashSet by = new IntLinkedOpenHashSet();
        for (IntArrayList together : groups()) {
          if (by.size() < AT_ONCE) {
            compare(together, by);
          }
        }
        for (int z : by) {
          split(z);
        }
        keepOpen();
      }
      int[] classOf = new int[classes.length];
      Long2IntOpenHashMap found = new Long2IntOpenHashMap();
      Arrays.setAll(classOf, i -> RayPrefix.number(found, classes[standsFor[i]]));
      return classOf;
    }

    private Iterable<IntArrayList> groups() {
      Int2ObjectLinkedOpenHashMap<IntArrayList> groups = new Int2ObjectLinkedOpenHashMap<>();
      for (int i : open) {
        groups.computeIfAbsent(classes[i], c -> new IntArrayList()).add(i);
      }
      return groups.values();
    }

    /** Finds company that splits a group; the first stands for all before that are like it. */
    private void compare(IntArrayList together, IntLinkedOpenHashSet by) {
      int one = together.getInt(0);
      for (int k = 1; k < together.size(); k++) {
        pulse.run();
        int other = together.getInt(k);
        OptionalInt z = company.between(elements[one], elements[other]);
        if (z.isPresent()) {
          by.add(z.getAsInt());
          return;
        }
        standsFor[other] = one;
      }
    }

    private void split(int z) {
      pulse.run();
      Long2IntOpenHashMap found = new Long2IntOpenHashMap();
      for (int i : open) {
        int side = company.isP(elements[i], z) ? 1 : 0;
        classes[i] = count + RayPrefix.number(found, classes[i] * 2L + side);
      }
      count += found.size();
    }

    private void keepOpen() {
      IntArrayList left = new IntArrayList();
      for (IntArrayList together : groups()) {
        together.removeIf(i -> standsFor[i] != i);
        if (together.size() > 1 && together.intStream().anyMatch(i -> asked[i])) {
          left.addAll(together);
        } else {
          together.forEach(i -> classes[i] = alone(i));
        }
      }
      open = left;
    }
  }
}
