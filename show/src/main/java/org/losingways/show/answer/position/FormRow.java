// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import org.losingways.form.Form;
import org.losingways.form.FormWriter;
import org.losingways.genus.Genus;
import org.losingways.show.answer.Unwritten;

/**
 * The form of a heap in a table of all heaps.
 *
 * @param value its name in the table, and beside it a sum with 1 that it is equal to
 * @param genus unless it would take too long
 */
public record FormRow(
    int heap,
    String value,
    Optional<String> ascii,
    int birthday,
    Optional<String> genus,
    String misere,
    List<String> options,
    @Unwritten Optional<Genus> genusOf) {

  static FormRow of(
      int heap, Form form, String value, Optional<Genus> genus, List<String> options) {
    return new FormRow(
        heap,
        value,
        FormWriter.ASCII.write(form),
        form.birthday(),
        genus.map(Genus::toString),
        form.isMisereP() ? "P" : "N",
        options,
        genus);
  }
}
