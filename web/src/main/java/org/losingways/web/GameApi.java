// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.losingways.game.Ruleset;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.reader.NamedGame;
import org.losingways.show.file.SolverCertificate;
import org.losingways.show.json.Json;
import org.losingways.show.workbench.GalleryGame;
import org.losingways.show.workbench.RulesView;
import org.losingways.show.workbench.TableView;
import org.losingways.theory.QuotientStructure;

/** What can be asked about games. */
final class GameApi {

  private static final int MOST_GENERA = 2000;
  private static final int LARGEST_TABLE = 150;
  private static final int LARGEST_CAYLEY = 300;
  private static final int LARGEST_STRUCTURE = 1000;
  private static final int ANY_SIZE = Integer.MAX_VALUE;

  private final Jobs jobs;
  private final Views views;
  private final Watchers watchers;
  private final Limits limits;

  GameApi(Jobs jobs, Views views, Watchers watchers, Limits limits) {
    this.jobs = jobs;
    this.views = views;
    this.watchers = watchers;
    this.limits = limits;
  }

  void addTo(Routes routes) {
    routes.get("/api/games", this::games);
    routes.get("/api/solve", exchange -> solve(exchange, job -> {}));
    routes.post(
        "/api/solve/stop", exchange -> solve(exchange, job -> jobs.stop(exchange.client(), job)));
    routes.post(
        "/api/solve/resume",
        exchange -> solve(exchange, job -> jobs.resume(exchange.client(), job)));
    routes.get("/api/solve/events", this::events);
    routes.get("/api/rules", exchange -> ofRules(exchange, (rules, turn) -> RulesView.of(rules)));
    routes.get("/api/genus", this::genus);
    routes.get("/api/pretend", exchange -> ofRules(exchange, Answers::pretend));
    ofQuotient(routes, "/api/sibert-conway", 100_000, (s, turn) -> Answers.sibertConway(s));
    ofQuotient(routes, "/api/structure", LARGEST_STRUCTURE, Answers::structure);
    ofQuotient(routes, "/api/cayley", LARGEST_CAYLEY, (s, turn) -> Documents.cayley(s.quotient()));
    ofQuotient(
        routes,
        "/api/table",
        LARGEST_TABLE,
        (s, turn) -> TableView.of(QuotientStructure.of(s.quotient().lastFinite())));
    routes.get("/api/form", this::form);
    routes.get("/api/picture", this::picture);
    routes.get("/api/export", this::export);
    routes.get(
        "/api/certificate",
        exchange ->
            ofQuotient(
                exchange,
                exchange.asked("game"),
                ANY_SIZE,
                (s, turn) -> Documents.certificate(s.quotient())));
    routes.post("/api/check", this::check);
    routes.post("/api/graph", this::graph);
  }

  private void games(Exchange exchange) {
    exchange.asked();
    exchange.send(
        views.get(
            exchange,
            "games",
            turn ->
                Printed.json(
                    Json.text(NamedGame.gallery().stream().map(GalleryGame::of).toList()))));
  }

  /** The job of the game that is asked for. */
  static CompletableFuture<Job> job(Exchange exchange, Asked asked, Jobs jobs, Views views) {
    String text = asked.gameText();
    return jobs.known(text)
        .map(CompletableFuture::completedFuture)
        .orElseGet(
            () -> views.unshared(exchange, turn -> jobs.of(exchange.client(), text, asked.game())));
  }

  private void solve(Exchange exchange, Consumer<Job> first) {
    exchange.sendLater(
        job(exchange, exchange.asked("game"), jobs, views),
        job -> {
          first.accept(job);
          Job.State state = job.state();
          exchange.send("\"" + job.id() + "-" + state.view().version() + "\"", state::json);
        });
  }

  private void events(Exchange exchange) {
    watchers.checkRoom();
    exchange.sendLater(
        job(exchange, exchange.asked("game"), jobs, views),
        job -> {
          if (exchange.header("Accept").filter(a -> a.contains("text/event-stream")).isEmpty()) {
            throw Refusal.bad("Ask for events with the header Accept: text/event-stream.");
          }
          watchers.add(exchange, job);
        });
  }

  /** Answers with what is made of the rules of a game, whose solution it does not need. */
  private void ofRules(Exchange exchange, BiFunction<Ruleset, Turn, Record> make) {
    Asked asked = exchange.asked("game");
    asked.gameText();
    exchange.send(
        views.get(
            exchange, exchange.question(), turn -> Printed.json(make.apply(asked.game(), turn))));
  }

  private void genus(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps");
    asked.gameText();
    int heaps = asked.number("heaps", 40, 1, MOST_GENERA);
    exchange.send(
        views.get(
            exchange,
            exchange.question(),
            turn -> Printed.json(Answers.genus(asked.game(), heaps, turn))));
  }

  private void form(Exchange exchange) {
    ofForm(exchange, exchange.asked("game", "form"), (form, turn) -> Printed.json(form.view()));
  }

