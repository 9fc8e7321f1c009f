// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.monoid.Presented.monoid;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.losingways.monoid.FiniteMonoid;

/** What no company tells apart, against the definition on long prefixes. */
class RayReducednessTest {

  private static final int[] ANY_DEGREE = {};

  private static RayReducedness decide(RayMonoid monoid, RaySet p) {
    return RayReducedness.of(monoid, p, ANY_DEGREE, () -> {}).orElseThrow();
  }

  private static RaySet integers(RayMonoid z, int threshold, int period, IntPredicate contains) {
    return RaySet.of(z, threshold, period, e -> contains.test(integer(z, e)));
  }

  private static int integer(RayMonoid z, int element) {
    return z.word(element).exponent(0) - z.word(element).exponent(1);
  }

  @Test
  void integersAreToldApartUnlessPIsPeriodic() {
    RayMonoid z = monoid("<x,y | xy=1>");
    assertThat(decide(z, integers(z, 1, 1, n -> n > 0)).isReduced()).isTrue();
    assertThat(decide(z, integers(z, 1, 1, n -> n == 0)).isReduced()).isTrue();
    RayReducedness even = decide(z, integers(z, 2, 2, n -> n % 2 == 0));
    assertThat(even.isReduced()).isFalse();
    for (int[] together : even.merged()) {
      assertThat(Arrays.stream(together).map(e -> Math.floorMod(integer(z, e), 2)).distinct())
          .hasSize(1);
    }
    assertThat(even.merge().orElseThrow().monoid().points()).isEqualTo(2);
    assertThat(even.merge().orElseThrow().monoid().isFinite()).isTrue();
  }

  @Test
  void oneElementFarOutMayTellAllApart() {
    RayMonoid z = monoid("<x,y | xy=1>");
    RaySet p = integers(z, 102, 2, n -> n % 2 == 0 && n != -100);
    assertThat(decide(z, p).isReduced()).isTrue();
    assertThat(decide(z, p).length()).isGreaterThan(100);
    int z0 = new RayCompany(z, p).between(z.element(0, 3), z.element(0, 1)).orElseThrow();
    assertThat(integer(z, z0)).isIn(-97, -99);
  }

  @Test
  void naturalNumbersAreNeverToldApartForEver() {
    RayMonoid n = monoid("<x>");
    RaySet p = RaySet.of(n, 30, 3, x -> x == n.element(20));
    RayReducedness reducedness = decide(n, p);
    assertThat(reducedness.isReduced()).isFalse();
    // 0, …, 20, and all that is larger.
    assertThat(reducedness.merge().orElseThrow().monoid().points()).isEqualTo(22);
  }

  /** x^n and x^n·e are told apart at once, but only for n below 50. */
  private static RaySet mergedFrom50(RayMonoid m) {
    return RaySet.of(
        m,
        60,
        2,
        element -> {
          int[] word = m.word(element).exponents();
          boolean beside = word[1] > 0;
          int degree = word[0] - word[1];
          return (beside || word[0] >= 50)
              ? degree > 0 && degree % 2 == 0
              : (word[2] > 0) == (word[0] % 3 == 0);
        });
  }

  @Test
  void raysThatMeetBeyondThePrefixAreMerged() {
    RayMonoid m = monoid("<x,y,e | x2y2=xy,e2=e>");
    RaySet p = mergedFrom50(m);
    RayQuotient seen = RayQuotient.of(m, p, ANY_DEGREE, 48, () -> {}).orElseThrow();
    assertThat(seen.image(m.element(70, 0, 1))).isNotEqualTo(seen.image(m.element(70, 0, 0)));
    assertThat(decide(seen.monoid(), seen.p()).isReduced()).isFalse();
    RayQuotient complete = seen.complete(ANY_DEGREE, () -> {}).orElseThrow();
    assertThat(decide(complete.monoid(), complete.p()).isReduced()).isTrue();
    for (int n = 0; n < 80; n++) {
      int bare = m.element(n, 0, 0);
      int beside = m.element(n, 0, 1);
      assertThat(complete.image(bare) == complete.image(beside)).isEqualTo(n >= 50);
      assertThat(complete.p().contains(complete.image(bare))).isEqualTo(p.contains(bare));
      assertThat(complete.p().contains(complete.image(beside))).isEqualTo(p.contains(beside));
    }
    assertThat(complete.complete(ANY_DEGREE, () -> {})).containsSame(complete);
  }

