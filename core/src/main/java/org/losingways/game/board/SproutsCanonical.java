// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.losingways.ints.Ints;

/**
 * Orders the regions, boundaries and letters of a Sprouts land, so that the same land is written
 * the same way however it arose.
 *
 * <p>Letters get colours by refinement: the colour of a letter depends on what one meets along its
 * boundaries, in either direction, in the colours of the round before. While two letters have the
 * same colour, one of them gets a colour of its own. If the letters of a colour are not
 * interchangeable, the choice may depend on how the land arose: then one land has two texts, which
 * costs time and changes no answer. Cost: a few rounds for each letter, each quadratic in the
 * length of the boundaries.
 */
final class SproutsCanonical {

  private static final int ROUNDS = 2;

  /** The regions with letters numbered from {@link #firstLetter} without gaps. */
  private final List<List<int[]>> regions;

  private final int firstLetter;

  /** For each letter. */
  private long[] colours;

  SproutsCanonical(List<List<int[]>> regions, int firstLetter) {
    this.firstLetter = firstLetter;
    this.regions = new ArrayList<>();
    Int2IntOpenHashMap numbers = new Int2IntOpenHashMap();
    for (List<int[]> region : regions) {
      List<int[]> renumbered = new ArrayList<>(region.size());
      for (int[] boundary : region) {
        int[] spots = boundary.clone();
        for (int k = 0; k < spots.length; k++) {
          if (spots[k] >= firstLetter) {
            int next = firstLetter + numbers.size();
            int known = numbers.putIfAbsent(spots[k], next);
            spots[k] = known == numbers.defaultReturnValue() ? next : known;
          }
        }
        renumbered.add(spots);
      }
      this.regions.add(renumbered);
    }
    this.colours = new long[numbers.size()];
  }

  /** Makes the land of its ordered regions and its text. */
  <T> T land(BiFunction<List<List<int[]>>, String, T> make) {
    int letters = colours.length;
    separate();
    long[] sorted = colours.clone();
    Arrays.sort(sorted);
    int[] ranks = new int[firstLetter + letters];
    for (int spot = 0; spot < ranks.length; spot++) {
      ranks[spot] =
          spot < firstLetter
              ? spot
              : firstLetter + Arrays.binarySearch(sorted, colours[spot - firstLetter]);
    }
    List<List<int[]>> ordered = new ArrayList<>(regions.size());
    for (List<int[]> region : regions) {
      ordered.add(ordered(region, ranks));
    }
    ordered.sort(SproutsCanonical::compareRegions);
    return make.apply(ordered, text(ordered, letters));
  }

  /** Gives every letter a colour of its own. */
  private void separate() {
    if (colours.length == 0) {
      return;
    }
    refine();
    for (int shared = firstShared(); shared >= 0; shared = firstShared()) {
      colours[shared] = mix(colours[shared], 77);
      refine();
    }
  }

  /** A letter with the least colour that several have; −1 if there is none. */
  private int firstShared() {
    long[] sorted = colours.clone();
    Arrays.sort(sorted);
    for (int k = 1; k < sorted.length; k++) {
      if (sorted[k] == sorted[k - 1]) {
        int letter = 0;
        while (colours[letter] != sorted[k]) {
          letter++;
        }
        return letter;
      }
    }
    return -1;
  }

  private void refine() {
    for (int round = 0; round < ROUNDS; round++) {
      long[] next = new long[colours.length];
      for (int letter = 0; letter < next.length; letter++) {
        next[letter] = mix(colours[letter], 5);
      }
      for (List<int[]> region : regions) {
        long[][] seen = new long[region.size()][];
        long around = 0;
        for (int b = 0; b < seen.length; b++) {
          seen[b] = seen(region.get(b));
          long sum = 0;
          for (long one : seen[b]) {
            sum += one;
          }
          around += mix(sum, seen[b].length);
        }
        for (int b = 0; b < seen.length; b++) {
          for (int k = 0; k < seen[b].length; k++) {
            int spot = region.get(b)[k];
            if (spot >= firstLetter) {
              next[spot - firstLetter] += mix(seen[b][k], around);
            }
          }
        }
      }
      colours = next;
    }
  }

