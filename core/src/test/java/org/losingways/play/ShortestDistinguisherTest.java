// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Position;
import org.losingways.quotient.FiniteQuotient;

class ShortestDistinguisherTest {

  @Test
  void eightAndNineTellFourPlusFourFromSix() {
    FiniteQuotient q = Games.solve("0.123");
    Optional<Position> by =
        new ShortestDistinguisher(q).find(q.value(Position.of(4, 4)), q.value(6));
    assertThat(by).contains(Position.of(8, 9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.75", "0.77", "0.34", "0.512"})
  void differentValuesAreToldApartByNoFewerHeaps(String code) {
    FiniteQuotient q = Games.solve(code);
    ShortestDistinguisher search = new ShortestDistinguisher(q);
    for (int x = 0; x < q.order(); x++) {
      for (int y = 0; y < q.order(); y++) {
        Optional<Position> by = search.find(x, y);
        assertThat(by.isEmpty()).isEqualTo(x == y);
        if (by.isPresent()) {
          int z = q.value(by.get());
          assertThat(q.outcome(q.times(x, z))).isNotEqualTo(q.outcome(q.times(y, z)));
          if (by.get().size() == 2) {
            assertThat(toldBySingleHeap(q, x, y)).isEmpty();
          }
        }
      }
    }
  }

  private static List<Integer> toldBySingleHeap(FiniteQuotient q, int x, int y) {
    List<Integer> heaps = new ArrayList<>();
    for (int heap = 0; heap <= q.heapsComputed(); heap++) {
      int z = q.value(heap);
      if (q.outcome(q.times(x, z)) != q.outcome(q.times(y, z))) {
        heaps.add(heap);
      }
    }
    return heaps;
  }
}
