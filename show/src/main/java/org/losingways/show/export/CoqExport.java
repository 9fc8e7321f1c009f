// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.Referee;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Evidence;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.PartizanEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.show.CommandFailure;

/**
 * A certificate as a theorem for the proof assistant Coq: a file that {@code coqc} accepts exactly
 * if the claim is true, and that ends with the claim in plain words.
 *
 * <pre>{@code
 * misere export kayles --format coq -o Kayles.v && coqc Kayles.v   # Closed under the global context
 * }</pre>
 *
 * <p>The file is made from the certificate alone. Coq does not believe it: a function that is
 * proved right in {@link CoqTheory} computes that every condition holds, and the kernel of Coq
 * repeats this computation.
 */
public final class CoqExport {

  /** Coq takes time by the square of the order: half a minute for 1,000 elements. */
  public static final int MAX_ORDER = 4096;

  private static final int LONGEST_NAME = 40;

  private CoqExport() {}

  /** Why there is no theorem of a certificate, as a sentence; nothing if there is one. */
  public static Optional<String> obstacle(Certificate certificate) {
    String title = certificate.rules().title();
    if (certificate.rules().isSum()) {
      return Optional.of(
          "%s is a sum of games with different rules, which the theory for Coq does not cover."
              .formatted(title));
    }
    if (certificate.evidence() instanceof Evidence.Finite finite) {
      if (finite.order() > MAX_ORDER) {
        return Optional.of(
            "The quotient of %s has %d elements; theorems for Coq are written of at most %d."
                .formatted(title, finite.order(), MAX_ORDER));
      }
      return Referee.isFirm(certificate) && !hasWholePeriod(certificate)
          ? Optional.of(
              "%s is proved by firm heaps, which the theory for Coq does not cover; --max-heap N gives a theorem of the heaps up to N."
                  .formatted(title))
          : Optional.empty();
    }
    if (certificate.evidence() instanceof PartizanEvidence partizan) {
      return partizan.isExact() && partizan.counts().intStream().allMatch(d -> d == 0)
          ? Optional.empty()
          : Optional.of(
              "Theorems for Coq are written of partizan games whose misère monoid is finite and known; that of %s is not."
                  .formatted(title));
    }
    return Optional.of(
        "Theorems for Coq are written of finite quotients; that of %s is infinite. --max-heap N gives a theorem of the heaps up to N, if their quotient is finite."
            .formatted(title));
  }

  /** Whether values are given for a whole period, so that all others follow from it. */
  private static boolean hasWholePeriod(Certificate certificate) {
    return certificate.claim() instanceof Claim.Solved solved
        && certificate.heaps() >= (long) solved.preperiod() + solved.period() - 1;
  }

  /**
   * A finite quotient with its actions and witnesses. A period that firm heaps prove is proved here
   * by larger heaps, with the values that it gives them.
   */
  static FiniteEvidence evidence(Certificate certificate) {
    FiniteEvidence written = CertificateBuilder.writtenOut(certificate);
    if (!(Referee.isFirm(certificate) && certificate.claim() instanceof Claim.Solved solved)) {
      return written;
    }
    int r = solved.preperiod();
    int p = solved.period();
    long heaps =
        certificate.rules().reach().map(reach -> reach.periodBound(r, p)).orElseThrow() + p;
    int[] phi = new int[Math.toIntExact(heaps)];
    Arrays.setAll(phi, h -> written.phi().getInt(h < r ? h : r + (h - r) % p));
    BitSet lost = new BitSet();
    written.pPortion().forEach(lost::set);
    return CertificateBuilder.writtenOut(
        CertificateBuilder.build(
            certificate.rules().played(0),
            solved,
            written.generators().stream().map(FiniteEvidence.Generator::name).toList(),
            written.generators().stream().map(g -> g.action().toIntArray()).toArray(int[][]::new),
            lost,
            phi));
  }

  /** A file that needs nothing but Coq: the theory, and a theorem of each certificate. */
  public static String document(List<Certificate> certificates) {
    return CoqTheory.bundled(lastModules(certificates)) + theorems(certificates);
  }

  /** The same without the theory, to be compiled beside it. */
  public static String fragment(List<Certificate> certificates) {
    return "(* SPDX-License-Identifier: Apache-2.0 *)\n"
        + CoqTheory.required(lastModules(certificates))
        + theorems(certificates);
  }

  private static List<String> lastModules(List<Certificate> certificates) {
    return certificates.stream()
        .map(c -> c.evidence() instanceof PartizanEvidence ? "Partizan" : "Impartial")
        .distinct()
        .sorted()
        .toList();
  }

  private static String theorems(List<Certificate> certificates) {
    StringBuilder text =
        new StringBuilder(
            """

            From Coq Require Import List PArith.
            Import ListNotations.
            Local Open Scope positive_scope.
            """);
    Set<String> taken = new HashSet<>();
    List<String> proved = new ArrayList<>();
    for (Certificate certificate : certificates) {
      obstacle(certificate)
          .ifPresent(
              sentence -> {
                throw new CommandFailure(sentence);
              });
      CoqTheorem theorem = CoqTheorem.of(certificate, name(certificate.rules(), taken));
      text.append(theorem.text());
      proved.add(theorem.name());
    }
    if (proved.size() == 1) {
      return text + "\nPrint Assumptions " + proved.get(0) + ".\n";
    }
    return text
        + "\n(** All of them. *)\nDefinition all_theorems :=\n"
        + CoqTheorem.wrapped("  (", Stream.concat(Stream.of("I"), proved.stream()).toList(), ", ")
        + ").\n\nPrint Assumptions all_theorems.\n";
  }

  /** What a game is called in the file: game_0_77. */
  private static String name(Rules rules, Set<String> taken) {
    String letters = rules.name().replaceAll("[^A-Za-z0-9]+", "_").replaceAll("_$", "");
    String plain = "game_" + letters.substring(0, Math.min(letters.length(), LONGEST_NAME));
    String name = plain;
    for (int i = 2; !taken.add(name); i++) {
      name = plain + "_" + i;
    }
    return name;
  }
}
