// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import org.losingways.game.Outcome;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.page.RayWords;
import org.losingways.theory.QuotientStructure;

/** What a picture needs to know of the elements of a quotient. */
interface Values {

  /** An element as people read it: ab²c. */
  String word(int x);

  /** Whether the player to move loses. */
  boolean inP(int x);

  /** The elements of a finite quotient. */
  static Values of(QuotientStructure q) {
    return new Values() {
      @Override
      public String word(int x) {
        return QuotientPictures.word(q, x);
      }

      @Override
      public boolean inP(int x) {
        return q.inP(x);
      }
    };
  }

  /** The elements of an infinite quotient. */
  static Values of(InfiniteQuotient q) {
    return new Values() {
      @Override
      public String word(int x) {
        return new RayWords(q).text(x);
      }

      @Override
      public boolean inP(int x) {
        return q.outcome(x) == Outcome.P;
      }
    };
  }
}
