// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.answer.quotient.Solved;

/** How a game behaves in misère play, as far as it is proved. */
enum Behaviour {
  TAME("tame", "Tame", "Solved; the quotient is that of a game played like Nim."),
  WILD("wild", "Wild", "Solved; the quotient is finite and unlike that of Nim."),
  RAYS("rays", "Infinite", "Solved; the quotient is infinite and finitely many values generate it."),
  ENDLESS(
      "endless",
      "Endless",
      "Solved; the partial quotients grow for ever, and a rule tells what heaps of every size are"
          + " worth."),
  PARTIZAN("partizan", "Partizan", "Solved; Left and Right have different moves."),
  OPEN_INFINITE(
      "open-infinite",
      "Open, infinite",
      "Not solved; the quotient is proved to be infinite from some heap on."),
  OPEN("open", "Open", "Not solved; verified for positions with heaps up to the one named.");

  /** The class in styles. */
  final String style;

  final String title;
  final String sentence;

  Behaviour(String style, String title, String sentence) {
    this.style = style;
    this.title = title;
    this.sentence = sentence;
  }

  boolean isSolved() {
    return this != OPEN && this != OPEN_INFINITE;
  }

  static Behaviour of(Solved answer) {
    if (answer instanceof PartizanSolveAnswer p) {
      return p.status().equals("solved") ? PARTIZAN : p.infinite() ? OPEN_INFINITE : OPEN;
    }
    SolveAnswer solve = (SolveAnswer) answer;
    boolean isInfinite = solve.quotient().order().isEmpty();
    if (!solve.quotient().status().equals("solved")) {
      return isInfinite ? OPEN_INFINITE : OPEN;
    }
    if (solve.endless().isPresent()) {
      return ENDLESS;
    }
    return isInfinite ? RAYS : solve.quotient().tame() ? TAME : WILD;
  }
}
