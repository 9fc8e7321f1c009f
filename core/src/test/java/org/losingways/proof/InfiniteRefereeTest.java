// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.Ints;
import org.losingways.proof.InfiniteReferee.OpenContexts;
import org.losingways.proof.InfiniteReferee.OpenContexts.Heap;
import org.losingways.proof.certificate.InfiniteEvidence;
import org.losingways.proof.certificate.InfiniteEvidence.Element;
import org.losingways.proof.certificate.InfiniteEvidence.Generator;
import org.losingways.proof.certificate.InfiniteEvidence.RayImage;
import org.losingways.proof.certificate.InfiniteEvidence.Sequence;

/**
 * Compares from where on two products are in P together with a look at all elements of small
 * degree: the monoid is that of an integer and a sign, with rays to both sides, and P is any set
 * that repeats. Compares the positions that fail with all small positions.
 */
class InfiniteRefereeTest {

  private static final int FAR = 60;

  private static String bits(Random random, int length) {
    return random
        .ints(length, 0, 2)
        .collect(StringBuilder::new, StringBuilder::append, StringBuilder::append)
        .toString();
  }

  private static Element element(int integer, int sign) {
    return integer == 0
        ? new Element(sign, 0)
        : new Element(integer > 0 ? 2 + sign : 4 + sign, Math.abs(integer) - 1);
  }

  /** A generator that adds 1 or −1, or changes the sign. */
  private static Generator generator(int degree) {
    int flip = degree == 0 ? 1 : 0;
    List<RayImage> rays = new ArrayList<>();
    for (int ray = 0; ray < 4; ray++) {
      int out = ray < 2 ? degree : -degree;
      List<Element> near = out < 0 ? List.of(element(0, ray % 2)) : List.of();
      rays.add(new RayImage(near, ray ^ flip, out));
    }
    return new Generator(
        1, degree, List.of(element(degree, flip), element(degree, 1 - flip)), rays);
  }

  /** The words of ±, ±a and ±b in the generators a, b and the sign. */
  private static final List<Ints> WORDS =
      List.of(
          Ints.of(0, 0, 0),
          Ints.of(0, 0, 1),
          Ints.of(1, 0, 0),
          Ints.of(1, 0, 1),
          Ints.of(0, 1, 0),
          Ints.of(0, 1, 1));

  private static InfiniteEvidence random(Random random) {
    int first = random.nextInt(4);
    int period = 1 + random.nextInt(3);
    boolean isEven = random.nextBoolean();
    List<Sequence> rays =
        IntStream.range(0, 4)
            .mapToObj(
                ray ->
                    new Sequence(
                        bits(random, first), isEven ? "1".repeat(period) : bits(random, period)))
            .toList();
    return new InfiniteEvidence(
        WORDS,
        Ints.of(0, 0, 1, 1),
        List.of(generator(1), generator(-1), generator(0)),
        bits(random, 2),
        rays,
        List.of(element(0, 0)));
  }

  @Test
  void productsAreTogetherFromTheLastDifferenceOn() {
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      InfiniteEvidence evidence = random(random);
      Effort effort = new Effort(() -> false);
      InfiniteMonoid monoid = new InfiniteMonoid(evidence, effort);
      InfiniteReferee referee = new InfiniteReferee(evidence, TakeAndBreak.of("0.3"), effort);
      int[] x = {random.nextInt(9) - 4, random.nextInt(2)};
      int[] y = {random.nextInt(9) - 4, random.nextInt(2)};
      for (int sign = -1; sign <= 1; sign += 2) {
        assertThat(
                referee.lastDifference(
                    monoid.multiplier(monoid.code(element(x[0], x[1]))),
                    monoid.multiplier(monoid.code(element(y[0], y[1]))),
                    sign))
            .as("%s, %s and %s, %s", evidence, x, y, sign)
            .isEqualTo(expected(monoid, x, y, sign));
      }
    }
  }

  private static int expected(InfiniteMonoid monoid, int[] x, int[] y, int sign) {
    int last = 0;
    for (int n = -FAR; n <= FAR; n++) {
      for (int e = 0; e < 2; e++) {
        int a = monoid.code(element(x[0] + n, x[1] ^ e));
        int b = monoid.code(element(y[0] + n, y[1] ^ e));
        last = monoid.inP(a) == monoid.inP(b) ? last : Math.max(last, sign * n + 1);
      }
    }
    return last > FAR / 2 ? -1 : last;
  }

  /** Numbers modulo n, any of them in P but 0. */
  private static InfiniteMonoid cyclic(int n, Random random) {
    List<Element> next = IntStream.range(0, n).mapToObj(i -> new Element((i + 1) % n, 0)).toList();
    return new InfiniteMonoid(
        new InfiniteEvidence(
            IntStream.range(0, n).mapToObj(Ints::of).toList(),
            Ints.of(),
            List.of(new Generator(1, 0, next, List.of())),
            "0" + bits(random, n - 1),
            List.of(),
            List.of(new Element(0, 0))),
        new Effort(() -> false));
  }

  /** Heaps may have any values and options; all positions of up to five of them are looked at. */
  @Test
  void positionsFailThatHaveNoMoveToP() {
    Random random = new Random(2);
    for (int i = 0; i < 4000; i++) {
      int n = 2 + random.nextInt(5);
      InfiniteMonoid monoid = cyclic(n, random);
      List<Heap> heaps = new ArrayList<>();
      int value = random.nextInt(n);
      while (heaps.size() < 3) {
        Set<Integer> options = new HashSet<>();
        random.ints(1 + random.nextInt(2), 0, n).forEach(options::add);
        heaps.add(new Heap(heaps.size() < 2 ? value : random.nextInt(n), options));
      }
      int[] window = IntStream.range(0, n).toArray();
      OptionalInt found =
          new OpenContexts(monoid, window, heaps, new Effort(() -> false)).failure();
      List<Integer> sizes = failing(monoid, heaps);
      assertThat(found.isPresent() || sizes.isEmpty()).as("%s, %s", heaps, n).isTrue();
      if (found.isPresent() && found.getAsInt() <= 5) {
        assertThat(sizes).as("%s, %s", heaps, n).contains(found.getAsInt());
      }
    }
  }

  /** How many heaps positions outside P have that have moves but none to P, up to five. */
  private static List<Integer> failing(InfiniteMonoid monoid, List<Heap> heaps) {
    List<Integer> found = new ArrayList<>();
    for (int size = 1; size <= 5; size++) {
      for (int a = 0; a <= size; a++) {
        for (int b = 0; a + b <= size; b++) {
          if (fails(monoid, heaps, a, b, size - a - b)) {
            found.add(size);
          }
        }
      }
    }
    return found;
  }

  private static boolean fails(InfiniteMonoid monoid, List<Heap> heaps, int... copies) {
    List<Heap> all = new ArrayList<>();
    for (int i = 0; i < copies.length; i++) {
      all.addAll(Collections.nCopies(copies[i], heaps.get(i)));
    }
    boolean hasMoveToP = false;
    for (int i = 0; i < all.size(); i++) {
      List<Heap> others = new ArrayList<>(all);
      others.remove(i);
      int rest = others.stream().mapToInt(Heap::value).reduce(0, monoid::times);
      hasMoveToP |= all.get(i).options().stream().anyMatch(t -> monoid.inP(monoid.times(rest, t)));
    }
    return !hasMoveToP && !monoid.inP(all.stream().mapToInt(Heap::value).reduce(0, monoid::times));
  }
}
