// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.losingways.game.Game;
import org.losingways.reader.NamedGame;
import org.losingways.show.json.Json;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The mixin of every subcommand: {@code --json}, and where and how to print. */
public final class Output implements Paper {

  @Option(names = "--json", description = "Print one JSON object instead of text.")
  private boolean json;

  @Option(
      names = "--full",
      description = "Print everything, also long lists that are normally cut.")
  private boolean full;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  private final Map<String, String> names = new HashMap<>();
  private final List<Runnable> atEnd = new ArrayList<>();
  private boolean hasFault;
  private Optional<String> proved = Optional.empty();
  private Optional<String> blame = Optional.empty();

  /** Whether the answer is wanted as JSON. */
  public boolean isJson() {
    return json;
  }

  /** Notes what somebody typed for a game; it is called so from now on. */
  public <G extends Game> G named(String typed, G game) {
    names.put(game.code(), NamedGame.called(typed, game));
    return game;
  }

  @Override
  public String named(String code) {
    return names.getOrDefault(code, code);
  }

  @Override
  public PrintWriter out() {
    Progress.makeRoom();
    return spec.commandLine().getOut();
  }

  /** Standard output for what programs read: files and JSON, which are the same everywhere. */
  public PrintWriter exact() {
    return ((TerminalText) out()).exact();
  }

  /** Standard output as bytes, for pictures; what was printed before comes before. */
  public OutputStream bytes() {
    return ((TerminalText) out()).bytes();
  }

  /** Standard output as bytes, for very long answers. */
  public OutputStream textBytes() {
    return ascii() && !json ? ((TerminalText) out()).textBytes() : bytes();
  }

  /** Where the output goes. */
  public Terminal terminal() {
    return Terminal.of(spec);
  }

  @Override
  public Ink ink() {
    return new Ink(terminal().colour());
  }

  @Override
  public int width() {
    return terminal().width();
  }

  @Override
  public boolean ascii() {
    return terminal().ascii();
  }

  @Override
  public boolean full() {
    return full;
  }

  /** Prints an answer as JSON, on one line, however long. */
  public void print(Record answer) {
    PrintWriter exact = exact();
    Json.write(answer, exact);
    exact.println();
  }

  /** Shows an answer as JSON if that is wanted, and otherwise as its page does. */
  public <A extends Record> void show(A answer, Consumer<? super A> page) {
    if (json) {
      print(answer);
    } else {
      page.accept(answer);
    }
  }

  /** Where a conversation is printed that comes before the answer: nowhere if that is JSON. */
  public Paper conversation() {
    return json ? new Silence(width()) : this;
  }

  private record Silence(PrintWriter out, Ink ink, int width, boolean full) implements Paper {
    Silence(int width) {
      this(new PrintWriter(Writer.nullWriter()), new Ink(false), width, false);
    }
  }

  /** Says what went wrong beside the answer, which is printed all the same. */
  public void fault(String sentence) {
    hasFault = true;
    note(sentence);
  }

  boolean hasFault() {
    return hasFault;
  }

  /** Notes in a sentence what is proved already, to be said if a limit comes before the answer. */
  public void proved(String sentence) {
    proved = Optional.of(sentence);
  }

  /** What is proved already. */
  public Optional<String> proved() {
    return proved;
  }

  /** Notes in a sentence why a limit came before the answer, or before all of it. */
  public void blame(String sentence) {
    blame = Optional.of(sentence);
  }

  /** Why there is no answer, or not all of it. */
  public Optional<String> blame() {
    return blame;
  }

  /** Does something when the command has ended, however it did. */
  public void atEnd(Runnable what) {
    atEnd.add(what);
  }

  void end() {
    atEnd.forEach(Runnable::run);
    atEnd.clear();
  }

  /** Says something beside the answer, on standard error. */
  public void note(String sentence) {
    Sentence.say(spec.commandLine().getErr(), sentence);
  }
}
