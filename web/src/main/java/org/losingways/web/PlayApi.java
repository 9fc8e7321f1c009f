// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.play.Opponent;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Solution;
import org.losingways.show.workbench.PositionView;
import org.losingways.show.workbench.Reply;
import org.losingways.show.answer.position.Reduction;
import org.losingways.show.json.Json;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.HintText;

/**
 * What can be asked about positions, and the other player. Nothing is remembered between requests:
 * the browser says what the position is.
 */
final class PlayApi {

  private static final Duration TIME_FOR_GENUS = Duration.ofSeconds(2);
  private static final int MAX_PLAYED_OUT = 100_000;
  private static final int MOST_BEANS_IN_PLAY = 300;

  private final Jobs jobs;
  private final Views views;
  private final Random random = new Random();

  PlayApi(Jobs jobs, Views views) {
    this.jobs = jobs;
    this.views = views;
  }

  void addTo(Routes routes) {
    routes.get("/api/outcome", this::outcome);
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
    answer(
        exchange,
        asked,
        Play.MISERE,
        Long.MAX_VALUE,
        (misere, normal, position, turn) ->
            PositionView.of(
                misere,
                new Analyst(normal, MAX_PLAYED_OUT),
                position,
                genus ? Optional.of(genera(misere.solution(), normal, position)) : Optional.empty(),
                turn));
  }

  private static PositionGenera genera(Solution misere, NormalSolution normal, Position position) {
    BigInteger largest = BigInteger.valueOf(position.largest());
    return PositionGenera.of(
        misere,
        position.largest() <= normal.largestHeap()
            ? normal
            : NormalSolution.reaching(normal.rules(), largest),
        TIME_FOR_GENUS);
  }

  private void reply(Exchange exchange) {
    Asked asked = exchange.asked("game", "position", "play", "level");
    Opponent.Level level = asked.level();
    answer(
        exchange,
        asked,
        asked.play(),
        MOST_BEANS_IN_PLAY,
        (analyst, normal, position, turn) ->
            Reply.of(
                normal.rules(), position, new Opponent(analyst, level, random).choose(position)));
  }

  private void hint(Exchange exchange) {
    Asked asked = exchange.asked("game", "position", "play");
    answer(
        exchange,
        asked,
        asked.play(),
        MOST_BEANS_IN_PLAY,
        (analyst, normal, position, turn) -> Reply.Hint.of(analyst, position));
  }

  private void answer(Exchange exchange, Asked asked, Play play, long mostBeans, Maker maker) {
    exchange.send(
        GameApi.job(exchange, asked, jobs, views)
            .thenCompose(
                job ->
                    views
                        .unshared(exchange, turn -> asked.position(job.rules(), mostBeans))
                        .thenCompose(
                            position ->
                                ready(job, play, position)
                                    .thenCompose(
                                        any ->
                                            views.unshared(
                                                exchange,
                                                turn ->
                                                    answer(job, play, position, maker, turn))))));
  }

  private static CompletableFuture<Void> ready(Job job, Play play, Position position) {
    return play == Play.MISERE
        ? job.covering(position.largest())
        : CompletableFuture.completedFuture(null);
  }

  private static Printed answer(Job job, Play play, Position position, Maker maker, Turn turn) {
    NormalSolution normal = job.normal();
    Solution solution = play == Play.NORMAL ? normal : job.state().quotient();
    return Printed.json(maker.make(new Analyst(solution, MAX_PLAYED_OUT), normal, position, turn));
  }
}
