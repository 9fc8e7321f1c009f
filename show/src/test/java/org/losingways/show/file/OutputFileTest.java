// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.show.CommandFailure;

class OutputFileTest {

  @TempDir private Path folder;

  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("run.json");
  }

  private int files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return (int) all.count();
    }
  }

  @Test
  void tryingLeavesNothingBehindAndWritingReplacesAllAtOnce() throws IOException {
    OutputFile file = OutputFile.of(path);
    assertThat(files()).isZero();
    file.write("one");
    Object first = Files.getAttribute(path, "unix:ino");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-rw-r--"));
    file.write("two");
    assertThat(path).hasContent("two");
    assertThat(files()).isEqualTo(1);
    assertThat(Files.getAttribute(path, "unix:ino")).isNotEqualTo(first);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-rw-r--");
  }

  @Test
  void whatCannotBeWrittenIsSaidBeforeTheWork() throws IOException {
    assertThatThrownBy(() -> OutputFile.of(folder.resolve("none/run.json")))
        .isInstanceOf(CommandFailure.class)
        .hasMessageEndingWith("cannot be written: there is no such folder.");
    assertThatThrownBy(() -> OutputFile.of(folder))
        .isInstanceOf(CommandFailure.class)
        .hasMessageEndingWith("it is a folder.");
    assertThatThrownBy(() -> OutputFile.of(folder.resolve("x".repeat(255))))
        .isInstanceOf(CommandFailure.class);
    assertThat(files()).isZero();
  }

  /** A draft that cannot be written is what happens on a full disk. */
  @Test
  void anEarlierFileSurvivesAFailure() throws IOException {
    Files.writeString(path, "good");
    OutputFile file = OutputFile.of(path);
    Files.createDirectories(
        folder.resolve("run.json." + ProcessHandle.current().pid() + ".part/in-the-way"));
    assertThatThrownBy(() -> file.write("new")).isInstanceOf(Exception.class);
    assertThat(path).hasContent("good");
  }

  @Test
  void aFullDeviceGetsOneSentence() {
    OutputFile full = OutputFile.of(Path.of("/dev/full"));
    assertThat(full.isReplaced()).isFalse();
    assertThatThrownBy(() -> full.write("text"))
        .isInstanceOf(CommandFailure.class)
        .hasMessage("'/dev/full' cannot be written: No space left on device.");
  }

  @Test
  void aSymbolicLinkStaysOne() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("run.json"));
    OutputFile.of(link).write("through a link to nothing yet");
    assertThat(path).hasContent("through a link to nothing yet");
    OutputFile.of(link).write("again");
    assertThat(path).hasContent("again");
    assertThat(link).isSymbolicLink();
  }

  @Test
  void linksThatLeadToEachOtherStayWhatTheyAre() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("one"), Path.of("two"));
    Files.createSymbolicLink(folder.resolve("two"), Path.of("one"));
    assertThatThrownBy(() -> OutputFile.of(link))
        .hasMessage("'" + link + "' cannot be written: its symbolic links lead nowhere.");
    assertThat(link).isSymbolicLink();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFolderThatTakesNoFilesIsNotSaidToBeMissing() {
    assertThatThrownBy(() -> OutputFile.of(Path.of("/proc/run.json")))
        .hasMessage("'/proc/run.json' cannot be written: no file can be made there.");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aNamedPipeIsRefusedAndNobodyWaitsForAReader() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
    for (Path each : List.of(pipe, link)) {
      assertThatThrownBy(() -> OutputFile.of(each))
          .isInstanceOf(CommandFailure.class)
          .hasMessage("'" + each + "' cannot be written: it is not a regular file.");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void devicesAndOpenStreamsAreWrittenToAsTheyAre() {
    assertThat(OutputFile.of(Path.of("/dev/null")).isReplaced()).isFalse();
    assertThat(OutputFile.of(Path.of("/dev/stdout")).isReplaced()).isFalse();
    assertThat(OutputFile.of(Path.of("/proc/self/fd/2")).isReplaced()).isFalse();
  }

  /** No process has a number above four million. */
  @Test
  void draftsOfKilledProcessesAreRemoved() throws IOException {
    Path dead = Files.writeString(folder.resolve("run.json.99999999.part"), "half");
    Path other = Files.writeString(folder.resolve("other.json.99999999.part"), "half");
    OutputFile.of(path);
    assertThat(dead).doesNotExist();
    assertThat(other).exists();
  }
}
