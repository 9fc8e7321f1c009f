// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.losingways.game.Ruleset;
import org.losingways.ints.IntsBuilder;
import org.losingways.ints.NumberTable;
import org.losingways.proof.InfiniteMonoid.Multiplier;
import org.losingways.proof.certificate.InfiniteEvidence;

/**
 * The referee of infinite quotients.
 *
 * <p>The report has nine steps; {@code docs/infinite.md} has the proofs. All bounds are computed
 * here and none is taken from the certificate.
 */
final class InfiniteReferee implements Referee {

  /** The most copies of one heap after which a repetition is looked for. */
  private static final int MOST_COPIES = 24;

  /** A larger window would take too long, and an honest certificate does not need it. */
  private static final int MOST_WINDOW = 30_000;

  private final InfiniteEvidence evidence;
  private final InfiniteMonoid monoid;
  private final Ruleset rules;
  private final Effort effort;
  private final int[] phi;

  /** For each heap the values of its options. */
  private final List<Set<Integer>> options = new ArrayList<>();

  private final Map<Integer, Multiplier> multipliers = new HashMap<>();

  InfiniteReferee(InfiniteEvidence evidence, Ruleset rules, Effort effort) {
    this.evidence = evidence;
    this.rules = rules;
    this.effort = effort;
    this.monoid = new InfiniteMonoid(evidence, effort);
    this.phi = evidence.phi().stream().mapToInt(monoid::code).toArray();
  }

  @Override
  public String prove() {
    checkMonoid();
    checkHeaps();
    checkNoMoveFromPToP();
    checkEveryOtherMovesToP();
    checkInfinite();
    return "its misère quotient is infinite";
  }

  @Override
  public boolean isSame(int heap, int other) {
    return phi[heap] == phi[other];
  }

  /**
   * Step 2: Q is a commutative monoid, and graded. The generators must commute, the word of each
   * cell must lead to it, the letter of a ray must lead one step out, and each product must have
   * the sum of the degrees. Beyond the elements that are looked at both sides are shifted alike.
   * Each letter has a degree other than 0, so there are finitely many elements of each degree.
   */
  private void checkMonoid() {
    Objection.refuse(!monoid.lettersLeadOut(), "a letter does not lead out along its ray");
    Objection.refuse(!monoid.wordsLeadToCells(), "a word does not lead to its cell");
    Objection.refuse(!monoid.commutes(), "its multiplication is not commutative");
    Objection.refuse(!monoid.isGraded(), "the degrees of its elements do not add up");
  }

  /** Step 3: nothing is worth 1, which is not in P; each generator is a heap. */
  private void checkHeaps() {
    Objection.refuse(phi[0] != 0 || monoid.inP(0), "the player who finds nothing left has won");
    for (int g = 0; g < evidence.generators().size(); g++) {
      int heap = evidence.generators().get(g).heap();
      Objection.refuse(
          phi[heap] != monoid.step(0, g), "heap " + heap + " is not the generator it should be");
    }
    long found = 0;
    for (int heap = 0; heap < phi.length; heap++) {
      Set<Integer> values = new LinkedHashSet<>();
      rules.forEachOption(
          heap,
          (parts, count) -> {
            effort.spend(1 + count);
            int value = 0;
            for (int i = 0; i < count; i++) {
              value = monoid.times(value, phi[parts[i]]);
            }
            values.add(value);
          });
      options.add(values);
      found += values.size();
      effort.room(found, 1);
      Objection.refuse(
          values.isEmpty() && phi[heap] != 0, "heap " + heap + " has no moves, but a value");
    }
  }

  private Multiplier by(int x) {
    return multipliers.computeIfAbsent(x, monoid::multiplier);
  }

  /**
   * Step 4: no move from P to P, in any company z. Along a ray, from some step on, both products
   * are shifts and P repeats, so one common period after that is enough.
   */
  private void checkNoMoveFromPToP() {
    for (int heap = 1; heap < phi.length; heap++) {
      for (int t : options.get(heap)) {
        Multiplier from = by(phi[heap]);
        Multiplier to = by(t);
        for (int cell = 0; cell < monoid.cells(); cell++) {
          int length =
              Math.addExact(Math.max(from.settled(cell), to.settled(cell)), monoid.period());
          for (int n = 0; n < (monoid.isRay(cell) ? length : 1); n++) {
            int z = monoid.element(cell, n);
            Objection.refuse(
                monoid.inP(from.times(z)) && monoid.inP(to.times(z)),
                "a move in heap " + heap + " leads from P to P");
          }
        }
      }
    }
  }

