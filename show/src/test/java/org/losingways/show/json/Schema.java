// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema (2020-12) of an answer, read off its record. */
final class Schema {

  private static final JsonMapper MAPPER = new JsonMapper();

  private final Map<String, ObjectNode> definitions = new TreeMap<>();
  private final Map<String, Class<?>> named = new HashMap<>();

  private Schema() {}

  /** The schema of what {@code misere COMMAND --json} prints. */
  static String of(String command, Class<?> answer) {
    Schema schema = new Schema();
    ObjectNode root = MAPPER.createObjectNode();
    root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    root.put("title", "misere " + command + " --json");
    schema.object(root, answer);
    if (!schema.definitions.isEmpty()) {
      ObjectNode all = root.putObject("$defs");
      schema.definitions.forEach(all::set);
    }
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
  }

  /**
   * The schema of an answer of the API, to stand among the components of its description.
   *
   * @param kinds the answer is one of these, each made of some records side by side
   */
  static ObjectNode component(String name, List<List<Class<?>>> kinds) {
    Schema schema = new Schema();
    ObjectNode root = MAPPER.createObjectNode();
    if (kinds.size() == 1) {
      schema.together(root, kinds.get(0));
    } else {
      ArrayNode any = root.putArray("oneOf");
      kinds.forEach(kind -> schema.together(any.addObject(), kind));
    }
    if (!schema.definitions.isEmpty()) {
      ObjectNode all = root.putObject("$defs");
      schema.definitions.forEach(all::set);
    }
    String here = "#/components/schemas/" + name + "/$defs/";
    return (ObjectNode) MAPPER.readTree(root.toString().replace("#/$defs/", here));
  }

  private void together(ObjectNode node, List<Class<?>> parts) {
    if (parts.size() == 1) {
      object(node, parts.get(0));
      return;
    }
    node.put("type", "object");
    ObjectNode properties = node.putObject("properties");
    ArrayNode required = MAPPER.createArrayNode();
    parts.forEach(part -> components(part, properties, required));
    node.set("required", required);
    node.put("additionalProperties", false);
  }

  private void object(ObjectNode node, Class<?> type) {
    if (type.isSealed()) {
      ArrayNode any = node.putArray("oneOf");
      for (Class<?> kind : type.getPermittedSubclasses()) {
        any.add(of(kind));
      }
      return;
    }
    node.put("type", "object");
    ObjectNode properties = node.putObject("properties");
    ArrayNode required = MAPPER.createArrayNode();
    components(type, properties, required);
    node.set("required", required);
    node.put("additionalProperties", false);
  }

  private void components(Class<?> type, ObjectNode properties, ArrayNode required) {
    for (RecordComponent c : type.getRecordComponents()) {
      if (c.isAnnotationPresent(Unwritten.class)) {
        continue;
      }
      if (c.isAnnotationPresent(Flattened.class)) {
        if (c.getGenericType() instanceof ParameterizedType p) {
          // All of them or none.
          Class<?> whole = (Class<?>) p.getActualTypeArguments()[0];
          components(whole, properties, MAPPER.createArrayNode());
        } else {
          components(c.getType(), properties, required);
        }
        continue;
      }
      boolean omitted = c.isAnnotationPresent(Omitted.class);
      properties.set(c.getName(), omitted ? present(c.getGenericType()) : of(c.getGenericType()));
      if (!omitted) {
        required.add(c.getName());
      }
    }
  }

  /** The schema of something that is not empty. */
  private ObjectNode present(Type type) {
    if (type == OptionalInt.class || type == OptionalLong.class) {
      return simple("integer");
    }
    return type instanceof ParameterizedType p && p.getRawType() == Optional.class
        ? of(p.getActualTypeArguments()[0])
        : of(type);
  }

  private ObjectNode of(Type type) {
    if (type instanceof ParameterizedType p) {
      Type[] arguments = p.getActualTypeArguments();
      if (p.getRawType() == Optional.class) {
        return orNull(of(arguments[0]));
      }
      ObjectNode node = MAPPER.createObjectNode();
      if (p.getRawType() == List.class) {
        return node.put("type", "array").set("items", of(arguments[0]));
      }
      if (p.getRawType() == Map.class) {
        return node.put("type", "object").set("additionalProperties", of(arguments[1]));
      }
      throw new IllegalArgumentException("no JSON for " + type);
    }
    Class<?> c = (Class<?>) type;
    if (c == OptionalInt.class || c == OptionalLong.class) {
      return orNull(simple("integer"));
    }
    if (c == HeapName.class) {
      ObjectNode node = MAPPER.createObjectNode();
      node.putArray("type").add("integer").add("string");
      return node;
    }
    if (c == int[].class) {
      return MAPPER.createObjectNode().put("type", "array").set("items", simple("integer"));
    }
    if (c == String.class || c.isEnum()) {
      return simple("string");
    }
    if (c == boolean.class || c == Boolean.class) {
      return simple("boolean");
    }
    if (c == double.class || c == Double.class) {
      return simple("number");
    }
    if (c == int.class
        || c == long.class
        || c == Integer.class
        || c == Long.class
        || c == BigInteger.class) {
      return simple("integer");
    }
    if (!c.isRecord() && !c.isSealed()) {
      throw new IllegalArgumentException("an answer has no " + c);
    }
    String name = name(c);
    if (!definitions.containsKey(name)) {
      ObjectNode definition = MAPPER.createObjectNode();
      definitions.put(name, definition);
      object(definition, c);
    }
    return MAPPER.createObjectNode().put("$ref", "#/$defs/" + name);
  }

  /** Its own name, after that of the record it is in if another record has the same. */
  private String name(Class<?> record) {
    String simple = record.getSimpleName();
    if (named.computeIfAbsent(simple, name -> record) == record) {
      return simple;
    }
    String whole = record.getEnclosingClass().getSimpleName() + simple;
    if (named.computeIfAbsent(whole, name -> record) != record) {
      throw new IllegalArgumentException("two records are named " + whole);
    }
    return whole;
  }

  private static ObjectNode simple(String type) {
    return MAPPER.createObjectNode().put("type", type);
  }

  private static ObjectNode orNull(ObjectNode schema) {
    if (schema.path("type").isString()) {
      String type = schema.get("type").stringValue();
      schema.putArray("type").add(type).add("null");
      return schema;
    }
    ObjectNode node = MAPPER.createObjectNode();
    node.putArray("anyOf").add(schema).add(simple("null"));
    return node;
  }
}
