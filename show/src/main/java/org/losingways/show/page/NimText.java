// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimSequence.HeapValue;
import org.losingways.reader.NamedGame;

/**
 * A nim sequence in words and as the papers' grid.
 *
 * @param output where to print
 * @param sequence the sequence
 * @param examined the last heap to speak of as long as no period is proved
 */
public record NimText(Paper output, NimSequence sequence, int examined) {

  /** The heaps shown when no period tells how many are worth showing. */
  public static final int USUAL_HEAPS = 100;

  /** A page or two: longer periods are shown in part. */
  private static final int MOST_USUAL_HEAPS = 600;

  /** Longer lists in a sentence are cut. */
  private static final int MOST_LISTED = 40;

  /**
   * The last heap to show if nobody says: as the papers do, rows of the period up to the second one
   * that only repeats, if that is not too much.
   */
  public static int usualHeaps(NimSequence sequence) {
    if (sequence.period().isEmpty()) {
      return Math.min(USUAL_HEAPS, sequence.size() - 1);
    }
    NimPeriod p = sequence.period().get();
    long rows = (p.preperiod() + p.period() - 1L) / p.period() + 2;
    long enough = Math.max(rows, 10 / p.period()) * p.period();
    return (int) (enough > MOST_USUAL_HEAPS ? USUAL_HEAPS : enough);
  }

  /** The largest value of all heaps, if that is proved, else of the heaps up to this one. */
  public static HeapValue maximum(NimSequence sequence, int examined) {
    if (sequence.period().isPresent() || examined == sequence.size() - 1) {
      return sequence.maximum();
    }
    int best = 0;
    for (int h = 1; h <= examined; h++) {
      if (sequence.value(h) > sequence.value(best)) {
        best = h;
      }
    }
    return new HeapValue(best, sequence.value(best));
  }

  public void print(int last) {
    Ink ink = output.ink();
    String names =
        NamedGame.withRules(sequence.rules()).stream()
            .map(NamedGame::title)
            .collect(Collectors.joining(", "));
    output.line(
        ink.strong(sequence.rules().code())
            + (names.isEmpty() || names.equals(sequence.rules().code()) ? "" : "  " + names)
            + ink.faint("  nim-values, normal play"));
    output.line();
    periodInWords().forEach(output::line);
    HeapValue max = maximum(sequence, examined);
    output.line(
        "The largest value"
            + (sequence.period().isPresent() ? "" : " so far")
            + " is G("
            + max.heap()
            + ") = "
            + max.value()
            + (max.heap() == 0 ? "." : "; no smaller heap has it."));
    sequence.period().ifPresent(this::printExceptions);
    output.line(zerosInWords());
    output.line();
    printGrid(last);
  }

  private List<String> periodInWords() {
    if (sequence.period().isPresent()) {
      NimPeriod p = sequence.period().get();
      return List.of(
          output
                  .ink()
                  .strong("Period " + p.period() + " from heap " + p.preperiod() + " on, proved")
              + ": G(h+"
              + p.period()
              + ") = G(h) holds for "
              + p.preperiod()
              + " ≤ h < "
              + p.bound()
              + ",",
          "and then for all larger h by the theorem of Guy and Smith.");
    }
    int known = sequence.size() - 1;
    if (!sequence.canProvePeriods()) {
      return List.of(
          "No period is claimed: the theorem of Guy and Smith is for codes that end, and says nothing",
          "about these rules. Values were computed up to heap " + known + ".");
    }
    return List.of(
        output.ink().strong("No period is proved up to heap " + known + ".")
            + " There may be one further on: raise --heaps or --time-limit.");
  }

  private void printExceptions(NimPeriod period) {
    int[] exceptions = sequence.exceptions();
    if (exceptions.length == 0) {
      output.line("There are no exceptional values: the sequence is purely periodic.");
      return;
    }
    String which =
        exceptions.length <= MOST_LISTED
            ? Arrays.stream(exceptions)
                .mapToObj(h -> "G(" + h + ")=" + sequence.value(h))
                .collect(Collectors.joining(", "))
            : "the first is G("
                + exceptions[0]
                + ")="
                + sequence.value(exceptions[0])
                + ", the last G("
                + (period.preperiod() - 1)
                + ")="
                + sequence.value(period.preperiod() - 1L);
    output.line(
        exceptions.length
            + (exceptions.length == 1 ? " exceptional value: " : " exceptional values: ")
            + which
            + ".");
  }

  private String zerosInWords() {
    int last = sequence.period().map(p -> p.preperiod() + p.period() - 1).orElse(examined);
    int[] zeros = IntStream.rangeClosed(0, last).filter(h -> sequence.value(h) == 0).toArray();
    String listed =
        Arrays.stream(zeros)
            .limit(MOST_LISTED)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", "));
    String rest;
    if (sequence.period().isEmpty()) {
      rest = " (up to heap " + last + ").";
    } else if (zeros[zeros.length - 1] >= sequence.period().get().preperiod()) {
      rest = ", and so on with the period.";
    } else {
      rest = "; there are no others.";
    }
    int more = zeros.length - MOST_LISTED;
    return "P-positions, heaps of value 0: "
        + listed
        + (more > 0 ? ", … (" + more + " more, the last " + zeros[zeros.length - 1] + ")" : "")
        + rest;
  }

  private void printGrid(int last) {
    List<String> cells =
        IntStream.rangeClosed(1, last).mapToObj(h -> Integer.toString(sequence.value(h))).toList();
    if (cells.isEmpty()) {
      return;
    }
    int period = sequence.period().map(NimPeriod::period).orElse(0);
    int columns = Grid.columnsFor(period, cells, output.width());
    long repeats = sequence.period().map(p -> (long) p.preperiod()).orElse(Long.MAX_VALUE);
    new Grid(cells, columns, repeats).print(output.out(), output.ink());
  }
}
