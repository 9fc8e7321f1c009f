// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.app.Checkpoints;
import org.losingways.cli.solving.RunFile;
import org.losingways.cli.terminal.CountedTime;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.file.OutputFile;

/** What was proved is printed and kept, whatever happens. */
class KeptRunsTest {

  private static final TakeAndBreak RULES = TakeAndBreak.of("0.07");

  @TempDir private Path folder;

  private final List<String> notes = new ArrayList<>();
  private long now;

  private int savedHeaps(Path file) throws IOException {
    return QuotientSolver.resume(RULES, RunFile.read(file)).heaps();
  }

  private static void solve(QuotientSolver solver, int heap) {
    solver.run(SolverLimits.none().withMaxHeap(heap));
  }

  @Test
  void checkpointsAreWrittenAtOnceAndThenEveryFewSeconds() throws IOException {
    Path path = folder.resolve("run.json");
    QuotientSolver solver = new QuotientSolver(RULES);
    Checkpoints checkpoints =
        RunFile.checkpoints(OutputFile.of(path), solver, () -> now, notes::add);
    solve(solver, 5);
    checkpoints.look();
    assertThat(savedHeaps(path)).isEqualTo(5);
    solve(solver, 8);
    now += 1_900_000_000;
    checkpoints.look();
    assertThat(savedHeaps(path)).isEqualTo(5);
    now += 100_000_000;
    checkpoints.look();
    assertThat(savedHeaps(path)).isEqualTo(8);
    Files.delete(path);
    now += 9_000_000_000L;
    checkpoints.look();
    assertThat(path).as("nothing new").doesNotExist();
    assertThat(notes).isEmpty();
  }

  /** The time is for the search; the proof of what it has found is written after it. */
  @Test
  void aCertificateIsWrittenWhenTheTimeIsOver() {
    String proof = folder.resolve("proof.json").toString();
    Typed typed =
        CountedTime.during(
            () -> misere("0.07", "-q", "--time-limit", "400ms", "--certificate", proof));
    assertThat(typed.err()).isEmpty();
    assertThat(typed.status()).isEqualTo(1);
    assertThat(misere("check", proof).out()).startsWith("Accepted. 0.07 is verified to heap ");
  }

  @Test
  void anEarlierRunThatGotFurtherIsNotReplacedOnTheWay() throws IOException {
    Path path = folder.resolve("run.json");
    misere("0.07", "-q", "--max-heap", "12", "--save", path.toString());
    QuotientSolver solver = new QuotientSolver(RULES);
    Checkpoints checkpoints =
        RunFile.checkpoints(OutputFile.of(path), solver, () -> now, notes::add);
    checkpoints.look();
    solve(solver, 11);
    now += 9_000_000_000L;
    checkpoints.look();
    assertThat(savedHeaps(path)).isEqualTo(12);
    solve(solver, 13);
    now += 9_000_000_000L;
    checkpoints.look();
    assertThat(savedHeaps(path)).isEqualTo(13);
  }

