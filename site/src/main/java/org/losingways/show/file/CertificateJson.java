// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losingways.game.GameFormatException;
import org.losingways.reader.JsonText;
import tools.jackson.databind.JsonNode;

/** Certificates as trees of JSON, in the page: read by the library's own strict reader. */
final class CertificateJson {

  private CertificateJson() {}

  static JsonNode tree(byte[] bytes) {
    try {
      return node(JsonText.read(new String(bytes, StandardCharsets.UTF_8)));
    } catch (GameFormatException e) {
      throw CertificateReader.refusal("it is not JSON, repeats a name, or has text after its end");
    }
  }

  private static JsonNode node(Object value) {
    if (value instanceof List<?> list) {
      return JsonNode.list(list.stream().map(CertificateJson::node).toList());
    } else if (value instanceof Map<?, ?> map) {
      Map<String, JsonNode> members = new LinkedHashMap<>();
      map.forEach((name, item) -> members.put((String) name, node(item)));
      return new JsonNode(members);
    } else if (value instanceof JsonText.Word word) {
      return new JsonNode(
          switch (word) {
            case TRUE -> Boolean.TRUE;
            case FALSE -> Boolean.FALSE;
            case NULL -> null;
          });
    }
    return new JsonNode(value);
  }
}
