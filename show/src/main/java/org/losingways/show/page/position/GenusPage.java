// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.genus.CarryingTable;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusPeriod;
import org.losingways.genus.GenusTable;
import org.losingways.genus.Phylum;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.position.GenusAnswer;
import org.losingways.show.page.text.Grid;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;

/** The answers of {@code misere genus} as text, laid out as in the papers. */
public record GenusPage(Paper output) {

  private static final String NO_CARRY = "⋄";

  public void print(GenusAnswer answer) {
    heaps(answer);
    new Heaps(answer.table().rules()).legend(output, answer.genera().size() - 1);
    pairs(answer.pairs());
    answer.why().ifPresent(this::carrying);
    if (!answer.complete()) {
      output.line();
      output.line(
          "Stopped at heap %d, after %d positions: what is printed is right, and the rest was not computed."
              .formatted(answer.table().lastHeap(), answer.table().positions()));
    }
  }

  /** The genera of the heaps, what kind of game each is, and the period. */
  private void heaps(GenusAnswer answer) {
    GenusTable table = answer.table();
    int shown = answer.genera().size() - 1;
    String names =
        NamedGame.withRules(table.rules()).stream()
            .map(named -> "  " + named.title())
            .collect(Collectors.joining());
    String code = table.rules().code();
    String heading = output.named(code);
    output.line(output.ink().strong(heading) + (heading.equals(code) ? names : ""));
    if (shown > 0) {
      List<String> cells =
          table.heaps().subList(1, shown + 1).stream().map(Genus::toUnicode).toList();
      Optional<GenusPeriod> period = table.period();
      long repeatsFrom =
          period
              .filter(GenusPeriod::isProved)
              .map(p -> (long) p.preperiod())
              .orElse(Long.MAX_VALUE);
      int row = period.map(GenusPeriod::period).orElseGet(() -> table.basePeriod().orElse(0));
      int columns = Grid.columnsFor(row, cells, output);
      new Grid(cells, columns, repeatsFrom).print(output);
    }
    output.line();
    phyla(answer.classes());
    output.line(firsts(table));
    table.period().ifPresentOrElse(period -> period(period, table), () -> noPeriod(table));
  }

  private void phyla(List<String> classes) {
    for (Phylum phylum : Phylum.values()) {
      String name = phylum.toString();
      int[] heaps =
          IntStream.range(1, classes.size()).filter(h -> classes.get(h).equals(name)).toArray();
      if (heaps.length > 0) {
        output.line(pad(name, 9) + (heaps.length == 1 ? "  heap " : "  heaps ") + ranges(heaps));
      }
    }
  }

