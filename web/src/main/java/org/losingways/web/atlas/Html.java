// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of HTML. Text becomes markup here and nowhere else, so that none is left unescaped.
 *
 * <pre>{@code
 * Html.of("p", "see ", Html.tag("a", "href", "x.html").with("more"))
 * // <p>see <a href="x.html">more</a></p>
 * }</pre>
 */
record Html(String markup) {

  /** Elements without content and without an end. */
  private static final Set<String> EMPTY = Set.of("meta", "link", "img", "input", "br");

  private static final Pattern LETTER =
      Pattern.compile(
          "(\\[[^\\]]*\\]|[A-Za-zα-ω]'*)(?:_(\\d+)(?:\\^(\\d+))?|\\^\\(([^)]*)\\)|(\\d+))?");

  static final Html NOTHING = new Html("");

  /** An element to which content is still to be given. */
  record Tag(String name, String attributes) {

    /** The element with this content: texts, pieces, lists of these; what is absent is left out. */
    Html with(Object... content) {
      String start = "<" + name + attributes + ">";
      return new Html(
          EMPTY.contains(name) ? start : start + all(content).markup + "</" + name + ">");
    }
  }

  /** An element with attributes, names and values in turn. */
  static Tag tag(String name, String... attributes) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < attributes.length; i += 2) {
      text.append(' ').append(attributes[i]).append("=\"");
      text.append(escaped(attributes[i + 1])).append('"');
    }
    return new Tag(name, text.toString());
  }

  /** An element without attributes. */
  static Html of(String name, Object... content) {
    return tag(name).with(content);
  }

  /** The head of a column of a table. */
  static Html column(String head) {
    return tag("th", "scope", "col").with(head);
  }

  /** What is wider than a small page moves by itself, and by keys as well. */
  static Html wide(String css, String label, Html table) {
    return tag("div", "class", css, "tabindex", "0", "role", "region", "aria-label", label)
        .with(table);
  }

  /** Pieces one after the other. */
  static Html all(Object... content) {
    StringBuilder inside = new StringBuilder();
    for (Object part : content) {
      if (part instanceof Html html) {
        inside.append(html.markup);
      } else if (part instanceof List<?> list) {
        inside.append(all(list.toArray()).markup);
      } else if (part instanceof Optional<?> maybe) {
        inside.append(maybe.isPresent() ? all(maybe.get()).markup : "");
      } else {
        inside.append(escaped(part.toString()));
      }
    }
    return new Html(inside.toString());
  }

  /** Pieces with something between them. */
  static Html joined(List<Html> pieces, String between) {
    return new Html(String.join(escaped(between), pieces.stream().map(Html::markup).toList()));
  }

  /** A word such as {@code ab2x_11} with indices and exponents set low and high. */
  static Html word(String plain) {
    StringBuilder text = new StringBuilder();
    Matcher letters = LETTER.matcher(plain);
    int end = 0;
    while (letters.find()) {
      text.append(escaped(plain.substring(end, letters.start())));
      text.append("<i>").append(escaped(letters.group(1))).append("</i>");
      text.append(letters.group(2) == null ? "" : "<sub>" + letters.group(2) + "</sub>");
      for (int power = 3; power <= 5; power++) {
        String raised = letters.group(power);
        text.append(raised == null ? "" : "<sup>" + escaped(raised) + "</sup>");
      }
      end = letters.end();
    }
    return new Html(text.append(escaped(plain.substring(end))).toString());
  }

  /** Words with commas between them. */
  static Html words(List<String> plain) {
    return joined(plain.stream().map(Html::word).toList(), ", ");
  }

  /** A genus such as {@code 2^1420} with its superscripts raised. */
  static Html genus(String plain) {
    String[] parts = plain.split("\\^", 2);
    return all(parts[0], parts.length < 2 ? NOTHING : of("sup", parts[1]));
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
