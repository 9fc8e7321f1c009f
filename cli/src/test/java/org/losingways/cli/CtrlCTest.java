// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.CtrlC;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;

/**
 * Ctrl-C is a limit like the others, in every command that can take long: what is known so far is
 * told, files are written, and the exit status is that of a limit.
 */
@Tag("process")
class CtrlCTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve 0.35 --time-limit 1h --save FILE | Stopped by ctrl-C",
        "solve 0.35/0.07 --time-limit 1h | No monoid was found with heap",
        "outcome 0.35 100 --time-limit 1h | 0.35 is verified to heap",
        "structure 0.35 --max-heap 60 --time-limit 1h | --full prints all elements",
        "draw 0.35 --what cayley --max-heap 60 --time-limit 1h -o FILE | Stopped by ctrl-C; it shows the quotient to heap",
        "export 0.35 --format gap --max-heap 60 --time-limit 1h -o FILE | Stopped by ctrl-C; it shows the quotient to heap",
        "reduce 0.35 abc --max-heap 60 --time-limit 1h | is already reduced",
        "pretend 0.35 --max-heap 60 --time-limit 1h | :",
        "sibert-conway 0.35 --max-heap 60 --time-limit 1h | not solved within the limit",
        "compare 0.35 0.007 --time-limit 1h | not solved within the limit",
        "genus 0.35 --max-heap 3000 --time-limit 1h | what is printed is right",
        "nim 0.007 --max-heap 10000000 --time-limit 1h | …",
        "quotients --order 20 --time-limit 1h | the search was stopped",
        "form 0.35 30 31 32 --time-limit 1h | was stopped",
        "census octal --digits 3 --store FILE | not examined yet",
        "reproduce --slow | Stopped by ctrl-C before",
      })
  void whatIsKnownIsTold(String line, String said) {
    Path file = folder.resolve("answer.svg");
    Typed typed = interrupted(line.replace("FILE", file.toString()));
    assertThat(typed.err()).isEmpty();
    assertThat(typed.said()).contains(said);
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    if (line.contains("FILE")) {
      assertThat(file).isNotEmptyFile();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "distinguish 0.35 60 61 --time-limit 1h | raise --time-limit, or use smaller heaps",
        "inverse 0.35 60 --time-limit 1h | is known to heap",
      })
  void whereNothingIsKnownASentenceSaysSo(String line, String said) {
    Typed typed = interrupted(line);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).startsWith("misere: ").contains(said).hasLineCount(1);
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
  }

  /** Commands that end before their progress shows, unless what they are given is huge. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "frisky 0.35 --count 2 --max-heap 200 --time-limit 1h; what is printed is right",
        "monoid <a,b,c|a30b7=c5,b11c3=a8,c9a4=b3> --time-limit 1h; The completion was stopped",
        "check ../docs/results/infinite/0.07-34.json; Undecided. The checker was stopped",
        "gauges 4.765 --max-heap 9 --time-limit 1h; No linear forms that decide the outcomes",
        "store verify --store STORE; Not examined: 0.123",
        "atlas --out FOLDER --store STORE; Stopped by ctrl-C before all pages were written",
      })
  void itIsNoticedAtOnce(String line, String said) {
    Path store = folder.resolve("games.sqlite");
    AtlasCommandTest.keep(store, "0.123", "0.75");
    String[] words =
        line.replace("STORE", store.toString())
            .replace("FOLDER", folder.resolve("pages").toString())
            .split(" ", -1);
    Typed typed = CtrlC.pressedAlready(() -> Typed.misere(words));
    assertThat(typed.said() + typed.err().replace("\n", " ")).contains(said);
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    if (line.startsWith("atlas")) {
      Typed again = Typed.misere(words);
      assertThat(again.err()).isEmpty();
      assertThat(folder.resolve("pages/index.html")).isNotEmptyFile();
    }
  }

  /** Also when it is noticed first while a partial quotient is being printed. */
  @ParameterizedTest
  @ValueSource(strings = {"0.007", "0.35", "0.123"})
  void evenIfItWasPressedBeforeAllElse(String game) {
    Typed typed = CtrlC.pressedAlready(() -> Typed.misere(game, "--time-limit", "1h"));
    assertThat(typed.err()).isEmpty();
    assertThat(typed.said()).contains("Stopped by ctrl-C; everything above is verified");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
  }

  @Test
  void whoPressesItBeforeAGameBeginsLeaves() {
    Typed typed = interrupted("play 0.35 60 --time-limit 1h");
    assertThat(typed.out()).endsWith("Good-bye.\n");
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
  }

  private static Typed interrupted(String line) {
    Terminal terminal = new Terminal(false, true, 80);
    // These look at the time before each heap, game or form, the others in their inner loops.
    int looks = line.matches("(genus|nim|census|form) .*") ? 50 : 20_000;
    // The games of a census are listed before it begins.
    String where = line.startsWith("census") ? "round 1" : "";
    return CtrlC.whenProgressShows(where, looks, () -> Typed.on(terminal, line.split(" ", -1)))
        .answer();
  }

  /** Whoever ends a process otherwise gets the same answer, whatever the command is. */
  @ParameterizedTest
  @CsvSource({
    "TERM, draw 0.35 --what cayley --max-heap 60 --time-limit 1h -o FILE",
    "HUP,  draw 0.35 --what table --max-heap 60 --time-limit 1h -o FILE",
    "TERM, export 0.35 --format json --max-heap 60 --time-limit 1h -o FILE",
    "TERM, solve 0.35 --max-heap 60 --time-limit 1h --save FILE",
  })
  void otherSignals(String signal, String line) throws IOException, InterruptedException {
    Path file = folder.resolve("answer.svg");
    Path said = folder.resolve("said.txt");
    List<String> words =
        new ArrayList<>(
            List.of(
                "env",
                "--default-signal=" + signal,
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dmisere.stderr=tty",
                "org.losingways.cli.Misere"));
    words.addAll(List.of(line.replace("FILE", file.toString()).split(" ", -1)));
    ProcessBuilder builder = new ProcessBuilder(words).redirectOutput(said.toFile());
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    builder.environment().put("MISERE_STORE", "none");
    Process process = builder.start();
    StringBuilder progress = new StringBuilder();
    try (Reader err = new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8)) {
      boolean isSent = false;
      for (int c = err.read(); c >= 0; c = err.read()) {
        progress.append((char) c);
        // Before that there may be nothing to show.
        if (!isSent && progress.toString().matches("(?s).*heap ([4-9]|\\d\\d),[^\\r]*, \\d+ s")) {
          isSent = true;
          new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
        }
      }
    }
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(progress.toString()).isEqualTo(ExitStatus.NO);
    assertThat(Files.readString(said)).contains("Stopped by ctrl-C");
    assertThat(progress.toString()).doesNotContain("misere:").endsWith(" s\r\u001b[K");
    assertThat(file).isNotEmptyFile();
  }

  /** The signal itself: a terminal sends it to the program while the bar shows. */
  @Test
  void theKeyAtATerminal() throws IOException, InterruptedException {
    OtherProgram.need("script", "bsdutils");
    Path file = folder.resolve("run.json");
    ProcessBuilder builder =
        new ProcessBuilder(
            "script",
            "-qefc",
            // Whoever runs the tests in the background may have ctrl-C ignored, which is inherited.
            "exec env --default-signal=INT \"$JAVA\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dmisere.stdout=tty -Dmisere.stderr=tty org.losingways.cli.Misere 0.007"
                + " --time-limit 1h --save run.json",
            "/dev/null");
    builder.environment().put("JAVA", Path.of(System.getProperty("java.home"), "bin/java") + "");
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    builder.environment().put("TERM", "xterm");
    Process process = builder.directory(folder.toFile()).redirectErrorStream(true).start();
    StringBuilder text = new StringBuilder();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      boolean isPressed = false;
      for (int c = out.read(); c >= 0; c = out.read()) {
        text.append((char) c);
        if (!isPressed && text.toString().matches("(?s).*, \\d+ s")) {
          isPressed = true;
          process.getOutputStream().write(3);
          process.getOutputStream().flush();
        }
      }
    }
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    // The key may be shown anywhere; what is wiped is not seen.
    assertThat(text.toString().replaceAll("[^\n]*\r\u001b\\[K", ""))
        .as("no line about progress stays")
        .contains("Stopped by ctrl-C")
        .doesNotContainPattern("heap \\d+, \\d+ s");
    assertThat(process.exitValue()).as(text.toString()).isEqualTo(ExitStatus.NO);
    assertThat(file).isNotEmptyFile();
  }
}
