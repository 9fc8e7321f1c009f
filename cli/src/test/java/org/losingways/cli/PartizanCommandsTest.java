// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;
import tools.jackson.databind.JsonNode;

/** The commands that know games with Left and Right. */
class PartizanCommandsTest {

  @TempDir private Path directory;

  @Test
  void partizanKaylesIsSolved() {
    Typed typed = Typed.misere("0.7/0.07");
    typed
        .assertAnswer()
        .contains("Misère play of 0.7/0.07 is solved")
        .contains("Infinite: ⟨a, b | ab=1⟩")
        .contains("P = {b³ᵏ⁺¹}")
        .contains("Period 3 from heap 0 on");
  }

  @Test
  void itsJsonHasTheOutcomes() {
    JsonNode json = Typed.misere("solve", "0.7/0.07", "--json").json();
    assertThat(json.get("status").asString()).isEqualTo("solved");
    assertThat(json.get("infinite").asBoolean()).isTrue();
    assertThat(json.get("order").isNull()).isTrue();
    assertThat(json.get("outcomes").toString())
        .isEqualTo(
            "{\"L\":[],\"N\":[\"1\",\"b^(3k+3)\"],\"P\":[\"b^(3k+1)\"],\"R\":[\"a^(k+1)\",\"b^(3k+2)\"]}");
    JsonNode impartial = Typed.misere("solve", "0.123/0.123", "--json").json();
    assertThat(impartial.get("order").asInt()).isEqualTo(20);
    assertThat(impartial.get("outcomes").get("P").toString())
        .isEqualTo("[\"a\",\"b2\",\"ac\",\"bd\",\"d2\"]");
  }

