// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.List;
import org.losingways.game.GameFormatException;

/**
 * Reads forms.
 *
 * <pre>{@code
 * FormText.parse("{2+,0}", forms)    // the form with the options {2} and 0
 * FormText.parse("{2}+1", forms)     // a sum
 * FormText.parse("2₊320", forms)     // as the papers print: {2+,3,2,0}
 * }</pre>
 *
 * <p>{@code n} or {@code *n} is a nim-heap, {@code :n} an adder, braces list options, parentheses
 * group. A {@code +} directly before a comma, a closing bracket, the end of the text or another
 * such plus is the subscript plus, "has this as its only option"; any other adds. {@code ₊} and
 * {@code #} always are subscript pluses, {@code 2₂} or {@code 2_2} is 2+2; after one of these
 * subscripts or a closing parenthesis further options may follow in a row, each number being one
 * digit. Blanks do not matter between signs.
 *
 * <p>The text need not be canonical; the form is. What the limits of the universe refuse is refused
 * here with the same sentence, as a {@link GameFormatException}.
 */
public final class FormText {

  private static final int MOST_CHARACTERS = 20_000;
  private static final int DEEPEST_NESTING = 1000;
  private static final String SUBSCRIPT_DIGITS = "₀₁₂₃₄₅₆₇₈₉";

  private final String text;
  private final Forms forms;
  private int at;
  private int depth;

  /** The last primary read may be followed by further options without a comma. */
  private boolean startsRow;

  private FormText(String text, Forms forms) {
    this.text = text;
    this.forms = forms;
  }

  /** The form that a text describes. */
  public static Form parse(String text, Forms forms) {
    if (text.length() > MOST_CHARACTERS) {
      throw new GameFormatException(
          "A form is written with at most " + MOST_CHARACTERS + " characters, like {2+,0}.");
    }
    FormText reading = new FormText(text, forms);
    try {
      Form form = reading.sum();
      if (reading.at < text.length()) {
        throw reading.unexpected();
      }
      return form;
    } catch (FormLimitException e) {
      throw new GameFormatException(e.getMessage());
    }
  }

  private Form sum() {
    if (++depth > DEEPEST_NESTING) {
      throw new GameFormatException(
          "Brackets in a form may be nested " + DEEPEST_NESTING + " deep and no deeper.");
    }
    Form sum = row();
    while (peek() == '+') {
      at++;
      sum = forms.sum(sum, row());
    }
    depth--;
    return sum;
  }

  private Form row() {
    Form first = component(false);
    if (!startsRow || !mayFollowInRow()) {
      return first;
    }
    List<Form> options = new ArrayList<>(List.of(first));
    while (mayFollowInRow()) {
      options.add(component(true));
    }
    return forms.of(options);
  }

  private boolean mayFollowInRow() {
    return at < text.length() && (isDigit(text.charAt(at)) || text.charAt(at) == '(');
  }

  /** A primary and its subscripts. */
  private Form component(boolean oneDigit) {
    startsRow = false;
    char c = peek();
    Form form;
    if (isDigit(c)) {
      form = forms.nimHeap(oneDigit ? text.charAt(at++) - '0' : number());
      form = subscriptNumbers(form);
    } else if (c == '*') {
      at++;
      form = forms.nimHeap(number());
    } else if (c == ':') {
      at++;
      form = forms.adder(number());
    } else if (c == '{') {
      form = braces();
      startsRow = false;
    } else if (c == '(') {
      at++;
      form = sum();
      expect(')');
      startsRow = true;
    } else {
      throw unexpected();
    }
    return subscriptPluses(form);
  }

  private Form subscriptNumbers(Form heap) {
    Form sum = heap;
    while (at < text.length()) {
      int digit = SUBSCRIPT_DIGITS.indexOf(text.charAt(at));
      if (digit < 0 && text.charAt(at) == '_' && at + 1 < text.length()) {
        digit = isDigit(text.charAt(at + 1)) ? text.charAt(at + 1) - '0' : -1;
        at += digit < 0 ? 0 : 1;
      }
      if (digit < 0) {
        return sum;
      }
      at++;
      sum = forms.sum(sum, forms.nimHeap(digit));
      startsRow = true;
    }
    return sum;
  }

  private Form subscriptPluses(Form form) {
    Form result = form;
    while (true) {
      char c = peekSubscript();
      if (c == '₊' || c == '#') {
        startsRow = true;
      } else if (c != '+') {
        return result;
      }
      at++;
      result = forms.of(result);
    }
  }

  /** The next sign if it is a subscript plus; does not step over blanks otherwise. */
  private char peekSubscript() {
    int before = at;
    char c = peek();
    if (c == '₊' || c == '#') {
      return c;
    }
    if (c == '+') {
      int after = at;
      while (after < text.length()
          && (text.charAt(after) == '+' || Character.isWhitespace(text.charAt(after)))) {
        after++;
      }
      if (after == text.length() || ",})".indexOf(text.charAt(after)) >= 0) {
        return c;
      }
    }
    at = before;
    return 0;
  }

  private Form braces() {
    expect('{');
    List<Form> options = new ArrayList<>();
    if (peek() != '}') {
      options.add(sum());
      while (peek() == ',') {
        at++;
        options.add(sum());
      }
    }
    expect('}');
    return forms.of(options);
  }

  private int number() {
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    if (start == at) {
      throw unexpected();
    }
    if (at - start > 9) {
      throw new GameFormatException(
          "The number " + text.substring(start, start + 9) + "… is too large for a form.");
    }
    return Integer.parseInt(text, start, at, 10);
  }

  private void expect(char sign) {
    if (peek() != sign) {
      throw unexpected();
    }
    at++;
  }

  /** The next sign that is not blank, 0 at the end. */
  private char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private GameFormatException unexpected() {
    String where =
        at >= text.length()
            ? "ends too early"
            : "has an unexpected '"
                + new String(Character.toChars(text.codePointAt(at)))
                + "' at character "
                + (text.codePointCount(0, at) + 1);
    return new GameFormatException(
        "The form " + where + "; write a form like {2+,0}, {2}+1, (2+2)+ or :4.");
  }
}
