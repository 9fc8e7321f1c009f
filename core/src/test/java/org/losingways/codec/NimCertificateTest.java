// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.family.TameNim;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.Ints;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.NimEvidence;
import org.losingways.proof.certificate.Rules;

class NimCertificateTest {

  private static final String[] CODES = {
    "0.(3)", "0.2(3)", "0.0(3)", "0.33(13)", "0.(7)", "0.3(30)", "0.(37)", "0.3(F)"
  };

  private static TameNim nim(String code) {
    return TameNim.find(TakeAndBreak.of(code)).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.(3)", "0.2(3)", "0.0(3)", "0.33(13)", "0.(7)", "0.(37)", "0.3(F)"})
  void gamesLikeNimHaveCertificates(String code) throws IOException {
    Certificate certificate = SolverCertificate.of(nim(code));
    assertThat(Referee.check(certificate)).isInstanceOf(Verdict.Accepted.class);
    byte[] file = certificate.file().getBytes(StandardCharsets.UTF_8);
    assertThat(CertificateReader.read(new ByteArrayInputStream(file))).isEqualTo(certificate);
    assertThat(Referee.check(certificate).reason()).contains("for heaps of every size");
  }

  @Test
  void whatIsChangedIsRefusedUnlessItIsTrue() {
    Random random = new Random(16);
    int refused = 0;
    for (int i = 0; i < 1500; i++) {
      TameNim nim = nim(CODES[random.nextInt(CODES.length)]);
      Certificate wrong = mutate(SolverCertificate.of(nim), random);
      if (Referee.check(wrong) instanceof Verdict.Accepted) {
        assertThat(agrees(nim, wrong)).as(wrong.text()).isTrue();
      } else {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(1000);
  }

  private static Certificate mutate(Certificate right, Random random) {
    NimEvidence evidence = (NimEvidence) right.evidence();
    Claim.Growing claim = (Claim.Growing) right.claim();
    IntList values = new IntArrayList(evidence.nimValues());
    StringBuilder firm = new StringBuilder(evidence.firm());
    int period = claim.period();
    int preperiod = claim.preperiod();
    int saltus = claim.saltus();
    Rules rules = right.rules();
    int h = random.nextInt(values.size());
    switch (random.nextInt(7)) {
      case 0, 1 -> values.set(h, Math.max(0, values.getInt(h) + random.nextInt(5) - 2));
      case 2, 3 -> firm.setCharAt(h, firm.charAt(h) == '1' ? '0' : '1');
      case 4 -> saltus += 1 + random.nextInt(3);
      case 5 -> {
        preperiod--;
        period++;
      }
      default ->
          rules =
              Rules.code(
                  TakeAndBreak.of(rules.name().replaceFirst("3", "" + random.nextInt(3))).code());
    }
    return new Certificate(
        rules,
        new Claim.Growing(period, preperiod, saltus),
        right.heaps(),
        new NimEvidence(Ints.copyOf(values), firm.toString()));
  }

  /** Whether a certificate says of all small heaps of its game what is true of them. */
  private static boolean agrees(TameNim nim, Certificate certificate) {
    TameNim truth =
        certificate.rules().name().equals(nim.rules().code())
            ? nim
            : nim(certificate.rules().name());
    NimEvidence evidence = (NimEvidence) certificate.evidence();
    Claim.Growing claim = (Claim.Growing) certificate.claim();
    for (int h = 0; h < 300; h++) {
      int periods = Math.max(0, (h - claim.preperiod()) / claim.period());
      int at = h - periods * claim.period();
      BigInteger heap = BigInteger.valueOf(h);
      if (evidence.nimValues().getInt(at) + periods * claim.saltus()
              != truth.value(heap).intValueExact()
          || evidence.firm().charAt(at) == '1' != truth.isFirm(heap)) {
        return false;
      }
    }
    return true;
  }
}