  /**
   * Step 5: how far out a smallest failing position can be. Let h have degree d > 0, and let i+π
   * copies be as good as i in all company of degree T and more. A position of degree beyond Σ(i+π)d
   * has more than i+π copies of one such h. If its degree is also beyond T+(i+π)d+c, where moves
   * change degrees by at most c, then with π copies less it has the same heaps to move in, and it
   * and its options have the same outcomes. So it is not a smallest one. Negative degrees likewise.
   */
  private int bound(int sign) {
    int change = 0;
    int far = 0;
    int all = 0;
    for (int heap : heapsThatMatter()) {
      for (int t : options.get(heap)) {
        change =
            Math.max(
                change,
                Math.absExact(Math.subtractExact(monoid.degree(phi[heap]), monoid.degree(t))));
      }
    }
    for (int heap : heapsThatMatter()) {
      int degree = Math.multiplyExact(sign, monoid.degree(phi[heap]));
      if (degree > 0) {
        int[] found = repetition(phi[heap], sign);
        int copies = Math.multiplyExact(found[0], degree);
        far = Math.max(far, Math.addExact(Math.addExact(found[1], copies), change));
        all = Math.addExact(all, copies);
      }
    }
    return Math.max(far, all);
  }

  /** The least i+π for some π, and T. */
  private int[] repetition(int value, int sign) {
    for (int copies = 1; copies <= MOST_COPIES; copies++) {
      for (int period = copies; period > 0; period--) {
        int from =
            lastDifference(
                by(monoid.power(value, copies)), by(monoid.power(value, copies - period)), sign);
        if (from >= 0) {
          return new int[] {copies, from};
        }
      }
    }
    throw Objection.because("copies of one heap never become as good as fewer");
  }

  /** A degree from which on two products are in P together, or −1. */
  int lastDifference(Multiplier a, Multiplier b, int sign) {
    int last = 0;
    for (int cell = 0; cell < monoid.cells(); cell++) {
      int settled = Math.max(a.settled(cell), b.settled(cell));
      int length = monoid.isRay(cell) ? Math.addExact(settled, monoid.period()) : 1;
      for (int n = 0; n < length; n++) {
        int z = monoid.element(cell, n);
        if (monoid.inP(a.times(z)) != monoid.inP(b.times(z))) {
          if (monoid.isRay(cell) && n >= settled && monoid.outward(cell) * sign > 0) {
            return -1;
          }
          last = Math.max(last, Math.addExact(Math.multiplyExact(sign, monoid.degree(z)), 1));
        }
      }
    }
    return last;
  }

  /**
   * Step 6: every other position has a move to P, as {@link OpenContexts} sees within a window of
   * degrees: the bounds of step 5 and twice the largest degree of a heap. The heaps of a position
   * within the bounds can be put down in an order in which those that lie and those that are to
   * come never leave the window.
   */
  private void checkEveryOtherMovesToP() {
    int step = 0;
    for (int value : phi) {
      step = Math.max(step, Math.absExact(monoid.degree(value)));
    }
    int around = Math.multiplyExact(2, step);
    int[] window =
        monoid.window(
            -Math.addExact(bound(-1), around), Math.addExact(bound(1), around), MOST_WINDOW);
    List<OpenContexts.Heap> heaps =
        heapsThatMatter().stream()
            .map(heap -> new OpenContexts.Heap(phi[heap], options.get(heap)))
            .toList();
    new OpenContexts(monoid, window, heaps, effort)
        .failure()
        .ifPresent(
            size -> {
              throw Objection.because(
                  "a position of " + size + " heaps has no move to P and is not in P");
            });
  }

  /** One heap for each value and set of option values; those without moves change nothing. */
  private List<Integer> heapsThatMatter() {
    Set<List<Object>> seen = new LinkedHashSet<>();
    List<Integer> heaps = new ArrayList<>();
    for (int heap = 1; heap < phi.length; heap++) {
      if (!options.get(heap).isEmpty() && seen.add(List.of(phi[heap], options.get(heap)))) {
        heaps.add(heap);
      }
    }
    return heaps;
  }

