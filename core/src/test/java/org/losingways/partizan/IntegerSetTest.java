// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class IntegerSetTest {

  private static IntegerSet random(Random random) {
    int from = random.nextInt(11) - 5;
    int length = random.nextInt(5);
    boolean[] bits = new boolean[64];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = random.nextBoolean();
    }
    int p = 1 + random.nextInt(4);
    int q = 1 + random.nextInt(4);
    int to = from + length;
    return IntegerSet.of(
        from,
        to,
        p,
        q,
        d ->
            d < from
                ? bits[Math.floorMod(d, p)]
                : d >= to ? bits[8 + Math.floorMod(d, q)] : bits[16 + d - from]);
  }

  @Property(tries = 500)
  void operationsAreThoseOfSets(@ForAll long seed) {
    Random random = new Random(seed);
    IntegerSet a = random(random);
    IntegerSet b = random(random);
    int by = random.nextInt(9) - 4;
    for (int d = -40; d <= 40; d++) {
      assertThat(a.or(b).contains(d)).isEqualTo(a.contains(d) || b.contains(d));
      assertThat(a.and(b).contains(d)).isEqualTo(a.contains(d) && b.contains(d));
      assertThat(a.minus(b).contains(d)).isEqualTo(a.contains(d) && !b.contains(d));
      assertThat(a.shift(by).contains(d + by)).isEqualTo(a.contains(d));
    }
    assertThat(a.shift(by).shift(-by)).isEqualTo(a);
    assertThat(a.minus(a).isEmpty()).isTrue();
  }

  /** What lies below −40 − 60 repeats, so a member there has one nearer for each residue. */
  @Property(tries = 500)
  void multiplesAreAdded(@ForAll long seed) {
    Random random = new Random(seed);
    IntegerSet a = random(random);
    int s = (1 + random.nextInt(5)) * (random.nextBoolean() ? 1 : -1);
    IntegerSet more = a.plusMultiples(s);
    for (int d = -40; d <= 40; d++) {
      boolean isMember = false;
      for (int n = 0; n <= 60 + 40; n++) {
        isMember |= a.contains(d - n * s);
      }
      assertThat(more.contains(d)).as("%s + %dn at %d", a, s, d).isEqualTo(isMember);
    }
  }

  @Property(tries = 500)
  void equalSetsAreEqualObjects(@ForAll long seed) {
    IntegerSet a = random(new Random(seed));
    IntegerSet wide =
        IntegerSet.of(
            a.from() - 7, a.to() + 3, 2 * a.belowPeriod(), 3 * a.abovePeriod(), a::contains);
    assertThat(wide).isEqualTo(a).hasSameHashCodeAs(a);
  }

  @Test
  void aPatternWithoutAMiddleIsKnown() {
    assertThat(IntegerSet.of(3, 9, 2, 4, d -> Math.floorMod(d, 2) == 1).isPeriodic()).isTrue();
    assertThat(IntegerSet.of(0, 0, 1, 1, d -> d < 0).isPeriodic()).isFalse();
  }
}
