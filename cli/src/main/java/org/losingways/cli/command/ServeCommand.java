// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import org.losingways.cli.rules.RulesOption;
import org.losingways.cli.solving.StoreOption;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.reader.GameReader;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.ServeAnswer;
import org.losingways.web.Workbench;
import org.losingways.web.WorkbenchOptions;
import org.losingways.web.work.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere serve}: the workbench in a browser. */
@Command(
    name = "serve",
    header = "Open the workbench in a browser.",
    description = {
      "Start the workbench and print its address, to open in a browser; ctrl-C stops it. Games"
          + " are",
      "explored, positions analysed and played there, and everything is available as JSON from its"
          + " API.",
      "",
      "It answers to this machine only, unless --host says otherwise; then the address has a token,"
          + " which",
      "others need. Results are saved in the store that all commands share, so that they are there next"
          + " time."
    },
    footer = {
      "  misere serve                          http://127.0.0.1:8077/",
      "  misere serve --port 9000 --no-store   another port, nothing saved",
      "  misere serve --rules Crosses.java     with games of your own, known by their classes",
      "  misere serve --time-limit 10m         solve each game for ten minutes before asking"
    })
public final class ServeCommand extends AnsweringCommand {

  private static final long MILLIS_BETWEEN_LOOKS = 50;
  private static final int HIGHEST_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "8077",
      description = "The port, 0 for any that is free (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      defaultValue = "127.0.0.1",
      description =
          "The address to answer on (default: ${DEFAULT-VALUE}, which others cannot reach).")
  private String host;

  @Mixin private StoreOption store;

  @Option(
      names = "--solves",
      paramLabel = "N",
      defaultValue = "2",
      description = "Solve at most this many games at once (default: ${DEFAULT-VALUE}).")
  private int solves;

  @Option(
      names = "--queue",
      paramLabel = "N",
      defaultValue = "16",
      description =
          "The number of games that may wait for each client (default: ${DEFAULT-VALUE}).")
  private int queue;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      defaultValue = "60s",
      description =
          "The time for a game before a visitor has to ask for more (default:"
              + " ${DEFAULT-VALUE}).")
  private Amount.Time timeLimit;

  @Option(
      names = "--max-order",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Stop before a quotient larger than this (default: ${DEFAULT-VALUE}).")
  private int maxOrder;

  @Mixin private RulesOption own;

  @Override
  protected boolean answer() throws IOException {
    CommandFailure.when(
        port < 0 || port > HIGHEST_PORT, "--port takes a number from 0 to 65535, like 8077.");
    CommandFailure.when(
        solves < 1 || queue < 0 || maxOrder < 1,
        "--solves and --max-order take a number from 1, --queue one from 0.");
    Limits limits =
        Limits.usual()
            .withSolves(solves, queue)
            .withTime(timeLimit.duration())
            .withMaxOrder(maxOrder);
    WorkbenchOptions options =
        new WorkbenchOptions(
            host,
            port,
            store.store(output),
            limits,
            GameReader.withoutFiles().with(own.own().orElseThrow()::find));
    try (Workbench workbench = Workbench.start(options)) {
      say(workbench);
      while (!Interrupt.isPressed()) {
        Thread.sleep(MILLIS_BETWEEN_LOOKS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new CommandFailure(
          "The workbench does not start: %s; --port and --host choose others."
              .formatted(e.getMessage()),
          e);
    }
    return true;
  }

  private void say(Workbench workbench) {
    output.show(
        new ServeAnswer(workbench.address().toString()),
        answer -> output.line("The workbench is at " + answer.address() + " (ctrl-C stops it)."));
    workbench.notes().forEach(output::note);
    output.out().flush();
  }
}
