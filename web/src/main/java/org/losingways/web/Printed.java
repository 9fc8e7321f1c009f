// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import org.losingways.show.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something to send: bytes, and what they are.
 *
 * @param mediaType such as {@code image/svg+xml}
 * @param bytes the content
 */
@SuppressWarnings("ArrayRecordComponent")
record Printed(String mediaType, byte[] bytes) {

  private static final JsonMapper JSON = new JsonMapper();

  /** JSON. */
  static Printed json(JsonNode node) {
    return new Printed("application/json", JSON.writeValueAsBytes(node));
  }

  /** An answer as JSON. */
  static Printed json(Record answer) {
    return new Printed("application/json", Json.text(answer).getBytes(StandardCharsets.UTF_8));
  }

  /** Text in UTF-8. */
  static Printed text(String mediaType, String text) {
    return new Printed(mediaType + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  /** An empty JSON object to fill. */
  static ObjectNode object() {
    return JSON.createObjectNode();
  }
}
