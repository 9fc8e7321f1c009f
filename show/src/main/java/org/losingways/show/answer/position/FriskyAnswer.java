// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.losingways.genus.FriskyTable;
import org.losingways.genus.TauSequence;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere frisky}: positions whose misère outcome differs from the normal one.
 *
 * @param heaps how many heaps the positions have
 * @param max the largest heap looked at
 * @param group how many bits make a number of the packed sequences
 * @param complete whether no limit was met
 */
public record FriskyAnswer(
    String game,
    int heaps,
    int max,
    int group,
    List<Sequence> sequences,
    @Unwritten boolean complete) {

  /**
   * Bits for a growing heap, in groups.
   *
   * @param fixed the other heaps, none of them larger
   * @param frisky the sizes of the growing heap that make a frisky position, up to the largest heap
   *     looked at
   * @param start the groups before those that repeat
   */
  public record Sequence(
      List<Integer> fixed,
      List<Integer> frisky,
      List<Long> start,
      List<Long> repeating,
      OptionalInt period,
      OptionalInt preperiod,
      boolean proved) {

    private static Sequence of(int[] fixed, TauSequence tau, int group) {
      TauSequence.Groups groups = tau.groups(group);
      boolean periodic = tau.period() > 0;
      return new Sequence(
          Arrays.stream(fixed).boxed().toList(),
          tau.bits().stream().map(bit -> base(fixed) + bit).boxed().toList(),
          groups.start(),
          groups.repeating(),
          periodic ? OptionalInt.of(tau.period()) : OptionalInt.empty(),
          periodic ? OptionalInt.of(tau.preperiod()) : OptionalInt.empty(),
          tau.isProved());
    }

    private static int base(int... fixed) {
      return fixed.length == 0 ? 0 : fixed[fixed.length - 1];
    }

    /** The least size of the growing heap: that of the largest other heap. */
    public int base() {
      return fixed.isEmpty() ? 0 : fixed.get(fixed.size() - 1);
    }

    /** The same for heaps that are smaller by the least size, to compare sequences. */
    public Sequence shifted() {
      return new Sequence(List.of(), List.of(), start, repeating, period, preperiod, proved);
    }

    /** Whether it is seen to repeat, which nobody has proved. */
    public boolean isGuessed() {
      return period.isPresent() && !proved;
    }
  }

  /**
   * The sequences of positions with so many heaps.
   *
   * @param smallest the smallest of three or four heaps; without it, several are tabulated
   * @param soFar whether no limit was met yet
   */
  public static FriskyAnswer of(
      FriskyTable frisky, int heaps, int group, OptionalInt smallest, boolean soFar) {
    List<Sequence> sequences = new ArrayList<>();
    boolean complete = soFar;
    for (int[] fixed : fixed(frisky.maxHeap(), heaps, group, smallest)) {
      var tau = frisky.tau(fixed);
      if (tau.isEmpty()) {
        complete = false;
        break;
      }
      sequences.add(Sequence.of(fixed, tau.get(), group));
    }
    return new FriskyAnswer(
        frisky.rules().code(), heaps, frisky.maxHeap(), group, sequences, complete);
  }

  /** The heaps beside the growing one, which needs room to show a period. */
  private static List<int[]> fixed(int last, int heaps, int group, OptionalInt smallest) {
    List<int[]> fixed = new ArrayList<>();
    int largest = Math.max(last / 2, last - 3 * group);
    if (heaps == 1) {
      fixed.add(new int[0]);
    } else if (heaps == 2) {
      for (int t = 0; t <= Math.min(largest, 8 * group); t++) {
        fixed.add(new int[] {t});
      }
    } else if (heaps == 4) {
      int to = smallest.orElse(Math.min(largest / 2, group));
      int rows = Math.max(0, Math.min(largest - to, 2 * group));
      for (int t = smallest.orElse(0); t <= to; t++) {
        for (int u = t; u <= Math.min(largest, t + rows); u++) {
          for (int v = u; v <= Math.min(largest, u + rows); v++) {
            fixed.add(new int[] {t, u, v});
          }
        }
      }
    } else {
      int to = smallest.orElse(Math.min(largest / 2, 3 * group));
      int rows = Math.max(0, Math.min(largest - to, 11 * group - 1));
      for (int t = smallest.orElse(0); t <= to; t++) {
        for (int s = 0; s <= rows; s++) {
          fixed.add(new int[] {t, t + s});
        }
      }
    }
    return fixed;
  }
}
