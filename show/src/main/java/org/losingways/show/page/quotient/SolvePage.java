// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.losingways.game.Board;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.answer.quotient.RayParts;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.draw.Triangle;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.Counted;
import org.losingways.show.view.RayWords;

/**
 * The text of {@code misere solve}: partial quotients as they change, then a summary (Advances,
 * §9.3).
 */
public record SolvePage(Paper output, Ruleset rules) {

  /** More values than this say nothing in a row when heaps are not numbers. */
  private static final int FEW_LABELS = 24;

  /** How many refuted trials a report of growth shows. */
  private static final int SHOWN_TRIALS = 12;

  /** What comes before the partial quotients. */
  public void normalPlay(NormalPlay normal) {
    heading("Normal play of " + output.named(rules.code()));
    output.line("Max:    " + normalMax(normal));
    if (heaps().areSizes()) {
      output.line("Period: " + normalPeriod(normal));
    }
    output.line();
    heading("Misère play of " + output.named(rules.code()));
    if (!output.full()) {
      output.line(
          output
              .ink()
              .faint(
                  "Each step shows what changed; --full prints every partial quotient"
                      + " completely."));
    }
    output.out().flush();
  }

  private String normalMax(NormalPlay normal) {
    return "G(%s) = %d".formatted(label(normal.max().heap()), normal.max().value());
  }

  private String label(int heap) {
    return rules.labels().label(heap);
  }

  private static String normalPeriod(NormalPlay normal) {
    return normal.period().isPresent()
        ? from(normal.period(), normal.preperiod())
        : "none found to heap " + normal.heapsComputed();
  }

  private static String from(OptionalInt period, OptionalInt preperiod) {
    return "%d from heap %d on".formatted(period.getAsInt(), preperiod.getAsInt());
  }

  /**
   * A partial quotient, as soon as it is found.
   *
   * @param before the one before it, at its last heap
   */
  public void changed(int heap, FiniteQuotient quotient, Optional<FiniteQuotient> before) {
    output.line(output.ink().faint("-- changed at " + heaps().named(heap) + " --"));
    QuotientSummary q = summary(quotient);
    Optional<QuotientChange> change = change(q, before);
    if (change.isPresent() && !text().isLarge(q.order().getAsInt())) {
      change.get().print();
    } else {
      quotient(q);
      text().legend("with ", q.generators());
    }
    output.out().flush();
  }

  /** The heaps for which the same one held, when it gives way to the next. */
  public void held(FiniteQuotient quotient, Optional<FiniteQuotient> before) {
    if (heaps().areSizes() || quotient.heapsComputed() < FEW_LABELS) {
      change(summary(quotient), before)
          .ifPresentOrElse(
              change -> change.phi(heaps().areSizes()),
              () -> text().sequence(quotient.printedPhi()));
    }
    output.line();
    output.out().flush();
  }

  /** What changed, unless everything is wanted or has to be told anew. */
  private Optional<QuotientChange> change(QuotientSummary now, Optional<FiniteQuotient> before) {
    return before
        .filter(b -> !output.full())
        .map(b -> new QuotientChange(output, summary(b), now))
        .filter(QuotientChange::isReadable);
  }

  private static QuotientSummary summary(FiniteQuotient quotient) {
    return QuotientSummary.of(quotient, SolverStatus.PARTIAL);
  }

  private void quotient(QuotientSummary q) {
    text().print("Size " + q.order().getAsInt(), q);
  }

  private QuotientText text() {
    return new QuotientText(output);
  }

