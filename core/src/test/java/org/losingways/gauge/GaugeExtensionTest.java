// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.Definition;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.Period;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;

/** Forms are found without help, go on to larger heaps, and decide as play does. */
@Tag("published")
class GaugeExtensionTest {

  /** Heaps are added one by one until their words repeat for ever. */
  @Test
  void aWholePartizanGame() {
    PartizanRuleset rules = (PartizanRuleset) GameReader.of("0.5/0.11");
    Optional<PartizanGauges> found = Optional.empty();
    int heap = 4;
    for (; heap < 20 && found.flatMap(Gauges::period).isEmpty(); heap++) {
      found = PartizanGaugeSearch.find(rules, found, heap);
      assertThat(found).as("to heap %s", heap).isPresent();
    }
    PartizanGauges gauges = found.orElseThrow();
    assertThat(gauges.period()).isPresent();
    PlayedOut play = new PlayedOut(rules, Integer.MAX_VALUE);
    for (Position position : Definition.sums(4, 9)) {
      assertThat(gauges.outcome(position))
          .as("%s", position)
          .isEqualTo(play.outcome(position).orElseThrow());
    }
  }

  /** The game that was solved first with forms that a person had typed in. */
  @Test
  void zeroPoint544IsSolvedWithoutHelp() {
    Ruleset rules = TakeAndBreak.of("0.544");
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(23));
    Optional<GaugeSolution> found = Optional.empty();
    for (int heap = 24; heap < 40 && found.flatMap(Gauges::period).isEmpty(); heap++) {
      found = GaugeSearch.find(solver.quotient(), found, heap);
      assertThat(found).as("to heap %s", heap).isPresent();
    }
    assertThat(found.orElseThrow().period()).contains(new Period(17, 8));
    PlayedOut play = new PlayedOut(rules, Integer.MAX_VALUE);
    for (Position position : new Position[] {Position.of(24, 7, 9), Position.of(21, 15, 12)}) {
      assertThat(found.get().outcome(position).name())
          .isEqualTo(play.outcome(position).map(PartizanOutcome::name).orElseThrow());
    }
  }
}
