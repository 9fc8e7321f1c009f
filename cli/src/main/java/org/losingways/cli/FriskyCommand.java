// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.losingways.game.GameText;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.genus.FriskyTable;
import org.losingways.genus.GenusTable;
import org.losingways.genus.TauSequence;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.GenusPage;
import org.losingways.show.page.Ink;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere frisky}: which positions have different outcomes in misère and normal play. */
@Command(
    name = "frisky",
    header = "Positions whose misère outcome differs from the normal one.",
    mixinStandardHelpOptions = true,
    description = {
      "Print the frisky positions with one, two or three heaps: those whose misère outcome differs"
          + " from the normal one.",
      "Each entry is a sequence of bits, 1 for frisky, for the largest heap growing bean by bean from"
          + " the size of the next smaller one. Bits are read in groups as binary numbers; the part"
          + " in parentheses repeats."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere frisky 0.3102 --heaps 1                 single heaps",
      "  misere frisky 0.3102 --heaps 2                 two heaps, by the smaller one",
      "  misere frisky 0.3102 --heaps 3 --smallest 7    three heaps, the smallest of size 7",
      "  misere frisky 0.123 --heaps 2 --max 30 --json"
    })
final class FriskyCommand implements Callable<Integer> {

  private static final int MAX_SIZE = 1000;
  private static final int MAX_SIZE_OF_THREE = 250;
  private static final int MAX_GROUP = 60;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--heaps",
      paramLabel = "K",
      description = "How many heaps: 1, 2 or 3 (1 unless given).")
  private String heaps;

  @Option(
      names = "--max",
      paramLabel = "N",
      description = "The largest heap looked at; more heaps show and prove longer periods.")
  private String max;

  @Option(
      names = "--group",
      paramLabel = "G",
      description = "How many bits make a number (the period of normal play unless given).")
  private String group;

  @Option(
      names = "--smallest",
      paramLabel = "T",
      description = "With three heaps: only the table for this smallest heap.")
  private String smallest;

  @Mixin private Output output;

  /** One sequence and the heaps that are fixed in it. */
  private record Entry(List<Integer> fixed, TauSequence tau) {}

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    int count = heaps == null ? 1 : GameText.heap(heaps);
    if (count < 1 || count > 3) {
      throw new CommandFailure("--heaps is 1, 2 or 3, not " + count + ".");
    }
    if (smallest != null && count != 3) {
      throw new CommandFailure("--smallest goes with --heaps 3.");
    }
    boolean splits = rules.reach().map(Reach::maxParts).orElse(2) > 1;
    GenusTable table =
        new GenusTable(
            rules,
            GenusTable.DEFAULT_MAX_POSITIONS,
            output.terminal().progress() ? Interrupt.onCtrlC() : () -> false);
    int usual = splits ? (count == 3 ? 24 : 40) : 100;
    int most = count == 3 ? MAX_SIZE_OF_THREE : MAX_SIZE;
    int size = GenusCommand.atMost(max, Math.min(usual, rules.largestHeap()), most, "heaps");
    boolean complete = table.extendTo(size);
    int bits = groupSize(table);
    FriskyTable frisky = new FriskyTable(table, Math.min(size, table.lastHeap()));
    List<Entry> entries = new ArrayList<>();
    complete &= collect(frisky, count, bits, entries);
    if (output.isJson()) {
      output.print(json(rules, frisky, count, bits, entries));
    } else {
      print(rules, frisky, count, bits, entries);
      if (!complete) {
        output.line(
            "Stopped by the limit on positions: the table is cut short. Try a smaller --max.");
      }
    }
    return complete ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private int groupSize(GenusTable table) {
    if (group == null) {
      int period = GenusPage.basePeriod(table).orElse(5);
      return period <= MAX_GROUP ? period : 5;
    }
    int bits = GameText.heap(group);
    if (bits < 1 || bits > MAX_GROUP) {
      throw new CommandFailure("--group is from 1 to " + MAX_GROUP + ", not " + bits + ".");
    }
    return bits;
  }

  /** Collects sequences until a limit is reached; tells whether none was. */
  private boolean collect(FriskyTable frisky, int count, int bits, List<Entry> entries) {
    if (count == 1) {
      return add(frisky, entries);
    }
    int last = frisky.maxHeap();
    // The growing heap needs room to show a period.
    int largestFixed = Math.max(last / 2, last - 3 * bits);
    if (count == 2) {
      for (int t = 0; t <= Math.min(largestFixed, 8 * bits); t++) {
        if (!add(frisky, entries, t)) {
          return false;
        }
      }
      return true;
    }
    int from = smallest == null ? 0 : GenusCommand.atMost(smallest, 0, last, "beans here");
    int to = smallest == null ? Math.min(largestFixed / 2, 3 * bits) : from;
    int rows = Math.max(0, Math.min(largestFixed - to, 11 * bits - 1));
    for (int t = from; t <= to; t++) {
      for (int s = 0; s <= rows; s++) {
        if (!add(frisky, entries, t, t + s)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean add(FriskyTable frisky, List<Entry> entries, int... fixed) {
    Optional<TauSequence> tau = frisky.tau(fixed);
    tau.ifPresent(
        sequence -> entries.add(new Entry(Arrays.stream(fixed).boxed().toList(), sequence)));
    return tau.isPresent();
  }

  private static ObjectNode json(
      Ruleset rules, FriskyTable frisky, int count, int bits, List<Entry> entries) {
    ObjectNode node = Json.object();
    node.put("game", rules.code());
    node.put("heaps", count);
    node.put("max", frisky.maxHeap());
    node.put("group", bits);
    ArrayNode sequences = node.putArray("sequences");
    for (Entry entry : entries) {
      ObjectNode sequence = sequences.addObject();
      entry.fixed().forEach(sequence.putArray("fixed")::add);
      TauSequence.Groups groups = entry.tau().groups(bits);
      groups.start().forEach(sequence.putArray("start")::add);
      groups.repeating().forEach(sequence.putArray("repeating")::add);
      boolean periodic = entry.tau().period() > 0;
      sequence.put("period", periodic ? Integer.valueOf(entry.tau().period()) : null);
      sequence.put("preperiod", periodic ? Integer.valueOf(entry.tau().preperiod()) : null);
      sequence.put("proved", entry.tau().isProved());
    }
    return node;
  }

  private void print(Ruleset rules, FriskyTable frisky, int count, int bits, List<Entry> entries) {
    Ink ink = output.ink();
    output.line(
        ink.strong(rules.code())
            + "  frisky positions with "
            + (count == 1 ? "one heap" : count == 2 ? "two heaps" : "three heaps")
            + ", heaps up to "
            + frisky.maxHeap()
            + ", in groups of "
            + bits);
    if (count < 3) {
      output.line();
    }
    if (count == 1) {
      entries.forEach(entry -> output.line("  " + cell(entry, bits)));
    } else if (count == 2) {
      table("t", entries.stream().map(e -> cell(e, bits)).toList(), bits);
    } else {
      threeHeaps(bits, entries);
    }
    output.line();
    boolean guessed = entries.stream().anyMatch(e -> e.tau().period() > 0 && !e.tau().isProved());
    boolean proved = entries.stream().anyMatch(e -> e.tau().isProved());
    if (proved) {
      output.line("The parts in parentheses repeat for ever" + (guessed ? ", except" : "."));
    }
    if (guessed) {
      output.line(
          (proved ? "that a question mark" : "A question mark")
              + " says that the repetition is seen, not proved.");
    }
  }

  /** One table for each smallest heap; equal tables are printed once. */
  private void threeHeaps(int bits, List<Entry> entries) {
    Map<List<String>, List<Integer>> smallestOf = new LinkedHashMap<>();
    Map<Integer, List<String>> cells = new LinkedHashMap<>();
    for (Entry entry : entries) {
      cells.computeIfAbsent(entry.fixed().get(0), t -> new ArrayList<>()).add(cell(entry, bits));
    }
    cells.forEach((t, row) -> smallestOf.computeIfAbsent(row, r -> new ArrayList<>()).add(t));
    for (Map.Entry<List<String>, List<Integer>> found : smallestOf.entrySet()) {
      output.line();
      output.line(
          "Smallest heap "
              + found.getValue().stream().map(String::valueOf).collect(Collectors.joining(", "))
              + ":");
      table("s", found.getKey(), bits);
    }
  }

  private static String cell(Entry entry, int bits) {
    boolean guessed = entry.tau().period() > 0 && !entry.tau().isProved();
    return entry.tau().groups(bits) + (guessed ? "?" : "");
  }

  /** Rows as long as a group, labelled 0+, 5+, …; equal rows at the end are drawn together. */
  private void table(String name, List<String> cells, int bits) {
    int widest = cells.stream().mapToInt(String::length).max().orElse(1) + 2;
    int columns = Math.max(1, Math.min(bits, (output.width() - 8) / widest));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i + columns <= cells.size() || i == 0; i += columns) {
      rows.add(cells.subList(i, Math.min(cells.size(), i + columns)));
    }
    int shown = rows.size();
    int period = 0;
    for (int p = 1; 2 * p <= rows.size() && period == 0; p++) {
      int from = rows.size() - p;
      while (from > 0 && rows.get(from - 1).equals(rows.get(from - 1 + p))) {
        from--;
      }
      if (rows.size() - from >= 2 * p) {
        period = p;
        shown = from + p;
      }
    }
    StringBuilder head = new StringBuilder(pad("  " + name, 6));
    for (int c = 0; c < Math.min(columns, cells.size()); c++) {
      head.append("  ").append(pad(Integer.toString(c), widest - 2));
    }
    output.line(output.ink().faint(head.toString().stripTrailing()));
    for (int row = 0; row < shown; row++) {
      StringBuilder line = new StringBuilder();
      for (String cell : rows.get(row)) {
        line.append("  ").append(pad(cell, widest - 2));
      }
      output.line(
          output.ink().faint(pad("  " + row * columns + "+", 6)) + line.toString().stripTrailing());
    }
    output.line("  …");
    if (period > 0) {
      output.line(
          output
              .ink()
              .faint(
                  period == 1
                      ? "  As far as computed, the last row repeats."
                      : "  As far as computed, the last " + period + " rows repeat."));
    }
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