  /**
   * The answer.
   *
   * @param last the last finite partial quotient, which some games have a picture of
   */
  public void summary(SolveAnswer answer, FiniteQuotient last) {
    QuotientSummary q = answer.quotient();
    boolean solved = q.status().equals("solved");
    heading(
        "Misère play of %s%s"
            .formatted(
                output.named(rules.code()),
                solved ? " is solved" : " to " + heaps().named(q.heapsComputed())));
    boolean infinite = q.order().isEmpty();
    if (answer.endless().isPresent()) {
      new EndlessPage(output).print(q, answer.endless().get());
    } else if (infinite) {
      infinite(q, answer.rays().rank().getAsInt(), answer.rays().cells());
    } else {
      quotient(q);
      text().legend("with ", q.generators());
      phi(q, last);
    }
    row("Standard form", rules.code());
    if (heaps().areSizes()) {
      row("Normal period", normalPeriod(answer.normal()));
    }
    if (!infinite) {
      row("Normal maximum", normalMax(answer.normal()));
    }
    row(
        "Misère period",
        answer
            .endless()
            .map(
                e ->
                    "%d from heap %d on, with saltus %d, proved for all heaps"
                        .formatted(e.period(), e.start(), e.saltus()))
            .orElseGet(() -> period(q, solved)));
    answer
        .firm()
        .ifPresent(
            firm ->
                row(
                    "Firm heaps",
                    "all from heap %d on: a position with such a heap is P exactly if its nim-sum is 0"
                        .formatted(firm.heap())));
    row(
        "Quotient order",
        answer.endless().isPresent()
            ? "infinite; finite to each heap (%d elements to heap %d)"
                .formatted(last.order(), last.heapsComputed())
            : infinite
                ? "infinite from %s on".formatted(heaps().named(last.heapsComputed() + 1))
                : "%d, with %d in P".formatted(q.order().getAsInt(), q.pSize().getAsInt()));
    if (!infinite && text().isLarge(q.order().getAsInt())) {
      text().growth("%-15s ".formatted("Growth"), last.steps(), heaps()::named);
    }
    if (!heaps().areSizes()) {
      row("Computed", "%d %s with moves".formatted(q.heapsComputed(), rules.labels().nouns()));
    } else {
      row("Heaps computed", String.valueOf(q.heapsComputed()));
      if (!infinite) {
        row("Last tame heap", String.valueOf(q.lastTameHeap()));
      }
    }
    if (!solved) {
      output.line();
      stopped(answer);
    }
    if (answer.gauges().isPresent()) {
      new GaugesPage(output).beyond(answer.gauges().get());
    }
  }

  private void row(String head, String text) {
    output.line("%-15s ".formatted(head), text);
  }

  private void phi(QuotientSummary q, FiniteQuotient last) {
    if (rules.board().kind() == Board.Kind.TRIANGLE) {
      output.line("Φ on the triangle:");
      Triangle.text(
              last,
              Triangle.usualRows(last),
              x -> Words.raised(last.print(x)),
              output.ink()::underlined)
          .forEach(output::asIs);
      output.line();
    } else if (!heaps().areSizes()) {
      new PhiList(output).print(last);
    } else {
      rows(q);
    }
  }

  private void rows(QuotientSummary q) {
    text().phi(q.phi(), q.period(), q.preperiod(), true);
    output.line();
  }

  private void infinite(QuotientSummary q, int rank, List<RayParts.Cell> cells) {
    long rays = cells.stream().filter(cell -> cell.letter().isPresent()).count();
    output.line(
        "Q is infinite, of rank %d: %s and %s."
            .formatted(rank, Counted.of(cells.size() - rays, "element"), Counted.of(rays, "ray")));
    text().legend("with ", q.generators());
    if (text().isLarge(cells.size())) {
      output.line(
          "It has %s; %s in P and %s that meet P. --full prints them."
              .formatted(
                  Counted.of(q.relations().size(), "relation"),
                  Counted.of(q.pPortion().size(), "element"),
                  Counted.of(
                      cells.stream()
                          .filter(c -> c.letter().isPresent() && !where(c).equals("never"))
                          .count(),
                      "ray")));
    } else {
      text().presentation("Q = ", q);
      output.line();
      output.line("P = ", Words.raised(String.join(", ", q.pPortion())));
      output.line("and along the rays, for n = 0, 1, 2, …:");
      for (RayParts.Cell cell : cells) {
        cell.letter().ifPresent(letter -> output.line("  " + ray(cell, letter)));
      }
      output.line();
    }
    rows(q);
  }

  private static String where(RayParts.Cell cell) {
    return RayWords.inP(cell.p(), cell.repeating());
  }

