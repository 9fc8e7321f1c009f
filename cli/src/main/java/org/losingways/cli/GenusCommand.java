// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.CarryingTable;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusPeriod;
import org.losingways.genus.GenusTable;
import org.losingways.genus.Phylum;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.GenusPage;
import org.losingways.show.page.Heaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere genus}: genus symbols of heaps and of pairs of heaps, and how they come about. */
@Command(
    name = "genus",
    header = "Genus values of heaps and positions.",
    mixinStandardHelpOptions = true,
    description = {
      "Print the genus of each heap, g^g0g1g2…: the normal-play value, then the misère values of the"
          + " heap with 0, 1, 2, … nim-heaps of size 2 beside it, the last two repeating for ever.",
      "A heap is a misère P-position when its first superscript is 0."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere genus 0.123                  the heaps of 0.123, their classes and their period",
      "  misere genus kayles --heaps 32      more heaps",
      "  misere genus 0.123 --pairs 9        also the genera of all pairs of heaps up to 9",
      "  misere genus 0.123 --explain 8 5    how the genus of 8+5 is worked out",
      "  misere genus 0.123 --heaps 12 --json"
    })
final class GenusCommand implements Callable<Integer> {

  private static final int MAX_HEAPS = 10_000;

  private static final int MAX_PAIRS = 200;