  /** For each place of a boundary what one meets from there in both directions. */
  private long[] seen(int[] boundary) {
    int length = boundary.length;
    long[] forward = new long[length];
    long[] backward = new long[length];
    for (int k = 0; k < length; k++) {
      int spot = boundary[k];
      long colour = spot;
      int gap = 0;
      if (spot >= firstLetter) {
        colour = colours[spot - firstLetter];
        for (int d = 1; d < length && gap == 0; d++) {
          gap = boundary[(k + d) % length] == spot ? d : 0;
        }
      }
      forward[k] = mix(colour, gap);
      backward[k] = mix(colour, gap == 0 ? 0 : length - gap);
    }
    long[] seen = new long[length];
    for (int start = 0; start < length; start++) {
      long there = 17;
      long back = 17;
      for (int k = 0; k < length; k++) {
        there = mix(there, forward[(start + k) % length]);
        back = mix(back, backward[(start - k + length) % length]);
      }
      seen[start] = there + back;
    }
    return seen;
  }

  private static long mix(long a, long b) {
    long h = (a ^ (b + 0x9E3779B97F4A7C15L)) * 0xBF58476D1CE4E5B9L;
    h ^= h >>> 29;
    h *= 0x94D049BB133111EBL;
    return h ^ h >>> 32;
  }

  /** The region with these letters: the smaller of its two sides. */
  private static List<int[]> ordered(List<int[]> region, int[] ranks) {
    List<int[]> front = new ArrayList<>(region.size());
    List<int[]> back = new ArrayList<>(region.size());
    for (int[] boundary : region) {
      int length = boundary.length;
      int[] forward = new int[length];
      int[] backward = new int[length];
      for (int k = 0; k < length; k++) {
        forward[k] = ranks[boundary[k]];
        backward[length - 1 - k] = forward[k];
      }
      front.add(leastRotation(forward));
      back.add(leastRotation(backward));
    }
    front.sort((a, b) -> Ints.wrap(a).compareTo(Ints.wrap(b)));
    back.sort((a, b) -> Ints.wrap(a).compareTo(Ints.wrap(b)));
    return compareRegions(front, back) <= 0 ? front : back;
  }

  private static int[] leastRotation(int[] boundary) {
    int[] least = boundary;
    int length = boundary.length;
    for (int start = 1; start < length; start++) {
      int[] turned = new int[length];
      for (int k = 0; k < length; k++) {
        turned[k] = boundary[(start + k) % length];
      }
      if (Ints.wrap(turned).compareTo(Ints.wrap(least)) < 0) {
        least = turned;
      }
    }
    return least;
  }

  private static int compareRegions(List<int[]> a, List<int[]> b) {
    for (int k = 0; k < Math.min(a.size(), b.size()); k++) {
      int order = Ints.wrap(a.get(k)).compareTo(Ints.wrap(b.get(k)));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  /** Letters are named in the order in which they appear. */
  private String text(List<List<int[]>> ordered, int letters) {
    boolean[] small = new boolean[firstLetter + letters];
    for (List<int[]> region : ordered) {
      for (int[] boundary : region) {
        for (int k = 0; k < boundary.length; k++) {
          for (int d = 0; d < k; d++) {
            small[boundary[k]] |= boundary[k] == boundary[d];
          }
        }
      }
    }
    char[] names = new char[firstLetter + letters];
    char capital = 'A';
    char other = 'a';
    StringBuilder text = new StringBuilder();
    for (List<int[]> region : ordered) {
      for (int[] boundary : region) {
        for (int spot : boundary) {
          if (names[spot] == 0) {
            names[spot] =
                spot < firstLetter ? (char) ('0' + spot) : small[spot] ? other++ : capital++;
          }
          text.append(names[spot]);
        }
        text.append('.');
      }
      text.append('}');
    }
    return text.toString();
  }
}
