// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TerminalTextTest {

  private final StringWriter written = new StringWriter();

  private TerminalText text(boolean hasColours) {
    return new TerminalText(new PrintWriter(written), hasColours, false);
  }

  private String written(TerminalText text) {
    text.flush();
    return written.toString();
  }

  @Test
  void whatATerminalWouldObeyIsShown() {
    TerminalText text = text(false);
    text.print("a\u001b[1mb\u009b2J\r\u007f\u202ec\tä😀\n");
    text.write('\u0007');
    text.write(new char[] {'x', '\u0000', 'y'}, 1, 2);
    assertThat(written(text))
        .isEqualTo("a\\u001b[1mb\\u009b2J\\u000d\\u007f\\u202ec\tä😀\n\\u0007\\u0000y");
  }

  @Test
  void coloursStayAndNothingElseDoes() {
    TerminalText text = text(true);
    text.print("\u001b[1;38;2;0;114;178mP\u001b[0m \u001b[2J\u001b]0;title\u0007\u001b");
    assertThat(written(text))
        .isEqualTo("\u001b[1;38;2;0;114;178mP\u001b[0m \\u001b[2J\\u001b]0;title\\u0007\\u001b");
  }

  @Test
  void endsOfLinesOfOtherSystemsStay() {
    TerminalText text = text(false);
    text.print("a,b\r\nc\rd\r\n");
    assertThat(written(text)).isEqualTo("a,b\r\nc\\u000dd\r\n");
  }

  /** Pictures are no text. */
  @Test
  void bytesStayAsTheyAre() throws IOException {
    TerminalText text = text(false);
    text.print("1");
    text.bytes().write("2\u001b".getBytes(StandardCharsets.UTF_8));
    text.print("3");
    assertThat(written(text)).isEqualTo("12\u001b3");
  }

  @Test
  void aSentenceIsOneLineAndQuotesTheStart() {
    assertThat(Sentence.line("'a\u001b' is\n  wrong.")).isEqualTo("'a\\u001b' is wrong.");
    String file = "'" + "folder/".repeat(30) + "' is no file.";
    assertThat(Sentence.line(file)).isEqualTo(file);
    assertThat(Sentence.line("'" + "x".repeat(10_000) + "' is wrong: write 'y'."))
        .isEqualTo("'" + "x".repeat(60) + "…' is wrong: write 'y'.");
    assertThat(Sentence.line("'x".repeat(10_000) + " is wrong."))
        .hasSizeLessThan(1000)
        .endsWith("is wrong.");
  }
}
