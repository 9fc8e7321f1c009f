// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losingways.Codes;
import org.losingways.game.TakeAndBreak;

class GenusPeriodTest {

  private static Optional<GenusPeriod> period(String code, int heaps) {
    GenusTable table = new GenusTable(TakeAndBreak.of(code));
    table.extendTo(heaps);
    return table.period();
  }

  @Test
  void provedWithoutSplits() {
    assertThat(period("0.123", 12))
        .contains(new GenusPeriod(5, 5, 12, GenusPeriod.Ground.NO_SPLITS));
    assertThat(period("0.123", 11).filter(GenusPeriod::isProved)).isEmpty();
    assertThat(period("0.3102", 30))
        .contains(new GenusPeriod(3, 5, 30, GenusPeriod.Ground.NO_SPLITS));
  }

  @Test
  void provedWhereAllIsTame() {
    assertThat(period("0.147", 40)).contains(new GenusPeriod(10, 8, 40, GenusPeriod.Ground.TAME));
    assertThat(period("0.147", 30))
        .contains(new GenusPeriod(10, 8, 30, GenusPeriod.Ground.OBSERVED));
    assertThat(period("4.12", 40)).map(GenusPeriod::ground).contains(GenusPeriod.Ground.TAME);
  }

  /** 0.316 shows a period from heap 10 to heap 50 that does not go on. */
  @Test
  void observedOnly() {
    assertThat(period("0.35", 40))
        .contains(new GenusPeriod(17, 6, 40, GenusPeriod.Ground.OBSERVED));
    assertThat(period("0.316", 50))
        .contains(new GenusPeriod(10, 12, 50, GenusPeriod.Ground.OBSERVED));
    assertThat(period("0.316", 65)).map(GenusPeriod::preperiod).isNotEqualTo(Optional.of(10));
    assertThat(period("0.07", 48)).isEmpty();
    assertThat(period("4.7", 30)).isEmpty();
  }

  @Provide
  Arbitrary<String> octalCodes() {
    return Codes.octal(3, "0.");
  }

  @Property(tries = 300)
  void provedPeriodsHold(@ForAll("octalCodes") String code) {
    GenusTable table = new GenusTable(TakeAndBreak.of(code));
    table.extendTo(24);
    Optional<GenusPeriod> period = table.period().filter(GenusPeriod::isProved);
    if (period.isPresent()) {
      table.extendTo(60);
      int p = period.get().period();
      for (int h = period.get().preperiod(); h + p <= table.lastHeap(); h++) {
        assertThat(table.heap(h + p)).as("%s heap %d", code, h + p).isEqualTo(table.heap(h));
      }
    }
  }
}
