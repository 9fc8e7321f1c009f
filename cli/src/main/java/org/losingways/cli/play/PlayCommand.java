// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.losingways.app.Opening;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.BothKindsCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Prompt;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Play;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.play.Opponent;
import org.losingways.quotient.Solution;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.PlayAnswer;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Strips;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere play}: a game against the program. */
@Command(
    name = "play",
    header = "Play a game against the program.",
    description = {
      "Play a game against the program. Without heaps it begins with a position that you can win.",
      "Write a move as '8 5' (heap 8 becomes 5) or '8 -> 3+2'; 'hint', 'undo', 'moves' and 'quit' do what",
      "they say, and 'why' explains the program's last move. Commands may also be piped in."
    },
    footer = {
      "  misere play kayles",
      "  misere play kayles 7 5",
      "  misere play 0.123 9 8 5 3 --you second",
      "  misere play dawsons-chess 9 --normal --level easy",
      "  misere play heptagon N N D R               coins on vertices",
      "  misere play notakto .../.../... .../.../...  two boards",
      "  misere play pascals-beans 6,3 5,2 4,2      beans on Pascal's triangle",
      "  misere play 0.7/0.07 6 --as right"
    })
public final class PlayCommand extends BothKindsCommand {

  private static final int MOST_BEANS = 2000;

  /** More coins or boards than this are no game for people. */
  private static final int MOST_PIECES = 100;

  private static final int MAX_PLAYED_OUT = 300_000;

  /** Heaps that a game may begin with if nobody says which. */
  private static final int LARGEST_TO_BEGIN_WITH = 12;

  /** Who begins. */
  enum Turn {
    FIRST,
    SECOND
  }

  @Parameters(
      index = "1..*",
      paramLabel = "HEAP",
      description =
          "The heaps, forms, vertices, cells or boards; without any, a position that you can win.")
  private List<String> heaps = new ArrayList<>();

  @Option(names = "--misere", description = "The last player to move loses (the default).")
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
      names = "--as",
      paramLabel = "PLAYER",
      defaultValue = "left",
      description =
          "In a partizan game: whether you are left or right (default: ${DEFAULT-VALUE}).")
  private String as;

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
      description = "Seed for the program's choices, to repeat a game.")
  private Long seed;

  @Mixin private Solving solving;

  /** Who the person is; what is no player is said before the work, in games of both kinds. */
  private Player player() {
    return choice(Player.class, as, "--as", "left or right");
  }

  @Override
  protected boolean impartial(Ruleset rules) {
    Player unused = player();
    Optional<Position> typed = position(rules);
    CommandFailure.when(isMisere && isNormal, "A game is played --misere or --normal, not both.");
    int last = lastToBeginWith(rules);
    BigInteger largest = BigInteger.valueOf(typed.map(Position::largest).orElse(last));
    Opponent.Level strength = strength();
    boolean youBegin = youBegin();
    Solution solution =
        isNormal
            ? NormalSolution.reaching(rules, largest)
            : solving.inquiry().beforePlayingOut(rules, largest).deciding(largest);
    Analyst analyst = new Analyst(solution, MAX_PLAYED_OUT);
    Position position =
        typed.orElseGet(
            () ->
                found(
                    rules,
                    Opening.of(
                        solution,
                        Math.min(last, solution.largestHeap()),
                        youBegin,
                        Opening.USUAL)));
    Opponent opponent = new Opponent(analyst, strength, random());
    Play play = isNormal ? Play.NORMAL : Play.MISERE;
    return play(new ImpartialMatch(analyst, play, opponent), position, youBegin);
  }

  @Override
  protected boolean partizan(PartizanRuleset rules) {
    Player player = player();
    CommandFailure.when(isNormal, "Partizan games are played misère here: leave out --normal.");
    boolean youBegin = youBegin();
    Opponent.Level strength = strength();
    int last = lastToBeginWith(rules);
    Position typed = heaps.isEmpty() ? Position.of(last) : rules.position(heaps);
    checkBeans(BigInteger.valueOf(typed.beans()));
    PartizanAnalyst analyst = solving.inquiry().know(rules, typed).analyst(typed, MAX_PLAYED_OUT);
    int largest = Math.min(last, analyst.solution().largestHeap());
    Position position =
        heaps.isEmpty()
            ? found(
                rules,
                Opening.of(rules, analyst.solution(), largest, player, youBegin, Opening.USUAL))
            : typed;
    Match<Strips, ?> match = new PartizanMatch(analyst, player, strength, random());
    return play(match, Strips.of(position), youBegin);
  }

  /** The largest heap of a game that begins with no heaps named. */
  private static int lastToBeginWith(Game game) {
    return game.start()
        .map(Position::largest)
        .orElse(Math.min(LARGEST_TO_BEGIN_WITH, game.largestHeap()));
  }

  private static Position found(Game game, Optional<Position> opening) {
    return opening.orElseThrow(() -> new CommandFailure(Opening.none(game.code())));
  }

  /** A conversation may take all the time. */
  private <S> boolean play(Match<S, ?> match, S start, boolean youBegin) {
    return Interrupt.budget()
        .during(
            () -> {
              try (Prompt prompt = Prompt.open(output)) {
                PlayAnswer answer;
                do {
                  answer =
                      new PlayTable<>(output.conversation(), match, start, prompt).run(youBegin);
                } while (answer.winner().isPresent() && wantsARematch(prompt));
                // As text the game has been shown while it was played.
                output.show(answer, a -> {});
                return true;
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  private static boolean wantsARematch(Prompt prompt) throws IOException {
    return prompt.isTerminal()
        && prompt
            .ask("Play it again? [y/N] ")
            .filter(a -> a.strip().matches("(?i)y(es)?"))
            .isPresent();
  }

  private boolean youBegin() {
    return choice(Turn.class, you, "--you", "first or second") == Turn.FIRST;
  }

  private Opponent.Level strength() {
    return choice(Opponent.Level.class, level, "--level", "easy, medium or perfect");
  }

  private Random random() {
    return seed == null ? new Random() : new Random(seed);
  }

  private static void checkBeans(BigInteger beans) {
    CommandFailure.when(
        beans.compareTo(BigInteger.valueOf(MOST_BEANS)) > 0,
        "A game to play has at most %s beans in all, not %s.",
        MOST_BEANS,
        beans);
  }

  /** The position that was typed, if there is one. */
  private Optional<Position> position(Ruleset rules) {
    if (heaps.isEmpty()) {
      return Optional.empty();
    }
    List<BigInteger> typed = new Heaps(rules).read(heaps);
    if (!rules.labels().areSizes()) {
      CommandFailure.when(
          typed.size() > MOST_PIECES,
          "A game to play has at most %s %s.",
          MOST_PIECES,
          rules.labels().nouns());
    } else {
      OutcomeCommand.requireHeaps(rules, typed);
      checkBeans(typed.stream().reduce(BigInteger.ZERO, BigInteger::add));
    }
    return Optional.of(Position.of(typed.stream().mapToInt(BigInteger::intValue).toArray()));
  }

  private static <E extends Enum<E>> E choice(
      Class<E> type, String text, String option, String choices) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().toLowerCase(Locale.ROOT).equals(text.toLowerCase(Locale.ROOT))) {
        return constant;
      }
    }
    throw new CommandFailure("%s takes %s, not '%s'.".formatted(option, choices, text));
  }
}
