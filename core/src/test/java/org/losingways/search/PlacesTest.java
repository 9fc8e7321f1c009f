// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PlacesTest {

  @Test
  void numbersSmallAndLargeHaveThePlacesTheyWereGiven() {
    long[] elements = {0, 1, 31, 32, 1000, 1L << 26, 1L << 27, (1L << 32) + 5, Long.MAX_VALUE};
    Places places = new Places();
    for (int i = elements.length - 1; i >= 0; i--) {
      places.put(elements[i], i);
    }
    assertThat(LongStream.of(elements).mapToInt(places::get).toArray())
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(
            LongStream.of(2, 33, 1L << 20, 1L << 28, (1L << 32) + 6)
                .mapToInt(places::get)
                .toArray())
        .containsOnly(-1);
  }

  @Test
  void nothingHasAPlaceAtFirst() {
    assertThat(LongStream.of(0, 7, 1L << 40).mapToInt(new Places()::get).toArray())
        .containsOnly(-1);
  }
}
