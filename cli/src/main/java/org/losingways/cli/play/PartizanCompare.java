// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.util.List;
import java.util.Optional;
import org.losingways.cli.solving.PartizanRun;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Output;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.partizan.Comparison;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.show.CommandFailure;
import org.losingways.show.json.HeapsJson;
import org.losingways.show.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere compare LEFT/RIGHT POS POS}: which of two positions Left likes better. */
final class PartizanCompare {

  private final Output output;
  private final Solving solving;

  PartizanCompare(Output output, Solving solving) {
    this.output = output;
    this.solving = solving;
  }

  int run(PartizanRuleset rules, String first, Optional<String> second) {
    if (second.isEmpty()) {
      throw new CommandFailure(
          "Two positions of a partizan game are compared: write 'misere compare 0.7/0.07 2 1+1'.");
    }
    Position g = rules.position(List.of(first));
    Position h = rules.position(List.of(second.get()));
    PartizanAnalyst analyst = PartizanRun.analyst(rules, g.plus(h), solving, output);
    requireCovered(analyst, g.plus(h));
    Comparison comparison = analyst.solution().compare(g, h);
    if (output.isJson()) {
      output.print(json(rules, g, h, comparison));
    } else {
      print(analyst, g, h, comparison);
    }
    return comparison.isAtLeast() || comparison.isAtMost() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  static void requireCovered(PartizanAnalyst analyst, Position position) {
    if (!analyst.isCovered(position)) {
      throw new CommandFailure(
          "The misère monoid of "
              + analyst.solution().rules().code()
              + " is known to heap "
              + analyst.solution().heapsComputed()
              + " only; give it more time with --time-limit, or take smaller heaps.");
    }
  }

  private void print(PartizanAnalyst analyst, Position g, Position h, Comparison comparison) {
    PartizanRuleset rules = analyst.solution().rules();
    String a = rules.labels().text(g);
    String b = rules.labels().text(h);
    String universe =
        analyst.solution().isSolved()
            ? "all positions of " + rules.code()
            : "positions of "
                + rules.code()
                + " with heaps to "
                + analyst.solution().heapsComputed();
    output.line(output.ink().strong(a + " " + sign(comparison) + " " + b) + "  modulo " + universe);
    if (comparison.isEqual()) {
      output.line("No company tells them apart.");
    }
    comparison.notAtLeast().ifPresent(x -> show(analyst, g, h, x, "≱"));
    comparison.notAtMost().ifPresent(x -> show(analyst, g, h, x, "≰"));
  }

  private static String sign(Comparison comparison) {
    return comparison.sign().equals("||") ? "∥" : comparison.sign();
  }

  private void show(PartizanAnalyst analyst, Position g, Position h, Position x, String sign) {
    PartizanRuleset rules = analyst.solution().rules();
    Position withG = g.plus(x);
    Position withH = h.plus(x);
    output.line(
        sign
            + " is shown by "
            + rules.labels().text(x)
            + ": "
            + rules.labels().text(withG)
            + " is "
            + analyst.solution().outcome(withG)
            + " and "
            + rules.labels().text(withH)
            + " is "
            + analyst.solution().outcome(withH)
            + ".");
  }

  private static ObjectNode json(
      PartizanRuleset rules, Position g, Position h, Comparison comparison) {
    ObjectNode node = Json.object();
    node.put("game", rules.code());
    new HeapsJson(rules).add(node.putArray("first"), g);
    new HeapsJson(rules).add(node.putArray("second"), h);
    node.put("relation", comparison.sign());
    node.put("equal", comparison.isEqual());
    node.put("atLeast", comparison.isAtLeast());
    node.put("atMost", comparison.isAtMost());
    put(rules, node, "notAtLeastBy", comparison.notAtLeast());
    put(rules, node, "notAtMostBy", comparison.notAtMost());
    return node;
  }

  private static void put(
      PartizanRuleset rules, ObjectNode node, String name, Optional<Position> by) {
    if (by.isPresent()) {
      new HeapsJson(rules).add(node.putArray(name), by.get());
    } else {
      node.putNull(name);
    }
  }
}
