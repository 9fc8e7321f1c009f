// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

  @TempDir private Path folder;

  private static String kayles() throws IOException {
    try (InputStream in = CheckCommandTest.class.getResourceAsStream("certificate/0.77.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("kayles.json"), text).toString();
  }

  @Test
  void aRightCertificateIsAccepted() throws IOException {
    String file = file(kayles());
    Typed typed = misere("check", file);
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.out().strip())
        .isEqualTo(
            "Accepted. 0.77 is solved: order 40, |P| = 9, period 12 from heap 71 on,"
                + " for heaps of every size.");
    Typed json = misere("check", file, "--json");
    assertThat(json.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(json.json().get("accepted").asBoolean()).isTrue();
    assertThat(json.json().get("reason").asString()).startsWith("0.77 is solved");
    assertThat(json.json().get("refutedBy").isNull()).isTrue();
    assertThat(json.json().propertyNames()).containsExactly("accepted", "reason", "refutedBy");
  }

  @Test
  void aWrongValueIsRefutedByAPosition() throws IOException {
    // Heap 4 of Kayles is a, not ab.
    String changed = kayles().replace("\"phi\": [0,1,2,3,1,", "\"phi\": [0,1,2,3,3,");
    Typed typed = misere("check", file(changed), "--json");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.err()).isEmpty();
    assertThat(typed.json().get("accepted").asBoolean()).isFalse();
    assertThat(typed.json().get("reason").asString()).contains("Played out");
    assertThat(typed.json().get("refutedBy").isArray()).isTrue();
    Typed text = misere("check", file(changed));
    assertThat(text.status()).isEqualTo(ExitStatus.NO);
    assertThat(text.out()).startsWith("Refuted. ");
  }

  @Test
  void aWrongPeriodIsRefutedWithoutAPosition() throws IOException {
    Typed typed =
        misere("check", file(kayles().replace("\"period\": 12", "\"period\": 24")), "--json");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.json().get("refutedBy").isNull()).isTrue();
  }

  @Test
  void whatIsNoCertificateGetsOneSentence() throws IOException {
    String text = kayles();
    assertBadInput(misere("check", file(text.substring(0, 1000))));
    assertBadInput(misere("check", file(text.substring(0, 1000)), "--json"));
    assertBadInput(misere("check", file("hello")));
    assertBadInput(misere("check", file("")));
    assertBadInput(misere("check", file(text.replace("\"0.77\"", "\"0.770\""))));
    assertBadInput(misere("check", file(text.replace("\"0.77\"", "\"kayles\""))));
    assertBadInput(misere("check", file(text.replace("\"order\": 40", "\"order\": 41"))));
    assertBadInput(misere("check", folder.toString()));
    assertBadInput(misere("check", folder.resolve("nothing.json").toString()));
    assertBadInput(misere("check"));
  }

  private static void assertBadInput(Typed typed) {
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).startsWith("misere: ").doesNotContain("Exception");
    assertThat(typed.err().strip().lines()).hasSize(1);
    assertThat(typed.err().strip()).doesNotContain("in this program");
  }
}
