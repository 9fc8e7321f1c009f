// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** A subcommand: answers on its {@link Output}, and says by its exit status how that went. */
@Command(mixinStandardHelpOptions = true, footerHeading = "%nExamples:%n")
public abstract class AnsweringCommand implements Callable<Integer> {

  @Mixin protected final Output output = new Output();

  /** Answers; false if the answer is "no", or if a limit came before it. */
  protected abstract boolean answer() throws IOException;

  @Override
  public final Integer call() throws IOException {
    return answer() ? ExitStatus.ANSWER : ExitStatus.NO;
  }
}
