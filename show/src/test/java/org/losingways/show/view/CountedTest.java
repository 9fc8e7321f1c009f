// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountedTest {

  @Test
  void onlyOneIsOne() {
    assertThat(Counted.of(1, "ray")).isEqualTo("1 ray");
    assertThat(Counted.of(0, "ray")).isEqualTo("0 rays");
    assertThat(Counted.of(21, "ray")).isEqualTo("21 rays");
    assertThat(Counted.of(1, "entry", "entries")).isEqualTo("1 entry");
    assertThat(Counted.of(2, "table differs", "tables differ")).isEqualTo("2 tables differ");
  }
}
