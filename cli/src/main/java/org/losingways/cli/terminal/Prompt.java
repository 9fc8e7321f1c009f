// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.TerminalBuilder;
import org.losingways.show.page.text.Paper;

/**
 * Asks for lines: with editing and history where somebody sits at a terminal, and from standard
 * input as it is where commands are piped in.
 */
public interface Prompt extends AutoCloseable {

  /** The next line; empty when there are no more, or when somebody wants to leave. */
  Optional<String> ask(String question) throws IOException;

  /** Whether somebody sits at a terminal. */
  default boolean isTerminal() {
    return false;
  }

  @Override
  void close() throws IOException;

  /** A prompt for where this process reads from. */
  static Prompt open(Output output) throws IOException {
    if (!output.terminal().progress()) {
      return new Piped(output.conversation());
    }
    // The terminal is not asked what it can do: one that answers late would type its answer here.
    org.jline.terminal.Terminal terminal =
        TerminalBuilder.builder().system(true).dumb(true).graphemeCluster(false).build();
    // Output may go to a terminal while input comes from a pipe; JLine then finds no terminal.
    if (terminal.getType().startsWith(org.jline.terminal.Terminal.TYPE_DUMB)) {
      terminal.close();
      return new Piped(output.conversation());
    }
    return new Edited(terminal);
  }

  /** A terminal. */
  final class Edited implements Prompt {
    private final org.jline.terminal.Terminal terminal;
    private final LineReader reader;

    Edited(org.jline.terminal.Terminal terminal) {
      this.terminal = terminal;
      this.reader = LineReaderBuilder.builder().terminal(terminal).appName("misere").build();
    }

    @Override
    public boolean isTerminal() {
      return true;
    }

    @Override
    public Optional<String> ask(String question) {
      try {
        return Optional.of(reader.readLine(question));
      } catch (EndOfFileException | UserInterruptException e) {
        return Optional.empty();
      }
    }

    @Override
    public void close() throws IOException {
      terminal.close();
    }
  }

  /** A pipe or a file. */
  final class Piped implements Prompt {
    private final BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private final Paper output;

    Piped(Paper output) {
      this.output = output;
    }

    @Override
    public Optional<String> ask(String question) throws IOException {
      String line = in.readLine();
      if (line != null) {
        output.line(question + line.strip());
      }
      return Optional.ofNullable(line);
    }

    @Override
    public void close() {
      // Standard input is not ours to close.
    }
  }
}
