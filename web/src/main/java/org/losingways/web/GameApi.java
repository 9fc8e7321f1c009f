// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.losingways.app.ExportFormat;
import org.losingways.app.ShownQuotient;
import org.losingways.game.Game;
import org.losingways.game.Ruleset;
import org.losingways.gauge.Gauges;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.export.CsvExport;
import org.losingways.show.json.Json;
import org.losingways.show.workbench.GalleryGame;
import org.losingways.show.workbench.RulesView;
import org.losingways.show.workbench.TableView;
import org.losingways.store.GameRecords;
import org.losingways.theory.QuotientStructure;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;

/** What can be asked about games. */
record GameApi(Games games, Jobs jobs, Views views, Watchers watchers, Limits limits) {

  private static final int MOST_GENERA = 2000;
  private static final int LARGEST_TABLE = 150;
  private static final int LARGEST_CAYLEY = 300;
  private static final int LARGEST_STRUCTURE = 1000;
  private static final int ANY_SIZE = Integer.MAX_VALUE;

  private static final int MOST_HEAPS = 2000;

  void addTo(Routes routes) {
    routes.get("/api/games", this::games);
    routes.get("/api/solve", this::solve);
    routes.post(
        "/api/solve/stop",
        exchange -> act(exchange, job -> jobs.stop(exchange.client(), job), known -> known));
    routes.post(
        "/api/solve/resume",
        exchange ->
            act(exchange, job -> jobs.resume(exchange.client(), job), PartizanGames.Studied::goOn));
    routes.get("/api/solve/events", this::events);
    routes.get("/api/rules", this::rules);
    routes.get("/api/genus", this::genus);
    routes.get(
        "/api/pretend",
        exchange ->
            ofRules(
                exchange, (rules, turn) -> Answers.pretend(rules, turn, jobs.besideNimHeaps())));
    ofQuotient(routes, "/api/sibert-conway", 100_000, (s, turn) -> Answers.sibertConway(s));
    routes.get("/api/structure", this::structure);
    ofQuotient(routes, "/api/cayley", LARGEST_CAYLEY, (s, turn) -> Documents.cayley(s.quotient()));
    ofQuotient(
        routes,
        "/api/table",
        ANY_SIZE,
        (s, turn) -> {
          FiniteQuotient last = s.quotient().lastFinite();
          checkOrder(last, LARGEST_TABLE);
          return TableView.of(QuotientStructure.of(last));
        });
    routes.get("/api/form", this::form);
    routes.get("/api/picture", this::picture);
    routes.get("/api/export", this::export);
    routes.get("/api/certificate", this::certificate);
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

  /** How a game stands; or its partial quotient to a heap, whatever is known beyond it. */
  private void solve(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps");
    if (asked.text("heaps").isPresent()) {
      ofPart(exchange, asked, (state, turn) -> Printed.json(state.view()));
      return;
    }
    exchange.sendLater(games.find(exchange, asked), found -> send(exchange, found));
  }

  private void act(
      Exchange exchange, Consumer<Job> onJob, UnaryOperator<PartizanGames.Studied> onOther) {
    exchange.sendLater(
        games
            .find(exchange, exchange.asked("game"))
            .thenCompose(
                found -> {
                  found.job().ifPresent(onJob);
                  return found
                      .partizan()
                      .map(known -> views.unshared(exchange, turn -> onOther.apply(known)))
                      .map(done -> done.thenApply(known -> found))
                      .orElse(CompletableFuture.completedFuture(found));
                }),
        found -> send(exchange, found));
  }

  private static void send(Exchange exchange, Games.Found found) {
    found
        .job()
        .ifPresentOrElse(
            job -> {
              Job.State state = job.state();
              exchange.send("\"" + job.id() + "-" + state.view().version() + "\"", state::json);
            },
            () -> exchange.send(200, found.partizan().orElseThrow().state()));
  }

  private void rules(Exchange exchange) {
    Asked asked = exchange.asked("game");
    asked.gameText();
    exchange.send(
        views.get(exchange, exchange.question(), turn -> Printed.json(rules(asked.game()))));
  }

  private static RulesView rules(Game game) {
    GameRecord published = GameRecords.of(game, none -> List.of(), Optional.empty());
    return game instanceof Ruleset rules
        ? RulesView.of(rules, published)
        : RulesView.of(game.partizan(), published);
  }

  private void events(Exchange exchange) {
    watchers.checkRoom(exchange.client());
    exchange.sendLater(
        games.job(exchange, exchange.asked("game")),
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
            exchange, exchange.question(), turn -> Printed.json(make.apply(asked.rules(), turn))));
  }

