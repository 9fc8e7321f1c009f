// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.Definition;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.play.Games;
import org.losingways.play.NormalSolution;

class WeightFunctionTest {

  private static WeightFunction fit(String code, int heaps) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    return WeightFunction.fit(Games.partial(rules, heaps), NormalSolution.of(rules, 200), heaps)
        .orElseThrow();
  }

  /** The weights 0 1 0 1 2 3 4 … m−3 of Figure 34. */
  @Test
  void knots() {
    WeightFunction w = fit("4.7", 18);
    int[] first = {0, 0, 1, 0};
    for (int heap = 1; !w.isHeavy(heap); heap++) {
      assertThat(w.weight(heap)).isEqualTo(heap < 4 ? first[heap] : heap - 3);
    }
    assertThat(w.isHeavy(14)).isFalse();
    assertThat(w.pn()).startsWith("[*0,0]", "5 [*1,0]", "7 [*1,0]", "8 [*2,1]", "9 [*1,2]");
    assertThat(w.np()).startsWith("[*1,0]", "8 [*1,0]", "9 [*2,1]", "10 [*1,2]");
  }

  /** Heaps 3k+1, 3k+2 and 3k+3 weigh what heap k+1 of 4.7 weighs. */
  @Test
  void triplicateKnots() {
    WeightFunction knots = fit("4.7", 12);
    WeightFunction triplicate = fit("0.157", 36);
    for (int heap = 4; heap <= 36; heap++) {
      int there = (heap + 2) / 3;
      assertThat(triplicate.weight(heap)).isEqualTo(knots.weight(there));
      assertThat(triplicate.bound(heap)).isEqualTo(knots.bound(there));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.57", "0.75"})
  void positionsDifferAsTheWeightsSay(String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    WeightFunction w = fit(code, 12);
    NormalSolution normal = NormalSolution.of(rules, 20);
    Definition misere = new Definition(rules);
    for (int a = 1; a <= 12; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          for (int d = 0; d <= Math.min(c, 3); d++) {
            Position p = Position.of(a, b, c, d);
            boolean differs = misere.outcome(p) != normal.outcome(p);
            assertThat(saysDiffers(w, p, normal.value(p))).as("%s", p).isEqualTo(differs);
          }
        }
      }
    }
  }

  private static boolean saysDiffers(WeightFunction w, Position p, int nimValue) {
    int weight = 0;
    for (int i = 0; i < p.size(); i++) {
      weight += w.weight(p.heap(i));
    }
    boolean hasBound = false;
    boolean isWithin = false;
    for (int i = 0; i < p.size(); i++) {
      int heap = p.heap(i);
      hasBound |= w.bound(heap) >= 0;
      isWithin |= w.bound(heap) >= 0 && weight - w.weight(heap) <= w.bound(heap);
    }
    return hasBound
        ? isWithin && w.nimValues().contains(nimValue)
        : weight == 0 && w.lightNimValues().contains(nimValue);
  }

  @Test
  void noWeightsForKayles() {
    TakeAndBreak rules = TakeAndBreak.of("0.77");
    assertThat(WeightFunction.fit(Games.partial(rules, 30), NormalSolution.of(rules, 200), 30))
        .isEmpty();
  }
}
