// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Reads a certificate from beginning to end and believes only what it proves. There is one referee
 * for each kind of {@link Evidence}; none shares code with the solvers.
 *
 * <pre>{@code
 * Referee.check(certificate).reason()
 *     // "0.123 is solved: order 20, |P| = 5, period 5 from heap 5 on, for heaps of every size."
 * }</pre>
 */
public interface Referee {

  /**
   * Checks that the outcomes are right for all positions with the heaps that values are given for.
   *
   * @return what is proved of the quotient, as part of a sentence such as {@code order 20, |P| = 5}
   */
  String prove();

  /** Whether two heaps have the same value. */
  boolean isSame(int heap, int other);

  /** Reads the certificate; never throws, whatever it contains. */
  static Verdict check(Certificate certificate) {
    return check(certificate, () -> false);
  }

  /**
   * Reads the certificate.
   *
   * @param isOver asked every few milliseconds; when it says so, the verdict is {@link
   *     Verdict.Unfinished}
   */
  static Verdict check(Certificate certificate, BooleanSupplier isOver) {
    Optional<String> fault = certificate.fault();
    if (fault.isPresent()) {
      return new Verdict.Malformed("This is not a certificate: " + fault.get() + ".");
    }
    try {
      Referee referee = of(certificate, new Effort(isOver));
      String proved = referee.prove();
      String claimed = " is verified to heap " + certificate.heaps() + ": " + proved + ".";
      if (certificate.claim() instanceof Claim.Solved solved) {
        Periods.check(solved, certificate.rules().reach(), certificate.heaps(), referee::isSame);
        claimed = solved(proved, solved.period(), solved.preperiod());
      } else if (certificate.claim() instanceof Claim.Growing growing) {
        claimed = solved(proved, growing.period(), growing.preperiod());
      }
      // What was proved is what was written, to the letter.
      Objection.refuse(
          !certificate.sealed().digest().equals(certificate.digest()),
          "its parts are a proof, but not the one its digest was made for, so something was"
              + " changed");
      return new Verdict.Accepted(certificate.rules().title() + claimed);
    } catch (Objection objection) {
      return objection.verdict();
    } catch (ArithmeticException e) {
      return Objection.because("its numbers are too large").verdict();
    }
  }

  private static String solved(String proved, int period, int preperiod) {
    return " is solved: %s, period %s from heap %s on, for heaps of every size."
        .formatted(proved, period, preperiod);
  }

  private static Referee of(Certificate certificate, Effort effort) {
    Rules rules = certificate.rules();
    if (certificate.evidence() instanceof FiniteEvidence finite) {
      return new FiniteReferee(finite, rules.played(0), effort);
    }
    if (certificate.evidence() instanceof InfiniteEvidence infinite) {
      return new InfiniteReferee(infinite, rules.played(0), effort);
    }
    if (certificate.evidence() instanceof FamilyEvidence family) {
      return new FamilyReferee(family, (Claim.Growing) certificate.claim(), rules.name(), effort);
    }
    if (certificate.evidence() instanceof NimEvidence nim) {
      return new NimEvidence.Report(nim, (Claim.Growing) certificate.claim(), rules.played(0), effort);
    }
    return new PartizanReferee((PartizanEvidence) certificate.evidence(), rules, effort);
  }
}