  /** Words stand for positions, a for heap 1 and b for heap 2, whose outcomes are known. */
  @Test
  void wordsAreReducedAsPositionsArePlayed() {
    List<String> words = List.of("a", "b", "b2", "b3", "b4", "a3b5");
    List<String> positions = List.of("1", "2", "2+2", "2+2+2", "2+2+2+2", "1+1+1+2+2+2+2+2");
    JsonNode reductions =
        Typed.misere(
                Stream.of(List.of("reduce", "0.7/0.07"), words, List.of("--json"))
                    .flatMap(List::stream)
                    .toArray(String[]::new))
            .json()
            .get("reductions");
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < words.size(); i++) {
      JsonNode played = Typed.misere("outcome", "0.7/0.07", positions.get(i), "--json").json();
      String outcome = reductions.get(i).get("outcome").asString();
      assertThat(outcome).as(words.get(i)).isEqualTo(played.get("outcome").asString());
      seen.add(outcome);
    }
    assertThat(seen).containsExactlyInAnyOrder("N", "P", "R");
    assertThat(Typed.misere("reduce", "0.7/0.07", "a3b5").out())
        .containsSubsequence("= b²", "ab=1, 3 times", "\n  R");
    assertThat(Typed.misere("reduce", "{0|*}", "ab5").out()).contains("= b⁴");
  }

  @Test
  void outcomesForEitherPlayer() {
    Typed both = Typed.misere("outcome", "0.7/0.07", "6", "3");
    assertThat(both.out())
        .contains("6+3 in 0.7/0.07: N, whoever begins wins.")
        .contains("Left begins: Left wins by 6→5  6→3+2  3→2")
        .contains("Right begins: Right wins by");
    Typed left = Typed.misere("outcome", "0.7/0.07", "6", "4", "--left");
    assertThat(left.out()).contains("Left begins: Right wins.").doesNotContain("Right begins");
    JsonNode json = Typed.misere("outcome", "0.7/0.07", "1", "--right", "--json").json();
    assertThat(json.get("outcome").asString()).isEqualTo("R");
    assertThat(json.get("right").get("wins").asBoolean()).isTrue();
    assertThat(json.has("left")).isFalse();
    Typed large = Typed.misere("outcome", "0.7/0.07", "1000000000", "2");
    assertThat(large.out()).contains("1000000000+2 in 0.7/0.07: N");
    Typed form = Typed.misere("outcome", "{0|*}", "*", "{0|*}");
    assertThat(form.out()).contains("{0|*} + * in {0|*}: N");
  }

  @Test
  void theValueIsExplained() {
    Typed.misere("outcome", "0.7/0.07", "3", "2", "--explain")
        .assertAnswer()
        .contains("Reduction of 3+2:\n  heap 3 is ", "\n  heap 2 is ", "·", "\n  = ")
        .containsPattern("whose outcome is [LRNP]: ");
    assertThat(Typed.misere("outcome", "0.7/0.07", "3", "2").out()).doesNotContain("Reduction");
    JsonNode json = Typed.misere("outcome", "0.7/0.07", "3", "2", "--explain", "--json").json();
    JsonNode reduction = json.get("reduction");
    assertThat(reduction.get("heaps").size()).isEqualTo(2);
    assertThat(reduction.get("start").asString())
        .isEqualTo(
            reduction.get("heaps").get(0).get("word").asString()
                + "·"
                + reduction.get("heaps").get(1).get("word").asString());
    assertThat(reduction.get("end")).isEqualTo(json.get("value"));
  }

  @Test
  void comparisonsShowACompany() {
    Typed strict = Typed.misere("compare", "0.7/0.07", "2", "1+1");
    strict
        .assertAnswer()
        .contains("2 > 1+1  in the context of all positions of 0.7/0.07")
        .contains("2 ≰ 1+1, because o(2) = P and o(1+1) = R.");
    JsonNode equal = Typed.misere("compare", "0.7/0.07", "7", "1", "--json").json();
    assertThat(equal.get("relation").asString()).isEqualTo("=");
    assertThat(equal.get("notAtMostBy").isNull()).isTrue();
    Typed incomparable = Typed.misere("compare", "0.7/0.07", "2", "2+2");
    incomparable.assertNo().contains("2 ∥ 2+2").contains("≱").contains("≰");
  }

  @Test
  void inverses() {
    Typed typed = Typed.misere("inverse", "0.7/0.07", "1");
    assertThat(typed.out())
        .contains("The inverse of 1 is 2")
        .contains("Outcomes: 1 is R, 2 is P.")
        .contains("It does not equal the conjugate of 1");
    JsonNode own = Typed.misere("inverse", "0.123", "8", "--json").json();
    assertThat(own.get("inverse").toString()).isEqualTo("[8]");
    assertThat(own.get("conjugate").asBoolean()).isTrue();
    assertThat(Typed.misere("inverse", "0.0/0.3", "1").status()).isEqualTo(ExitStatus.NO);
  }

  @Test
  void aGameIsPlayedOnStrips() {
    Typed typed =
        Typed.reading(
            "hint\n6 4\nfoo\n6 -> 3+2\nundo\n6 5\nquit\n", "play", "0.7/0.07", "6", "--seed", "1");
    typed
        .assertAnswer()
        .contains("  □□□□□□   free: 6\n")
        .contains("Play 6→5: it leaves 5, of value b, which Right, to move, loses.")
        .contains("The rules do not allow Left 6→4")
        .contains("That is not a move")
        .contains("□□□■□□   free: 3+2")
        .contains("■□□□□□   free: 5")
        .contains("◖◗");
    Typed won = Typed.reading("1 0\n", "play", "0.7/0.07", "1", "2", "--as", "left");
    assertThat(won.out()).contains("You are Left").contains("You have no move left: you win.");
  }

  @Test
  void certificatesAreWrittenAndChecked() throws IOException {
    Path file = directory.resolve("kayles.json");
    assertThat(Typed.misere("solve", "0.7/0.07", "--certificate", file.toString()).status())
        .isEqualTo(ExitStatus.ANSWER);
    Typed checked = Typed.misere("check", file.toString());
    checked.assertAnswer().contains("Accepted. 0.7/0.07 is solved: the misère monoid is the");
    Files.writeString(file, Files.readString(file).replace("[0,1,-1,0,1", "[0,1,-1,0,2"));
    assertThat(Typed.misere("check", file.toString()).status()).isEqualTo(ExitStatus.NO);
  }

  @Test
  void aSurveyHasALineForEachPair() {
    Typed typed = Typed.misere("survey", "--digits", "1", "--largest", "2");
    assertThat(typed.out().lines()).hasSize(7);
    assertThat(typed.out()).contains("0.0,0.1,finite,2,1,2,6,");
    Typed part =
        Typed.misere("survey", "--digits", "1", "--largest", "2", "--part", "2/6", "--json");
    assertThat(part.json().get("monoid").asString()).isEqualTo("finite");
  }

  @Test
  void graphsWithBlueAndRedArrows() throws IOException {
    Path file = Path.of("..", "examples", "red-blue.dot");
    Typed typed = Typed.misere("graph:" + file);
    typed.assertAnswer().contains("⟨a, b | ab=1⟩").contains("a = Φ(square), b = Φ(domino)");
    Path json = directory.resolve("g.json");
    Files.writeString(
        json,
        "{\"edges\":[{\"from\":\"s\",\"to\":\"0\",\"color\":\"blue\"},"
            + "{\"from\":\"d\",\"to\":\"s\",\"color\":\"blue\"},"
            + "{\"from\":\"d\",\"to\":\"0\",\"color\":\"red\"}]}");
    Typed outcome = Typed.misere("outcome", "graph:" + json, "d", "s", "--json");
    assertThat(outcome.json().get("outcome").asString()).isEqualTo("N");
    assertThat(outcome.json().get("position").toString()).isEqualTo("[\"d\",\"s\"]");
  }

  @Test
  void canonicalForms() {
    Typed typed = Typed.misere("form", "{0,*|-1} + ~*");
    typed.assertAnswer().contains("Outcome:").contains("Dead-ending:   yes");
    JsonNode json = Typed.misere("form", "{1|0}", "--json").json();
    assertThat(json.get("canonical").asString()).isEqualTo("{1|0}");
    assertThat(json.get("outcome").asString()).isEqualTo("P");
    assertThat(json.get("conjugate").asString()).isEqualTo("{0|-1}");
  }

  @Test
  void rulesAreToldForBothPlayers() {
    assertThat(Typed.misere("rules", "0.7/0.07").out())
        .contains("Left: Take 1 bean and leave nothing or one heap or two heaps.")
        .contains("Right: Take 2 beans and leave nothing or one heap or two heaps.");
    assertThat(Typed.misere("rules", "{0|*}").out())
        .contains("Left: {0|*} may become nothing. * may become nothing.")
        .contains("Right: {0|*} may become *. * may become nothing.");
    assertThat(Typed.misere("rules", "0.7/0.07", "--options", "3").out())
        .contains("A heap of 3 may become, when Left moves:\n  2\n  1+1\n")
        .contains("A heap of 3 may become, when Right moves:\n  1\n");
  }

  @Test
  void theInsideOfAMonoid() {
    Typed finite = Typed.misere("structure", "{0|*}");
    finite
        .assertAnswer()
        .contains("{0|*}  order 9, solved")
        .contains("7  b³       L        2      1")
        .contains("b⁴ < 1");
    Typed integers = Typed.misere("structure", "0.7/0.07");
    assertThat(integers.out())
        .contains("infinite, the group Z, solved")
        .contains("bⁿ⁺¹     never  n ≡ 2 mod 3  n ≡ 0 mod 3  n ≡ 1 mod 3");
    assertThat(Typed.misere("structure", "0.7/0.07", "--json").json().get("cells").size())
        .isEqualTo(3);
    Typed neither = Typed.misere("structure", "{0,*|-1}", "--max-heap", "12");
    assertThat(neither.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(neither.err()).hasLineCount(1).contains("neither opened up nor drawn");
  }

  @Test
  void commandsForImpartialGamesSaySo() {
    for (String command : new String[] {"nim", "genus", "pretend", "frisky"}) {
      for (String game : new String[] {"0.7/0.07", "{0|*}", "graph:../examples/red-blue.dot"}) {
        Typed typed = Typed.misere(command, game);
        assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(typed.err())
            .hasLineCount(1)
            .contains("Left and Right have different moves, which this command does not support");
      }
    }
  }

  @Test
  void aBatchSaysOfEachLineWhatTheCommandSays() throws IOException {
    List<String> lines = List.of("6 4", "3", "", "1,1+2", "6 4", "17 9 2");
    Path file = Files.write(directory.resolve("positions"), lines);
    Typed json = Typed.misere("outcome", "0.7/0.07", "--batch", file.toString(), "--json");
    assertThat(json.status()).isEqualTo(ExitStatus.ANSWER);
    List<String> answers = json.out().lines().toList();
    assertThat(answers).hasSameSizeAs(lines);
    for (int i = 0; i < answers.size(); i++) {
      String[] args =
          Stream.concat(
                  Stream.of("outcome", "0.7/0.07", "--json"),
                  Stream.of(lines.get(i).split("[ +,]")).filter(s -> !s.isEmpty()))
              .toArray(String[]::new);
      assertThat(answers.get(i)).isEqualTo(Typed.misere(args).out().strip());
    }
    Typed left = Typed.misere("outcome", "0.7/0.07", "--batch", file.toString(), "--left");
    assertThat(left.out().lines()).hasSameSizeAs(lines).noneMatch(line -> line.contains("Right"));
    Typed wrong = Typed.reading("6 4\n3 x\n", "outcome", "0.7/0.07", "--batch", "-");
    assertThat(wrong.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(wrong.err()).contains("Line 2: ");
  }

  @Test
  void badInputGetsOneSentence() {
    String[][] lines = {
      {"0.7/"},
      {"solve", "0.7/0.07", "--save", "x"},
      {"solve", "{0|"},
      {"outcome", "0.7", "3", "--left"},
      {"outcome", "0.7/0.07", "3", "--batch", "-"},
      {"outcome", "0.7/0.07", "--batch", "no-such-file"},
      {"outcome", "0.7/0.07", "x"},
      {"outcome", "{0|*}", "*3"},
      {"compare", "0.7/0.07", "3"},
      {"compare", "0.3", "0.7", "1"},
      {"inverse", "0.7/0.07", "y"},
      {"genus", "graph:../examples/red-blue.dot"},
      {"nim", "0.7/0.07"},
      {"play", "0.7/0.07", "3", "--as", "top"},
      {"play", "0.7/0.07", "3", "--normal"},
      {"survey", "--digits", "9"},
      {"survey", "--part", "x"}
    };
    for (String[] line : lines) {
      Typed typed = Typed.misere(line);
      assertThat(typed.status()).as(String.join(" ", line)).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(typed.err().strip().lines()).hasSize(1);
      assertThat(typed.err()).doesNotContain("in this program");
    }
  }
}
