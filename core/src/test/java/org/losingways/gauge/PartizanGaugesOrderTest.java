// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.reader.GameReader;

/** Comparisons by linear forms are those of playing out small sums. */
class PartizanGaugesOrderTest {

  private final PartizanRuleset rules = GameReader.of("{1|0};~{1|0}").partizan();
  private final PartizanGauges forms =
      PartizanGaugeSearch.find(rules, Optional.empty(), 4).orElseThrow();
  private final PlayedOut played = new PlayedOut(rules, 1_000_000);

  private static List<Position> positions(int most) {
    List<Position> all = new ArrayList<>(List.of(Position.EMPTY));
    for (int i = 0; i < all.size(); i++) {
      Position begun = all.get(i);
      for (int heap = Math.max(1, begun.largest()); heap <= 4 && begun.size() < most; heap++) {
        all.add(begun.plus(Position.of(heap)));
      }
    }
    return all;
  }

  private boolean isAtLeast(Position g, Position h, Position x) {
    return outcome(g.plus(x)).isAtLeast(outcome(h.plus(x)));
  }

  private PartizanOutcome outcome(Position position) {
    return played.outcome(position).orElseThrow();
  }

  @Test
  void theOrderIsThatOfPlay() {
    List<Position> contexts = positions(3);
    for (Position g : positions(1)) {
      for (Position h : positions(1)) {
        Optional<Position> shown = forms.notAtLeast(g, h);
        if (shown.isPresent()) {
          assertThat(isAtLeast(g, h, shown.get())).as(g + " " + h).isFalse();
        } else {
          assertThat(contexts).as(g + " " + h).allMatch(x -> isAtLeast(g, h, x));
        }
      }
    }
  }

  @Test
  void inversesCancel() {
    Position one = rules.labels().position("1");
    assertThat(forms.inverse(one)).contains(rules.labels().position("-1"));
    // {1|0} is P, and no position cancels it.
    assertThat(forms.inverse(rules.labels().position("{1|0}"))).isEmpty();
  }
}
