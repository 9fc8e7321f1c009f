// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.game.Cursor;
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

  private final Cursor cursor;
  private final Forms forms;
  private int depth;

  /** The last primary read may be followed by further options without a comma. */
  private boolean startsRow;

  private FormText(String text, Forms forms) {
    this.cursor = new Cursor(text);
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
      if (!reading.cursor.isAtEnd()) {
        throw reading.unexpected();
      }
      return form;
    } catch (FormLimitException e) {
      // Whoever is out of time has not made a mistake.
      Budget.current().begin();
      throw new GameFormatException(e.getMessage());
    }
  }

  /**
   * Terms that are added; few methods call each other here, since brackets may be nested deeply.
   */
  private Form sum() {
    if (++depth > DEEPEST_NESTING) {
      throw new GameFormatException(
          "Brackets in a form may be nested " + DEEPEST_NESTING + " deep and no deeper.");
    }
    Form sum = forms.zero();
    do {
      Form term = component(false);
      if (startsRow && mayFollowInRow()) {
        List<Form> options = new ArrayList<>(List.of(term));
        while (mayFollowInRow()) {
          options.add(component(true));
        }
        term = forms.of(options);
      }
      sum = forms.sum(sum, term);
    } while (cursor.take('+'));
    depth--;
    return sum;
  }

  private boolean mayFollowInRow() {
    return Cursor.isDigit(cursor.here()) || cursor.here() == '(';
  }

  /** A primary and its subscripts. */
  private Form component(boolean oneDigit) {
    startsRow = false;
    Form form;
    if (Cursor.isDigit(cursor.peek())) {
      form = forms.nimHeap(oneDigit ? digit() : number());
      form = subscriptNumbers(form);
    } else if (cursor.take('*')) {
      form = forms.nimHeap(number());
    } else if (cursor.take(':')) {
      form = forms.adder(number());
    } else if (cursor.take('{')) {
      List<Form> options = new ArrayList<>();
      if (cursor.peek() != '}') {
        do {
          options.add(sum());
        } while (cursor.take(','));
      }
      expect('}');
      form = forms.of(options);
      startsRow = false;
    } else if (cursor.take('(')) {
      form = sum();
      expect(')');
      startsRow = true;
    } else {
      throw unexpected();
    }
    return subscriptPluses(form);
  }

  /** Reads the digit that stands here. */
  private int digit() {
    int digit = cursor.here() - '0';
    cursor.goTo(cursor.at() + 1);
    return digit;
  }

  private Form subscriptNumbers(Form heap) {
    Form sum = heap;
    while (true) {
      int start = cursor.at();
      int digit = SUBSCRIPT_DIGITS.indexOf(cursor.here());
      if (digit >= 0 || cursor.here() == '_') {
        cursor.goTo(start + 1);
        if (digit < 0 && Cursor.isDigit(cursor.here())) {
          digit = digit();
        }
      }
      if (digit < 0) {
        cursor.goTo(start);
        return sum;
      }
      sum = forms.sum(sum, forms.nimHeap(digit));
      startsRow = true;
    }
  }

  private Form subscriptPluses(Form form) {
    Form result = form;
    while (true) {
      int start = cursor.at();
      if (cursor.take('₊') || cursor.take('#')) {
        startsRow = true;
      } else if (!takesSubscriptPlus()) {
        cursor.goTo(start);
        return result;
      }
      result = forms.of(result);
    }
  }

  /** Reads a plus if nothing follows that could be added. */
  private boolean takesSubscriptPlus() {
    if (!cursor.take('+')) {
      return false;
    }
    int after = cursor.at();
    while (cursor.take('+')) {}
    boolean isSubscript = cursor.isAtEnd() || ",})".indexOf(cursor.peek()) >= 0;
    cursor.goTo(after);
    return isSubscript;
  }

  private int number() {
    String digits = cursor.digits();
    if (digits.isEmpty()) {
      throw unexpected();
    }
    if (digits.length() > 9) {
      throw new GameFormatException(
          "The number " + digits.substring(0, 9) + "… is too large for a form.");
    }
    return Integer.parseInt(digits);
  }

  private void expect(char sign) {
    if (!cursor.take(sign)) {
      throw unexpected();
    }
  }

  private GameFormatException unexpected() {
    return new GameFormatException(
        "The form " + cursor.unexpected() + "; write a form like {2+,0}, {2}+1, (2+2)+ or :4.");
  }
}
