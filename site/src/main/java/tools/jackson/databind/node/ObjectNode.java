// SPDX-License-Identifier: Apache-2.0
package tools.jackson.databind.node;

import java.util.LinkedHashMap;
import tools.jackson.databind.JsonNode;

/** An object of JSON to fill. */
public final class ObjectNode extends JsonNode {

  public ObjectNode() {
    super(new LinkedHashMap<String, JsonNode>());
  }

  public ObjectNode set(String name, JsonNode value) {
    members().put(name, value);
    return this;
  }

  private ObjectNode put(String name, Object value) {
    set(name, new JsonNode(value));
    return this;
  }

  public ObjectNode put(String name, String value) {
    return put(name, (Object) value);
  }

  public ObjectNode put(String name, int value) {
    return put(name, (Object) value);
  }

  public ObjectNode put(String name, Integer value) {
    return put(name, (Object) value);
  }

  public ObjectNode put(String name, boolean value) {
    return put(name, (Object) value);
  }

  public ObjectNode putNull(String name) {
    return put(name, (Object) null);
  }

  public ArrayNode putArray(String name) {
    ArrayNode node = new ArrayNode();
    set(name, node);
    return node;
  }

  public ObjectNode putObject(String name) {
    ObjectNode node = new ObjectNode();
    set(name, node);
    return node;
  }
}
