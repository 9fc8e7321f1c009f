// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.file.GameArgument;
import org.losingways.show.page.RulesPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere rules}: what a code means, in words, and which other codes play alike. */
@Command(
    name = "rules",
    header = "Rules in words, and cousins.",
    mixinStandardHelpOptions = true,
    description =
        "Say in words what a game allows, its standard form, and which other codes play alike.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere rules 0.123",
      "  misere rules 0.4 --json",
      "  misere rules kayles --options 6"
    })
final class RulesCommand implements Callable<Integer> {

  /** Options of larger heaps are not listed: nobody reads ten thousand lines. */
  private static final int MAX_LISTED_HEAP = 200;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--options",
      paramLabel = "HEAP",
      description = "Also list the options of this heap.")
  private String heap;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    RulesAnswer answer =
        RulesAnswer.of(
            rules, heap == null ? OptionalInt.empty() : OptionalInt.of(listedHeap(rules)));
    output.show(answer, a -> new RulesPage(output, rules).print(a, heap));
    return ExitStatus.ANSWER;
  }

  private int listedHeap(Ruleset rules) {
    if (!rules.labels().areSizes()) {
      return rules.labels().position(heap).largest();
    }
    int size = GameText.heap(heap);
    if (size > MAX_LISTED_HEAP) {
      throw new CommandFailure(
          "The options of heaps larger than " + MAX_LISTED_HEAP + " are not listed.");
    }
    return size;
  }
}
