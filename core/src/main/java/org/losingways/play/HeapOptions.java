// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

/**
 * The options of a heap, also of one too large to be gone through.
 *
 * <pre>{@code
 * HeapOptions.of(TakeAndBreak.of("0.77"), BigInteger.TEN.pow(18), 100, 0)
 * // 10¹⁸−1, 10¹⁸−2, and the pairs whose smaller heap is below 100; not complete
 * }</pre>
 *
 * <p>Of a heap with very many options only those are listed in which all parts but the largest are
 * below a bound. If values repeat with period p from heap r on and the bound is r+p, these show
 * every value an option has: a smaller part of at least r+p can be made smaller by p and the
 * largest part larger by p, and no value changes.
 *
 * @param options what the heap may become, each with the largest part first
 * @param complete whether these are all
 */
public record HeapOptions(List<List<BigInteger>> options, boolean complete) {

  /** Heaps with no more options than this are always gone through. */
  static final long MANY = 200_000;

  /** Of rules without a reach no more than these are looked at. */
  private static final int MOST = 200_000;

  /** So many are still looked at when the time is over. */
  private static final int FEW = 10_000;

  public HeapOptions {
    options = List.copyOf(options);
  }

  /**
   * Options of one part or none, among which is a winning one if there is one.
   *
   * @param isAll whether there are no others that win
   */
  static HeapOptions single(List<BigInteger> heaps, boolean isAll) {
    return new HeapOptions(
        heaps.stream().map(h -> h.signum() == 0 ? List.<BigInteger>of() : List.of(h)).toList(),
        isAll);
  }

  /**
   * The options of a heap.
   *
   * @param bound where smaller parts end, if there are too many options to list them all
   * @param middle by how much two larger parts may differ
   */
  public static HeapOptions of(Ruleset rules, BigInteger heap, int bound, int middle) {
    return of(rules, heap, bound, middle, (parts, count) -> true);
  }

  /** Says of parts of which only the first so many count whether they are of use. */
  @FunctionalInterface
  interface Use {
    boolean isOf(int[] parts, int count);
  }

  /** The same without options that are of no use, where all are gone through. */
  static HeapOptions of(Ruleset rules, BigInteger heap, int bound, int middle, Use use) {
    boolean fewOptions = heap.bitLength() < 31 && estimate(rules, heap.intValue()) <= MANY;
    if (fewOptions || !(rules instanceof TakeAndBreak code) || !code.isFinite()) {
      if (heap.bitLength() > 31) {
        throw new IllegalArgumentException("the options of a heap of " + heap + " are too many");
      }
      List<Position> listed = new ArrayList<>();
      int[] seen = new int[1];
      boolean isComplete = true;
      try {
        rules.forEachOption(
            heap.intValue(),
            (parts, count) -> {
              Budget.tick();
              if (seen[0]++ == MOST) {
                throw new Budget.Stopped(Budget.Limit.MEMORY);
              }
              if (use.isOf(parts, count)) {
                listed.add(Position.ofPrefix(parts, count));
              }
            });
      } catch (Budget.Stopped e) {
        isComplete = false;
        if (e.limit() != Budget.Limit.MEMORY) {
          listed.subList(Math.min(listed.size(), FEW), listed.size()).clear();
        }
      }
      return new HeapOptions(
          listed.stream().distinct().sorted().map(HeapOptions::parts).toList(), isComplete);
    }
    List<List<BigInteger>> found = new ArrayList<>();
    for (int parts = 1; parts <= code.maxParts(); parts++) {
      for (int k = code.length(); k >= 0; k--) {
        if (code.allows(k, parts) && (k > 0 || parts > 1)) {
          BigInteger rest = heap.subtract(BigInteger.valueOf(k));
          add(found, rest, parts, bound);
          for (int i = 0; parts == 2 && i < middle; i++) {
            BigInteger smaller = rest.shiftRight(1).subtract(BigInteger.valueOf(i));
            found.add(List.of(rest.subtract(smaller), smaller));
          }
        }
      }
    }
    return new HeapOptions(found, code.maxParts() < 2);
  }

  /** These options and others, if these are not all. */
  HeapOptions and(List<List<BigInteger>> others) {
    if (complete) {
      return this;
    }
    Set<List<BigInteger>> all = new LinkedHashSet<>(options);
    all.addAll(others);
    return new HeapOptions(List.copyOf(all), false);
  }

  /** The options of two parts of which one is given, the larger part first. */
  static List<List<BigInteger>> with(Ruleset rules, BigInteger heap, BigInteger part) {
    List<List<BigInteger>> found = new ArrayList<>();
    for (int k = 0; rules instanceof TakeAndBreak code && k <= code.length(); k++) {
      BigInteger other = heap.subtract(BigInteger.valueOf(k)).subtract(part);
      if (code.allows(k, 2) && part.signum() > 0 && other.signum() > 0) {
        found.add(List.of(other.max(part), other.min(part)));
      }
    }
    return found;
  }

  private static void add(List<List<BigInteger>> found, BigInteger rest, int parts, int bound) {
    if (parts == 1) {
      found.add(List.of(rest));
      return;
    }
    for (int i = 1; i < bound; i++) {
      BigInteger left = rest.subtract(BigInteger.valueOf(i));
      if (parts == 2) {
        found.add(List.of(left, BigInteger.valueOf(i)));
      } else {
        for (int j = i; j < bound; j++) {
          found.add(
              List.of(
                  left.subtract(BigInteger.valueOf(j)),
                  BigInteger.valueOf(j),
                  BigInteger.valueOf(i)));
        }
      }
    }
  }

  private static long estimate(Ruleset rules, int heap) {
    long n = heap;
    return rules
        .reach()
        .map(
            r ->
                switch (r.maxParts()) {
                  case 0, 1 -> (long) r.maxTaken();
                  case 2 -> (r.maxTaken() + 1) * n / 2;
                  default -> (r.maxTaken() + 1) * (n * n / 12 + n);
                })
        .orElse(n);
  }

  static List<BigInteger> parts(Position option) {
    return option.descending().mapToObj(BigInteger::valueOf).toList();
  }
}
