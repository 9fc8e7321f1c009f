// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.file.SolverCertificate;
import org.losingways.show.json.HeapsJson;
import org.losingways.show.json.Json;
import org.losingways.theory.QuotientStructure;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What can be asked about games. */
final class GameApi {

  private static final Duration TIME_FOR_VIEW = Duration.ofSeconds(5);
  private static final int MOST_GENERA = 2000;
  private static final int LARGEST_TABLE = 150;
  private static final int LARGEST_CAYLEY = 300;
  private static final int LARGEST_STRUCTURE = 1000;
  private static final int SAMPLE_HEAP = 7;

  private final Jobs jobs;
  private final Views views;
  private final Watchers watchers;

  GameApi(Jobs jobs, Views views, Watchers watchers) {
    this.jobs = jobs;
    this.views = views;
    this.watchers = watchers;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/api/games", this::games);
    routes.get("/api/rules", this::rules);
    routes.get("/api/solve", this::solve);
    routes.post("/api/solve/stop", this::stop);
    routes.post("/api/solve/resume", this::resume);
    routes.before(
        "/api/solve/events",
        request -> {
          watchers.checkRoom();
          jobs.of(Asked.of(request, "game").game());
          String accepted = Optional.ofNullable(request.header("Accept")).orElse("");
          if (!accepted.contains("text/event-stream")) {
            throw Refusal.bad("Ask for events with the header Accept: text/event-stream.");
          }
        });
    routes.sse(
        "/api/solve/events",
        client -> watchers.add(client, jobs.of(Asked.of(client.ctx(), "game").game())));
    routes.get("/api/genus", this::genus);
    routes.get("/api/pretend", this::pretend);
    routes.get(
        "/api/sibert-conway",
        request ->
            ofQuotient(request, s -> Printed.json(Answers.sibertConway(s.quotient())), 100_000));
    routes.get(
        "/api/structure",
        request ->
            ofQuotient(
                request,
                s -> Printed.json(Answers.structure(s.quotient(), s.status())),
                LARGEST_STRUCTURE));
    routes.get(
        "/api/cayley",
        request ->
            ofQuotient(request, s -> Printed.json(Documents.cayley(s.quotient())), LARGEST_CAYLEY));
    routes.get(
        "/api/table", request -> ofQuotient(request, s -> Printed.json(table(s)), LARGEST_TABLE));
    routes.get("/api/form", this::form);
    routes.get("/api/picture", this::picture);
    routes.get("/api/export", this::export);
    routes.get(
        "/api/certificate",
        request ->
            ofQuotient(request, s -> Documents.certificate(s.quotient()), Integer.MAX_VALUE));
    routes.post("/api/check", this::check);
    routes.post("/api/graph", this::graph);
  }

  static void send(Context response, Printed printed) {
    response.header("Cache-Control", "no-store");
    response.contentType(printed.mediaType());
    response.result(printed.bytes());
  }

  /** Answers when the answer is there. */
  static void send(Context response, Supplier<CompletableFuture<Printed>> answer) {
    response.future(
        () -> {
          CompletableFuture<Printed> future;
          try {
            future = answer.get();
          } catch (RuntimeException e) {
            future = CompletableFuture.failedFuture(e);
          }
          return future.handle(
              (printed, failure) -> {
                if (failure != null) {
                  Problems.send(response, failure);
                } else {
                  send(response, printed);
                }
                return null;
              });
        });
  }

  private void games(Context request) {
    Asked.of(request);
    ArrayNode list = Printed.object().putArray("games");
    for (NamedGame game : NamedGame.gallery()) {
      ObjectNode node = list.addObject();
      node.put("name", game.name());
      node.put("title", game.title());
      node.put("code", game.rules().code());
      node.put("story", game.story());
      node.put("known", game.known());
      sample(game.rules())
          .ifPresent(
              option -> {
                ObjectNode sample = node.putObject("sample");
                sample.put("heap", SAMPLE_HEAP);
                new HeapsJson(game.rules()).add(sample.putArray("to"), option);
              });
    }
    send(request, Printed.json(list));
  }

