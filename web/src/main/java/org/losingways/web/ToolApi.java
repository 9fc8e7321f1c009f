// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.losingways.app.FriskyQuestion;
import org.losingways.app.ShownQuotient;
import org.losingways.budget.Budget;
import org.losingways.form.Distinguishers;
import org.losingways.form.FormLimits;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.form.Universe;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.show.answer.position.GlobalDistinguishAnswer;
import org.losingways.show.answer.position.InverseAnswer;
import org.losingways.show.answer.quotient.CompareAnswer;
import org.losingways.show.answer.quotient.MonoidAnswer;
import org.losingways.show.answer.quotient.PartizanCompareAnswer;
import org.losingways.show.answer.quotient.QuotientsAnswer;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.workbench.DistinguishView;
import org.losingways.show.workbench.UniverseView;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;

/** What can be asked with two games, two positions, a word or a presentation. */
record ToolApi(Games games, Views views) {

  private static final int LARGEST_REDUCED = 1000;

  private static final Duration TIME_FOR_PARITY = Duration.ofSeconds(2);

  void addTo(Routes routes) {
    routes.get("/api/compare", this::compare);
    routes.get("/api/distinguish", this::distinguish);
    routes.get("/api/inverse", this::inverse);
    routes.get("/api/universe", this::universe);
    routes.get("/api/reduce", this::reduce);
    routes.get("/api/monoid", this::monoid);
    routes.get("/api/quotients", this::quotients);
    routes.get("/api/frisky", this::frisky);
  }

  /** {@code misere compare}: two games, or two positions of a game of Left and Right. */
  private void compare(Exchange exchange) {
    Asked asked = exchange.asked("game", "with", "first", "second");
    exchange.send(
        games.answer(
            exchange,
            asked,
            job -> {
              asked.required("with", "with=0.1331, another game");
              return GameApi.patiently(job).thenCompose(ready -> compare(exchange, asked, job));
            },
            (known, turn) -> {
              asked.required("first", "first=2&second=1%2B1, two positions");
              Position g = asked.position(known.rules(), "first", Long.MAX_VALUE);
              Position h = asked.position(known.rules(), "second", Long.MAX_VALUE);
              return Printed.json(PartizanCompareAnswer.of(known.now().comparing(g.plus(h)), g, h));
            }));
  }

  private CompletableFuture<Printed> compare(Exchange exchange, Asked asked, Job first) {
    return games
        .job(exchange, asked.renamed("with", "game"))
        .thenCompose(
            second ->
                GameApi.patiently(second)
                    .thenCompose(
                        ready ->
                            views.unshared(
                                exchange,
                                turn ->
                                    Printed.json(
                                        CompareAnswer.of(
                                                first.state().quotient(), second.state().quotient())
                                            .with(
                                                CompareAnswer.parity(
                                                    first.rules(),
                                                    second.rules(),
                                                    TIME_FOR_PARITY))))));
  }

  /** {@code misere distinguish}. */
  private void distinguish(Exchange exchange) {
    Asked asked = exchange.asked("game", "first", "second", "global");
    boolean isGlobal = asked.oneOf("global", "no", "yes").equals("yes");
    asked.required("first", "first=4%2B4&second=6, two positions");
    asked.required("second", "first=4%2B4&second=6, two positions");
    exchange.send(
        games.answer(
            exchange,
            asked,
            job -> {
              Position g = asked.position(job.rules(), "first", Long.MAX_VALUE);
              Position h = asked.position(job.rules(), "second", Long.MAX_VALUE);
              return isGlobal
                  ? views.unshared(exchange, turn -> byForms(job.rules(), g, h, turn))
                  : games
                      .telling(job, g.plus(h))
                      .thenCompose(any -> views.unshared(exchange, turn -> distinguish(job, g, h)));
            },
            (known, turn) -> {
              if (isGlobal) {
                throw Refusal.bad(
                    "Any game may stand beside positions of games in which both players have the"
                        + " same moves; leave out global.");
              }
              Position g = asked.position(known.rules(), "first", Long.MAX_VALUE);
              Position h = asked.position(known.rules(), "second", Long.MAX_VALUE);
              return Printed.json(DistinguishView.of(known.now().covering(g.plus(h)), g, h));
            }));
  }

  private Printed distinguish(Job job, Position g, Position h) {
    return Printed.json(DistinguishView.of(games.known(job).covering(g.plus(h)), g, h));
  }

