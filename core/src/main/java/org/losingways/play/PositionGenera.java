// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.BlurryGenus;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Solution;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

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
 * found in time, small positions are played out instead ({@link GenusTable}); of all others the
 * blurry genus is told, which needs nim-heaps up to 3 only.
 */
public final class PositionGenera {

  private static final int LARGEST_NIM_HEAP = 31;

  /** Positions played out where the quotient does not tell. */
  private static final int MAX_PLAYED_OUT = 400_000;

  /** The same where everything else is answered at once. */
  private static final int MAX_PLAYED_OUT_BESIDE = 20_000;

  private static final int LARGEST_PLAYED_OUT = 2000;

  /** Keys of this many heaps are remembered. */
  private static final int MOST_KEYS = 4096;

  /** Larger nim-heaps make for a small quotient that is found at once, or for a very large one. */
  private static final Duration LEAST_TIME_TO_GROW = Duration.ofMillis(700);

  /** Finds quotients of games beside nim-heaps. */
  @FunctionalInterface
  public interface Finder {

    /** What is known of the quotient after this time. */
    Quotient find(WithNimHeaps rules, Duration time);

    /** Solves each game anew. */
    static Finder anew() {
      return (rules, time) -> {
        QuotientSolver solver = new QuotientSolver(rules);
        solver.run(SolverLimits.none().withTime(time));
        return solver.quotient();
      };
    }
  }

  private final Ruleset rules;
  private final NormalSolution normal;
  private final Finder finder;
  private final Duration timeToGrow;

  /** Under the value beside nim-heaps and the nim-value; empty for a genus that is not told. */
  private final Long2ObjectOpenHashMap<Optional<Genus>> told = new Long2ObjectOpenHashMap<>();

  /** The keys of the first heaps. */
  private long[] keys = new long[0];

  private final GenusTable table;
  private int nimHeaps = 3;
  private Quotient beside;
  private boolean canGrow;

  /**
   * Genera of positions of a game that is looked at already: where its quotient is known and no
   * finite set generates it, none would be found beside nim-heaps, and what is played out is
   * little. Nor is one looked for where something else than a quotient tells outcomes: the quotient
   * beside nim-heaps is at least as large as that of the game, which was not found.
   */
  public static PositionGenera of(
      Solution misere, NormalSolution normal, Duration time, Finder finder) {
    return misere instanceof EndlessQuotient
        ? new PositionGenera(
            misere.rules(), normal, Duration.ZERO, MAX_PLAYED_OUT_BESIDE, Finder.anew())
        : misere instanceof Quotient
            ? new PositionGenera(misere.rules(), normal, time, finder)
            : new PositionGenera(misere.rules(), normal, Duration.ZERO, MAX_PLAYED_OUT, finder);
  }

  /**
   * @param normal normal play of the same rules
   * @param time for the quotient with the smallest nim-heaps
   */
  public PositionGenera(Ruleset rules, NormalSolution normal, Duration time) {
    this(rules, normal, time, Finder.anew());
  }

  /** The same with quotients beside nim-heaps that somebody else finds. */
  public PositionGenera(Ruleset rules, NormalSolution normal, Duration time, Finder finder) {
    this(rules, normal, time, MAX_PLAYED_OUT, finder);
  }

  /**
   * @param maxPlayedOut how many positions may be played out where the quotient does not tell
   * @param finder finds the quotient beside nim-heaps
   */
  public PositionGenera(
      Ruleset rules, NormalSolution normal, Duration time, int maxPlayedOut, Finder finder) {
    this.rules = rules;
    this.finder = finder;
    Duration part = time.dividedBy(4);
    this.timeToGrow = part.compareTo(LEAST_TIME_TO_GROW) > 0 ? part : LEAST_TIME_TO_GROW;
    this.normal = normal;
    this.table = new GenusTable(rules, maxPlayedOut, () -> false);
    this.beside = solve(nimHeaps, time);
    this.canGrow = beside.isSolved();
  }

  private Quotient solve(int largestNimHeap, Duration time) {
    return finder.find(new WithNimHeaps(rules, largestNimHeap, normal.known()), time);
  }

  /** The genus of a position with heaps of any size; empty if it is out of reach. */
  public Optional<Genus> genus(List<BigInteger> heaps) {
    if (heaps.stream().allMatch(h -> h.bitLength() < 30)) {
      int[] small = heaps.stream().mapToInt(BigInteger::intValue).toArray();
      return genus(small, small.length);
    }
    return told(heaps, this::genusAt);
  }

  /** What is known of a genus where not all of it is; empty if not even that is in reach. */
  public Optional<BlurryGenus> blurry(List<BigInteger> heaps) {
    return told(heaps, key -> Optional.of(blurryAt(key)));
  }

