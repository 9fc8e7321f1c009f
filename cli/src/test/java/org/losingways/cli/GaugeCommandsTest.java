// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;
import tools.jackson.databind.JsonNode;

/** Commands that look at a game of which gauges are kept: 4.77 to heap 6. */
@Tag("published")
class GaugeCommandsTest {

  private static final String CERTIFICATE = "../docs/results/gauges/4.77-6.json";

  /** Of Left and Right: 0.5/0.03 to heap 4. */
  private static final String TWO = "../docs/results/gauges/0.5-0.03-4.json";

  @TempDir private Path folder;

  /** With a store of its own. */
  private Typed patiently(String... words) {
    return misere(
        Stream.concat(
                Stream.of(words), Stream.of("--store", folder.resolve("games.sqlite").toString()))
            .toArray(String[]::new));
  }

  /** Of small orders: the quotient to heap 6 is not found by rays. */
  private Typed run(String... words) {
    return patiently(
        Stream.concat(Stream.of(words), Stream.of("--max-order", "50")).toArray(String[]::new));
  }

  @BeforeEach
  void keep() {
    patiently("gauges", "4.77", "6", "3", "2", "2", "--from", CERTIFICATE)
        .assertAnswer()
        .contains("Q is infinite. Rank 1")
        .contains("b−c−e+f")
        .contains("6+3+2+2 has the value b²cf and is a");
  }

  @Test
  void solveGoesOnWithThem() {
    Path proof = folder.resolve("proof.json");
    Typed typed = run("solve", "4.77", "--max-heap", "6", "--certificate", proof.toString());
    assertThat(typed.out())
        .contains("=== Misère play of 4.77 to heap 6 ===")
        .contains("Q is infinite. Rank 1");
    assertThat(proof).hasSameTextualContentAs(Path.of(CERTIFICATE));
    JsonNode json = run("solve", "4.77", "--max-heap", "6", "--json").json();
    assertThat(json.get("gauges").get("heaps").asInt()).isEqualTo(6);
    assertThat(json.get("gauges").get("rank").asInt()).isEqualTo(1);
    assertThat(run("solve", "4.77", "--max-heap", "3", "--json").json().has("gauges")).isFalse();
  }

  @Test
  void outcomesAreToldByThem() {
    JsonNode one = run("outcome", "4.77", "6", "6", "6", "5", "5", "3", "2", "--json").json();
    JsonNode same =
        patiently(
                "gauges",
                "4.77",
                "6",
                "6",
                "6",
                "5",
                "5",
                "3",
                "2",
                "--from",
                CERTIFICATE,
                "--json")
            .json();
    assertThat(one.get("outcome").asString()).isEqualTo(same.get("outcome").asString());
    assertThat(one.get("value").asString()).isEqualTo("b3c2");
    assertThat(same.get("value").asString()).isEqualTo("b3c2");
    assertThat(run("outcome", "4.77", "6", "6", "5", "5", "--explain").out())
        .contains("e²f²")
        .contains("by e²f²=b²c²");
  }

  /** What is kept answers without solving: the kept quotient has got no further. */
  @Test
  void nothingIsSolvedWhereTheyTell() {
    patiently("outcome", "4.77", "6", "6", "5", "5")
        .assertAnswer()
        .contains("P, the previous one wins")
        .contains("4.77 is verified to heap 6");
    JsonNode kept = patiently("store", "show", "4.77", "--json").json();
    assertThat(kept.toString()).contains("\"heaps\":1,");
  }

