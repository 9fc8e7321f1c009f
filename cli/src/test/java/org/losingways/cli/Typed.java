// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.AbstractStringAssert;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A command typed in a test, and everything that came back.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record Typed(int status, String out, String err) {

  /** Runs {@code misere} with these arguments in this process. */
  static Typed misere(String... args) {
    return on(Terminal.NONE, args);
  }

  /** Runs {@code misere} with this on its standard input. */
  static Typed reading(String input, String... args) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      return misere(args);
    } finally {
      System.setIn(before);
    }
  }

  /** A game against the program, with what is typed in it. */
  static Typed play(String typed, String... args) {
    return reading(typed, Stream.concat(Stream.of("play"), Stream.of(args)).toArray(String[]::new));
  }

  /** Runs {@code misere} as if on this terminal. */
  static Typed on(Terminal terminal, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Misere.run(terminal, new PrintWriter(out), new PrintWriter(err), args);
    return new Typed(status, out.toString(), err.toString());
  }

  /** What was said, however it was broken into lines. */
  String said() {
    return out.replaceAll("\\s+", " ");
  }

  /** Bad input gets one sentence on standard error, which is returned, and nothing else. */
  AbstractStringAssert<?> assertRefused() {
    assertThat(status).as(err).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(out).isEmpty();
    return assertThat(err)
        .startsWith("misere: ")
        .hasLineCount(1)
        .doesNotContain("Exception", "\tat ", "Something is wrong");
  }

  /** It answered, with what is on standard output. */
  AbstractStringAssert<?> assertAnswer() {
    return assertOut(ExitStatus.ANSWER);
  }

  /** The answer is no, or a limit came before it; so says standard output. */
  AbstractStringAssert<?> assertNo() {
    return assertOut(ExitStatus.NO);
  }

  private AbstractStringAssert<?> assertOut(int wanted) {
    assertThat(status).as(err).isEqualTo(wanted);
    return assertThat(out);
  }

  /** No line is longer than this, unless a word leaves no choice. */
  void assertFits(int width) {
    assertThat(out.lines().filter(line -> longestWord(line) < width - 8))
        .allSatisfy(line -> assertThat(length(line)).isLessThanOrEqualTo(width));
  }

  private static int longestWord(String line) {
    return Stream.of(line.split(" ")).mapToInt(Typed::length).max().orElse(0);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  /** The texts in an array. */
  static List<String> strings(JsonNode array) {
    return array.valueStream().map(JsonNode::asString).toList();
  }

  /** Standard output as JSON. */
  JsonNode json() {
    return new JsonMapper().readTree(out);
  }
}
