// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.Arrays;
import org.losingways.game.GameFormatException;
import org.losingways.game.GameText;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;

/**
 * Turns what a person types into the rules of a partizan game.
 *
 * <pre>{@code
 * PartizanText.rules("0.7/0.07").code()        // "0.7/0.07", Partizan Kayles
 * PartizanText.rules("sub(1,2)/.3").code()     // "0.33/0.3"
 * PartizanText.rules("{0|*}").code()           // "{0|*}", with its followers as heaps
 * PartizanText.rules("{0|}; {|0}")             // the integers 1 and −1
 * }</pre>
 */
public final class PartizanText {

  private PartizanText() {}

  /** Whether a text means a partizan game: a slash between two codes, or the bar of a form. */
  public static boolean isPartizan(String text) {
    String stripped = text.strip();
    if (stripped.startsWith("graph:")) {
      return false;
    }
    return stripped.indexOf('|') >= 0 || stripped.indexOf('/') >= 0;
  }

  /** The rules that a text means. */
  public static PartizanRuleset rules(String text) {
    String stripped = text.strip();
    if (stripped.indexOf('|') >= 0) {
      PartizanForms forms = new PartizanForms();
      return new PartizanFormRules(
          forms,
          Arrays.stream(stripped.split(";", -1))
              .map(form -> PartizanFormText.parse(forms, form))
              .toList());
    }
    String[] sides = stripped.split("/", -1);
    if (sides.length != 2 || sides[0].isBlank() || sides[1].isBlank()) {
      throw new GameFormatException(
          "'"
              + shortened(stripped)
              + "' is not a partizan game: write Left's code, a slash and Right's code, like"
              + " 0.7/0.07, or a form like {0|*}.");
    }
    Ruleset left = GameText.rules(sides[0]);
    Ruleset right = GameText.rules(sides[1]);
    return PartizanRuleset.of(left, right);
  }

  /** The text as far as a message has room for it, on one line. */
  static String shortened(String text) {
    String line = text.replaceAll("\\p{Cntrl}|\\R", "?");
    return line.length() <= 40 ? line : line.substring(0, 40) + "…";
  }
}
