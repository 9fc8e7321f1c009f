// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.losingways.genus.TauSequence;
import org.losingways.show.answer.position.FriskyAnswer;
import org.losingways.show.answer.position.FriskyAnswer.Sequence;
import org.losingways.show.page.text.Paper;

/** Frisky positions as the papers tabulate them. */
public record FriskyPage(Paper output) {

  public void print(FriskyAnswer answer) {
    List<Sequence> sequences = answer.sequences();
    output.line(
        output.ink().strong(output.named(answer.game()))
            + "  frisky positions with %s, heaps up to %d, in groups of %d"
                .formatted(
                    List.of("one heap", "two heaps", "three heaps").get(answer.heaps() - 1),
                    answer.max(),
                    answer.group()));
    if (answer.heaps() < 3) {
      output.line();
    }
    if (answer.heaps() == 1) {
      sequences.forEach(sequence -> output.line("  " + cell(sequence)));
    } else if (answer.heaps() == 2) {
      table("t", sequences.stream().map(FriskyPage::cell).toList(), answer.group());
    } else {
      threeHeaps(sequences, answer.group());
    }
    output.line();
    boolean guessed = sequences.stream().anyMatch(Sequence::isGuessed);
    boolean proved = sequences.stream().anyMatch(Sequence::proved);
    if (proved) {
      output.line("The parts in parentheses repeat for ever" + (guessed ? ", except" : "."));
    }
    if (guessed) {
      output.line(
          (proved ? "that a question mark" : "A question mark")
              + " says that the repetition is seen, not proved.");
    }
    if (!answer.complete()) {
      output.line("Stopped by a limit: what is printed is right, and the rest was not computed.");
    }
  }

  /** One table for each smallest heap; equal tables are printed once. */
  private void threeHeaps(List<Sequence> sequences, int group) {
    Map<List<String>, List<Integer>> smallestOf = new LinkedHashMap<>();
    Map<Integer, List<String>> cells = new LinkedHashMap<>();
    for (Sequence sequence : sequences) {
      cells.computeIfAbsent(sequence.fixed().get(0), t -> new ArrayList<>()).add(cell(sequence));
    }
    cells.forEach((t, row) -> smallestOf.computeIfAbsent(row, r -> new ArrayList<>()).add(t));
    smallestOf.forEach(
        (table, smallest) -> {
          output.line();
          output.line(
              smallest.stream()
                  .map(String::valueOf)
                  .collect(Collectors.joining(", ", "Smallest heap ", ":")));
          table("s", table, group);
        });
  }

  private static String cell(Sequence sequence) {
    return new TauSequence.Groups(sequence.start(), sequence.repeating())
        + (sequence.isGuessed() ? "?" : "");
  }

  /** Rows as long as a group, labelled 0+, 5+, …; equal rows at the end are drawn together. */
  private void table(String name, List<String> cells, int group) {
    int widest = cells.stream().mapToInt(String::length).max().orElse(1) + 2;
    int columns = Math.max(1, Math.min(group, (output.width() - 8) / widest));
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
                  "  As far as computed, the last "
                      + (period == 1 ? "row repeats." : period + " rows repeat.")));
    }
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
