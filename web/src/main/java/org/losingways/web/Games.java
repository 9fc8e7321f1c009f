// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.losingways.app.Known;
import org.losingways.app.SavedGames;
import org.losingways.game.Game;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;

/**
 * The game that a question is about: one in which both have the same moves is a job, shared by all
 * who look at it; one of Left and Right is solved at once as far as time allows.
 */
final class Games {

  private final Jobs jobs;
  private final Views views;
  private final PartizanGames partizan;

  Games(Jobs jobs, Views views) {
    this.jobs = jobs;
    this.views = views;
    this.partizan = new PartizanGames(jobs.kept());
  }

  /** Finds what genera need beside a game, from where the store has got to. */
  PositionGenera.Finder besideNimHeaps() {
    return jobs.besideNimHeaps();
  }

  /** What gauges that are kept tell of a game that is not solved. */
  Optional<GaugeSolution> gauges(Ruleset rules) {
    return gauges((Game) rules).map(GaugeSolution.class::cast);
  }

  /** The same of a game of any kind. */
  Optional<Gauges<?>> gauges(Game game) {
    try {
      return jobs.kept().gauges(game);
    } catch (SavedGames.Failure e) {
      // What the quotient tells is known all the same.
      return Optional.empty();
    }
  }

  /**
   * Done when the value of the largest heap of a position can be told: at once where linear forms
   * are kept that tell it, as in the shell, and else when the job tells it.
   */
  CompletableFuture<Void> telling(Job job, Position position) {
    return isKept(job, position)
        ? CompletableFuture.completedFuture(null)
        : job.telling(position.largest());
  }

  /** The same for its outcome, which does not change when the job goes on. */
  CompletableFuture<Void> covering(Job job, Position position) {
    return isKept(job, position)
        ? CompletableFuture.completedFuture(null)
        : job.covering(position.largest());
  }

  private boolean isKept(Job job, Position position) {
    return job.state().status() != SolverStatus.SOLVED
        && gauges(job.rules()).filter(g -> position.largest() <= g.largestHeap()).isPresent();
  }

  /** What is known of the game of a job now. */
  Known.Impartial known(Job job) {
    return known(job.state());
  }

  /** What was known of a game when this was its state. */
  Known.Impartial known(Job.State state) {
    return new Known.Impartial(
        state.quotient(), state.status(), () -> gauges(state.quotient().rules()));
  }

  /** What was found: one of the two is there. */
  record Found(Optional<Job> job, Optional<PartizanGames.Studied> partizan) {

    private static Found of(Job job) {
      return new Found(Optional.of(job), Optional.empty());
    }

    private static Found of(PartizanGames.Studied known) {
      return new Found(Optional.empty(), Optional.of(known));
    }
  }

  /** The game that is asked for. */
  CompletableFuture<Found> find(Exchange exchange, Asked asked) {
    String text = asked.gameText();
    return jobs.known(text)
        .map(job -> CompletableFuture.completedFuture(Found.of(job)))
        .orElseGet(
            () -> views.unshared(exchange, turn -> found(exchange.client(), text, asked.game())));
  }

  private Found found(String client, String text, Game game) {
    return game.either(
        rules -> Found.of(jobs.of(client, text, rules)), rules -> Found.of(partizan.of(rules)));
  }

  /** What is known of a game when Left and Right are told apart, whether or not they differ. */
  CompletableFuture<Printed> asPartizan(
      Exchange exchange, Asked asked, Function<PartizanGames.Studied, Printed> make) {
    return views.unshared(exchange, turn -> make.apply(partizan.of(asked.game().partizan())));
  }

  /** An answer, by the kind of the game. */
  CompletableFuture<Printed> answer(
      Exchange exchange,
      Asked asked,
      Function<Job, CompletableFuture<Printed>> impartial,
      BiFunction<PartizanGames.Studied, Turn, Printed> ofPartizan) {
    return find(exchange, asked)
        .thenCompose(
            found ->
                found
                    .job()
                    .map(impartial)
                    .orElseGet(
                        () ->
                            views.unshared(
                                exchange,
                                turn -> ofPartizan.apply(found.partizan().orElseThrow(), turn))));
  }

  /** An answer about a game in which both have the same moves. */
  CompletableFuture<Job> job(Exchange exchange, Asked asked) {
    return find(exchange, asked)
        .thenApply(
            found ->
                found
                    .job()
                    .orElseThrow(
                        () ->
                            Refusal.bad(
                                "In "
                                    + found.partizan().orElseThrow().rules().code()
                                    + " Left and Right have different moves; this is told of games"
                                    + " in which they have the same.")));
  }
}
