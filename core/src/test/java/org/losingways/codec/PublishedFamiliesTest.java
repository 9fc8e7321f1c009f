// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.CertificateReader;

/**
 * The certificates in {@code docs/results/families} are accepted, each of the game it is named
 * after.
 */
@Tag("published")
class PublishedFamiliesTest {

  private static final Path FOLDER = Path.of("..", "docs", "results", "families");

  @Test
  void allAreAccepted() throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.list(FOLDER)) {
      files = found.toList();
    }
    assertThat(files).hasSize(146);
    for (Path file : files) {
      try (InputStream in = Files.newInputStream(file)) {
        Verdict verdict = Referee.check(CertificateReader.read(in));
        String code = file.getFileName().toString().replace(".json", "");
        assertThat(verdict).as(code).isInstanceOf(Verdict.Accepted.class);
        assertThat(((Verdict.Accepted) verdict).reason()).startsWith(code + " is solved");
      }
    }
  }
}
