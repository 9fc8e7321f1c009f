// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.losingways.monoid.Presented.monoid;
import static org.losingways.monoid.Presented.system;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.losingways.monoid.Presented;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.RayCells;
import org.losingways.monoid.words.RewritingSystem;

/** Monoids with rays, and their sets, against words reduced one by one on a long prefix. */
class RayMonoidTest {

  @Provide
  Arbitrary<RewritingSystem> balanced() {
    return Presented.balanced(3);
  }

  @Provide
  Arbitrary<RewritingSystem> small() {
    return Presented.balanced(2);
  }

  @Test
  void integers() {
    RayMonoid z = monoid("<x,y | xy=1>");
    assertThat(z.times(z.element(7, 0), z.element(0, 9))).isEqualTo(z.element(0, 2));
    assertThat(z.points()).isEqualTo(1);
    assertThat(z.rays()).isEqualTo(2);
    RaySet even = RaySet.of(z, 2, 2, n -> z.word(n).length() % 2 == 0);
    assertThat(even.preimage(z.element(1, 0))).isEqualTo(even.complement());
    assertThat(even.union(even.complement()).complement().isEmpty()).isTrue();
    RaySet positive = RaySet.of(z, 1, 1, n -> z.word(n).exponent(0) > 0);
    assertThat(positive.threshold()).isZero();
    RaySet above4 = positive.preimage(z.element(0, 4));
    assertThat(above4.contains(z.element(4, 0))).isFalse();
    assertThat(above4.contains(z.element(5, 0))).isTrue();
    assertThat(above4.isSubsetOf(positive)).isTrue();
    assertThat(positive.isSubsetOf(above4)).isFalse();
  }

  @Test
  void finiteMonoidsHaveNoRays() {
    RayMonoid m = monoid("<a,b,c | a2=1,c2=1,b3=b2c>");
    assertThat(m.isFinite()).isTrue();
    assertThat(m.cells()).isEqualTo(12);
  }

  @Test
  void raysMayBeBroughtToNothing() {
    RayMonoid m = monoid("<x,z | x3z=xz,z2=z>");
    assertThat(m.rays()).isEqualTo(1);
    int z = m.element(0, 1);
    RaySet odd = RaySet.of(m, 0, 2, e -> m.word(e).exponent(0) % 2 == 1);
    RaySet pre = odd.preimage(z);
    for (int n = 0; n < 30; n++) {
      assertThat(pre.contains(m.element(n, 0))).isEqualTo(n % 2 == 1);
      assertThat(m.times(m.element(n, 0), z)).isEqualTo(m.element(n < 3 ? n : 1 + (n - 1) % 2, 1));
    }
  }

  @Property(tries = 50)
  void multiplicationThatIsPreparedIsMultiplication(
      @ForAll("balanced") RewritingSystem system, @ForAll @IntRange(max = 40) int at) {
    RayMonoid m = RayCells.monoid(system);
    int far = 12 * m.cells();
    int x = at % m.cells();
    RayMonoid.Factor factor = m.factor(x);
    for (int y = 0; y < far; y++) {
      if (y < m.cells() || m.cell(y) >= m.points()) {
        assertThat(factor.times(y)).isEqualTo(m.times(y, x));
      }
    }
  }

  @Test
  void twoDirectionsAtOnceAreRefused() {
    RewritingSystem plane = system("<x,y,a | a2=1>");
    assertThatThrownBy(() -> RayCells.monoid(plane))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("x and y");
  }

  @Property(tries = 30)
  void productsAreThoseOfWords(
      @ForAll("balanced") RewritingSystem b,
      @ForAll @IntRange(max = 12) int i,
      @ForAll @IntRange(max = 12) int j,
      @ForAll @IntRange(max = 12) int m,
      @ForAll @IntRange(max = 12) int n) {
    RayMonoid monoid = RayCells.monoid(b);
    int x = monoid.element(i, j);
    int y = monoid.element(m, n);
    assertThat(monoid.word(x)).isEqualTo(b.reduce(Word.of(i, j)));
    assertThat(monoid.word(monoid.times(x, y))).isEqualTo(b.reduce(Word.of(i + m, j + n)));
    RayMonoid.Factor factor = monoid.factor(y);
    for (int c = monoid.points(); c < monoid.cells(); c++) {
      for (int s = factor.from(c); s < factor.from(c) + 5; s++) {
        assertThat(monoid.times(monoid.at(c, s), y))
            .isEqualTo(monoid.at(factor.target(c), s + factor.shift(c)));
      }
    }
  }

