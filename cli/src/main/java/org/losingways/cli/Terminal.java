// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import picocli.CommandLine.Model.CommandSpec;

/**
 * What the program knows about where its output goes.
 *
 * @param colour whether standard output may carry colours and underlines
 * @param progress whether standard error is a terminal that shows progress
 * @param width the number of columns to lay tables out in
 */
public record Terminal(boolean colour, boolean progress, int width) {

  private static final int USUAL_WIDTH = 100;

  /** A file or a pipe: no colours, no progress. */
  public static final Terminal NONE = new Terminal(false, false, USUAL_WIDTH);

  /** The command at the top, which knows what it was started on. */
  public interface Owner {
    Terminal terminal();
  }

  /** Where the output of a command goes. */
  public static Terminal of(CommandSpec command) {
    return ((Owner) command.root().userObject()).terminal();
  }

  /**
   * The terminal this process was started on. The launcher script says which stream is one, since
   * Java cannot tell.
   */
  static Terminal ofProcess() {
    boolean out = isTerminal("misere.stdout");
    boolean err = isTerminal("misere.stderr");
    boolean dumb = "dumb".equals(System.getenv("TERM"));
    String noColour = System.getenv("NO_COLOR");
    boolean colour = out && !dumb && (noColour == null || noColour.isEmpty());
    return new Terminal(colour, err && !dumb, columns());
  }

  private static boolean isTerminal(String property) {
    return "tty".equals(System.getProperty(property));
  }

  private static int columns() {
    String columns = System.getenv("COLUMNS");
    if (columns != null && columns.matches("[1-9][0-9]{1,3}")) {
      return Math.max(40, Integer.parseInt(columns));
    }
    return USUAL_WIDTH;
  }
}
