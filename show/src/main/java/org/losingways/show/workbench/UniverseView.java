// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.Optional;
import org.losingways.form.Universe;
import org.losingways.show.answer.position.FormAnswer;
import org.losingways.show.answer.quotient.FormCompareAnswer;

/**
 * A partizan form modulo a universe, and how it compares with another one.
 *
 * @param comparison if another one was given
 */
public record UniverseView(FormAnswer.Partizan form, Optional<FormCompareAnswer> comparison) {

  /** What is known of the forms that are typed so. */
  public static UniverseView of(String form, Optional<String> other, Universe universe) {
    return new UniverseView(
        FormAnswer.Partizan.of(form, universe),
        other.map(with -> FormCompareAnswer.of(form, with, universe)));
  }
}
