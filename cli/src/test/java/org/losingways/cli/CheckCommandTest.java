// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;

class CheckCommandTest {

  @TempDir private Path folder;

  private static String kayles() throws IOException {
    return Files.readString(Path.of("../core/src/test/resources/org/losingways/codec/0.77.json"));
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("kayles.json"), text).toString();
  }

  @Test
  void aRightCertificateIsAccepted() throws IOException {
    String file = file(kayles());
    Typed typed = misere("check", file);
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.said().strip())
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
    text.assertNo().startsWith("Refuted. ");
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

  @Test
  void aCertificateNeedsNoProofShown() throws IOException {
    assertBadInput(misere("check", file(kayles()), "--show-proof"));
  }

  private static final String ASSERTED =
      """
      {"game":"0.123","status":"solved","order":20,"period":5,"preperiod":5,
       "generators":[{"name":"a","heap":1},{"name":"b","heap":3},{"name":"c","heap":8},{"name":"d","heap":9}],
       "relations":["a2=1","b4=b2","b2c=b3","c2=1","b2d=d","cd=bd","d3=ad2"],
       "pPortion":["a","b2","ac","bd","d2"],
       "phi":["1","a","1","b","b","a","d2","1","c","d"]}
      """;

  @Test
  void anAssertedQuotientIsAcceptedOrRefutedByAPosition() throws IOException {
    Typed right = misere("check", file(ASSERTED), "--json");
    assertThat(right.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(right.json().get("reason").asString()).startsWith("0.123 is solved: order 20");
    // At first, to heap 8, heap 6 seems to be 4+4, which is b2; heaps 8 and 9 tell them apart.
    Typed wrong =
        misere(
            "check", file(ASSERTED.replace("\"a\",\"d2\",\"1\"", "\"a\",\"b2\",\"1\"")), "--json");
    assertThat(wrong.status()).isEqualTo(ExitStatus.NO);
    assertThat(wrong.json().get("refutedBy").isArray()).isTrue();
  }

  @Test
  void anAssertionThatCannotBeReadGetsOneSentence() throws IOException {
    assertBadInput(misere("check", file(ASSERTED.replace("a2=1", "a2=q"))));
    assertBadInput(misere("check", file(ASSERTED.replace("\"a2=1\",", ""))));
    assertBadInput(misere("check", file(ASSERTED.replace("\"c2=1\",", ""))));
    assertBadInput(misere("check", file(ASSERTED.replace("0.123", "0.12x"))));
    assertBadInput(misere("check", file(ASSERTED.replace("\"period\":5", "\"period\":5.5"))));
    assertBadInput(misere("check", file(ASSERTED.replace("\"preperiod\":5", "\"preperiod\":50"))));
    assertBadInput(misere("check", file(ASSERTED.replace("\"phi\"", "\"fi\""))));
    assertBadInput(misere("check", file(ASSERTED.replace("\"phi\":[", "\"phi\":[1,"))));
    assertBadInput(misere("check", file(ASSERTED.substring(0, 300))));
  }

  private static void assertBadInput(Typed typed) {
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).startsWith("misere: ").doesNotContain("Exception");
    assertThat(typed.err().strip().lines()).hasSize(1);
    assertThat(typed.err().strip()).doesNotContain("in this program");
  }
}