  /** A move that shows what is special about the rules: into many heaps of much the same size. */
  private static Optional<Position> sample(Ruleset rules) {
    return rules.largestHeap() < SAMPLE_HEAP || !rules.labels().areSizes()
        ? Optional.empty()
        : rules.options(SAMPLE_HEAP).stream()
            .max(
                Comparator.comparingInt(Position::size)
                    .thenComparing(Comparator.comparingInt(Position::largest).reversed())
                    .thenComparing(Comparator.naturalOrder()));
  }

  private void rules(Context request) {
    Ruleset rules = Asked.of(request, "game").game();
    send(
        request,
        () ->
            views.get(
                "rules " + rules.key(),
                () -> {
                  ObjectNode node = Json.tree(RulesAnswer.of(rules));
                  new HeapsJson(rules).putBoard(node);
                  return Printed.json(node);
                }));
  }

  private void solve(Context request) {
    Job job = jobs.of(Asked.of(request, "game").game());
    sendState(request, job);
  }

  private static void sendState(Context request, Job job) {
    send(request, new Printed(ContentType.JSON, job.state().json()));
  }

  private void stop(Context request) {
    Job job = jobs.of(Asked.of(request, "game").game());
    jobs.stop(job);
    sendState(request, job);
  }

  private void resume(Context request) {
    Job job = jobs.of(Asked.of(request, "game").game());
    jobs.resume(job);
    sendState(request, job);
  }

  private void genus(Context request) {
    Asked asked = Asked.of(request, "game", "heaps");
    Ruleset rules = asked.game();
    int heaps = asked.number("heaps", 40, 1, MOST_GENERA);
    send(
        request,
        () ->
            views.get(
                "genus " + rules.key() + " " + heaps,
                () -> Printed.json(Answers.genus(rules, heaps, TIME_FOR_VIEW))));
  }

  private void pretend(Context request) {
    Ruleset rules = Asked.of(request, "game").game();
    send(
        request,
        () ->
            views.get(
                "pretend " + rules.key(),
                () -> Printed.json(Answers.pretend(rules, TIME_FOR_VIEW))));
  }

  private void form(Context request) {
    Asked asked = Asked.of(request, "game", "form");
    Optional<Ruleset> rules = asked.optionalGame();
    String form = asked.required("form", "form={2+,0}, or game=0.123 and form=9");
    send(
        request,
        () ->
            views.get(
                "form " + rules.map(Ruleset::key).orElse("") + " " + form,
                () -> Printed.json(Documents.form(rules, form, TIME_FOR_VIEW))));
  }

  private void picture(Context request) {
    Asked asked = Asked.of(request, "game", "what", "format", "form");
    String what = asked.oneOf("what", "cayley", "idempotents", "phi", "table", "ideals", "form");
    String format = asked.oneOf("format", "svg", "png");
    if (what.equals("form")) {
      Optional<Ruleset> rules = asked.optionalGame();
      String form = asked.required("form", "form={2+,0}, or game=0.123 and form=9");
      send(
          request,
          () ->
              views.get(
                  "picture " + format + rules.map(Ruleset::key).orElse("") + " " + form,
                  () -> Documents.formPicture(rules, form, format, TIME_FOR_VIEW)));
      return;
    }
    ofQuotient(
        request,
        asked.game(),
        s -> Documents.picture(s.quotient(), what, format),
        what.equals("table") || what.equals("phi") ? LARGEST_STRUCTURE : LARGEST_CAYLEY);
  }

  private void export(Context request) {
    Asked asked = Asked.of(request, "game", "format");
    String format = asked.oneOf("format", "json", "latex", "gap", "csv", "smt2");
    ofQuotient(
        request,
        asked.game(),
        s -> Documents.export(s.quotient(), s.status(), format),
        LARGEST_STRUCTURE);
  }

