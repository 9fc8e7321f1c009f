// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateFiles;

class CoqCheckedTest {

  /** Exactly the published certificates that there are theorems of. */
  @Test
  void theListIsThatOfTheCensus() {
    Map<String, String> covered = new HashMap<>();
    for (String family : List.of("octal", "quaternary")) {
      Path file = Path.of("../docs/results/census/" + family + "-certificates.jsonl.gz");
      for (Certificate certificate : CertificateFiles.read(file)) {
        if (CoqExport.obstacle(certificate).isEmpty()) {
          covered.put(certificate.rules().name(), certificate.digest());
        }
      }
    }
    assertThat(covered).hasSize(301);
    assertThat(CoqChecked.digests()).isEqualTo(covered);
    assertThat(CoqChecked.isChecked("0.77", covered.get("0.77"))).isTrue();
    assertThat(CoqChecked.isChecked("0.77", covered.get("0.123"))).isFalse();
    assertThat(CoqChecked.isListed("4.7")).isFalse();
  }
}
