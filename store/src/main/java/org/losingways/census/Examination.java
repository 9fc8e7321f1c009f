// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.losingways.budget.Budget;
import org.losingways.codec.SavedPartizan;
import org.losingways.codec.SavedRun;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanSolver;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.Entry;

/**
 * What may be believed of a result: a certificate is given to the referee, a saved run is verified,
 * and how the game stands is read off these, not taken from the word of whoever worked on it.
 *
 * @param standing how the game stands, if that is proved
 * @param run the solver's state, which was verified
 * @param certificate the proof of a solved game, or of what gauges tell of one that is not, which
 *     the referee has accepted
 * @param objection why nothing is proved
 */
public record Examination(
    Optional<Standing> standing,
    Optional<String> run,
    Optional<String> certificate,
    Optional<String> objection) {

  /** What was seen, with the proof of it. */
  private record Seen(Standing standing, String run, Optional<String> certificate) {}

  /** Thrown to end an examination. */
  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refused(String why) {
      super(why, null, false, false);
    }
  }

  /** What this process has found itself. */
  static Examination believed(CensusResult result) {
    return new Examination(result.standing(), result.run(), result.certificate(), result.failure());
  }

  /** Examines what a store says of a game. */
  public static Examination of(Entry entry, BooleanSupplier isOver) {
    return of(
        new CensusResult(
            entry.standing().code(),
            Optional.of(entry.standing()),
            entry.run(),
            entry.certificate(),
            entry.origin().milliseconds(),
            Optional.empty()),
        isOver);
  }

  /**
   * Examines a result.
   *
   * @param isOver asked again and again whether to give up
   */
  public static Examination of(CensusResult result, BooleanSupplier isOver) {
    try {
      refuse(result.failure().isPresent(), result.failure().orElse(""));
      Standing said = result.standing().orElseThrow(() -> new Refused("the answer is empty"));
      Game game = GameReader.of(result.code());
      refuse(!said.game().equals(game.key()), "it is about another game");
      Seen seen =
          game.either(
              rules -> impartial(rules, said, result, isOver),
              rules -> partizan(rules, said, result, isOver));
      return new Examination(
          Optional.of(seen.standing), Optional.of(seen.run), seen.certificate, Optional.empty());
    } catch (Refused | IllegalArgumentException e) {
      return refused(String.valueOf(e.getMessage()));
    } catch (Budget.Stopped e) {
      return refused("the time limit was reached before it was verified");
    }
  }

  private static Examination refused(String why) {
    return new Examination(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(why));
  }

  private static void refuse(boolean isWrong, String why) {
    if (isWrong) {
      throw new Refused(why);
    }
  }

  private static Seen impartial(
      Ruleset rules, Standing said, CensusResult result, BooleanSupplier isOver) {
    String run = result.run().orElseThrow(() -> new Refused("it has no saved run"));
    Optional<Claim> proved =
        said.isSolved()
            ? Optional.of(referee(rules, result.certificate(), isOver).claim())
            : Optional.empty();
    QuotientSolver solver = resumed(rules, run, isOver);
    Standing seen =
        within(
            isOver,
            () -> {
              boolean isFirm =
                  solver.quotient() instanceof FiniteQuotient q && q.firm().isPresent();
              if (proved.isPresent() && isFirm) {
                // Firm heaps are no part of a saved run; by the proof there is an end to them.
                solver.run(SolverLimits.none());
              }
              return Standing.of(solver);
            });
    refuse(said.isSolved() && !seen.isSolved(), "it claims to be solved and is not");
    proved.ifPresent(claim -> compare(claim, seen));
    if (!seen.isSolved()) {
      return unsolved(rules, seen.withSearch(said), run, result, isOver);
    }
    return new Seen(
        seen,
        run,
        proved.isPresent()
            ? result.certificate()
            : own(rules, () -> SolverCertificate.of(solver.quotient()), seen, isOver));
  }

  /**
   * A game that is not solved. Why the search ended is no theorem, and whoever searched knows it.
   * If there is a certificate, it is one of gauges, and what these prove goes beyond the run;
   * stores may have such of the run itself, of games with Left and Right.
   */
  private static Seen unsolved(
      Game game, Standing seen, String run, CensusResult result, BooleanSupplier isOver) {
    if (result.certificate().isPresent()) {
      Certificate proof = referee(game, result.certificate(), isOver);
      refuse(
          !(proof.evidence() instanceof GaugeEvidence || proof.claim() instanceof Claim.Partial),
          "its certificate claims something else");
    }
    return new Seen(seen, run, result.certificate());
  }

  /**
   * The certificate of a game that turned out to be solved when its run was taken up: a run that
   * was stopped in the middle of a step may have had all that is needed.
   */
  private static Optional<String> own(
      Game game, Supplier<Certificate> proof, Standing seen, BooleanSupplier isOver) {
    Optional<String> certificate = within(isOver, () -> Optional.of(proof.get().file()));
    compare(referee(game, certificate, isOver).claim(), seen);
    return certificate;
  }

  /** A solver that goes on from a saved run, which was verified. */
  static QuotientSolver resumed(Ruleset rules, String run, BooleanSupplier isOver) {
    return within(isOver, () -> QuotientSolver.resume(rules, SavedRun.parse(run, rules.code())));
  }

  static <T> T within(BooleanSupplier isOver, Supplier<T> what) {
    return Budget.unlimited()
        .during(
            () ->
                new Budget(Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, isOver)
                    .during(what));
  }

  /** Certificates of partizan games say nothing of how their monoids grew, so it is seen again. */
  private static Seen partizan(
      PartizanRuleset rules, Standing said, CensusResult result, BooleanSupplier isOver) {
    Optional<Claim> proved =
        said.isSolved()
            ? Optional.of(referee(rules, result.certificate(), isOver).claim())
            : Optional.empty();
    PartizanSolver solver = new PartizanSolver(rules);
    Standing seen =
        within(
            isOver,
            () -> {
              solver.run(SolverLimits.none().withMaxHeap(said.heaps()));
              return Standing.of(solver);
            });
    refuse(said.isSolved() && !seen.isSolved(), "it claims to be solved and is not");
    proved.ifPresent(claim -> compare(claim, seen));
    String run = SavedPartizan.text(solver.snapshot());
    if (!seen.isSolved()) {
      return unsolved(rules, seen.withSearch(said), run, result, isOver);
    }
    return new Seen(
        seen,
        run,
        proved.isPresent()
            ? result.certificate()
            : own(rules, () -> SolverCertificate.of(solver.solution()), seen, isOver));
  }

  /** What a certificate claims and what was seen must be the same. */
  private static void compare(Claim claim, Standing seen) {
    refuse(
        claim instanceof Claim.Solved solved
            && !(seen.period().equals(OptionalInt.of(solved.period()))
                && seen.preperiod().equals(OptionalInt.of(solved.preperiod()))),
        "its certificate claims something else");
    refuse(
        claim instanceof Claim.Partial && seen.period().isPresent(),
        "its certificate claims less than the entry");
  }

  /** Lets the referee read the certificate, which must be of this game. */
  private static Certificate referee(Game game, Optional<String> proof, BooleanSupplier isOver) {
    String text = proof.orElseThrow(() -> new Refused("it has no certificate"));
    Certificate certificate = read(text);
    refuse(
        !certificate.rules().equals(Rules.of(game, certificate.heaps())),
        "its certificate is about another game");
    Verdict verdict = Referee.check(certificate, isOver);
    refuse(
        verdict instanceof Verdict.Unfinished, "the time limit was reached before it was verified");
    refuse(!(verdict instanceof Verdict.Accepted), "the checker rejects its certificate");
    return certificate;
  }

  private static Certificate read(String text) {
    try {
      return CertificateReader.read(text.getBytes(StandardCharsets.UTF_8));
    } catch (GameFormatException e) {
      throw new Refused("its certificate cannot be read: " + e.getMessage());
    }
  }
}
