// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.HashMap;
import java.util.Map;
import org.losingways.cli.CommandFailure;
import org.losingways.form.Birthdays;
import org.losingways.form.Form;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.FormGenera;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.normal.NimSequence;

/**
 * What the tables of one run share, so that the many tables about 0.123 do not compute its heaps
 * each for itself. Not for several threads at once.
 */
public final class Workshop {

  private final Forms forms = new Forms();
  private final Map<String, NimSequence> nimValues = new HashMap<>();
  private final Map<String, GenusTable> genera = new HashMap<>();
  private final Map<String, HeapForms> heaps = new HashMap<>();
  private final FormGenera formGenera = new FormGenera();
  private final Map<Integer, Birthdays.Count> births = new HashMap<>();

  NimSequence nimValues(Ruleset rules) {
    return nimValues.computeIfAbsent(rules.code(), code -> NimSequence.of(rules));
  }

  GenusTable genera(Ruleset rules) {
    return genera.computeIfAbsent(rules.code(), code -> new GenusTable(rules));
  }

  /** The genera of the heaps up to this one at least. */
  GenusTable generaTo(Ruleset rules, int heap) {
    GenusTable table = genera(rules);
    if (!table.extendTo(heap)) {
      throw tooLarge(rules.code() + " to heap " + heap);
    }
    return table;
  }

  Genus genus(Ruleset rules, Position position) {
    return genera(rules)
        .genus(position)
        .orElseThrow(() -> tooLarge(position + " in " + rules.code()));
  }

  Forms forms() {
    return forms;
  }

  HeapForms heapForms(Ruleset rules) {
    return heaps.computeIfAbsent(rules.code(), code -> new HeapForms(rules, forms));
  }

  Form form(String text) {
    return FormText.parse(text, forms);
  }

  Genus genus(Form form) {
    return formGenera.genus(form);
  }

  Birthdays.Count bornBy(int day) {
    return births.computeIfAbsent(day, Birthdays::count);
  }

  /** A form as the papers write it. */
  static String written(Form form) {
    return FormWriter.PAPER.write(form).orElse("a form too long to write");
  }

  private static CommandFailure tooLarge(String what) {
    return new CommandFailure("The genus of " + what + " needs more positions than are kept.");
  }
}
