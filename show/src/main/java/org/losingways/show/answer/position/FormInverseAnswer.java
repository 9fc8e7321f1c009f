// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.Optional;
import org.losingways.form.Universe;

/**
 * The inverse of a partizan form modulo a universe.
 *
 * @param inverse the inverse in canonical form, which is the conjugate, if there is one
 */
public record FormInverseAnswer(
    String universe, String form, String outcome, Optional<String> inverse, boolean decided)
    implements Inverted {

  /** The inverse of the form that is typed so. */
  public static FormInverseAnswer of(String typed, Universe universe) {
    FormAnswer.Partizan form = FormAnswer.Partizan.of(typed, universe);
    return new FormInverseAnswer(
        universe.code(), form.form(), form.outcome(), form.inverse(), true);
  }
}
