// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.losingways.cli.Misere.Group;
import org.losingways.cli.Misere.Subcommand;
import org.losingways.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The lists of docs/commands.md are made from the commands' own headers: {@code
 * -Dcommands.write=true} writes them anew, and leaves what stands before and after them.
 */
class CommandsPageTest {

  private static final Path PAGE = Path.of("../docs/commands.md");
  private static final String BEGIN = "<!-- begin: made from the commands' headers -->\n";
  private static final String END = "<!-- end -->\n";

  private static String lists() {
    Map<String, CommandLine> commands = Misere.commandLine(Terminal.NONE).getSubcommands();
    StringBuilder text = new StringBuilder();
    for (Group group : Group.values()) {
      text.append("\n## ")
          .append(group.title)
          .append("\n\n| command | what it answers |\n|---|---|\n");
      for (Subcommand each : Misere.SUBCOMMANDS) {
        CommandSpec command = commands.get(each.name()).getCommandSpec();
        if (each.group() == group && !command.usageMessage().hidden()) {
          text.append("| `misere %s` | %s |\n".formatted(each.name(), Misere.header(command)));
        }
      }
    }
    return text.append("\n").toString();
  }

  @Test
  void isMadeOfTheHeaders() throws IOException {
    String page = Files.readString(PAGE);
    int begin = page.indexOf(BEGIN) + BEGIN.length();
    int end = page.indexOf(END);
    if (Boolean.getBoolean("commands.write")) {
      page = page.substring(0, begin) + lists() + page.substring(end);
      Files.writeString(PAGE, page);
      end = page.indexOf(END);
    }
    assertThat(page.substring(begin, end)).isEqualTo(lists());
  }

  @Test
  void aHeaderIsOneShortLine() {
    List<CommandLine> commands =
        List.copyOf(Misere.commandLine(Terminal.NONE).getSubcommands().values());
    assertThat(commands)
        .filteredOn(command -> !command.getCommandSpec().usageMessage().hidden())
        .allSatisfy(
            command ->
                assertThat(Misere.header(command.getCommandSpec()))
                    .as(command.getCommandName())
                    .matches("\\p{Lu}.*[.?]")
                    .hasSizeLessThan(70));
  }
}
