// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.losingways.show.answer.position.FriskyAnswer;
import org.losingways.show.answer.position.FriskyAnswer.Sequence;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;

/**
 * Frisky positions: for each choice of the smaller heaps, the sizes of the largest one.
 *
 * <pre>
 *   smaller  larger
 *   0        0, 1, 5, 6, …  period 5 from 0
 *   1        1, 6, 7, 11, 12, …  period 5 from 6
 * </pre>
 */
public record FriskyPage(Paper output) {

  /** Longer lists without a period are cut. */
  private static final int MOST = 40;

  public void print(FriskyAnswer answer) {
    List<Sequence> sequences = answer.sequences();
    output.line(
        output.ink().strong(output.named(answer.game()))
            + "  frisky positions with %s, heaps up to %d"
                .formatted(
                    List.of("one heap", "two heaps", "three heaps", "four heaps")
                        .get(answer.heaps() - 1),
                    answer.max()));
    output.line("Their misère outcome differs from their normal outcome. Heap 0 is no heap.");
    if (answer.heaps() == 1) {
      output.line();
      sequences.forEach(sequence -> output.line("  ", sizes(sequence)));
    } else if (answer.heaps() == 2) {
      output.line();
      table("smaller", "larger", sequences);
    } else if (answer.heaps() == 3) {
      threeHeaps(sequences);
    } else {
      fourHeaps(sequences);
    }
    output.line();
    boolean guessed = sequences.stream().anyMatch(Sequence::isGuessed);
    boolean proved = sequences.stream().anyMatch(Sequence::proved);
    if (guessed) {
      output.line("A period with ? is seen, not proved." + (proved ? " The others are." : ""));
    } else if (proved) {
      output.line("The periods are proved.");
    }
    if (!answer.complete()) {
      output.line("Stopped by a limit: what is printed is right, and the rest was not computed.");
    }
  }

  /** One table for each smallest heap; equal tables are printed once. */
  private void threeHeaps(List<Sequence> sequences) {
    Map<Integer, List<Sequence>> tables = new LinkedHashMap<>();
    for (Sequence sequence : sequences) {
      tables.computeIfAbsent(sequence.fixed().get(0), t -> new ArrayList<>()).add(sequence);
    }
    Map<List<Sequence>, List<Integer>> smallestOf = new LinkedHashMap<>();
    tables.forEach(
        (smallest, table) ->
            smallestOf
                .computeIfAbsent(
                    table.stream().map(Sequence::shifted).toList(), t -> new ArrayList<>())
                .add(smallest));
    smallestOf
        .values()
        .forEach(
            equal -> {
              output.line();
              output.line("Smallest heap " + equal.get(0) + ":");
              table("middle", "largest", tables.get(equal.get(0)));
              for (int other : equal.subList(1, equal.size())) {
                output.line(
                    "  Smallest heap %d: the same, with all heaps larger by %d."
                        .formatted(other, other - equal.get(0)));
              }
            });
  }

  /** One table for each choice of the two smallest heaps. */
  private void fourHeaps(List<Sequence> sequences) {
    Map<List<Integer>, List<Sequence>> tables = new LinkedHashMap<>();
    for (Sequence sequence : sequences) {
      tables.computeIfAbsent(sequence.fixed().subList(0, 2), t -> new ArrayList<>()).add(sequence);
    }
    tables.forEach(
        (two, table) -> {
          output.line();
          output.line("Smallest heaps %d and %d:".formatted(two.get(0), two.get(1)));
          table("third", "largest", table);
        });
  }

  /** A row for each size of the second largest heap, until rows repeat. */
  private void table(String second, String largest, List<Sequence> rows) {
    List<Sequence> shifted = rows.stream().map(Sequence::shifted).toList();
    int shown = rows.size();
    int period = 0;
    for (int p = 1; 2 * p <= rows.size() && period == 0; p++) {
      int from = rows.size() - p;
      while (from > 0 && shifted.get(from - 1).equals(shifted.get(from - 1 + p))) {
        from--;
      }
      if (rows.size() - from >= 2 * p) {
        period = p;
        shown = from + p;
      }
    }
    TextTable table = new TextTable();
    table.row(List.of(second, largest));
    for (Sequence row : rows.subList(0, shown)) {
      table.row(List.of(String.valueOf(row.base()), sizes(row)));
    }
    table.print(output, "  ");
    if (period > 0) {
      output.line(
          output
              .ink()
              .faint(
                  "  From %s heap %d on, adding %d to both sizes changes nothing, as far as computed."
                      .formatted(second, rows.get(shown - period).base(), period)));
    }
  }

  /** The sizes through one period, such as {@code 0, 1, 5, 6, … period 5 from 0}. */
  private static String sizes(Sequence sequence) {
    if (sequence.period().isEmpty()) {
      return list(sequence.frisky(), MOST) + "  no period seen";
    }
    int from = sequence.base() + sequence.preperiod().getAsInt();
    int next = from + sequence.period().getAsInt();
    String mark = sequence.isGuessed() ? "?" : "";
    List<Integer> once = sequence.frisky().stream().filter(size -> size < next).toList();
    boolean ends = sequence.frisky().stream().noneMatch(size -> size >= from);
    if (once.isEmpty()) {
      return "none" + mark;
    }
    return ends
        ? list(once, once.size()) + "  none from %d on%s".formatted(from, mark)
        : list(once, once.size())
            + ", …  period %d from %d%s".formatted(sequence.period().getAsInt(), from, mark);
  }

  private static String list(List<Integer> sizes, int most) {
    return sizes.isEmpty()
        ? "none"
        : sizes.stream().limit(most).map(String::valueOf).collect(Collectors.joining(", "))
            + (sizes.size() > most ? ", …" : "");
  }
}
