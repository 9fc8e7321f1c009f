// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.ExitStatus;

class PlayCommandTest {

  @Test
  void asJsonAGameIsOneObject() {
    Typed typed = Typed.play("2 0\nundo\n2 1\n", "0.3", "2", "--json");
    typed
        .assertAnswer()
        .isEqualTo(
            "{\"game\":\"0.3\",\"play\":\"misere\",\"start\":[2],\"moves\":["
                + "{\"by\":\"you\",\"heap\":2,\"to\":[1]},"
                + "{\"by\":\"program\",\"heap\":1,\"to\":[]}],"
                + "\"position\":[],\"winner\":\"you\"}\n");
    assertThat(Typed.play("5 4\nundo\n", "kayles", "5", "--normal", "--json").out())
        .contains("\"play\":\"normal\"", "\"moves\":[]", "\"winner\":null");
    assertThat(Typed.play("", "0.7/0.07", "6", "--as", "right", "--json").out())
        .contains("\"you\":\"right\",\"start\":[6]");
  }

  @Test
  void aGameToTheEnd() {
    Typed typed = Typed.play("2 1\n", "0.3", "2");
    typed
        .assertAnswer()
        .contains("misère play: whoever moves last loses.")
        .contains("Legal moves: 2→1")
        .contains("I play 1→0.")
        .endsWith("You have no move left: you win.\n");
    Typed normal = Typed.play("2 1\n", "0.3", "2", "--normal");
    assertThat(normal.out()).endsWith("You have no move left: I win.\n");
    Typed second = Typed.play("1 0\n", "0.3", "2", "--you", "second");
    assertThat(second.out()).contains("I play 2→1.").endsWith("I have no move left: I win.\n");
  }

  @Test
  void hintsUndoAndMistakes() {
    Typed typed =
        Typed.play(
            "hint\n5 4\nundo\nundo\nfoo\n9 1\n5 -> 5\nmoves\n5 -> 2+1\nquit\n", "kayles", "5", "3");
    typed
        .assertAnswer()
        .contains("     5  i i i i i\n     3  i i i\n")
        .contains("Play 5→3: it leaves 3+3, whose value b² is lost for the player to move.")
        .contains("There is nothing to take back.")
        .contains("That is not a move: write it like '8 5' or '8 -> 3+2'.")
        .contains("No move can be made in a heap of 9 here.")
        .contains("The rules do not allow 5→5")
        .contains("Good-bye.");
  }

  @Test
  void withoutHeapsThePersonCanWin() {
    for (String game : List.of("kayles", "0.07", "nim", "0.7/0.07", "cram:2x3")) {
      Typed first = Typed.play("hint\n", game);
      first.assertAnswer().contains("Play ").doesNotContain("No move wins");
      Typed second = Typed.play("why\nhint\n", game, "--you", "second");
      second.assertAnswer().contains("No move wins there").contains("Play ");
    }
  }

  @Test
  void whyExplainsTheLastMove() {
    Typed.play("why\n5 4\nwhy\n", "kayles", "5", "3")
        .assertAnswer()
        .contains("I have not moved yet.")
        .contains("is lost for the player to move.");
    assertThat(Typed.play("5 4\nundo\nwhy\n", "kayles", "5", "3").out())
        .contains("I have not moved yet.");
    Typed.play("why\n", "0.7/0.07", "6", "--you", "second")
        .assertAnswer()
        .contains("Because it leaves ");
  }

  @Test
  void theEndOfTheInputEndsTheGame() {
    Typed typed = Typed.play("", "dawsons-chess", "4", "--level", "easy");
    typed.assertAnswer().contains("♟ ♟ ♟ ♟").endsWith("Good-bye.\n");
  }

  @Test
  void badInputGetsOneSentence() {
    for (String[] args :
        List.of(
            new String[] {"0.77", "x"},
            new String[] {"0.77", "99999"},
            new String[] {"0.77", "5", "--level", "hard"},
            new String[] {"0.77", "5", "--you", "third"},
            new String[] {"0.77", "5", "--misere", "--normal"})) {
      Typed typed = Typed.play("", args);
      assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(typed.err().strip().lines()).hasSize(1);
      assertThat(typed.err()).doesNotContain("in this program");
    }
  }
}
