// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** A subcommand: answers on its {@link Output}, and says by its exit status how that went. */
@Command(mixinStandardHelpOptions = true, footerHeading = "%nExamples:%n")
public abstract class AnsweringCommand implements Callable<Integer> {

  @Mixin protected final Output output = new Output();

  /** Answers; false if the answer is "no", or if a limit came before it. */
  protected abstract boolean answer() throws IOException;

  @Override
  public final Integer call() throws IOException {
    try {
      boolean isYes = answer();
      output.blame().ifPresent(output::note);
      return output.hasFault() ? ExitStatus.BAD_INPUT : isYes ? ExitStatus.ANSWER : ExitStatus.NO;
    } finally {
      output.end();
    }
  }

  /** Where a subcommand prints, for a mixin that knows only which one it belongs to. */
  public static Output output(CommandSpec subcommand) {
    return ((AnsweringCommand) subcommand.userObject()).output;
  }
}
