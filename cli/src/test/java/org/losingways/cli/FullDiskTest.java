// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The program as a process of its own, to which the system gives no more than two kilobytes for a
 * file: the first are written, and then there is no room, as on a disk that is nearly full.
 */
@Tag("process")
class FullDiskTest {

  private static final String LITTLE_ROOM = "(ulimit -f 4; exec \"$@\") 2>&1 | tail -n 3";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.77 -q --certificate FILE",
        "draw 0.77 --what cayley -o FILE",
        "export 0.77 --format gap -o FILE"
      })
  void aGoodEarlierFileIsLeftAlone(String line) throws Exception {
    Path file = Files.writeString(folder.resolve("answer.svg"), "the good earlier file");
    assertThat(withLittleRoom(line, file))
        .contains("misere: '" + file + "' cannot be written: File too large.");
    assertThat(file).hasContent("the good earlier file");
    assertThat(drafts()).isEmpty();
  }

  @Test
  void aRunIsKeptAsFarAsThereWasRoomForIt() throws Exception {
    Path file = folder.resolve("run.json");
    Typed.misere("0.07", "-q", "--max-heap", "26", "--save", file.toString());
    String earlier = Files.readString(file);
    assertThat(earlier.length()).isGreaterThan(2048);
    assertThat(withLittleRoom("0.07 -q --max-heap 27 --save FILE", file))
        .contains("misere: '" + file + "' cannot be written: File too large.");
    assertThat(file).hasContent(earlier);
    assertThat(drafts()).isEmpty();
  }

  /** A store is left as it was, and what it says is a sentence. */
  @Test
  void aStoreThatMustNotGrow() throws Exception {
    Path store = folder.resolve("games.sqlite");
    AtlasCommandTest.keep(store, "0.123");
    assertThat(withLittleRoom("0.31 -q --store FILE", store))
        .isEqualToIgnoringNewLines(
            "misere: The store '%s' cannot be written: the disk is full, or a file size limit is reached."
                .formatted(store));
    assertThat(Typed.misere("store", "show", "0.123", "--store", store.toString()).status())
        .isZero();
  }

  /** A file system that is mounted to be read only, which root cannot write either. */
  @Test
  void aStoreOnAMediumThatIsOnlyRead() throws Exception {
    Path medium = Files.createDirectory(folder.resolve("medium"));
    String mount = "mount --bind medium medium && mount -o remount,bind,ro medium";
    assumeTrue(
        OtherProgram.find("unshare").isPresent()
            && OtherProgram.output(
                    folder, "unshare", "-m", "sh", "-c", mount + "; touch medium/x; echo $?")
                .contains("Read-only"),
        "skipped: nothing can be mounted here");
    Path store = medium.resolve("games.sqlite");
    AtlasCommandTest.keep(store, "0.123");
    List<String> command =
        new ArrayList<>(List.of("unshare", "-m", "sh", "-c", mount + " && exec \"$@\"", "sh"));
    command.addAll(program("0.123 -q --json --store FILE", store));
    assertThat(OtherProgram.output(folder, command.toArray(String[]::new)))
        .contains("misere: The store '" + store + "' is read-only; results are not saved.")
        .contains("{\"game\":\"0.123\",\"status\":\"solved\"");
  }

  private static List<String> program(String line, Path file) {
    List<String> command = new ArrayList<>(List.of(java(), "-XX:-UsePerfData"));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Misere.class.getName()));
    command.addAll(Arrays.asList(line.replace("FILE", file.toString()).split(" ", -1)));
    return command;
  }

  private String withLittleRoom(String line, Path file) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", "-c", LITTLE_ROOM, "sh"));
    command.addAll(program(line, file));
    return OtherProgram.output(folder, command.toArray(String[]::new));
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private List<Path> drafts() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(".part")).toList();
    }
  }
}
