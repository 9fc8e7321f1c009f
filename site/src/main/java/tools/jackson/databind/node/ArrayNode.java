// SPDX-License-Identifier: Apache-2.0
package tools.jackson.databind.node;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A list of JSON to fill. */
public final class ArrayNode extends JsonNode {

  private final List<JsonNode> items;

  public ArrayNode() {
    this(new ArrayList<>());
  }

  private ArrayNode(List<JsonNode> items) {
    super(items);
    this.items = items;
  }

  public ArrayNode add(String value) {
    items.add(new JsonNode(value));
    return this;
  }

  public ArrayNode add(int value) {
    items.add(new JsonNode(value));
    return this;
  }

  public ObjectNode addObject() {
    ObjectNode node = new ObjectNode();
    items.add(node);
    return node;
  }
}