  /** A ray in words, such as {@code c³·cⁿ: in P for n = 1, then for n ≥ 4 with n ≡ 0 mod 2}. */
  private static String ray(RayParts.Cell cell, String letter) {
    String which = where(cell);
    return "%s·%sⁿ: %s"
        .formatted(
            Words.raised(cell.word()),
            letter,
            which.equals("never") ? "never in P" : "in P for " + which);
  }

  private String period(QuotientSummary q, boolean solved) {
    if (q.period().isPresent()) {
      return from(q.period(), q.preperiod()) + ", proved for all heaps";
    }
    String finite =
        rules.largestHeap() == Integer.MAX_VALUE
            ? "none: there are always new values"
            : "none: the game has finitely many " + rules.labels().nouns();
    return q.pattern()
        .map(sentence -> sentence + ", proved for all")
        .orElse(solved ? finite : "not known");
  }

  private void stopped(SolveAnswer answer) {
    String verified =
        "; everything above is verified for all positions with %s up to %s."
            .formatted(rules.labels().nouns(), label(answer.quotient().heapsComputed()));
    answer.stoppedBy().ifPresent(reason -> output.line(because(reason) + verified));
    if (answer.stoppedBy().filter("memory"::equals).isPresent()) {
      answer
          .memory()
          .ifPresent(
              memory ->
                  output.line(
                      "The next attempt needs about "
                          + size(memory.wanted())
                          + "; the limit is "
                          + size(memory.allowed())
                          + "."));
      output.line(
          "More memory: MISERE_JAVA_OPTS=-Xmx8g, of which a trial may use half, or --max-memory.");
    }
    answer
        .promise()
        .ifPresent(
            p ->
                output.line(
                    "Apparent period %d from heap %d on; verifying up to heap %d would prove it (--max-heap %3$d)."
                        .formatted(p.period(), p.preperiod(), p.provedAt())));
    boolean infinite = !answer.quotient().status().equals("growing");
    answer.growing().ifPresent(growing -> growing(growing, infinite));
  }

  private static String size(long bytes) {
    double mebibytes = bytes / (double) (1L << 20);
    return mebibytes < 1000
        ? "%.0f MiB".formatted(mebibytes)
        : "%.1f GiB".formatted(mebibytes / 1024);
  }

  private static String because(String reason) {
    return switch (reason) {
      case "heap" -> "Stopped at the heap limit (--max-heap)";
      case "time" -> "Stopped at the time limit (--time-limit)";
      case "order" -> "Stopped at the order limit (--max-order)";
      case "memory" -> "Stopped at the memory limit";
      case "beyond" -> "No finite or infinite quotient was found with the next heap";
      default -> "Stopped by ctrl-C";
    };
  }

  private void growing(SolveAnswer.Growing growing, boolean infinite) {
    List<Position> refuting = growing.refuting().stream().map(rules.labels()::position).toList();
    String heap = heaps().named(growing.heap());
    if (!infinite && growing.trials() > 0) {
      output.line(
          "No finite quotient to %s was found in %s."
              .formatted(heap, Counted.of(growing.trials(), "attempt")));
    }
    if (refuting.isEmpty()) {
      return;
    }
    output.line(
        infinite
            ? "Infinite candidates for %s were refuted, the last ones by these positions:"
                .formatted(heap)
            : "The last candidates, with their orders, and the positions that refute them:");
    for (int i = Math.max(0, refuting.size() - SHOWN_TRIALS); i < refuting.size(); i++) {
      String order = infinite ? "" : "%8d  ".formatted(growing.orders().get(i));
      output.line("  " + order + multiplicities(refuting.get(i)));
    }
  }

  /** A position with repeated heaps as multiples, since failures tend to grow along a few heaps. */
  private String multiplicities(Position position) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int i = 0; i < position.size(); i++) {
      counts.merge(label(position.heap(i)), 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .map(e -> (e.getValue() == 1 ? "" : e.getValue() + "·") + e.getKey())
        .collect(Collectors.joining(" + "));
  }

  private void heading(String text) {
    output.line(output.ink().strong("=== " + text + " ==="));
  }

  private Heaps heaps() {
    return new Heaps(rules);
  }
}
