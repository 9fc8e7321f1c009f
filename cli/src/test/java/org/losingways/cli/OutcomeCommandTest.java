// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;

class OutcomeCommandTest {

  private static final String EXAMPLE =
      "{\"game\":\"0.123\",\"position\":[9,8,5,3],\"outcome\":\"N\",\"value\":\"ad\",\"genus\":\"0^31\","
          + "\"winning\":[{\"heap\":8,\"to\":[5]},{\"heap\":5,\"to\":[3]},{\"heap\":3,\"to\":[1]}]}";

  @TempDir private Path folder;

  @Test
  void misereAndNormalSideBySide() {
    Typed typed = misere("outcome", "0.123", "9", "8", "5", "3", "--explain");
    assertThat(typed.err()).isEmpty();
    typed
        .assertAnswer()
        .contains("N, the next player wins     P, the previous one wins")
        .contains("genus    0³¹")
        .contains("misère play:  8→5  5→3  3→1")
        .contains("normal play: no move")
        .contains("  = ab²d          by cd=bd")
        .contains("not in P = {a, b², ac, bd, d²}")
        .contains("proved for all heaps");
  }

  @Test
  void jsonHasTheNamesThatScriptsRelyOn() {
    Typed typed = misere("outcome", "0.123", "9", "8", "5", "3", "--json");
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    String normal =
        ",\"normal\":{\"outcome\":\"P\",\"value\":\"0\",\"winning\":[],\"complete\":true}}";
    assertThat(typed.out().strip()).isEqualTo(EXAMPLE.substring(0, EXAMPLE.length() - 1) + normal);
    assertThat(misere("outcome", "0.123", "9+8+5+3", "--json")).isEqualTo(typed);
  }

  @Test
  void hugeHeapsAreLookedUp() {
    Typed typed = misere("outcome", "0.123", "1000000000000000000", "--json");
    assertThat(typed.json().get("value").asString()).isEqualTo("a");
    assertThat(typed.json().get("outcome").asString()).isEqualTo("P");
    assertThat(typed.json().get("genus").asString()).isEqualTo("1^031");
    Typed splits = misere("outcome", "0.75", "1000000000000000001", "8");
    assertThat(splits.out()).contains("and similar ones");
    assertThat(splits.status()).isEqualTo(ExitStatus.ANSWER);
  }

  @Test
  void whatIsKeptAnswersAsWhatIsFoundDoes() {
    // All of them are solved long before anybody loses patience.
    for (String game : List.of("0.123", "0.15", "0.77", "0.26", "4.7")) {
      String store = folder.resolve("games" + game).toString();
      Typed found = misere("outcome", game, "17", "9", "5", "--store", store);
      assertThat(misere("outcome", game, "17", "9", "5", "--store", store)).isEqualTo(found);
      assertThat(misere("outcome", game, "17", "9", "5", "--no-store")).isEqualTo(found);
    }
  }

  @Test
  void beyondTheVerifiedHeapsItSaysWhatItDid() {
    Typed played = misere("outcome", "0.07", "36", "2", "--max-heap", "20", "--time-limit", "1h");
    assertThat(played.said()).contains("this position was decided by exhaustive search");
    Typed unsettled =
        misere(
            "outcome", "0.07", "1000000000000", "--max-heap", "20", "--time-limit", "1h", "--json");
    assertThat(unsettled.status()).isEqualTo(ExitStatus.NO);
    assertThat(unsettled.json().get("outcome").isNull()).isTrue();
    assertThat(unsettled.json().get("ground").asString()).isEqualTo("unsettled");
  }

  @Test
  void aBatchAnswersAsTheSingleCommandDoes() throws IOException {
    Random random = new Random(123);
    List<String> lines = new ArrayList<>();
    lines.add("9 8 5 3");
    lines.add("");
    lines.add("1000000000000000000 3");
    lines.add("123456789012345678901234567890+7");
    // On both sides of where the tables of winning moves end.
    lines.add("4096 4095 7");
    lines.add("1048575 3");
    lines.add("1048576 3 9001");
    for (int i = 0; i < 20; i++) {
      lines.add(
          random
              .ints(random.nextInt(8), 0, 30)
              .mapToObj(Integer::toString)
              .reduce((a, b) -> a + " " + b)
              .orElse(""));
    }
    Path file = Files.write(folder.resolve("positions"), lines);
    Typed json = misere("outcome", "0.123", "--batch", file.toString(), "--json");
    assertThat(json.status()).isEqualTo(ExitStatus.ANSWER);
    List<String> answers = json.out().lines().toList();
    assertThat(answers).hasSameSizeAs(lines).startsWith(EXAMPLE);
    for (int i = 0; i < lines.size(); i++) {
      String[] args =
          Stream.concat(
                  Stream.of("outcome", "0.123", "--json"),
                  Stream.of(lines.get(i).split(" ", -1)).filter(s -> !s.isEmpty()))
              .toArray(String[]::new);
      // Normal play is for single positions only.
      String single = misere(args).out().strip().replaceFirst(",\"normal\":.*", "}");
      assertThat(answers.get(i)).isEqualTo(single);
    }
    Typed text = misere("outcome", "0.123", "--batch", file.toString());
    assertThat(text.out().lines())
        .hasSameSizeAs(lines)
        .startsWith("9+8+5+3  N  ad  0^31  8→5 5→3 3→1");
  }

