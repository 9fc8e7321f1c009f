// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Reach;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.normal.NimSequence;

/**
 * What all further heaps are worth, in a game whose large heaps are firm: a position in which one
 * of them stands is lost exactly if its nim-sum is 0, as in normal play.
 *
 * <pre>{@code
 * FirmHeaps firm = FirmHeaps.find(quotient, Budget.unlimited()).get();   // of 0.56 to heap 256
 * firm.last()                                                            // 6: all others are firm
 * }</pre>
 *
 * <p>Let no move take more than k beans or leave more than m heaps. If the heaps from K + 1 to mK +
 * k are firm, then so are all beyond: each move from a heap of more than mK + k beans leaves one of
 * more than K. {@code docs/firm.md} has the proof. So from there on Φ(h) is the firm element with
 * the nim-value of h; a nim-value that has not been met doubles the firm elements, and leaves the
 * others as they are.
 *
 * <p>Cost of {@link #find}: elements × different heap values. Not thread-safe.
 */
public final class FirmHeaps {

  private static final int NIM_VALUES_AT_ONCE = 64;

  private final FiniteQuotient proved;
  private final int last;
  private final NimSequence nim;

  /** The nim-value of each element, first those of the proved quotient, then further firm ones. */
  private final IntArrayList nims;

  /** The firm element of each nim-value. */
  private final Int2IntOpenHashMap firm;

  /** Nim-values that were new, each of which is a generator. */
  private final IntArrayList generators = new IntArrayList();

  private final IntArrayList values;
  private BipartiteMonoid quotient;
  private Optional<Period> period = Optional.empty();

  private FirmHeaps(
      FiniteQuotient proved, int last, NimSequence nim, int[] nims, Int2IntOpenHashMap firm) {
    this.proved = proved;
    this.last = last;
    this.nim = nim;
    this.nims = new IntArrayList(nims);
    this.firm = firm;
    this.values = new IntArrayList(proved.phi());
    this.quotient = proved.bipartite();
  }

  /** The firm heaps of a game, if the quotient proves that all heaps from some on are firm. */
  public static Optional<FirmHeaps> find(FiniteQuotient quotient, Budget budget) {
    Optional<Reach> reach = quotient.rules().reach().filter(Reach::isBySize);
    if (reach.isEmpty() || !mayBeFirm(quotient, reach.get())) {
      return Optional.empty();
    }
    NimSequence nim = NimSequence.of(quotient.rules());
    nim.extendTo(quotient.heapsComputed() + 1);
    return new Search(quotient, nim, budget).result(reach.get().maxParts(), reach.get().maxTaken());
  }

  /** Two equal firm heaps are lost: so most games are told without their nim-values. */
  private static boolean mayBeFirm(FiniteQuotient quotient, Reach reach) {
    int[] phi = quotient.phi();
    int last = phi.length - 1;
    for (int h = last; h > 0 && (long) reach.maxParts() * h + reach.maxTaken() > last; h--) {
      if (!quotient.bipartite().inP(quotient.monoid().times(phi[h], phi[h]))) {
        return false;
      }
    }
    return true;
  }

  /** Nim-values of the elements of a quotient, and which elements are firm. */
  private static final class Search {
    private final FiniteQuotient quotient;
    private final NimSequence nim;
    private final int[] phi;
    private final int[] nims;
    private final boolean[] loose;
    private boolean areNimValues = true;

    Search(FiniteQuotient quotient, NimSequence nim, Budget budget) {
      this.quotient = quotient;
      this.nim = nim;
      this.phi = quotient.phi();
      this.nims = new int[quotient.order()];
      this.loose = new boolean[quotient.order()];
      int[] values = Arrays.stream(phi).filter(x -> x != 0).distinct().toArray();
      int[] order = reach(values, budget);
      for (int x = 0; x < loose.length; x++) {
        loose[x] = quotient.bipartite().inP(x) != (nims[x] == 0);
      }
      // What has a loose multiple is loose.
      for (boolean changed = areNimValues; changed; ) {
        changed = false;
        for (int i = order.length - 1; i >= 0; i--) {
          budget.check();
          int x = order[i];
          for (int j = 0; j < values.length && !loose[x]; j++) {
            loose[x] = loose[quotient.monoid().row(values[j])[x]];
            changed |= loose[x];
          }
        }
      }
    }

