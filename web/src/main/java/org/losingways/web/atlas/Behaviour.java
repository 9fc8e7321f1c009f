// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import org.losingways.show.answer.census.Standing;

/** How a game behaves in misère play, as far as it is proved. */
enum Behaviour {
  TAME("tame", "Tame", "Solved; the quotient is that of a game played like Nim."),
  WILD("wild", "Wild", "Solved; the quotient is finite and unlike that of Nim."),
  RAYS(
      "rays", "Infinite", "Solved; the quotient is infinite and finitely many values generate it."),
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
  OPEN("open", "Open", "Not solved; verified for positions with heaps up to some heap.");

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

  static Behaviour of(Standing s) {
    boolean isInfinite = s.quotient().equals("infinite");
    if (!s.isSolved()) {
      return isInfinite ? OPEN_INFINITE : OPEN;
    }
    if (s.kind().equals(Standing.PARTIZAN)) {
      return PARTIZAN;
    }
    if (!s.quotient().equals("finite")) {
      return isInfinite ? RAYS : ENDLESS;
    }
    return s.tame() ? TAME : WILD;
  }
}
