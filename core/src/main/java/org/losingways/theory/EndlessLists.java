// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.family.FamilyModel;
import org.losingways.family.TameNim;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Solution;

/**
 * The lists of positions in which misère and normal play differ, of games whose quotients grow for
 * ever, for heaps of every size (<i>Pretending</i>, Figs 35 and 36 for 4.7).
 *
 * <p>In a family whose kinds are its nim-values, regular positions with weight have the same
 * outcome in both. A P-position of normal play is an N-position of misère play if it is void or
 * exceptional, or has neither weight nor sign: a heap m beside others of its own nim-value and a
 * weight of at most T(m) − w(m) − 1. An exceptional position of the exceptional kind, or one of
 * sign 1 without weight, is the other way round.
 */
public final class EndlessLists {

  private EndlessLists() {}

  /** The lists, if there are any in this form. */
  public static Optional<SibertConway> of(EndlessQuotient<?> misere, Solution normal) {
    return misere.byTheorem(
        family -> family(family.family().model(), normal),
        levels -> Optional.empty(),
        nim -> nim(nim.nim()));
  }

  private static Optional<SibertConway> nim(TameNim nim) {
    List<Integer> fickle =
        IntStream.range(1, nim.start() + nim.period())
            .filter(h -> !nim.isFirm(BigInteger.valueOf(h)))
            .boxed()
            .toList();
    if (fickle.stream().anyMatch(h -> nim.value(BigInteger.valueOf(h)).signum() == 0)) {
      return Optional.empty();
    }
    String heaps = fickle.stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
    return lists(List.of("E" + heaps), List.of("D" + heaps));
  }

  private static Optional<SibertConway> lists(List<String> pn, List<String> np) {
    return Optional.of(new SibertConway(pn, np, List.of(), Optional.empty(), 2, false));
  }

  private static Optional<SibertConway> family(FamilyModel m, Solution normal) {
    Optional<int[]> values = nimValues(m, normal);
    if (values.isEmpty()) {
      return Optional.empty();
    }
    int[] value = values.get();
    List<String> pn = new ArrayList<>(List.of("[*0,0]"));
    List<String> np = new ArrayList<>(List.of("[*" + value[2] + ",0]"));
    for (int h = 1; h < m.start() + m.period(); h++) {
      if (m.threshold(h) != FamilyModel.NONE) {
        int gap = m.threshold(h) - m.weight(h);
        add(pn, m, h, value[m.kind(h)], gap - 1);
        add(np, m, h, value[m.kind(h) ^ m.exceptional()], gap - 2);
      }
    }
    return lists(pn, np);
  }

  /** The expression for a heap, and for those a number of periods later if it is regular. */
  private static void add(List<String> found, FamilyModel m, int heap, int value, int most) {
    int skipped = most >= 0 ? 0 : (m.saltus() - 1 - most) / m.saltus();
    if (heap >= m.start()) {
      found.add(
          "%d+%dk [*%d,%d+%dk]"
              .formatted(
                  heap + skipped * m.period(),
                  m.period(),
                  value,
                  most + skipped * m.saltus(),
                  m.saltus()));
    } else if (most >= 0) {
      found.add("%d [*%d,%d]".formatted(heap, value, most));
    }
  }

  /** The nim-value that belongs to each kind, if that is so for all heaps. */
  private static Optional<int[]> nimValues(FamilyModel m, Solution normal) {
    if (normal.period().isEmpty()) {
      return Optional.empty();
    }
    Period both = new Period(m.start(), m.period()).with(normal.period().get());
    int last = both.preperiod() + both.period();
    int[] values = {0, -1, -1, -1};
    for (int h = 1; h < last; h++) {
      int kind = m.kind(h);
      if (values[kind] < 0) {
        values[kind] = normal.value(h);
      } else if (values[kind] != normal.value(h)) {
        return Optional.empty();
      }
    }
    for (int kind = 1; kind < 4; kind++) {
      // The value of a kind that no heap has is that of two others together.
      int first = values[kind % 3 + 1];
      int second = values[(kind + 1) % 3 + 1];
      if (values[kind] < 0 && first > 0 && second > 0) {
        values[kind] = first ^ second;
      }
    }
    boolean fits =
        Arrays.stream(values).skip(1).allMatch(v -> v > 0) && (values[1] ^ values[2]) == values[3];
    return fits ? Optional.of(values) : Optional.empty();
  }
}
