// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.losingways.proof.certificate.Certificate;
import org.losingways.show.file.CertificateReader;

/** The pages know what is in {@code docs/results}, no more and no less. */
class PublishedTest {

  private static final Path RESULTS = Path.of("..", "docs", "results");
  private static final Path PAGES = Path.of("src/main/resources/org/losingways/web/pages");

  /** That the referee accepts these files is tested where they are read, in show. */
  @Test
  void everyCertificateIsListed() throws IOException {
    List<String> files = new ArrayList<>();
    for (String kind : List.of("gauges", "infinite", "large")) {
      try (Stream<Path> all = Files.list(RESULTS.resolve(kind))) {
        all.map(file -> kind + "/" + file.getFileName()).sorted().forEach(files::add);
      }
    }
    assertThat(Files.readAllLines(PAGES.resolve("results.txt"))).containsExactlyElementsOf(files);
  }

  @Test
  void whatIsSaidIsWhatTheCertificateClaims() throws IOException {
    for (String name : Files.readAllLines(PAGES.resolve("results.txt"))) {
      Path file = RESULTS.resolve(name);
      Published said = Published.of(name, Files.readAllBytes(file));
      try (InputStream in = Files.newInputStream(file)) {
        Certificate certificate = CertificateReader.read(in);
        assertThat(said.heaps()).as(name).isEqualTo(certificate.heaps());
        assertThat(certificate.members())
            .as(name)
            .containsEntry("game", said.game())
            .containsEntry("kind", said.kind())
            .containsEntry("claim", said.solved() ? "solved" : "partial");
        assertThat(certificate.members().getOrDefault("order", null))
            .as(name)
            .isEqualTo(said.order().isPresent() ? said.order().getAsInt() : null);
      }
    }
  }
}
