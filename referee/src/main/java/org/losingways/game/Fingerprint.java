// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import static java.lang.Integer.rotateRight;

import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;

/**
 * A short name for a game whose rules are a table: the SHA-256 of its labels and moves (FIPS
 * 180-4). Two games with the same fingerprint are the same; nobody knows how to make two that are
 * not.
 *
 * <pre>{@code
 * Fingerprint.of("abc")      // ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
 * }</pre>
 */
public final class Fingerprint {

  /** The first bits of the fractional parts of the cube roots of the first primes. */
  private static final int[] ROUND = primeRoots(64, 3);

  private final int[] state = primeRoots(8, 2);
  private final byte[] block = new byte[64];
  private long length;

  private Fingerprint() {}

  /** The fingerprint of a game with finitely many heaps. */
  public static String of(Game game) {
    Fingerprint print = new Fingerprint();
    PartizanRuleset rules = game.partizan();
    boolean isPartizan = game instanceof PartizanRuleset;
    for (int heap = 0; heap <= game.largestHeap(); heap++) {
      print.add(game.labels().label(heap));
      rules.left().options(heap).forEach(option -> print.add(" " + option));
      if (isPartizan) {
        print.add("|");
        rules.right().options(heap).forEach(option -> print.add(" " + option));
      }
      print.add("\n");
    }
    return print.end();
  }

  /** The fingerprint of a text. */
  public static String of(String text) {
    Fingerprint print = new Fingerprint();
    print.add(text);
    return print.end();
  }

  private void add(String text) {
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      add(b);
    }
  }

  private void add(byte b) {
    block[(int) (length++ & 63)] = b;
    if ((length & 63) == 0) {
      mix();
    }
  }

  private String end() {
    long bits = length * 8;
    add((byte) 0x80);
    while ((length & 63) != 56) {
      add((byte) 0);
    }
    for (int shift = 56; shift >= 0; shift -= 8) {
      add((byte) (bits >>> shift));
    }
    StringBuilder text = new StringBuilder();
    for (int word : state) {
      text.append("%08x".formatted(word));
    }
    return text.toString();
  }

  private void mix() {
    int[] w = new int[64];
    for (int i = 0; i < 64; i++) {
      if (i < 16) {
        for (int j = 0; j < 4; j++) {
          w[i] = w[i] << 8 | (block[4 * i + j] & 0xff);
        }
      } else {
        int a = w[i - 15];
        int b = w[i - 2];
        w[i] =
            w[i - 16]
                + w[i - 7]
                + (rotateRight(a, 7) ^ rotateRight(a, 18) ^ a >>> 3)
                + (rotateRight(b, 17) ^ rotateRight(b, 19) ^ b >>> 10);
      }
    }
    int[] s = state.clone();
    for (int i = 0; i < 64; i++) {
      int e = s[4];
      int a = s[0];
      int first =
          s[7]
              + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25))
              + ((e & s[5]) ^ (~e & s[6]))
              + ROUND[i]
              + w[i];
      int second =
          (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22))
              + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
      System.arraycopy(s, 0, s, 1, 7);
      s[4] += first;
      s[0] = first + second;
    }
    for (int i = 0; i < 8; i++) {
      state[i] += s[i];
    }
  }

  private static int[] primeRoots(int count, int degree) {
    int[] found = new int[count];
    int prime = 1;
    for (int i = 0; i < count; i++) {
      do {
        prime++;
      } while (!isPrime(prime));
      double root = degree == 2 ? Math.sqrt(prime) : Math.cbrt(prime);
      found[i] = (int) (long) ((root - Math.floor(root)) * 4294967296.0);
    }
    return found;
  }

  private static boolean isPrime(int n) {
    return IntStream.range(2, n).noneMatch(d -> n % d == 0);
  }
}
