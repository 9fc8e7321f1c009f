// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import org.losingways.codec.CertifiedGauges;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSearch;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGaugeSearch;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Recent;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;

/**
 * {@code misere gauges}: outcomes where the quotient is infinite, told by sums of heaps that are
 * looked for, or that a certificate has.
 */
final class GaugeApi {

  private static final int LARGEST_HEAP = 200;
  private static final int MOST_KEPT = 50;

  /** The part of the time in which quotients of fewer heaps are looked for. */
  private static final int SHARE = 4;

  private static final String SEND =
      "Send a certificate of linear forms, as 'misere gauges --certificate' writes it.";

  private final GameApi api;

  /** What was found or read, so that no position needs a search or a referee of its own. */
  private final Map<String, Gauges<?>> found = new Recent<>(MOST_KEPT);

  GaugeApi(GameApi api) {
    this.api = api;
  }

  void addTo(Routes routes) {
    routes.get("/api/gauges", this::search);
    routes.post("/api/gauges", this::read);
    routes.get("/api/gauges/certificate", this::certificate);
  }

  /**
   * A game that is not solved, and the heaps that gauges are looked for to.
   *
   * @param search looks for them
   */
  private record Question(Game game, int heaps, Supplier<Optional<Gauges<?>>> search) {

    static Question of(Quotient known, int heaps) {
      return new Question(
          known.rules(),
          heaps,
          () -> GaugeSearch.findInTime(known, Optional.empty(), heaps).map(Function.identity()));
    }

    static Question of(PartizanRuleset rules, int heaps) {
      return new Question(
          rules,
          heaps,
          () ->
              PartizanGaugeSearch.findInTime(rules, Optional.empty(), heaps)
                  .map(Function.identity()));
    }
  }

  private void search(Exchange exchange) {
    Asked asked = exchange.asked("game", "heaps", "position");
    exchange.send(
        ofGame(
            exchange,
            asked,
            question ->
                Printed.json(answer(question.game(), question.heaps(), find(question), asked))));
  }

  private void certificate(Exchange exchange) {
    exchange.send(
        ofGame(
            exchange,
            exchange.asked("game", "heaps"),
            question -> {
              Gauges<?> solution =
                  find(question)
                      .orElseThrow(
                          () ->
                              Refusal.bad(
                                  "No linear forms of %s to heap %d were found within the time limit."
                                      .formatted(question.game().code(), question.heaps())));
              return Documents.certificate(SolverCertificate.of(solution));
            }));
  }

  /**
   * An answer about a game that is not solved, from the last quotient below a heap, or from where
   * the search for quotients has got to.
   */
  private CompletableFuture<Printed> ofGame(
      Exchange exchange, Asked asked, Function<Question, Printed> make) {
    asked.gameText();
    int heaps = asked.number("heaps", 0, 1, LARGEST_HEAP);
    if (heaps > 0) {
      return api.views()
          .unshared(
              exchange,
              turn ->
                  make.apply(
                      asked
                          .game()
                          .<Question, RuntimeException>either(
                              rules -> question(rules, heaps, turn),
                              rules -> Question.of(rules, Math.min(heaps, rules.largestHeap())))));
    }
    return api.games()
        .answer(
            exchange,
            asked,
            job ->
                (isInfinite(job.state())
                        ? CompletableFuture.<Void>completedFuture(null)
                        : GameApi.patiently(job))
                    .thenCompose(
                        ready ->
                            api.views()
                                .unshared(exchange, turn -> make.apply(question(job.state())))),
            (known, turn) -> make.apply(question(known)));
  }

  private static Question question(PartizanGames.Studied known) {
    PartizanRuleset rules = known.rules();
    checkOpen(known.status(), rules, "misère monoid");
    return Question.of(rules, Math.min(known.solution().heapsComputed() + 1, rules.largestHeap()));
  }

