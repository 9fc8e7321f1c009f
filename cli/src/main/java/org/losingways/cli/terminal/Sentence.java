// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.losingways.game.GameFormatException;

/**
 * What is said on standard error: one line, without signs that a terminal would obey, and with no
 * more than the start of whatever long input it quotes.
 */
public final class Sentence {

  /** Names of files are mostly shorter, and are shown whole. */
  private static final int LONG_QUOTATION = 300;

  private static final int START = 60;

  /** No sentence of the program is as long as this without what it quotes. */
  private static final int MOST = 1000;

  private Sentence() {}

  /** Says a sentence. */
  public static void say(PrintWriter err, String sentence) {
    Progress.makeRoom();
    err.println("misere: " + line(sentence));
  }

  static String line(String sentence) {
    String line = GameFormatException.printable(sentence.replaceAll("\\s*\\R\\s*", " "));
    if (line.length() <= LONG_QUOTATION) {
      return line;
    }
    String shorter =
        Arrays.stream(line.split("'", -1)).map(Sentence::start).collect(Collectors.joining("'"));
    return shorter.length() <= MOST
        ? shorter
        : shorter.substring(0, MOST / 2) + "…" + shorter.substring(shorter.length() - MOST / 4);
  }

  private static String start(String part) {
    return part.length() <= LONG_QUOTATION ? part : part.substring(0, START) + "…";
  }
}
