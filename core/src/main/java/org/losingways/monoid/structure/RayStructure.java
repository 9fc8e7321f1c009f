// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntIntPair;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RayRun;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.RayPresentation;

/**
 * The inside of a {@link RayMonoid}: idempotents, archimedean components, and the groups in it.
 *
 * <pre>{@code
 * RayStructure s = RayStructure.of(monoid);    // ⟨c, e | c²e² = ce⟩
 * s.components().get(3).idempotent()           // ce
 * s.components().get(3).group()                // Z: ce, c²e, ce², c³e, …
 * s.rank()                                     // 1
 * }</pre>
 *
 * <p>Two elements are in the same archimedean component when each divides a power of the other.
 * Which generators divide some power of x says all about that: x divides a power of y exactly if
 * the generators in a word for x do. So there are finitely many components, and each is known by
 * its set S of generators; unlike in a finite monoid it need not have an idempotent, but it has at
 * most one (Tamura and Kimura, 1954). The elements all of whose generators are in S are a submonoid
 * F, from which no divisor is missing; hence the relations between letters of S alone are a
 * presentation of F, and the same relations present its group of fractions, as an abelian group. If
 * the component has an idempotent e, each x in F is as good as ex there, so that the group of
 * fractions is eF, the maximal subgroup of e. It is infinite, or else the component has elements of
 * finite order only.
 *
 * <p>Powers of x either repeat or run out along a ray by equal steps; idempotents on a ray are
 * among its first elements or where multiplication by w brings wgⁿ back; the multiples of a
 * generator are whole rays from some step on. So everything here is exact. Cost: a product for each
 * pair of a cell and a generator, and a set of rays for each generator and each component.
 */
public final class RayStructure {

  /**
   * An archimedean component.
   *
   * @param generators the generators that divide powers of its elements, ascending
   * @param elements its elements
   * @param idempotent the only idempotent in it, if there is one
   * @param subgroup the maximal subgroup of the idempotent; empty if there is none
   * @param group the type of the subgroup, or of the group of fractions if there is none
   * @param degrees if the group has rank 1, the image of each of the generators under the map of
   *     the group onto the integers; otherwise empty
   */
  public record Component(
      IntList generators,
      RaySet elements,
      OptionalInt idempotent,
      RaySet subgroup,
      GroupType group,
      IntList degrees) {

    /** The degree of an element, if the group has rank 1. */
    public OptionalInt degree(Word word) {
      if (degrees.isEmpty()) {
        return OptionalInt.empty();
      }
      int degree = 0;
      for (int i = 0; i < degrees.size(); i++) {
        degree += degrees.getInt(i) * word.exponent(generators.getInt(i));
      }
      return OptionalInt.of(degree);
    }

    /** Whether it is a group. */
    public boolean isGroup() {
      return idempotent.isPresent() && elements.equals(subgroup);
    }
  }

  private final RayMonoid monoid;
  private final RayDivisibility divisibility;

  /** The multiples of each generator. */
  private final RaySet[] multiples;

  private final Map<BitSet, BitSet> closures = new HashMap<>();
  private final IntList idempotents;
  private final List<Component> components;

  private RayStructure(RayMonoid monoid) {
    this.monoid = monoid;
    this.divisibility = RayDivisibility.of(monoid);
    this.multiples = new RaySet[monoid.generators()];
    Arrays.setAll(multiples, g -> divisibility.multiples(monoid.step(0, g)));
    this.idempotents = findIdempotents();
    this.components = findComponents();
  }

  public static RayStructure of(RayMonoid monoid) {
    return new RayStructure(monoid);
  }

  /** What divides what. */
  public RayDivisibility divisibility() {
    return divisibility;
  }

  /** All e with e² = e, in the order of their words; the identity is the first. */
  public IntList idempotents() {
    return idempotents;
  }