  @Test
  void aPointMayBeLikeAnElementOfARay() {
    RayMonoid m = monoid("<x,y,p | x2y2=xy,px=x7,p2=x12,py=x6y>");
    int point = m.element(0, 0, 1);
    int sixth = m.element(6, 0, 0);
    assertThat(m.steps(sixth)).isGreaterThan(1);
    RaySet without =
        RaySet.of(
            m,
            3,
            2,
            e -> {
              int i = m.word(e).exponent(0);
              int j = m.word(e).exponent(1);
              return e != point && ((i > 0 && j > 0) ? i == j : i + j > 0 && (i + j) % 2 == 0);
            });
    RaySet with = RaySet.of(m, 3, 2, e -> e == point || without.contains(e));
    assertThat(decide(m, without).isReduced()).isTrue();
    assertThat(decide(m, with).merged()).containsExactly(new int[] {point, sixth});
  }

  @Test
  void oneRayMayBeLikeAnotherFurtherOut() {
    RayMonoid m = monoid("<x,y,e | xy=1,e2=x40>");
    RaySet likeTwenty =
        RaySet.of(m, 41, 1, x -> m.element(20, 0, 0) == (m.word(x).exponent(2) == 0 ? x : -1));
    RaySet both = RaySet.of(m, 41, 1, x -> likeTwenty.contains(x) || x == m.element(0, 0, 1));
    assertThat(decide(m, likeTwenty).isReduced()).isTrue();
    RayReducedness merged = decide(m, both);
    assertThat(merged.isReduced()).isFalse();
    RayQuotient integers = merged.merge().orElseThrow();
    assertThat(integers.monoid().rays()).isEqualTo(2);
    assertThat(decide(integers.monoid(), integers.p()).isReduced()).isTrue();
    assertThat(integers.image(m.element(0, 0, 1))).isEqualTo(integers.image(m.element(20, 0, 0)));
  }

  @Test
  void degreesKeepElementsApart() {
    RayMonoid z = monoid("<x,y,e | xy=1,e2=1>");
    RaySet even = integers(z, 2, 2, n -> n % 2 == 0);
    int[] degrees = {1, -1, 0};
    RayReducedness graded = RayReducedness.of(z, even, degrees, () -> {}).orElseThrow();
    assertThat(graded.merged())
        .isNotEmpty()
        .allSatisfy(
            together ->
                assertThat(Arrays.stream(together).map(e -> integer(z, e)).distinct()).hasSize(1));
    RayQuotient merged = graded.merge().orElseThrow();
    assertThat(merged.monoid().cells()).isEqualTo(3);
    assertThat(
            RayReducedness.of(merged.monoid(), merged.p(), degrees, () -> {})
                .orElseThrow()
                .isReduced())
        .isTrue();
    assertThat(decide(merged.monoid(), merged.p()).isReduced()).isFalse();
  }

  @Test
  void numbersThatAreTooLargeAreNotDecided() {
    RayMonoid z = monoid("<x,y | xy=1>");
    RaySet p = integers(z, 600_000, 1, n -> n == 600_000);
    assertThat(RayReducedness.of(z, p, ANY_DEGREE, () -> {})).isEmpty();
  }

  /** All kinds of relations between the letters of rays: balanced, and either one going round. */
  private static final List<String> MONOIDS =
      List.of(
          "<x>",
          "<x,y | xy=1>",
          "<x,y | x2y2=xy>",
          "<x,y | x2y3=xy>",
          "<x,y | x3y2=x2>",
          "<x,y | x4y2=xy>",
          "<x,y | x2y=xy>",
          "<x,y | x3y=xy>",
          "<x,z | x3z=xz,z2=z>",
          "<x,y,z | xy=y,xz=z,yz=z>",
          "<x,y,z | xy=1,x2z=z,y2z=z>",
          "<x,y,z | x2y=y,xz=x2z,yz2=yz>",
          "<x,y,e | x2y2=xy,e2=e,xe=e>",
          "<x,y,e | x2y=xe,e3=e>",
          "<x,y,e | x2y3=xy,e2=e,x3e=xe>",
          "<x,y,e | xy3=ey,e2=e>",
          "<x,y,e | xy=1,e2=x6>",
          "<x,y,p | x2y2=xy,px=x5,p2=x8,py=x4y>",
          "<a,x,y | a4=a2,x2y2=xy,ax2=ax>");

