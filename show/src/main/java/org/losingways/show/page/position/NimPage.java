// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimSequence.HeapValue;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.position.NimAnswer;
import org.losingways.show.page.text.Grid;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import org.losingways.show.view.Counted;

/** A nim sequence in words and as the papers' grid, or as lines for a spreadsheet. */
public record NimPage(Paper output) {

  /** The heaps shown when no period tells how many are worth showing. */
  public static final int USUAL_HEAPS = 100;

  /** A page or two: longer periods are shown in part. */
  private static final int MOST_USUAL_HEAPS = 600;

  /** About so many characters for a spreadsheet are written at once. */
  private static final int BLOCK = 1 << 13;

  /** Longer lists in a sentence are cut. */
  private static final int MOST_LISTED = 40;

  /**
   * The last heap to show of rules without a theorem about periods, if nobody says: all of them if
   * there are few.
   */
  public static int usualHeaps(Ruleset rules) {
    return rules.largestHeap() <= MOST_USUAL_HEAPS ? rules.largestHeap() : USUAL_HEAPS;
  }

  /**
   * The last heap to show if nobody says: as the papers do, rows of the period up to the second one
   * that only repeats, if that is not too much.
   */
  public static int usualHeaps(NimSequence sequence) {
    if (sequence.period().isEmpty()) {
      return Math.min(usualHeaps(sequence.rules()), sequence.size() - 1);
    }
    NimPeriod p = sequence.period().get();
    long rows = (p.preperiod() + p.period() - 1L) / p.period() + 2;
    long enough = Math.max(rows, 10 / p.period()) * p.period();
    return (int) (enough > MOST_USUAL_HEAPS ? USUAL_HEAPS : enough);
  }

  /** Lines of heap and value. */
  public void csv(NimAnswer answer) {
    StringBuilder block = new StringBuilder("heap,value").append(System.lineSeparator());
    for (int heap = 0; heap < answer.values().size(); heap++) {
      block.append(heap).append(',').append(answer.sequence().value(heap));
      block.append(System.lineSeparator());
      if (block.length() > BLOCK) {
        output.out().append(block);
        block.setLength(0);
      }
    }
    output.out().append(block);
  }

  public void print(NimAnswer answer) {
    NimSequence sequence = answer.sequence();
    Ink ink = output.ink();
    String names =
        NamedGame.withRules(sequence.rules()).stream()
            .map(NamedGame::title)
            .collect(Collectors.joining(", "));
    String code = sequence.rules().code();
    String heading = output.named(code);
    output.line(
        ink.strong(heading)
            + (names.isEmpty() || !heading.equals(code) ? "" : "  " + names)
            + ink.faint("  nim-values, normal play"));
    output.line();
    periodInWords(sequence).forEach(output::line);
    HeapValue max = answer.max();
    output.line(
        "The largest value%s is G(%d) = %d%s"
            .formatted(
                answer.proved() || answer.examined() >= sequence.rules().largestHeap()
                    ? ""
                    : " so far",
                max.heap(),
                max.value(),
                max.heap() == 0 ? "." : "; no smaller heap has it."));
    sequence.period().ifPresent(period -> exceptions(sequence, period));
    output.line(zerosInWords(sequence, answer.examined()));
    output.line();
    grid(answer);
    new Heaps(sequence.rules()).legend(output, answer.values().size() - 1);
  }

  private List<String> periodInWords(NimSequence sequence) {
    if (sequence.period().isPresent()) {
      NimPeriod p = sequence.period().get();
      return List.of(
          output
                  .ink()
                  .strong("Period %d from heap %d on, proved".formatted(p.period(), p.preperiod()))
              + ": G(h+%d) = G(h) holds for %d ≤ h < %d, and then for all larger h by the theorem of Guy and Smith."
                  .formatted(p.period(), p.preperiod(), p.bound()));
    }
    int known = sequence.size() - 1;
    Ruleset rules = sequence.rules();
    if (known >= rules.largestHeap()) {
      return List.of(
          output.ink().strong("All %,d %s are listed".formatted(known, rules.labels().nouns()))
              + "; there are no others.");
    }
    if (!sequence.canProvePeriods()) {
      String most =
          rules.largestHeap() == Integer.MAX_VALUE
              ? ""
              : " There are %,d %s in all; --max-heap N goes further."
                  .formatted(rules.largestHeap(), rules.labels().nouns());
      return List.of(
          "No period is claimed: the theorem of Guy and Smith holds for finite codes, and says"
              + " nothing about these rules. Values were computed up to heap "
              + known
              + "."
              + most);
    }
    return List.of(
        output.ink().strong("No period is proved up to heap " + known + ".")
            + " There may be one later: raise --max-heap or --time-limit.");
  }

  private void exceptions(NimSequence sequence, NimPeriod period) {
    int[] exceptions = sequence.exceptions();
    if (exceptions.length == 0) {
      output.line("There are no exceptional values: the sequence is purely periodic.");
      return;
    }
    String which =
        exceptions.length <= MOST_LISTED
            ? Arrays.stream(exceptions)
                .mapToObj(h -> value(sequence, h))
                .collect(Collectors.joining(", "))
            : "the first is %s, the last %s"
                .formatted(value(sequence, exceptions[0]), value(sequence, period.preperiod() - 1));
    output.line("%s: %s.".formatted(Counted.of(exceptions.length, "exceptional value"), which));
  }

  private static String value(NimSequence sequence, int heap) {
    return "G(" + heap + ")=" + sequence.value(heap);
  }

  private static String zerosInWords(NimSequence sequence, int examined) {
    int last = sequence.period().map(p -> p.preperiod() + p.period() - 1).orElse(examined);
    int[] zeros = IntStream.rangeClosed(0, last).filter(h -> sequence.value(h) == 0).toArray();
    String listed =
        Arrays.stream(zeros)
            .limit(MOST_LISTED)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", "));
    String rest;
    if (last >= sequence.rules().largestHeap()) {
      rest = "; there are no others.";
    } else if (sequence.period().isEmpty()) {
      rest = " (up to heap " + last + ").";
    } else if (zeros[zeros.length - 1] >= sequence.period().get().preperiod()) {
      rest = ", …, with the period.";
    } else {
      rest = "; there are no others.";
    }
    int more = zeros.length - MOST_LISTED;
    return "P-positions, heaps of value 0: %s%s%s"
        .formatted(
            listed,
            more > 0 ? ", … (%d more, the last %d)".formatted(more, zeros[zeros.length - 1]) : "",
            rest);
  }

  private void grid(NimAnswer answer) {
    // There may be millions of them, and few are different.
    int size = answer.values().size();
    Int2ObjectOpenHashMap<String> texts = new Int2ObjectOpenHashMap<>();
    List<String> cells = new ArrayList<>(size);
    for (int h = 1; h < size; h++) {
      int value = answer.sequence().value(h);
      String text = texts.get(value);
      if (text == null) {
        text = Integer.toString(value);
        texts.put(value, text);
      }
      cells.add(text);
    }
    if (cells.isEmpty()) {
      return;
    }
    int columns = Grid.columnsFor(answer.period().orElse(0), texts.values(), cells.size(), output);
    long repeats = answer.preperiod().map(Integer::longValue).orElse(Long.MAX_VALUE);
    new Grid(cells, columns, repeats).print(output);
  }
}
