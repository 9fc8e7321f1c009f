// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.Arrays;
import org.losingways.form.Form;

/**
 * The genera and phyla of misère forms.
 *
 * <pre>{@code
 * Forms forms = new Forms();
 * FormGenera genera = new FormGenera();
 * Form f = FormText.parse("{2+,0}", forms);
 * genera.genus(f).toString()           // "1^20"
 * genera.phylum(f)                     // RESTIVE
 * }</pre>
 *
 * <p>Answers are kept, so use one object for one {@link org.losingways.form.Forms} universe. Cost:
 * the options of all followers, once each.
 */
public final class FormGenera {

  private Genus[] known = new Genus[64];

  private final PhylumClassifier<Form> phyla =
      new PhylumClassifier<>(
          this::genus,
          Form::options,
          form -> form.nimHeap().isPresent() || form.adder().isPresent());

  /** The genus of a form. */
  public Genus genus(Form form) {
    if (form.id() >= known.length) {
      known = Arrays.copyOf(known, Math.max(form.id() + 1, 2 * known.length));
    }
    if (known[form.id()] == null) {
      for (Form follower : form.followers()) {
        if (known[follower.id()] == null) {
          known[follower.id()] = ofOptions(follower);
        }
      }
    }
    return known[form.id()];
  }

  /** From the options, all of which are known. */
  private Genus ofOptions(Form form) {
    Genus[] options = new Genus[form.optionCount()];
    for (int i = 0; i < options.length; i++) {
      options[i] = known[form.option(i).id()];
    }
    return Genus.ofOptions(options);
  }

  /** The phylum of a form. */
  public Phylum phylum(Form form) {
    return phyla.of(form);
  }
}
