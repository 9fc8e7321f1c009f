// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.losingways.genus.Genus;
import org.losingways.play.Answer;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Solution;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.answer.position.OutcomeAnswer;
import org.losingways.show.answer.position.OutcomeAnswer.Convention;
import org.losingways.show.answer.position.Reduction;
import org.losingways.show.answer.position.Reduction.HeapWord;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;

/** The text of {@code misere outcome}. */
public record OutcomePage(Paper output, Solution quotient) {

  /** A larger P is not printed beside a word of it. */
  private static final int MOST_OF_P = 50;

  /** Prints misère play, and normal play beside it. */
  public void print(OutcomeAnswer answer) {
    String nothing = quotient.rules().labels().label(0);
    print(output, answer, new Names(heaps()::names, nothing, repetition(quotient.period())));
    output.line(ground(answer.basis()));
  }

  /** Prints what a search found that uses no quotient. */
  public static void printSearched(Paper output, OutcomeAnswer answer) {
    print(
        output,
        answer,
        new Names(
            position ->
                position.isEmpty()
                    ? "nothing"
                    : position.stream().map(HeapName::label).collect(Collectors.joining(" + ")),
            "nothing",
            " that were examined."));
    output.line(
        answer.basis() == Answer.Ground.UNSETTLED
            ? "The time limit came before the search was complete; raise --time-limit."
            : "This position was decided by a search in which small parts are replaced by their"
                + " canonical forms.");
  }

  /**
   * How things are named.
   *
   * @param names heaps side by side
   * @param nothing what is left when a move leaves no heap
   * @param repetition why not all winning moves are listed
   */
  private record Names(Function<List<HeapName>, String> names, String nothing, String repetition) {

    String text(MoveName move) {
      return move.heap() + "→" + (move.to().isEmpty() ? nothing : names.apply(move.to()));
    }
  }

  private static void print(Paper output, OutcomeAnswer answer, Names names) {
    output.line(
        output
            .ink()
            .strong(names.names().apply(answer.position()) + " in " + output.named(answer.game())));
    output.line();
    Convention misere = answer.misere();
    Convention plain = answer.normal().orElseThrow();
    row(output, "", "misère play", "normal play");
    row(output, "outcome", outcome(misere), outcome(plain));
    if (misere.value().isPresent() || plain.value().isPresent()) {
      row(output, "value", value(misere), value(plain));
    }
    answer.genus().ifPresent(g -> output.line("  genus    " + Genus.parse(g).toUnicode()));
    answer
        .blurryGenus()
        .ifPresent(
            b ->
                output.line(
                    "  genus    " + b + "  (# is 4 or more; the value does not determine it)"));
    output.line();
    moves(output, "Winning in misère play", misere, names);
    moves(output, "Winning in normal play", plain, names);
    output.line();
  }

  private static void row(Paper output, String label, String left, String right) {
    output.line(("  " + pad(label, 9) + pad(left, 28) + right).stripTrailing());
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }

  private static String outcome(Convention side) {
    return side.outcome()
        .map(o -> o.equals("N") ? "N, the next player wins" : "P, the previous one wins")
        .orElse("not settled");
  }

  private static String value(Convention side) {
    return side.value().map(Words::raised).orElse("not known");
  }

  private static void moves(Paper output, String title, Convention side, Names names) {
    if (side.outcome().isEmpty()) {
      output.line("  " + title + ": not settled");
      return;
    }
    if (side.winning().isEmpty()) {
      output.line(
          "  " + title + (side.complete() ? ": no move" : ": none found before the time limit"));
      return;
    }
    String moves =
        side.winning().stream()
            .map(move -> Paper.whole(names.text(move)))
            .collect(Collectors.joining("  "));
    output.line("  " + title + ":  ", moves);
    if (!side.complete()) {
      output.line(
          "    and similar ones: a large heap has many options, and only those are listed"
              + names.repetition());
    }
  }

  private static String repetition(Optional<Period> period) {
    return period
        .map(
            p ->
                " whose smaller parts are below %d; from there on values repeat with period %d."
                    .formatted(p.preperiod() + p.period(), p.period()))
        .orElse(" that were examined.");
  }

  private String ground(Answer.Ground ground) {
    String code = output.named(quotient.rules().code());
    if (ground == Answer.Ground.SOLVED) {
      return "%s is solved: misère play is proved for all %s."
          .formatted(code, quotient.rules().labels().nouns());
    }
    return "%s is verified to %s%s"
        .formatted(
            code,
            heaps().named(quotient.largestHeap()),
            switch (ground) {
              case PLAYED_OUT -> " only; this position was decided by exhaustive search.";
              case UNSETTLED -> " only, and this position is too large to search.";
              default -> ", which is enough for this position.";
            });
  }

  /** How the word of the position is reduced. */
  public void explain(OutcomeAnswer answer) {
    output.line();
    answer
        .reduction()
        .ifPresentOrElse(
            this::reduction,
            () ->
                output.line(
                    "There is no word to reduce: the position was decided by search, without a value."));
  }

  /** How a word is reduced. */
  void reduction(Reduction reduction) {
    List<HeapName> position = reduction.heaps().stream().map(HeapWord::heap).toList();
    output.line("Reduction of " + heaps().names(position) + ":");
    String noun = quotient.rules().labels().noun();
    reduction.heaps().stream()
        .distinct()
        .forEach(
            h -> output.line("  %s %s is %s".formatted(noun, h.heap(), Words.raised(h.word()))));
    output.line("    " + Words.raised(reduction.start()));
    for (Reduction.Step step : reduction.steps()) {
      String times = step.times().isEmpty() ? "" : ", %d times".formatted(step.times().getAsInt());
      output.line(
          "  = " + pad(Words.raised(step.to()), 14) + "by " + Words.raised(step.by()) + times);
    }
    String p =
        quotient instanceof FiniteQuotient finite && (finite.pSize() <= MOST_OF_P || output.full())
            ? " P = " + Words.set(finite.pPortion())
            : " P";
    output.line("  which is " + (reduction.inP() ? "in" : "not in") + p + ".");
  }

  private Heaps heaps() {
    return new Heaps(quotient.rules());
  }
}
