// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;

/**
 * A claim about a game whose quotients grow for ever: the numbers of a certificate, which may be
 * false.
 */
record FamilyModel(
    String code, int r, int p, int s, List<Integer> w, List<Integer> t, List<Integer> e, int c) {

  static final int NONE = FamilyHeaps.LOW;

  static final List<FamilyModel> TRUE =
      List.of(
          of(
              "4.7",
              7,
              2,
              2,
              new int[] {0, 0, 1, 0, 1, 2, 3, 4, 5},
              new int[] {0, 0, 0, 0, 0, 3, 0, 5, 7},
              new int[] {0, 1, 0, 1, 0, 1, 0, 1, 0},
              3),
          of(
              "0.26",
              13,
              4,
              2,
              new int[] {0, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5},
              new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 5, 0, 7, 5, 9, 7},
              new int[] {0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1},
              1));

  private static String code(Random random) {
    int digits = 1 + random.nextInt(3);
    StringBuilder code = new StringBuilder(random.nextInt(3) == 0 ? "4." : "0.");
    for (int i = 1; i < digits; i++) {
      code.append(random.nextInt(8));
    }
    return code.append(1 + random.nextInt(7)).toString();
  }

  /** Any numbers, small ones mostly. */
  static FamilyModel random(Random random) {
    int r = 1 + random.nextInt(5);
    int p = 1 + random.nextInt(3);
    int heaviest = random.nextInt(4) == 0 ? 25 : 4;
    int[] w = new int[r + p];
    int[] t = new int[r + p];
    int[] e = new int[r + p];
    int around = random.nextInt(3) == 0 ? 12 : 5;
    for (int h = 1; h < r + p; h++) {
      w[h] = random.nextInt(heaviest);
      e[h] = random.nextInt(2);
      t[h] =
          random.nextInt(3) == 0 ? 0 : Math.max(0, 2 * w[h] - around / 2 + random.nextInt(around));
      t[h] = w[h] == 0 && random.nextInt(20) > 0 ? 0 : t[h];
    }
    int s = 2 + 2 * random.nextInt(1 + random.nextInt(5));
    return of(code(random), r, p, s, w, t, e, 1 + random.nextInt(3));
  }

  /** Numbers of very different sizes, mostly of a game with hardly any moves. */
  static FamilyModel wide(Random random) {
    int r = 1 + random.nextInt(3);
    int p = 1 + random.nextInt(3);
    int[] w = new int[r + p];
    int[] t = new int[r + p];
    for (int h = 1; h < r + p; h++) {
      int around = 1 << random.nextInt(6);
      w[h] = random.nextInt(1 << random.nextInt(7));
      t[h] = Math.max(0, 2 * w[h] - around + random.nextInt(2 * around));
      t[h] = random.nextInt(3) == 0 ? 0 : t[h];
    }
    String code = random.nextInt(3) == 0 ? code(random) : "0.0001";
    int s = 2 + 2 * random.nextInt(5);
    return of(code, r, p, s, w, t, new int[r + p], 1 + random.nextInt(3));
  }

  /**
   * Heaps that are split into equal ones, whose thresholds are about twice the weight: what wins
   * beside a heap that can be halved need not win beside the next one.
   */
  static FamilyModel even(Random random) {
    int r = 1 + random.nextInt(4);
    int p = 1 + random.nextInt(2);
    int first = random.nextInt(r + 1);
    int[] w = new int[r + p];
    int[] t = new int[r + p];
    int[] e = new int[r + p];
    int below = random.nextInt(4) - 1;
    for (int h = 1; h < r + p; h++) {
      w[h] = Math.max(0, h - first) * 2 / p + random.nextInt(2) * random.nextInt(2);
      e[h] = random.nextInt(2);
      t[h] = w[h] == 0 || random.nextInt(3) == 0 ? 0 : Math.max(0, 2 * w[h] - below);
    }
    String[] codes = {"4.4", "0.4", "0.04", "0.6", "4.6", "0.44", "0.5", "4.1", "0.7", "4.7"};
    String code = codes[random.nextInt(codes.length)];
    return of(code, r, p, 2, w, t, e, 1 + random.nextInt(3));
  }

  /** A true model with one or two numbers changed. */
  static FamilyModel changed(Random random) {
    FamilyModel old = TRUE.get(random.nextInt(10) == 0 ? 1 : 0);
    List<Integer> w = new ArrayList<>(old.w);
    List<Integer> t = new ArrayList<>(old.t);
    List<Integer> e = new ArrayList<>(old.e);
    String code = old.code;
    int c = old.c;
    for (int times = random.nextInt(3); times >= 0; times--) {
      int h = 1 + random.nextInt(w.size() - 1);
      switch (random.nextInt(8)) {
        case 0, 1 -> w.set(h, Math.max(0, w.get(h) + random.nextInt(5) - 2));
        case 2, 3, 4 ->
            t.set(
                h,
                w.get(h) == 0 || random.nextInt(4) == 0
                    ? 0
                    : Math.max(1, 2 * w.get(h) - 4 + random.nextInt(6)));
        case 5 -> e.set(h, 1 - e.get(h));
        case 6 -> c = 1 + random.nextInt(3);
        default -> code = random.nextInt(3) == 0 ? code(random) : code;
      }
    }
    return new FamilyModel(code, old.r, old.p, old.s, w, t, e, c);
  }

  static FamilyModel of(String code, int r, int p, int s, int[] w, int[] t, int[] e, int c) {
    return new FamilyModel(code, r, p, s, list(w), list(t), list(e), c);
  }

  private static List<Integer> list(int... numbers) {
    return new ArrayList<>(IntStream.of(numbers).boxed().toList());
  }

  private int periods(int h) {
    return Math.max(0, (h - r) / p);
  }

  int weight(int h) {
    return w.get(h - periods(h) * p) + periods(h) * s;
  }

  int threshold(int h) {
    int given = t.get(h - periods(h) * p);
    return given == 0 ? NONE : given + 2 * periods(h) * s;
  }

  int kind(int h) {
    return 2 * e.get(h - periods(h) * p) + weight(h) % 2;
  }

  int[] digits() {
    return code.replace(".", "").chars().map(x -> x - '0').toArray();
  }

  FamilyEvidence evidence() {
    StringBuilder signs = new StringBuilder();
    e.forEach(signs::append);
    return new FamilyEvidence(Ints.copyOf(w), Ints.copyOf(t), signs.toString(), c / 2, c % 2);
  }

  Claim.Growing claim() {
    return new Claim.Growing(p, r, s);
  }

  boolean grows() {
    return IntStream.range(r, r + p).anyMatch(h -> threshold(h) != NONE);
  }

  FamilyHeaps heaps() {
    return new FamilyHeaps(evidence(), claim(), digits(), new Effort(() -> false));
  }

  FamilyReferee referee() {
    return new FamilyReferee(evidence(), claim(), digits(), new Effort(() -> false));
  }
}