  private static Printed byForms(Ruleset rules, Position g, Position h, Turn turn) {
    Forms forms = new Forms(FormLimits.DEFAULT);
    forms.stopWhen(turn);
    HeapForms heaps = new HeapForms(rules, forms);
    var found = new Distinguishers(forms).find(heaps.of(g), heaps.of(h));
    return Printed.json(
        new GlobalDistinguishAnswer(
            rules.code(), found.isEmpty(), found.map(d -> d.by().toString()), true));
  }

  /** {@code misere inverse}. */
  private void inverse(Exchange exchange) {
    Asked asked = exchange.asked("game", "position");
    exchange.send(
        games.asPartizan(
            exchange,
            asked,
            known -> {
              Position g = asked.position(known.rules(), Long.MAX_VALUE);
              return Printed.json(InverseAnswer.of(known.now().comparing(g), g));
            }));
  }

  /** {@code misere form}, {@code compare} and {@code inverse} with {@code --universe}. */
  private void universe(Exchange exchange) {
    Asked asked = exchange.asked("form", "with", "universe");
    String form = asked.required("form", "form={0,*|-1}");
    Universe universe =
        Universe.of(asked.oneOf("universe", "all", "dead-ending", "dicot")).orElseThrow();
    exchange.send(
        views.unshared(
            exchange, turn -> Printed.json(UniverseView.of(form, asked.text("with"), universe))));
  }

  /** {@code misere reduce}: words of a game's quotient, or of a presentation. */
  private void reduce(Exchange exchange) {
    Asked asked = exchange.asked("game", "presentation", "word");
    List<String> words = List.of(asked.required("word", "word=ab2c").strip().split("[\\s,]+"));
    if (asked.text("presentation").isPresent()) {
      exchange.send(
          views.unshared(
              exchange,
              turn ->
                  Printed.json(
                      ReduceAnswer.of(
                          completed(Relations.of(asked.text("presentation").get())), words))));
      return;
    }
    exchange.send(
        games.answer(
            exchange,
            asked,
            job ->
                GameApi.patiently(job)
                    .thenCompose(
                        ready -> views.unshared(exchange, turn -> reduce(shown(job), words))),
            (known, turn) -> reduce(known.now().shown(), words)));
  }

  private ShownQuotient shown(Job job) {
    Job.State state = job.state();
    if (state.quotient().finiteOrder().isPresent()) {
      GameApi.checkOrder(state.quotient(), LARGEST_REDUCED);
    }
    return games.known(state).shown();
  }

  private static Printed reduce(ShownQuotient shown, List<String> words) {
    try {
      return Printed.json(shown.reduced(words));
    } catch (ArithmeticException e) {
      throw Refusal.bad("The exponents are too large: use smaller ones.");
    }
  }

  private static RewritingSystem completed(Relations relations) {
    RewritingSystem system = RewritingSystem.complete(relations, WordOrder.LATEST_LETTER);
    if (!system.isConfluent()) {
      throw Refusal.busy(
          "The completion was not finished in time; 'misere monoid' takes its time.");
    }
    return system;
  }

  /** {@code misere monoid}. */
  private void monoid(Exchange exchange) {
    Asked asked = exchange.asked("presentation");
    String text = asked.required("presentation", "presentation=<a,b|a2=1,b3=b>");
    sendView(
        exchange,
        turn -> {
          Relations given = Relations.of(text);
          RewritingSystem system = completed(given);
          return Printed.json(
              MonoidAnswer.of(
                  given, system, Irredundant.of(given, Long.MAX_VALUE, Budget::isSpent)));
        });
  }

  /** {@code misere quotients}. */
  private void quotients(Exchange exchange) {
    int order = exchange.asked("order").number("order", 8, 1, SmallQuotients.MAX_ORDER);
    sendView(
        exchange,
        turn -> {
          SmallQuotients search = new SmallQuotients(order, turn);
          search.run();
          return Printed.json(QuotientsAnswer.of(order, search));
        });
  }

  /** {@code misere frisky}. */
  private void frisky(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps", "max", "group", "smallest");
    asked.gameText();
    int heaps = asked.number("heaps", 1, 1, FriskyQuestion.MOST_HEAPS);
    int most = FriskyQuestion.most(heaps);
    OptionalInt max = asked.optionalNumber("max", 1, most);
    OptionalInt group = asked.optionalNumber("group", 1, FriskyQuestion.MAX_GROUP);
    OptionalInt smallest = asked.optionalNumber("smallest", 0, most);
    sendView(
        exchange,
        turn ->
            Printed.json(new FriskyQuestion(asked.rules(), heaps, max, group, smallest).answer()));
  }

  private void sendView(Exchange exchange, Function<Turn, Printed> make) {
    exchange.send(views.get(exchange, exchange.question(), make));
  }
}
