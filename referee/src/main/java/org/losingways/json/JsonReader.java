// SPDX-License-Identifier: Apache-2.0
package org.losingways.json;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.losingways.game.Cursor;
import org.losingways.game.GameFormatException;
import org.losingways.ints.Ints;
import org.losingways.ints.IntsBuilder;

/**
 * Reads JSON, strictly: nothing follows the value, no member is there twice.
 *
 * <pre>{@code
 * JsonReader.read("{\"A\":[],\"B\":[\"A\",7]}", JsonReader.USUAL)     // {A=[], B=[A, 7]}
 * }</pre>
 *
 * <p>Objects become maps in the order of the text, arrays lists, and {@link Ints} if they have
 * whole numbers of 32 bits only; texts strings, whole numbers {@link Integer} or {@link
 * BigInteger}, others {@link Double}, {@code true} and {@code false} {@link Boolean}, and {@code
 * null} an empty {@link Optional}.
 */
public final class JsonReader {

  /** What is usually read. */
  public static final Bounds USUAL = new Bounds(100, 1000, Integer.MAX_VALUE);

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,9})?");

  /** So many digits are a number of 32 bits for certain. */
  private static final int SHORT = 9;

  /**
   * What is refused because it is too large.
   *
   * @param depth how deep lists and objects may lie in each other
   * @param digits how many characters a number may have
   * @param text how many characters a text may have
   */
  public record Bounds(int depth, int digits, int text) {}

  private final String text;
  private final Bounds bounds;
  private int at;
  private int depth;

  private JsonReader(String text, Bounds bounds) {
    this.text = text;
    this.bounds = bounds;
  }

  /**
   * The value that a text in UTF-8 is.
   *
   * @throws JsonFormatException if it is not JSON
   */
  public static Object read(byte[] bytes, Bounds bounds) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (!Arrays.equals(bytes, text.getBytes(StandardCharsets.UTF_8))) {
      throw new JsonFormatException("it is not text");
    }
    return read(text, bounds);
  }

  /**
   * The value that a text is.
   *
   * @throws JsonFormatException if it is not JSON
   */
  public static Object read(String text, Bounds bounds) {
    JsonReader reading = new JsonReader(text, bounds);
    Object value = reading.value();
    if (reading.peek() != 0 || reading.at < text.length()) {
      throw reading.unexpected();
    }
    return value;
  }

  private Object value() {
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", Optional.empty());
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    enter('{');
    if (!take('}')) {
      do {
        String name = string();
        require(':');
        if (members.put(name, value()) != null) {
          throw new JsonFormatException("it has '" + GameFormatException.shown(name) + "' twice");
        }
      } while (take(','));
      require('}');
    }
    depth--;
    return members;
  }

  private List<?> array() {
    enter('[');
    IntsBuilder numbers = new IntsBuilder();
    List<Object> items = new ArrayList<>(0);
    if (!take(']')) {
      do {
        Object item = value();
        if (items.isEmpty() && item instanceof Integer number) {
          numbers.add(number);
        } else {
          if (items.isEmpty()) {
            numbers.intStream().forEach(items::add);
          }
          items.add(item);
        }
      } while (take(','));
      require(']');
    }
    depth--;
    return items.isEmpty() ? numbers.build() : items;
  }

  private void enter(char sign) {
    require(sign);
    if (++depth > bounds.depth) {
      throw tooLarge();
    }
  }

  private String string() {
    require('"');
    int start = at;
    while (at < text.length() && isPlain(text.charAt(at))) {
      at++;
    }
    StringBuilder found = new StringBuilder().append(text, start, at);
    for (char c = next(); c != '"'; c = next()) {
      if (c < ' ') {
        throw unexpected();
      }
      found.append(c == '\\' ? escaped() : c);
    }
    if (found.length() > bounds.text) {
      throw tooLarge();
    }
    return found.toString();
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c != '"' && c != '\\';
  }

  private char escaped() {
    char c = next();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(next(), 16);
          if (digit < 0) {
            throw unexpected();
          }
          code = 16 * code + digit;
        }
        yield (char) code;
      }
      default -> throw unexpected();
    };
  }

  /** The next character that is not white space, to which it goes; 0 at the end. */
  private char peek() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
        return c;
      }
      at++;
    }
    return 0;
  }

  private boolean take(char sign) {
    if (peek() != sign) {
      return false;
    }
    at++;
    return true;
  }

  private char next() {
    if (at == text.length()) {
      throw unexpected();
    }
    return text.charAt(at++);
  }

  private Object word(String written, Object meant) {
    if (!text.startsWith(written, at)) {
      throw unexpected();
    }
    at += written.length();
    return meant;
  }

  private Object number() {
    int start = at;
    int digits = start < text.length() && text.charAt(start) == '-' ? start + 1 : start;
    int end = digits;
    int value = 0;
    while (end < text.length() && Cursor.isDigit(text.charAt(end))) {
      value = 10 * value + text.charAt(end++) - '0';
    }
    boolean isWhole = end == text.length() || ".eE+-".indexOf(text.charAt(end)) < 0;
    boolean isStandard = end == digits + 1 || (end > digits && text.charAt(digits) != '0');
    if (isWhole && isStandard && end - digits <= SHORT) {
      at = end;
      return digits == start ? value : -value;
    }
    return number(start, end);
  }

  private Object number(int start, int endOfDigits) {
    int end = endOfDigits;
    while (end < text.length() && "+-.eE0123456789".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    if (end - start > bounds.digits) {
      throw tooLarge();
    }
    String number = text.substring(start, end);
    if (!NUMBER.matcher(number).matches()) {
      throw unexpected();
    }
    at = end;
    if (number.chars().anyMatch(c -> c == '.' || c == 'e' || c == 'E')) {
      return Double.valueOf(number);
    }
    BigInteger whole = new BigInteger(number);
    return whole.bitLength() < Integer.SIZE ? (Object) whole.intValue() : whole;
  }

  private void require(char sign) {
    if (!take(sign)) {
      throw unexpected();
    }
  }

  private static JsonFormatException tooLarge() {
    return new JsonFormatException("a text, a number or the nesting is too large");
  }

  private JsonFormatException unexpected() {
    Cursor cursor = new Cursor(text);
    cursor.goTo(at);
    return new JsonFormatException("it " + cursor.unexpected());
  }
}
