// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.List;
import java.util.Optional;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.GenusTable;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.GenusAnswer;
import org.losingways.show.page.position.GenusPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere genus}: genus symbols of heaps and of pairs of heaps, and how they come about. */
@Command(
    name = "genus",
    header = "What are the genera of heaps and positions?",
    description = {
      "Print the genus of each heap, g^g0g1g2…: the normal-play value, then the misère values of the"
          + " heap with 0, 1, 2, … nim-heaps of size 2 added; the last two repeat for ever.",
      "A heap is a misère P-position when its first superscript is 0."
    },
    footer = {
      "  misere genus 0.123                  the heaps of 0.123, their classes and their period",
      "  misere genus kayles --max-heap 32      more heaps",
      "  misere genus 0.123 --pairs 9        also the genera of all pairs of heaps up to 9",
      "  misere genus 0.123 --explain 8 5    how the genus of 8+5 is computed",
      "  misere genus 0.123 --max-heap 12 --json"
    })
public final class GenusCommand extends GameCommand {

  private static final int MAX_HEAPS = 10_000;

  private static final int MAX_PAIRS = 200;

  /** Without {@code --max-heap}: enough to see most periods, and quick in every game. */
  private static final int USUAL_HEAPS = 40;

  @Option(names = "--max-heap", paramLabel = "N", description = "The last heap (default: 40).")
  private String heaps;

  @Option(
      names = "--pairs",
      paramLabel = "K",
      description = "Also print the genera of all pairs of heaps up to K.")
  private String pairs;

  @Option(
      names = "--explain",
      paramLabel = "HEAP",
      arity = "1..*",
      description = "Also compute the genus of the position with these heaps, column by column.")
  private List<String> explain;

  @Mixin final TimeLimit timeLimit = new TimeLimit("30s");

  @Override
  protected boolean answer() {
    Ruleset rules = rules();
    int wanted = atMost(heaps, USUAL_HEAPS, MAX_HEAPS, "heaps");
    int paired = atMost(pairs, 0, MAX_PAIRS, "pairs of heaps");
    CommandFailure.when(wanted == 0, "--max-heap is at least 1.");
    Optional<Position> explained = Optional.ofNullable(explain).map(list -> position(rules, list));
    GenusTable table = new GenusTable(rules);
    GenusAnswer answer = GenusAnswer.of(table, wanted, paired, explained);
    output.show(answer, new GenusPage(output)::print);
    return answer.complete();
  }

  static int atMost(String text, int usual, int most, String what) {
    int number = text == null ? usual : GameText.heap(text);
    CommandFailure.when(
        number > most, "At most %s %s can be asked for, not %s.", most, what, number);
    return number;
  }

  private static Position position(Ruleset rules, List<String> texts) {
    Position position =
        texts.stream().map(rules.labels()::position).reduce(Position.EMPTY, Position::plus);
    CommandFailure.when(
        position.largest() > MAX_HEAPS || position.size() > MAX_PAIRS,
        "A position to explain has at most %d heaps of at most %d beans.",
        MAX_PAIRS,
        MAX_HEAPS);
    return position;
  }
}
