// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Takes the text of a sum of games apart.
 *
 * <pre>{@code
 * SumText.split("kayles + 0.123")       // [kayles, 0.123]
 * SumText.split("{2+,0} + kayles")      // [{2+,0}, kayles]
 * SumText.split("{2}+1")                // [{2}+1]: a sum of forms is a form
 * }</pre>
 *
 * <p>A plus sign between brackets, or one that ends a form like 2+, is none between games. Names of
 * files may contain plus signs, so that beside a graph in a file there must be blanks around them.
 */
final class SumText {

  /** What looks like a form and not like a code, a name or a graph. */
  private static final Pattern FORM =
      Pattern.compile("[-~{*:(].*|[0-9]+([^.0-9].*)?", Pattern.DOTALL);

  private SumText() {}

  /** The games, or the text alone if it is no sum or a sum of forms. */
  static List<String> split(String text) {
    boolean needsBlanks = text.contains(GameReader.GRAPH);
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += "{([".indexOf(c) >= 0 ? 1 : "})]".indexOf(c) >= 0 ? -1 : 0;
      boolean isBetween =
          c == '+'
              && depth == 0
              && !part.toString().isBlank()
              && !text.substring(i + 1).strip().startsWith("+")
              && !text.substring(i + 1).isBlank()
              && (!needsBlanks || text.substring(i - 1).matches("(?s)\\s\\+\\s.*"));
      if (isBetween) {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        part.append(c);
      }
    }
    parts.add(part.toString());
    return parts.stream().allMatch(p -> FORM.matcher(p.strip()).matches()) ? List.of(text) : parts;
  }
}
