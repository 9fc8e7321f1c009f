// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.monoid.Presented.monoid;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.monoid.Presented;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.structure.RayStructure.Component;
import org.losingways.monoid.words.RewritingSystem;

/** The inside of monoids with rays, against the definitions on a long prefix of each ray. */
class RayStructureTest {

  /** Elements that are asked about are at most so many steps out. */
  private static final int NEAR = 5;

  /** Factors and powers that answer are looked for so many steps out. */
  private static final int FAR = 40;

  private static int[] elements(RayMonoid m, int steps) {
    return IntStream.range(0, m.cells() * (steps + 1))
        .filter(x -> m.cell(x) >= m.points() || m.steps(x) == 0)
        .toArray();
  }

  private static List<String> words(RayMonoid m, RaySet set, int steps) {
    return IntStream.of(elements(m, steps))
        .filter(set::contains)
        .mapToObj(m::word)
        .sorted()
        .map(Word::toString)
        .toList();
  }

  @Test
  void integers() {
    RayStructure z = RayStructure.of(monoid("<x,y | xy=1>"));
    assertThat(z.components()).hasSize(1);
    assertThat(z.units().isGroup()).isTrue();
    assertThat(z.units().group()).hasToString("Z");
    assertThat(z.kernel()).isPresent();
    assertThat(z.rank()).isEqualTo(1);
    assertThat(z.divisibility().classes().orElseThrow()).hasSize(1);
  }

  @Test
  void naturalNumbersHaveNoKernelAndNoSeries() {
    RayMonoid n = monoid("<x | >");
    RayStructure s = RayStructure.of(n);
    assertThat(s.idempotents().toIntArray()).containsExactly(0);
    assertThat(s.components()).hasSize(2);
    assertThat(s.components().get(1).idempotent()).isEmpty();
    assertThat(s.components().get(1).group()).hasToString("Z");
    assertThat(s.kernel()).isEmpty();
    assertThat(s.divisibility().classes()).isEmpty();
    assertThat(s.order(n.element(1))).isEmpty();
  }

  /** The rays of 0.76: c and e run out, and are each other's inverse beside ce. */
  @Test
  void aGroupOfIntegersBelowTwoRays() {
    RayMonoid m = monoid("<a,c,e | a2=1,c2e2=ce>");
    RayStructure s = RayStructure.of(m);
    assertThat(s.idempotents().intStream().mapToObj(x -> m.word(x).toString()))
        .containsExactly("1", "bc");
    assertThat(s.components().stream().map(c -> c.group().toString()))
        .containsExactly("Z2", "Z2 x Z", "Z2 x Z", "Z2 x Z");
    assertThat(words(m, s.kernel().orElseThrow().subgroup(), 1))
        .contains("bc", "abc", "b2c", "ab2c", "bc2")
        .doesNotContain("b", "b2", "c2");
    assertThat(s.inverse(m.element(0, 3, 1))).hasValue(m.element(0, 1, 3));
    assertThat(s.inverse(m.element(0, 3, 0))).isEmpty();
  }

  /** An infinite component around a group of one element. */
  @Test
  void aComponentMayBeInfiniteAndItsGroupFinite() {
    RayMonoid m = monoid("<x,z | xz2=z2,z3=z2>");
    RayStructure s = RayStructure.of(m);
    Component last = s.kernel().orElseThrow();
    assertThat(words(m, last.elements(), 1)).contains("b", "ab", "b2").doesNotContain("a", "a2");
    assertThat(words(m, last.subgroup(), 5)).containsExactly("b2");
    assertThat(last.group()).hasToString("1");
    assertThat(s.order(m.element(4, 1))).contains(new RayStructure.Order(2, 1));
    assertThat(s.rank()).isEqualTo(1);
  }

  @Test
  void finiteMonoidsAreWhatTheyAreOtherwise() {
    RayMonoid m = monoid("<a,b,c,d | a2=1,b2c=b3,c2=1,b2d=d,d3=ad2>");
    RayStructure s = RayStructure.of(m);
    assertThat(s.idempotents().intStream().mapToObj(x -> m.word(x).toString()))
        .containsExactly("1", "b2", "d2");
    assertThat(s.covers()).hasSize(2);
    assertThat(s.divisibility().classes().orElseThrow().stream().map(c -> words(m, c, 0).size()))
        .containsExactly(4, 4, 4, 4, 4);
    assertThat(s.rank()).isZero();
  }

