// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.Arrays;
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
 */
public final class BlurryGenus {

  /** The first misère value that is blurred. */
  public static final int BLURRED = 4;

  private final int base;

  /** The last two repeat for ever; all that are blurred are {@link #BLURRED}. */
  private final int[] superscripts;

  private BlurryGenus(int base, int[] superscripts) {
    this.base = base;
    this.superscripts = superscripts;
  }

  /**
   * The blurry genus with this base and these superscripts, the last two of which repeat for ever.
   */
  public static BlurryGenus of(int base, int... superscripts) {
    if (superscripts.length < 2) {
      throw new IllegalArgumentException("a genus has at least two superscripts, like 2^20");
    }
    int[] blurred = Arrays.stream(superscripts).map(g -> Math.min(g, BLURRED)).toArray();
    int length = blurred.length;
    while (length > 2 && blurred[length - 3] == blurred[length - 1]) {
      length--;
    }
    return new BlurryGenus(base, Arrays.copyOf(blurred, length));
  }

  /** What is left of a genus. */
  public static BlurryGenus of(Genus genus) {
    return of(genus.base(), genus.superscripts());
  }

  /** The normal-play value. */
  public int base() {
    return base;
  }

  /** Whether some value is hidden. */
  public boolean isMisereP() {
    return superscripts[0] == 0;
  }

  /** Whether some superscript is not known. */
  public boolean isBlurred() {
    return Arrays.stream(superscripts).anyMatch(g -> g == BLURRED);
  }

  /** The first so many superscripts, as a blurry genus table has them: {@code 1#31}. */
  public String superscripts(int count) {
    return IntStream.range(0, count)
        .mapToObj(n -> text(superscript(n)))
        .collect(Collectors.joining());
  }

  private int superscript(int n) {
    int length = superscripts.length;
    return n < length ? superscripts[n] : superscripts[length - 2 + ((n - length) & 1)];
  }

  private static String text(int superscript) {
    return superscript == BLURRED ? "#" : Integer.toString(superscript);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof BlurryGenus other
        && base == other.base
        && Arrays.equals(superscripts, other.superscripts);
  }

  @Override
  public int hashCode() {
    return 31 * base + Arrays.hashCode(superscripts);
  }

  /** The symbol in ASCII: {@code 5^0##}. */
  @Override
  public String toString() {
    return base + "^" + superscripts(superscripts.length);
  }
}
