// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * A genus symbol g^g₀g₁g₂…: the normal-play value g of a game G and the misère values g_n of G with
 * n nim-heaps of size 2 beside it.
 *
 * <pre>{@code
 * Genus h6 = Genus.parse("0^02");
 * Genus h5 = Genus.ofNimHeap(1);                       // 1^031
 * Genus.ofOptions(List.of(h6, h5)).toString()          // "2^1420", heap 8 of 0.123
 * }</pre>
 *
 * <p>The superscripts of every game end in period two, and there g_{n+1} is g_n nim-plus 2
 * (<i>ONAG</i>, chapter 12). The symbol is held in the shortest writing whose last two superscripts
 * repeat for ever: 0^120 is 0^12020…, and 0^12 would be something else, which no game has.
 * Superscripts may be as many and as large as they like.
 */
public final class Genus {

  /** The genus of the game in which nobody can move. */
  public static final Genus ZERO = new Genus(0, new int[] {1, 2, 0});

  private final int base;
  private final int[] superscripts;

  private Genus(int base, int[] superscripts) {
    this.base = base;
    this.superscripts = superscripts;
  }

  /**
   * The genus with this base and these superscripts, the last two of which repeat for ever.
   *
   * @throws IllegalArgumentException if no game has such a genus because it breaks a rule that all
   *     obey: g_{n+1} is neither g_n nor g_n nim-plus 1, and at the end it is g_n nim-plus 2
   */
  public static Genus of(int base, int... superscripts) {
    int length = superscripts.length;
    if (base < 0 || Arrays.stream(superscripts).anyMatch(g -> g < 0)) {
      throw new IllegalArgumentException("the values of a genus are not negative");
    }
    if (length >= 2 && (superscripts[length - 1] ^ superscripts[length - 2]) != 2) {
      throw new IllegalArgumentException(
          ("the last two superscripts of a genus repeat for ever and differ by nim-adding 2, as in"
                  + " 0^120; %s and %s do not")
              .formatted(superscripts[length - 2], superscripts[length - 1]));
    }
    for (int n = 1; n < length; n++) {
      if ((superscripts[n] ^ superscripts[n - 1]) < 2) {
        throw new IllegalArgumentException(
            ("no game has a genus in which the superscript %s is followed by %s: one more heap of 2"
                    + " can be moved to a heap of 0 or 1")
                .formatted(superscripts[n - 1], superscripts[n]));
      }
    }
    return shortest(base, superscripts);
  }

  /** Cuts the superscripts where the last two printed begin to repeat. */
  static Genus shortest(int base, int[] superscripts) {
    int length = superscripts.length;
    if (length < 2) {
      throw new IllegalArgumentException("a genus has at least two superscripts, like 2^20");
    }
    while (length > 2 && superscripts[length - 3] == superscripts[length - 1]) {
      length--;
    }
    return new Genus(base, Arrays.copyOf(superscripts, length));
  }

  /** The genus of the nim-heap of this size: 0^120, 1^031, 2^20, 3^31, 4^46, …. */
  public static Genus ofNimHeap(int size) {
    if (size < 0) {
      throw new IllegalArgumentException("a nim-heap has no negative size: " + size);
    }
    return switch (size) {
      case 0 -> ZERO;
      case 1 -> new Genus(1, new int[] {0, 3, 1});
      default -> new Genus(size, new int[] {size, size ^ 2});
    };
  }

  /**
   * The genus of a game from those of its options, by mex-with-carrying: each column is the mex of
   * the options' column, and from g₁ on also of the value γ found just before and of γ nim-plus 1,
   * because one of the heaps of 2 can be moved (<i>Advances</i>, §11.4; <i>Pretending</i>, §2.6).
   *
   * <p>Cost: the number of options times the number of superscripts.
   */
  public static Genus ofOptions(Collection<Genus> options) {
    return ofOptions(options.toArray(new Genus[0]));
  }

  /** The genus of a game from those of its options. */
  public static Genus ofOptions(Genus... options) {
    return ofOptions(options, options.length);
  }