  /** The pairs of idempotents e &lt; f, ef = e, with none strictly between. */
  public List<IntIntPair> covers() {
    List<IntIntPair> covers = new ArrayList<>();
    for (int e : idempotents) {
      for (int f : idempotents) {
        Budget.tick();
        boolean isCover = isBelow(e, f);
        for (int g : idempotents) {
          isCover &= !(isBelow(e, g) && isBelow(g, f));
        }
        if (isCover) {
          covers.add(IntIntPair.of(e, f));
        }
      }
    }
    return covers;
  }

  private boolean isBelow(int e, int f) {
    return e != f && monoid.times(e, f) == e;
  }

  /** The components, those with fewer generators first. */
  public List<Component> components() {
    return components;
  }

  /** The component of an element. */
  public Component componentOf(int x) {
    return components.stream().filter(c -> c.elements().contains(x)).findFirst().orElseThrow();
  }

  /** The component of the identity: the invertible elements. */
  public Component units() {
    return componentOf(0);
  }

  /**
   * The least ideal, if there is one: the maximal subgroup of an idempotent that all elements
   * divide.
   */
  public Optional<Component> kernel() {
    Component last = components.get(components.size() - 1);
    return last.idempotent().isPresent() ? Optional.of(last) : Optional.empty();
  }

  /** The number of independent free directions: the largest rank of a group of fractions. */
  public int rank() {
    return components.stream().mapToInt(c -> c.group().rank()).max().orElse(0);
  }

  /**
   * How the powers of an element go on.
   *
   * @param index the least i ≥ 0 with x^(i+p) = x^i for some p ≥ 1
   * @param period the least such p
   */
  public record Order(int index, int period) {}

  /** The index and the period of an element; nothing if all its powers are different. */
  public Optional<Order> order(int x) {
    RayRun powers = RayRun.powers(monoid, x);
    return powers.rise() > 0
        ? Optional.empty()
        : Optional.of(new Order(powers.from(), powers.period()));
  }

  /**
   * The y with xyx = x and yxy = y: the inverse of x in a subgroup, if it lies in one; y is then
   * the only one.
   */
  public OptionalInt inverse(int x) {
    Component component = componentOf(x);
    if (!component.subgroup().contains(x)) {
      return OptionalInt.empty();
    }
    int e = component.idempotent().orElseThrow();
    RaySet found =
        RaySet.of(monoid, monoid.steps(e) + 1, 1, y -> y == e)
            .preimage(x)
            .intersection(component.subgroup());
    return OptionalInt.of(least(found));
  }

  /** The member of a set that is not empty which is the fewest steps out. */
  private int least(RaySet set) {
    for (int x = 0; ; x++) {
      if ((monoid.cell(x) >= monoid.points() || monoid.steps(x) == 0) && set.contains(x)) {
        return x;
      }
    }
  }

  private IntList findIdempotents() {
    IntArrayList found = new IntArrayList();
    for (int c = 0; c < monoid.cells(); c++) {
      Budget.tick();
      for (int n = 0; n <= (c < monoid.points() ? 0 : lastIdempotent(c)); n++) {
        int x = monoid.at(c, n);
        if (monoid.times(x, x) == x) {
          found.add(x);
        }
      }
    }
    found.sort((x, y) -> monoid.word(x).compareTo(monoid.word(y)));
    return new IntImmutableList(found);
  }

  /**
   * How far out on a ray wgⁿ there can be idempotents: if w·wgⁿ = w′gⁿ⁺ˢ, then (wgⁿ)² = w′g²ⁿ⁺ˢ,
   * which is wgⁿ at most for n = −s; if the elements w·wgⁿ go round, wgⁿ is one of them.
   */
  private int lastIdempotent(int cell) {
    RayMonoid.Factor factor = monoid.factor(cell);
    if (!factor.goesRound(cell)) {
      return Math.max(factor.from(cell), -factor.shift(cell));
    }
    int images = factor.from(cell) + factor.shift(cell);
    int last = images;
    for (int n = 0; n < images; n++) {
      last = Math.max(last, monoid.steps(factor.times(monoid.at(cell, n))));
    }
    return last;
  }

