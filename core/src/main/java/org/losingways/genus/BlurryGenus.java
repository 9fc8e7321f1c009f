// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A genus symbol in which every misère value of 4 or more is written {@code #} (<i>Pretending</i>,
 * §7.1, after Allemang).
 *
 * <pre>{@code
 * BlurryGenus.of(Genus.parse("4^146")).toString()       // "4^1##", heap 5 of Kayles
 * BlurryGenus.of(Genus.parse("4^146")).superscripts(4)  // "1###"
 * }</pre>
 *
 * <p>It says who wins a position beside every sum of nim-heaps 1, 2 and 3. That is all that the
 * quotient of a game with such nim-heaps can tell, because larger ones may need a quotient of their
 * own: Kayles is solved beside nim-heaps up to 3, with 40 elements, and beside one of 4 it has no
 * known end.
 *
 * @param symbol the genus with {@link #BLURRED} in place of all values that are blurred
 */
public record BlurryGenus(Genus symbol) {

  /** The first misère value that is blurred. */
  public static final int BLURRED = 4;

  public BlurryGenus {
    symbol = symbol.upTo(BLURRED);
  }

  /**
   * The blurry genus with this base and these superscripts, the last two of which repeat for ever.
   */
  public static BlurryGenus of(int base, int... superscripts) {
    return new BlurryGenus(Genus.shortest(base, superscripts));
  }

  /** What is left of a genus. */
  public static BlurryGenus of(Genus genus) {
    return new BlurryGenus(genus);
  }

  /** Whether the previous player wins. */
  public boolean isMisereP() {
    return symbol.misere() == 0;
  }

  /** The normal-play value. */
  public int base() {
    return symbol.base();
  }

  /** The first so many superscripts, as a blurry genus table has them: {@code 1#31}. */
  public String superscripts(int count) {
    return IntStream.range(0, count)
        .map(symbol::superscript)
        .mapToObj(g -> g == BLURRED ? "#" : Integer.toString(g))
        .collect(Collectors.joining());
  }

  /** The symbol in ASCII: {@code 5^0##}. */
  @Override
  public String toString() {
    return base() + "^" + superscripts(symbol.length());
  }
}
