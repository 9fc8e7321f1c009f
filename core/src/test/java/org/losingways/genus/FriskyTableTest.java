// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.losingways.Codes;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;

class FriskyTableTest {

  private final FriskyTable snake = new FriskyTable(new GenusTable(TakeAndBreak.of("0.3102")), 90);

  private String tau(int... fixed) {
    TauSequence tau = snake.tau(fixed).orElseThrow();
    assertThat(tau.isProved()).isTrue();
    return tau.groups(5).toString();
  }

  private List<String> three(int t, int from, int to) {
    List<String> row = new ArrayList<>();
    for (int s = from; s < to; s++) {
      row.add(tau(t, t + s));
    }
    return row;
  }

  /** <i>Pretending</i>, Figure 62, whose columns are headed 0 to 4 but hold t = 1 to 5. */
  @Test
  void oneAndTwoHeaps() {
    assertThat(tau()).isEqualTo("(24)");
    assertThat(tau(0)).isEqualTo("(24)");
    assertThat(List.of(tau(1), tau(2), tau(3), tau(4), tau(5)))
        .containsExactly("16 (24)", "2 (18)", "(6)", "(6)", "(0)");
    for (int t = 6; t < 40; t += 5) {
      assertThat(List.of(tau(t), tau(t + 1), tau(t + 2), tau(t + 3), tau(t + 4)))
          .containsExactly("(0)", "(2)", "(6)", "(6)", "(0)");
    }
  }

  /** <i>Pretending</i>, Figures 63, 64, 66 and 67. */
  @Test
  void threeHeaps() {
    assertThat(three(1, 0, 5)).containsExactly("(17)", "(0)", "(3)", "(0)", "(12)");
    assertThat(three(1, 5, 10)).containsExactly("(0)", "(1)", "(3)", "(0)", "(0)");
    for (int s = 10; s < 30; s += 5) {
      assertThat(three(1, s, s + 5)).containsExactly("(12)", "(9)", "(3)", "(0)", "(0)");
    }
    for (int t = 6; t <= 21; t += 5) {
      assertThat(three(t, 0, 10)).containsOnly("(0)");
      assertThat(three(t, 10, 15)).containsExactly("4 (12)", "(8)", "(3)", "(0)", "(0)");
      assertThat(three(t, 15, 20)).containsExactly("(12)", "(9)", "(3)", "(0)", "(0)");
    }
    for (int t = 3; t <= 23; t += 5) {
      for (int s = 0; s < 20; s += 5) {
        assertThat(three(t, s, s + 5)).containsExactly("(6)", "(6)", "(0)", "(0)", "(2)");
        assertThat(three(t + 1, s, s + 5)).containsExactly("(0)", "(0)", "(12)", "(9)", "(3)");
        assertThat(three(t + 2, s, s + 5)).containsOnly("(0)");
      }
    }
  }

  /**
   * <i>Pretending</i>, Figure 65, is said to hold for every smallest heap 5m+2; it does from heap 7
   * on. The smallest heap 2 is the nim-heap 2 and has a table of its own.
   */
  @Test
  void threeHeapsWithSmallestTwo() {
    String[][] printed = {
      {"(3)", "(4)", "(4)", "4 (0)", "8 (0)"},
      {"(3)", "(4)", "(4)", "4 (0)", "8 (0)"},
      {"(15)", "(5)", "0 (4)", "4 (0)", "(4)"},
      {"(14)", "1 (5)", "0 (4)", "(0)", "(4)"},
      {"10 (14)", "1 (5)", "(4)", "(0)", "0 (4)"},
      {"10 (14)", "(5)", "(4)", "4 (0)", "0 (4)"},
      {"(14)", "(5)", "0 (4)", "4 (0)", "(4)"},
      {"(14)", "1 (5)", "0 (4)", "(0)", "(4)"},
    };
    for (int t = 7; t <= 22; t += 5) {
      for (int row = 0; row < printed.length; row++) {
        assertThat(three(t, 5 * row, 5 * row + 5)).containsExactly(printed[row]);
      }
    }
    assertThat(three(2, 0, 5)).containsExactly("(3)", "(5)", "(4)", "(4)", "(8)");
    assertThat(three(2, 5, 10)).containsExactly("(2)", "(5)", "(4)", "(4)", "(0)");
    assertThat(three(2, 10, 15)).containsExactly("(14)", "(5)", "0 (4)", "4 (0)", "(4)");
    assertThat(three(2, 15, 20)).containsExactly(printed[3]);
    assertThat(snake.isFrisky(Position.of(22, 50, 67))).contains(false);
  }

  @Provide
  Arbitrary<String> quaternaryCodes() {
    return Codes.quaternary();
  }

  @Property(tries = 150)
  void provedPeriodsHold(
      @ForAll("quaternaryCodes") String code,
      @ForAll @IntRange(max = 8) int t,
      @ForAll @IntRange(max = 8) int s) {
    GenusTable table = new GenusTable(TakeAndBreak.of(code));
    Optional<TauSequence> near = new FriskyTable(table, 36).tau(t, t + s);
    TauSequence far = new FriskyTable(table, 80).tau(t, t + s).orElseThrow();
    BruteForce brute = new BruteForce(table.rules());
    for (int k = 0; k < 5; k++) {
      Position position = Position.of(t, t + s, t + s + k);
      assertThat(far.get(k))
          .isEqualTo((brute.normal(position) == 0) != (brute.misere(position, 0) == 0));
    }
    if (near.orElseThrow().isProved()) {
      for (int k = 0; k < far.length(); k++) {
        assertThat(near.get().get(k)).as("%s %d+%d, k=%d", code, t, s, k).isEqualTo(far.get(k));
      }
    }
  }

  @Test
  void splitsAreOnlyObserved() {
    FriskyTable kayles = new FriskyTable(new GenusTable(TakeAndBreak.of("0.77")), 30);
    assertThat(kayles.tau(2).orElseThrow().isProved()).isFalse();
    assertThat(kayles.isFrisky(Position.of(1, 4))).contains(true);
    assertThat(kayles.isFrisky(Position.of(12))).contains(true);
    assertThat(kayles.isFrisky(Position.of(2, 2))).contains(false);
  }

  @Test
  void aLimitGivesNoAnswer() {
    GenusTable small = new GenusTable(TakeAndBreak.of("0.3102"), 200, () -> false);
    assertThat(new FriskyTable(small, 90).tau(20, 30)).isEmpty();
  }

  @Test
  void refusesHeapsOutOfOrder() {
    assertThatThrownBy(() -> snake.tau(5, 3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> snake.tau(91)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void writesGroups() {
    BitSet bits = new BitSet();
    bits.set(4);
    for (int k = 5; k < 40; k += 5) {
      bits.set(k + 2);
      bits.set(k + 4);
    }
    TauSequence tau = TauSequence.of(bits, 40);
    assertThat(tau.groups(5)).hasToString("1 (5)");
    assertThat(tau.period()).isEqualTo(5);
    assertThat(tau.preperiod()).isEqualTo(3);
    assertThat(tau.get(1002)).isTrue();
    assertThat(tau.groups(4).repeating()).hasSize(5);
    assertThat(TauSequence.of(bits, 8).period()).isZero();
    assertThat(TauSequence.of(bits, 8).groups(3)).hasToString("0 2 …");
    assertThatThrownBy(() -> tau.groups(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TauSequence.of(bits, 8).get(8))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
