// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.game.GameFormatException;
import org.losingways.game.Reach;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateFiles;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Evidence;
import org.losingways.proof.certificate.FamilyEvidence;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.InfiniteEvidence;
import org.losingways.proof.certificate.LevelEvidence;
import org.losingways.proof.certificate.NimEvidence;
import org.losingways.proof.certificate.PartizanEvidence;
import org.losingways.proof.certificate.Rules;

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

  /**
   * Whether two heaps have the same value, or values that differ by as much as a claim that counts
   * grow wants; where other things grow the referee looks for itself.
   */
  default boolean isSame(int heap, int other) {
    return heap == other;
  }

  /**
   * Whether values are known to exactly the heap that proves a period.
   *
   * @param given the last heap that the certificate has a value for
   */
  default boolean hasValuesTo(long heap, int given) {
    return heap == given;
  }

  /**
   * Whether the period is looked at before the proof, because that takes long and names no position
   * when it fails; then {@link #isSame} and {@link #hasValuesTo} are asked first of all.
   */
  default boolean isPeriodFirst() {
    return false;
  }

  /**
   * Reads the certificate in a file; {@link Verdict.Malformed} if there is none.
   *
   * @param file with one certificate; of several, the first that is not accepted counts
   */
  static Verdict check(Path file) {
    try {
      Verdict verdict = new Verdict.Malformed("There is no certificate.");
      for (Certificate certificate : CertificateFiles.read(file)) {
        verdict = check(certificate);
        if (!(verdict instanceof Verdict.Accepted)) {
          return verdict;
        }
      }
      return verdict;
    } catch (GameFormatException e) {
      return new Verdict.Malformed(e.getMessage());
    }
  }

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
      if (referee.isPeriodFirst()) {
        referee.checkPeriod(certificate);
      }
      String proved = referee.prove();
      if (!referee.isPeriodFirst()) {
        referee.checkPeriod(certificate);
      }
      String claimed = " is verified to heap " + certificate.heaps() + ": " + proved + ".";
      if (certificate.claim() instanceof Claim.Solved solved) {
        claimed = solved(proved, solved.period(), solved.preperiod());
      } else if (certificate.claim() instanceof Claim.Growing growing) {
        claimed = solved(proved, growing.period(), growing.preperiod());
      } else if (certificate.claim() instanceof Claim.Firm) {
        claimed = " is reduced to normal play: " + proved + ", for heaps of every size.";
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

  private void checkPeriod(Certificate certificate) {
    Optional<Reach> reach = certificate.rules().reach();
    if (certificate.claim() instanceof Claim.Growing growing
        && certificate.evidence() instanceof PartizanEvidence) {
      Claim.Solved solved = new Claim.Solved(growing.period(), growing.preperiod());
      checkPeriod(solved, reach, certificate.heaps(), reach.map(Reach::step).orElse(1));
    } else if (certificate.claim() instanceof Claim.Solved solved) {
      checkPeriod(solved, reach, certificate.heaps(), 1);
    }
  }

  /**
   * Objects unless the values of the heaps that are given prove the claim for all: {@code
   * docs/certificates.md}, step 8.
   *
   * <p><i>Taming</i>, Theorem 3, generalised to moves that leave up to m heaps: let Φ(h+p) = Φ(h)
   * for r₀ ≤ h < B, where B ≥ m·r₀+(m−1)p+k, r₀ ≥ 1 and no move takes more than k, and let Φ be
   * continued with period p. A move from n+p, n ≥ B, leaves a heap of at least (n+p−k)/m ≥ r₀+p,
   * which can be p smaller without a change of value; a move from n leaves one of at least r₀,
   * which can be p larger. So n+p and n have the same value and the same option values. The
   * referees look at nothing else, so what was checked to B+p−1 is checked for ever. Nowhere is it
   * used that the values are finitely many, or that both players have the same moves. If counts
   * grow by a saltus with each period, the values of n+p and of its options are those of n with
   * larger counts; what follows from that is for the referee of these values.
   *
   * <p>In a sum of k games with different rules only heaps that differ by a multiple P of k have
   * the same moves: {@link Reach#periodBound}. What was checked to B+p−1 is checked for ever, since
   * each larger heap has the value and the option values of the one P before it.
   *
   * @param step the period is a multiple of it, and the least such
   */
  private void checkPeriod(Claim.Solved claim, Optional<Reach> reach, int heaps, int step) {
    int p = claim.period();
    int r = claim.preperiod();
    Objection.refuse(p < 1 || r < 0, "its period or its preperiod is impossible");
    Objection.refuse(reach.isEmpty(), "no theorem says that the values of these rules repeat");
    long bound = reach.orElseThrow().periodBound(r, p);
    Objection.refuse(
        !hasValuesTo(bound + p - 1, heaps),
        "such a period is proved by heaps to " + (bound + p - 1));
    for (int h = r; h < bound; h++) {
      Objection.refuse(!isSame(h, h + p), "the values do not repeat with its period");
    }
    Objection.refuse(
        r > 0 && isSame(r - 1, r - 1 + p), "the repetition begins before its preperiod");
    for (int d = step; d < p; d += step) {
      boolean shorter = p % d == 0;
      for (int h = r; h < r + p && shorter; h++) {
        shorter = isSame(h, h + d);
      }
      Objection.refuse(shorter, "the values repeat with a shorter period");
    }
  }

  private static String solved(String proved, int period, int preperiod) {
    return " is solved: %s, period %s from heap %s on, for heaps of every size."
        .formatted(proved, period, preperiod);
  }

  /** Whether firm heaps are claimed, or a period that the given heaps are too few for. */
  static boolean isFirm(Certificate certificate) {
    return certificate.claim() instanceof Claim.Firm
        || (certificate.claim() instanceof Claim.Solved solved
            && solved.period() > 0
            && certificate.rules().reach().isPresent()
            && certificate.heaps()
                < certificate.rules().reach().get().periodBound(solved.preperiod(), solved.period())
                    + solved.period()
                    - 1);
  }

  private static Referee of(Certificate certificate, Effort effort) {
    Rules rules = certificate.rules();
    if (certificate.evidence() instanceof Evidence.Finite finite) {
      FiniteReferee referee = new FiniteReferee(finite, rules.played(0), effort);
      return isFirm(certificate)
          ? new FirmReferee(
              referee, certificate.claim(), rules.played(0), rules.reach(), finite, effort)
          : referee;
    }
    if (certificate.evidence() instanceof InfiniteEvidence infinite) {
      return new InfiniteReferee(infinite, rules.played(0), effort);
    }
    if (certificate.evidence() instanceof GaugeEvidence gauges) {
      return new GaugeReferee(gauges, rules, effort);
    }
    if (certificate.evidence() instanceof FamilyEvidence family) {
      return new FamilyReferee(family, (Claim.Growing) certificate.claim(), digits(rules), effort);
    }
    if (certificate.evidence() instanceof LevelEvidence levels) {
      return new LevelReferee(levels, (Claim.Growing) certificate.claim(), digits(rules), effort);
    }
    if (certificate.evidence() instanceof NimEvidence nim) {
      return new NimReferee(nim, (Claim.Growing) certificate.claim(), rules.played(0), effort);
    }
    return new PartizanReferee(
        (PartizanEvidence) certificate.evidence(), rules, certificate.claim(), effort);
  }

  private static int[] digits(Rules rules) {
    String code = rules.name();
    Objection.refuse(!code.matches("[04]\\.[0-7]{1,60}"), "its game is no octal game");
    return code.replace(".", "").chars().map(c -> c - '0').toArray();
  }
}
