// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;

class MisereTest {

  @TempDir private Path folder;

  @Test
  void aGameIsSolvedAndProved() throws IOException {
    List<Integer> heaps = new ArrayList<>();
    SolvedGame game = Misere.game("0.123").progress(heaps::add).solve();
    assertThat(game).hasToString("0.123 is solved: order 20, period 5 from heap 5 on");
    assertThat(heaps).isNotEmpty().isSorted();
    assertThat(game.outcome(9, 8, 5, 3)).isEqualTo(PartizanOutcome.N);
    assertThat(game.value(9, 8, 5, 3)).isEqualTo("ad");
    assertThat(game.winningMoves(9, 8, 5, 3))
        .containsExactlyInAnyOrder(
            Position.of(9, 5, 5, 3), Position.of(9, 8, 3, 3), Position.of(9, 8, 5, 1));
    Path file = folder.resolve("0.123.json");
    game.certificate().writeTo(file);
    assertThat(Referee.check(file)).isInstanceOf(Verdict.Accepted.class);
    assertThat(Referee.check(folder)).isInstanceOf(Verdict.Malformed.class);
  }

  @Test
  void limitsGiveAPart() {
    SolvedGame game = Misere.game("kayles").maxHeap(9).solve();
    assertThat(game.isSolved()).isFalse();
    assertThat(game.verifiedTo()).hasValue(9);
    assertThatThrownBy(() -> game.outcome(10)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void rulesOfOnesOwn() {
    Ruleset oneOrTwo =
        (heap, options) -> {
          for (int taken = 1; taken <= Math.min(2, heap); taken++) {
            options.accept(new int[] {heap - taken}, 1);
          }
        };
    SolvedGame game = Misere.game((Game) oneOrTwo).maxHeap(12).solve();
    assertThat(game.outcome(4)).isEqualTo(PartizanOutcome.P);
    assertThat(game.outcome(5)).isEqualTo(PartizanOutcome.N);
  }

  @Test
  void partizanGames() {
    SolvedGame game = Misere.game("0.7/0.07").solve();
    assertThat(game).hasToString("0.7/0.07 is solved: infinite, period 3 from heap 0 on");
    assertThat(game.outcome(1)).isEqualTo(PartizanOutcome.R);
    assertThat(game.winningMoves(Player.RIGHT, 2)).isEmpty();
    assertThat(game.winningMoves(Player.LEFT, 2, 1)).contains(Position.of(2));
    assertThatThrownBy(() -> game.winningMoves(2)).isInstanceOf(GameFormatException.class);
    assertThat(Referee.check(game.certificate())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void whatIsNoGameIsRefused() {
    assertThatThrownBy(() -> Misere.game("0.12x")).isInstanceOf(GameFormatException.class);
  }
}
