// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.show.answer.CompletionAnswer;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code misere completion}: a script that lets bash and zsh complete commands and options. */
@Command(
    name = "completion",
    header = "Print the completion for bash and zsh.",
    description = "Print a script that completes misere's commands and options in bash and zsh.",
    footer = {"  source <(misere completion)"})
final class CompletionCommand extends AnsweringCommand {

  @Spec private CommandSpec spec;

  @Override
  protected boolean answer() {
    String script = AutoComplete.bash("misere", spec.root().commandLine());
    output.show(new CompletionAnswer(script), answer -> output.exact().print(script));
    return true;
  }
}
