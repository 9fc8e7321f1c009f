// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.game.Board;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.words.Alphabet;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthReport;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.SolverStatus;
import org.losingways.quotient.StopReason;
import org.losingways.show.draw.Triangle;

/**
 * The text of {@code misere solve}: partial quotients as they change, then a summary (Advances,
 * §9.3).
 */
public final class SolveLog {

  /** Longer sequences are for {@code --json}. */
  private static final int LONGEST_PHI = 2000;

  /** More values than this say nothing in a row when heaps are not numbers. */
  private static final int FEW_LABELS = 24;

  /** How many refuted trials a report of growth shows. */
  private static final int SHOWN_TRIALS = 12;

  private final Paper output;
  private final String code;
  private final Heaps heaps;

  public SolveLog(Paper output, Ruleset rules) {
    this.output = output;
    this.code = rules.code();
    this.heaps = new Heaps(rules);
  }

  public void normalPlay(NormalPlay normal) {
    heading("Normal play of " + code);
    output.line("Max:    " + normalMax(normal));
    if (heaps.areSizes()) {
      output.line("Period: " + normalPeriod(normal));
    }
    output.line();
    heading("Misère play of " + code);
  }

  private String normalMax(NormalPlay normal) {
    String heap = heaps.label(BigInteger.valueOf(normal.max().heap()));
    return "G(" + heap + ") = " + normal.max().value();
  }

  private static String normalPeriod(NormalPlay normal) {
    return normal
        .period()
        .map(p -> p.period() + " from heap " + p.preperiod() + " on")
        .orElse("none found to heap " + (normal.heaps() - 1));
  }

  /** A partial quotient that held from the heap at which it was found to its last heap. */
  public void partial(int changedAt, FiniteQuotient quotient) {
    output.line(output.ink().faint("-- changed at " + heaps.named(changedAt) + " --"));
    quotient(quotient);
    if (heaps.areSizes() || quotient.heapsComputed() < FEW_LABELS) {
      phiLine(quotient);
    } else {
      output.line();
    }
    output.out().flush();
  }

  private void quotient(FiniteQuotient quotient) {
    String name = quotient.name().map(n -> (n.startsWith("T") ? "TAME, " : "") + n).orElse("");
    String presentation = presentation(quotient);
    output.line(
        "Size " + quotient.order() + ": " + (name.isEmpty() ? "" : name + " = ") + presentation);
    output.line("P = " + output.ink().p(pPortion(quotient)));
  }

  private static Words words(FiniteQuotient quotient) {
    return new Words(Alphabet.letters(quotient.presentation().generators().length));
  }

  private static String presentation(FiniteQuotient quotient) {
    return words(quotient).presentation(quotient.presentation().relations());
  }

  private static String pPortion(FiniteQuotient quotient) {
    int[] sorted = quotient.presentation().sort(quotient.bipartite().pElements());
    return texts(quotient, sorted).collect(Collectors.joining(", ", "{", "}"));
  }

  private static Stream<String> texts(FiniteQuotient quotient, int[] values) {
    Words words = words(quotient);
    return Arrays.stream(values).mapToObj(x -> words.text(quotient.presentation().word(x)));
  }

  private void phiLine(FiniteQuotient quotient) {
    if (quotient.heapsComputed() <= LONGEST_PHI) {
      output.line("Φ = " + texts(quotient, quotient.phi()).collect(Collectors.joining(" ")));
    } else {
      output.line(
          "Φ has been computed to heap " + quotient.heapsComputed() + "; --json prints it.");
    }
    output.line();
  }

  public void summary(QuotientSolver solver, NormalPlay normal) {
    FiniteQuotient quotient = solver.lastFinite();
    boolean solved = solver.status() == SolverStatus.SOLVED;
    heading(
        solved
            ? "Misère play of " + code + " is solved"
            : "Misère play of " + code + " to " + heaps.named(solver.heaps()));
    if (solver.quotient() instanceof InfiniteQuotient infinite) {
      infinite(solver, infinite, normal);
      return;
    }
    quotient(quotient);
    if (!heaps.areSizes()) {
      if (heaps.rules().board().kind() == Board.Kind.TRIANGLE) {
        triangle(quotient);
      } else {
        new PhiList(output).print(quotient);
      }
    } else if (quotient.period().isPresent()) {
      phiGrid(quotient, quotient.period().get());
    } else {
      phiLine(quotient);
    }
    List<String[]> rows = new ArrayList<>();
    rows.add(new String[] {"Standard form", code});
    if (heaps.areSizes()) {
      rows.add(new String[] {"Normal period", normalPeriod(normal)});
    }
    rows.add(new String[] {"Normal maximum", normalMax(normal)});
    rows.add(new String[] {"Misère period", misere(solver, quotient)});
    rows.add(
        new String[] {"Quotient order", quotient.order() + ", of which P " + quotient.pSize()});
    if (heaps.areSizes()) {
      rows.add(new String[] {"Heaps computed", String.valueOf(quotient.heapsComputed())});
      rows.add(new String[] {"Last tame heap", String.valueOf(quotient.lastTameHeap())});
    } else {
      String all = heaps.rules().labels().nouns();
      rows.add(new String[] {"Computed", quotient.heapsComputed() + " " + all + " with moves"});
    }
    rows.forEach(row -> output.line(String.format("%-15s %s", row[0], row[1])));
    if (!solved) {
      output.line();
      stopped(solver);
    }
  }

