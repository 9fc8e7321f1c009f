// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real processes on one file: nothing that was written is lost, whoever writes and whoever dies.
 */
@Tag("process")
class StoreProcessesTest {

  @TempDir private Path folder;
  private final List<Process> running = new ArrayList<>();

  @AfterEach
  void end() throws InterruptedException {
    for (Process process : running) {
      process.destroyForcibly();
      process.waitFor(10, TimeUnit.MINUTES);
    }
  }

  private Path file() {
    return folder.resolve("games.sqlite");
  }

  private Process start(int first, int step, String manner) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                StoreProcess.class.getName(),
                file().toString(),
                folder.resolve("secret").toString(),
                String.valueOf(first),
                String.valueOf(step),
                manner)
            .redirectErrorStream(true)
            .start();
    running.add(process);
    return process;
  }

  private static BufferedReader said(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  private Store open() {
    return Store.open(file(), Marks.in(folder.resolve("secret")));
  }

  /** Everything in the store is whole and believed. */
  private static Set<String> kept(Store store) {
    assertThat(store.integrity()).isEqualTo("ok");
    List<Kept> all = store.list(Query.all());
    assertThat(all).allMatch(Kept::isOurs);
    return all.stream()
        .map(k -> k.standing().code())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void twoProcessesWriteAtOnce() throws Exception {
    // The secret is made once, by whoever comes first.
    Marks.in(folder.resolve("secret"));
    List<Process> both = List.of(start(0, 8, "once"), start(4, 8, "once"));
    Set<String> written = new TreeSet<>();
    for (Process process : both) {
      said(process).lines().forEach(written::add);
      assertThat(process.waitFor()).as("%s", written).isZero();
    }
    try (Store store = open()) {
      assertThat(written).hasSizeGreaterThan(100).isSubsetOf(StoreProcess.codes());
      assertThat(kept(store)).isEqualTo(written);
    }
  }

  /** Killed in the middle of writing, again and again: what was said to be written is there. */
  @Test
  void aProcessThatIsKilledLosesNothing() throws Exception {
    Marks.in(folder.resolve("secret"));
    Set<String> written = new TreeSet<>();
    for (int round = 0; round < 3; round++) {
      Process process = start(round, 40, "endless");
      Process other = start(20 + round, 40, "once");
      Set<String> own = new TreeSet<>();
      try (BufferedReader lines = said(process)) {
        // More than once around, so that rows are deleted and written again when it dies.
        for (int i = 0; i < 15 + 7 * round; i++) {
          own.add(lines.readLine());
        }
        process.destroyForcibly();
        assertThat(process.waitFor()).isNotZero();
      }
      said(other).lines().forEach(written::add);
      assertThat(other.waitFor()).isZero();
      try (Store store = open()) {
        Set<String> kept = kept(store);
        assertThat(kept).containsAll(written);
        own.removeAll(kept);
        // The one that it had just forgotten, to write it anew.
        assertThat(own).hasSizeLessThanOrEqualTo(1);
        written.addAll(kept);
      }
    }
  }
}
