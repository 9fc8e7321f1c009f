// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.List;
import org.losingways.show.CommandFailure;

/** A page does not carry the theory; a theorem without it can be compiled beside it. */
final class CoqTheory {

  private CoqTheory() {}

  static String required(List<String> last) {
    return "From LosingWays Require Import Game Checker " + String.join(" ", last) + ".\n";
  }

  static String bundled(List<String> last) {
    throw new CommandFailure(
        "The program in this page does not carry the theory for Coq; 'misere export GAME --format"
            + " coq -o Game.v' writes a file that is complete.");
  }
}
