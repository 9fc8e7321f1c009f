// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import org.losingways.game.Position;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The one writer of JSON. */
public final class Json {

  private static final JsonMapper MAPPER = new JsonMapper();

  private Json() {}

  /** An empty object to fill. */
  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /** JSON on one line. */
  public static String text(JsonNode node) {
    return MAPPER.writeValueAsString(node);
  }

  /** Adds the heaps of a position to an array, the largest first. */
  public static void addHeaps(ArrayNode array, Position position) {
    for (int i = position.size() - 1; i >= 0; i--) {
      array.add(position.heap(i));
    }
  }
}
