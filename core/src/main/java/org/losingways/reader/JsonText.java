// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losingways.game.Cursor;
import org.losingways.game.GameFormatException;

/**
 * Reads JSON (RFC 8259), strictly: nothing follows the value, no member is there twice.
 *
 * <pre>{@code
 * JsonText.read("{\"A\":[],\"B\":[\"A\",7]}")     // {A=[], B=[A, 7]}
 * }</pre>
 *
 * <p>Objects become maps in the order of the text, arrays lists, texts strings, whole numbers
 * {@link BigInteger}, others {@link Double}; {@code true}, {@code false} and {@code null} become
 * {@link Word}s.
 */
public final class JsonText {

  private static final int DEEPEST = 100;

  /** A value that is neither text nor number. */
  public enum Word {
    TRUE,
    FALSE,
    NULL
  }

  private final String text;
  private final Cursor cursor;
  private int depth;

  private JsonText(String text) {
    this.text = text;
    this.cursor = new Cursor(text);
  }

  /**
   * The value that a text is.
   *
   * @throws GameFormatException if it is not JSON
   */
  public static Object read(String text) {
    JsonText reading = new JsonText(text);
    Object value = reading.value();
    if (!reading.cursor.isAtEnd()) {
      throw reading.unexpected();
    }
    return value;
  }

  private Object value() {
    if (++depth > DEEPEST) {
      throw new GameFormatException("The file is not JSON: it is nested too deeply");
    }
    Object value =
        switch (cursor.peek()) {
          case '{' -> object();
          case '[' -> array();
          case '"' -> string();
          case 't' -> word("true", Word.TRUE);
          case 'f' -> word("false", Word.FALSE);
          case 'n' -> word("null", Word.NULL);
          default -> number();
        };
    depth--;
    return value;
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    require('{');
    if (cursor.take('}')) {
      return members;
    }
    do {
      cursor.peek();
      String name = string();
      require(':');
      if (members.put(name, value()) != null) {
        throw new GameFormatException(
            "The file is not JSON: it has '" + GameFormatException.shown(name) + "' twice");
      }
    } while (cursor.take(','));
    require('}');
    return members;
  }

  private List<Object> array() {
    List<Object> items = new ArrayList<>();
    require('[');
    if (cursor.take(']')) {
      return items;
    }
    do {
      items.add(value());
    } while (cursor.take(','));
    require(']');
    return items;
  }

  private String string() {
    require('"');
    StringBuilder found = new StringBuilder();
    while (true) {
      char c = next();
      if (c == '"') {
        return found.toString();
      }
      if (c < ' ') {
        throw unexpected();
      }
      found.append(c == '\\' ? escaped() : c);
    }
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

  private char next() {
    char c = cursor.here();
    if (cursor.at() == text.length()) {
      throw unexpected();
    }
    cursor.goTo(cursor.at() + 1);
    return c;
  }

  private Word word(String written, Word word) {
    if (!text.startsWith(written, cursor.at())) {
      throw unexpected();
    }
    cursor.goTo(cursor.at() + written.length());
    return word;
  }

  private Object number() {
    int start = cursor.at();
    int end = start;
    while (end < text.length() && "+-.eE0123456789".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    String number = text.substring(start, end);
    if (!number.matches("-?(0|[1-9][0-9]{0,999})(\\.[0-9]{1,999})?([eE][+-]?[0-9]{1,9})?")) {
      throw unexpected();
    }
    cursor.goTo(end);
    return number.matches("-?[0-9]+") ? new BigInteger(number) : (Object) Double.valueOf(number);
  }

  private void require(char sign) {
    if (!cursor.take(sign)) {
      throw unexpected();
    }
  }

  private GameFormatException unexpected() {
    return new GameFormatException("The file is not JSON: it " + cursor.unexpected());
  }
}