  @Test
  void groupTypes() {
    assertThat(GroupType.of(2, List.of(new int[] {2, 4}))).hasToString("Z2 x Z");
    assertThat(GroupType.of(3, List.of())).hasToString("Z x Z x Z");
    assertThat(GroupType.of(0, List.of())).hasToString("1");
    assertThat(GroupType.of(2, List.of(new int[] {2, 0}, new int[] {0, 3}))).hasToString("Z6");
    assertThat(GroupType.of(2, List.of(new int[] {4, 0}, new int[] {0, 6})))
        .hasToString("Z2 x Z12");
    assertThat(GroupType.of(1, List.of(new int[] {1}))).hasToString("1");
  }

  /** Sums of the rows, in other coordinates, are the same group. */
  @Property(tries = 100)
  void groupTypesDoNotDependOnCoordinates(
      @ForAll @IntRange(min = 1, max = 9) int d,
      @ForAll @IntRange(min = 1, max = 9) int e,
      @ForAll @IntRange(min = -4, max = 4) int p,
      @ForAll @IntRange(min = -4, max = 4) int q) {
    // (d, 0, 0), (0, e, 0) with columns and rows added to each other.
    int[] first = {d, d * p, d * p * q};
    int[] second = {0, e, e * q};
    int[] sum = new int[3];
    for (int i = 0; i < 3; i++) {
      sum[i] = p * first[i] + second[i];
    }
    List<Integer> orders = new ArrayList<>();
    for (int i = 0; i < d; i++) {
      for (int j = 0; j < e; j++) {
        int n = 1;
        while (n * i % d != 0 || n * j % e != 0) {
          n++;
        }
        orders.add(n);
      }
    }
    AbelianType torsion =
        AbelianType.ofOrders(orders.stream().mapToInt(Integer::intValue).toArray());
    assertThat(GroupType.of(3, List.of(first, second, sum))).isEqualTo(new GroupType(torsion, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<x | >",
        "<x,y | xy=1>",
        "<x,y | x3y=1>",
        "<x,z | xz2=z2,z3=z2>",
        "<x,z | x3z=xz,z2=z>",
        "<x,y | x3y2=xy>",
        "<x,y,z | x2y2=xy,zx=z,z3=z>",
        "<x,y,z | x2y2=xy,zx2=z,zy2=z,z3=z2>",
        "<x,y,z | x2y2=xy,z2=xy>",
        "<x,a | a2=a,x2a=xa>",
        "<x,y,z | xy=1,z2=x2>",
        "<a,b,c,d | a2=1,b3=b,bc3=bc,cd2=acd,bcd=abc,bd2=bc2,d3=ad2>"
      })
  void agreesWithTheDefinitions(String presentation) {
    agrees(monoid(presentation));
  }

  @Property(tries = 12)
  void agreesOnProducts(@ForAll("balanced") RewritingSystem system) {
    agrees(Presented.besideThree(system));
  }

  @Provide
  Arbitrary<RewritingSystem> balanced() {
    return Presented.balanced(2);
  }

  /** Everything at once: divisors, powers, idempotents, components, groups, classes. */
  private static void agrees(RayMonoid m) {
    RayStructure s = RayStructure.of(m);
    int[] near = elements(m, NEAR);
    int[] far = elements(m, FAR);
    Set<Integer> idempotents = new HashSet<>();
    for (int x : far) {
      if (m.times(x, x) == x) {
        idempotents.add(x);
      }
    }
    assertThat(new HashSet<>(s.idempotents())).isEqualTo(idempotents);
    for (int x : near) {
      Set<Integer> multiples = new HashSet<>();
      IntStream.of(far).forEach(z -> multiples.add(m.times(x, z)));
      for (int y : near) {
        assertThat(s.divisibility().divides(x, y))
            .as("%s divides %s", m.word(x), m.word(y))
            .isEqualTo(multiples.contains(y));
      }
      assertThat(s.order(x)).as("order of %s", m.word(x)).isEqualTo(order(m, x));
    }
    components(m, s, near);
    groups(m, s, near);
    classes(m, s, near);
  }

  private static Optional<RayStructure.Order> order(RayMonoid m, int x) {
    List<Integer> powers = new ArrayList<>();
    int power = 0;
    for (int n = 0; n < 60; n++) {
      if (powers.contains(power)) {
        int index = powers.indexOf(power);
        return Optional.of(new RayStructure.Order(index, n - index));
      }
      powers.add(power);
      power = m.times(power, x);
    }
    return Optional.empty();
  }

  private static boolean dividesAPower(RayMonoid m, RayStructure s, int x, int y) {
    int power = 0;
    for (int n = 0; n < 20; n++) {
      power = m.times(power, y);
    }
    return s.divisibility().divides(x, power);
  }

  private static void components(RayMonoid m, RayStructure s, int[] near) {
    for (int x : near) {
      for (int y : near) {
        assertThat(s.componentOf(x).equals(s.componentOf(y)))
            .as("%s and %s in one component", m.word(x), m.word(y))
            .isEqualTo(dividesAPower(m, s, x, y) && dividesAPower(m, s, y, x));
      }
    }
    for (Component c : s.components()) {
      assertThat(c.idempotent())
          .isEqualTo(s.idempotents().intStream().filter(c.elements()::contains).findFirst());
      for (int g = 0; g < m.generators(); g++) {
        int some = IntStream.of(near).filter(c.elements()::contains).findFirst().orElseThrow();
        assertThat(c.generators().contains(g)).isEqualTo(dividesAPower(m, s, m.step(0, g), some));
      }
    }
  }

  private static void groups(RayMonoid m, RayStructure s, int[] near) {
    for (Component c : s.components()) {
      if (c.idempotent().isEmpty()) {
        assertThat(c.subgroup().isEmpty()).isTrue();
        continue;
      }
      int e = c.idempotent().getAsInt();
      List<Integer> orders = new ArrayList<>();
      boolean isFinite = true;
      for (int x : elements(m, FAR / 2)) {
        boolean inGroup = m.times(x, e) == x && s.divisibility().divides(x, e);
        assertThat(c.subgroup().contains(x)).isEqualTo(inGroup);
        if (inGroup) {
          Optional<RayStructure.Order> order = s.order(x);
          order.ifPresent(o -> orders.add(o.period()));
          isFinite &= order.isPresent();
        }
      }
      AbelianType torsion =
          AbelianType.ofOrders(orders.stream().mapToInt(Integer::intValue).toArray());
      assertThat(c.group()).isEqualTo(new GroupType(torsion, isFinite ? 0 : 1));
    }
    for (int x : near) {
      OptionalInt inverse = s.inverse(x);
      assertThat(inverse.isPresent()).isEqualTo(s.componentOf(x).subgroup().contains(x));
      if (inverse.isPresent()) {
        int y = inverse.getAsInt();
        assertThat(m.times(m.times(x, y), x)).isEqualTo(x);
        assertThat(m.times(m.times(y, x), y)).isEqualTo(y);
      }
    }
  }

  private static void classes(RayMonoid m, RayStructure s, int[] near) {
    RayDivisibility d = s.divisibility();
    for (int c = m.points(); c < m.cells(); c++) {
      boolean comesBack = d.divides(m.at(c, FAR + 1), m.at(c, FAR));
      assertThat(d.endless().contains(c)).isNotEqualTo(comesBack);
    }
    assertThat(d.classes().isEmpty()).isNotEqualTo(d.endless().isEmpty());
    if (d.classes().isEmpty()) {
      return;
    }
    List<RaySet> classes = d.classes().get();
    for (int x : near) {
      List<RaySet> home = classes.stream().filter(c -> c.contains(x)).toList();
      assertThat(home).hasSize(1);
      for (int y : near) {
        assertThat(home.get(0).contains(y)).isEqualTo(d.divides(x, y) && d.divides(y, x));
        if (d.divides(x, y)) {
          int place =
              IntStream.range(0, classes.size())
                  .filter(i -> classes.get(i).contains(y))
                  .findFirst()
                  .orElseThrow();
          assertThat(classes.indexOf(home.get(0))).isLessThanOrEqualTo(place);
        }
      }
    }
  }
}
