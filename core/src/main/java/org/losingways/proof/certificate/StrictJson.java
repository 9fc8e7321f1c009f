// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON in the one way in which certificates are written, so that a digest can be taken of it: no
 * white space, and characters beyond ASCII escaped.
 *
 * <pre>{@code
 * StrictJson.of(Map.of("phi", List.of(0, 1)))   // {"phi":[0,1]}
 * }</pre>
 */
public final class StrictJson {

  private StrictJson() {}

  /** A number, a text, a truth, a list of such, or a map to such. */
  public static String of(Object value) {
    StringBuilder text = new StringBuilder();
    write(text, value);
    return text.toString();
  }

  /** Members in this order: a name, its value, the next name and so on. */
  static Map<String, Object> members(Object... namesAndValues) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      members.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return members;
  }

  /** Whether a text has no other signs than 0 and 1; a pattern would take room for each of them. */
  static boolean areBits(String text) {
    return text.chars().allMatch(c -> c == '0' || c == '1');
  }

  private static void write(StringBuilder text, Object value) {
    if (value instanceof IntList numbers) {
      text.append('[');
      for (int i = 0; i < numbers.size(); i++) {
        text.append(i == 0 ? "" : ",").append(numbers.getInt(i));
      }
      text.append(']');
    } else if (value instanceof List<?> list) {
      text.append('[');
      for (Iterator<?> items = list.iterator(); items.hasNext(); ) {
        write(text, items.next());
        text.append(items.hasNext() ? "," : "");
      }
      text.append(']');
    } else if (value instanceof Map<?, ?> map) {
      text.append('{');
      for (Iterator<? extends Map.Entry<?, ?>> it = map.entrySet().iterator(); it.hasNext(); ) {
        Map.Entry<?, ?> member = it.next();
        write(text, member.getKey());
        write(text.append(':'), member.getValue());
        text.append(it.hasNext() ? "," : "");
      }
      text.append('}');
    } else if (value instanceof String string) {
      quote(text, string);
    } else {
      text.append(value);
    }
  }

  private static void quote(StringBuilder text, String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c >= ' ' && c < 127 && c != '"' && c != '\\') {
        text.append(c);
      } else {
        text.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
      }
    }
    text.append('"');
  }
}
