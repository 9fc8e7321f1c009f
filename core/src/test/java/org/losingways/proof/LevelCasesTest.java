// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.ints.Ints;
import org.losingways.proof.LevelCases.Left;
import org.losingways.proof.LevelCases.Rest;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/**
 * Compares the first high level, and what moves leave of the heaps of each level, with a second
 * reading of the theorem in {@code docs/levels.md}.
 */
class LevelCasesTest {

  /** Letter 0 changes nothing; letter 1 grows: one level lower it leads elsewhere. */
  private static final List<Ints> STEPS = List.of(Ints.of(0, 1, 2), Ints.of(1, 1, 2));

  /** Random rules, and letters of the heaps from r to the end of the first level. */
  private record Model(int r, int p, Ints digits, Ints letters) {

    static Model random(Random random) {
      int r = 1 + random.nextInt(6);
      int p = 1 + random.nextInt(5);
      int[] digits = random.ints(2 + random.nextInt(5), 0, 8).toArray();
      digits[0] &= 4;
      int[] letters = new int[r + p];
      for (int h = r; h < r + p; h++) {
        letters[h] = random.nextInt(2);
      }
      return new Model(r, p, Ints.of(digits), Ints.wrap(letters));
    }

    LevelCases cases() {
      return new LevelCases(
          new LevelEvidence(letters, STEPS, Ints.of(0, 2, 2), "000"),
          new Claim.Growing(p, r, 1),
          digits.toIntArray(),
          new Effort(() -> false));
    }

    int level(int heap) {
      return heap < r ? 0 : (heap - r) / p;
    }

    int letter(int heap) {
      return letters.getInt(heap < r ? heap : r + (heap - r) % p);
    }

    boolean grows(int heap) {
      return letter(heap) == 1;
    }

    /** What moves leave of a heap; both orders of two heaps. */
    List<List<Integer>> options(int heap) {
      List<List<Integer>> found = new ArrayList<>();
      for (int taken = 0; taken < digits.size() && taken <= heap; taken++) {
        int rest = heap - taken;
        if (taken > 0 && rest == 0 && (digits.getInt(taken) & 1) != 0) {
          found.add(List.of());
        }
        if (taken > 0 && rest > 0 && (digits.getInt(taken) & 2) != 0) {
          found.add(List.of(rest));
        }
        for (int i = 1; i < rest && (digits.getInt(taken) & 4) != 0; i++) {
          found.add(List.of(i, rest - i));
        }
      }
      return found;
    }

    /** The N of the theorem. */
    int high() {
      int n = Math.max(1, (int) Math.ceil((r - 1 + digits.size() - 1) / (double) p));
      for (int h = r + 30 * p; h < r + 32 * p; h++) {
        for (List<Integer> parts : options(h)) {
          if (parts.size() == 2 && parts.get(0).equals(parts.get(1)) && grows(parts.get(0))) {
            n = Math.max(n, level(h) - 2 * level(parts.get(0)));
          }
        }
      }
      return n;
    }

    /** Letters by the number of levels until they are read. */
    private Rest after(List<Integer> parts, List<Integer> waits) {
      Map<Integer, List<Integer>> certain = new TreeMap<>();
      for (int i = 0; i < parts.size(); i++) {
        certain.computeIfAbsent(waits.get(i), w -> new ArrayList<>()).add(letter(parts.get(i)));
      }
      certain.values().forEach(some -> some.sort(null));
      return Rest.of(certain, List.of(), 0);
    }

    /** What is left of a heap whose levels are known. */
    Left exactly(int heap) {
      Set<Rest> found = new HashSet<>();
      for (List<Integer> parts : options(heap)) {
        List<Integer> waits = parts.stream().map(i -> i < r ? 0 : level(heap) - level(i)).toList();
        found.add(after(parts, waits));
      }
      return new Left(letter(heap), found, found, !found.isEmpty());
    }

    /** What is left of a heap of a high level, in the words of the theorem. */
    Left high(int heap) {
      Set<Rest> possible = new HashSet<>();
      Set<Rest> certain = new HashSet<>();
      int firstHigh = high();
      for (List<Integer> parts : options(heap)) {
        List<Integer> growing = parts.stream().filter(this::grows).toList();
        if (parts.size() < 2 || parts.stream().anyMatch(i -> i < r)) {
          List<Integer> waits =
              parts.stream().map(i -> grows(i) ? level(heap) - level(i) : 0).toList();
          possible.add(after(parts, waits));
          certain.add(after(parts, waits));
          continue;
        }
        int delta = level(heap) - level(parts.get(0)) - level(parts.get(1));
        Rest atOnce =
            after(
                parts.stream().filter(i -> !grows(i)).toList(),
                Collections.nCopies(2 - growing.size(), 0));
        Rest rest =
            Rest.of(
                atOnce.certain(),
                growing.stream().map(this::letter).toList(),
                growing.isEmpty() ? 0 : delta);
        possible.add(rest);
        if (growing.size() == 1 || (growing.isEmpty() && delta <= firstHigh)) {
          certain.add(rest);
        }
        if (growing.size() == 2 && parts.get(0).equals(parts.get(1))) {
          certain.add(new Rest(Map.of(), List.of(), 0, letter(parts.get(0))));
        }
      }
      return new Left(letter(heap), possible, certain, !possible.isEmpty());
    }

    @Override
    public String toString() {
      return r + " " + p + " " + digits + " " + letters;
    }
  }

  @Test
  void highLevelsBeginWhereTheTheoremSays() {
    Random random = new Random(1);
    for (int i = 0; i < 400; i++) {
      Model m = Model.random(random);
      assertThat(m.cases().high()).as("%s", m).isEqualTo(m.high());
    }
  }

  @Test
  void movesOnLowLevelsAreKnownExactly() {
    Random random = new Random(2);
    for (int i = 0; i < 500; i++) {
      Model m = Model.random(random);
      for (int level = 0; level < 4; level++) {
        int first = m.r + level * m.p;
        IntStream heaps =
            IntStream.concat(
                IntStream.range(first, first + m.p),
                level == 0 ? IntStream.range(1, m.r) : IntStream.empty());
        assertThat(m.cases().onLevel(level))
            .as("%s, level %s", m, level)
            .containsExactlyElementsOf(heaps.mapToObj(m::exactly).toList());
      }
    }
  }

  /** Of two levels, one even and one odd, far above those that the referee looks at. */
  @Test
  void movesOnHighLevelsAreThoseOfTheTheorem() {
    Random random = new Random(3);
    for (int i = 0; i < 500; i++) {
      Model m = Model.random(random);
      int first = m.r + 40 * m.p;
      assertThat(m.cases().onHighLevels())
          .as("%s", m)
          .containsExactlyInAnyOrderElementsOf(
              IntStream.range(first, first + 2 * m.p).mapToObj(m::high).toList());
    }
  }

  @Test
  void pairsThatAreWaitedForAreNotRead() {
    assertThat(new Rest(Map.of(), List.of(), 0, 0).isRead()).isFalse();
    assertThat(new Rest(Map.of(), List.of(), 0, -1).isRead()).isTrue();
  }
}