  /** The genus of a game whose options' genera are the first {@code count} of these. */
  static Genus ofOptions(Genus[] options, int count) {
    if (count == 0) {
      return ZERO;
    }
    // The mex of m values and two carries is at most m + 2, so larger values need no mark.
    boolean[] seen = new boolean[count + 3];
    int settled = 0;
    for (int i = 0; i < count; i++) {
      mark(seen, options[i].base);
      settled = Math.max(settled, options[i].superscripts.length - 2);
    }
    int base = mex(seen);
    int[] found = new int[settled + 4];
    for (int n = 0; ; n++) {
      Arrays.fill(seen, false);
      for (int i = 0; i < count; i++) {
        mark(seen, options[i].superscript(n));
      }
      if (n > 0) {
        mark(seen, found[n - 1]);
        mark(seen, found[n - 1] ^ 1);
      }
      if (n == found.length) {
        found = Arrays.copyOf(found, 2 * n);
      }
      found[n] = mex(seen);
      // From column n−1 on the options repeat, so what follows g_n is what followed g_{n−2}.
      if (n >= 2 && n - 1 >= settled && found[n] == found[n - 2]) {
        return shortest(base, Arrays.copyOf(found, n + 1));
      }
    }
  }

  private static void mark(boolean[] seen, int value) {
    if (value < seen.length) {
      seen[value] = true;
    }
  }

  private static int mex(boolean[] seen) {
    int value = 0;
    while (seen[value]) {
      value++;
    }
    return value;
  }

  /**
   * Reads a genus: {@code 2^1420}, {@code 8^8[10]}, {@code 2^{1420}}, {@code 2¹⁴²⁰}, or a bare
   * number for the genus of a nim-heap, as the papers' tables have it.
   *
   * @throws org.losingways.game.GameFormatException if the text is not the genus of any game
   */
  public static Genus parse(String text) {
    return GenusText.parse(text);
  }

  /** The normal-play value g. */
  public int base() {
    return base;
  }

  /** The misère value g_n of the game with n nim-heaps of size 2; any n from 0 on. */
  public int superscript(int n) {
    int length = superscripts.length;
    return n < length ? superscripts[n] : superscripts[length - 2 + ((n - length) & 1)];
  }

  /** The misère value of the game itself, g₀; the game is a misère P-position when it is 0. */
  public int misere() {
    return superscripts[0];
  }

  /** The superscripts of the shortest writing. */
  public int[] superscripts() {
    return superscripts.clone();
  }

  /** How many superscripts the shortest writing has. */
  public int length() {
    return superscripts.length;
  }

  /**
   * The symbol with this value in place of all larger superscripts, which may be that of no game.
   */
  Genus upTo(int most) {
    return shortest(base, Arrays.stream(superscripts).map(g -> Math.min(g, most)).toArray());
  }

  /** The genus of the game with a nim-heap of size 1 beside it. */
  public Genus plusOne() {
    return new Genus(base ^ 1, Arrays.stream(superscripts).map(g -> g ^ 1).toArray());
  }

  /** The genus of the game with this many nim-heaps of size 2 beside it. */
  public Genus plusTwos(int count) {
    int[] shifted = new int[Math.max(2, superscripts.length - count)];
    for (int n = 0; n < shifted.length; n++) {
      shifted[n] = superscript(count + n);
    }
    return new Genus(base ^ ((count & 1) << 1), shifted);
  }

  /**
   * Whether some position of Nim has this genus: 0^120 and 1^031, of positions with heaps of 1
   * only, and n^n(n⊕2) of all others. A position with a tame genus need not be tame: see {@link
   * Phylum}.
   */
  public boolean isTame() {
    if (superscripts.length == 2) {
      return superscripts[0] == base;
    }
    return equals(ZERO) || equals(ofNimHeap(1));
  }

  /** Whether misère and normal play have different outcomes: exactly one of g and g₀ is 0. */
  public boolean isFrisky() {
    return (base == 0) != (misere() == 0);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Genus other
        && base == other.base
        && Arrays.equals(superscripts, other.superscripts);
  }

  @Override
  public int hashCode() {
    return 31 * base + Arrays.hashCode(superscripts);
  }

  /** The symbol in ASCII: {@code 2^1420}, {@code 8^8[10]}. */
  @Override
  public String toString() {
    return GenusText.ascii(this);
  }

  /** The symbol with raised superscripts: 2¹⁴²⁰, 8⁸⁽¹⁰⁾. */
  public String toUnicode() {
    return GenusText.unicode(this);
  }

  /** Several genera read at once, separated by blanks; convenient for tables. */
  public static List<Genus> parseAll(String text) {
    return Arrays.stream(text.strip().split("\\s+")).map(Genus::parse).toList();
  }
}
