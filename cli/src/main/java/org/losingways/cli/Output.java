// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
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

  /** Prints an empty line. */
  public void line() {
    out().println();
  }

  /** Loaded only by commands that speak JSON: text output starts without it. */
  private static final class Mapper {
    static final JsonMapper JSON = new JsonMapper();
  }
}
