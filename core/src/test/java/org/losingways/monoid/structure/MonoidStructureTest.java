// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;
import org.losingways.monoid.structure.PrincipalSeries.Factor;
import org.losingways.monoid.structure.PrincipalSeries.Kind;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;

/** Facts of the papers about particular monoids, and the definitions on random ones. */
class MonoidStructureTest {

  private static List<String> texts(NamedMonoid named, IntList elements) {
    return elements.intStream().mapToObj(named::text).sorted().toList();
  }

  private static List<List<String>> classes(NamedMonoid named) {
    return Divisibility.of(named.monoid()).classes().stream().map(c -> texts(named, c)).toList();
  }

  private static ListAssert<Integer> assertInts(IntList list) {
    return assertThat(List.copyOf(list));
  }

  @Test
  void section7And8OfTamingFor0123() {
    NamedMonoid q = NamedMonoid.of(Published.theorem1());
    assertThat(q.order()).isEqualTo(20);
    assertThat(classes(q))
        .containsExactly(
            List.of("1", "a", "x", "xa"),
            List.of("xz", "xza", "z", "za"),
            List.of("xz2", "xz3", "z2", "z3"),
            List.of("b", "xb", "xzb", "zb"),
            List.of("b2", "xb2", "xzb2", "zb2"));
    PrincipalSeries series = PrincipalSeries.of(q.monoid());
    assertInts(series.idealOrders()).isEqualTo(IntList.of(20, 16, 12, 8, 4));
    assertThat(series.factors())
        .extracting(Factor::kind)
        .containsExactly(
            Kind.GROUP_WITH_ZERO, Kind.NULL, Kind.GROUP_WITH_ZERO, Kind.NULL, Kind.GROUP);
    Idempotents idempotents = Idempotents.of(q.monoid());
    assertThat(texts(q, idempotents.elements())).containsExactly("1", "b2", "z2");
    assertThat(idempotents.covers())
        .extracting(p -> q.text(p.leftInt()) + "<" + q.text(p.rightInt()))
        .containsExactlyInAnyOrder("b2<z2", "z2<1");
    assertThat(Subgroup.maximal(q.monoid()))
        .extracting(g -> q.text(g.identity()) + " " + g.type())
        .containsExactly("1 Z2 x Z2", "z2 Z2 x Z2", "b2 Z2 x Z2");
    assertThat(texts(q, Subgroup.kernel(q.monoid()).elements()))
        .containsExactly("b2", "xb2", "xzb2", "zb2");
  }

