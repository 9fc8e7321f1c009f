// SPDX-License-Identifier: Apache-2.0
package org.losingways.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.losingways.ints.Ints;

/**
 * An object that was read, of whose members each is taken as what it has to be.
 *
 * <pre>{@code
 * JsonObject.read(value, "a set", set -> new Range(set.number("from"), set.number("to")))
 * }</pre>
 *
 * <p>Whatever is missing or of another type is a {@link JsonFormatException}.
 */
public final class JsonObject {

  private final String what;
  private final Map<?, ?> members;
  private final Set<String> left = new TreeSet<>();

  private JsonObject(String what, Map<?, ?> members) {
    this.what = what;
    this.members = members;
    members.keySet().forEach(name -> left.add((String) name));
  }

  /**
   * A value that has to be an object.
   *
   * @param what what it is called when it is none
   */
  public static JsonObject of(Object value, String what) {
    if (!(value instanceof Map<?, ?> members)) {
      throw new JsonFormatException(what + " is not a JSON object");
    }
    return new JsonObject(what, members);
  }

  /** What is read of an object, which must not have any other members. */
  public static <T> T read(Object value, String what, Function<JsonObject, T> read) {
    JsonObject object = of(value, what);
    T result = read.apply(object);
    if (!object.left.isEmpty()) {
      String name = object.left.iterator().next().replaceAll("[^\\x20-\\x7e]", "?");
      String shown = name.length() <= 20 ? name : name.substring(0, 20) + "…";
      throw new JsonFormatException(what + " like this has no \"" + shown + "\"");
    }
    return result;
  }

  /** Whether there is such a member. */
  public boolean has(String name) {
    return members.containsKey(name);
  }

  /** A member, whatever it is. */
  public Object take(String name) {
    if (!has(name)) {
      throw new JsonFormatException(what + " has no \"" + name + "\"");
    }
    left.remove(name);
    return members.get(name);
  }

  /** A member that is a whole number of 32 bits. */
  public int number(String name) {
    return number(take(name));
  }

  /** A member that is a text. */
  public String text(String name) {
    return text(take(name));
  }

  /** A member that is true or false. */
  public boolean truth(String name) {
    if (take(name) instanceof Boolean truth) {
      return truth;
    }
    throw new JsonFormatException("\"" + name + "\" is neither true nor false");
  }

  /** A member that is a list of whole numbers of 32 bits. */
  public Ints numbers(String name) {
    return numbers(take(name));
  }

  /** A member that is a list. */
  public <T> List<T> list(String name, Function<Object, T> item) {
    return list(take(name), item);
  }

  /** A member that is a list of objects, which have no other members than those that are read. */
  public <T> List<T> objects(String name, String each, Function<JsonObject, T> read) {
    return list(name, item -> read(item, each, read));
  }

  /** A value that has to be a whole number of 32 bits. */
  public static int number(Object value) {
    if (value instanceof Integer number) {
      return number;
    }
    throw new JsonFormatException("a whole number is missing, or too large");
  }

  /** A value that has to be a text. */
  public static String text(Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw new JsonFormatException("a text is missing");
  }

  /** A value that has to be a list of whole numbers of 32 bits. */
  public static Ints numbers(Object value) {
    if (value instanceof Ints numbers) {
      return numbers;
    }
    if (value instanceof List<?>) {
      throw new JsonFormatException("a whole number is missing, or too large");
    }
    throw new JsonFormatException("a list is missing");
  }

  /** A value that has to be a list. */
  public static <T> List<T> list(Object value, Function<Object, T> item) {
    if (!(value instanceof List<?> items)) {
      throw new JsonFormatException("a list is missing");
    }
    List<T> read = new ArrayList<>(items.size());
    items.forEach(one -> read.add(item.apply(one)));
    return read;
  }

  /** A value that has to be a list of so many items. */
  public static List<?> tuple(Object value, int size) {
    if (value instanceof List<?> items && items.size() == size) {
      return items;
    }
    throw new JsonFormatException("a list has the wrong length");
  }
}
