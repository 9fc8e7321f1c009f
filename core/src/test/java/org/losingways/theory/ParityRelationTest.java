// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.form.Form;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Outcome;
import org.losingways.game.PlayedOut;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.sum.GameSum;

class ParityRelationTest {

  private static final Duration TIME = Duration.ofMinutes(1);

  private static Optional<ParityRelation> find(String first, String second) {
    return ParityRelation.find(TakeAndBreak.of(first), TakeAndBreak.of(second), TIME);
  }

  @ParameterizedTest
  @CsvSource({"0.51, 0.5, false", "0.13, 0.12, false", "0.13, 0.03, true", "4.14, 4.04, true"})
  void relationsOfSolvedGamesHoldForAllHeaps(String first, String second, boolean odd) {
    assertEquals(Optional.of(new ParityRelation(odd, OptionalInt.empty())), find(first, second));
    Forms forms = new Forms();
    HeapForms here = new HeapForms(TakeAndBreak.of(first), forms);
    HeapForms there = new HeapForms(TakeAndBreak.of(second), forms);
    for (int heap = 1; heap <= 12; heap++) {
      Form claimed = there.heap(heap);
      if (heap % 2 == (odd ? 1 : 0)) {
        claimed = forms.sum(claimed, forms.nimHeap(1));
      }
      assertEquals(claimed, here.heap(heap), first + " at heap " + heap);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.123, 0.77", "0.77, 0.77", "0.07, 0.77", "0.37, 0.17", "0.137, 0.07"})
  void othersAreNotRelated(String first, String second) {
    assertTrue(find(first, second).isEmpty());
  }

  /** Pretending, 7.1, for small heaps, by brute force beside heaps of either game. */
  @Test
  void oneSeventeenIsDawsonsKaylesWithOnes() {
    Ruleset both =
        GameSum.of(List.of(TakeAndBreak.of("0.17"), TakeAndBreak.of("0.07"))).impartial();
    PlayedOut play = new PlayedOut(both, 1_000_000);
    for (int heap = 1; heap <= 11; heap++) {
      for (int beside = 0; beside <= 11; beside++) {
        String company = " + 0.07:4 + 0.07:" + Math.max(1, beside);
        String one = heap % 2 == 1 ? " + 0.07:2" : "";
        assertEquals(
            outcome(play, both, "0.07:" + heap + one + company),
            outcome(play, both, "0.17:" + heap + company));
      }
    }
  }

  private static Outcome outcome(PlayedOut play, Ruleset both, String text) {
    return play.impartialOutcome(both.labels().position(text)).orElseThrow();
  }

  /** Equal in the quotient of both games, the forms of heap 21 are different. */
  @Test
  void formsOfDawsonsKaylesDifferFromHeap21On() {
    Forms forms = new Forms();
    HeapForms here = new HeapForms(TakeAndBreak.of("0.17"), forms);
    HeapForms there = new HeapForms(TakeAndBreak.of("0.07"), forms);
    for (int heap = 1; heap <= 21; heap += 2) {
      assertEquals(heap < 21, here.heap(heap) == forms.sum(there.heap(heap), forms.nimHeap(1)));
    }
  }
}
