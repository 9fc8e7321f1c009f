// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Player;
import org.losingways.monoid.Word;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.page.position.PartizanOutcomePage;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;

/** Gauges as people read them. */
public record GaugesPage(Paper output) {

  /** As many winning moves are shown. */
  private static final int SHOWN = 24;

  public void print(GaugesAnswer answer) {
    if (!answer.proved()) {
      output.line(
          "No linear forms that decide the outcomes of %s to heap %d were found within the limits."
              .formatted(output.named(answer.game()), answer.heaps()));
      return;
    }
    heading(answer);
    body(answer);
    answer.outcome().ifPresent(outcome -> position(answer, outcome));
  }

  private void heading(GaugesAnswer answer) {
    output.line(
        output
            .ink()
            .strong(
                answer.period().isPresent()
                    ? "=== Misère play of %s is solved ===".formatted(output.named(answer.game()))
                    : "=== Misère play of %s to heap %d ==="
                        .formatted(output.named(answer.game()), answer.heaps())));
  }

  /** What gauges tell beyond the last quotient that is known. */
  void beyond(GaugesAnswer answer) {
    output.line();
    heading(answer);
    body(answer);
  }

  private static String letter(GaugesAnswer answer, int x) {
    return answer.letterLabels().isEmpty()
        ? String.valueOf(answer.letters().get(x))
        : answer.letterLabels().get(x);
  }

  private void body(GaugesAnswer answer) {
    infinite(answer);
    output.line(
        IntStream.range(0, answer.letters().size())
            .mapToObj(x -> "%s = Φ(%s)".formatted(Word.name(x), letter(answer, x)))
            .collect(Collectors.joining(", ", "with ", "")));
    output.line("Φ = ", Words.raised(String.join(" ", answer.phi())));
    relations(answer);
    output.line();
    for (GaugesAnswer.Reading gauge : answer.gauges()) {
      output.line(
          "  %-20s exact for |x| ≤ %d, otherwise %s"
              .formatted(
                  gauge.sum(),
                  gauge.scale(),
                  gauge.modulus() == 1
                      ? "sign only"
                      : gauge.modulus() == 2
                          ? "sign and parity"
                          : "sign and residue mod " + gauge.modulus()));
    }
    output.line();
    output.line(
        "The values x of these linear forms fall into %s classes, group by group. %d of the combinations"
                .formatted(
                    answer.kinds().stream().map(String::valueOf).collect(Collectors.joining(" × ")),
                    answer.lost().get())
            + answer
                .rightLost()
                .map(" are lost by Left moving first, and %d by Right moving first. "::formatted)
                .orElse(" are P. ")
            + (answer.period().isPresent()
                ? "Φ has period %d from heap %d on. This is proved for heaps of every size."
                    .formatted(answer.period().getAsInt(), answer.preperiod().getAsInt())
                : "This is proved for all positions with heaps of these sizes."));
  }

  private void relations(GaugesAnswer answer) {
    if (answer.relations().isEmpty()) {
      output.line(
          "All words of length at most %d are different.".formatted(answer.wordsTo().getAsInt()));
      return;
    }
    String values = answer.rightLost().isPresent() ? "the misère monoid" : "Q";
    output.line(
        answer.complete().get() ? values + " = " : "In " + values + " ",
        Words.raised(
            answer.complete().get()
                ? "⟨%s | %s⟩".formatted(letters(answer), String.join(", ", answer.relations()))
                : String.join(", ", answer.relations())));
    output.line(
        answer.wordsTo().isEmpty()
            ? "These are proved to be all relations: two words are equal exactly if they have the same reduced word."
            : "They imply all relations between words of length at most %d; there may be others between longer words."
                .formatted(answer.wordsTo().getAsInt()));
  }

  private static String letters(GaugesAnswer answer) {
    return IntStream.range(0, answer.letters().size())
        .mapToObj(Word::name)
        .collect(Collectors.joining(", "));
  }

  private void infinite(GaugesAnswer answer) {
    String directions = String.join(" and ", answer.directions());
    output.line(
        "%s is infinite. Rank %d (independent: %s); %s has infinite order."
            .formatted(
                answer.rightLost().isPresent() ? "The misère monoid" : "Q",
                answer.rank().getAsInt(),
                directions,
                answer.endless().get()));
  }

  private void position(GaugesAnswer answer, String outcome) {
    output.line();
    if (answer.left().isPresent()) {
      output.line(
          output.ink().strong(text(answer.position()) + ": " + outcome)
              + ", "
              + PartizanOutcomePage.sentence(outcome));
      answer.left().ifPresent(side -> output.line(line(side, Player.LEFT)));
      answer.right().ifPresent(side -> output.line(line(side, Player.RIGHT)));
      return;
    }
    output.line(
        "%s has the value %s and is %s-position%s"
            .formatted(
                text(answer.position()),
                Words.raised(answer.value().get()),
                outcome.equals("P") ? "a P" : "an N",
                answer.winningMoves().isEmpty()
                    ? "."
                    : ": move to " + some(answer.winningMoves())));
  }

  private static String line(GaugesAnswer.Side side, Player player) {
    String begins = player.display() + " begins: ";
    if (!side.wins()) {
      return begins + player.opponent().display() + " wins.";
    }
    return begins
        + player.display()
        + (side.winningMoves().isEmpty()
            ? " cannot move, and so wins."
            : " wins by moving to " + some(side.winningMoves()));
  }

  private static String some(List<List<Integer>> moves) {
    return moves.stream()
        .limit(SHOWN)
        .map(to -> to.isEmpty() ? "the empty position" : text(to))
        .collect(
            Collectors.joining(
                ", ", "", moves.size() > SHOWN ? " … (%d moves).".formatted(moves.size()) : "."));
  }

  private static String text(List<Integer> heaps) {
    return heaps.isEmpty()
        ? "The empty position"
        : heaps.stream().map(String::valueOf).collect(Collectors.joining("+"));
  }
}
