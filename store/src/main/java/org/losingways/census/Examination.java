// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.reader.GameReader;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.file.CertificateFormatException;
import org.losingways.show.file.CertificateReader;
import org.losingways.show.file.SavedRun;

/**
 * What may be believed of a result: a certificate is given to the referee, a saved run is verified,
 * and how the game stands is read off these, not taken from the word of whoever worked on it.
 *
 * @param standing how the game stands, if that is proved
 * @param objection why it is not
 */
public record Examination(Optional<Standing> standing, Optional<String> objection) {

  /** Thrown to end an examination. */
  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refused(String why) {
      super(why, null, false, false);
    }
  }

  /**
   * Examines a result.
   *
   * @param isOver asked again and again whether to give up
   */
  public static Examination of(CensusResult result, BooleanSupplier isOver) {
    try {
      refuse(result.failure().isPresent(), result.failure().orElse(""));
      Standing said = result.standing().orElseThrow(() -> new Refused("it says nothing"));
      Standing seen =
          GameReader.of(result.code())
              .either(
                  rules -> impartial(rules, said, result, isOver),
                  rules -> partizan(rules, said, result, isOver));
      return new Examination(Optional.of(seen), Optional.empty());
    } catch (Refused | CommandFailure | IllegalArgumentException e) {
      return new Examination(Optional.empty(), Optional.of(String.valueOf(e.getMessage())));
    } catch (Budget.Stopped e) {
      return new Examination(Optional.empty(), Optional.of("there was no time to examine it"));
    }
  }

  private static void refuse(boolean isWrong, String why) {
    if (isWrong) {
      throw new Refused(why);
    }
  }

  private static Standing impartial(
      Ruleset rules, Standing said, CensusResult result, BooleanSupplier isOver) {
    String run = result.run().orElseThrow(() -> new Refused("it has no saved run"));
    QuotientSolver solver = Budget.unlimited().during(() -> resumed(rules, run, isOver));
    Standing seen = Standing.of(solver);
    refuse(said.isSolved() && !seen.isSolved(), "it is not solved, as it claims");
    if (seen.isSolved()) {
      referee(rules, seen, result, isOver);
      return seen;
    }
    // Why a search ended is no theorem, and whoever searched knows it.
    return seen.withSearch(said);
  }

  private static QuotientSolver resumed(Ruleset rules, String run, BooleanSupplier isOver) {
    return new Budget(OptionalLong.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, isOver)
        .during(() -> QuotientSolver.resume(rules, SavedRun.parse(run, rules.code())));
  }

  private static Standing partizan(
      PartizanRuleset rules, Standing said, CensusResult result, BooleanSupplier isOver) {
    refuse(!said.game().equals(rules.key()), "it is about " + said.code());
    Claim claim = referee(rules, said, result, isOver);
    refuse(
        said.isSolved() && claim instanceof Claim.Partial && said.heaps() < rules.largestHeap(),
        "it is not solved, as it claims");
    return said;
  }

  /** Lets the referee read the certificate, which must be of this game and claim what is said. */
  private static Claim referee(
      Game game, Standing said, CensusResult result, BooleanSupplier isOver) {
    String text = result.certificate().orElseThrow(() -> new Refused("it has no certificate"));
    Certificate certificate = read(text);
    Rules own =
        game.<Rules, RuntimeException>either(
            rules -> Rules.of(rules, certificate.heaps()),
            rules -> Rules.of(rules, certificate.heaps()));
    refuse(!certificate.rules().equals(own), "its certificate is one of another game");
    refuse(
        !period(certificate.claim()).equals(said.period()),
        "its certificate claims something else");
    Verdict verdict = Referee.check(certificate, isOver);
    refuse(verdict instanceof Verdict.Unfinished, "there was no time to examine it");
    refuse(!(verdict instanceof Verdict.Accepted), "the referee refuses its certificate");
    return certificate.claim();
  }

  private static OptionalInt period(Claim claim) {
    return claim instanceof Claim.Solved solved
        ? OptionalInt.of(solved.period())
        : OptionalInt.empty();
  }

  private static Certificate read(String text) {
    try {
      return CertificateReader.read(
          new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    } catch (CertificateFormatException | IOException e) {
      throw new Refused("its certificate cannot be read: " + e.getMessage());
    }
  }
}
