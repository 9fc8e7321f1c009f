// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.Callable;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;
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
          "form {2+,0}",
          "rules 0.123",
          "rules nothing");

  @Override
  public Integer call() {
    for (String line : TYPICAL) {
      PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
      Misere.run(Terminal.NONE, nowhere, nowhere, line.split(" "));
    }
    return ExitStatus.ANSWER;
  }
}
