// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.losingways.game.Position;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The mixin of every subcommand: {@code --json}, and where and how to print. */
public final class Output {

  @Option(
      names = "--json",
      description = "Print one JSON object instead of text; its names are fixed.")
  private boolean json;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  /** Whether the answer is wanted as JSON. */
  public boolean isJson() {
    return json;
  }

  /** Standard output. */
  public PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** Standard output as bytes, for very long answers; what was printed before comes before. */
  OutputStream bytes() {
    if (out() instanceof ProcessOutput process) {
      return process.bytes();
    }
    return new OutputStream() {
      @Override
      public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] text, int from, int length) {
        out().write(new String(text, from, length, StandardCharsets.UTF_8));
      }
    };
  }

  /** Adds the heaps of a position to a JSON array, the largest first. */
  public static void addHeaps(ArrayNode array, Position position) {
    for (int i = position.size() - 1; i >= 0; i--) {
      array.add(position.heap(i));
    }
  }

  /** Where the output goes. */
  public Terminal terminal() {
    return Misere.terminalOf(spec);
  }

  /** The colours to print text with. */
  public Ink ink() {
    return new Ink(terminal().colour());
  }

  /** An empty JSON object to fill. */
  public static ObjectNode object() {
    return Mapper.JSON.createObjectNode();
  }

  /** Prints JSON on one line. */
  public void print(JsonNode node) {
    out().println(Mapper.JSON.writeValueAsString(node));
  }

  /** Prints a line of text. */
  public void line(String text) {
    out().println(text);
  }

  /** Says something beside the answer, on standard error. */
  public void note(String sentence) {
    spec.commandLine().getErr().println("misere: " + sentence);
  }

  /** Prints an empty line. */
  public void line() {
    out().println();
  }

  /** Loaded only by commands that speak JSON: text output starts without it. */
  private static final class Mapper {
    static final JsonMapper JSON = new JsonMapper();
  }
}