  @Property(tries = 30)
  void setsAreExact(
      @ForAll("small") RewritingSystem system,
      @ForAll long seed,
      @ForAll @IntRange(max = 5) int i,
      @ForAll @IntRange(max = 5) int j) {
    RayMonoid m = Presented.besideThree(system);
    RaySet a = random(m, seed, 3, 2);
    RaySet b = random(m, seed * 31 + 7, 2, 3);
    int y = m.element(1, i, j);
    RaySet pre = a.preimage(y);
    for (int c = 0; c < m.cells(); c++) {
      for (int n = 0; n < (c < m.points() ? 1 : 40); n++) {
        int x = m.at(c, n);
        assertThat(a.union(b).contains(x)).isEqualTo(a.contains(x) || b.contains(x));
        assertThat(a.intersection(b).contains(x)).isEqualTo(a.contains(x) && b.contains(x));
        assertThat(a.minus(b).contains(x)).isEqualTo(a.contains(x) && !b.contains(x));
        assertThat(a.complement().contains(x)).isNotEqualTo(a.contains(x));
        assertThat(pre.contains(x)).isEqualTo(a.contains(m.times(x, y)));
      }
    }
    assertThat(a.minus(b).union(a.intersection(b))).isEqualTo(a);
    assertThat(a.complement().complement()).isEqualTo(a).hasSameHashCodeAs(a);
    assertThat(a.intersection(b).isSubsetOf(b)).isTrue();
  }

  @Property(tries = 60)
  void inverseImagesAreExact(@ForAll long seed, @ForAll @IntRange(max = 4) int kind) {
    // What the letters of the second monoid go to runs along rays of other letters, through several
    // rays in turn, inwards and out again on the other side, or round.
    RayMonoid m = monoid(kind < 4 ? "<x,y,e | x2y2=xy,e4=e2>" : "<x,y,z | xy=1,x2z=z,y2z=z,z2=z>");
    RayMonoid n = monoid(kind < 4 ? "<u,v,t | u2v2=uv,t2=t>" : "<u,v,t | uv=1,t2=t>");
    int[][] images = {
      {m.element(1, 0, 0), m.element(0, 1, 0), m.element(0, 0, 2)},
      {m.element(1, 0, 1), m.element(0, 1, 1), m.element(0, 0, 2)},
      {m.element(0, 3, 3), m.element(3, 0, 3), m.element(0, 0, 2)},
      {m.element(2, 0, 2), m.element(0, 2, 2), m.element(1, 1, 2)},
      {m.element(1, 0, 0), m.element(0, 1, 0), m.element(0, 0, 1)},
    };
    RaySet a = random(m, seed, (int) Math.floorMod(seed, 7L), 3);
    RaySet inverse = a.inverseImage(n, images[kind]);
    for (int c = 0; c < n.cells(); c++) {
      for (int s = 0; s < (c < n.points() ? 1 : 50); s++) {
        int x = n.at(c, s);
        int image = 0;
        for (int g = 0; g < 3; g++) {
          for (int i = 0; i < n.word(x).exponent(g); i++) {
            image = m.times(image, images[kind][g]);
          }
        }
        assertThat(inverse.contains(x)).isEqualTo(a.contains(image));
      }
    }
  }

  @Property(tries = 15)
  void reductionMergesExactlyWhatNoCompanyTellsApart(
      @ForAll @IntRange(max = 2) int k,
      @ForAll @IntRange(min = 1, max = 2) int p,
      @ForAll @IntRange(max = 2) int l,
      @ForAll long seed) {
    RayMonoid m = Presented.besideThree(Presented.balanced(k, p, l, p));
    RaySet a = random(m, seed, 2, 2);
    RayQuotient reduced = RayQuotient.of(m, a, new int[0], 60, () -> {}).orElseThrow();
    for (int c = 0; c < m.cells(); c++) {
      for (int n = 0; n < (c < m.points() ? 1 : 6); n++) {
        int x = m.at(c, n);
        assertThat(reduced.p().contains(reduced.image(x))).isEqualTo(a.contains(x));
        for (int d = 0; d < c; d++) {
          assertThat(reduced.image(x) == reduced.image(d))
              .isEqualTo(a.preimage(x).equals(a.preimage(d)));
        }
      }
    }
  }

  @Property(tries = 15)
  void tablesAreTheSameMonoid(@ForAll("balanced") RewritingSystem system) {
    RayMonoid m = Presented.besideThree(system);
    RayMonoid again = m.table().monoid();
    for (int x = 0; x < 9 * m.cells(); x++) {
      if (m.cell(x) >= m.points() || m.steps(x) == 0) {
        assertThat(again.word(x)).isEqualTo(m.word(x));
        for (int g = 0; g < m.generators(); g++) {
          assertThat(again.step(x, g)).isEqualTo(m.step(x, g));
        }
      }
    }
  }

  @Test
  void raysThatGoRoundAreNotWrittenDown() {
    RayMonoid m = monoid("<x,z | x3z=xz,z2=z>");
    assertThatThrownBy(m::table).isInstanceOf(IllegalArgumentException.class);
  }

  private static RaySet random(RayMonoid m, long seed, int threshold, int period) {
    return RaySet.of(
        m,
        threshold,
        period,
        x -> {
          long hash = (x * 0x9E3779B97F4A7C15L + seed) * 0xD6E8FEB86659FD93L;
          return ((hash >>> 40) & 1) == 0;
        });
  }
}
