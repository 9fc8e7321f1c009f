// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.util.BitSet;
import java.util.List;
import org.losingways.proof.Certificate;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.Claim;
import org.losingways.quotient.FiniteQuotient;

/**
 * The certificate of a quotient that the solver found. Only plain arrays pass from one to the
 * other, so that an error of the solver cannot become one of the referee.
 */
public final class SolverCertificate {

  private SolverCertificate() {}

  /** The certificate: for all heaps if a period is proved, else to the last heap computed. */
  public static Certificate of(FiniteQuotient quotient) {
    Claim claim =
        quotient
            .period()
            .<Claim>map(period -> new Claim.Solved(period.period(), period.preperiod()))
            .orElseGet(Claim.Partial::new);
    List<FiniteQuotient.Generator> generators = quotient.generators();
    BitSet p = new BitSet();
    for (int x = 0; x < quotient.order(); x++) {
      p.set(x, quotient.bipartite().inP(x));
    }
    return CertificateBuilder.build(
        quotient.rules(),
        claim,
        generators.stream().map(FiniteQuotient.Generator::name).toList(),
        generators.stream()
            .map(generator -> quotient.monoid().row(generator.element()))
            .toArray(int[][]::new),
        p,
        quotient.phi());
  }
}
