// SPDX-License-Identifier: Apache-2.0
package org.losingways.strategy;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.Solution;
import org.losingways.quotient.SolverLimits;

/**
 * Genera of positions of a solved game, also with many or very large heaps.
 *
 * <pre>{@code
 * PositionGenera genera = new PositionGenera(rules, normal, Duration.ofSeconds(2));   // of 0.123
 * genera.genus(List.of(BigInteger.TEN.pow(18)))                   // that of heap 5: 1^031
 * }</pre>
 *
 * <p>The superscript g_n of G is the k for which G, n nim-heaps of size 2 and one of size k are a
 * P-position together. So the quotient of the game played beside nim-heaps ({@link WithNimHeaps})
 * tells every genus. Nim-heaps up to 3 are tried first, and mostly leave the quotient of the game
 * as it is; larger ones follow when a superscript turns out to need them. Where no such quotient is
 * found in time, small positions are played out instead ({@link GenusTable}).
 */
public final class PositionGenera {

  private static final int LARGEST_NIM_HEAP = 31;

  /** Positions played out where the quotient does not tell. */
  private static final int MAX_PLAYED_OUT = 400_000;

  private static final int LARGEST_PLAYED_OUT = 2000;

  /** Larger nim-heaps make for a small quotient that is found at once, or for a very large one. */
  private static final Duration TIME_TO_GROW = Duration.ofMillis(700);

  private final Ruleset rules;
  private final Solution normal;

  /** Under the value beside nim-heaps and the nim-value; empty for a genus that is not told. */
  private final Long2ObjectOpenHashMap<Optional<Genus>> told = new Long2ObjectOpenHashMap<>();

  private final GenusTable table;
  private int nimHeaps = 3;
  private FiniteQuotient beside;
  private boolean canGrow;

  /**
   * @param normal normal play of the same rules
   * @param time for the quotient with the smallest nim-heaps
   */
  public PositionGenera(Ruleset rules, Solution normal, Duration time) {
    this(rules, normal, time, MAX_PLAYED_OUT);
  }

  PositionGenera(Ruleset rules, Solution normal, Duration time, int maxPlayedOut) {
    this.rules = rules;
    this.normal = normal;
    this.table = new GenusTable(rules, maxPlayedOut, () -> false);
    this.beside = solve(nimHeaps, time);
    this.canGrow = beside.isSolved();
  }

  private FiniteQuotient solve(int largestNimHeap, Duration time) {
    QuotientSolver solver = new QuotientSolver(new WithNimHeaps(rules, largestNimHeap));
    solver.run(SolverLimits.none().withTime(time));
    return solver.quotient();
  }

  /** The genus of a position with heaps of any size; empty if it is out of reach. */
  public Optional<Genus> genus(List<BigInteger> heaps) {
    if (heaps.stream().allMatch(h -> h.bitLength() < 30)) {
      int[] small = heaps.stream().mapToInt(BigInteger::intValue).toArray();
      return genus(small, small.length);
    }
    BigInteger shift = BigInteger.valueOf(nimHeaps);
    int value = 0;
    for (BigInteger heap : heaps) {
      if (!WinningMoves.knows(beside, heap.add(shift)) || !WinningMoves.knows(normal, heap)) {
        return Optional.empty();
      }
      int factor = heap.signum() == 0 ? 0 : WinningMoves.value(beside, heap.add(shift));
      value = beside.times(value, factor);
    }
    Optional<Genus> genus = told(value, WinningMoves.value(normal, heaps));
    return genus.isPresent() || !grow() ? genus : genus(heaps);
  }

  /** The genus of the position with the first {@code count} of these heaps. */
  public Optional<Genus> genus(int[] heaps, int count) {
    int value = 0;
    int nimValue = 0;
    int largest = 0;
    for (int i = 0; i < count; i++) {
      largest = Math.max(largest, heaps[i]);
    }
    if (largest > beside.largestHeap() - nimHeaps || largest > normal.largestHeap()) {
      return playedOut(heaps, count, largest);
    }
    for (int i = 0; i < count; i++) {
      if (heaps[i] > 0) {
        value = beside.times(value, beside.value(heaps[i] + nimHeaps));
        nimValue = normal.times(nimValue, normal.value(heaps[i]));
      }
    }
    Optional<Genus> genus = told(value, nimValue);
    if (genus.isPresent()) {
      return genus;
    }
    return grow() ? genus(heaps, count) : playedOut(heaps, count, largest);
  }

  private Optional<Genus> playedOut(int[] heaps, int count, int largest) {
    return largest > LARGEST_PLAYED_OUT
        ? Optional.empty()
        : table.genus(Position.ofPrefix(heaps, count));
  }

  private Optional<Genus> told(int value, int nimValue) {
    long key = (long) nimValue << 32 | value;
    Optional<Genus> genus = told.get(key);
    if (genus == null) {
      int[] superscripts = superscripts(value);
      genus =
          superscripts.length == 0
              ? Optional.empty()
              : Optional.of(Genus.of(nimValue, superscripts));
      told.put(key, genus);
    }
    return genus;
  }

  /** Larger nim-heaps, if there are any to try. */
  private boolean grow() {
    if (!canGrow || nimHeaps >= LARGEST_NIM_HEAP) {
      return false;
    }
    FiniteQuotient larger = solve(2 * nimHeaps + 1, TIME_TO_GROW);
    canGrow = larger.isSolved();
    if (canGrow) {
      beside = larger;
      nimHeaps = 2 * nimHeaps + 1;
      told.clear();
    }
    return canGrow;
  }

  /** Empty if some superscript is larger than the nim-heaps. */
  private int[] superscripts(int value) {
    IntArrayList found = new IntArrayList();
    Int2IntOpenHashMap times = new Int2IntOpenHashMap();
    int two = beside.value(2);
    for (int y = value; ; y = beside.times(y, two)) {
      int k = 0;
      while (k <= nimHeaps && beside.outcome(beside.times(y, beside.value(k))) == Outcome.N) {
        k++;
      }
      if (k > nimHeaps) {
        return new int[0];
      }
      found.add(k);
      // The powers of the value of a 2 run into a cycle, and then two more superscripts are needed.
      if (times.addTo(y, 1) == 2) {
        return found.toIntArray();
      }
    }
  }
}
