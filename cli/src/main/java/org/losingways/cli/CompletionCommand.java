// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.concurrent.Callable;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Output;
import org.losingways.show.answer.CompletionAnswer;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code misere completion}: a script that lets bash and zsh complete commands and options. */
@Command(
    name = "completion",
    header = "Completion for bash and zsh.",
    mixinStandardHelpOptions = true,
    description = "Print a script that completes misere's commands and options in bash and zsh.",
    footerHeading = "%nExamples:%n",
    footer = {"  source <(misere completion)"})
final class CompletionCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Mixin private Output output;

  @Override
  public Integer call() {
    String script = AutoComplete.bash("misere", spec.root().commandLine());
    output.show(new CompletionAnswer(script), answer -> output.out().print(script));
    return ExitStatus.ANSWER;
  }
}
