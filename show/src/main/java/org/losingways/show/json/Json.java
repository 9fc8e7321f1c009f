// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.losingways.json.JsonWriter;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * Answers as JSON: a record becomes an object with a member for each of its components, in their
 * order.
 *
 * <pre>{@code
 * record Length(int heap, Optional<String> name) {}
 * Json.text(new Length(3, Optional.empty()))    // {"heap":3,"name":null}
 * }</pre>
 */
public final class Json {

  private Json() {}

  /** An answer on one line. */
  public static String text(Record answer) {
    return JsonWriter.text(answer, Json::form);
  }

  /** Answers on one line. */
  public static String text(List<? extends Record> answers) {
    return JsonWriter.text(answers, Json::form);
  }

  /** A text in quotes. */
  public static String text(String text) {
    return JsonWriter.text(text);
  }

  /** Members on one line, whose values may be answers. */
  public static String text(Map<String, Object> members) {
    return JsonWriter.text(members, Json::form);
  }

  /** Writes an answer on one line, however long it is. */
  public static void write(Record answer, Writer out) {
    JsonWriter.write(
        answer,
        Json::form,
        piece -> {
          try {
            out.append(piece);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** A value of an answer as one that the writer knows. */
  private static Object form(Object value) {
    if (value instanceof HeapName heap) {
      return heap.size().isPresent() ? heap.size().get() : heap.label();
    } else if (value instanceof Record answer) {
      Map<String, Object> members = new LinkedHashMap<>();
      addMembers(answer, members);
      return members;
    } else if (value instanceof OptionalInt number) {
      return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    } else if (value instanceof OptionalLong number) {
      return number.isPresent() ? Optional.of(number.getAsLong()) : Optional.empty();
    }
    return value instanceof Enum<?> ? value.toString() : value;
  }

  private static void addMembers(Record answer, Map<String, Object> members) {
    for (Field field : answer.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || field.getAnnotation(Unwritten.class) != null) {
        continue;
      }
      Object value = value(field, answer);
      if (field.getAnnotation(Flattened.class) != null) {
        if (value instanceof Record part) {
          addMembers(part, members);
        } else if (value instanceof Optional<?> part && part.isPresent()) {
          addMembers((Record) part.get(), members);
        }
      } else if (field.getAnnotation(Omitted.class) == null || !isEmpty(value)) {
        members.put(field.getName(), value);
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

  private static boolean isEmpty(Object value) {
    return value.equals(Optional.empty())
        || value.equals(OptionalInt.empty())
        || value.equals(OptionalLong.empty())
        || value.equals("")
        || (value instanceof Collection<?> all && all.isEmpty())
        || (value instanceof Map<?, ?> map && map.isEmpty());
  }
}
