// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Optional;
import org.losingways.game.Position;

/** What the referee says about a certificate; {@code reason} is one or two sentences for people. */
public sealed interface Verdict {

  /** Why. */
  String reason();

  /** The proof holds; the reason states what is proved. */
  record Accepted(String reason) implements Verdict {}

  /**
   * The certificate does not prove its claim.
   *
   * @param by a position whose outcome the certificate has wrong, checked by playing the game out,
   *     where there is one that is small enough to find
   */
  record Refuted(String reason, Optional<Position> by) implements Verdict {}

  /** These are not the parts of a certificate: a list has the wrong length, a number no meaning. */
  record Malformed(String reason) implements Verdict {}

  /** The referee was told to stop, so nothing is known. */
  record Unfinished(String reason) implements Verdict {}
}
