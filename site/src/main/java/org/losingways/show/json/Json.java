// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The writer of JSON in the page, which writes what the server's does: an answer becomes an object
 * with a member for each of its components, in their order.
 */
public final class Json {

  private Json() {}

  public static String text(Record answer) {
    return tree(answer).toString();
  }

  public static String text(List<? extends Record> answers) {
    return node(answers).toString();
  }

  public static String text(String text) {
    return node(text).toString();
  }

  public static void write(Record answer, Writer out) {
    try {
      out.write(text(answer));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static ObjectNode tree(Record answer) {
    ObjectNode node = object();
    members(answer, node);
    return node;
  }

  public static ObjectNode object() {
    return new ObjectNode();
  }

  private static void members(Record answer, ObjectNode node) {
    for (Field field : answer.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || field.getAnnotation(Unwritten.class) != null) {
        continue;
      }
      Object value = value(field, answer);
      if (field.getAnnotation(Flattened.class) != null) {
        if (unwrapped(value) instanceof Record part) {
          members(part, node);
        }
      } else if (field.getAnnotation(Omitted.class) == null || !isEmpty(value)) {
        node.set(field.getName(), node(value));
      }
    }
  }

  private static Object value(Field field, Record answer) {
    try {
      field.setAccessible(true);
      return field.get(answer);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object unwrapped(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElse(null);
    } else if (value instanceof OptionalInt optional) {
      return optional.isPresent() ? (Object) optional.getAsInt() : null;
    } else if (value instanceof OptionalLong optional) {
      return optional.isPresent() ? (Object) optional.getAsLong() : null;
    }
    return value;
  }

  private static boolean isEmpty(Object value) {
    Object inner = unwrapped(value);
    return inner == null
        || (inner == value
            && ((inner instanceof Collection<?> all && all.isEmpty())
                || (inner instanceof Map<?, ?> map && map.isEmpty())
                || (inner instanceof String text && text.isEmpty())));
  }

  private static JsonNode node(Object wrapped) {
    Object value = unwrapped(wrapped);
    if (value instanceof HeapName heap) {
      return node(heap.size().isPresent() ? heap.size().get() : heap.label());
    } else if (value instanceof Record record) {
      return tree(record);
    } else if (value instanceof Collection<?> all) {
      return JsonNode.list(all.stream().map(Json::node).toList());
    } else if (value instanceof int[] numbers) {
      return JsonNode.list(
          java.util.Arrays.stream(numbers).mapToObj(n -> (JsonNode) node((Object) n)).toList());
    } else if (value instanceof Map<?, ?> map) {
      ObjectNode node = object();
      map.forEach((name, item) -> node.set(String.valueOf(name), node(item)));
      return node;
    } else if (value instanceof Enum<?> constant) {
      return new JsonNode(constant.name());
    }
    return new JsonNode(value);
  }
}
