// SPDX-License-Identifier: Apache-2.0
package org.losingways.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.losingways.ints.Ints;

/**
 * Writes JSON without white space.
 *
 * <pre>{@code
 * JsonWriter.text(JsonWriter.members("phi", List.of(0, 1), "name", Optional.of("α")))
 *     // {"phi":[0,1],"name":"α"}
 * }</pre>
 *
 * <p>Maps become objects and collections arrays, in their order; texts, numbers and truths are
 * written as they are, an empty {@link Optional} as {@code null}.
 */
public final class JsonWriter {

  private static final int ROOM = 1 << 14;

  private static final String HEXADECIMAL = "0123456789ABCDEF";

  private final StringBuilder out;
  private final boolean isAscii;
  private final UnaryOperator<Object> form;
  private final Consumer<StringBuilder> sink;

  private JsonWriter(
      StringBuilder out,
      boolean isAscii,
      UnaryOperator<Object> form,
      Consumer<StringBuilder> sink) {
    this.out = out;
    this.isAscii = isAscii;
    this.form = form;
    this.sink = sink;
  }

  /** A value as text. */
  public static String text(Object value) {
    return text(value, UnaryOperator.identity());
  }

  /**
   * A value as text.
   *
   * @param form makes values of other types to values that can be written
   */
  public static String text(Object value, UnaryOperator<Object> form) {
    StringBuilder out = new StringBuilder();
    new JsonWriter(out, false, form, all -> {}).write(value);
    return out.toString();
  }

  /** A value piece by piece, however long it is; each piece is taken out of what is passed. */
  public static void write(
      Object value, UnaryOperator<Object> form, Consumer<? super StringBuilder> sink) {
    StringBuilder out = new StringBuilder(2 * ROOM);
    Consumer<StringBuilder> empty =
        piece -> {
          sink.accept(piece);
          piece.setLength(0);
        };
    new JsonWriter(out, false, form, empty).write(value);
    empty.accept(out);
  }

  /**
   * A value in the one way in which certificates are written, so that a digest can be taken of it:
   * quotes, backslashes and all but the printable characters of ASCII are escaped by their codes.
   */
  public static String ascii(Object value) {
    StringBuilder out = new StringBuilder();
    new JsonWriter(out, true, UnaryOperator.identity(), all -> {}).write(value);
    return out.toString();
  }

  /** Members in this order: a name, its value, the next name and so on. */
  public static Map<String, Object> members(Object... namesAndValues) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      members.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return members;
  }

  private void write(Object value) {
    if (out.length() > ROOM) {
      sink.accept(out);
    }
    if (value instanceof String text) {
      quote(text);
    } else if (value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else if (value instanceof Optional<?> optional) {
      optional.ifPresentOrElse(this::write, () -> out.append("null"));
    } else if (value instanceof Ints numbers) {
      out.append('[');
      for (int i = 0; i < numbers.size(); i++) {
        out.append(i == 0 ? "" : ",").append(numbers.getInt(i));
      }
      out.append(']');
    } else if (value instanceof int[] numbers) {
      write(Ints.wrap(numbers));
    } else if (value instanceof Collection<?> items) {
      out.append('[');
      boolean isFirst = true;
      for (Object item : items) {
        out.append(isFirst ? "" : ",");
        write(item);
        isFirst = false;
      }
      out.append(']');
    } else if (value instanceof Map<?, ?> members) {
      out.append('{');
      boolean isFirst = true;
      for (Map.Entry<?, ?> member : members.entrySet()) {
        out.append(isFirst ? "" : ",");
        quote(String.valueOf(member.getKey()));
        out.append(':');
        write(member.getValue());
        isFirst = false;
      }
      out.append('}');
    } else {
      Object known = form.apply(value);
      if (known == value) {
        throw new IllegalArgumentException("this is not written as JSON: " + value.getClass());
      }
      write(known);
    }
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c != '"' && c != '\\' && (c < 127 || !isAscii)) {
        out.append(c);
      } else if (isAscii) {
        out.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
      } else {
        escape(c);
      }
    }
    out.append('"');
  }

  private void escape(char c) {
    int known = "\"\\\b\t\n\f\r".indexOf(c);
    if (known >= 0) {
      out.append('\\').append("\"\\btnfr".charAt(known));
    } else {
      out.append("\\u00").append(c < 16 ? '0' : '1').append(HEXADECIMAL.charAt(c % 16));
    }
  }
}
