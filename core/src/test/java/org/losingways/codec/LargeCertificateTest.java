// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.ints.Ints;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.PresentedEvidence.Relation;

/** The certificates in {@code docs/results/large}, and what is wrong about them when changed. */
@Tag("published")
class LargeCertificateTest {

  private static final Path FOLDER = Path.of("..", "docs", "results", "large");

  @ParameterizedTest
  @CsvSource({"0.74-15, 23410, 2416", "0.35-46, 3626, 779"})
  void isAccepted(String name, int order, int p) throws IOException {
    Certificate certificate = Samples.large(name);
    assertThat(Referee.check(certificate))
        .isEqualTo(
            new Verdict.Accepted(
                "%s: order %d, |P| = %d."
                    .formatted(name.replace("-", " is verified to heap "), order, p)));
    assertThat(Files.readString(FOLDER.resolve(name + ".json"), StandardCharsets.UTF_8))
        .isEqualTo(certificate.file());
  }

  /** Small certificates are changed everywhere; of this one a few places are enough. */
  @Test
  void changesAreCaught() {
    Certificate certificate = Samples.large("0.35-46");
    PresentedEvidence whole = (PresentedEvidence) certificate.evidence();
    Random random = new Random(35);
    for (int i = 0; i < 12; i++) {
      List<Relation> relations = new ArrayList<>(whole.relations());
      IntList p = new IntArrayList(whole.pPortion());
      IntList phi = new IntArrayList(whole.phi());
      switch (i % 4) {
        case 0 -> {
          int at = random.nextInt(relations.size());
          IntList right = new IntArrayList(relations.get(at).right());
          int letter = random.nextInt(right.size());
          right.set(letter, Math.abs(right.getInt(letter) - 1));
          relations.set(at, new Relation(relations.get(at).left(), Ints.copyOf(right)));
        }
        case 1 -> p.removeInt(random.nextInt(p.size()));
        case 2 -> relations.remove(random.nextInt(relations.size()));
        // Heap 1 to 8: where it is wrong is found soon.
        default -> phi.set(1 + random.nextInt(8), random.nextInt(whole.order()));
      }
      PresentedEvidence changed =
          new PresentedEvidence(
              whole.order(), whole.letters(), relations, Ints.copyOf(p), Ints.copyOf(phi));
      if (!changed.equals(whole)) {
        Certificate mutant =
            new Certificate(certificate.rules(), certificate.claim(), certificate.heaps(), changed);
        assertThat(Referee.check(mutant)).as("%s", i).isInstanceOf(Verdict.Refuted.class);
      }
    }
  }

  @Test
  void onlyLargeQuotientsAreGivenByRelations() {
    assertThat(Samples.impartial("0.07", 33).members()).containsEntry("kind", "finite");
    assertThat(Samples.large("0.35-46").members()).containsEntry("kind", "presented");
  }
}