  private void genus(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps");
    asked.gameText();
    int heaps = asked.number("heaps", 40, 1, MOST_GENERA);
    exchange.send(
        views.get(
            exchange,
            exchange.question(),
            turn -> Printed.json(Answers.genus(asked.rules(), heaps, turn))));
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
            turn -> make.apply(Documents.named(asked.optionalRules(), form, turn), turn)));
  }

  private void picture(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps", "what", "format", "form", "caption");
    String what = asked.oneOf("what", "cayley", "idempotents", "phi", "table", "ideals", "form");
    String format = asked.oneOf("format", "svg", "png");
    if (what.equals("form")) {
      ofForm(exchange, asked, (form, turn) -> form.drawn(format));
      return;
    }
    boolean hasCaption = asked.oneOf("caption", "yes", "no").equals("yes");
    show(
        exchange,
        asked,
        what.equals("table") || what.equals("phi") ? LARGEST_STRUCTURE : ANY_SIZE,
        (shown, turn) -> Documents.picture(shown.view(), what, format, hasCaption));
  }

  private void structure(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps", "mex");
    boolean mex = asked.oneOf("mex", "no", "yes").equals("yes");
    show(
        exchange,
        asked,
        LARGEST_STRUCTURE,
        (shown, turn) -> Printed.json(Answers.structure(shown, mex, turn)));
  }

  private void certificate(Exchange exchange) {
    show(
        exchange,
        exchange.asked("game", "heaps"),
        ANY_SIZE,
        (shown, turn) -> Documents.certificate(shown.furthest()));
  }

  private void export(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps", "format", "fragment");
    ExportFormat format =
        ExportFormat.of(asked.oneOf("format", ExportFormat.names())).orElseThrow();
    boolean isFragment = asked.oneOf("fragment", "no", "yes").equals("yes");
    ExportFormat.Choices choices = new ExportFormat.Choices(CsvExport.Table.ELEMENTS, isFragment);
    show(
        exchange,
        asked,
        LARGEST_STRUCTURE,
        (shown, turn) -> {
          String text = format.write(shown, choices, turn);
          return format == ExportFormat.JSON
              ? Printed.json(text)
              : Printed.text(format.mediaType(), text);
        });
  }

  private void check(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps");
    if (asked.text("game").isPresent()) {
      show(
          exchange,
          asked,
          ANY_SIZE,
          (shown, turn) -> Printed.json(Answers.check(shown.furthest(), turn)));
      return;
    }
    ofBody(
        exchange,
        "Send a certificate, or write game=0.123 to have one made and checked.",
        Limits.CERTIFICATE_TIME,
        sent -> turn -> Printed.json(Answers.check(sent, turn)));
  }

  /** A graph that somebody sends: solved at once for a short time, and not kept. */
  private void graph(Exchange exchange) {
    exchange.asked();
    ofBody(
        exchange,
        "Send a graph, such as digraph { A -> B; B -> C }.",
        Limits.VIEW_TIME,
        sent ->
            turn -> Printed.json(Answers.graph(new String(sent, StandardCharsets.UTF_8), turn)));
  }

  /** Answers with what is made of what the client sends, in so much processor time. */
  void ofBody(
      Exchange exchange,
      String ifNothing,
      Duration most,
      Function<byte[], Function<Turn, Printed>> make) {
    exchange.send(
        exchange
            .body(Limits.REQUEST_BYTES, limits.bodyTime())
            .thenCompose(
                sent -> {
                  if (sent.length == 0) {
                    throw Refusal.bad(ifNothing);
                  }
                  return views.unshared(exchange, most, make.apply(sent));
                }));
  }

  private void ofQuotient(
      Routes routes, String path, int largest, BiFunction<Job.State, Turn, Record> make) {
    routes.get(
        path,
        exchange ->
            answer(
                exchange,
                exchange.asked("game", "heaps"),
                largest,
                (state, turn) -> Printed.json(make.apply(state, turn)),
                (known, turn) -> {
                  throw Refusal.bad(
                      "In "
                          + known.rules().code()
                          + " Left and Right have different moves; this view is of games in which"
                          + " they have the same.");
                }));
  }

  /**
   * Answers with what is made of the quotient or monoid that is shown of a game of any kind; gauges
   * that are kept go with the largest one.
   */
  private void show(
      Exchange exchange, Asked asked, int largest, BiFunction<ShownQuotient, Turn, Printed> make) {
    boolean isPart = asked.text("heaps").isPresent();
    answer(
        exchange,
        asked,
        largest,
        (state, turn) ->
            make.apply(
                isPart
                    ? ShownQuotient.of(state.quotient(), state.status(), Optional.empty())
                    : games.known(state).shown(),
                turn),
        (known, turn) -> make.apply(known.now().shown(), turn));
  }

  /** Answers with what is made of a game's quotient, to a heap if that is asked for. */
  private void answer(
      Exchange exchange,
      Asked asked,
      int largest,
      BiFunction<Job.State, Turn, Printed> make,
      BiFunction<PartizanGames.Studied, Turn, Printed> makePartizan) {
    if (asked.text("heaps").isPresent()) {
      ofPart(
          exchange,
          asked,
          (state, turn) -> {
            checkOrder(state.quotient(), largest);
            return make.apply(state, turn);
          });
      return;
    }
    exchange.send(
        games.answer(
            exchange,
            asked,
            job ->
                patiently(job)
                    .thenCompose(
                        ready -> {
                          Job.State state = job.state();
                          checkOrder(state.quotient(), largest);
                          return gauged(exchange, state)
                              .thenCompose(
                                  heaps ->
                                      views.get(
                                          exchange,
                                          key(exchange, state) + " " + heaps,
                                          turn -> make.apply(state, turn)));
                        }),
            makePartizan));
  }

  /** Answers with what is made of the partial quotient to a heap. */
  private void ofPart(Exchange exchange, Asked asked, BiFunction<Job.State, Turn, Printed> make) {
    asked.gameText();
    int heaps = asked.number("heaps", 1, 0, MOST_HEAPS);
    exchange.send(
        views.get(
            exchange,
            exchange.method() + " " + exchange.question(),
            turn -> make.apply(Answers.part(asked.rules(), heaps, turn), turn)));
  }

  /** To which heap gauges are kept of a game that is not solved. */
  private CompletableFuture<Integer> gauged(Exchange exchange, Job.State state) {
    return state.status() == SolverStatus.SOLVED
        ? CompletableFuture.completedFuture(0)
        : views.unshared(
            exchange, turn -> games.gauges(state.quotient().rules()).map(Gauges::heaps).orElse(0));
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

  static void checkOrder(Quotient quotient, int largest) {
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
  static CompletableFuture<Void> patiently(Job job) {
    CompletableFuture<Void> settled = job.settled();
    return settled.isDone()
        ? settled
        : settled.copy().completeOnTimeout(null, Job.SECONDS_OF_PATIENCE, TimeUnit.SECONDS);
  }
}
