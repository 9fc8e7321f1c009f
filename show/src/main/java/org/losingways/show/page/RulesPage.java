// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.util.List;
import java.util.stream.Collectors;
import org.losingways.game.Game;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.answer.RulesAnswer.Cousin;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;

/** What a game allows, in sentences. */
public record RulesPage(Paper output, Game rules) {

  /**
   * Prints an answer.
   *
   * @param heap the heap whose options are in it, as it was typed
   */
  public void print(RulesAnswer answer, String heap) {
    Ink ink = output.ink();
    output.line(ink.strong(output.named(answer.game())));
    NamedGame.withRules(rules)
        .forEach(named -> output.line("  " + named.title() + ": " + named.story()));
    answer.rules().forEach(sentence -> output.line("  " + sentence));
    if (!answer.cousins().isEmpty()) {
      output.line();
      output.line("Equivalent codes:");
      for (Cousin cousin : answer.cousins()) {
        output.line("  " + cousin.game() + "  " + ink.faint(correspondence(cousin.shift())));
      }
    }
    answer.options().ifPresent(options -> options(options, heap, " may become:"));
    answer
        .playerOptions()
        .ifPresent(
            both ->
                both.forEach(
                    (player, options) ->
                        options(options, heap, " may become, when " + player + " moves:")));
  }

  private void options(List<List<HeapName>> options, String heap, String may) {
    boolean areSizes = rules.labels().areSizes();
    output.line();
    output.line((areSizes ? "A heap of " : "The " + rules.labels().noun() + " ") + heap + may);
    for (List<HeapName> option : options) {
      output.line(
          "  "
              + (option.isEmpty()
                  ? "nothing"
                  : option.stream()
                      .map(HeapName::label)
                      .collect(Collectors.joining(areSizes ? "+" : " + "))));
    }
    if (options.isEmpty()) {
      output.line("  (it has no move)");
    }
  }

  private static String correspondence(int shift) {
    return shift == 0
        ? "equal heaps"
        : "heap n here equals heap n%s%d there".formatted(shift > 0 ? "+" : "−", Math.abs(shift));
  }
}