  /** Where all relations are known, whatever is asked of a quotient is asked of this one. */
  @Test
  void theQuotientIsTheirs() throws Exception {
    assertThat(run("structure", "4.77", "--max-heap", "6").out())
        .contains("infinite, of rank 1, 142 elements and 32 rays, verified to heap 6")
        .contains("Idempotents: 1, b²c², d², b²e², c²f²");
    JsonNode reduced = run("reduce", "4.77", "b5c3e2f7", "--max-heap", "6", "--json").json();
    assertThat(reduced.get("reductions").get(0).get("reduced").asString()).isEqualTo("b3c2");
    assertThat(reduced.has("wordsTo")).isFalse();
    Path picture = folder.resolve("c.svg");
    run("draw", "4.77", "--max-heap", "6", "--what", "cayley", "-o", picture.toString())
        .assertAnswer();
    assertThat(Files.readString(picture)).contains("4.77 to heap 6");
    assertThat(run("export", "4.77", "--max-heap", "6", "--format", "gap").out())
        .contains("infinite, verified for all positions with heaps to 6");
  }

  /** Of 0.3122 relations between short words are known: they are applied, and it is said so. */
  @Test
  void whereNotAllRelationsAreKnownThatIsSaid() {
    JsonNode found =
        patiently("gauges", "0.3122", "--from", "../docs/results/gauges/0.3122-8.json", "--json")
            .json();
    assertThat(found.get("complete").asBoolean()).isFalse();
    int letters = found.get("wordsTo").asInt();
    Typed reduced = patiently("reduce", "0.3122", "b7c2h", "--max-heap", "8", "--max-order", "50");
    assertThat(reduced.out())
        .contains("b²c=c")
        .containsPattern("words\\s+of\\s+length\\s+at\\s+most\\s+%d;".formatted(letters));
    assertThat(reduced.status()).isZero();
    assertThat(patiently("structure", "0.3122", "--max-heap", "8", "--max-order", "50").out())
        .containsPattern("words\\s+of\\s+length\\s+at\\s+most\\s+" + letters);
  }

  /** Heaps 3 and 6 pull opposite ways, by twos; one of each is told apart from none. */
  @Test
  void wordsAreComparedByThem() {
    assertThat(run("distinguish", "4.77", "6+6+3+3", "6+6+6+6+3+3+3+3").out())
        .contains("No position of 4.77 with heaps up to 6 distinguishes")
        .contains("by the linear forms they are equal");
    JsonNode json = run("distinguish", "4.77", "6+6+6+6", "6+6+6+6+6+6", "--json").json();
    assertThat(json.get("equal").asBoolean()).isFalse();
    assertThat(json.get("by").size()).isPositive();
  }

  @Test
  void theyAreDrawnAndExported() throws Exception {
    Path picture = folder.resolve("p.svg");
    run("draw", "4.77", "--max-heap", "6", "--what", "gauges", "-o", picture.toString());
    assertThat(Files.readString(picture)).contains("of rank 1").contains("b−c−e+f");
    JsonNode json = run("export", "4.77", "--max-heap", "6", "--format", "json").json();
    assertThat(json.get("gauges").get("gauges").size()).isEqualTo(7);
    assertThat(json.get("certificate").get("kind").asString()).isEqualTo("gauges");
  }

  /** Found, written down, checked, and read again: 0.4/0.05 takes a moment. */
  @Test
  void leftAndRightHaveThemToo() {
    Path proof = folder.resolve("two.json");
    patiently("gauges", "0.4/0.05", "--max-heap", "8", "--certificate", proof.toString())
        .assertAnswer()
        .contains("=== Misère play of 0.4/0.05 to heap 8 ===")
        .contains("The misère monoid is infinite. Rank 1")
        .contains("2a−2b+c");
    misere("check", proof.toString())
        .assertAnswer()
        .contains("Accepted. 0.4/0.05 is verified to heap 8: its misère monoid is infinite");
    misere("gauges", "0.5/0.03", "4", "4", "1", "2", "1", "--from", TWO)
        .assertAnswer()
        .contains("4+4+2+1+1: N, whoever begins wins.")
        .contains("Left begins: Left wins by moving to 4+4+2+1, 4+2+2+1+1+1.")
        .contains("Right begins: Right wins by moving to 4+4+1+1, 4+2+2+1+1.");
    JsonNode json = misere("gauges", "0.5/0.03", "1", "--from", TWO, "--json").json();
    assertThat(json.get("outcome").asString()).isEqualTo("R");
    assertThat(json.get("left").get("wins").asBoolean()).isFalse();
    assertThat(json.get("right").get("wins").asBoolean()).isTrue();
    assertThat(json.get("right").get("winningMoves").size()).isZero();
  }

