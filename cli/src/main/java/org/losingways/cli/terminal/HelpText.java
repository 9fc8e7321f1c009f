// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.losingways.show.page.text.Wrapped;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The help of commands, set anew for the width of the terminal, however its source is broken into
 * lines: paragraphs, lists of words with what they mean, and examples, of which only the remarks
 * are moved.
 */
public final class HelpText {

  /** Longer lines are hard to read, however wide the terminal is. */
  private static final int MOST_WIDTH = 100;

  /** The library of commands refuses less. */
  private static final int LEAST_WIDTH = 55;

  /** A word, perhaps with what it takes, and what it means. */
  private static final Pattern ENTRY = Pattern.compile("( *\\S+(?: [A-Z]+)? {2,})(\\S.*)");

  private static final Pattern EXAMPLE = Pattern.compile("(  misere .*?\\S)( {2,}\\S.*)?");

  private HelpText() {}

  /** Lets a command and its subcommands fit the terminal. */
  public static void fit(CommandLine command, Terminal terminal) {
    int width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, terminal.width()));
    command.setUsageHelpWidth(width);
    fit(command, width);
    command.getSubcommands().values().forEach(c -> fit(c, width));
  }

  private static void fit(CommandLine command, int width) {
    command
        .getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_DESCRIPTION,
            help -> text(description(lines(spec(help).description()), width)));
    command
        .getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_FOOTER,
            help -> text(examples(List.of(spec(help).footer()), width)));
  }

  private static UsageMessageSpec spec(CommandLine.Help help) {
    return help.commandSpec().usageMessage();
  }

  /** The source's lines; picocli's own descriptions break them with {@code %n}. */
  private static List<String> lines(String... source) {
    return Arrays.stream(source).flatMap(l -> Arrays.stream(l.split("%n", -1))).toList();
  }

  /** Lines as one text, each with its end. */
  public static String text(List<String> lines) {
    return lines.stream().map(l -> l + System.lineSeparator()).collect(Collectors.joining());
  }

  static List<String> description(List<String> source, int width) {
    List<String> lines = new ArrayList<>();
    String head = "";
    List<String> words = new ArrayList<>();
    for (String line : source) {
      Matcher entry = ENTRY.matcher(line);
      boolean isEntry = entry.matches();
      if (line.isEmpty() || isEntry) {
        end(head, words, lines, width);
        head = isEntry ? entry.group(1) : "";
      }
      if (line.isEmpty()) {
        lines.add("");
      } else {
        words.add(isEntry ? entry.group(2) : line.strip());
      }
    }
    end(head, words, lines, width);
    return lines;
  }

  private static void end(String head, List<String> words, List<String> lines, int width) {
    if (!words.isEmpty()) {
      lines.addAll(Wrapped.lines(head, String.join(" ", words), width));
      words.clear();
    }
  }

  static List<String> examples(List<String> source, int width) {
    List<String> lines = new ArrayList<>();
    for (String line : source) {
      Matcher example = EXAMPLE.matcher(line);
      if (line.length() > width && example.matches() && example.group(2) != null) {
        lines.add(example.group(1));
        lines.addAll(Wrapped.lines("      ", example.group(2).strip(), width));
      } else {
        lines.add(line);
      }
    }
    return lines;
  }
}