  /**
   * Looks for a position that has a value outside P, moves and no move to P, among those whose
   * values lie in a window of an infinite quotient: check 2 of {@code docs/infinite.md}.
   *
   * <p>A position u leaves the context z open if zΦ(u) ∉ P and no move in u leads to P beside z.
   * With W(k) the set of all z in which a move in the heap k leads to P, the sets O(u) of open
   * contexts obey O(u+k) = { z : zΦ(k) ∈ O(u), zΦ(u) ∉ W(k) }, and u fails if 1 ∈ O(u). The larger
   * O(u), the larger O(u+k), so of positions of equal value only those with largest sets are
   * continued, and those that leave nothing open are not. A context outside the window counts as
   * not open, so it is never to blame.
   *
   * <p>Cost: for each position that is continued and each heap one product for each context that
   * may be open to both together.
   */
  static final class OpenContexts {

    /** A heap that is added to positions: its value, and the values of its options. */
    record Heap(int value, Set<Integer> options) {}

    /**
     * A position: how many heaps it has, the place of its value, and the open contexts, ascending.
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Pair(int heaps, int value, int[] open) {
      boolean covers(Pair other) {
        return Witnesses.includes(open, other.open);
      }
    }

    /**
     * What a heap does to the window: where it takes each place, or −1; and beside which products,
     * by their numbers, a move in it wins, as far as it was asked.
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Action(
        Heap heap, int[] act, Witnesses.Preimages preimages, BitSet asked, BitSet winning) {}

    private final InfiniteMonoid monoid;
    private final Effort effort;

    /** The window, the identity first. */
    private final int[] window;

    private final List<Action> actions = new ArrayList<>();

    /** Products beyond the window are asked about too, so they are numbered as they come. */
    private final NumberTable numbers = new NumberTable();

    /** The products in the order of their numbers. */
    private final IntsBuilder products = new IntsBuilder();

    private final List<List<Pair>> kept = new ArrayList<>();
    private final ArrayDeque<Pair> waiting = new ArrayDeque<>();

    /** The open contexts of all positions so far, which are kept. */
    private long held;

    OpenContexts(InfiniteMonoid monoid, int[] window, List<Heap> heaps, Effort effort) {
      this.monoid = monoid;
      this.effort = effort;
      this.window = window;
      effort.room(heaps.size(), window.length);
      NumberTable place = new NumberTable();
      for (int x : window) {
        place.number(x);
        kept.add(new ArrayList<>());
      }
      for (Heap heap : heaps) {
        int[] act = new int[window.length];
        for (int z = 0; z < act.length; z++) {
          act[z] = place.find(monoid.times(window[z], heap.value));
        }
        actions.add(new Action(heap, act, Witnesses.Preimages.of(act), new BitSet(), new BitSet()));
      }
    }

    /** The number of heaps of the first position that fails, if one does. */
    OptionalInt failure() {
      int[] open = new int[window.length];
      int count = 0;
      for (int z = 0; z < open.length; z++) {
        if (!monoid.inP(window[z])) {
          open[count++] = z;
        }
      }
      // The empty position has no move and does not fail; it must not stand for others.
      waiting.add(new Pair(0, 0, Arrays.copyOf(open, count)));
      while (!waiting.isEmpty()) {
        Pair u = waiting.remove();
        if (u.heaps > 0 && !kept.get(u.value).contains(u)) {
          continue;
        }
        Row row = new Row(window[u.value]);
        for (Action k : actions) {
          if (k.act[u.value] >= 0) {
            Pair next = sum(u, row, k);
            if (next.open.length > 0 && next.open[0] == 0) {
              return OptionalInt.of(next.heaps);
            }
            meet(next);
          }
        }
      }
      return OptionalInt.empty();
    }

    /** A position with one heap more. */
    private Pair sum(Pair u, Row row, Action k) {
      IntsBuilder open = new IntsBuilder();
      int[] from = k.preimages.from();
      int[] among = k.preimages.among();
      effort.spend(u.open.length);
      for (int y : u.open) {
        effort.spend(k.preimages.count(y));
        for (int i = from[y]; i < from[y + 1]; i++) {
          if (!wins(k, row, among[i])) {
            open.add(among[i]);
          }
        }
      }
      int[] sorted = open.toIntArray();
      Arrays.sort(sorted);
      return new Pair(u.heaps + 1, k.act[u.value], sorted);
    }

    /** Looks at a position, which is to be continued unless others can stand for it. */
    private void meet(Pair u) {
      if (u.open.length > 0) {
        List<Pair> same = kept.get(u.value);
        same.forEach(other -> effort.spend(other.open.length));
        if (Witnesses.keep(same, u, Pair::covers)) {
          held += u.open.length;
          effort.room(held, 1);
          waiting.add(u);
        }
      }
    }

