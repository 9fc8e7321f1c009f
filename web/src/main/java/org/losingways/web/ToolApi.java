// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.losingways.budget.Budget;
import org.losingways.form.Distinguishers;
import org.losingways.form.FormLimits;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Position;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.genus.FriskyTable;
import org.losingways.genus.GenusTable;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.show.answer.position.FriskyAnswer;
import org.losingways.show.answer.position.GlobalDistinguishAnswer;
import org.losingways.show.answer.position.InverseAnswer;
import org.losingways.show.answer.quotient.CompareAnswer;
import org.losingways.show.answer.quotient.MonoidAnswer;
import org.losingways.show.answer.quotient.PartizanCompareAnswer;
import org.losingways.show.answer.quotient.QuotientsAnswer;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.view.QuotientView;
import org.losingways.show.workbench.DistinguishView;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;

/** What can be asked with two games, two positions, a word or a presentation. */
record ToolApi(Games games, Views views) {

  private static final int LARGEST_FRISKY = 250;
  private static final int LARGEST_GROUP = 60;
  private static final int LARGEST_REDUCED = 1000;

  void addTo(Routes routes) {
    routes.get("/api/compare", this::compare);
    routes.get("/api/distinguish", this::distinguish);
    routes.get("/api/inverse", this::inverse);
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
              return Printed.json(PartizanCompareAnswer.of(known.covering(g.plus(h)), g, h));
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
                                            first.state().quotient(),
                                            second.state().quotient())))));
  }

  /** {@code misere distinguish}. */
  private void distinguish(Exchange exchange) {
    Asked asked = exchange.asked("game", "first", "second", "global");
    boolean isGlobal = asked.oneOf("global", "no", "yes").equals("yes");
    asked.required("first", "first=4%2B4&second=6, two positions");
    asked.required("second", "first=4%2B4&second=6, two positions");
    exchange.send(
        games
            .job(exchange, asked)
            .thenCompose(
                job -> {
                  Position g = asked.position(job.rules(), "first", Long.MAX_VALUE);
                  Position h = asked.position(job.rules(), "second", Long.MAX_VALUE);
                  return isGlobal
                      ? views.unshared(exchange, turn -> byForms(job.rules(), g, h, turn))
                      : job.covering(Math.max(g.largest(), h.largest()))
                          .thenCompose(
                              any ->
                                  views.unshared(
                                      exchange, turn -> distinguish(job.state().quotient(), g, h)));
                }));
  }

  private static Printed distinguish(Quotient quotient, Position g, Position h) {
    if (Math.max(g.largest(), h.largest()) > quotient.largestHeap()) {
      throw Refusal.bad(
          "%s is verified to heap %d only; let it go on, or take smaller heaps."
              .formatted(quotient.rules().code(), quotient.largestHeap()));
    }
    return Printed.json(DistinguishView.of(quotient, g, h));
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
              return Printed.json(InverseAnswer.of(known.covering(g), g));
            }));
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
        games
            .job(exchange, asked)
            .thenCompose(
                job ->
                    GameApi.patiently(job)
                        .thenCompose(
                            ready ->
                                views.unshared(
                                    exchange,
                                    turn -> Printed.json(reduce(job.state().quotient(), words))))));
  }

  private static ReduceAnswer reduce(Quotient quotient, List<String> words) {
    try {
      if (quotient.finiteOrder().isPresent()) {
        GameApi.checkOrder(quotient, LARGEST_REDUCED);
      }
      return ReduceAnswer.of(QuotientView.of(quotient), words);
    } catch (ArithmeticException e) {
      throw Refusal.bad("The exponents outgrow the program: take smaller ones.");
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
    Asked asked = exchange.asked("game", "heaps", "max", "smallest");
    asked.gameText();
    int heaps = asked.number("heaps", 1, 1, 3);
    sendView(
        exchange,
        turn -> {
          Ruleset rules = asked.rules();
          boolean splits = rules.reach().map(Reach::maxParts).orElse(2) > 1;
          int usual = Math.min(splits ? (heaps == 3 ? 24 : 40) : 100, rules.largestHeap());
          int most = asked.number("max", usual, 1, LARGEST_FRISKY);
          GenusTable table = new GenusTable(rules);
          boolean isComplete = table.extendTo(Math.min(most, rules.largestHeap()));
          int period = table.basePeriod().orElse(5);
          FriskyTable frisky = new FriskyTable(table, Math.min(most, table.lastHeap()));
          OptionalInt only =
              asked.text("smallest").isPresent()
                  ? OptionalInt.of(asked.number("smallest", 0, 0, frisky.maxHeap()))
                  : OptionalInt.empty();
          return Printed.json(
              FriskyAnswer.of(
                  frisky, heaps, period <= LARGEST_GROUP ? period : 5, only, isComplete));
        });
  }

  private void sendView(Exchange exchange, Function<Turn, Printed> make) {
    exchange.send(views.get(exchange, exchange.question(), make));
  }
}