  @Test
  void aBatchKeepsTheTimeLimit() throws IOException {
    Path file = Files.write(folder.resolve("positions"), List.of("9 8 5 3", "3", "", "4"));
    Typed typed =
        misere("outcome", "0.123", "--batch", file.toString(), "--time-limit", "0s", "--no-store");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err())
        .isEqualToIgnoringNewLines(
            "misere: Stopped at the time limit after 0 lines; 4 lines remain;"
                + " raise --time-limit.");
    Typed piped = Typed.reading("3\n4\n", "outcome", "0.123", "--batch", "-", "--time-limit", "0s");
    assertThat(piped.status()).isEqualTo(ExitStatus.NO);
    assertThat(piped.err()).contains("; at least 2 lines remain");
  }

  @Test
  void aBlurryGenusWhereValuesTellNoMore() throws IOException {
    Path file = Files.write(folder.resolve("kayles"), List.of("60 51 2", "5", "33+16 64,98", ""));
    List<String> lines =
        misere("outcome", "kayles", "--batch", file.toString(), "--json").out().lines().toList();
    assertThat(lines.get(0)).contains("\"genus\":null,\"blurryGenus\":\"14^##\",\"winning\":[{");
    assertThat(lines.get(1)).contains("\"position\":[5],").contains("\"genus\":\"4^146\"");
    assertThat(lines.get(2)).contains("\"position\":[33,16,64,98],");
    assertThat(lines.get(3)).contains("\"position\":[],").contains("\"genus\":\"0^120\"");
    assertThat(misere("outcome", "kayles", "--batch", file.toString()).out())
        .contains("60+51+2  N  ")
        .contains("14^##")
        .contains("\nno heaps  N  1  0^120");
    assertThat(misere("outcome", "kayles", "1000000005", "3", "--json").json().has("blurryGenus"))
        .isTrue();
  }

  @Test
  void badInputGetsOneSentence() throws IOException {
    Path file = Files.writeString(folder.resolve("bad"), "9 8\n3 x\n");
    for (String[] args :
        List.of(
            new String[] {"outcome"},
            new String[] {"outcome", "0.123", "x"},
            new String[] {"outcome", "0.123", "-3"},
            new String[] {"outcome", "0.123", "1.5"},
            new String[] {"outcome", "0.12x", "3"},
            new String[] {"outcome", "0.123", "--batch", folder.toString()},
            new String[] {"outcome", "0.123", "--batch", file.toString() + "2"},
            new String[] {"outcome", "0.123", "3", "--batch", file.toString()},
            new String[] {"outcome", "0.123", "--batch", file.toString()})) {
      Typed typed = misere(args);
      assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(typed.err()).startsWith("misere: ").doesNotContain("Exception");
      assertThat(typed.err().strip().lines()).hasSize(1);
    }
  }

  /** A value of a partial quotient says of which, a line at a time too. */
  @Test
  void valuesOfAPartialQuotientSayHowFarItIsKnown() {
    String[] to = {"--max-heap", "7"};
    Typed one = misere("outcome", "0.123", "6", "4", "--json", to[0], to[1]);
    assertThat(one.json().get("verifiedTo").asInt()).isEqualTo(7);
    Typed json = Typed.reading("6 4", "outcome", "0.123", "--batch", "-", "--json", to[0], to[1]);
    assertThat(json.json().get("verifiedTo").asInt()).isEqualTo(7);
    Typed text = Typed.reading("6 4", "outcome", "0.123", "--batch", "-", to[0], to[1]);
    assertThat(text.err()).contains("Values are elements of the quotient to heap 7");
    Typed solved = Typed.reading("6 4", "outcome", "0.123", "--batch", "-", "--json");
    assertThat(solved.json().has("verifiedTo")).isFalse();
    assertThat(misere("outcome", "0.123", "6", "4", "--json").json().has("verifiedTo")).isFalse();
  }
}