  /** From the quotient to one heap less, which has a part of the time only. */
  private static Question question(Ruleset rules, int heaps, Turn turn) {
    int last = Math.min(heaps, rules.largestHeap());
    Duration some = Duration.ofMillis(Limits.VIEW_TIME.toMillis() / SHARE);
    QuotientSolver solver = Answers.towards(rules, last - 1, some, turn);
    return question(solver.quotient(), solver.status(), last);
  }

  private static boolean isInfinite(Job.State state) {
    return state.quotient() instanceof InfiniteQuotient;
  }

  private static Question question(Job.State state) {
    Quotient known = state.quotient();
    boolean isGoingOn = state.phase() == Job.Phase.QUEUED || state.phase() == Job.Phase.RUNNING;
    if (isGoingOn && !isInfinite(state)) {
      throw Refusal.busy(
          known.rules().code()
              + " is being solved; linear forms are for where that stops. Write heaps=12 for a heap of"
              + " your choice.");
    }
    int last = Math.min(known.heapsComputed() + 1, known.rules().largestHeap());
    return question(known, state.status(), last);
  }

  private static Question question(Quotient known, SolverStatus status, int heaps) {
    checkOpen(status, known.rules(), "quotient");
    return Question.of(known, heaps);
  }

  private static void checkOpen(SolverStatus status, Game game, String values) {
    if (status == SolverStatus.SOLVED) {
      throw Refusal.bad(
          "%s is solved, and its %s tells the outcomes.".formatted(game.code(), values));
    }
  }

  private Optional<Gauges<?>> find(Question question) {
    String key = question.game().key() + " " + question.heaps();
    synchronized (found) {
      if (found.containsKey(key)) {
        return Optional.of(found.get(key));
      }
    }
    Optional<Gauges<?>> solution =
        api.games()
            .gauges(question.game())
            .filter(kept -> kept.isFor(question.heaps()))
            .or(question.search());
    synchronized (found) {
      solution.ifPresent(s -> found.put(key, s));
    }
    return solution;
  }

  private static GaugesAnswer answer(
      Game game, int heaps, Optional<? extends Gauges<?>> solution, Asked asked) {
    Optional<Position> position =
        asked.text("position").map(text -> asked.position(game, Long.MAX_VALUE));
    int largest = solution.map(Gauges::largestHeap).orElse(heaps);
    if (position.filter(p -> !p.isEmpty() && p.largest() > largest).isPresent()) {
      throw Refusal.bad(
          "Heap %s is too large: these linear forms are for heaps to %d."
              .formatted(position.get().largest(), largest));
    }
    return GaugesAnswer.of(game.code(), heaps, solution, position);
  }

  /** What a certificate that somebody sends says of a position, if the referee accepts it. */
  private void read(Exchange exchange) {
    Asked asked = exchange.asked("position");
    api.ofBody(
        exchange,
        SEND,
        Limits.CERTIFICATE_TIME,
        sent -> turn -> read(Answers.certificate(sent), asked, turn));
  }

  private Printed read(Certificate certificate, Asked asked, Turn turn) {
    if (!(certificate.evidence() instanceof GaugeEvidence)) {
      throw Refusal.bad(SEND);
    }
    // The digest of what it says, not the one that it claims to have.
    String key = certificate.sealed().digest();
    boolean isAsClaimed = key.equals(certificate.digest());
    Optional<Gauges<?>> before;
    synchronized (found) {
      before = isAsClaimed ? Optional.ofNullable(found.get(key)) : Optional.empty();
    }
    Gauges<?> solution = before.orElseGet(() -> accepted(certificate, turn));
    synchronized (found) {
      found.put(key, solution);
    }
    return Printed.json(answer(solution.rules(), solution.heaps(), Optional.of(solution), asked));
  }

  private static Gauges<?> accepted(Certificate certificate, Turn turn) {
    CheckAnswer verdict = Answers.check(certificate, turn);
    if (!verdict.accepted()) {
      throw Refusal.bad("The certificate is refuted: " + verdict.reason());
    }
    return CertifiedGauges.of(certificate);
  }
}
