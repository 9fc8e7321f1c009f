// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.losingways.monoid.Bits;

class OpenCompanyTest {

  /** R(u+k) is { z : z·Φ(k) ∈ R(u), z·x ∉ W(k) }, whatever the numbers are. */
  @Property
  void whatIsLeftIsWhatTheDefinitionSays(@ForAll long seed) {
    Random random = new Random(seed);
    int size = 1 + random.nextInt(200);
    int[] times = random.ints(size, -1, size).toArray();
    int[] timesU = random.ints(size, 0, size).toArray();
    long[] won = Bits.of(size);
    IntStream.range(0, size).filter(z -> random.nextInt(3) == 0).forEach(z -> Bits.set(won, z));
    int[] open = IntStream.range(0, size).filter(z -> random.nextBoolean()).toArray();
    int[] after = new OpenCompany(times).after(open, timesU, won);
    assertThat(after)
        .containsExactly(
            IntStream.range(0, size)
                .filter(z -> Arrays.binarySearch(open, times[z]) >= 0)
                .filter(z -> !Bits.get(won, timesU[z]))
                .toArray());
    int[] asked = new int[size];
    Arrays.fill(asked, -1);
    assertThat(new OpenCompany(times).after(open, asked, z -> timesU[z], won)).isEqualTo(after);
  }

  @Test
  void aSetCoversItsSubsetsAndNoOthers() {
    int[] some = {1, 4, 9};
    assertThat(OpenCompany.covers(some, new int[0])).isTrue();
    assertThat(OpenCompany.covers(some, new int[] {1, 9})).isTrue();
    assertThat(OpenCompany.covers(some, some.clone())).isTrue();
    assertThat(OpenCompany.covers(some, new int[] {1, 5})).isFalse();
    assertThat(OpenCompany.covers(some, new int[] {10})).isFalse();
    assertThat(OpenCompany.covers(new int[] {1, 9}, some)).isFalse();
  }
}
