// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A take-and-break game in the code of Guy and Smith, {@code d₀.d₁d₂d₃…}: bit r of the digit d_k
 * allows taking k beans from a heap when exactly r non-empty heaps are left of it. Digits go up to
 * F, so that a heap may be left in up to three; the digits may end in a group that repeats for
 * ever, as in {@code 0.(3)}, which is Nim.
 *
 * <pre>{@code
 * TakeAndBreak kayles = TakeAndBreak.of("0.77");
 * kayles.options(4)   // [2, 3, 1+1, 2+1]
 * }</pre>
 *
 * <p>Values are in standard form: {@code 0.70} and {@code .7} are {@code 0.7}.
 *
 * <p>R. K. Guy and C. A. B. Smith, The G-values of various games, 1956; <i>Pretending</i>, §2.2.
 */
public final class TakeAndBreak implements Ruleset {

  /** The most heaps one move can leave: the highest bit of the digit F. */
  public static final int MAX_PARTS = 3;

  private final int d0;

  /** d₁, d₂, … up to the repeating group. */
  private final int[] digits;

  /** The group that repeats for ever; empty for a finite code. */
  private final int[] tail;

  private TakeAndBreak(int d0, int[] digits, int[] tail) {
    this.d0 = d0;
    this.digits = digits;
    this.tail = tail;
  }

  /** The game with this code. */
  public static TakeAndBreak of(String code) {
    return CodeText.parse(code);
  }

  /** The game with this code or this subtraction set; empty if the text looks like neither. */
  public static Optional<TakeAndBreak> read(String text) {
    if (text.startsWith("sub(")) {
      return Optional.of(CodeText.parseSubtraction(text));
    }
    return CodeText.looksLikeCode(text) ? Optional.of(CodeText.parse(text)) : Optional.empty();
  }

  /** The game with these digits, put into standard form. */
  static TakeAndBreak standard(int d0, int[] digits, int[] tail) {
    int[] group = shortestPeriod(tail);
    if (Arrays.stream(group).allMatch(d -> d == 0)) {
      group = new int[0];
    }
    int length = digits.length;
    if (group.length == 0) {
      while (length > 0 && digits[length - 1] == 0) {
        length--;
      }
    } else {
      // 0.13(73) is 0.1(37): a digit before the group that the group would end with is drawn into
      // it.
      while (length > 0 && digits[length - 1] == group[group.length - 1]) {
        int last = group[group.length - 1];
        System.arraycopy(group, 0, group, 1, group.length - 1);
        group[0] = last;
        length--;
      }
    }
    return new TakeAndBreak(d0, Arrays.copyOf(digits, length), group);
  }

  private static int[] shortestPeriod(int[] tail) {
    for (int p = 1; p < tail.length; p++) {
      if (tail.length % p == 0 && Arrays.equals(tail, p, tail.length, tail, 0, tail.length - p)) {
        return Arrays.copyOf(tail, p);
      }
    }
    return tail.clone();
  }

  /** The digit d_k. */
  public int digit(int k) {
    if (k == 0) {
      return d0;
    }
    if (k <= digits.length) {
      return digits[k - 1];
    }
    return tail.length == 0 ? 0 : tail[(k - 1 - digits.length) % tail.length];
  }

  /** Whether taking k and leaving exactly {@code parts} heaps is allowed. */
  public boolean allows(int k, int parts) {
    return (digit(k) >> parts & 1) != 0;
  }

  /** The same for numbers of any size. */
  public boolean allows(BigInteger k, int parts) {
    if (k.bitLength() < 31) {
      return allows(k.intValue(), parts);
    }
    BigInteger last = BigInteger.valueOf(length());
    return tail.length > 0
        && allows(
            length() + k.subtract(last).mod(BigInteger.valueOf(tail.length)).intValue(), parts);
  }

  /** Whether the code ends. */
  public boolean isFinite() {
    return tail.length == 0;
  }

  /** The number of digits after the point, not counting the repetitions of the repeating group. */
  public int length() {
    return digits.length + tail.length;
  }

  /** The length of the group of digits that repeats for ever; 0 for a finite code. */
  public int tailLength() {
    return tail.length;
  }

  /** The most beans one move can take from a heap of this size. */
  public int maxTaken(int heap) {
    return isFinite() ? Math.min(digits.length, heap) : heap;
  }

  /** The most heaps that some move leaves. */
  public int maxParts() {
    int all = d0;
    for (int d : digits) {
      all |= d;
    }
    for (int d : tail) {
      all |= d;
    }
    return all == 0 ? 0 : 31 - Integer.numberOfLeadingZeros(all);
  }

  @Override
  public Optional<Reach> reach() {
    return isFinite() ? Optional.of(new Reach(digits.length, maxParts())) : Optional.empty();
  }

  @Override
  public String code() {
    String repeating = isFinite() ? "" : "(" + text(tail) + ")";
    return text(d0) + "." + (length() == 0 ? "0" : text(digits) + repeating);
  }

  private static String text(int... digits) {
    return Arrays.stream(digits)
        .mapToObj(digit -> Integer.toString(digit, 16).toUpperCase(Locale.ROOT))
        .collect(Collectors.joining());
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    int[] parts = new int[MAX_PARTS];
    int most = maxTaken(heap);
    for (int k = 0; k <= most; k++) {
      int digit = digit(k);
      int rest = heap - k;
      if ((digit & 1) != 0 && rest == 0 && heap > 0) {
        sink.accept(parts, 0);
      }
      if ((digit & 2) != 0 && rest > 0) {
        parts[0] = rest;
        sink.accept(parts, 1);
      }
      if ((digit & 4) != 0) {
        for (int i = 1; 2 * i <= rest; i++) {
          parts[0] = i;
          parts[1] = rest - i;
          sink.accept(parts, 2);
        }
      }
      if ((digit & 8) != 0) {
        for (int i = 1; 3 * i <= rest; i++) {
          for (int j = i; i + 2 * j <= rest; j++) {
            parts[0] = i;
            parts[1] = j;
            parts[2] = rest - i - j;
            sink.accept(parts, 3);
          }
        }
      }
    }
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof TakeAndBreak t
        && d0 == t.d0
        && Arrays.equals(digits, t.digits)
        && Arrays.equals(tail, t.tail);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * d0 + Arrays.hashCode(digits)) + Arrays.hashCode(tail);
  }

  @Override
  public String toString() {
    return code();
  }
}