    /** The elements as heaps reach them; sees whether each has one nim-value. */
    private int[] reach(int[] values, Budget budget) {
      Int2IntOpenHashMap heapNims = new Int2IntOpenHashMap();
      for (int h = 0; h < phi.length; h++) {
        int g = nim.value(h);
        areNimValues &= heapNims.getOrDefault(phi[h], g) == g;
        heapNims.put(phi[h], g);
      }
      Arrays.fill(nims, -1);
      nims[0] = 0;
      IntArrayList order = IntArrayList.of(0);
      for (int i = 0; i < order.size() && areNimValues; i++) {
        budget.check();
        int x = order.getInt(i);
        for (int v : values) {
          int y = quotient.monoid().row(v)[x];
          int g = nims[x] ^ heapNims.get(v);
          if (nims[y] < 0) {
            nims[y] = g;
            order.add(y);
          }
          areNimValues &= nims[y] == g;
        }
      }
      return order.toIntArray();
    }

    Optional<FirmHeaps> result(long parts, long taken) {
      int last = phi.length - 1;
      while (last > 0 && !loose[phi[last]]) {
        last--;
      }
      long needed = parts * last + taken;
      if (!areNimValues || needed <= last || needed >= phi.length) {
        return Optional.empty();
      }
      Int2IntOpenHashMap firm = new Int2IntOpenHashMap();
      firm.defaultReturnValue(-1);
      for (int x = 0; x < loose.length; x++) {
        if (!loose[x] && firm.put(nims[x], x) >= 0) {
          throw new IllegalStateException("two firm elements have the nim-value " + nims[x]);
        }
      }
      return Optional.of(new FirmHeaps(quotient, last, nim, nims, firm));
    }
  }

  /** The largest heap that is not firm. */
  public int last() {
    return last;
  }

  /** The quotient that proves it. */
  public FiniteQuotient proved() {
    return proved;
  }

  /** The largest heap with a value. */
  public int heaps() {
    return values.size() - 1;
  }

  /** The quotient to {@link #heaps}. */
  public BipartiteMonoid quotient() {
    return quotient;
  }

  /** Φ from heap 0 on. */
  public int[] phi() {
    return values.toIntArray();
  }

  /** How Φ is proved to repeat: as the nim-values do. */
  public Optional<Period> period() {
    return period;
  }

  /**
   * Gives the next heap its value.
   *
   * @return whether the quotient has grown
   * @throws Budget.Stopped if it would be too large
   */
  public boolean next(Budget budget) {
    int heap = heaps() + 1;
    if (!nim.knows(heap)) {
      // Several at once, since each look at the budget costs more than a value.
      nim.extendTo(
          (int) Math.min(heap + (long) NIM_VALUES_AT_ONCE, nim.rules().largestHeap() + 1L));
    }
    int g = nim.value(heap);
    boolean isNew = firm.get(g) < 0;
    if (isNew) {
      budget.checkOrder(quotient.order() + firm.size());
      double entries =
          (double) (quotient.order() + firm.size())
              * (proved.monoid().generators() + generators.size() + 1);
      budget.checkBytes(entries * Integer.BYTES);
      grow(g);
    }
    values.add(firm.get(g));
    // The period is told at the heap whose nim-value proves it, however many were computed at once.
    if (heap + 1 >= nim.size()) {
      period = nim.period().flatMap(p -> period(p.preperiod(), p.period()));
    }
    return isNew;
  }

  private Optional<Period> period(int preperiod, int length) {
    int start = Math.max(preperiod, last + 1);
    if (start + length > heaps()) {
      return Optional.empty();
    }
    while (start > 0 && values.getInt(start - 1) == values.getInt(start - 1 + length)) {
      start--;
    }
    return Optional.of(new Period(start, length));
  }

  /** Adds the firm elements whose nim-values are those there are with a new one added. */
  private void grow(int g) {
    for (int u : firm.keySet().toIntArray()) {
      firm.put(u ^ g, nims.size());
      nims.add(u ^ g);
    }
    generators.add(g);
    FiniteMonoid before = proved.monoid();
    int[][] action = new int[before.generators() + generators.size()][nims.size()];
    for (int i = 0; i < action.length; i++) {
      boolean isOld = i < before.generators();
      int factor =
          isOld ? nims.getInt(before.generator(i)) : generators.getInt(i - before.generators());
      for (int x = 0; x < nims.size(); x++) {
        action[i][x] =
            isOld && x < before.order() ? before.action(i)[x] : firm.get(nims.getInt(x) ^ factor);
      }
    }
    long[] p = Bits.of(nims.size());
    for (int x : proved.bipartite().pElements()) {
      Bits.set(p, x);
    }
    quotient = new BipartiteMonoid(FiniteMonoid.ofAction(action), p);
  }

  /** All that is proved now. */
  public FiniteQuotient whole(List<GrowthStep> steps) {
    return new FiniteQuotient(
        proved.rules(),
        quotient,
        new Phi(phi(), period, Optional.empty()),
        period.isPresent(),
        steps,
        Optional.of(new FiniteQuotient.Firm(last, proved, nim.period(), nim.maximum())));
  }
}
