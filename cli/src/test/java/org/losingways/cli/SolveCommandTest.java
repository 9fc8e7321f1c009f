// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;
import static org.losingways.cli.Typed.strings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;
import tools.jackson.databind.JsonNode;

class SolveCommandTest {

  @TempDir private Path folder;

  /** Every name and value of the contract for scripts. */
  @Test
  void jsonIsTheContract() {
    JsonNode json = misere("solve", "0.123", "--json").json();
    assertThat(json.get("game").asString()).isEqualTo("0.123");
    assertThat(json.get("status").asString()).isEqualTo("solved");
    assertThat(json.get("tame").asBoolean()).isFalse();
    assertThat(json.get("order").asInt()).isEqualTo(20);
    assertThat(json.get("pSize").asInt()).isEqualTo(5);
    assertThat(json.get("period").asInt()).isEqualTo(5);
    assertThat(json.get("preperiod").asInt()).isEqualTo(5);
    assertThat(json.get("heapsComputed").asInt()).isEqualTo(22);
    assertThat(json.get("lastTameHeap").asInt()).isEqualTo(7);
    assertThat(json.get("generators").toString())
        .isEqualTo(
            "[{\"name\":\"a\",\"heap\":1},{\"name\":\"b\",\"heap\":3},{\"name\":\"c\",\"heap\":8},{\"name\":\"d\",\"heap\":9}]");
    assertThat(strings(json.get("relations")))
        .containsExactly("a2=1", "b4=b2", "b2c=b3", "c2=1", "b2d=d", "cd=bd", "d3=ad2");
    assertThat(strings(json.get("pPortion"))).containsExactly("a", "b2", "ac", "bd", "d2");
    assertThat(strings(json.get("phi")))
        .startsWith("1", "a", "1", "b", "b", "a", "d2", "1", "c", "d", "a")
        .hasSize(23);
    assertThat(json.get("normal").toString())
        .isEqualTo("{\"period\":5,\"preperiod\":5,\"max\":{\"heap\":3,\"value\":2}}");
    assertThat(
            json.get("steps")
                .valueStream()
                .map(s -> s.get("heap").asInt() + ":" + s.get("order").asInt()))
        .containsExactly("1:2", "3:6", "8:12", "9:20");
    assertThat(json.get("milliseconds").isIntegralNumber()).isTrue();
  }

  /** The content of the log in Advances, §9.3. */
  @Test
  void theFullLogShowsEachPartialQuotient() {
    misere("0.123", "--full")
        .assertAnswer()
        .contains("Max:    G(3) = 2", "Period: 5 from heap 5 on")
        .contains(
            "-- changed at heap 1 --\nSize 2: TAME, T1 = ⟨a | a²=1⟩\nP = {a}\nwith a = Φ(1)\nΦ = 1 a 1\n")
        .contains(
            "-- changed at heap 3 --\nSize 6: TAME, T2 = ⟨a, b | a²=1, b³=b⟩\nP = {a, b²}\nwith a = Φ(1), b = Φ(3)\nΦ = 1 a 1 b b a b² 1\n")
        .contains(
            "-- changed at heap 8 --\nSize 12: ⟨a, b, c | a²=1, b⁴=b², b²c=b³, c²=1⟩\nP = {a, b², ac}\nwith a = Φ(1), b = Φ(3), c = Φ(8)\nΦ = 1 a 1 b b a b² 1 c\n")
        .contains(
            "-- changed at heap 9 --\nSize 20: ⟨a, b, c, d | a²=1, b⁴=b², b²c=b³, c²=1, b²d=d, cd=bd, d³=ad²⟩\n")
        .doesNotContain("--full");
  }

  @Test
  void theLogShowsWhatChanges() {
    Typed typed = misere("0.123");
    typed
        .assertAnswer()
        .contains("Each step shows what changed")
        .contains("-- changed at heap 1 --\nSize 2: TAME, T1 = ⟨a | a²=1⟩\nP = {a}\n")
        .contains(
            """
            -- changed at heap 3 --
            Size 6: TAME, T2, new generator b = Φ(3)
              relations added    b³=b
              P adds             b²
              Φ from heap 3      b b a b² 1

            -- changed at heap 8 --
            Size 12: new generator c = Φ(8)
              relations added    b⁴=b², b²c=b³, c²=1
              relations dropped  b³=b
              P adds             ac
              Φ from heap 8      c

            -- changed at heap 9 --
            Size 20: new generator d = Φ(9)
              relations added    b²d=d, cd=bd, d³=ad²
              P adds             bd, d²
              Φ changes          Φ(6) = d²
              Φ from heap 9      d a d²
            """
                .stripTrailing())
        .contains("Heaps computed  22", "Last tame heap  7", "is solved");
    assertThat(misere("0.123", "--quiet").out())
        .doesNotContain("changed at heap")
        .contains("is solved");
  }

  /** At heap 8 of 4.7 the letter c, which was the value of heap 5, becomes that of heap 8. */
  @Test
  void aPartialQuotientWithOtherGeneratorsIsPrintedCompletely() {
    misere("4.7", "--max-heap", "8")
        .assertNo()
        .contains("Size 8: R8, new generator c = Φ(5)")
        .contains(
            "-- changed at heap 8 --\nSize 12: ⟨a, b, c | a²=1, b⁴=b², b²c=b³, c²=b²⟩\nP = {a, b², ac}\nwith a = Φ(1), b = Φ(2), c = Φ(8)\nΦ = 1 a b a b abc b³ abc c\n");
  }

