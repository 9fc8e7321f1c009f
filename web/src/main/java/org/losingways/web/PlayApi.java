// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import org.losingways.app.Opening;
import org.losingways.app.SproutsQuestion;
import org.losingways.game.Game;
import org.losingways.game.Play;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.board.Sprouts;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolution;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.play.Openings;
import org.losingways.play.Opponent;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Solution;
import org.losingways.show.workbench.PartizanPositionView;
import org.losingways.show.workbench.PositionView;
import org.losingways.show.workbench.Reply;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;

/**
 * What can be asked about positions, and the other player. Nothing is remembered between requests:
 * the browser says what the position is.
 */
record PlayApi(Games games, Views views) {

  private static final Duration TIME_FOR_GENUS = Duration.ofSeconds(2);
  private static final int MAX_PLAYED_OUT = 100_000;
  private static final int MOST_BEANS_IN_PLAY = 300;
  private static final int HEAPS_TO_BEGIN_WITH = 12;

  private static final Random RANDOM = new Random();

  void addTo(Routes routes) {
    routes.get("/api/outcome", this::outcome);
    routes.get("/api/play/start", this::start);
    routes.get("/api/play/reply", this::reply);
    routes.get("/api/play/hint", this::hint);
  }

  /** Makes an answer about a position of a game, misère or normal, with normal play beside it. */
  private interface Maker {
    Record make(Analyst analyst, NormalSolution normal, Position position, Turn turn);
  }

  private void outcome(Exchange exchange) {
    Asked asked = exchange.asked("game", "position", "genus");
    boolean genus = asked.oneOf("genus", "no", "yes").equals("yes");
    if (asked.game() instanceof Sprouts game) {
      exchange.send(
          views
              .unshared(exchange, turn -> searched(game, asked))
              .thenCompose(
                  found ->
                      found
                          .map(CompletableFuture::completedFuture)
                          .orElseGet(() -> outcome(exchange, asked, genus))));
      return;
    }
    exchange.send(outcome(exchange, asked, genus));
  }

  /** Who wins a position of a game of Sprouts that is searched; none if it can be solved. */
  private static Optional<Printed> searched(Sprouts game, Asked asked) {
    return SproutsQuestion.of(game, asked.text("position").stream().toList())
        .map(question -> new PositionView(question.answer(), Optional.empty()))
        .map(Printed::json);
  }

  private CompletableFuture<Printed> outcome(Exchange exchange, Asked asked, boolean genus) {
    return answered(
        exchange,
        asked,
        Play.MISERE,
        true,
        Long.MAX_VALUE,
        (misere, normal, position, turn) ->
            PositionView.of(
                misere,
                new Analyst(
                    NormalSolution.beside(misere.solution(), reaching(normal, position)),
                    MAX_PLAYED_OUT),
                position,
                genus ? Optional.of(genera(misere.solution(), normal, position)) : Optional.empty(),
                turn),
        PartizanPositionView::of);
  }

  /** A position that the person can win, moving first or second. */
  private void start(Exchange exchange) {
    Asked asked = exchange.asked("game", "play", "you", "as", "seed", "difficulty");
    Play play = asked.play();
    Opening.Choice choice = choice(asked);
    boolean isFirst = asked.oneOf("you", "first", "second").equals("first");
    Player person = asked.player();
    exchange.send(
        games.answer(
            exchange,
            asked,
            job ->
                job.covering(HEAPS_TO_BEGIN_WITH)
                    .thenCompose(
                        any -> views.unshared(exchange, turn -> start(job, play, isFirst, choice))),
            (known, turn) -> {
              PartizanSolution solution = known.solution();
              return start(
                  known.rules(),
                  Opening.of(
                      known.rules(), solution, solution.largestHeap(), person, isFirst, choice));
            }));
  }

  /** A seed, which may be any text, chooses an opening. */
  private static Opening.Choice choice(Asked asked) {
    String difficulty = asked.oneOf("difficulty", "medium", "easy", "hard");
    return asked
        .text("seed")
        .map(
            seed ->
                Opening.random(
                    Openings.Difficulty.valueOf(difficulty.toUpperCase(Locale.ROOT)),
                    seed.hashCode()))
        .orElse(Opening.USUAL);
  }

