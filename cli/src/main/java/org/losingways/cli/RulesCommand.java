// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.losingways.game.GameText;
import org.losingways.game.Kinship;
import org.losingways.game.Kinship.Cousin;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.reader.NamedGame;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.Ink;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere rules}: what a code means, in words, and which other codes play alike. */
@Command(
    name = "rules",
    header = "Rules in words, and cousins.",
    mixinStandardHelpOptions = true,
    description =
        "Say in words what a game allows, its standard form, and which other codes play alike.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere rules 0.123",
      "  misere rules 0.4 --json",
      "  misere rules kayles --options 6"
    })
final class RulesCommand implements Callable<Integer> {

  /** Options of larger heaps are not listed: nobody reads ten thousand lines. */
  private static final int MAX_LISTED_HEAP = 200;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--options",
      paramLabel = "HEAP",
      description = "Also list the options of this heap.")
  private String heap;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    List<String> sentences = sentences(rules);
    List<Cousin> cousins = cousins(rules);
    List<Position> options = heap == null ? List.of() : rules.options(listedHeap(rules));
    if (output.isJson()) {
      output.print(json(rules, sentences, cousins, options));
    } else {
      print(rules, sentences, cousins, options);
    }
    return ExitStatus.ANSWER;
  }

  /** What JSON says about rules, without the options of a heap. */
  static ObjectNode facts(Ruleset rules) {
    return new RulesCommand().json(rules, sentences(rules), cousins(rules), List.of());
  }

  private static List<String> sentences(Ruleset rules) {
    return rules instanceof TakeAndBreak code ? sentences(code) : List.of();
  }

  private static List<Cousin> cousins(Ruleset rules) {
    return rules instanceof TakeAndBreak code
        ? Kinship.cousins(code, Kinship.tabulatedCodes())
        : List.of();
  }

  private int listedHeap(Ruleset rules) {
    if (!rules.labels().areSizes()) {
      return rules.labels().position(heap).largest();
    }
    int size = GameText.heap(heap);
    if (size > MAX_LISTED_HEAP) {
      throw new CommandFailure(
          "The options of heaps larger than " + MAX_LISTED_HEAP + " are not listed.");
    }
    return size;
  }

  private ObjectNode json(
      Ruleset rules, List<String> sentences, List<Cousin> cousins, List<Position> options) {
    ObjectNode node = Json.object();
    node.put("game", rules.code());
    NamedGame.withRules(rules).forEach(named -> node.put("name", named.name()));
    sentences.forEach(node.putArray("rules")::add);
    ArrayNode list = node.putArray("cousins");
    for (Cousin cousin : cousins) {
      list.addObject().put("game", cousin.game().code()).put("shift", cousin.shift());
    }
    if (heap != null) {
      ArrayNode found = node.putArray("options");
      for (Position option : options) {
        ArrayNode heaps = found.addArray();
        new Heaps(rules).add(heaps, Heaps.list(option));
      }
    }
    return node;
  }

  private void print(
      Ruleset rules, List<String> sentences, List<Cousin> cousins, List<Position> options) {
    Ink ink = output.ink();
    output.line(ink.strong(rules.code()));
    NamedGame.withRules(rules)
        .forEach(named -> output.line("  " + named.title() + ": " + named.story()));
    sentences.forEach(sentence -> output.line("  " + sentence));
    if (!cousins.isEmpty()) {
      output.line();
      output.line("Plays alike:");
      for (Cousin cousin : cousins) {
        output.line("  " + cousin.game().code() + "  " + ink.faint(correspondence(cousin)));
      }
    }
    if (heap != null) {
      output.line();
      boolean isSize = rules.labels().areSizes();
      output.line(
          (isSize ? "A heap of " : "The " + rules.labels().noun() + " ") + heap + " may become:");
      options.forEach(
          option ->
              output.line("  " + (option.isEmpty() ? "nothing" : rules.labels().text(option))));
      if (options.isEmpty()) {
        output.line("  (it has no move)");
      }
    }
  }

  private static String correspondence(Cousin cousin) {
    if (cousin.shift() == 0) {
      return "heap for heap";
    }
    String there = cousin.shift() > 0 ? "n+" + cousin.shift() : "n−" + -cousin.shift();
    return "a heap of n here is a heap of " + there + " there";
  }

  private static List<String> sentences(TakeAndBreak code) {
    List<String> sentences = new ArrayList<>();
    for (int k = 0; k <= code.length(); k++) {
      if (code.digit(k) != 0) {
        sentences.add(sentence(k, code.digit(k)));
      }
    }
    if (!code.isFinite()) {
      sentences.add("The digits in parentheses repeat for ever.");
    }
    if (sentences.isEmpty()) {
      sentences.add("There is no move at all.");
    }
    return sentences;
  }

  private static String sentence(int k, int digit) {
    List<String> ways = new ArrayList<>();
    if ((digit & 1) != 0) {
      ways.add("nothing");
    }
    String[] heaps = {"", "one heap", "two heaps", "three heaps"};
    for (int parts = 1; parts < heaps.length; parts++) {
      if ((digit >> parts & 1) != 0) {
        ways.add(heaps[parts]);
      }
    }
    String taken = k == 0 ? "Take nothing" : k == 1 ? "Take 1 bean" : "Take " + k + " beans";
    return taken + " and leave " + String.join(" or ", ways) + ".";
  }
}
