// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.losingways.app.KeptRun;
import org.losingways.app.SavedGames;
import org.losingways.budget.Budget;
import org.losingways.codec.CertifiedGauges;
import org.losingways.codec.SavedPartizan;
import org.losingways.codec.SavedRun;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanSnapshot;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.PositionGenera;
import org.losingways.play.WithNimHeaps;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverSnapshot;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.Origin;
import org.losingways.show.answer.census.Standing;
import org.losingways.theory.CommonCode;

/**
 * The games of a store: what this program did not write itself is verified before it is used, and
 * forgotten if it is wrong.
 */
public final class KeptGames implements SavedGames {

  private static final int MOST_READ = 30;

  private final Store store;

  /** What was read last of each game's gauges, which takes a moment. */
  private final Map<String, Reading> read =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Reading> eldest) {
          return size() > MOST_READ;
        }
      };

  /** The text of a certificate, and what it says. */
  private record Reading(String text, Optional<Gauges<?>> gauges) {}

  public KeptGames(Store store) {
    this.store = store;
  }

  /** The store itself. */
  public Store store() {
    return store;
  }

  @Override
  public boolean isSolved(Ruleset rules) {
    return store
        .standing(rules.key())
        .filter(s -> s.isSolved() && !isEndless(s.quotient()))
        .isPresent();
  }

  @Override
  public Optional<Start> start(Ruleset rules, SolverLimits limits) {
    Optional<Store.Found> found = store.find(rules.key());
    boolean isSolved = found.filter(f -> f.isOurs() && f.entry().standing().isSolved()).isPresent();
    Optional<Start> shifted = isSolved ? Optional.empty() : equivalent(rules, found, limits);
    return shifted.isPresent() ? shifted : found.flatMap(own -> saved(rules, own, limits));
  }

  private Optional<Start> saved(Ruleset rules, Store.Found found, SolverLimits limits) {
    Optional<String> run = found.entry().run();
    if (run.isEmpty()) {
      return Optional.empty();
    }
    boolean isOurs = found.isOurs();
    if (!isOurs && rules instanceof WithNimHeaps) {
      // Nobody examines these: they are found again as quickly as they are verified.
      return Optional.empty();
    }
    try {
      SolverSnapshot whole =
          isOurs ? SavedRun.own(run.get()) : SavedRun.parse(run.get(), rules.code());
      Standing standing = found.entry().standing();
      return Optional.of(
          isOurs && whole.isWithin(limits.maxHeap(), limits.maxOrder())
              ? new Start(believing(rules, whole, standing), standing.isSolved())
              : new Start(
                  QuotientSolver.resume(rules, whole.within(limits.maxHeap(), limits.maxOrder())),
                  false));
    } catch (IllegalArgumentException e) {
      store.forget(rules.key());
      return Optional.empty();
    } catch (Budget.Stopped e) {
      // There is no time to verify what somebody else has written.
      return Optional.empty();
    }
  }

  private static QuotientSolver believing(Ruleset rules, SolverSnapshot run, Standing standing) {
    return QuotientSolver.believing(rules, run, q -> endless(q, standing));
  }

  /**
   * A solver that has got as far as the store knows of an equivalent code, if that is further than
   * what it knows of this one. Only what this program wrote itself is taken.
   */
  private Optional<Start> equivalent(
      Ruleset rules, Optional<Store.Found> own, SolverLimits limits) {
    if (!store.isKept() || !(rules instanceof TakeAndBreak code)) {
      return Optional.empty();
    }
    Optional<Standing> best = own.filter(Store.Found::isOurs).map(f -> f.entry().standing());
    Optional<TakeAndBreak> from = Optional.empty();
    for (TakeAndBreak other : CommonCode.equivalents(code)) {
      Optional<Standing> there =
          other.equals(code)
              ? Optional.empty()
              : store
                  .kept(other.key())
                  .filter(k -> k.isOurs() && k.runBytes() > 0)
                  .map(k -> k.standing().as(code, shift(other, code)));
      if (there.isPresent() && (best.isEmpty() || there.get().exceeds(best.get()))) {
        best = there;
        from = Optional.of(other);
      }
    }
    if (from.isEmpty() || best.get().heaps() < 1) {
      return Optional.empty();
    }
    TakeAndBreak other = from.get();
    Standing standing = best.get();
    try {
      return store
          .find(other.key())
          .flatMap(found -> found.entry().run())
          .map(run -> SavedRun.own(run).shifted(code.code(), shift(other, code)))
          .filter(run -> run.isWithin(limits.maxHeap(), limits.maxOrder()))
          .map(
              run ->
                  standing.isSolved() && run.infinite().isEmpty() && !isEndless(standing.quotient())
                      ? new Start(QuotientSolver.resume(rules, grown(run)), false)
                      : new Start(believing(rules, run, standing), standing.isSolved()));
    } catch (IllegalArgumentException | Budget.Stopped e) {
      // Its own row is left to whoever asks for the other code.
      return Optional.empty();
    }
  }

  /**
   * A run to the heap with which its quotient was complete. From there on heaps are added at once,
   * and equivalent codes need different numbers of them until their periods are proved.
   */
  private static SolverSnapshot grown(SolverSnapshot run) {
    int last = run.steps().isEmpty() ? 1 : run.steps().get(run.steps().size() - 1).heap();
    return run.within(last, Integer.MAX_VALUE);
  }

  private static int shift(TakeAndBreak from, TakeAndBreak to) {
    return CommonCode.shift(from, to).orElseThrow();
  }

  @Override
  public List<Finding> findings(Game game) {
    return store.kept(game.key()).map(kept -> findings(game, kept)).orElse(List.of());
  }

  /** The same of a row that was read before. */
  public List<Finding> findings(Game game, Kept kept) {
    if (!kept.isOurs()) {
      return List.of();
    }
    List<Finding> all = new ArrayList<>();
    all.add(Finding.of(kept.standing(), Finding.STORE));
    if (!kept.standing().isSolved() && kept.certificateBytes() > 0) {
      gauges(game).ifPresent(gauges -> all.add(finding(gauges)));
    }
    return all;
  }

  private static Finding finding(Gauges<?> gauges) {
    Optional<Period> period = gauges.period();
    Game game = gauges.rules();
    return new Finding(
        Finding.STORE,
        game.code(),
        gauges instanceof PartizanGauges ? Standing.PARTIZAN : Standing.IMPARTIAL,
        period.isPresent() ? Finding.SOLVED : Finding.PARTIAL,
        Finding.GAUGES,
        (period.isPresent() ? SolverStatus.SOLVED : SolverStatus.INFINITE).word(),
        "infinite",
        false,
        OptionalInt.empty(),
        period.map(p -> OptionalInt.of(p.period())).orElse(OptionalInt.empty()),
        period.map(p -> OptionalInt.of(p.preperiod())).orElse(OptionalInt.empty()),
        gauges.heaps(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** What a game that is kept as one that grows for ever is. */
  private static Optional<EndlessQuotient<?>> endless(FiniteQuotient partial, Standing standing) {
    return isEndless(standing.quotient())
        ? EndlessQuotient.again(partial, standing.quotient().equals("family"))
        : Optional.empty();
  }

  private static boolean isEndless(String quotient) {
    return switch (quotient) {
      case "finite", "infinite" -> false;
      default -> true;
    };
  }

  @Override
  public boolean keep(QuotientSolver solver, Effort effort) {
    if (!store.isKept() || solver.heaps() == 0) {
      return false;
    }
    Ruleset rules = solver.quotient().rules();
    Optional<Store.Found> before = store.find(rules.key());
    boolean isSolved = solver.status() == SolverStatus.SOLVED;
    if (before.isPresent()) {
      Standing known = before.get().entry().standing();
      boolean isLess =
          isSolved ? known.isSolved() : known.isSolved() || known.heaps() > solver.heaps();
      if (isLess) {
        return false;
      }
    }
    // The time was for the search; what it has found is written in any case.
    return Budget.unlimited()
        .during(
            () ->
                put(
                    Standing.of(solver),
                    before,
                    effort,
                    Optional.of(SavedRun.text(solver.snapshot())),
                    isSolved && !(rules instanceof WithNimHeaps)
                        ? Optional.of(SolverCertificate.of(solver.quotient()).file())
                        : Optional.empty()));
  }

  @Override
  public boolean isKnown(Game game) {
    return store.find(game.key()).isPresent();
  }

  /** The referee reads what this program did not write itself. */
  @Override
  public Optional<Gauges<?>> gauges(Game game) {
    return store
        .find(game.key())
        .filter(found -> !found.entry().standing().isSolved())
        .flatMap(found -> found.entry().certificate().flatMap(text -> gauges(game, text, found)));
  }

  private Optional<Gauges<?>> gauges(Game game, String text, Store.Found found) {
    synchronized (read) {
      Reading before = read.get(game.key());
      if (before != null && before.text().equals(text)) {
        return before.gauges();
      }
    }
    Optional<Gauges<?>> gauges = read(game, text, found);
    synchronized (read) {
      gauges.ifPresent(g -> read.put(game.key(), new Reading(text, gauges)));
    }
    return gauges;
  }

  private static Optional<Gauges<?>> read(Game game, String text, Store.Found found) {
    try {
      Certificate certificate = CertificateReader.read(text.getBytes(StandardCharsets.UTF_8));
      return certificate.evidence() instanceof GaugeEvidence
              && certificate.rules().equals(Rules.of(game, certificate.heaps()))
              && (found.isOurs()
                  || Referee.check(certificate, Budget::isSpent) instanceof Verdict.Accepted)
          // The time was for solving; what is known is read in any case.
          ? Optional.of(Budget.unlimited().during(() -> CertifiedGauges.of(game, certificate)))
          : Optional.empty();
    } catch (GameFormatException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean keep(Gauges<?> gauges, Effort effort) {
    Game game = gauges.rules();
    Optional<Store.Found> before = store.find(game.key()).filter(Store.Found::isOurs);
    return before.isPresent()
        && !before.get().entry().standing().isSolved()
        && gauges(game).filter(known -> known.heaps() >= gauges.heaps()).isEmpty()
        && put(
            before.get().entry().standing(),
            before,
            effort,
            before.get().entry().run(),
            Optional.of(SolverCertificate.of(gauges).file()));
  }

  @Override
  public PositionGenera.Finder besideNimHeaps(Consumer<String> fault) {
    return (rules, time) -> {
      SolverLimits limits = SolverLimits.none().withMaxBytes(Runtime.getRuntime().maxMemory() / 2);
      KeptRun run = KeptRun.of(this, rules, limits, KeptRun.Terms.of(time, limits, fault));
      if (!isTried(rules, time)) {
        Budget.of(time, new WorkClock(), () -> false).during(() -> run.solver().run(limits));
        run.end();
      }
      return run.solver().quotient();
    };
  }

  private boolean isTried(Ruleset rules, Duration time) {
    return store
        .find(rules.key())
        .filter(f -> f.isOurs() && !f.entry().standing().isSolved())
        .filter(f -> f.entry().origin().tried() >= time.toMillis())
        .isPresent();
  }

  /**
   * How its monoid grew is believed of what this program wrote itself, so that others' runs are not
   * taken up.
   */
  @Override
  public PartizanSolver solver(PartizanRuleset rules, SolverLimits limits) {
    Optional<String> run =
        store.find(rules.key()).filter(Store.Found::isOurs).flatMap(f -> f.entry().run());
    if (run.isEmpty()) {
      return new PartizanSolver(rules);
    }
    try {
      PartizanSnapshot saved = SavedPartizan.parse(run.get());
      boolean isWithin =
          saved.heaps() <= limits.maxHeap()
              && saved.steps().stream()
                  .allMatch(s -> s.order().orElse(limits.maxOrder()) <= limits.maxOrder());
      return isWithin ? PartizanSolver.resume(rules, saved) : new PartizanSolver(rules);
    } catch (IllegalArgumentException e) {
      store.forget(rules.key());
      return new PartizanSolver(rules);
    } catch (Budget.Stopped e) {
      return new PartizanSolver(rules);
    }
  }

  @Override
  public boolean keep(PartizanSolver solver, Effort effort) {
    if (!store.isKept() || solver.heaps() == 0) {
      return false;
    }
    Optional<Store.Found> before = store.find(solver.rules().key());
    boolean isSolved = solver.status() == SolverStatus.SOLVED;
    boolean isKnown =
        before
            .filter(f -> f.isOurs() && f.entry().run().isPresent())
            .map(f -> f.entry())
            .filter(
                e ->
                    e.standing().isSolved()
                        || (!isSolved
                            && e.standing().heaps() >= solver.heaps()
                            && e.origin().tried() >= effort.time().toMillis()))
            .isPresent();
    if (isKnown) {
      return false;
    }
    return Budget.unlimited()
        .during(
            () ->
                put(
                    Standing.of(solver),
                    before,
                    effort,
                    Optional.of(SavedPartizan.text(solver.snapshot())),
                    isSolved
                        ? Optional.of(SolverCertificate.of(solver.solution()).file())
                        : Optional.empty()));
  }

  private boolean put(
      Standing standing,
      Optional<Store.Found> before,
      Effort effort,
      Optional<String> run,
      Optional<String> certificate) {
    return store.put(
        new Entry(standing, origin(effort, before.map(f -> f.entry().origin())), run, certificate));
  }

  /** The origin of what was found now, after what had been done before. */
  public static Origin origin(Effort effort, Optional<Origin> before) {
    return new Origin(
        ProgramVersion.TEXT,
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        effort.milliseconds() + before.map(Origin::milliseconds).orElse(0L),
        Math.max(effort.time().toMillis(), before.map(Origin::tried).orElse(0L)),
        effort.limits());
  }
}
