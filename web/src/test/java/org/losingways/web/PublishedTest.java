// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.store.PublishedResults;
import org.losingways.store.PublishedResults.Published;
import org.losingways.web.atlas.Site;

/** The pages know what is in {@code docs/results}, no more and no less. */
class PublishedTest {

  private static final Path RESULTS = Path.of("..", "docs", "results");

  /** That the referee accepts these files is tested where they are read, in show. */
  @Test
  void everyCertificateIsListed() throws IOException {
    List<String> files = new ArrayList<>();
    for (String kind : List.of("families", "firm", "gauges", "infinite", "large")) {
      try (Stream<Path> all = Files.list(RESULTS.resolve(kind))) {
        all.map(file -> kind + "/" + file.getFileName()).sorted().forEach(files::add);
      }
    }
    assertThat(PublishedResults.all()).extracting(Published::place).isEqualTo(files);
  }

  /** They come with the pages. */
  @Test
  void everyCertificateIsThere() throws IOException {
    for (Published said : PublishedResults.all()) {
      assertThat(Site.bytes("/org/losingways/web/pages/results/" + said.place()))
          .isEqualTo(Files.readAllBytes(RESULTS.resolve(said.place())));
    }
  }

  @Test
  void whatIsSaidIsWhatTheCertificateClaims() throws IOException {
    for (Published said : PublishedResults.all()) {
      String name = said.place();
      try (InputStream in = Files.newInputStream(RESULTS.resolve(name))) {
        Certificate certificate = CertificateReader.read(in);
        Map<String, Object> members = certificate.members();
        assertThat(said.heaps()).as(name).isEqualTo(certificate.heaps());
        assertThat(members)
            .as(name)
            .containsEntry("game", said.game())
            .containsEntry("kind", said.kind())
            .containsEntry("claim", said.claim());
        assertThat(said.period().stream().boxed().toArray())
            .as(name)
            .isEqualTo(Stream.ofNullable(members.get("period")).toArray());
        assertThat(said.preperiod().stream().boxed().toArray())
            .as(name)
            .isEqualTo(Stream.ofNullable(members.get("preperiod")).toArray());
        // The order in a certificate is that of the heaps it gives values for, and not of all.
        Stream<Object> order =
            said.claim().equals("solved")
                ? Stream.empty()
                : Stream.ofNullable(members.get("order"));
        assertThat(said.order().stream().boxed().toArray()).as(name).isEqualTo(order.toArray());
      }
    }
  }

  /** Whether a solved game is tame, a census has seen as well. */
  @Test
  void tameGamesAreTameInTheCensus() throws IOException {
    List<String> lines = Files.readAllLines(RESULTS.resolve("census/octal.csv"));
    List<String> head = List.of(lines.get(0).split(",", -1));
    Map<String, Boolean> tame = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      boolean isTame = Boolean.parseBoolean(cells[head.indexOf("tame")]);
      tame.put(cells[head.indexOf("code")], isTame);
      for (String cousin : cells[head.indexOf("cousins")].split(" ", -1)) {
        tame.put(cousin, isTame);
      }
    }
    for (Published said : PublishedResults.all()) {
      if (said.kind().equals("finite") && said.claim().equals("solved")) {
        assertThat(said.tame()).as(said.place()).isEqualTo(tame.get(said.game()));
      } else {
        assertThat(said.tame()).as(said.place()).isFalse();
      }
    }
  }
}