  @Test
  void figures11And12OfTaming() {
    NamedMonoid q = NamedMonoid.of(Published.theorem1());
    List<Factor> factors = PrincipalSeries.of(q.monoid()).factors();
    String[] names = {"z2", "xz2", "z3", "xz3"};
    String[][] printed = {
      {"z2", "xz2", "z3", "xz3"},
      {"xz2", "z2", "xz3", "z3"},
      {"z3", "xz3", "z2", "xz2"},
      {"xz3", "z3", "xz2", "z2"}
    };
    Factor third = factors.get(2);
    int[][] table = third.table(q.monoid());
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        int row = third.elements().indexOf(q.element(names[i]));
        int column = third.elements().indexOf(q.element(names[j]));
        assertThat(q.text(table[row][column])).isEqualTo(printed[i][j]);
      }
    }
    for (int[] row : factors.get(3).table(q.monoid())) {
      assertThat(row).containsOnly(PrincipalSeries.ZERO);
    }
  }

  @Test
  void figures22And26To28OfTaming() {
    RewritingSystem system = RewritingSystem.complete(Published.kayles(), WordOrder.SHORTLEX);
    NamedMonoid q = NamedMonoid.of(system, 1000).orElseThrow();
    String figure22 =
        "1 x z w v t f g xz xw xv xt xf xg z2 zw zg w2 wf wg v2 vt vf tf xz2 xzw xzg xw2 xwf xwg"
            + " xv2 xvt xvf xtf zwg v2t vtf xzwg xv2t xvtf";
    assertThat(IntStream.range(0, 40).mapToObj(q::text))
        .containsExactlyInAnyOrder(figure22.split(" "));
    Idempotents idempotents = Idempotents.of(q.monoid());
    assertThat(texts(q, idempotents.elements())).containsExactly("1", "v2", "vt", "w2", "z2");
    assertThat(idempotents.covers())
        .extracting(p -> q.text(p.leftInt()) + "<" + q.text(p.rightInt()))
        .containsExactlyInAnyOrder("w2<1", "v2<1", "vt<v2", "z2<w2", "z2<vt");
    assertThat(Subgroup.maximal(q.monoid()))
        .extracting(g -> texts(q, g.elements()) + " " + g.type())
        .containsExactlyInAnyOrder(
            "[1, x] Z2",
            "[w, w2, xw, xw2] Z2 x Z2",
            "[v, v2, xv, xv2] Z2 x Z2",
            "[v2t, vt, xv2t, xvt] Z2 x Z2",
            "[g, wf, wg, xg, xwf, xwg, xz, xz2, xzg, xzw, xzwg, z, z2, zg, zw, zwg]"
                + " Z2 x Z2 x Z2 x Z2");
    assertThat(q.text(idempotents.least())).isEqualTo("z2");
  }

  @Test
  void tameQuotientsAreDisjointUnionsOfTwoGroups() {
    NamedMonoid t4 = NamedMonoid.of(Relations.of("<a,b,c,d|a2=1,b3=b,c3=c,d3=d,b2=c2=d2>"));
    assertThat(t4.order()).isEqualTo(18);
    assertThat(ArchimedeanComponents.of(t4.monoid()).components())
        .allMatch(ArchimedeanComponents.Component::isCancellative);
    assertThat(ArchimedeanComponents.of(t4.monoid()).isSeparative()).isTrue();
    assertThat(Subgroup.maximal(t4.monoid()))
        .extracting(g -> g.type().toString())
        .containsExactly("Z2", "Z2 x Z2 x Z2 x Z2");
    NamedMonoid t2 = NamedMonoid.of(Published.t2());
    assertThat(classes(t2)).containsExactly(List.of("1", "a"), List.of("ab", "ab2", "b", "b2"));
  }

  @Test
  void r8IsNoUnionOfGroups() {
    NamedMonoid r8 = NamedMonoid.of(Published.r8());
    assertThat(classes(r8))
        .containsExactly(List.of("1", "a"), List.of("ac", "c"), List.of("ab", "ab2", "b", "b2"));
    ArchimedeanComponents components = ArchimedeanComponents.of(r8.monoid());
    assertThat(components.components())
        .extracting(ArchimedeanComponents.Component::isCancellative)
        .containsExactly(true, false);
    assertThat(components.isSeparative()).isFalse();
    Inverses inverses = Inverses.of(r8.monoid());
    assertThat(inverses.inverse(r8.element("c"))).isEmpty();
    assertThat(inverses.inverse(r8.element("b"))).hasValue(r8.element("b"));
    assertThat(texts(r8, inverses.weakInverses(r8.element("b")))).containsExactly("b");
    assertThat(texts(r8, inverses.weakInverses(r8.element("b2")))).containsExactly("1", "ac", "b2");
  }

  @Test
  void guilesHasFiveIdempotents() {
    NamedMonoid guiles = NamedMonoid.of(Published.guiles());
    assertThat(texts(guiles, Idempotents.of(guiles.monoid()).elements()))
        .containsExactly("1", "b2", "d2", "e2", "f2");
    assertThat(Subgroup.kernel(guiles.monoid()).type()).hasToString("Z2 x Z2");
    assertThat(guiles.text(Subgroup.kernel(guiles.monoid()).identity())).isEqualTo("d2");
  }

  @Test
  void otherGeneratorsOfTheSameMonoid() {
    NamedMonoid q = NamedMonoid.of(Published.theorem1());
    // The generators that MisereSolver chooses: heaps 1, 3, 8, 9.
    int[] generators = {q.element("x"), q.element("z"), q.element("a"), q.element("b")};
    NamedMonoid named =
        NamedMonoid.of(
            q.monoid(), List.of("a", "b", "c", "d"), generators, WordOrder.LATEST_LETTER);
    assertThat(named.system().text(",")).isEqualTo("a2=1,b4=b2,b2c=b3,c2=1,b2d=d,cd=bd,d3=ad2");
    assertThat(named.text(q.element("zb2"))).isEqualTo("bd2");
  }

  // ---- from the definitions, on random monoids

  @Property(tries = 200)
  void idempotentsFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    Idempotents idempotents = Idempotents.of(m);
    int[] all = IntStream.range(0, m.order()).filter(x -> m.times(x, x) == x).toArray();
    assertThat(idempotents.elements().toIntArray()).isEqualTo(all);
    for (int e : all) {
      assertThat(idempotents.isBelow(idempotents.least(), e)).isTrue();
      for (int f : all) {
        boolean below = m.times(e, f) == e && e != f;
        boolean between =
            Arrays.stream(all)
                .anyMatch(g -> g != e && g != f && m.times(e, g) == e && m.times(g, f) == g);
        assertThat(
                idempotents.covers().stream().anyMatch(p -> p.leftInt() == e && p.rightInt() == f))
            .isEqualTo(below && !between);
      }
    }
  }

  @Property(tries = 200)
  void powersFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    Powers powers = Powers.of(m);
    for (int x = 0; x < m.order(); x++) {
      int index = 0;
      while (!repeats(m, x, index)) {
        index++;
      }
      int period = 1;
      while (power(m, x, index + period) != power(m, x, index)) {
        period++;
      }
      assertThat(powers.index(x)).isEqualTo(index);
      assertThat(powers.period(x)).isEqualTo(period);
      int e = powers.idempotent(x);
      assertThat(m.times(e, e)).isEqualTo(e);
      int y = x;
      assertThat(IntStream.rangeClosed(1, m.order() + 1).map(k -> power(m, y, k))).contains(e);
    }
  }

  private static boolean repeats(FiniteMonoid m, int x, int from) {
    return IntStream.rangeClosed(1, m.order())
        .anyMatch(p -> power(m, x, from + p) == power(m, x, from));
  }

  private static int power(FiniteMonoid m, int x, int e) {
    int result = 0;
    for (int i = 0; i < e; i++) {
      result = m.times(result, x);
    }
    return result;
  }

  private static boolean divides(FiniteMonoid m, int x, int y) {
    return Arrays.stream(m.row(x)).anyMatch(z -> z == y);
  }

  @Property(tries = 200)
  void divisibilityFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    Divisibility divisibility = Divisibility.of(m);
    for (int x = 0; x < m.order(); x++) {
      for (int y = 0; y < m.order(); y++) {
        assertThat(divisibility.divides(x, y)).isEqualTo(divides(m, x, y));
        boolean mutual = divides(m, x, y) && divides(m, y, x);
        assertThat(divisibility.classes().get(divisibility.classOf(x)).contains(y))
            .isEqualTo(mutual);
        if (divides(m, x, y)) {
          assertThat(divisibility.classOf(x)).isLessThanOrEqualTo(divisibility.classOf(y));
        }
      }
    }
    divisibility
        .covers()
        .forEach(
            p -> {
              int x = divisibility.classes().get(p.leftInt()).getInt(0);
              int y = divisibility.classes().get(p.rightInt()).getInt(0);
              assertThat(divides(m, x, y) && !divides(m, y, x)).isTrue();
              assertThat(IntStream.range(0, m.order()))
                  .noneMatch(
                      z ->
                          divides(m, x, z)
                              && divides(m, z, y)
                              && !divides(m, z, x)
                              && !divides(m, y, z));
            });
  }

  @Property(tries = 200)
  void subgroupsFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    List<Subgroup> subgroups = Subgroup.maximal(m);
    assertThat(subgroups)
        .extracting(Subgroup::identity)
        .containsExactlyInAnyOrderElementsOf(Idempotents.of(m).elements());
    for (Subgroup g : subgroups) {
      int e = g.identity();
      // The units of the monoid eQ are the largest group with identity e.
      int[] units =
          IntStream.range(0, m.order())
              .filter(x -> m.times(x, e) == x)
              .filter(
                  x ->
                      IntStream.range(0, m.order())
                          .anyMatch(y -> m.times(y, e) == y && m.times(x, y) == e))
              .toArray();
      assertThat(g.elements().toIntArray()).isEqualTo(units);
      assertThat(g.type().order()).isEqualTo(units.length);
      // In Z_d1 x … x Z_dk the equation nx = 0 has the product of gcd(n, di) solutions.
      for (int n = 1; n <= units.length; n++) {
        int k = n;
        long expected =
            g.type().factors().intStream().mapToLong(d -> gcd(k, d)).reduce(1, (a, b) -> a * b);
        assertThat(Arrays.stream(units).filter(x -> m.times(e, power(m, x, k)) == e).count())
            .isEqualTo(expected);
      }
      for (int i = 1; i < g.type().factors().size(); i++) {
        assertThat(g.type().factors().getInt(i) % g.type().factors().getInt(i - 1)).isZero();
      }
    }
    assertInts(Subgroup.units(m).elements())
        .allMatch(x -> divides(m, x, 0))
        .hasSize((int) IntStream.range(0, m.order()).filter(x -> divides(m, x, 0)).count());
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  @Property(tries = 80)
  void seriesFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    PrincipalSeries series = PrincipalSeries.of(m);
    int length = series.factors().size();
    assertInts(series.ideal(0)).hasSize(m.order());
    for (int i = 0; i < length; i++) {
      IntList ideal = series.ideal(i);
      assertInts(ideal).hasSize(series.idealOrders().getInt(i));
      for (int x : ideal) {
        assertInts(ideal).contains(Arrays.stream(m.row(x)).boxed().toArray(Integer[]::new));
      }
      Factor factor = series.factors().get(i);
      // No ideal strictly between: each new element has all others of its factor as multiples.
      for (int x : factor.elements()) {
        assertInts(factor.elements()).allMatch(y -> divides(m, x, y));
      }
      int[][] table = factor.table(m);
      for (int r = 0; r < table.length; r++) {
        for (int c = 0; c < table.length; c++) {
          int product = m.times(factor.elements().getInt(r), factor.elements().getInt(c));
          assertThat(table[r][c])
              .isEqualTo(factor.elements().contains(product) ? product : PrincipalSeries.ZERO);
        }
      }
    }
    IntList kernel = series.ideal(length - 1);
    for (int x = 0; x < m.order(); x++) {
      int y = x;
      assertInts(kernel).allMatch(k -> divides(m, y, k));
    }
    assertInts(Subgroup.kernel(m).elements()).isEqualTo(kernel);
  }

  @Property(tries = 40)
  void componentsFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    ArchimedeanComponents components = ArchimedeanComponents.of(m);
    for (int x = 0; x < m.order(); x++) {
      for (int y = 0; y < m.order(); y++) {
        boolean together = dividesAPower(m, x, y) && dividesAPower(m, y, x);
        assertThat(components.componentOf(x) == components.componentOf(y)).isEqualTo(together);
        assertThat(components.meet(components.componentOf(x), components.componentOf(y)))
            .isEqualTo(components.componentOf(m.times(x, y)));
      }
    }
    for (ArchimedeanComponents.Component component : components.components()) {
      boolean cancellative =
          component
              .elements()
              .intStream()
              .allMatch(
                  x ->
                      component.elements().intStream().map(y -> m.times(x, y)).distinct().count()
                          == component.elements().size());
      assertThat(component.isCancellative()).isEqualTo(cancellative);
    }
  }

  @Property(tries = 100)
  void separativeFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    boolean separative = true;
    for (int x = 0; x < m.order(); x++) {
      for (int y = 0; y < x; y++) {
        int xy = m.times(x, y);
        separative &= m.times(x, x) != xy || m.times(y, y) != xy;
      }
    }
    assertThat(ArchimedeanComponents.of(m).isSeparative()).isEqualTo(separative);
  }

  private static boolean dividesAPower(FiniteMonoid m, int x, int y) {
    return IntStream.rangeClosed(1, m.order()).anyMatch(k -> divides(m, x, power(m, y, k)));
  }

  @Property(tries = 200)
  void inversesFromTheDefinition(@ForAll long seed) {
    FiniteMonoid m = new RandomMonoid(seed).monoid;
    Inverses inverses = Inverses.of(m);
    for (int x = 0; x < m.order(); x++) {
      int e = x;
      int[] weak =
          IntStream.range(0, m.order()).filter(y -> m.times(m.times(e, y), e) == e).toArray();
      assertThat(inverses.weakInverses(x).toIntArray()).isEqualTo(weak);
      assertThat(inverses.isRegular(x)).isEqualTo(weak.length > 0);
      int[] strong = Arrays.stream(weak).filter(y -> m.times(m.times(y, e), y) == y).toArray();
      assertThat(inverses.inverse(x).stream().toArray()).isEqualTo(strong);
    }
  }
}