  private void check(Context request) {
    Asked asked = Asked.of(request, "game");
    Optional<Ruleset> rules = asked.optionalGame();
    byte[] sent = request.bodyAsBytes();
    if (rules.isPresent()) {
      ofQuotient(
          request,
          rules.get(),
          s -> Printed.json(Answers.check(SolverCertificate.of(s.quotient()))),
          Integer.MAX_VALUE);
    } else if (sent.length == 0) {
      throw Refusal.bad("Send a certificate, or write game=0.123 to have one made and checked.");
    } else {
      CompletableFuture<Printed> verdict = views.unshared(() -> Printed.json(Answers.check(sent)));
      send(request, () -> verdict);
    }
  }

  /** A graph that somebody sends: solved at once for a short time, and not kept. */
  private void graph(Context request) {
    Asked.of(request);
    String text = request.body();
    if (text.isBlank()) {
      throw Refusal.bad("Send a graph, such as digraph { A -> B; B -> C }.");
    }
    CompletableFuture<Printed> answer =
        views.unshared(() -> Printed.json(Answers.graph(text, TIME_FOR_VIEW)));
    send(request, () -> answer);
  }

  private void ofQuotient(Context request, Function<Job.State, Printed> make, int largest) {
    ofQuotient(request, Asked.of(request, "game").game(), make, largest);
  }

  private void ofQuotient(
      Context request, Ruleset rules, Function<Job.State, Printed> make, int largest) {
    Job job = jobs.of(rules);
    String question = request.path() + "?" + request.queryString() + " ";
    send(
        request,
        () ->
            patiently(job)
                .thenCompose(
                    ready -> {
                      Job.State state = job.state();
                      checkOrder(state, largest);
                      // States in which the quotient is the same share their answers.
                      String key =
                          question
                              + state.quotient().heapsComputed()
                              + " "
                              + state.quotient().finiteOrder()
                              + " "
                              + state.quotient().largestHeap()
                              + state.status();
                      return views.get(key, () -> make.apply(state));
                    }));
  }

  private static void checkOrder(Job.State state, int largest) {
    String sentence = "%s is too large for this view: %d is the most.";
    if (state.quotient() instanceof InfiniteQuotient infinite) {
      int cells = infinite.monoid().cells();
      if (cells > largest) {
        String what = "An infinite quotient with " + cells + " points and rays";
        throw Refusal.bad(sentence.formatted(what, largest));
      }
    } else if (state.quotient().finiteOrder().orElse(0) > largest) {
      String what = "A quotient of order " + state.quotient().finiteOrder().getAsInt();
      throw Refusal.bad(sentence.formatted(what, largest));
    }
  }

  /** Done when the job is settled, or when patience is over. */
  static CompletableFuture<Void> patiently(Job job) {
    CompletableFuture<Void> settled = job.settled();
    return settled.isDone()
        ? settled
        : settled.copy().completeOnTimeout(null, Job.SECONDS_OF_PATIENCE, TimeUnit.SECONDS);
  }

  private static ObjectNode table(Job.State state) {
    QuotientStructure q = QuotientStructure.of(state.quotient().lastFinite());
    ObjectNode node = Printed.object();
    node.put("game", q.rules().code());
    ArrayNode elements = node.putArray("elements");
    for (int x = 0; x < q.order(); x++) {
      ObjectNode element = elements.addObject();
      element.put("word", q.text(x));
      element.put("outcome", q.outcome(x).toString());
      element.put("position", q.position(x).toString());
    }
    ArrayNode rows = node.putArray("products");
    for (int x = 0; x < q.order(); x++) {
      ArrayNode row = rows.addArray();
      for (int y = 0; y < q.order(); y++) {
        row.add(q.monoid().times(x, y));
      }
    }
    return node;
  }
}
