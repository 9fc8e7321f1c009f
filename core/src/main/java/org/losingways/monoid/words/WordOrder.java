// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.Comparator;
import org.losingways.monoid.Word;

/**
 * The orders in which words are compared; the letters are in the order of their alphabet. Both are
 * well-orders that multiplication respects, so every system of rules that replaces a word by a
 * smaller one stops.
 */
public enum WordOrder implements Comparator<Word> {

  /**
   * The exponent of the latest letter decides, then that of the letter before it: c &gt; a²b⁵. The
   * order of MisereSolver and of <i>Advances in losing</i>: i² &gt; b²i, cd &gt; bd.
   */
  LATEST_LETTER {
    @Override
    public int compare(Word u, Word v) {
      return u.compareTo(v);
    }
  },

  /**
   * The longer word is larger; of two equally long words, the one that comes later in the
   * dictionary when each is written with its letters in order. The order of GAP, and of the figures
   * of <i>Taming the wild</i>.
   */
  SHORTLEX {
    @Override
    public int compare(Word u, Word v) {
      int byLength = Long.compare(u.length(), v.length());
      int latest = Math.max(u.latest(), v.latest());
      for (int i = 0; byLength == 0 && i <= latest; i++) {
        if (u.exponent(i) != v.exponent(i)) {
          return Integer.compare(v.exponent(i), u.exponent(i));
        }
      }
      return byLength;
    }
  }
}
