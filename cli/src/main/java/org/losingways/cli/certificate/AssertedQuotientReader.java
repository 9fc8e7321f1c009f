// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.certificate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.losingways.cli.GameArgument;
import org.losingways.proof.AssertedQuotient;
import org.losingways.proof.Certificate;
import org.losingways.proof.Claim;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads a quotient that somebody asserts, with the names that {@code misere solve --json} uses:
 * {@code game}, {@code generators}, {@code relations}, {@code pPortion}, {@code phi}, and for a
 * solved game {@code period} and {@code preperiod}. Other members are not part of the assertion and
 * are passed over.
 */
public final class AssertedQuotientReader {

  /** What tells the two kinds of files apart is looked for in this many bytes. */
  private static final int BEGINNING = 1 << 16;

  /** Longer files are not read; the largest quotients printed anywhere need a hundredth of it. */
  private static final int MAX_LENGTH = 1 << 24;

  private AssertedQuotientReader() {}

  /**
   * Whether the stream holds an asserted quotient rather than a certificate.
   *
   * @param in a stream that can go back to its mark, such as a {@link BufferedInputStream}
   */
  public static boolean recognises(InputStream in) throws IOException {
    in.mark(BEGINNING);
    String beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    in.reset();
    return beginning.contains("\"relations\"")
        && !beginning.contains("\"" + Certificate.FORMAT + "\"");
  }

  /**
   * The quotient in the stream.
   *
   * @throws CertificateFormatException if there is none
   */
  public static AssertedQuotient read(InputStream in) throws IOException {
    byte[] file = in.readNBytes(MAX_LENGTH + 1);
    if (file.length > MAX_LENGTH) {
      throw new CertificateFormatException("The file is no quotient: it is too long.");
    }
    JsonNode json;
    try {
      json = new JsonMapper().readTree(file);
    } catch (JacksonIOException e) {
      throw e.getCause();
    } catch (JacksonException e) {
      throw new CertificateFormatException("The file is no quotient: it is not JSON.");
    }
    JsonNode period = json.path("period");
    JsonNode preperiod = json.path("preperiod");
    boolean isSolved = period.isInt() && preperiod.isInt();
    if (!isSolved && (period.isNumber() || preperiod.isNumber())) {
      throw new CertificateFormatException(
          "The file is no quotient: period and preperiod are whole numbers and come together.");
    }
    return new AssertedQuotient(
        GameArgument.rules(text(json.path("game"), "game")),
        isSolved ? new Claim.Solved(period.intValue(), preperiod.intValue()) : new Claim.Partial(),
        names(json.path("generators")),
        texts(json, "relations"),
        texts(json, "pPortion"),
        texts(json, "phi"));
  }

  /** Generators are objects with a name, or just names. */
  private static List<String> names(JsonNode generators) {
    List<String> names = new ArrayList<>();
    for (JsonNode generator : list(generators, "generators")) {
      names.add(text(generator.isObject() ? generator.path("name") : generator, "generators"));
    }
    return names;
  }

  private static List<String> texts(JsonNode json, String member) {
    List<String> texts = new ArrayList<>();
    list(json.path(member), member).forEach(item -> texts.add(text(item, member)));
    return texts;
  }

  private static JsonNode list(JsonNode node, String member) {
    if (!node.isArray()) {
      throw new CertificateFormatException(
          "The file is no quotient: \"" + member + "\" must be a list, as in misere solve --json.");
    }
    return node;
  }

  private static String text(JsonNode node, String member) {
    if (!node.isString()) {
      throw new CertificateFormatException(
          "The file is no quotient: a text is missing in \"" + member + "\".");
    }
    return node.stringValue();
  }
}