  @Test
  void aLimitGivesThePartialAnswerAndStatusOne() {
    Typed heap = misere("0.07", "--max-heap", "20", "--json");
    assertThat(heap.status()).isEqualTo(ExitStatus.NO);
    assertThat(heap.json().get("status").asString()).isEqualTo("partial");
    assertThat(heap.json().get("heapsComputed").asInt()).isEqualTo(20);
    assertThat(heap.json().get("order").asInt()).isEqualTo(24);
    assertThat(heap.json().get("period").isNull()).isTrue();

    Typed order = misere("0.77", "--max-order", "30");
    assertThat(order.status()).isEqualTo(ExitStatus.NO);
    assertThat(order.said())
        .contains("Stopped at the order limit (--max-order)")
        .contains("is verified for all positions with heaps up to");

    Typed time = misere("0.77", "--time-limit", "0s", "--json");
    assertThat(time.status()).isEqualTo(ExitStatus.NO);
    assertThat(time.json().get("stoppedBy").asString()).isEqualTo("time");
    assertThat(time.json().get("heapsComputed").asInt()).isZero();
  }

  /** 0.3122 has an infinite quotient at heap 7: the program says what it saw, and never more. */
  @Test
  void growthIsReported() {
    Typed typed = misere("0.07", "--max-order", "100");
    typed
        .assertNo()
        .contains("No finite quotient to heap 25 was found")
        .contains("positions that refute them");
    JsonNode json = misere("0.07", "--max-order", "100", "--json").json();
    assertThat(json.get("status").asString()).isEqualTo("growing");
    assertThat(json.get("heapsComputed").asInt()).isEqualTo(24);
    assertThat(json.get("order").asInt()).isEqualTo(24);
    assertThat(json.get("growing").get("orders").size())
        .isEqualTo(json.get("growing").get("refuting").size());
  }

  @Test
  void aRunCanBeContinuedAndGivesTheSameAnswer() {
    Path saved = folder.resolve("run.json");
    misere("0.77", "--max-heap", "26", "--save", saved.toString(), "--quiet");
    JsonNode resumed = misere("0.77", "--resume", saved.toString(), "--json").json();
    JsonNode whole = misere("0.77", "--json").json();
    for (String field :
        List.of(
            "order",
            "relations",
            "pPortion",
            "phi",
            "steps",
            "period",
            "preperiod",
            "lastTameHeap")) {
      assertThat(resumed.get(field)).as(field).isEqualTo(whole.get(field));
    }
  }

  @Test
  void aDamagedRunIsRefused() throws IOException {
    Path saved = folder.resolve("run.json");
    misere("0.123", "--max-heap", "8", "--save", saved.toString(), "--quiet");
    String text = Files.readString(saved);
    List<String> damaged =
        List.of(
            "",
            "{",
            text.substring(0, text.length() / 2),
            text.replaceFirst("\"phi\":\\[0,1", "\"phi\":[0,2"),
            "{\"format\":\"x\"}",
            "[]");
    for (String broken : damaged) {
      Files.writeString(saved, broken);
      Typed typed = misere("0.123", "--resume", saved.toString());
      assertThat(typed.status()).as(broken).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(typed.err().strip().lines()).as(broken).hasSize(1);
    }
    Files.writeString(saved, text);
    assertThat(misere("0.77", "--resume", saved.toString()).err()).contains("not of 0.77");
    assertThat(misere("0.77", "--resume", folder.resolve("absent").toString()).err())
        .contains("There is no file");
    assertThat(misere("0.123", "--save", folder.resolve("no/such/folder").toString()).status())
        .isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void certificatesAreAcceptedByTheChecker() {
    for (String game : List.of("0.123", "0.77", "0.15", "0.3", "0.0", "0.8", "grundys-game")) {
      Path file = folder.resolve("certificate.json");
      misere(
          game,
          "--max-heap",
          "200",
          "--max-order",
          "100",
          "--certificate",
          file.toString(),
          "--quiet");
      Typed checked = misere("check", file.toString());
      assertThat(checked.status()).as("%s: %s%s", game, checked.out(), checked.err()).isZero();
    }
  }

  @Test
  void limitsAreReadAsPeopleWriteThem() {
    for (String bad :
        List.of(
            "--time-limit=soon",
            "--time-limit=5y",
            "--max-memory=2X",
            "--max-heap=-1",
            "--max-order=0",
            "--max-heap=x")) {
      Typed typed = misere("0.3", bad);
      assertThat(typed.status()).as(bad).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(typed.err().strip().lines()).as(bad).hasSize(1);
    }
    assertThat(misere("0.3", "--time-limit=1.5m", "--max-memory=512M", "--max-heap=1000").status())
        .isZero();
  }

  @Test
  void whereMemoryEndsItIsSaidWhatHelps() {
    assertThat(misere("0.07", "--max-memory=1M").out().replaceAll("\\s+", " "))
        .contains("Stopped at the memory limit;")
        .contains("MISERE_JAVA_OPTS=-Xmx8g, of which a trial may use half, or --max-memory");
  }
}
