// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;
import tools.jackson.databind.JsonNode;

/** Commands that look at a game of which gauges are kept: 4.77 to heap 6. */
class GaugeCommandsTest {

  private static final String CERTIFICATE = "../docs/results/gauges/4.77-6.json";

  @TempDir private Path folder;

  /** With a store of its own. */
  private Typed patiently(String... words) {
    return misere(
        Stream.concat(
                Stream.of(words), Stream.of("--store", folder.resolve("games.sqlite").toString()))
            .toArray(String[]::new));
  }

  /** In little time: the quotient to heap 6 is not found by rays. */
  private Typed run(String... words) {
    return patiently(
        Stream.concat(Stream.of(words), Stream.of("--time-limit", "2s")).toArray(String[]::new));
  }

  @BeforeEach
  void keep() {
    patiently("gauges", "4.77", "6", "3", "2", "2", "--from", CERTIFICATE)
        .assertAnswer()
        .contains("Q is infinite, of rank 1")
        .contains("b−c−e+f")
        .contains("6+3+2+2, worth b²cf, is a");
  }

  @Test
  void solveGoesOnWithThem() {
    Path proof = folder.resolve("proof.json");
    Typed typed = run("solve", "4.77", "--max-heap", "6", "--certificate", proof.toString());
    assertThat(typed.out())
        .contains("=== Misère play of 4.77 to heap 6 ===")
        .contains("Q is infinite, of rank 1");
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
    Typed reduced = patiently("reduce", "0.3122", "b7c2h", "--max-heap", "8", "--time-limit", "2s");
    assertThat(reduced.out())
        .contains("b²c=c")
        .containsPattern("words\\s+of\\s+at\\s+most\\s+%d\\s+letters\\s+follow".formatted(letters));
    assertThat(reduced.status()).isZero();
    assertThat(patiently("structure", "0.3122", "--max-heap", "8", "--time-limit", "2s").out())
        .containsPattern("words\\s+of\\s+at\\s+most\\s+" + letters);
  }

  /** Heaps 3 and 6 pull opposite ways, by twos; one of each is told apart from none. */
  @Test
  void wordsAreComparedByThem() {
    assertThat(run("distinguish", "4.77", "6+6+3+3", "6+6+6+6+3+3+3+3").out())
        .contains("No position of 4.77 with heaps up to 6 tells")
        .contains("by gauges they are interchangeable");
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
        .contains("The misère monoid is infinite, of rank 1")
        .contains("2a−2b+c");
    misere("check", proof.toString())
        .assertAnswer()
        .contains("Accepted. 0.4/0.05 is verified to heap 8: its misère monoid is infinite");
    String published = "../docs/results/gauges/0.5-0.03-4.json";
    misere("gauges", "0.5/0.03", "4", "4", "1", "2", "1", "--from", published)
        .assertAnswer()
        .contains("4+4+2+1+1: N, whoever begins wins.")
        .contains("Left begins: Left wins by moving to 4+4+2+1, 4+2+2+1+1+1.")
        .contains("Right begins: Right wins by moving to 4+4+1+1, 4+2+2+1+1.");
    JsonNode json = misere("gauges", "0.5/0.03", "1", "--from", published, "--json").json();
    assertThat(json.get("outcome").asString()).isEqualTo("R");
    assertThat(json.get("left").get("wins").asBoolean()).isFalse();
    assertThat(json.get("right").get("wins").asBoolean()).isTrue();
    assertThat(json.get("right").get("winningMoves").size()).isZero();
  }

  @Test
  void whatIsNotDoneForLeftAndRightIsSaid() {
    Typed drawn =
        run("draw", "0.5/0.03", "--what", "gauges", "-o", folder.resolve("p.svg").toString());
    assertThat(drawn.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(drawn.err()).contains("Gauges of games with Left and Right are not drawn");
    Typed known = patiently("gauges", "0.7/0.07", "--time-limit", "5m");
    assertThat(known.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(known.err()).contains("The misère monoid of 0.7/0.07 tells the outcomes: see");
    Typed other = run("gauges", "0.5/0.03", "--from", CERTIFICATE);
    assertThat(other.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(other.err()).contains("is no certificate of gauges of 0.5/0.03");
  }

  @Test
  void whereNoneAreKeptThatIsSaid() {
    Typed typed =
        run("draw", "0.123", "--what", "gauges", "-o", folder.resolve("p.svg").toString());
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err()).contains("0.123 is solved, and its quotient tells the outcomes");
    Typed other = run("gauges", "0.123", "--from", CERTIFICATE);
    assertThat(other.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(other.err()).contains("is no certificate of gauges of 0.123");
  }
}