  private void triangle(FiniteQuotient quotient) {
    int rows = Triangle.usualRows(quotient);
    output.line("Φ on the triangle:");
    Triangle.text(quotient, rows, x -> Words.raised(quotient.print(x)), output.ink()::underlined)
        .forEach(output::line);
    output.line();
  }

  private void infinite(QuotientSolver solver, InfiniteQuotient infinite, NormalPlay normal) {
    new InfinitePage(output, infinite).print();
    List<String[]> rows = new ArrayList<>();
    rows.add(new String[] {"Standard form", code});
    rows.add(new String[] {"Normal period", normalPeriod(normal)});
    rows.add(
        new String[] {
          "Misère period",
          infinite
              .period()
              .map(p -> p.period() + " from heap " + p.preperiod() + " on, proved for all heaps")
              .orElse("not known")
        });
    rows.add(new String[] {"Quotient order", "infinite from heap " + infiniteFrom(solver) + " on"});
    rows.add(new String[] {"Heaps computed", String.valueOf(infinite.heapsComputed())});
    rows.forEach(row -> output.line(String.format("%-15s %s", row[0], row[1])));
    if (infinite.period().isEmpty()) {
      output.line();
      stopped(solver);
    }
  }

  private static int infiniteFrom(QuotientSolver solver) {
    return solver.lastFinite().heapsComputed() + 1;
  }

  private static String misere(QuotientSolver solver, FiniteQuotient quotient) {
    if (quotient.period().isPresent()) {
      Period period = quotient.period().get();
      return period.period() + " from heap " + period.preperiod() + " on, proved for all heaps";
    }
    if (quotient.pattern().isPresent()) {
      return quotient.pattern().get().sentence() + ", proved for all";
    }
    return solver.status() == SolverStatus.SOLVED
        ? "none, the game has finitely many " + quotient.rules().labels().nouns()
        : "not known";
  }

  private void phiGrid(FiniteQuotient quotient, Period period) {
    long twice = Math.max(1, period.preperiod()) + 2L * period.period();
    if (twice > LONGEST_PHI) {
      phiLine(quotient);
      return;
    }
    List<String> all = texts(quotient, quotient.phi()).skip(1).toList();
    int columns = Grid.columnsFor(period.period(), all, output.width());
    long fullRows = (twice + columns - 1) / columns * columns;
    List<String> cells = all.stream().limit(fullRows).toList();
    output.line("Φ:");
    new Grid(cells, columns, Math.max(1, period.preperiod())).print(output.out(), output.ink());
    output.line();
  }

  private void stopped(QuotientSolver solver) {
    String heap = heaps.label(BigInteger.valueOf(solver.heaps()));
    solver
        .stopped()
        .map(SolveLog::because)
        .ifPresent(
            why ->
                output.line(
                    why
                        + "; everything above is verified for all positions with "
                        + heaps.rules().labels().nouns()
                        + " up to "
                        + heap
                        + "."));
    if (solver.status() == SolverStatus.GROWING) {
      growing(solver.report());
    } else if (solver.stopped().equals(Optional.of(StopReason.BEYOND))) {
      beyond(solver.report());
    }
  }

  private void beyond(GrowthReport report) {
    List<Position> refuting = report.refuting();
    if (refuting.isEmpty()) {
      return;
    }
    output.line(
        "Infinite trials with "
            + heaps.named(report.heap())
            + " were refuted, the latest by these positions:");
    for (Position position :
        refuting.subList(Math.max(0, refuting.size() - SHOWN_TRIALS), refuting.size())) {
      output.line("  " + multiplicities(position));
    }
  }

  private static String because(StopReason reason) {
    return switch (reason) {
      case HEAP -> "Stopped at the heap limit";
      case TIME -> "Stopped at the time limit";
      case ORDER -> "Stopped at the limit of the order";
      case MEMORY -> "Stopped at the memory limit";
      case BEYOND -> "No quotient, finite or infinite, with the next heap was found";
      case CANCELLED -> "Stopped by ctrl-C";
    };
  }

  private void growing(GrowthReport report) {
    output.line(
        "No finite partial quotient to "
            + heaps.named(report.heap())
            + " was found in "
            + report.trials()
            + " trials.");
    if (report.orders().isEmpty()) {
      return;
    }
    output.line(
        "The latest trials had these orders, each refuted by a position that it got wrong:");
    int first = Math.max(0, report.orders().size() - SHOWN_TRIALS);
    for (int i = first; i < report.orders().size(); i++) {
      Position position = report.refuting().get(i);
      output.line(String.format("  %8d  %s", report.orders().get(i), multiplicities(position)));
    }
  }

  /** A position with repeated heaps as multiples, since failures tend to grow along a few heaps. */
  private String multiplicities(Position position) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < position.size(); ) {
      int heap = position.heap(i);
      int count = 0;
      while (i < position.size() && position.heap(i) == heap) {
        count++;
        i++;
      }
      text.append(text.isEmpty() ? "" : " + ").append(count == 1 ? "" : count + "·");
      text.append(heaps.label(BigInteger.valueOf(heap)));
    }
    return text.toString();
  }

  private void heading(String text) {
    output.line(output.ink().strong("=== " + text + " ==="));
  }
}
