// SPDX-License-Identifier: Apache-2.0
package tools.jackson.databind;

import java.math.BigInteger;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A value of JSON, for the page: Jackson cannot be compiled for it, and of its trees only this is
 * asked for. A null, a text, a truth, a number, a list of nodes or a map to nodes.
 */
public class JsonNode implements Iterable<JsonNode> {

  private static final JsonNode MISSING = new JsonNode(null);

  private final Object value;

  public JsonNode(Object value) {
    this.value = value;
  }

  public static JsonNode list(List<JsonNode> items) {
    return new JsonNode(items);
  }

  @SuppressWarnings("unchecked")
  private List<JsonNode> items() {
    return value instanceof List<?> ? (List<JsonNode>) value : List.of();
  }

  @SuppressWarnings("unchecked")
  protected final Map<String, JsonNode> members() {
    return value instanceof Map<?, ?> ? (Map<String, JsonNode>) value : Map.of();
  }

  public boolean isObject() {
    return value instanceof Map<?, ?>;
  }

  public boolean isArray() {
    return value instanceof List<?>;
  }

  public boolean isString() {
    return value instanceof String;
  }

  public boolean isNumber() {
    return value instanceof Number;
  }

  public boolean isBoolean() {
    return value instanceof Boolean;
  }

  public boolean isNull() {
    return value == null;
  }

  public boolean isInt() {
    return value instanceof Integer || (value instanceof BigInteger big && big.bitLength() < 32);
  }

  public int intValue() {
    return ((Number) value).intValue();
  }

  public boolean booleanValue() {
    return (Boolean) value;
  }

  public String stringValue() {
    return (String) value;
  }

  public int size() {
    return isArray() ? items().size() : members().size();
  }

  public JsonNode get(int index) {
    return items().get(index);
  }

  public JsonNode get(String name) {
    return members().get(name);
  }

  public boolean has(String name) {
    return members().containsKey(name);
  }

  public JsonNode path(String name) {
    return members().getOrDefault(name, MISSING);
  }

  public Collection<String> propertyNames() {
    return members().keySet();
  }

  @Override
  public Iterator<JsonNode> iterator() {
    return (isArray() ? items() : members().values()).iterator();
  }

  @Override
  public void forEach(Consumer<? super JsonNode> action) {
    (isArray() ? items() : members().values()).forEach(action);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    write(text);
    return text.toString();
  }

  private void write(StringBuilder text) {
    if (isArray()) {
      text.append('[');
      for (JsonNode item : items()) {
        comma(text, '[');
        item.write(text);
      }
      text.append(']');
    } else if (isObject()) {
      text.append('{');
      for (Map.Entry<String, JsonNode> member : members().entrySet()) {
        comma(text, '{');
        quote(text, member.getKey());
        text.append(':');
        member.getValue().write(text);
      }
      text.append('}');
    } else if (value instanceof String string) {
      quote(text, string);
    } else {
      text.append(value);
    }
  }

  private static void comma(StringBuilder text, char open) {
    if (text.charAt(text.length() - 1) != open) {
      text.append(',');
    }
  }

  private static void quote(StringBuilder text, String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      int known = "\"\\\b\t\n\f\r".indexOf(c);
      if (known >= 0) {
        text.append('\\').append("\"\\btnfr".charAt(known));
      } else if (c < ' ') {
        text.append("\\u00").append(c < 16 ? "0" : "1").append("0123456789ABCDEF".charAt(c % 16));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }
}
