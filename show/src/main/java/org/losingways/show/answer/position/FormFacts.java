// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.Parts;
import org.losingways.game.Play;
import org.losingways.genus.FormGenera;
import org.losingways.genus.Genus;
import org.losingways.show.answer.Unwritten;

/**
 * All there is to say about one form. What is too long to write is missing.
 *
 * @param form as the papers write it, without subscripts
 * @param options the youngest first
 * @param parts the ways to split it into a sum
 * @param splittings the same as forms
 */
public record FormFacts(
    Optional<String> form,
    Optional<String> ascii,
    Optional<String> unicode,
    int birthday,
    int followers,
    String genus,
    String phylum,
    String misere,
    String normal,
    int nimValue,
    OptionalInt nimHeap,
    List<Optional<String>> options,
    List<List<Optional<String>>> parts,
    @Unwritten Form source,
    @Unwritten Forms forms,
    @Unwritten Genus genusOf,
    @Unwritten List<List<Form>> splittings) {

  /** Parts of larger forms can take long, and their splittings are not readable. */
  private static final int MOST_FOLLOWERS_TO_SPLIT = 40;

  public static FormFacts of(Form form, Forms forms) {
    FormGenera genera = new FormGenera();
    int followers = form.followers().size();
    List<List<Form>> splittings =
        followers > MOST_FOLLOWERS_TO_SPLIT ? List.of() : splittings(form, forms);
    return new FormFacts(
        FormWriter.PLAIN.write(form),
        FormWriter.ASCII.write(form),
        FormWriter.PAPER.write(form),
        form.birthday(),
        followers,
        genera.genus(form).toString(),
        genera.phylum(form).toString(),
        form.outcome(Play.MISERE).name(),
        form.outcome(Play.NORMAL).name(),
        form.nimValue(),
        form.nimHeap(),
        youngestFirst(form).stream().map(FormWriter.ASCII::write).toList(),
        splittings.stream().map(s -> s.stream().map(FormWriter.ASCII::write).toList()).toList(),
        form,
        forms,
        genera.genus(form),
        splittings);
  }

  /** The options of a form, those of the latest birthday first. */
  public static List<Form> youngestFirst(Form form) {
    int last = form.optionCount() - 1;
    return IntStream.rangeClosed(0, last).mapToObj(i -> form.option(last - i)).toList();
  }

  private static List<List<Form>> splittings(Form form, Forms forms) {
    try {
      return new Parts(forms)
          .of(form).stream()
              .map(
                  s ->
                      s.plusOne()
                          ? List.of(s.first(), s.second(), forms.nimHeap(1))
                          : List.of(s.first(), s.second()))
              .toList();
    } catch (FormLimitException e) {
      return List.of();
    }
  }
}
