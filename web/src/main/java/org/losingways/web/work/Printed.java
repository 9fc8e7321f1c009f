// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.losingways.show.json.Json;

/**
 * Something to send: bytes, and what they are.
 *
 * @param mediaType such as {@code image/svg+xml}
 * @param bytes the content
 */
@SuppressWarnings("ArrayRecordComponent")
public record Printed(String mediaType, byte[] bytes) {

  /** An answer as JSON. */
  public static Printed json(Record answer) {
    return json(Json.text(answer));
  }

  /** JSON. */
  public static Printed json(String text) {
    return new Printed("application/json", text.getBytes(StandardCharsets.UTF_8));
  }

  /** Text in UTF-8. */
  public static Printed text(String mediaType, String text) {
    return new Printed(mediaType + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  /** What tells these bytes from others that were sent before. */
  public static String tag(byte[] bytes) {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    return "\"" + Long.toHexString(sum.getValue()) + "-" + bytes.length + "\"";
  }
}