  /** Without {@code --heaps}: enough to see most periods, and quick in every game. */
  private static final int USUAL_HEAPS = 40;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--heaps",
      paramLabel = "N",
      description = "Go as far as heap N (40 unless given).")
  private String heaps;

  @Option(
      names = "--pairs",
      paramLabel = "K",
      description = "Also print the genera of all pairs of heaps up to K.")
  private String pairs;

  @Option(
      names = "--explain",
      paramLabel = "HEAP",
      arity = "1..*",
      description = "Also work out the genus of the position with these heaps, column by column.")
  private List<String> explain;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    int wanted = atMost(heaps, USUAL_HEAPS, MAX_HEAPS, "heaps");
    int paired = atMost(pairs, 0, MAX_PAIRS, "pairs of heaps");
    if (wanted == 0) {
      throw new CommandFailure("--heaps is at least 1.");
    }
    Position explained = explainedPosition(rules);
    GenusTable table = new GenusTable(rules, GenusTable.DEFAULT_MAX_POSITIONS, stop());
    boolean complete = table.extendTo(Math.min(wanted, rules.largestHeap()));
    List<Phylum> classes = classes(table);
    complete &= classes.size() == table.lastHeap() + 1;
    List<List<Genus>> triangle = triangle(table, Math.min(paired, rules.largestHeap()));
    complete &= triangle.size() == Math.min(paired, rules.largestHeap());
    Optional<CarryingTable> why = explain == null ? Optional.empty() : table.explain(explained);
    complete &= explain == null || why.isPresent();
    if (output.isJson()) {
      output.print(json(table, wanted, classes, triangle, why));
    } else {
      GenusPage page = new GenusPage(output);
      page.heaps(table, wanted, classes);
      new Heaps(rules).legend(output, Math.min(wanted, table.lastHeap()));
      page.pairs(triangle);
      why.ifPresent(page::carrying);
      if (!complete) {
        page.stopped(table);
      }
    }
    return complete ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  /** Ctrl-C is listened to where somebody can press it. */
  private BooleanSupplier stop() {
    return output.terminal().progress() ? Interrupt.onCtrlC() : () -> false;
  }

  static int atMost(String text, int usual, int most, String what) {
    int number = text == null ? usual : GameText.heap(text);
    if (number > most) {
      throw new CommandFailure(
          "At most " + most + " " + what + " can be asked for, not " + number + ".");
    }
    return number;
  }

  private Position explainedPosition(Ruleset rules) {
    Position position = Position.EMPTY;
    if (explain != null) {
      for (String text : explain) {
        position = position.plus(rules.labels().position(text));
      }
    }
    if (position.largest() > MAX_HEAPS || position.size() > MAX_PAIRS) {
      throw new CommandFailure(
          "A position to explain has at most "
              + MAX_PAIRS
              + " heaps of at most "
              + MAX_HEAPS
              + " beans.");
    }
    return position;
  }

  /** From heap 0, as far as the limits let it be known. */
  static List<Phylum> classes(GenusTable table) {
    List<Phylum> classes = new ArrayList<>();
    for (int heap = 0; heap <= table.lastHeap(); heap++) {
      Optional<Phylum> phylum = table.phylum(heap);
      if (phylum.isEmpty()) {
        return classes;
      }
      classes.add(phylum.get());
    }
    return classes;
  }

  /** Row i holds heap i+1 with heaps i+1, i+2, …; whole rows only. */
  private static List<List<Genus>> triangle(GenusTable table, int size) {
    List<List<Genus>> triangle = new ArrayList<>();
    for (int i = 1; i <= size; i++) {
      List<Genus> row = new ArrayList<>();
      for (int j = i; j <= size; j++) {
        Optional<Genus> genus = table.genus(Position.of(i, j));
        if (genus.isEmpty()) {
          return triangle;
        }
        row.add(genus.get());
      }
      triangle.add(row);
    }
    return triangle;
  }

  static ObjectNode json(
      GenusTable table,
      int wanted,
      List<Phylum> classes,
      List<List<Genus>> triangle,
      Optional<CarryingTable> why) {
    int shown = Math.min(wanted, table.lastHeap());
    ObjectNode node = Json.object();
    node.put("game", table.rules().code());
    new Heaps(table.rules()).putLabels(node, shown);
    ArrayNode genera = node.putArray("genera");
    table.heaps().subList(0, shown + 1).forEach(genus -> genera.add(genus.toString()));
    Optional<GenusPeriod> period = table.period();
    node.put("period", period.map(GenusPeriod::period).orElse(null));
    node.put("preperiod", period.map(GenusPeriod::preperiod).orElse(null));
    node.put("periodProved", period.map(GenusPeriod::isProved).orElse(null));
    OptionalInt wild = table.firstWild();
    if (wild.isPresent()) {
      ObjectNode first = node.putObject("firstWild");
      first.put("heap", wild.getAsInt());
      first.put("genus", table.heap(wild.getAsInt()).toString());
    } else {
      node.putNull("firstWild");
    }
    OptionalInt notNim = table.firstNonNimHeap();
    node.put("firstNonNimHeap", notNim.isPresent() ? Integer.valueOf(notNim.getAsInt()) : null);
    ArrayNode nim = node.putArray("nimHeaps");
    for (int heap = 0; heap <= shown; heap++) {
      OptionalInt size = table.nimHeap(heap);
      nim.add(size.isPresent() ? Integer.valueOf(size.getAsInt()) : null);
    }
    ArrayNode phyla = node.putArray("classes");
    classes.stream().limit(shown + 1L).forEach(phylum -> phyla.add(phylum.toString()));
    if (!triangle.isEmpty()) {
      ArrayNode all = node.putArray("pairs");
      for (int i = 0; i < triangle.size(); i++) {
        for (int j = 0; j < triangle.get(i).size(); j++) {
          ObjectNode pair = all.addObject();
          pair.putArray("heaps").add(i + 1).add(i + j + 1);
          pair.put("genus", triangle.get(i).get(j).toString());
        }
      }
    }
    why.ifPresent(carrying -> node.set("explain", json(carrying)));
    return node;
  }

  private static ObjectNode json(CarryingTable why) {
    ObjectNode node = Json.object();
    heaps(node.putArray("position"), why.position());
    node.put("genus", why.result().toString());
    ArrayNode options = node.putArray("options");
    for (CarryingTable.Row row : why.rows()) {
      ObjectNode option = options.addObject();
      heaps(option.putArray("position"), row.option());
      option.put("genus", row.genus().toString());
    }
    ArrayNode carries = node.putArray("carries");
    for (int n = 0; n < why.columns(); n++) {
      OptionalInt carry = why.carry(n);
      carries.add(carry.isPresent() ? Integer.valueOf(carry.getAsInt()) : null);
    }
    return node;
  }

  private static void heaps(ArrayNode array, Position position) {
    for (int i = position.size() - 1; i >= 0; i--) {
      array.add(position.heap(i));
    }
  }
}
