// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;

/** What a census on a cluster says before there is one. */
class ClusterOptionTest {

  @ParameterizedTest
  @ValueSource(strings = {"10.0.0.5:7077", "spark://10.0.0.5", "spark://:7077", "http://a:80", ""})
  void anAddressThatIsNone(String address) {
    Typed typed = misere("census", "octal", "--digits", "1", "--no-store", "--cluster", address);
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err())
        .isEqualTo(
            "misere: '"
                + address
                + "' is not the address of a cluster; write spark://HOST:PORT, such as"
                + " spark://10.0.0.5:7077.\n");
  }

  @Test
  void withoutSpark() {
    Typed typed =
        misere("census", "octal", "--digits", "1", "--no-store", "--cluster", "spark://a:7077");
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err()).contains("needs Apache Spark").hasLineCount(1);
  }

  @Test
  void jobsAreThoseOfThisMachine() {
    Typed typed =
        misere("census", "octal", "--no-store", "--jobs", "2", "--cluster", "spark://a:7077");
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err()).contains("Leave out --jobs");
  }
}
