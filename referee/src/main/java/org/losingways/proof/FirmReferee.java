// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.IntsBuilder;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Evidence;

/**
 * The referee of games whose large heaps are firm: a position in which one of them stands is lost
 * exactly if its nim-sum is 0. {@code docs/firm.md} has the theorem: if no move takes more than k
 * beans or leaves more than m heaps, and the heaps from K + 1 to mK + k are firm, all beyond are.
 *
 * <p>A certificate of this kind is that of a finite quotient to some heap, which the referee of
 * finite quotients reads first. Nothing else is given: which elements are firm, the nim-values of
 * all heaps that a period needs, and the order in the end are worked out here.
 */
final class FirmReferee implements Referee {

  /** Claims that need the nim-values of more heaps are refused. */
  private static final int MOST_HEAPS = 20_000_000;

  private final FiniteReferee finite;
  private final Claim claim;
  private final Optional<Reach> reach;
  private final int[] phi;
  private final Effort effort;
  private final NimTable nim;

  /** The nim-value of each element, and whether it has a multiple that is not as in normal play. */
  private final int[] nims;

  private final boolean[] loose;

  FirmReferee(
      FiniteReferee finite,
      Claim claim,
      Ruleset rules,
      Optional<Reach> reach,
      Evidence.Finite evidence,
      Effort effort) {
    this.finite = finite;
    this.claim = claim;
    this.reach = reach.filter(Reach::isBySize);
    this.phi = evidence.phi().toIntArray();
    this.effort = effort;
    this.nim = new NimTable(rules, effort);
    this.nims = new int[evidence.order()];
    this.loose = new boolean[evidence.order()];
  }

  @Override
  public String prove() {
    Objection.refuse(reach.isEmpty(), "no theorem says that large heaps of these rules are firm");
    String proved = finite.prove();
    findNimValues();
    findLoose();
    int last = phi.length - 1;
    while (last > 0 && !loose[phi[last]]) {
      last--;
    }
    Reach far = reach.orElseThrow();
    long needed = (long) far.maxParts() * last + far.maxTaken();
    Objection.refuse(
        needed <= last || needed >= phi.length,
        "its heaps are too few for its period, or to prove that all beyond are firm");
    String firm =
        "a position with a heap larger than %s is lost exactly if its nim-sum is 0".formatted(last);
    if (claim instanceof Claim.Solved solved) {
      long heaps = far.periodBound(solved.preperiod(), solved.period()) + solved.period();
      Objection.refuse(heaps > MOST_HEAPS, "it needs the nim-values of too many heaps");
      nim.extendTo((int) heaps);
      long firmElements = 1L << nim.rank();
      long others = IntStream.range(0, loose.length).filter(x -> loose[x]).count();
      return "order %s, |P| = %s, %s".formatted(others + firmElements, finite.pSize(), firm);
    }
    return "%s to heap %s, and %s".formatted(proved, phi.length - 1, firm);
  }

  @Override
  public boolean hasValuesTo(long heap, int given) {
    return heap < nim.size();
  }

  /**
   * Heaps that are not firm are the same as none: all heaps from some heap on are firm, so no heap
   * of a period can be anything else.
   */
  @Override
  public boolean isSame(int heap, int other) {
    return isFirm(heap) && isFirm(other) && nim.value(heap) == nim.value(other);
  }

  private boolean isFirm(int heap) {
    return heap >= phi.length || !loose[phi[heap]];
  }

  /** Gives each element the nim-sum of the positions that have its value. */
  void findNimValues() {
    nim.extendTo(phi.length);
    Arrays.fill(nims, -1);
    nims[0] = 0;
    IntsBuilder found = new IntsBuilder(0);
    int[] heaps = heapsWithDifferentValues();
    for (int i = 0; i < found.size(); i++) {
      int x = found.getInt(i);
      effort.spend(heaps.length);
      for (int heap : heaps) {
        int y = finite.elementsOfQ().row(phi[heap])[x];
        int g = nims[x] ^ nim.value(heap);
        if (nims[y] < 0) {
          nims[y] = g;
          found.add(y);
        }
        Objection.refuse(nims[y] != g, "positions of one value have different nim-sums");
      }
    }
    for (int heap = 0; heap < phi.length; heap++) {
      Objection.refuse(
          nims[phi[heap]] != nim.value(heap), "positions of one value have different nim-sums");
    }
  }

  private int[] heapsWithDifferentValues() {
    boolean[] seen = new boolean[loose.length];
    IntsBuilder heaps = new IntsBuilder();
    for (int heap = 1; heap < phi.length; heap++) {
      if (!seen[phi[heap]]) {
        seen[phi[heap]] = true;
        heaps.add(heap);
      }
    }
    return heaps.toIntArray();
  }

  /** What is not as in normal play, and whatever a generator takes there. */
  private void findLoose() {
    for (int x = 0; x < loose.length; x++) {
      loose[x] = finite.inP(x) != (nims[x] == 0);
    }
    Elements elements = finite.elementsOfQ();
    for (boolean isMore = true; isMore; ) {
      isMore = false;
      for (int g = 0; g < elements.letters(); g++) {
        effort.spend(loose.length);
        for (int x = 0; x < loose.length; x++) {
          if (!loose[x] && loose[elements.act(g, x)]) {
            loose[x] = true;
            isMore = true;
          }
        }
      }
    }
  }

