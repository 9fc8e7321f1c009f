// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What the program knows about where its output goes.
 *
 * @param colour whether standard output may carry colours and underlines
 * @param progress whether standard error is a terminal that shows progress
 * @param width the number of columns of the terminal, 80 if it is not known
 * @param ascii whether text is written in ASCII
 */
public record Terminal(boolean colour, boolean progress, int width, boolean ascii) {

  private static final int LEAST_WIDTH = 40;
  private static final int USUAL_WIDTH = 80;

  /** A file or a pipe: no colours, no progress. */
  public static final Terminal NONE = new Terminal(false, false, USUAL_WIDTH);

  /** A terminal that knows all characters. */
  public Terminal(boolean colour, boolean progress, int width) {
    this(colour, progress, width, false);
  }

  /** The same terminal, with text in ASCII. */
  public Terminal inAscii() {
    return new Terminal(colour, progress, width, true);
  }

  /** The command at the top, which knows what it was started on. */
  public interface Owner {
    Terminal terminal();
  }

  /** Where the output of a command goes. */
  public static Terminal of(CommandSpec command) {
    return ((Owner) command.root().userObject()).terminal();
  }

  /**
   * The terminal this process was started on. The launcher script says which stream is one and how
   * wide it is, since Java cannot tell.
   */
  public static Terminal ofProcess() {
    boolean out = isTerminal("misere.stdout");
    boolean err = isTerminal("misere.stderr");
    boolean dumb = "dumb".equals(System.getenv("TERM"));
    String noColour = System.getenv("NO_COLOR");
    boolean colour = out && !dumb && (noColour == null || noColour.isEmpty());
    Optional<String> typed = Optional.ofNullable(System.getenv("COLUMNS"));
    return new Terminal(
        colour,
        err && !dumb,
        columns(typed.or(() -> Optional.ofNullable(System.getProperty("misere.columns")))),
        isOtherThanUnicode(System::getenv));
  }

  /** Whether the locale of the environment names characters other than those of UTF-8. */
  static boolean isOtherThanUnicode(UnaryOperator<String> environment) {
    return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
        .map(name -> Optional.ofNullable(environment.apply(name)).orElse(""))
        .filter(locale -> !locale.isEmpty())
        .findFirst()
        .filter(locale -> !locale.toUpperCase(Locale.ROOT).matches(".*UTF-?8.*"))
        .isPresent();
  }

  private static boolean isTerminal(String property) {
    return "tty".equals(System.getProperty(property));
  }

  /** The width that somebody says, or the usual one; narrower ones than 40 are not believed. */
  static int columns(Optional<String> said) {
    return said.filter(text -> text.matches("[1-9][0-9]{1,3}"))
        .map(text -> Math.max(LEAST_WIDTH, Integer.parseInt(text)))
        .orElse(USUAL_WIDTH);
  }
}
