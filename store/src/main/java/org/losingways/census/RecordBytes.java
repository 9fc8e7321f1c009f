// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.json.JsonReader;
import org.losingways.show.json.Json;

/**
 * Records as bytes, to be sent: JSON with the names of their components. Components are texts,
 * numbers, truths, records, and lists and optional values of such.
 */
final class RecordBytes {

  private RecordBytes() {}

  static byte[] write(Record value) {
    return Json.text(value).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * What {@link #write} wrote.
   *
   * @throws IllegalArgumentException if it is something else
   */
  static <T extends Record> T read(byte[] bytes, Class<T> type) {
    return type.cast(value(JsonReader.read(bytes, JsonReader.USUAL), type));
  }

  private static Object value(Object json, Type type) {
    if (type instanceof ParameterizedType of) {
      Type item = of.getActualTypeArguments()[0];
      if (json instanceof List<?> items) {
        return items.stream().map(one -> value(one, item)).toList();
      }
      return json instanceof Optional<?> none ? none : Optional.of(value(json, item));
    }
    if (json instanceof Map<?, ?> members) {
      return made((Class<?>) type, members);
    }
    if (type == OptionalInt.class) {
      return json instanceof Integer number ? OptionalInt.of(number) : OptionalInt.empty();
    }
    return type == long.class ? (Object) ((Number) json).longValue() : json;
  }

  private static Object made(Class<?> type, Map<?, ?> members) {
    RecordComponent[] components = type.getRecordComponents();
    try {
      return type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
          .newInstance(
              Arrays.stream(components)
                  .map(c -> value(members.get(c.getName()), c.getGenericType()))
                  .toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("this is no " + type.getSimpleName(), e);
    }
  }
}
