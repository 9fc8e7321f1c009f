// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import org.losingways.game.GameText;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.Solution;
import org.losingways.strategy.Analyst;
import org.losingways.strategy.Opponent;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere play}: a game against the program. */
@Command(
    name = "play",
    header = "Play a game against the program.",
    mixinStandardHelpOptions = true,
    description = {
      "Play a game against the program. Write a move as '8 5' (heap 8 becomes 5) or '8 -> 3+2'; 'hint',",
      "'undo', 'moves' and 'quit' do what they say. Commands may also be piped in."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere play kayles 7 5",
      "  misere play 0.123 9 8 5 3 --you second",
      "  misere play dawsons-chess 9 --normal --level easy"
    })
final class PlayCommand implements Callable<Integer> {

  private static final int MOST_BEANS = 2000;

  private static final int MAX_PLAYED_OUT = 300_000;

  /** Who begins. */
  enum Turn {
    FIRST,
    SECOND
  }

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "A code, a subtraction set or a name.")
  private String game;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "HEAP", description = "The heaps.")
  private List<String> heaps;

  @Option(names = "--misere", description = "The last player to move loses (as usual here).")
  private boolean isMisere;

  @Option(names = "--normal", description = "The last player to move wins.")
  private boolean isNormal;

  @Option(
      names = "--you",
      paramLabel = "TURN",
      defaultValue = "first",
      description = "Whether you move first or second (default: ${DEFAULT-VALUE}).")
  private String you;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      defaultValue = "perfect",
      description =
          "How well the program plays: easy, medium or perfect (default: ${DEFAULT-VALUE}).")
  private String level;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Let the program's choices among equals be the same every time.")
  private Long seed;

  @Mixin private Solving solving;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException {
    Ruleset rules = GameText.rules(game);
    Position position = position(rules);
    if (isMisere && isNormal) {
      throw new CommandFailure("A game is played --misere or --normal, not both.");
    }
    Play play = isNormal ? Play.NORMAL : Play.MISERE;
    Turn turn = choice(Turn.class, you, "--you", "first or second");
    Opponent.Level strength =
        choice(Opponent.Level.class, level, "--level", "easy, medium or perfect");
    BigInteger largest = BigInteger.valueOf(position.largest());
    Solution solution =
        play == Play.NORMAL ? Solving.normal(rules, largest) : solving.solution(rules, largest);
    Analyst analyst = new Analyst(solution, MAX_PLAYED_OUT);
    Random random = seed == null ? new Random() : new Random(seed);
    PlayTable table = new PlayTable(output, analyst, play, new Opponent(analyst, strength, random));
    try (Prompt prompt = Prompt.open(output)) {
      table.run(position, turn == Turn.FIRST, prompt);
    }
    return ExitStatus.ANSWER;
  }

  private Position position(Ruleset rules) {
    List<BigInteger> typed = Solving.heaps(heaps);
    OutcomeCommand.requireHeaps(rules, typed);
    BigInteger beans = typed.stream().reduce(BigInteger.ZERO, BigInteger::add);
    if (beans.compareTo(BigInteger.valueOf(MOST_BEANS)) > 0) {
      throw new CommandFailure(
          "A game for people has at most " + MOST_BEANS + " beans in all, not " + beans + ".");
    }
    return Position.of(typed.stream().mapToInt(BigInteger::intValue).toArray());
  }

  private static <E extends Enum<E>> E choice(
      Class<E> type, String text, String option, String choices) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().toLowerCase(Locale.ROOT).equals(text.toLowerCase(Locale.ROOT))) {
        return constant;
      }
    }
    throw new CommandFailure(option + " takes " + choices + ", not '" + text + "'.");
  }
}
