// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CertificateCheckerTest {

  @ParameterizedTest
  @MethodSource("org.losingways.proof.Known#all")
  void acceptsEveryKnownQuotient(Known known) {
    Certificate certificate = known.solved();
    assertThat(CertificateChecker.check(certificate))
        .isEqualTo(new Verdict.Accepted(known.statement()));
  }
}
