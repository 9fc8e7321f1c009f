// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.OptionalInt;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.game.Game;
import org.losingways.game.GameText;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.page.RulesPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code misere rules}: what a code means, in words, and which other codes play alike. */
@Command(
    name = "rules",
    header = "What does a code mean, and which codes are equivalent?",
    description = "Print the rules of a game in words, its standard form, and equivalent codes.",
    footer = {
      "  misere rules 0.123",
      "  misere rules 0.4 --json",
      "  misere rules kayles --options 6",
      "  misere rules 0.7/0.07 --options 6                 Left's rules and Right's"
    })
public final class RulesCommand extends GameCommand {

  /** Options of larger heaps are not listed: nobody reads ten thousand lines. */
  private static final int MAX_LISTED_HEAP = 200;

  @Option(
      names = "--options",
      paramLabel = "HEAP",
      description = "Also list the options of this heap.")
  private String heap;

  @Override
  protected boolean answer() {
    Game game = game();
    OptionalInt listed = heap == null ? OptionalInt.empty() : OptionalInt.of(listedHeap(game));
    RulesAnswer answer = RulesAnswer.of(game, listed);
    output.show(answer, a -> new RulesPage(output, game).print(a, heap));
    return true;
  }

  private int listedHeap(Game rules) {
    if (!rules.labels().areSizes()) {
      return rules.labels().position(heap).largest();
    }
    int size = GameText.heap(heap);
    CommandFailure.when(
        size > MAX_LISTED_HEAP,
        "The options of heaps larger than %s are not listed.",
        MAX_LISTED_HEAP);
    return size;
  }
}
