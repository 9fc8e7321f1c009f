// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.losingways.codec.SolverCertificate;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanSolution;
import org.losingways.proof.certificate.Certificate;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.view.PartizanView;
import org.losingways.show.view.QuotientView;

/**
 * The quotient or misère monoid that is shown of a game, and what gauges tell of larger heaps.
 *
 * @param opened opens it up, or says why that cannot be done
 * @param heaps the last heap that it has a value for
 * @param status how the game stands, such as solved
 * @param gauges what is known to tell the outcomes of larger heaps than those of the quotient that
 *     was found without them
 * @param proof makes the certificate of what is shown
 */
public record ShownQuotient(
    Supplier<QuotientView> opened,
    int heaps,
    SolverStatus status,
    Optional<? extends Gauges<?>> gauges,
    Supplier<Certificate> proof) {

  /** A quotient that is opened up already. */
  public static ShownQuotient of(
      QuotientView view,
      SolverStatus status,
      Optional<? extends Gauges<?>> gauges,
      Supplier<Certificate> proof) {
    return new ShownQuotient(() -> view, view.heaps(), status, gauges, proof);
  }

  /**
   * A quotient as far as it is known; or the one that gauges describe, if all of its relations are
   * known.
   */
  public static ShownQuotient of(
      Quotient quotient, SolverStatus status, Optional<GaugeSolution> kept) {
    if (quotient instanceof EndlessQuotient) {
      return of(
          QuotientView.of(quotient),
          SolverStatus.SOLVED,
          Optional.empty(),
          () -> SolverCertificate.of(quotient));
    }
    Optional<GaugeSolution> gauges = larger(kept, quotient.heapsComputed(), status);
    Optional<InfiniteQuotient> told = gauges.flatMap(g -> g.quotient(quotient.lastFinite()));
    return told.map(
            all ->
                of(
                    QuotientView.of(all),
                    all.isSolved() ? SolverStatus.SOLVED : SolverStatus.INFINITE,
                    gauges,
                    () -> SolverCertificate.of(gauges.orElseThrow())))
        .orElseGet(
            () ->
                new ShownQuotient(
                    new Once(() -> QuotientView.of(quotient)),
                    quotient.heapsComputed(),
                    status,
                    gauges,
                    () -> SolverCertificate.of(quotient)));
  }

  /** The misère monoid of a game with Left and Right. */
  public static ShownQuotient of(
      PartizanSolution monoid, SolverStatus status, Optional<PartizanGauges> kept) {
    return new ShownQuotient(
        new Once(() -> PartizanView.of(monoid)),
        monoid.heapsComputed(),
        status,
        larger(kept, monoid.heapsComputed(), status),
        () -> SolverCertificate.of(monoid));
  }

  /** Opens a quotient up when that is first asked for. */
  private static final class Once implements Supplier<QuotientView> {
    private final Supplier<QuotientView> how;
    private Optional<QuotientView> opened = Optional.empty();

    Once(Supplier<QuotientView> how) {
      this.how = how;
    }

    @Override
    public synchronized QuotientView get() {
      if (opened.isEmpty()) {
        opened = Optional.of(how.get());
      }
      return opened.get();
    }
  }

  private static <G extends Gauges<?>> Optional<G> larger(
      Optional<G> kept, int heaps, SolverStatus status) {
    return kept.filter(g -> status != SolverStatus.SOLVED && g.heaps() > heaps);
  }

  /** The quotient opened up. */
  public QuotientView view() {
    return opened.get();
  }

  /** What gauges tell beyond what is shown. */
  public Optional<Gauges<?>> beyond() {
    return gauges.<Gauges<?>>map(g -> g).filter(g -> g.heaps() > heaps);
  }

  /** The certificate of what goes furthest: linear forms that decide larger heaps, or this. */
  public Certificate furthest() {
    return gauges.isPresent() ? SolverCertificate.of(gauges.get()) : proof.get();
  }

  /** Words reduced by the relations of what tells of the largest heaps. */
  public ReduceAnswer reduced(List<String> words) {
    return beyond()
        .map(larger -> ReduceAnswer.of(larger, words))
        .orElseGet(() -> ReduceAnswer.of(view(), words));
  }
}
