// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losingways.game.Outcome;
import org.losingways.genus.BlurryGenus;
import org.losingways.genus.Genus;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.play.Answer;
import org.losingways.play.PositionGenera;
import org.losingways.play.WinningMoves;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Solution;
import org.losingways.theory.Derivation;

/** The text of {@code misere outcome}. */
public final class OutcomePage {

  private final Paper output;
  private final Solution quotient;
  private final Solution normal;
  private final Heaps heaps;

  public OutcomePage(Paper output, Solution quotient, Solution normal) {
    this.output = output;
    this.quotient = quotient;
    this.normal = normal;
    this.heaps = new Heaps(quotient.rules());
  }

  /** The genus in ASCII, a blurry one if no more is known. */
  public static Optional<String> genus(PositionGenera genera, List<BigInteger> position) {
    Optional<String> exact = genera.genus(position).map(Genus::toString);
    return exact.isPresent() ? exact : genera.blurry(position).map(BlurryGenus::toString);
  }

  public void print(Answer misere, Answer plain, PositionGenera genera) {
    output.line(
        output.ink().strong(heaps.text(misere.position()) + " in " + quotient.rules().code()));
    output.line();
    row("", "misère play", "normal play");
    row("outcome", outcome(misere), outcome(plain));
    row("value", value(quotient, misere), value(normal, plain));
    genus(misere.position(), genera);
    output.line();
    moves("Winning in misère play", misere);
    moves("Winning in normal play", plain);
    output.line();
    output.line(ground(misere));
  }

  private void genus(List<BigInteger> position, PositionGenera genera) {
    Optional<Genus> exact = genera.genus(position);
    exact.ifPresent(g -> output.line("  genus    " + g.toUnicode()));
    if (exact.isEmpty()) {
      genera
          .blurry(position)
          .ifPresent(
              b -> output.line("  genus    " + b + "  (# is 4 or more: not told by values)"));
    }
  }

  private void row(String label, String left, String right) {
    output.line(("  " + pad(label, 9) + pad(left, 28) + right).stripTrailing());
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }

  private static String outcome(Answer answer) {
    return answer
        .outcome()
        .map(o -> o == Outcome.N ? "N, the next player wins" : "P, the previous one wins")
        .orElse("not settled");
  }

  private static String value(Solution solution, Answer answer) {
    return answer.value().isPresent()
        ? Words.raised(solution.print(answer.value().getAsInt()))
        : "not known";
  }

  private void moves(String title, Answer answer) {
    if (answer.outcome().isEmpty()) {
      output.line("  " + title + ": not settled");
      return;
    }
    List<String> texts = answer.winning().moves().stream().map(heaps::text).toList();
    if (texts.isEmpty()) {
      output.line("  " + title + ": no move");
      return;
    }
    StringBuilder line = new StringBuilder("  " + title + ":");
    for (String move : texts) {
      if (line.length() + move.length() + 2 > output.width()) {
        output.line(line.toString());
        line = new StringBuilder("     ");
      }
      line.append("  ").append(move);
    }
    output.line(line.toString());
    if (!answer.winning().complete()) {
      output.line(
          "    and others like them: a large heap has many options, and only those are listed"
              + repetition(quotient.period()));
    }
  }

  private static String repetition(Optional<Period> period) {
    return period
        .map(
            p ->
                " whose smaller parts\n    are below "
                    + (p.preperiod() + p.period())
                    + ", from where on values repeat with period "
                    + p.period()
                    + ".")
        .orElse(" that could be gone through.");
  }

  private String ground(Answer answer) {
    String code = quotient.rules().code();
    return switch (answer.ground()) {
      case SOLVED ->
          code
              + " is solved: misère play is proved for all "
              + quotient.rules().labels().nouns()
              + ".";
      case VERIFIED ->
          code
              + " is verified to "
              + heaps.named(quotient.largestHeap())
              + ", which is enough for this position.";
      case PLAYED_OUT ->
          code
              + " is verified to "
              + heaps.named(quotient.largestHeap())
              + " only: this position was played out.";
      case UNSETTLED ->
          code
              + " is verified to "
              + heaps.named(quotient.largestHeap())
              + " only, and this position is too large to be played out.";
    };
  }

  /** How the word of the position is reduced. */
  public void explain(Answer answer) {
    output.line();
    if (answer.value().isEmpty()) {
      output.line("There is no word to reduce: the position was not valued, but played out.");
      return;
    }
    derivation(answer.position());
  }

  public void derivation(List<BigInteger> position) {
    if (quotient instanceof FiniteQuotient finite) {
      derivation(finite, position);
    } else if (quotient instanceof InfiniteQuotient infinite) {
      derivation(infinite, position);
    }
  }

  private void derivation(InfiniteQuotient infinite, List<BigInteger> position) {
    Alphabet alphabet = infinite.system().alphabet();
    Word all = Word.one(alphabet.size());
    output.line("Reduction of " + heaps.text(position) + ":");
    Set<String> values = new LinkedHashSet<>();
    for (BigInteger heap : position) {
      Word word = infinite.monoid().word(WinningMoves.value(infinite, heap));
      values.add("  heap " + heaps.label(heap) + " is " + Words.raised(alphabet.text(word)));
      all = all.times(word);
    }
    values.forEach(output::line);
    output.line("    " + Words.raised(alphabet.text(all)));
    for (RewritingSystem.Step step : infinite.system().steps(all)) {
      output.line(
          "  = "
              + pad(Words.raised(alphabet.text(step.after())), 14)
              + "by "
              + Words.raised(alphabet.text(step.rule())));
    }
    boolean isP = infinite.outcome(WinningMoves.value(infinite, position)) == Outcome.P;
    output.line("  which is " + (isP ? "in" : "not in") + " P.");
  }

  private void derivation(FiniteQuotient finite, List<BigInteger> position) {
    List<String> values = new ArrayList<>();
    int letters = finite.generators().size();
    int[] exponents = new int[letters];
    for (BigInteger heap : position) {
      Word word = finite.presentation().word(WinningMoves.value(quotient, heap));
      values.add(heaps.label(heap) + " is " + Words.raised(word.toString()));
      for (int i = 0; i < letters; i++) {
        exponents[i] += word.exponent(i);
      }
    }
    output.line("Reduction of " + heaps.text(position) + ":");
    String noun = quotient.rules().labels().noun();
    values.stream().distinct().forEach(v -> output.line("  " + noun + " " + v));
    Derivation derivation = Derivation.of(finite.presentation(), Word.of(exponents));
    output.line("    " + Words.raised(derivation.start().toString()));
    for (Derivation.Step step : derivation.steps()) {
      output.line(
          "  = "
              + pad(Words.raised(step.to().toString()), 14)
              + "by "
              + Words.raised(step.by().toString()));
    }
    int value = WinningMoves.value(quotient, position);
    boolean isP = quotient.outcome(value) == Outcome.P;
    output.line(
        "  which is " + (isP ? "in" : "not in") + " P = " + Words.set(finite.pPortion()) + ".");
  }
}