  private void keepTwo() {
    patiently("gauges", "0.5/0.03", "--from", TWO).assertAnswer();
  }

  @Test
  void solveGoesOnWithThoseOfLeftAndRight() {
    keepTwo();
    Path proof = folder.resolve("proof.json");
    Typed typed = run("solve", "0.5/0.03", "--max-heap", "4", "--certificate", proof.toString());
    assertThat(typed.out())
        .contains("Misère play of 0.5/0.03 to heap 3")
        .contains("=== Misère play of 0.5/0.03 to heap 4 ===")
        .contains("The misère monoid is infinite. Rank 2");
    assertThat(proof).hasSameTextualContentAs(Path.of(TWO));
    JsonNode json = run("solve", "0.5/0.03", "--max-heap", "4", "--json").json();
    assertThat(json.get("heapsComputed").asInt()).isEqualTo(3);
    assertThat(json.get("gauges").get("heaps").asInt()).isEqualTo(4);
    assertThat(run("solve", "0.5/0.03", "--max-heap", "3", "--json").json().has("gauges"))
        .isFalse();
  }

  /** Where there is no monoid, solving finds what the published certificate says, and keeps it. */
  @Test
  void whatIsFoundOfLeftAndRightIsKept() {
    assertThat(patiently("solve", "0.5/0.03", "--max-heap", "4").out())
        .contains("No monoid was found with heap 4")
        .contains("=== Misère play of 0.5/0.03 to heap 4 ===")
        .contains("In the misère monoid ab=1");
    Path proof = folder.resolve("kept.json");
    patiently("store", "show", "0.5/0.03", "--certificate", proof.toString()).assertAnswer();
    assertThat(proof).hasSameTextualContentAs(Path.of(TWO));
    patiently("store", "verify").assertAnswer();
  }

  /** Too many heaps to be played out; 59 is 2 modulo 3, and 4+4 is Left's. */
  @Test
  void outcomesForBothPlayersAreToldByThem() {
    keepTwo();
    String[] heaps = Stream.generate(() -> "4").limit(59).toArray(String[]::new);
    String[] words =
        Stream.concat(Stream.of("outcome", "0.5/0.03", "1", "2", "--json"), Stream.of(heaps))
            .toArray(String[]::new);
    JsonNode json = run(words).json();
    assertThat(json.get("outcome").asString()).isEqualTo("L");
    assertThat(json.get("value").asString()).isEqualTo("c59");
    assertThat(json.get("right").get("wins").asBoolean()).isFalse();
    assertThat(run("outcome", "0.5/0.03", "4", "4", "2", "1", "1").out())
        .contains("4+4+2+1+1 in 0.5/0.03: N, whoever begins wins.")
        .contains("Value ac² in the misère monoid, verified to heap 4.")
        .contains("Left begins: Left wins by 4→2+1  1→0")
        .contains("Right begins: Right wins by 4→2  2→0");
  }

  /** What is played out has no value. */
  @Test
  void theProgramPlaysByThem() {
    keepTwo();
    String store = folder.resolve("games.sqlite").toString();
    String[] words = {
      "0.5/0.03", "4", "4", "2", "1", "1", "--as", "right", "--max-order", "50", "--store", store
    };
    assertThat(Typed.play("hint\nquit\n", words).said())
        .containsPattern("it leaves [1-4+]+, of value \\S+c\\S*, which Left, to move, loses");
  }

