// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.losingways.CountedTime;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.BlurryGenus;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;

@CountedTime
class GenusLookupTest {

  private static GenusLookup<String> lookup(TakeAndBreak rules, Duration patience) {
    PositionGenera genera = new PositionGenera(rules, NormalSolution.of(rules, 2000), patience);
    return new GenusLookup<>(genera, Genus::toString, BlurryGenus::toString, "?");
  }

  @Test
  void theExample() {
    Duration patience = Duration.ofSeconds(2);
    assertThat(lookup(TakeAndBreak.of("0.123"), patience).of(new int[] {9, 8}, 2))
        .isEqualTo("3^02");
    GenusLookup<String> kayles = lookup(TakeAndBreak.of("0.77"), patience);
    assertThat(kayles.of(new int[] {60, 51}, 2)).isEqualTo("12^##");
    assertThat(kayles.of(new int[] {5}, 1)).isEqualTo("4^146");
    assertThat(kayles.of(new int[] {5, 7, 9}, 2)).isEqualTo("6^46");
  }

  /** Exact, or blurry where patience ended, it is the genus that mex with carrying finds. */
  @Property(tries = 6)
  void sameAsPlayedOut(@ForAll @IntRange(max = 0x7FFF) int code, @ForAll Random random) {
    String digits = Integer.toOctalString(0100000 | code).substring(2);
    TakeAndBreak rules = TakeAndBreak.of("0." + digits);
    GenusLookup<String> lookup = lookup(rules, Duration.ofMillis(200));
    GenusTable table = new GenusTable(rules);
    for (int i = 0; i < 30; i++) {
      int[] heaps = random.ints(3, 0, 14).toArray();
      Genus genus = table.genus(Position.of(heaps)).orElseThrow();
      assertThat(lookup.of(heaps, heaps.length))
          .as("%s of %s", Position.of(heaps), rules)
          .isIn(genus.toString(), BlurryGenus.of(genus).toString());
    }
  }
}