    /** Whether a move in a heap wins beside a position in the context of a place. */
    private boolean wins(Action k, Row row, int place) {
      int number = row.number(place);
      if (!k.asked.get(number)) {
        k.asked.set(number);
        k.winning.set(number, wins(k.heap, products.getInt(number)));
      }
      return k.winning.get(number);
    }

    private boolean wins(Heap heap, int z) {
      for (int t : heap.options) {
        if (monoid.inP(monoid.times(z, t))) {
          return true;
        }
      }
      return false;
    }

    /** The numbers of the products of one element with the window, as far as they were asked. */
    private final class Row {

      private final int element;
      private final int[] numberPlusOne = new int[window.length];

      Row(int element) {
        this.element = element;
      }

      int number(int place) {
        if (numberPlusOne[place] == 0) {
          int product = monoid.times(window[place], element);
          int number = numbers.number(product);
          if (number == products.size()) {
            products.add(product);
          }
          numberPlusOne[place] = number + 1;
        }
        return numberPlusOne[place] - 1;
      }
    }
  }

  /** Step 7: the quotient is infinite, as {@link Endlessness} shows. */
  private void checkInfinite() {
    Objection.refuse(
        !new Endlessness(evidence, monoid).isShown(),
        "it does not show that the quotient is infinite");
  }

  /**
   * Step 7: the misère quotient is infinite.
   *
   * <p>Let x and y be generators of degrees d > 0 and −e < 0, π a multiple of the period of P along
   * the rays, a = eπ and b = dπ, so that x^a y^b has degree 0, and f a power of it with f·x^a·y^b =
   * f. For some v let g(n) say whether f·v·x^(an) is in P, and g(−n) whether f·v·y^(bn) is. From
   * some n on g(n) is the same for ever, say c.
   *
   * <p>If x^(ai) and x^(aj) are interchangeable, i < j, so are x^(ai) and x^(a(i+k(j−i))) for all
   * k. Beside f·v·x^(as)·y^(bm) this says g(i+s−m) = g(i+s−m+k(j−i)), which is c for large k; and
   * i+s−m is any whole number. So if g is not c everywhere, powers of x are infinitely many
   * different elements, also when all interchangeable elements are made one.
   */
  private static final class Endlessness {

    /** How many multiples of the period are tried to bring two heaps back to where they were. */
    private static final int MOST_PERIODS = 6;

    /** How far g is followed. */
    private static final int FAR = 24;

    private final InfiniteMonoid monoid;
    private final List<InfiniteEvidence.Generator> generators;

    Endlessness(InfiniteEvidence evidence, InfiniteMonoid monoid) {
      this.monoid = monoid;
      this.generators = evidence.generators();
    }

    boolean isShown() {
      for (int x = 0; x < generators.size(); x++) {
        for (int y = 0; y < generators.size(); y++) {
          int d = generators.get(x).degree();
          int e = -generators.get(y).degree();
          for (int i = 1; i <= MOST_PERIODS && d > 0 && e > 0; i++) {
            // Bounded by the shape: six periods of at most 1000, and degrees of at most 1000.
            int pi = i * monoid.period();
            int out = monoid.power(monoid.step(0, x), e * pi);
            if (isShownBy(out, monoid.power(monoid.step(0, y), d * pi))) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private boolean isShownBy(int out, int in) {
      int around = monoid.times(out, in);
      int f = 0;
      for (int i = 0; monoid.times(f, around) != f; i++) {
        if (i > FAR) {
          return false;
        }
        f = monoid.times(f, around);
      }
      Multiplier outward = monoid.multiplier(out);
      for (int v = 0; v < monoid.cells(); v++) {
        int start = monoid.times(f, v);
        int end = start;
        for (int n = 0; n < FAR && !outward.changesNothing(end); n++) {
          end = monoid.times(end, out);
        }
        if (outward.changesNothing(end)
            && (differs(start, out, monoid.inP(end)) || differs(start, in, monoid.inP(end)))) {
          return true;
        }
      }
      return false;
    }

    /** Whether g is anything but c on one side. */
    private boolean differs(int start, int by, boolean c) {
      int z = start;
      for (int n = 0; n < FAR; n++) {
        if (monoid.inP(z) != c) {
          return true;
        }
        z = monoid.times(z, by);
      }
      return false;
    }
  }
}
