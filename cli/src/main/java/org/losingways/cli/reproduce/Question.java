// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import org.losingways.form.Form;
import org.losingways.game.GameFormatException;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.Genus;
import org.losingways.theory.QuotientStructure;

/**
 * A row to fill.
 *
 * @param problem the table it belongs to
 * @param label what it is about
 * @param cells how many entries are wanted
 */
record Question(Problem problem, String label, int cells) {

  /** The n of a label such as {@code 12+} or {@code to 21}. */
  int number() {
    String digits = label.replaceAll("[^0-9]", "");
    if (digits.isEmpty() || digits.length() > 9) {
      throw new GameFormatException("A row is labelled like 12+, not '" + label + "'.");
    }
    return Integer.parseInt(digits);
  }

  /** The two things that the label compares. */
  String[] sides(String sign, String example) {
    String[] sides = label.split("\\s*" + sign + "\\s*", -1);
    if (sides.length != 2) {
      throw new GameFormatException("A row compares two things, like " + example + ".");
    }
    return sides;
  }

  /** What the tables of one run share. */
  Workshop workshop() {
    return problem.workshop();
  }

  /** The game of the table. */
  Ruleset game() {
    return problem.game();
  }

  /** The quotient of the table. */
  QuotientStructure structure() {
    return problem.structure();
  }

  /** The position that the label is. */
  Position position() {
    return problem.position(label);
  }

  /** The genus of that position. */
  Genus genus() {
    return workshop().genus(game(), position());
  }

  /** The form that the label is. */
  Form form() {
    return workshop().form(label);
  }

  Form sum(Form g, Form h) {
    return workshop().forms().sum(g, h);
  }
}
