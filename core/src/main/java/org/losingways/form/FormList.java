// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes apart a text with several forms in it, where a plus may be the subscript plus, may add, and
 * may stand at the end of one form before a blank and the next.
 *
 * <pre>{@code
 * FormList.of("{2+, 0} 2+ 3; 2 + 1")      // {2+, 0} and 2+ and 3 and 2 + 1
 * FormList.words("2+ + {3,0} + 1+1")      // 2+ and {3,0} and 1+1
 * FormList.terms("2++{3,0}+1")            // 2+ and {3,0} and 1
 * }</pre>
 *
 * <p>Outside brackets a semicolon separates, and so does a blank, unless a plus with a blank before
 * it follows: that adds. Of several pluses in a row the last one adds if something follows at once,
 * the others are subscripts.
 */
final class FormList {

  private FormList() {}

  /** The forms, of which each may be a sum. */
  static List<String> of(String text) {
    List<String> forms = new ArrayList<>();
    for (String part : split(text, ';')) {
      boolean adds = false;
      for (String word : split(part, ' ')) {
        if (adds || (word.startsWith("+") && !forms.isEmpty())) {
          forms.add(forms.remove(forms.size() - 1) + word);
        } else {
          forms.add(word);
        }
        adds = word.equals("+");
      }
    }
    return forms;
  }

  /** What stands between blanks and semicolons, pluses by themselves left out. */
  static List<String> words(String text) {
    return split(text, ';').stream()
        .flatMap(part -> split(part, ' ').stream())
        .filter(word -> !word.equals("+"))
        .toList();
  }

  /** The terms of a word. */
  static List<String> terms(String word) {
    List<String> terms = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < word.length(); i++) {
      depth += step(word.charAt(i));
      boolean isEnd = i + 1 == word.length();
      if (word.charAt(i) == '+' && depth == 0 && !isEnd && word.charAt(i + 1) != '+') {
        if (i > start) {
          terms.add(word.substring(start, i));
        }
        start = i + 1;
      }
    }
    terms.add(word.substring(start));
    return terms;
  }

  private static int step(char c) {
    return switch (c) {
      case '{', '(' -> 1;
      case '}', ')' -> -1;
      default -> 0;
    };
  }

  /** The parts between separators outside brackets; a blank stands for any white space. */
  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += step(c);
      boolean separates = c == separator || (separator == ' ' && Character.isWhitespace(c));
      if (depth <= 0 && separates) {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        part.append(c);
      }
    }
    parts.add(part.toString());
    return parts.stream().map(String::strip).filter(p -> !p.isEmpty()).toList();
  }
}
