// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.OutputStream;
import org.losingways.game.Position;
import org.losingways.proof.Certificate;
import org.losingways.proof.Claim;
import org.losingways.proof.Rules;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.core.util.Separators.Spacing;

/** Writes a certificate as JSON, one member a line, in the order in which its digest is taken. */
public final class CertificateWriter {

  private final JsonGenerator json;

  private CertificateWriter(JsonGenerator json) {
    this.json = json;
  }

  /**
   * Writes the certificate in UTF-8; the stream is flushed and left open.
   *
   * @throws tools.jackson.core.JacksonException when the stream does not take it
   */
  public static void write(Certificate certificate, OutputStream out) {
    JsonFactory factory =
        JsonFactory.builder()
            .disable(tools.jackson.core.StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();
    try (JsonGenerator json = factory.createGenerator(new Layout(), out, JsonEncoding.UTF8)) {
      new CertificateWriter(json).write(certificate);
      json.writeRaw('\n');
    }
  }

  private void write(Certificate certificate) {
    json.writeStartObject();
    json.writeStringProperty("format", Certificate.FORMAT);
    json.writeNumberProperty("version", Certificate.VERSION);
    json.writeName("game");
    if (certificate.rules() instanceof Rules.Code code) {
      json.writeString(code.code());
    } else if (certificate.rules() instanceof Rules.Table table) {
      list(table.options(), options -> list(options, this::heaps));
    }
    if (certificate.claim() instanceof Claim.Solved solved) {
      json.writeStringProperty("claim", "solved");
      json.writeNumberProperty("period", solved.period());
      json.writeNumberProperty("preperiod", solved.preperiod());
    } else {
      json.writeStringProperty("claim", "partial");
    }
    json.writeNumberProperty("heaps", certificate.heaps());
    json.writeNumberProperty("order", certificate.order());
    json.writeName("generators");
    list(certificate.generators(), this::generator);
    json.writeName("elements");
    list(certificate.elements(), json::writeString);
    json.writeName("pPortion");
    numbers(certificate.pPortion().toIntArray());
    json.writeName("phi");
    numbers(certificate.phi().toIntArray());
    json.writeName("witnesses");
    list(certificate.witnesses(), sets -> list(sets, set -> numbers(set.toIntArray())));
    json.writeStringProperty("digest", certificate.digest());
    json.writeEndObject();
  }

  private void generator(Certificate.Generator generator) {
    json.writeStartObject();
    json.writeStringProperty("name", generator.name());
    json.writeNumberProperty("heap", generator.heap());
    json.writeName("action");
    numbers(generator.action().toIntArray());
    json.writeEndObject();
  }

  private void heaps(Position position) {
    numbers(position.toArray());
  }

  private void numbers(int[] numbers) {
    json.writeArray(numbers, 0, numbers.length);
  }

  private <T> void list(Iterable<T> items, java.util.function.Consumer<T> write) {
    json.writeStartArray();
    items.forEach(write);
    json.writeEndArray();
  }

  /** Objects over several lines, lists on one. */
  private static final class Layout extends ObjectWriteContext.Base {
    @Override
    public PrettyPrinter getPrettyPrinter() {
      return new DefaultPrettyPrinter(
              Separators.createDefaultInstance()
                  .withObjectNameValueSpacing(Spacing.AFTER)
                  .withArrayElementSpacing(Spacing.NONE)
                  .withArrayEmptySeparator(""))
          .withArrayIndenter(DefaultPrettyPrinter.NopIndenter.instance());
    }

    @Override
    public boolean hasPrettyPrinter() {
      return true;
    }
  }
}