  /** The run goes on, and somebody is told once. */
  @Test
  void aCheckpointThatCannotBeWrittenIsNoEnd() throws IOException {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    QuotientSolver solver = new QuotientSolver(RULES);
    Checkpoints checkpoints =
        RunFile.checkpoints(
            OutputFile.of(inner.resolve("run.json")), solver, () -> now, notes::add);
    Files.delete(inner);
    checkpoints.look();
    solve(solver, 5);
    now += 9_000_000_000L;
    checkpoints.look();
    assertThat(notes).hasSize(1).first().asString().contains("run.json' cannot be written");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.123 --save no/such/folder",
        "0.123 --certificate no/such/folder",
        "0.7/0.07 --certificate no/such/folder",
        "draw 0.123 --what phi -o no/such/picture.svg",
        "export 0.123 --format gap -o no/such/folder"
      })
  void aFileThatCannotBeWrittenIsSaidAtOnce(String line) {
    Typed typed = misere(line.split(" "));
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err())
        .startsWith("misere: 'no/such/")
        .endsWith("cannot be written: there is no such folder.\n");
  }

  /** In the folders of the system nothing can be made, though what is there is written to. */
  @ParameterizedTest
  @ValueSource(strings = {"--save", "--certificate"})
  @EnabledOnOs(OS.LINUX)
  void aFileThatTheSystemDoesNotTakeIsSaidAtOnce(String option) {
    Typed typed = misere("0.123", option, "/proc/none");
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).startsWith("misere: '/proc/none' cannot be written");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--save", "--certificate"})
  void theAnswerIsPrintedThoughTheDiskIsFull(String option) {
    Typed typed = misere("0.123", "-q", option, "/dev/full");
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.out()).contains("0.123 is solved");
    assertThat(typed.err())
        .isEqualTo("misere: '/dev/full' cannot be written: No space left on device.\n");
  }

  /** Opening a named pipe waits until somebody reads it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.123 -q --save PIPE",
        "0.123 -q --certificate PIPE",
        "0.7/0.07 -q --certificate PIPE",
        "gauges 4.77 --max-heap 6 --certificate PIPE",
        "draw 0.123 --what phi --format svg -o PIPE",
        "export 0.123 --format gap -o PIPE",
        "form {2+,0} --svg PIPE",
        "store export -o PIPE --store STORE",
        "store show 0.123 --certificate PIPE --store STORE",
        "store show 0.123 --run PIPE --store STORE",
        "store list --store PIPE",
        "0.123 -q --store PIPE",
        "census octal --digits 1 --store PIPE",
        "atlas --out PIPE --store STORE",
      })
  @EnabledOnOs(OS.LINUX)
  @Timeout(600)
  void aNamedPipeIsRefusedAtOnce(String line) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path store = folder.resolve("games.sqlite");
    AtlasCommandTest.keep(store, "0.123");
    String typed = line.replace("PIPE", pipe.toString()).replace("STORE", store.toString());
    misere(typed.split(" ")).assertRefused().contains("'" + pipe + "'");
  }

  /** The saved run is worth more than what there is time for: it stays. */
  @Test
  void aRunThatCannotBeVerifiedInTimeIsNotUsed() throws IOException {
    Path path = folder.resolve("run.json");
    misere("0.07", "-q", "--max-heap", "20", "--save", path.toString());
    String file = path.toString();
    Typed typed =
        misere(
            "0.07", "--json", "--resume", file, "--save", file, "--time-limit", "0s", "--no-store");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.json().get("heapsComputed").asInt()).isZero();
    assertThat(typed.json().get("stoppedBy").asString()).isEqualTo("time");
    assertThat(typed.err())
        .isEqualTo(
            "misere: The run in '%s' was not verified within the limits and is not used; '%s' is left as it is.\n"
                .formatted(file, file));
    assertThat(savedHeaps(path)).isEqualTo(20);
    assertThat(misere("0.07", "--resume", file, "--time-limit", "0s").said())
        .contains("Stopped at the time limit");
  }

  /** The partial quotient that a limit leaves is in the file, to the last verified heap. */
  @Test
  void aLimitKeepsWhatWasProved() throws IOException {
    Path path = folder.resolve("run.json");
    assertThat(misere("0.07", "-q", "--max-heap", "12", "--save", path.toString()).status())
        .isEqualTo(ExitStatus.NO);
    assertThat(savedHeaps(path)).isEqualTo(12);
  }

  @Test
  void aSavedRunWithoutAGameIsDamaged() throws IOException {
    Path path = folder.resolve("run.json");
    misere("0.3", "-q", "--save", path.toString());
    // The checksum is the one of this text.
    Files.writeString(
        path,
        "{\"format\":\"losingways-run\",\"version\":1,\"crc32\":%d,\"run\":%s}"
            .formatted(
                crc("{\"game\":null,\"action\":[],\"p\":[],\"phi\":[0],\"steps\":[]}"),
                "{\"game\":null,\"action\":[],\"p\":[],\"phi\":[0],\"steps\":[]}"));
    Typed typed = misere("0.3", "--resume", path.toString());
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err()).contains("is damaged: a value is missing.");
  }

  private static long crc(String text) {
    java.util.zip.CRC32 crc = new java.util.zip.CRC32();
    crc.update(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    return crc.getValue();
  }
}
