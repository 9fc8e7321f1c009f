// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;
import org.losingways.store.Places;
import picocli.CommandLine.Command;

/**
 * Runs a few common commands and throws their output away, so that the launcher can record which
 * classes a start needs (class data sharing).
 */
@Command(name = "warm-up", hidden = true, description = "Load what most commands need.")
final class WarmUpCommand implements Callable<Integer> {

  private static final List<String> TYPICAL =
      List.of(
          "--version",
          "--help",
          "0.123",
          "0.123 --json",
          "0.75 --max-heap 5",
          "nim 0.77",
          "genus 0.123",
          "outcome 0.123 9 8 5 3",
          "outcome 0.123 7000",
          "outcome 0.56 9",
          "outcome 0.56 300",
          "outcome 0.75 12",
          "outcome 4.7 20",
          "outcome 4.7 7000",
          "form {2+,0}",
          "rules 0.123",
          "rules nothing");

  @Override
  public Integer call() throws IOException {
    // In a folder of its own: what is warmed up with is nobody's result.
    Path folder = Files.createTempDirectory("misere-warm-up");
    System.setProperty(Places.FOLDER, folder.toString());
    System.setProperty(Places.VARIABLE, folder.resolve("games.sqlite").toString());
    for (String line : TYPICAL) {
      PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
      Misere.run(Terminal.NONE, nowhere, nowhere, line.split(" "));
    }
    try (Stream<Path> all = Files.walk(folder)) {
      // What is registered last is deleted first; the library that is in use goes with this
      // process.
      all.sorted().forEach(file -> file.toFile().deleteOnExit());
    }
    return ExitStatus.ANSWER;
  }
}
