// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.budget.Budget;
import org.losingways.genus.Genus;

/**
 * The addition table of a pretending table, and what remains of it beside an adder approximator
 * (<i>Pretending</i>, §3.2, elements 3 to 5).
 *
 * <pre>{@code
 * SmallSums sums = SmallSums.of(pretending, 4000);    // of 0.34: 0, A, B, A+B
 * sums.approximator()                                 // A ↦ :0, B ↦ :1
 * sums.exceptions()                                   // A is 2^1420, B is 3^0531
 * }</pre>
 *
 * <p>A small sum has fewer than p+s of each special game. The approximator replaces each special
 * game by a sum of nim-heaps so that as few small sums as possible get a wrong genus: all choices
 * are tried where there are few, otherwise one game after the other is improved until none can be.
 *
 * @param rows the small sums with their genera
 * @param complete whether these are all small sums; else those with the fewest games
 * @param total how many small sums there are; none if there are infinitely many
 * @param approximator for each special game the sum of nim-heaps that stands in for it
 * @param exceptions the rows that the approximator gets wrong
 */
public record SmallSums(
    List<Row> rows,
    boolean complete,
    Optional<BigInteger> total,
    List<TameValue> approximator,
    List<Row> exceptions) {

  /**
   * A small sum.
   *
   * @param counts how many of each special game
   * @param genus the genus of the sum
   */
  public record Row(List<Integer> counts, Genus genus) {
    public Row {
      counts = List.copyOf(counts);
    }
  }

  /** All choices of an approximator are tried if there are no more than this. */
  private static final double MOST_CHOICES = 50_000;

  /** About how many sums are looked at when there are too many for a table. */
  private static final int FEW_ROWS = 500;

  public SmallSums {
    rows = List.copyOf(rows);
    approximator = List.copyOf(approximator);
    exceptions = List.copyOf(exceptions);
  }

  /** The small sums of a table: all of them if there are no more than given, else a few. */
  public static SmallSums of(Pretending table, int maxRows) {
    List<Pretending.Special> specials = table.specials();
    boolean isFinite = specials.stream().allMatch(special -> special.powers().isPresent());
    Optional<BigInteger> total = isFinite ? Optional.of(total(specials)) : Optional.empty();
    boolean few = isFinite && total.get().compareTo(BigInteger.valueOf(maxRows)) <= 0;
    List<int[]> sums = sums(specials, few ? maxRows : FEW_ROWS);
    List<Row> rows = new ArrayList<>();
    for (int[] counts : sums) {
      Budget.tick();
      Optional<Genus> genus = table.genus(counts);
      genus.ifPresent(g -> rows.add(new Row(Arrays.stream(counts).boxed().toList(), g)));
    }
    boolean complete = total.equals(Optional.of(BigInteger.valueOf(rows.size())));
    List<TameValue> approximator = approximator(specials, rows);
    return new SmallSums(
        rows, complete, total, approximator, wrong(approximator, rows, Integer.MAX_VALUE));
  }

  private static BigInteger total(List<Pretending.Special> specials) {
    return specials.stream()
        .map(special -> BigInteger.valueOf(different(special)))
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }

  /** How many different numbers of a special game there are. */
  private static long different(Pretending.Special special) {
    return special.powers().map(p -> (long) p.preperiod() + p.period()).orElse(Long.MAX_VALUE);
  }

  /** The sums with at most as many games as make no more sums than wanted; sorted by counts. */
  private static List<int[]> sums(List<Pretending.Special> specials, int most) {
    double all = specials.stream().mapToDouble(x -> different(x) - 1.0).sum();
    List<int[]> found = List.of(new int[specials.size()]);
    for (int games = 1; games <= all; games++) {
      List<int[]> more = new ArrayList<>();
      if (!add(more, specials, new int[specials.size()], 0, games, most)) {
        break;
      }
      found = more;
    }
    return found;
  }

  private static boolean add(
      List<int[]> found,
      List<Pretending.Special> specials,
      int[] counts,
      int i,
      int left,
      int most) {
    if (i == counts.length) {
      found.add(counts.clone());
      return found.size() <= most;
    }
    long limit = Math.min(left, different(specials.get(i)) - 1);
    for (int k = 0; k <= limit; k++) {
      Budget.tick();
      counts[i] = k;
      if (!add(found, specials, counts, i + 1, left - k, most)) {
        return false;
      }
    }
    counts[i] = 0;
    return true;
  }

  private static List<TameValue> approximator(List<Pretending.Special> specials, List<Row> rows) {
    List<List<TameValue>> choices = new ArrayList<>();
    List<TameValue> start = new ArrayList<>();
    for (Pretending.Special special : specials) {
      // The firm value of the right nim-value first: ties go to it.
      TameValue firm = new TameValue(special.genus().map(Genus::base).orElse(0), true);
      Stream<TameValue> adders = IntStream.rangeClosed(0, 5).mapToObj(TameValue::adder);
      choices.add(Stream.concat(Stream.of(firm), adders).distinct().toList());
      start.add(firm);
    }
    double combinations = choices.stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
    return combinations * rows.size() <= MOST_CHOICES * 40 && combinations <= MOST_CHOICES
        ? best(choices, rows, new ArrayList<>(start))
        : improved(choices, rows, start);
  }

  private static List<TameValue> best(
      List<List<TameValue>> choices, List<Row> rows, List<TameValue> start) {
    List<TameValue> best = List.copyOf(start);
    int fewest = wrong(best, rows, Integer.MAX_VALUE).size();
    int[] at = new int[choices.size()];
    while (true) {
      Budget.tick();
      int i = 0;
      while (i < at.length && ++at[i] == choices.get(i).size()) {
        at[i++] = 0;
      }
      if (i == at.length) {
        return best;
      }
      List<TameValue> tried =
          IntStream.range(0, at.length).mapToObj(j -> choices.get(j).get(at[j])).toList();
      int count = wrong(tried, rows, fewest).size();
      if (count < fewest) {
        fewest = count;
        best = tried;
      }
    }
  }

  private static List<TameValue> improved(
      List<List<TameValue>> choices, List<Row> rows, List<TameValue> start) {
    List<TameValue> best = new ArrayList<>(start);
    int fewest = wrong(best, rows, Integer.MAX_VALUE).size();
    for (boolean better = true; better; ) {
      better = false;
      for (int i = 0; i < choices.size(); i++) {
        for (TameValue choice : choices.get(i)) {
          TameValue before = best.set(i, choice);
          int count = wrong(best, rows, fewest).size();
          if (count < fewest) {
            fewest = count;
            better = true;
          } else {
            best.set(i, before);
          }
        }
      }
    }
    return best;
  }

  /** The rows that an approximator gets wrong, or as many of them as are enough to know. */
  private static List<Row> wrong(List<TameValue> approximator, List<Row> rows, int enough) {
    Budget.tick();
    List<Row> wrong = new ArrayList<>();
    for (Row row : rows) {
      TameValue sum = TameValue.adder(0);
      for (int i = 0; i < approximator.size(); i++) {
        int count = row.counts().get(i);
        // Pairs cancel but for being firm.
        if (count > 0) {
          TameValue one = approximator.get(i);
          sum = sum.plus(one);
          sum = count % 2 == 0 ? sum.plus(one) : sum;
        }
      }
      if (!sum.genus().equals(row.genus())) {
        wrong.add(row);
        if (wrong.size() >= enough) {
          return wrong;
        }
      }
    }
    return wrong;
  }
}
