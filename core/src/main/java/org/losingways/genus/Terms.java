// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/**
 * Reduced positions. A <i>term</i> is a core, that is a multiset of letters, with a number of
 * nim-heaps of size 2 and at most one of size 1 beside it, packed into a long.
 *
 * <p>The genus of a term follows from that of its core by shifting, so only cores need be computed.
 * Exact in misère play: 1 + 1 = 0, and 2j + 1 is the nim-heap 2j+1, so odd nim-heaps need no letter
 * and 3 is 2 + 1.
 */
final class Terms {

  static final long ZERO = 0;

  final Multisets cores = new Multisets();

  /** The options of each letter. */
  private long[][] letterOptions = new long[16][];

  /** j where the letter is the nim-heap 2j, else 0. */
  private int[] halfNim = new int[16];

  private int letters;

  private int[] scratch = new int[64];
  private int[] rest = new int[64];

  static long term(int core, int twos, int one) {
    return (long) core << 32 | (long) twos << 1 | one;
  }

  static int core(long term) {
    return (int) (term >>> 32);
  }

  static int twos(long term) {
    return (int) term >>> 1;
  }

  static int one(long term) {
    return (int) term & 1;
  }

  /** A letter for a game that is none of those known, and the term that consists of it. */
  long newLetter(long[] options, int half) {
    if (letters == letterOptions.length) {
      letterOptions = Arrays.copyOf(letterOptions, 2 * letters);
      halfNim = Arrays.copyOf(halfNim, 2 * letters);
    }
    letterOptions[letters] = options;
    halfNim[letters] = half;
    return letterTerm(letters++);
  }

  long letterTerm(int letter) {
    scratch[0] = letter;
    return term(cores.intern(scratch, 1), 0, 0);
  }

  /** The sum of two terms. */
  long plus(long a, long b) {
    int core;
    if (core(a) == 0 || core(b) == 0) {
      core = core(a) | core(b);
    } else {
      int count = cores.count(core(a));
      room(count);
      cores.copy(core(a), rest);
      core = merge(count, core(b));
    }
    return term(core, twos(a) + twos(b), one(a) ^ one(b));
  }

  private void room(int count) {
    if (count > rest.length) {
      rest = Arrays.copyOf(rest, 2 * count);
    }
  }

  /** The core with the first {@code count} letters of {@link #rest} and those of another core. */
  private int merge(int count, int core) {
    int other = cores.count(core);
    if (count + other > scratch.length) {
      scratch = Arrays.copyOf(scratch, 2 * (count + other));
    }
    int i = 0;
    int size = 0;
    for (int j = 0; j < other; j++) {
      int letter = cores.member(core, j);
      while (i < count && rest[i] <= letter) {
        scratch[size++] = rest[i++];
      }
      scratch[size++] = letter;
    }
    while (i < count) {
      scratch[size++] = rest[i++];
    }
    return cores.intern(scratch, size);
  }

  /** Appends the options of a term; some may come twice. */
  void options(long term, LongArrayList out) {
    int core = core(term);
    int twos = twos(term);
    int one = one(term);
    if (one == 1) {
      out.add(term(core, twos, 0));
    }
    if (twos > 0) {
      out.add(term(core, twos - 1, one));
      out.add(term(core, twos - 1, one ^ 1));
    }
    int count = cores.count(core);
    room(count);
    for (int i = 0; i < count; i++) {
      int letter = cores.member(core, i);
      if (i > 0 && cores.member(core, i - 1) == letter) {
        continue;
      }
      for (int j = 0, k = 0; j < count; j++) {
        if (j != i) {
          rest[k++] = cores.member(core, j);
        }
      }
      for (long option : letterOptions[letter]) {
        out.add(term(merge(count - 1, core(option)), twos + twos(option), one ^ one(option)));
      }
    }
  }

  /** The size of the nim-heap that this term is, or −1 where it is not seen to be one. */
  int nimHeap(long term) {
    int core = core(term);
    if (core == 0) {
      return twos(term) <= 1 ? 2 * twos(term) + one(term) : -1;
    }
    if (cores.count(core) == 1 && twos(term) == 0) {
      int half = halfNim[cores.member(core, 0)];
      return half > 0 ? 2 * half + one(term) : -1;
    }
    return -1;
  }
}