  private static RayMonoid randomMonoid(Random random) {
    RayMonoid some = monoid(MONOIDS.get(random.nextInt(MONOIDS.size())));
    return random.nextInt(4) == 0
        ? RayMonoid.product(FiniteMonoid.ofAction(new int[][] {{1, 2, 1}}), some)
        : some;
  }

  private static RaySet randomSet(Random random, RayMonoid m) {
    long seed = random.nextLong();
    int threshold = random.nextInt(6);
    int density = 1 + random.nextInt(6);
    RaySet p =
        RaySet.of(
            m,
            threshold,
            1 + random.nextInt(3),
            x -> new Random(seed + 7919L * x).nextInt(40) < 5 * density);
    // Elements whose products with c are the same are then interchangeable.
    int c = 0;
    for (int i = random.nextInt(4); i > 0; i--) {
      c = m.step(c, random.nextInt(m.generators()));
    }
    return p.preimage(c);
  }

  /** The class of each element less than some number of steps out, by long company. */
  private static int[] classes(RayMonoid m, RaySet p, int[] degrees, int length, int far) {
    int[] classes = new int[RayPrefix.size(m, length)];
    Map<List<Object>, Integer> found = new HashMap<>();
    for (int i = 0; i < classes.length; i++) {
      int x = RayPrefix.element(m, i);
      BitSet company = new BitSet();
      for (int cell = 0; cell < m.cells(); cell++) {
        int product = m.times(x, cell);
        for (int n = 0; n < (cell < m.points() ? 1 : far); n++) {
          company.set(n * m.cells() + cell, p.contains(product));
          product = cell < m.points() ? product : m.step(product, m.letter(cell));
        }
      }
      int next = found.size();
      classes[i] =
          found.computeIfAbsent(List.<Object>of(company, m.degree(x, degrees)), key -> next);
    }
    return classes;
  }

  @Property(tries = 120)
  void decidesAndMergesAsTheDefinitionDoes(@ForAll long seed) {
    Random random = new Random(seed);
    RayMonoid m = randomMonoid(random);
    RaySet p = randomSet(random, m);
    check(m, p, ANY_DEGREE, 30, 150);
  }

  @Property(tries = 40)
  void decidesAndMergesElementsOfTheSameDegree(@ForAll long seed) {
    Random random = new Random(seed);
    boolean slanted = random.nextBoolean();
    RayMonoid m = monoid(slanted ? "<x,y,e | x2y3=xy,e3=e>" : "<x,y,e | x2y2=xye,e2=e>");
    check(m, randomSet(random, m), new int[] {slanted ? 2 : 1, -1, 0}, 20, 100);
  }

  private static void check(RayMonoid m, RaySet p, int[] degrees, int length, int far) {
    RayReducedness reducedness = RayReducedness.of(m, p, degrees, () -> {}).orElseThrow();
    int[] expected = classes(m, p, degrees, length, far);
    boolean isReduced = Arrays.stream(expected).distinct().count() == expected.length;
    assertThat(reducedness.isReduced()).isEqualTo(isReduced);
    RayCompany company = new RayCompany(m, p);
    for (int[] together : reducedness.merged()) {
      for (int x : together) {
        assertThat(company.between(together[0], x)).isEmpty();
      }
    }
    Optional<RayQuotient> merged = reducedness.merge();
    Map<Integer, Integer> classOf = new HashMap<>();
    Map<Integer, Integer> imageOf = new HashMap<>();
    for (int i = 0; i < expected.length; i++) {
      int x = RayPrefix.element(m, i);
      int image = merged.orElseThrow().image(x);
      assertThat(merged.orElseThrow().p().contains(image)).isEqualTo(p.contains(x));
      assertThat(classOf.merge(image, expected[i], (old, now) -> old)).isEqualTo(expected[i]);
      assertThat(imageOf.merge(expected[i], image, (old, now) -> old)).isEqualTo(image);
    }
  }
}
