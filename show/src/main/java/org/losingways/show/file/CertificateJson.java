// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Certificates as trees of JSON: strictly, and within bounds. Apart from what is read out of them,
 * because a page reads JSON by other means.
 */
final class CertificateJson {

  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(8)
                          .maxNumberLength(20)
                          .maxNameLength(100)
                          .maxStringLength(60_000)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private CertificateJson() {}

  /**
   * The whole of a file.
   *
   * @throws CertificateFormatException if it is not JSON, or beyond all bounds
   */
  static JsonNode tree(byte[] bytes) {
    try {
      return JSON.readTree(bytes);
    } catch (UnexpectedEndOfInputException e) {
      throw CertificateReader.refusal("it ends too early");
    } catch (StreamConstraintsException e) {
      throw CertificateReader.refusal("a text, a number or the nesting is too large");
    } catch (JacksonIOException e) {
      throw CertificateReader.refusal("it is not text");
    } catch (JacksonException e) {
      throw CertificateReader.refusal("it is not JSON, repeats a name, or has text after its end");
    }
  }
}
