// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.OptionalInt;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.page.RulesPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code misere rules}: what a code means, in words, and which other codes play alike. */
@Command(
    name = "rules",
    header = "Rules in words, and cousins.",
    description =
        "Say in words what a game allows, its standard form, and which other codes play alike.",
    footer = {
      "  misere rules 0.123",
      "  misere rules 0.4 --json",
      "  misere rules kayles --options 6"
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
    Ruleset rules = rules();
    RulesAnswer answer =
        RulesAnswer.of(
            rules, heap == null ? OptionalInt.empty() : OptionalInt.of(listedHeap(rules)));
    output.show(answer, a -> new RulesPage(output, rules).print(a, heap));
    return true;
  }

  private int listedHeap(Ruleset rules) {
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