  @Test
  void positionsOfLeftAndRightAreCompared() {
    keepTwo();
    assertThat(run("distinguish", "0.5/0.03", "4+2+1", "4").out())
        .contains("No position of 0.5/0.03 with heaps up to 4 distinguishes 4+2+1 and 4")
        .contains("linear forms they are equal");
    JsonNode json = run("distinguish", "0.5/0.03", "4+1", "4", "--json").json();
    assertThat(json.get("equal").asBoolean()).isFalse();
    // The monoid tells without them, of heaps of every size if it is known for these.
    Typed equal = run("distinguish", "0.7/0.07", "2+1", "0");
    assertThat(equal.out()).contains("No position of 0.7/0.07 distinguishes 2+1 and 0");
    assertThat(equal.status()).isZero();
    assertThat(run("distinguish", "0.7/0.07", "2", "1+1").said())
        .contains("2 is a P-position of value b")
        .contains("an R-position of value a²");
    Typed global = run("distinguish", "0.7/0.07", "2", "1+1", "--global");
    assertThat(global.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(global.err()).contains("--global is for games in which both players have the same");
  }

  /**
   * Also where the monoid of fewer heaps is neither finite nor the integers, as that of 0.7/0.41.
   */
  @Test
  void thoseOfLeftAndRightAreDrawnExportedAndReduced() throws Exception {
    keepTwo();
    patiently("gauges", "0.7/0.41", "--from", "../docs/results/gauges/0.7-0.41-4.json")
        .assertAnswer();
    for (String game : new String[] {"0.5/0.03", "0.7/0.41"}) {
      Path picture = folder.resolve("two.svg");
      run("draw", game, "--max-heap", "4", "--what", "gauges", "-o", picture.toString())
          .assertAnswer();
      assertThat(Files.readString(picture))
          .contains(game + " to heap 4")
          .contains("The misère monoid is infinite, of rank 2")
          .contains("Left wins, whoever begins");
    }
    // Without a heap 4 no position of heaps 1 and 2 is in P.
    Path shown = folder.resolve("shown.svg");
    run("draw", "0.5/0.03", "--max-heap", "4", "--what", "gauges", "-o", shown.toString());
    assertThat(Files.readString(shown)).contains("Each cell is aⁱbʲ beside c, with a = Φ(1)");
    JsonNode json = run("export", "0.5/0.03", "--max-heap", "4", "--format", "json").json();
    assertThat(json.get("heapsComputed").asInt()).isEqualTo(3);
    assertThat(json.get("gauges").get("heaps").asInt()).isEqualTo(4);
    assertThat(json.get("certificate").get("game").asString()).isEqualTo("0.5/0.03");
    assertThat(run("structure", "0.5/0.03", "--max-heap", "4").out())
        .containsPattern("This shows the monoid to heap 3\\.\\s+Linear\\s+forms\\s+decide");
    assertThat(run("reduce", "0.5/0.03", "a2b3c").out())
        .contains("= bc  ab=1, 2 times")
        .contains("length at most 10;");
    assertThat(run("reduce", "0.7/0.41", "a2b3c").out()).contains("abc=c").contains("  R");
  }

  @Test
  void whatIsNotDoneForLeftAndRightIsSaid() {
    Typed drawn =
        run("draw", "0.5/0.03", "--what", "gauges", "-o", folder.resolve("p.svg").toString());
    assertThat(drawn.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(drawn.err()).contains("No linear forms of 0.5/0.03 beyond heap");
    Typed known = patiently("gauges", "0.7/0.07", "--time-limit", "5m");
    assertThat(known.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(known.err()).contains("The misère monoid of 0.7/0.07 decides the outcomes: see");
    Typed other = run("gauges", "0.5/0.03", "--from", CERTIFICATE);
    assertThat(other.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(other.err()).contains("is not a certificate of linear forms of 0.5/0.03");
  }

  @Test
  void whereNoneAreKeptThatIsSaid() {
    Typed typed =
        run("draw", "0.123", "--what", "gauges", "-o", folder.resolve("p.svg").toString());
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err()).contains("0.123 is solved, and its quotient decides the outcomes");
    Typed other = run("gauges", "0.123", "--from", CERTIFICATE);
    assertThat(other.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(other.err()).contains("is not a certificate of linear forms of 0.123");
  }
}
