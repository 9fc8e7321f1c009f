// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import org.losingways.show.json.Json;

/**
 * Something to send: bytes, and what they are.
 *
 * @param mediaType such as {@code image/svg+xml}
 * @param bytes the content
 */
@SuppressWarnings("ArrayRecordComponent")
record Printed(String mediaType, byte[] bytes) {

  /** An answer as JSON. */
  static Printed json(Record answer) {
    return json(Json.text(answer));
  }

  /** JSON. */
  static Printed json(String text) {
    return new Printed("application/json", text.getBytes(StandardCharsets.UTF_8));
  }

  /** Text in UTF-8. */
  static Printed text(String mediaType, String text) {
    return new Printed(mediaType + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }
}