  private <T> Optional<T> told(List<BigInteger> heaps, LongFunction<Optional<T>> read) {
    BigInteger shift = BigInteger.valueOf(nimHeaps);
    if (beside.largestHeap() < nimHeaps) {
      return Optional.empty();
    }
    int value = 0;
    for (BigInteger heap : heaps) {
      if (!beside.knows(heap.add(shift)) || !normal.knows(heap)) {
        return Optional.empty();
      }
      int factor = heap.signum() == 0 ? 0 : beside.value(heap.add(shift));
      value = beside.times(value, factor);
    }
    Optional<T> found = read.apply(key(value, WinningMoves.value(normal, heaps)));
    return found.isPresent() || !grow() ? found : told(heaps, read);
  }

  /** The genus of the position with the first {@code count} of these heaps. */
  public Optional<Genus> genus(int[] heaps, int count) {
    long key = key(heaps, count);
    if (key < 0) {
      return playedOut(heaps, count);
    }
    Optional<Genus> genus = genusAt(key);
    if (genus.isPresent()) {
      return genus;
    }
    return grow() ? genus(heaps, count) : playedOut(heaps, count);
  }

  /** The genus found by playing the position out, unless that is too long. */
  Optional<Genus> playedOut(int[] heaps, int count) {
    for (int i = 0; i < count; i++) {
      if (heaps[i] > LARGEST_PLAYED_OUT) {
        return Optional.empty();
      }
    }
    return table.genus(Position.ofPrefix(heaps, count));
  }

  /** The nim-heaps that the game has beside it; it changes when larger ones are put there. */
  int nimHeaps() {
    return nimHeaps;
  }

  /**
   * The value beside nim-heaps and the nim-value of a position, in one number; −1 if one of its
   * heaps is not known.
   */
  long key(int[] heaps, int count) {
    if (beside.largestHeap() < nimHeaps) {
      return -1;
    }
    int value = 0;
    int nimValue = 0;
    for (int i = 0; i < count; i++) {
      int heap = heaps[i];
      long key = heap < MOST_KEYS ? keyOf(heap) : single(heap);
      if (key < 0) {
        return -1;
      }
      value = beside.times(value, (int) key);
      nimValue ^= (int) (key >>> 32);
    }
    return key(value, nimValue);
  }

  /** The key of a single heap, remembered. */
  private long keyOf(int heap) {
    if (heap >= keys.length) {
      int known = keys.length;
      keys = Arrays.copyOf(keys, heap + 64);
      for (int h = known; h < keys.length; h++) {
        keys[h] = single(h);
      }
    }
    return keys[heap];
  }

  private long single(int heap) {
    if (heap == 0) {
      return 0;
    }
    return heap > beside.largestHeap() - nimHeaps || heap > normal.largestHeap()
        ? -1
        : key(beside.value(heap + nimHeaps), normal.value(heap));
  }

  private static long key(int value, int nimValue) {
    return (long) nimValue << 32 | value;
  }

  /** The genus of all positions with this key; empty if the nim-heaps are too small to tell. */
  Optional<Genus> genusAt(long key) {
    Optional<Genus> genus = told.get(key);
    if (genus == null) {
      int[] superscripts = superscripts((int) key);
      boolean isHidden = Arrays.stream(superscripts).anyMatch(g -> g > nimHeaps);
      genus = isHidden ? Optional.empty() : Optional.of(Genus.of((int) (key >>> 32), superscripts));
      told.put(key, genus);
    }
    return genus;
  }

  /** The blurry genus of all positions with this key. */
  BlurryGenus blurryAt(long key) {
    return BlurryGenus.of((int) (key >>> 32), superscripts((int) key));
  }

  /** Larger nim-heaps, if there are any to try. */
  boolean grow() {
    if (!canGrow || nimHeaps >= LARGEST_NIM_HEAP) {
      return false;
    }
    Quotient larger = solve(2 * nimHeaps + 1, timeToGrow);
    canGrow = larger.isSolved();
    if (canGrow) {
      beside = larger;
      nimHeaps = 2 * nimHeaps + 1;
      told.clear();
      keys = new long[0];
    }
    return canGrow;
  }

  /** The superscripts; one more than the largest nim-heap for those that are larger than it. */
  private int[] superscripts(int value) {
    IntArrayList found = new IntArrayList();
    int two = beside.value(2);
    // Where all outcomes have begun to repeat, two more superscripts are needed.
    int enough = 3;
    for (int k = 0; k <= nimHeaps; k++) {
      Period run = beside.outcomes(beside.times(value, beside.value(k)), two);
      enough = Math.max(enough, run.preperiod() + 3);
    }
    for (int y = value; found.size() < enough; y = beside.times(y, two)) {
      int k = 0;
      while (k <= nimHeaps && beside.outcome(beside.times(y, beside.value(k))) == Outcome.N) {
        k++;
      }
      found.add(k);
    }
    return found.toIntArray();
  }
}
