// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.HashMap;
import java.util.Map;
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

  private final Map<Form, Genus> known = new HashMap<>();

  private final PhylumClassifier<Form> phyla =
      new PhylumClassifier<>(
          this::genus,
          Form::options,
          form -> form.nimHeap().isPresent() || form.adder().isPresent());

  /** The genus of a form. */
  public Genus genus(Form form) {
    if (!known.containsKey(form)) {
      // Every follower comes after its options.
      form.followers().forEach(follower -> known.computeIfAbsent(follower, this::ofOptions));
    }
    return known.get(form);
  }

  private Genus ofOptions(Form form) {
    return Genus.ofOptions(form.options().stream().map(known::get).toArray(Genus[]::new));
  }

  /** The phylum of a form. */
  public Phylum phylum(Form form) {
    return phyla.of(form);
  }
}