  private List<Component> findComponents() {
    Map<BitSet, List<Integer>> starts = new LinkedHashMap<>();
    BitSet[] first = new BitSet[monoid.cells()];
    BitSet[] rest = new BitSet[monoid.cells()];
    for (int c = 0; c < monoid.cells(); c++) {
      Budget.tick();
      first[c] = closure(letters(c));
      starts.computeIfAbsent(first[c], s -> new ArrayList<>()).add(c);
      rest[c] = first[c];
      if (c >= monoid.points()) {
        BitSet more = letters(c);
        more.set(monoid.letter(c));
        rest[c] = closure(more);
        starts.computeIfAbsent(rest[c], s -> new ArrayList<>()).add(monoid.at(c, 1));
      }
    }
    List<Relation> relations = RayPresentation.relations(monoid);
    return starts.keySet().stream()
        .sorted(
            Comparator.comparingInt(BitSet::cardinality)
                .thenComparing(s -> monoid.word(starts.get(s).get(0))))
        .map(
            set ->
                component(
                    set,
                    RaySet.of(
                        monoid,
                        1,
                        1,
                        x ->
                            (monoid.steps(x) == 0 ? first[monoid.cell(x)] : rest[monoid.cell(x)])
                                .equals(set)),
                    relations))
        .toList();
  }

  private Component component(BitSet letters, RaySet elements, List<Relation> relations) {
    Budget.tick();
    OptionalInt idempotent = idempotents.intStream().filter(elements::contains).findFirst();
    RaySet subgroup = RaySet.empty(monoid);
    if (idempotent.isPresent()) {
      subgroup = elements.intersection(fixed(idempotent.getAsInt()));
    }
    IntList chosen = IntImmutableList.toList(letters.stream());
    List<int[]> rows = rows(letters, relations);
    return new Component(
        chosen,
        elements,
        idempotent,
        subgroup,
        GroupType.of(chosen.size(), rows),
        new IntImmutableList(GroupType.degrees(chosen.size(), rows).orElse(new int[0])));
  }

  /** All x with ex = x, for an idempotent e: its multiples. */
  private RaySet fixed(int e) {
    return divisibility.multiples(e);
  }

  /** The relations between these letters alone, as equations between integers. */
  private static List<int[]> rows(BitSet letters, List<Relation> relations) {
    int[] chosen = letters.stream().toArray();
    List<int[]> rows = new ArrayList<>();
    for (Relation relation : relations) {
      int latest = Math.max(relation.left().latest(), relation.right().latest());
      boolean inside = true;
      for (int g = 0; g <= latest && inside; g++) {
        inside = letters.get(g) || relation.left().exponent(g) + relation.right().exponent(g) == 0;
      }
      if (inside) {
        rows.add(
            Arrays.stream(chosen)
                .map(g -> relation.left().exponent(g) - relation.right().exponent(g))
                .toArray());
      }
    }
    return rows;
  }

  private BitSet letters(int x) {
    int[] word = monoid.word(x).raw();
    BitSet letters = new BitSet();
    for (int g = 0; g < word.length; g++) {
      letters.set(g, word[g] > 0);
    }
    return letters;
  }

  /** The generators that divide a power of the product of these. */
  private BitSet closure(BitSet letters) {
    return closures.computeIfAbsent(letters, this::findClosure);
  }

  private BitSet findClosure(BitSet letters) {
    Budget.tick();
    int product = 0;
    int far = 0;
    for (int g = 0; g < multiples.length; g++) {
      product = letters.get(g) ? monoid.step(product, g) : product;
      far = Math.max(far, multiples[g].threshold());
    }
    RayRun powers = RayRun.powers(monoid, product);
    int power = powers.elements().getInt(powers.from());
    if (powers.rise() > 0) {
      // So far out that the multiples of each generator are whole rays or nothing.
      int more = Math.max(0, far - monoid.steps(power));
      power =
          monoid.at(
              monoid.cell(power),
              monoid.steps(power) + (more + powers.rise() - 1) / powers.rise() * powers.rise());
    }
    BitSet closure = new BitSet();
    for (int g = 0; g < multiples.length; g++) {
      closure.set(g, multiples[g].contains(power));
    }
    return closure;
  }
}