  private void ofForm(
      Exchange exchange, Asked asked, BiFunction<Documents.NamedForm, Turn, Printed> make) {
    String form = asked.required("form", "form={2+,0}, or game=0.123 and form=9");
    exchange.send(
        views.get(
            exchange,
            exchange.question(),
            turn -> make.apply(Documents.named(asked.optionalGame(), form, turn), turn)));
  }

  private void picture(Exchange exchange) {
    Asked asked = exchange.asked("game", "what", "format", "form");
    String what = asked.oneOf("what", "cayley", "idempotents", "phi", "table", "ideals", "form");
    String format = asked.oneOf("format", "svg", "png");
    if (what.equals("form")) {
      ofForm(exchange, asked, (form, turn) -> form.drawn(format));
      return;
    }
    ofQuotient(
        exchange,
        asked,
        what.equals("table") || what.equals("phi") ? LARGEST_STRUCTURE : LARGEST_CAYLEY,
        (s, turn) -> Documents.picture(s.quotient(), what, format));
  }

  private void export(Exchange exchange) {
    Asked asked = exchange.asked("game", "format");
    String format = asked.oneOf("format", "json", "latex", "gap", "csv", "smt2");
    ofQuotient(
        exchange,
        asked,
        LARGEST_STRUCTURE,
        (s, turn) -> Documents.export(s.quotient(), s.status(), format, turn));
  }

  private void check(Exchange exchange) {
    Asked asked = exchange.asked("game");
    if (asked.text("game").isPresent()) {
      ofQuotient(
          exchange,
          asked,
          ANY_SIZE,
          (s, turn) -> Printed.json(Answers.check(SolverCertificate.of(s.quotient()), turn)));
      return;
    }
    ofBody(
        exchange,
        "Send a certificate, or write game=0.123 to have one made and checked.",
        sent -> turn -> Printed.json(Answers.check(sent, turn)));
  }

  /** A graph that somebody sends: solved at once for a short time, and not kept. */
  private void graph(Exchange exchange) {
    exchange.asked();
    ofBody(
        exchange,
        "Send a graph, such as digraph { A -> B; B -> C }.",
        sent ->
            turn -> Printed.json(Answers.graph(new String(sent, StandardCharsets.UTF_8), turn)));
  }

  /** Answers with what is made of what the client sends. */
  private void ofBody(
      Exchange exchange, String ifNothing, Function<byte[], Function<Turn, Printed>> make) {
    exchange.send(
        exchange
            .body(Limits.REQUEST_BYTES, limits.bodyTime())
            .thenCompose(
                sent -> {
                  if (sent.length == 0) {
                    throw Refusal.bad(ifNothing);
                  }
                  return views.unshared(exchange, make.apply(sent));
                }));
  }

  private void ofQuotient(
      Routes routes, String path, int largest, BiFunction<Job.State, Turn, Record> make) {
    routes.get(
        path,
        exchange ->
            ofQuotient(
                exchange,
                exchange.asked("game"),
                largest,
                (state, turn) -> Printed.json(make.apply(state, turn))));
  }

  private void ofQuotient(
      Exchange exchange, Asked asked, int largest, BiFunction<Job.State, Turn, Printed> make) {
    exchange.send(
        job(exchange, asked, jobs, views)
            .thenCompose(
                job ->
                    patiently(job)
                        .thenCompose(
                            ready -> {
                              Job.State state = job.state();
                              checkOrder(state.quotient(), largest);
                              return views.get(
                                  exchange, key(exchange, state), turn -> make.apply(state, turn));
                            })));
  }

  /** States in which the quotient is the same share their answers. */
  private static String key(Exchange exchange, Job.State state) {
    Quotient quotient = state.quotient();
    return "%s %s %d %s %d %s"
        .formatted(
            exchange.method(),
            exchange.question(),
            quotient.heapsComputed(),
            quotient.finiteOrder(),
            quotient.largestHeap(),
            state.status());
  }

  private static void checkOrder(Quotient quotient, int largest) {
    Optional<String> what = Optional.empty();
    if (quotient instanceof InfiniteQuotient infinite) {
      int cells = infinite.monoid().cells();
      what =
          Optional.of("An infinite quotient with " + cells + " points and rays")
              .filter(text -> cells > largest);
    } else if (quotient.finiteOrder().orElse(0) > largest) {
      what = Optional.of("A quotient of order " + quotient.finiteOrder().getAsInt());
    }
    if (what.isPresent()) {
      throw Refusal.bad(
          "%s is too large for this view: %d is the most.".formatted(what.get(), largest));
    }
  }

  /** Done when the job is settled, or when patience is over. */
  private static CompletableFuture<Void> patiently(Job job) {
    CompletableFuture<Void> settled = job.settled();
    return settled.isDone()
        ? settled
        : settled.copy().completeOnTimeout(null, Job.SECONDS_OF_PATIENCE, TimeUnit.SECONDS);
  }
}
