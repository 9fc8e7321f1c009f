// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.util.HashMap;
import java.util.Map;
import org.losingways.form.Form;
import org.losingways.genus.Genus;
import org.losingways.genus.Phylum;
import org.losingways.genus.PhylumClassifier;

/** Genus and phylum of forms, each found once. */
public final class FormFacts {

  private final Map<Form, Genus> genera = new HashMap<>();
  private final PhylumClassifier<Form> phyla = new PhylumClassifier<>(this::genus, Form::options);

  public Genus genus(Form form) {
    Genus known = genera.get(form);
    if (known == null) {
      // Options first, so that no recursion is needed.
      for (Form follower : form.followers()) {
        genera.computeIfAbsent(
            follower,
            f -> Genus.ofOptions(f.options().stream().map(genera::get).toArray(Genus[]::new)));
      }
      known = genera.get(form);
    }
    return known;
  }

  public Phylum phylum(Form form) {
    return phyla.of(form);
  }
}