  /** Ascending numbers, runs of three or more drawn together: {@code 1–7, 10, 12}. */
  static String ranges(int[] numbers) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < numbers.length; ) {
      int j = i;
      while (j + 1 < numbers.length && numbers[j + 1] == numbers[j] + 1) {
        j++;
      }
      if (j - i >= 2) {
        parts.add(numbers[i] + "–" + numbers[j]);
        i = j + 1;
      } else {
        parts.add(Integer.toString(numbers[i]));
        i++;
      }
    }
    return String.join(", ", parts);
  }

  private static String firsts(GenusTable table) {
    OptionalInt notNim = table.firstNonNimHeap();
    OptionalInt wild = table.firstWild();
    String to = "up to heap " + table.lastHeap();
    if (notNim.isEmpty()) {
      return "Every heap " + to + " is a nim-heap.";
    }
    String first = "The first heap that is not a nim-heap is %d; ".formatted(notNim.getAsInt());
    return first
        + (wild.isEmpty()
            ? "every genus %s is tame, so these heaps can be played like Nim.".formatted(to)
            : "the first genus that is not tame is %s at heap %d."
                .formatted(table.heap(wild.getAsInt()).toUnicode(), wild.getAsInt()));
  }

  private void period(GenusPeriod period, GenusTable table) {
    String what =
        "The genera repeat with period %d from heap %d"
            .formatted(period.period(), period.preperiod());
    switch (period.ground()) {
      case NO_SPLITS -> {
        output.line(
            what
                + " on, proved: no move splits a heap, so each genus is determined by those of the"
                + " heaps just before it.");
        notAnAnalysis();
      }
      case TAME ->
          output.line(
              what
                  + " on, proved: all heaps are tame, and the repetition to heap %d continues by the theorem of Guy and Smith. Tame heaps can be played like Nim."
                      .formatted(period.seenTo()));
      case OBSERVED -> {
        output.line(what + " to heap " + period.seenTo() + ". " + whyNotProved(period, table));
        notAnAnalysis();
      }
    }
  }

  private static String whyNotProved(GenusPeriod period, GenusTable table) {
    OptionalLong provedAt = period.provedAt(table);
    if (provedAt.isPresent()) {
      return "That is seen, not proved; verifying it up to heap %d would prove it."
          .formatted(provedAt.getAsLong());
    }
    return table.rules().reach().isEmpty()
        ? "That is seen, not proved: no theorem applies to these rules."
        : "That is seen, not proved: heaps are split, and the genus of two heaps is not determined"
            + " by their genera.";
  }

  private void notAnAnalysis() {
    output.line(
        "A periodic genus sequence does not solve misère play: it decides positions with one heap (and"
            + " nim-heaps of sizes 1 and 2), not with two.");
  }

  private void noPeriod(GenusTable table) {
    output.line("The genera up to heap " + table.lastHeap() + " show no period.");
  }

  /**
   * The genera of pairs of heaps, a triangle; the columns run to the heap of the first row's end.
   */
  private void pairs(List<GenusAnswer.Pair> pairs) {
    if (pairs.isEmpty()) {
      return;
    }
    int size = (int) pairs.stream().filter(pair -> pair.heaps().get(0) == 1).count();
    TextTable table = new TextTable();
    List<String> head = new ArrayList<>(List.of("+"));
    IntStream.rangeClosed(1, size).forEach(j -> head.add("h" + j));
    table.row(head, output.ink()::faint);
    for (int at = 0, i = 1; at < pairs.size(); at += size - i + 1, i++) {
      List<String> row = new ArrayList<>(Collections.nCopies(i, ""));
      row.set(0, "h" + i);
      pairs.subList(at, at + size - i + 1).forEach(pair -> row.add(pair.shown()));
      table.row(row);
    }
    output.line();
    table.print(output, "");
  }

  /** The carrying table of a position. */
  private void carrying(CarryingTable why) {
    int columns = why.columns();
    int label = "carry γ⊕1".length();
    for (CarryingTable.Row row : why.rows()) {
      label = Math.max(label, row.option().toString().length());
    }
    label = Math.max(label, why.position().toString().length());
    int width = 2;
    for (int n = 0; n < columns; n++) {
      width = Math.max(width, Integer.toString(why.result().superscript(n)).length());
      for (CarryingTable.Row row : why.rows()) {
        width = Math.max(width, Integer.toString(row.genus().superscript(n)).length());
      }
    }
    output.line();
    output.line("The genus of " + why.position() + " by mex-with-carrying:");
    StringBuilder head = new StringBuilder(" ".repeat(label + 2)).append("g ");
    for (int n = 0; n < columns; n++) {
      head.append(" ").append(pad("g" + subscript(n), width));
    }
    output.line("  " + output.ink().faint(head.toString().stripTrailing()));
    carry("carry γ", label, width, columns, why, g -> g);
    carry("carry γ⊕1", label, width, columns, why, g -> g ^ 1);
    for (CarryingTable.Row row : why.rows()) {
      output.line("  " + genusRow(row.option().toString(), row.genus(), label, width, columns));
    }
    String total =
        "%s  = %s"
            .formatted(
                genusRow(why.position().toString(), why.result(), label, width, columns),
                why.result().toUnicode());
    output.line("  " + "─".repeat(total.length()));
    output.line("  " + output.ink().strong(total));
  }

  private void carry(
      String name, int label, int width, int columns, CarryingTable why, IntUnaryOperator value) {
    StringBuilder line =
        new StringBuilder(pad(name, label)).append("  ").append(NO_CARRY).append(" ");
    for (int n = 0; n < columns; n++) {
      OptionalInt carry = why.carry(n);
      String cell =
          carry.isEmpty() ? NO_CARRY : Integer.toString(value.applyAsInt(carry.getAsInt()));
      line.append(" ").append(pad(cell, width));
    }
    output.line("  " + output.ink().faint(line.toString().stripTrailing()));
  }

  private static String genusRow(String name, Genus genus, int label, int width, int columns) {
    StringBuilder line =
        new StringBuilder(pad(name, label))
            .append("  ")
            .append(pad(Integer.toString(genus.base()), 2));
    for (int n = 0; n < columns; n++) {
      line.append(" ").append(pad(Integer.toString(genus.superscript(n)), width));
    }
    return line.append(" …").toString();
  }

  private static String subscript(int n) {
    return Integer.toString(n)
        .chars()
        .mapToObj(c -> Character.toString('₀' + (c - '0')))
        .collect(Collectors.joining());
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