  private static Printed start(Job job, Play play, boolean isFirst, Opening.Choice choice) {
    Solution solution = play == Play.NORMAL ? job.normal() : job.state().quotient();
    int largest = Math.min(solution.largestHeap(), job.rules().largestHeap());
    return start(job.rules(), Opening.of(solution, largest, isFirst, choice));
  }

  private static Printed start(Game game, Optional<Position> opening) {
    return Printed.json(
        Reply.Start.of(game, opening.orElseThrow(() -> Refusal.bad(Opening.none(game.code())))));
  }

  private PositionGenera genera(Solution misere, NormalSolution normal, Position position) {
    return PositionGenera.of(
        misere, reaching(normal, position), TIME_FOR_GENUS, games.besideNimHeaps());
  }

  /** Normal play as far as this position, if that is no great work. */
  private static NormalSolution reaching(NormalSolution normal, Position position) {
    return position.largest() <= normal.largestHeap()
        ? normal
        : NormalSolution.reaching(normal.rules(), BigInteger.valueOf(position.largest()));
  }

  private void reply(Exchange exchange) {
    Asked asked = exchange.asked("game", "position", "play", "level", "as");
    Opponent.Level level = asked.level();
    answer(
        exchange,
        asked,
        asked.play(),
        false,
        MOST_BEANS_IN_PLAY,
        (analyst, normal, position, turn) ->
            Reply.of(
                normal.rules(), position, new Opponent(analyst, level, RANDOM).choose(position)),
        (analyst, position) ->
            Reply.of(
                analyst.rules(),
                position,
                analyst.choose(
                    position, asked.player().opponent(), level.isCareful(RANDOM), RANDOM)));
  }

  private void hint(Exchange exchange) {
    Asked asked = exchange.asked("game", "position", "play", "as");
    answer(
        exchange,
        asked,
        asked.play(),
        false,
        MOST_BEANS_IN_PLAY,
        (analyst, normal, position, turn) -> Reply.Hint.of(analyst, position),
        (analyst, position) -> Reply.Hint.of(analyst, position, asked.player()));
  }

  private void answer(
      Exchange exchange,
      Asked asked,
      Play play,
      boolean isValueShown,
      long mostBeans,
      Maker maker,
      BiFunction<PartizanAnalyst, Position, Record> partizan) {
    exchange.send(answered(exchange, asked, play, isValueShown, mostBeans, maker, partizan));
  }

  private CompletableFuture<Printed> answered(
      Exchange exchange,
      Asked asked,
      Play play,
      boolean isValueShown,
      long mostBeans,
      Maker maker,
      BiFunction<PartizanAnalyst, Position, Record> partizan) {
    return games.answer(
        exchange,
        asked,
        job ->
            views
                .unshared(exchange, turn -> asked.position(job.rules(), mostBeans))
                .thenCompose(
                    position ->
                        ready(job, play, position, isValueShown)
                            .thenCompose(
                                any ->
                                    views.unshared(
                                        exchange,
                                        turn -> answer(job, play, position, maker, turn)))),
        (known, turn) -> {
          if (play == Play.NORMAL) {
            throw Refusal.bad("Games of Left and Right are played misère here.");
          }
          Position position = asked.position(known.rules(), mostBeans);
          return Printed.json(partizan.apply(known.analyst(position), position));
        });
  }

  private CompletableFuture<Void> ready(
      Job job, Play play, Position position, boolean isValueShown) {
    if (play == Play.NORMAL) {
      return CompletableFuture.completedFuture(null);
    }
    return isValueShown ? games.telling(job, position) : games.covering(job, position);
  }

  private Printed answer(Job job, Play play, Position position, Maker maker, Turn turn) {
    NormalSolution normal = job.normal();
    Solution solution = play == Play.NORMAL ? normal : games.known(job).deciding(position);
    return Printed.json(maker.make(new Analyst(solution, MAX_PLAYED_OUT), normal, position, turn));
  }
}
