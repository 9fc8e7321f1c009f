// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losingways.codec.CertifiedGauges;
import org.losingways.game.Game;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.Period;
import org.losingways.reader.GameReader;

/** Published forms for a few heaps are continued to larger heaps, with the words published. */
class GaugeExtensionTest {

  private static Gauges<?> published(Game game, String name) throws IOException {
    Path file = Path.of("..", "docs", "results", "gauges", name + ".json");
    try (InputStream in = Files.newInputStream(file)) {
      return CertifiedGauges.of(game, CertificateReader.read(in));
    }
  }

  /** The model with the words of fewer heaps. */
  private static GaugeModel shortened(GaugeModel model, int heaps) {
    HeapWords words = model.words();
    return model.with(new HeapWords(words.letters(), words.words().subList(0, heaps + 1)));
  }

  private static Optional<Period> continued(String code, String name, int from, int to)
      throws IOException {
    Game game = GameReader.of(code);
    Gauges<?> whole = published(game, name);
    GaugeModel model = shortened(whole.model(), from);
    for (int heap = from + 1; heap <= to; heap++) {
      model = GaugeExtension.of(game, model).orElseThrow();
      assertThat(model.words().words().get(heap).toString())
          .as("heap %s", heap)
          .isEqualTo(whole.model().words().words().get(heap).toString());
    }
    return GaugePeriod.of(game, model).map(GaugePeriod::period);
  }

  @Test
  void heapsOf0_544() throws IOException {
    // Too few heaps to see a period.
    assertThat(continued("0.544", "0.544", 24, 25)).isEmpty();
  }

  @Test
  void aPartizanGame() throws IOException {
    assertThat(continued("0.5/0.11", "0.5-0.11", 6, 10)).contains(new Period(7, 1));
  }

  /** Heap 9 of 0.3122 is worth no word of smaller heaps. */
  @Test
  void aNewHeapHasNoWord() throws IOException {
    Game game = GameReader.of("0.3122");
    GaugeModel model = published(game, "0.3122-8").model();
    assertThat(GaugeExtension.of(game, model)).isEmpty();
  }
}
