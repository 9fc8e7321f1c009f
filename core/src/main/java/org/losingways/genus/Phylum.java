// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.Locale;

/**
 * The kinds of animal of <i>Winning Ways</i>, chapter 13 (<i>Pretending</i>, §2.6, "Tame, Restive,
 * Restless or Wild?"). Only the whole game tree tells; a tame genus alone does not make a tame
 * game. {@link PhylumClassifier} decides.
 */
public enum Phylum {
  /**
   * Plays like Nim: its genus is tame, and each option is tame or has reverting moves. Sums of tame
   * games are tame.
   */
  TAME,
  /** g is 0 or 1 and g₀ is 2 or more, and each option is tame or has reverting moves. */
  RESTIVE,
  /** g is 2 or more and g₀ is 0 or 1, and each option is tame or has reverting moves. */
  RESTLESS,
  /** Everything else. */
  WILD;

  /**
   * The phylum that a game of this genus has if all its options are tame or have reverting moves.
   */
  static Phylum candidate(Genus genus) {
    if (genus.isTame()) {
      return TAME;
    }
    if (genus.base() < 2 && genus.misere() >= 2) {
      return RESTIVE;
    }
    if (genus.base() >= 2 && genus.misere() < 2) {
      return RESTLESS;
    }
    return WILD;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
