// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.regex.Pattern;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;

/**
 * Turns what a person types into rules, forms too: the door through which every text about a game
 * comes in.
 *
 * <pre>{@code
 * Games.rules("0.77").code()        // 0.77, a code
 * Games.rules("notakto").code()     // notakto, a name
 * Games.rules("{2+,0}").code()      // {2+,0}, a form and its followers
 * }</pre>
 *
 * <p>{@link GameText} knows everything but forms, which rest on games.
 */
public final class Games {

  /** Signs that begin a form and no code or name; a number alone is a nim-heap. */
  private static final Pattern FORM =
      Pattern.compile("[{*:(].*|[0-9]+([^.0-9].*)?", Pattern.DOTALL);

  private Games() {}

  /** Whether a text is to be read as forms. */
  public static boolean isForm(String text) {
    return FORM.matcher(text.strip()).matches();
  }

  /**
   * The rules that a text names: a take-and-break code, a subtraction set, a name, a board or
   * forms.
   */
  public static Ruleset rules(String text) {
    return isForm(text) ? FormRules.parse(text) : GameText.rules(text);
  }
}
