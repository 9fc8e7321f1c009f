// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.List;
import org.losingways.game.Labels;
import org.losingways.game.Player;
import org.losingways.show.answer.position.PartizanOutcomeAnswer;
import org.losingways.show.answer.position.PartizanOutcomeAnswer.HeapProduct;
import org.losingways.show.answer.position.PartizanOutcomeAnswer.Side;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;

/** The text of {@code misere outcome LEFT/RIGHT}. */
public final class PartizanOutcomePage {

  /** As many winning moves are shown. */
  private static final int SHOWN = 24;

  private PartizanOutcomePage() {}

  /** Prints the answer. */
  public static void print(Paper output, PartizanOutcomeAnswer answer) {
    String which = answer.text() + " in " + output.named(answer.game());
    if (answer.outcome().isEmpty()) {
      output.line(which + " is too large to decide.");
      return;
    }
    String outcome = answer.outcome().get();
    output.line(output.ink().strong(which + ": " + outcome) + ", " + sentence(outcome));
    output.line(
        answer
            .value()
            .map(
                value ->
                    "Value %s in the misère monoid%s."
                        .formatted(
                            Words.raised(value),
                            answer.verifiedTo().isEmpty()
                                ? ""
                                : ", verified to heap " + answer.verifiedTo().getAsInt()))
            .orElse(
                "Decided by search: the monoid is verified to heap "
                    + answer.heapsComputed()
                    + " only."));
    answer.left().ifPresent(side -> output.line(line(side, Player.LEFT)));
    answer.right().ifPresent(side -> output.line(line(side, Player.RIGHT)));
  }

  /** How the value of a position comes from those of its heaps, and what it says. */
  public static void explain(Paper output, PartizanOutcomeAnswer answer, Labels labels) {
    output.line();
    if (answer.reduction().isEmpty()) {
      output.line("There is no word to reduce: the position was not valued, but played out.");
      return;
    }
    HeapProduct product = answer.reduction().get();
    String outcome = answer.outcome().orElseThrow();
    output.line("Reduction of " + answer.text() + ":");
    product.heaps().stream()
        .distinct()
        .forEach(
            h ->
                output.line(
                    "  %s %s is %s".formatted(labels.noun(), h.heap(), Words.raised(h.word()))));
    if (!product.heaps().isEmpty()) {
      output.line("    " + Words.raised(product.start()));
    }
    output.line("  = " + Words.raised(product.end()));
    output.line("  whose outcome is %s: %s".formatted(outcome, sentence(outcome)));
  }

  /** What an outcome means. */
  public static String sentence(String outcome) {
    return switch (outcome) {
      case "L" -> "Left wins, whoever begins.";
      case "R" -> "Right wins, whoever begins.";
      case "N" -> "whoever begins wins.";
      default -> "whoever begins loses.";
    };
  }

  private static String line(Side side, Player player) {
    String begins = player.display() + " begins: ";
    if (!side.wins().orElseThrow()) {
      return begins + player.opponent().display() + " wins.";
    }
    if (side.winning().isEmpty()) {
      return begins + player.display() + " wins.";
    }
    if (side.isStuck()) {
      return begins + player.display() + " cannot move, and so wins.";
    }
    List<String> moves = side.moves();
    return begins
        + player.display()
        + " wins by "
        + String.join("  ", moves.subList(0, Math.min(SHOWN, moves.size())))
        + (moves.size() > SHOWN ? "  … (" + moves.size() + " moves)" : "");
  }
}
