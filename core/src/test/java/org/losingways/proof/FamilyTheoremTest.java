// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.proof.FamilyHeaps.Left;

/**
 * Compares each check of a {@link FamilyReferee}, and the numbers that it rests on, with a second
 * reading of the theorem. Nearly all of the models are false.
 */
class FamilyTheoremTest {

  private static Optional<String> objection(Runnable check) {
    try {
      check.run();
      return Optional.empty();
    } catch (Objection objection) {
      return Optional.of(
          objection.getMessage().replace("The certificate is wrong: ", "").replaceAll("\\.$", ""));
    }
  }

  @Test
  void theNumbersAreThoseOfTheTheorem() {
    Random random = new Random(1);
    for (int i = 0; i < 600; i++) {
      FamilyModel m = i % 3 == 0 ? FamilyModel.random(random) : FamilyModel.wide(random);
      if (m.grows() && new FamilyTheorem(m).last < 150) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        FamilyHeaps heaps = m.heaps();
        assertThat(List.of(heaps.change(), heaps.rise(), heaps.heavy(), heaps.last()))
            .as("%s", m)
            .isEqualTo(List.of(theorem.change, theorem.rise, theorem.omega, theorem.last));
        assertThat(heaps.mostLight())
            .isEqualTo(
                Math.max(
                    2 * theorem.omega + theorem.rise + 3 * theorem.change, theorem.change + 1));
        for (int h = m.r(); h < m.r() + m.p(); h++) {
          assertThat(heaps.mostBeside(h))
              .isEqualTo(m.weight(h) + theorem.rise + 3 * theorem.change - 1);
          assertThat(heaps.firstHeavy(h)).as("%s", m).isEqualTo(theorem.firstHeavy(h));
        }
        List<Integer> some = theorem.heaps(h -> random.nextInt(3) == 0);
        int most = random.nextInt(20);
        BitSet sums = heaps.sums(some, most);
        BitSet expected = theorem.sums(some, most);
        for (int x = 0; x <= most; x++) {
          for (int sign = 0; sign < 2; sign++) {
            assertThat(sums.get(2 * x + sign))
                .as("%s %s %s", m, some, x)
                .isEqualTo(expected.get(4 * x + 2 * sign + x % 2));
          }
        }
        assertThat(sums.length()).isLessThanOrEqualTo(2 * most + 2);
      } else if (!m.grows()) {
        assertThat(objection(() -> m.heaps())).hasValue("no thresholds grow");
      }
    }
  }

  @Test
  void firstFourChecksFollowTheTheorem() {
    Random random = new Random(2);
    for (int i = 0; i < 200; i++) {
      FamilyModel m =
          i % 3 == 0
              ? FamilyModel.random(random)
              : i % 3 == 1 ? FamilyModel.even(random) : FamilyModel.changed(random);
      if (m.grows() && new FamilyTheorem(m).last < 80) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        List<Runnable> checks = m.referee().checks();
        assertThat(objection(checks.get(0))).as("%s", m).isEqualTo(theorem.lightHeaps());
        if (theorem.lightHeaps().isEmpty()) {
          assertThat(objection(checks.get(1))).as("%s", m).isEqualTo(theorem.noMoveInsideP());
          assertThat(objection(checks.get(2))).as("%s", m).isEqualTo(theorem.manyHeaps());
          assertThat(objection(checks.get(3))).as("%s", m).isEqualTo(theorem.heavyHeaps());
        }
      }
    }
  }

  /**
   * Of this false model the second heavy heap fails with the first class, the first one does not.
   */
  @Test
  void theSecondHeavyHeapIsLookedAtToo() {
    FamilyModel m =
        FamilyModel.of(
            "4.1", 2, 1, 2, new int[] {0, 0, 2}, new int[] {0, 0, 4}, new int[] {0, 1, 0}, 3);
    FamilyTheorem theorem = new FamilyTheorem(m);
    assertThat(theorem.heavyHeaps())
        .hasValueSatisfying(why -> assertThat(why).contains("heap " + (theorem.firstHeavy(2) + 1)));
    assertThat(objection(m.referee().checks().get(3))).isEqualTo(theorem.heavyHeaps());
  }

  @Test
  void lightPositionsFollowTheTheorem() {
    Random random = new Random(3);
    for (int i = 0; i < 15; i++) {
      FamilyModel m = i % 3 == 0 ? FamilyModel.random(random) : FamilyModel.changed(random);
      if (m.grows() && new FamilyTheorem(m).last < 45) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        if (theorem.lightHeaps().isEmpty()) {
          assertThat(objection(m.referee().checks().get(4)))
              .as("%s", m)
              .isEqualTo(theorem.lightPositions());
        }
      }
    }
  }

  /** Moves of any value, most of which no rules allow. */
  @Test
  void movesInsidePAreThoseOfTheTheorem() {
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      FamilyModel m = FamilyModel.random(random);
      if (m.grows() && new FamilyTheorem(m).last < 80) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        FamilyMovesInsideP check = new FamilyMovesInsideP(m.heaps(), m.evidence(), m.claim());
        for (int times = 0; times < 300; times++) {
          int h = 1 + random.nextInt(m.r() + m.p());
          int weight = Math.max(0, m.weight(h) + random.nextInt(9) - 4);
          boolean hasThreshold = weight > 0 && random.nextInt(4) > 0;
          int threshold = hasThreshold ? random.nextInt(2 * weight + 6) : FamilyModel.NONE;
          int kind = 2 * random.nextInt(2) + weight % 2;
          boolean isSplit = random.nextInt(4) == 0;
          Left t = new Left(weight, threshold, kind, isSplit ? m.r() : random.nextInt(m.r()));
          if (m.weight(h) > 0 || m.threshold(h) == FamilyModel.NONE) {
            assertThat(check.isInsideP(h, t))
                .as("%s, heap %s to %s", m, h, t)
                .isEqualTo(
                    theorem.isInsideP(
                        h, new FamilyTheorem.Option(weight, threshold, kind, isSplit)));
          }
        }
      }
    }
  }

  @Test
  void heavyHeapsFailWhereTheTheoremSays() {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      FamilyModel m =
          switch (i % 3) {
            case 0 -> FamilyModel.random(random);
            case 1 -> FamilyModel.even(random);
            default -> FamilyModel.changed(random);
          };
      if (m.grows() && new FamilyTheorem(m).last < 80) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        FamilyHeavyHeaps check = new FamilyHeavyHeaps(m.heaps(), m.claim());
        for (int h = m.r(); h < m.r() + m.p(); h++) {
          for (int v = 0; v < 4; v++) {
            int first = theorem.firstHeavy(h);
            for (int g : List.of(first, first + m.p())) {
              FamilyHeavyHeaps.Interval in = check.interval(g, v);
              String where = m + ", heap " + g + ", class " + v;
              for (int x = 0; x < 40; x++) {
                assertThat(in.meets(x, x)).as(where).isEqualTo(theorem.isIn(g, v, x));
              }
              assertThat(in.isSplit()).as(where).isEqualTo(theorem.isSplit(g, v));
              assertThat(check.fails(g, v)).as(where).isEqualTo(theorem.fails(g, v));
            }
          }
        }
      }
    }
  }

  @Test
  void intervalsMeetIfTheyHaveANumberInCommon() {
    Random random = new Random(9);
    for (int i = 0; i < 200; i++) {
      int[] x = random.ints(4, 0, 8).toArray();
      assertThat(new FamilyHeavyHeaps.Interval(x[0], x[1], false).meets(x[2], x[3]))
          .isEqualTo(IntStream.rangeClosed(x[0], x[1]).anyMatch(y -> x[2] <= y && y <= x[3]));
    }
  }

  /** Any intervals, beside a few heaps. */
  @Test
  void intervalsAreHarmlessWhereTheTheoremSays() {
    Random random = new Random(6);
    for (int i = 0; i < 60; i++) {
      FamilyModel m = FamilyModel.random(random);
      if (m.grows() && new FamilyTheorem(m).last < 80) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        FamilyHeavyHeaps check = new FamilyHeavyHeaps(m.heaps(), m.claim());
        for (int times = 0; times < 60; times++) {
          List<Integer> some = random.ints(1 + random.nextInt(3), 1, theorem.last).boxed().toList();
          int to =
              random.nextInt(2) == 0 ? random.nextInt(20) : theorem.omega - 1 + random.nextInt(3);
          int from = Math.max(0, to - random.nextInt(6) + 2);
          int upper = to + random.nextInt(4) - 1;
          boolean isSplit = random.nextInt(5) > 0;
          int kappa = random.nextInt(4);
          FamilyHeavyHeaps.Interval in = new FamilyHeavyHeaps.Interval(from, to, isSplit);
          assertThat(check.isHarmless(in, upper, some, kappa))
              .as("%s, %s, %s, %s", m, some, in, upper)
              .isEqualTo(
                  theorem.isHarmless(
                      x -> from <= x && x <= to, to + 1, upper, isSplit, some, kappa));
        }
      }
    }
  }

  @Test
  void lightPositionsFailWhereTheTheoremSays() {
    Random random = new Random(7);
    for (int i = 0; i < 60; i++) {
      FamilyModel m = i % 3 == 0 ? FamilyModel.random(random) : FamilyModel.changed(random);
      if (m.grows() && new FamilyTheorem(m).last < 45) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        FamilyLightPositions check = new FamilyLightPositions(m.heaps());
        if (theorem.lightHeaps().isEmpty()) {
          for (int times = 0; times < 40; times++) {
            int total = random.nextInt(times % 2 == 0 ? 10 : 3 * theorem.omega);
            int k = 2 * random.nextInt(2) + total % 2;
            assertThat(check.fails(total, k))
                .as("%s, weight %s, class %s", m, total, k)
                .isEqualTo(theorem.failsLight(total, k));
          }
        }
      }
    }
  }

  /** What is beside the heap with the largest threshold has no threshold above the second one. */
  @Test
  void heapsAboveTheSecondThresholdAreNotBesideIt() {
    FamilyModel m =
        FamilyModel.of(
            "0.332",
            4,
            3,
            8,
            new int[] {0, 0, 0, 1, 0, 2, 3},
            new int[] {0, 0, 0, 4, 0, 0, 6},
            new int[] {0, 1, 1, 1, 1, 0, 0},
            3);
    assertThat(new FamilyLightPositions(m.heaps()).fails(4, 0))
        .isEqualTo(new FamilyTheorem(m).failsLight(4, 0))
        .isFalse();
  }

  /** Only positions that weigh something have a threshold. */
  @Test
  void heapsAreIdleBesideTheThresholdsOfTheTheorem() {
    Random random = new Random(8);
    for (int i = 0; i < 100; i++) {
      FamilyModel m = FamilyModel.random(random);
      if (m.grows()
          && new FamilyTheorem(m).last < 80
          && new FamilyTheorem(m).lightHeaps().isEmpty()) {
        FamilyTheorem theorem = new FamilyTheorem(m);
        FamilyLightPositions check = new FamilyLightPositions(m.heaps());
        for (int times = 0; times < 100; times++) {
          int h = 1 + random.nextInt(theorem.last);
          int beside = random.nextInt(3) * random.nextInt(10);
          int total = m.weight(h) + beside;
          int k = random.nextInt(4);
          FamilyLightPositions.Idle idle = check.idle(h, total, k);
          int low = beside == 0 ? 0 : Math.max(1, total - 2 * theorem.change - 3);
          int high = beside == 0 ? 0 : total + 2 * theorem.change + 3;
          for (int x : IntStream.range(low, high).toArray()) {
            assertThat(idle.holds(x))
                .as("%s, heap %s, weight %s, class %s, beside %s", m, h, total, k, x)
                .isEqualTo(theorem.isIdle(h, total, k, x));
          }
          assertThat(idle.holds(FamilyModel.NONE))
              .as("%s, heap %s, weight %s, class %s", m, h, total, k)
              .isEqualTo(theorem.isIdle(h, total, k, FamilyModel.NONE));
        }
      }
    }
  }

  @Test
  void trueModelsPassEveryCheck() {
    for (FamilyModel m : FamilyModel.TRUE) {
      assertThat(m.referee().checks()).allSatisfy(check -> assertThat(objection(check)).isEmpty());
      assertThat(new FamilyTheorem(m).heavyHeaps()).isEmpty();
    }
  }
}
