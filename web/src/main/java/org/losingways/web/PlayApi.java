// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.play.Analyst;
import org.losingways.play.Answer;
import org.losingways.play.Move;
import org.losingways.play.NormalSolution;
import org.losingways.play.Opponent;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Solution;
import org.losingways.show.answer.position.Reduction;
import org.losingways.show.json.HeapsJson;
import org.losingways.show.json.Json;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.HintText;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What can be asked about positions, and the other player. Nothing is remembered between requests:
 * the browser says what the position is.
 */
final class PlayApi {

  private static final Duration TIME_FOR_GENUS = Duration.ofSeconds(2);
  private static final int MAX_PLAYED_OUT = 100_000;
  private static final int MOST_BEANS_IN_PLAY = 300;

  /** The options of larger heaps are too many to list. */
  private static final int LARGEST_LISTED = 120;

  private final Jobs jobs;
  private final Views views;
  private final Random random = new Random();

  PlayApi(Jobs jobs, Views views) {
    this.jobs = jobs;
    this.views = views;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/api/outcome", this::outcome);
    routes.get("/api/play/reply", this::reply);
    routes.get("/api/play/hint", this::hint);
  }

  private void outcome(Context request) {
    Asked asked = Asked.of(request, "game", "position", "genus");
    Ruleset rules = asked.game();
    Position position = asked.position(rules, Long.MAX_VALUE);
    boolean genus = asked.oneOf("genus", "no", "yes").equals("yes");
    ask(
        request,
        rules,
        position,
        Play.MISERE,
        (misere, normal) -> {
          Duration time = genus ? TIME_FOR_GENUS : Duration.ZERO;
          ObjectNode node = Json.tree(Answers.outcome(misere, position, time));
          Analyst plain = new Analyst(normal, MAX_PLAYED_OUT);
          Answer answer = plain.answer(Heaps.list(position));
          ObjectNode other = node.putObject("normal");
          other.put("outcome", answer.outcome().map(Enum::name).orElse(null));
          other.put(
              "value", answer.value().isPresent() ? normal.print(answer.value().getAsInt()) : null);
          if (position.largest() <= LARGEST_LISTED || !rules.labels().areSizes()) {
            legal(node.putArray("moves"), misere, plain, position);
          } else {
            node.putNull("moves");
          }
          if (misere.solution() instanceof Quotient quotient
              && position.largest() <= quotient.largestHeap()) {
            node.set("reduction", Json.tree(Reduction.of(quotient, Heaps.list(position))));
          } else {
            node.putNull("reduction");
          }
          return Printed.json(node);
        });
  }

  /** Every move, with who wins after it in misère and in normal play. */
  private static void legal(ArrayNode list, Analyst misere, Analyst normal, Position position) {
    for (Move move : Opponent.legalMoves(misere, position)) {
      Position after = Opponent.after(position, move);
      ObjectNode node = list.addObject();
      put(node, misere.solution().rules(), move);
      node.put("misere", outcome(misere, after));
      node.put("normal", outcome(normal, after));
    }
  }

  private static void put(ObjectNode node, Ruleset rules, Move move) {
    HeapsJson heaps = new HeapsJson(rules);
    heaps.put(node, "heap", move.heap());
    heaps.add(node.putArray("to"), move.to());
  }

  private static String outcome(Analyst analyst, Position position) {
    Solution solution = analyst.solution();
    if (position.largest() <= solution.largestHeap()) {
      return solution.outcome(position).name();
    }
    return analyst.answer(Heaps.list(position)).outcome().map(Enum::name).orElse(null);
  }

  private void reply(Context request) {
    Asked asked = Asked.of(request, "game", "position", "play", "level");
    Ruleset rules = asked.game();
    Position position = asked.position(rules, MOST_BEANS_IN_PLAY);
    Opponent.Level level = asked.level();
    Play play = asked.play();
    ask(
        request,
        rules,
        position,
        play,
        (analyst, normal) -> {
          Optional<Move> move = new Opponent(analyst, level, random).choose(position);
          ObjectNode node = Printed.object();
          node.put("game", rules.code());
          new HeapsJson(rules).add(node.putArray("position"), position);
          if (move.isEmpty()) {
            node.putNull("move").putNull("after");
          } else {
            put(node.putObject("move"), rules, move.get());
            Position after = Opponent.after(position, move.get());
            new HeapsJson(rules).add(node.putArray("after"), after);
          }
          return Printed.json(node);
        });
  }

  private void hint(Context request) {
    Asked asked = Asked.of(request, "game", "position", "play");
    Ruleset rules = asked.game();
    Position position = asked.position(rules, MOST_BEANS_IN_PLAY);
    ask(
        request,
        rules,
        position,
        asked.play(),
        (analyst, normal) -> {
          ObjectNode node = Printed.object();
          node.put("game", rules.code());
          node.put("hint", HintText.of(analyst, position));
          Optional<Move> move =
              analyst.answer(Heaps.list(position)).winning().moves().stream().findFirst();
          if (move.isPresent()) {
            put(node.putObject("move"), rules, move.get());
          } else {
            node.putNull("move");
          }
          return Printed.json(node);
        });
  }

  /** Answers with what is made of the solution of the game, misère or normal, and normal play. */
  private void ask(
      Context request,
      Ruleset rules,
      Position position,
      Play play,
      BiFunction<Analyst, NormalSolution, Printed> make) {
    Job job = jobs.of(rules);
    CompletableFuture<Void> ready =
        play == Play.MISERE
            ? job.covering(position.largest())
            : CompletableFuture.completedFuture(null);
    GameApi.send(
        request,
        () ->
            ready.thenCompose(
                any ->
                    views.unshared(
                        () -> {
                          NormalSolution normal = job.normal();
                          Solution solution = play == Play.NORMAL ? normal : job.state().quotient();
                          return make.apply(new Analyst(solution, MAX_PLAYED_OUT), normal);
                        })));
  }
}