  /**
   * The nim-values of the heaps of a game, by their definition.
   *
   * <p>Where at most two heaps are left, heaps are called rare or common: values have an even or an
   * odd number of the bits of a mask, and the heaps with an even one are the rare ones if the mask
   * is well chosen. A sum with an odd number has one rare heap, so all such sums are found by going
   * through the rare heaps only. A sum with an even number may be one of two common heaps; these
   * are gone through until what is asked for is met, which is soon, or all were met. Any mask gives
   * the right values.
   */
  private static final class NimTable {
    private final Ruleset rules;
    private final Effort effort;
    private char[] values = new char[1024];
    private int size = 1;
    private int mask;
    private IntsBuilder rare = new IntsBuilder();
    private int[] seen = new int[2];
    private int largest;

    NimTable(Ruleset rules, Effort effort) {
      this.rules = rules;
      this.effort = effort;
    }

    int size() {
      return size;
    }

    int value(int heap) {
      return values[heap];
    }

    void extendTo(int newSize) {
      if (newSize > values.length) {
        values = Arrays.copyOf(values, newSize);
      }
      for (; size < newSize; size++) {
        int g = rules instanceof TakeAndBreak code && code.maxParts() <= 2 ? mex(code) : mex();
        Objection.refuse(g > Character.MAX_VALUE, "its nim-values are too large");
        values[size] = (char) g;
        largest = Math.max(largest, g);
        if (isRare(g)) {
          rare.add(size);
        }
        if (Integer.bitCount(size) == 1) {
          chooseMask();
        }
        if (seen.length < 4 * Integer.highestOneBit(largest + 1)) {
          seen = new int[4 * Integer.highestOneBit(largest + 1)];
        }
      }
    }

    private boolean isRare(int value) {
      return (Integer.bitCount(value & mask) & 1) == 0;
    }

    /** The mask for which fewest of the heaps so far are rare. */
    private void chooseMask() {
      int[] count = new int[2 * Integer.highestOneBit(largest + 1)];
      for (int heap = 1; heap <= size; heap++) {
        count[values[heap]]++;
      }
      // Each step adds and subtracts pairs; in the end count[m] is even ones minus odd ones.
      for (int step = 1; step < count.length; step *= 2) {
        effort.spend(count.length);
        for (int i = 0; i < count.length; i++) {
          if ((i & step) == 0) {
            int a = count[i];
            int b = count[i + step];
            count[i] = a + b;
            count[i + step] = a - b;
          }
        }
      }
      mask = IntStream.range(0, count.length).reduce(0, (a, b) -> count[b] < count[a] ? b : a);
      rare = new IntsBuilder();
      for (int heap = 1; heap <= size; heap++) {
        if (isRare(values[heap])) {
          rare.add(heap);
        }
      }
    }

    private int mex() {
      int heap = size;
      rules.forEachOption(
          heap,
          (parts, count) -> {
            effort.spend(count);
            int sum = 0;
            for (int i = 0; i < count; i++) {
              sum ^= values[parts[i]];
            }
            seen[sum] = heap;
          });
      int v = 0;
      while (seen[v] == heap) {
        v++;
      }
      return v;
    }

    private int mex(TakeAndBreak code) {
      int heap = size;
      int most = code.maxTaken(heap);
      IntsBuilder rests = new IntsBuilder();
      for (int k = 0; k <= most; k++) {
        int rest = heap - k;
        if (k > 0 && rest == 0 && code.allows(k, 0)) {
          seen[0] = heap;
        }
        if (k > 0 && rest > 0 && code.allows(k, 1)) {
          seen[values[rest]] = heap;
        }
        if (rest > 1 && code.allows(k, 2)) {
          rests.add(rest);
        }
      }
      effort.spend((long) rests.size() * rare.size());
      for (int r = 0; r < rests.size(); r++) {
        int rest = rests.getInt(r);
        for (int i = 0; i < rare.size() && rare.getInt(i) < rest; i++) {
          int part = rare.getInt(i);
          seen[values[part] ^ values[rest - part]] = heap;
        }
      }
      int v = 0;
      Pairs pairs = new Pairs(heap, rests);
      while (seen[v] == heap || (isRare(v) && pairs.have(v))) {
        v++;
      }
      return v;
    }

    /** Goes through the ways to leave two heaps, one after the other. */
    private final class Pairs {
      private final int heap;
      private final IntsBuilder rests;
      private int at;
      private int part = 1;

      Pairs(int heap, IntsBuilder rests) {
        this.heap = heap;
        this.rests = rests;
      }

      boolean have(int value) {
        int before = part;
        for (; at < rests.size(); at++) {
          int rest = rests.getInt(at);
          for (; part <= rest - part; part++) {
            int sum = values[part] ^ values[rest - part];
            seen[sum] = heap;
            if (sum == value) {
              effort.spend(part - before);
              return true;
            }
          }
          effort.spend(part - before);
          before = 1;
          part = 1;
        }
        return false;
      }
    }

    /** The dimension of the space that the nim-values span. */
    int rank() {
      int[] basis = new int[Character.SIZE];
      int rank = 0;
      for (int heap = 1; heap < size; heap++) {
        int v = values[heap];
        for (int bit = Character.SIZE - 1; bit >= 0 && v != 0; bit--) {
          if ((v >> bit & 1) != 0) {
            if (basis[bit] == 0) {
              basis[bit] = v;
              rank++;
            }
            v ^= basis[bit];
          }
        }
      }
      return rank;
    }
  }
}
