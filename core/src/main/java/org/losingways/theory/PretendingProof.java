// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;

/**
 * Proves what a pretending table says, from the rules: the (p,s)-pretending property to a heap
 * (<i>Pretending</i>, Theorem 9.3), and that heaps recur for ever (Theorem 9.5).
 *
 * <pre>{@code
 * PretendingProof proof = PretendingProof.of(table, () -> false).get();   // of 0.123
 * proof.holds()                       // true
 * proof.property()                    // p = 2, s = 2: x+x+x+x = x+x for every heap x
 * proof.positions()                   // 6^21 positions with at most 2p+s−1 heaps of each size
 * }</pre>
 *
 * <p>Only what heaps are pretended to be and how that adds up is taken from the table. Who wins is
 * found by play: of the least position for each small sum, from its options after pretending, which
 * are smaller. Then each position of the theorem's finite set D, with at most 2p+s−1 heaps of each
 * size, must be lost exactly if no option is lost after pretending. All positions with larger
 * multiplicities follow by the depth two lemma.
 *
 * <p>D is gone through heap by heap. Two positions of D with the same heaps still to come and the
 * same small sum are one case if they have winning moves of their own in the same company, and only
 * the one that wins in less company needs to be looked at. Cost: for each heap 2p+s−1 times the
 * number of cases times the number of small sums.
 */
public final class PretendingProof {

  /**
   * Theorem 9.5: h_i and h_(i+period) are pretended to be the same for {@code m < i ≤
   * lastCompared}, in company of all positions to {@link #lastHeap()}, so they are for ever.
   *
   * @param m the last heap that need not recur
   * @param period after how many heaps they recur
   * @param taken the most beans that one move takes
   * @param lastCompared the last i
   * @param holds whether they are all the same
   */
  public record Recurrence(int m, int period, int taken, int lastCompared, boolean holds) {}

  /**
   * The property: x taken p+s times is as good as s times, for every heap x.
   *
   * @param p how many can be left out
   * @param s when there are at least this many besides
   */
  public record Property(int p, int s) {}

  private final Ruleset rules;
  private final FiniteMonoid sums;
  private final int[] values;
  private final Property property;
  private final BooleanSupplier stop;

  /** The least position for each small sum: its largest heap, and the small sum of the rest. */
  private final int[] largest;

  private final int[] rest;
  private final long[] reached;

  /** The small sums that are lost for the player to move. */
  private final long[] lost;

  /** For each heap the company in which some option of it is lost. */
  private final long[][] wins;

  /** The heaps in which there is no move. */
  private final boolean[] isDead;

  private long cases;
  private Optional<Position> refutation = Optional.empty();
  private Optional<Recurrence> recurrence = Optional.empty();

  private PretendingProof(
      Ruleset rules, FiniteMonoid sums, int[] values, Property property, BooleanSupplier stop) {
    this.rules = rules;
    this.sums = sums;
    this.values = values;
    this.property = property;
    this.stop = stop;
    this.largest = new int[sums.order()];
    this.rest = new int[sums.order()];
    this.reached = Bits.of(sums.order());
    this.lost = Bits.of(sums.order());
    this.wins = new long[values.length][];
    this.isDead = new boolean[values.length];
  }

  /**
   * Runs the proof.
   *
   * @param stop asked now and then; when it says yes, the proof is given up
   * @return the proof, or a refutation; empty if it was given up, or if the table has no such
   *     property, which is so in infinite quotients only
   */
  public static Optional<PretendingProof> of(Pretending table, BooleanSupplier stop) {
    Optional<Period> powers = table.property();
    if (powers.isEmpty() || !(table.quotient() instanceof FiniteQuotient beside)) {
      return Optional.empty();
    }
    Optional<Recurrence> recurrence = recurrence(table);
    int lastHeap = recurrence.map(r -> r.lastCompared() + r.period()).orElse(table.lastHeap());
    int[] values = new int[lastHeap + 1];
    for (int heap = 1; heap <= lastHeap; heap++) {
      values[heap] = table.value(heap);
    }
    Property property = new Property(powers.get().period(), powers.get().preperiod());
    Optional<PretendingProof> proof = run(table.rules(), beside.monoid(), values, property, stop);
    proof.ifPresent(p -> p.recurrence = recurrence.map(p::compare));
    return proof;
  }

  /** Runs Theorem 9.3 for values of heaps, from heap 0 on, in a monoid of small sums. */
  static Optional<PretendingProof> run(
      Ruleset rules, FiniteMonoid sums, int[] values, Property property, BooleanSupplier stop) {
    for (int heap = 1; heap < values.length; heap++) {
      int few = sums.power(values[heap], property.s());
      if (sums.times(few, sums.power(values[heap], property.p())) != few) {
        throw new IllegalArgumentException("heap " + heap + " does not have the property");
      }
    }
    PretendingProof proof = new PretendingProof(rules, sums, values, property, stop);
    return proof.run() ? Optional.of(proof) : Optional.empty();
  }

  private static Optional<Recurrence> recurrence(Pretending table) {
    return table
        .misereRecurrence()
        .flatMap(
            p -> table.rules().reach().filter(Reach::isBySize).map(reach -> recurrence(p, reach)));
  }

  private static Recurrence recurrence(Period p, Reach reach) {
    int m = Math.max(0, p.preperiod() - 1);
    // The theorem is about octal games, which leave at most two heaps.
    int last =
        reach.maxParts() <= 2
            ? 2 * m + p.period() + reach.maxTaken()
            : Math.toIntExact(reach.periodBound(m + 1L, p.period()));
    return new Recurrence(m, p.period(), reach.maxTaken(), last, false);
  }

  private Recurrence compare(Recurrence r) {
    boolean holds =
        IntStream.rangeClosed(r.m() + 1, r.lastCompared())
            .allMatch(i -> values[i] == values[i + r.period()]);
    return new Recurrence(r.m(), r.period(), r.taken(), r.lastCompared(), holds);
  }

  private boolean run() {
    playSmallSums();
    for (int heap = 1; heap < values.length; heap++) {
      wins[heap] = company(heap);
      if (stop.getAsBoolean() || Budget.isSpent()) {
        return false;
      }
    }
    return noLostToLost() && everyOtherToLost();
  }

  /**
   * Who wins each small sum, those of smaller positions first. Positions are compared by how many
   * of their largest heaps they have: a move replaces a heap by smaller ones, so it always leads to
   * a smaller position, whether or not beans are taken.
   */
  private void playSmallSums() {
    boolean[] isKnown = new boolean[sums.order()];
    List<Integer> all = new ArrayList<>();
    all.add(0);
    Bits.set(reached, 0);
    isKnown[0] = true;
    for (int heap = 1; heap < values.length; heap++) {
      for (List<Integer> layer = all; !layer.isEmpty(); ) {
        List<Integer> next = new ArrayList<>();
        for (int x : layer) {
          int y = sums.times(x, values[heap]);
          if (!Bits.get(reached, y)) {
            Bits.set(reached, y);
            rest[y] = x;
            largest[y] = heap;
            next.add(y);
            if (isLostByPlay(position(y), isKnown)) {
              Bits.set(lost, y);
            }
            isKnown[y] = true;
          }
        }
        if (layer == all) {
          all = new ArrayList<>(all);
        }
        all.addAll(next);
        layer = next;
      }
    }
  }

  /** The least position with a small sum. */
  private Position position(int x) {
    IntArrayList heaps = new IntArrayList();
    for (int y = x; y != 0; y = rest[y]) {
      heaps.add(largest[y]);
    }
    return Position.of(heaps.toIntArray());
  }

  private boolean isLostByPlay(Position position, boolean[] isKnown) {
    List<Position> options = rules.moves(position);
    for (Position option : options) {
      int after = value(option);
      if (!isKnown[after]) {
        throw new IllegalStateException("an option is a smaller position");
      }
      if (Bits.get(lost, after)) {
        return false;
      }
    }
    return !options.isEmpty();
  }

  private int value(Position position) {
    return Arrays.stream(position.toArray()).map(h -> values[h]).reduce(0, sums::times);
  }

  private long[] company(int heap) {
    long[] result = Bits.of(sums.order());
    int[] options = rules.options(heap).stream().mapToInt(this::value).distinct().toArray();
    for (int option : options) {
      Bits.or(result, Bits.preimage(sums.row(option), lost));
    }
    for (int i = 0; i < result.length; i++) {
      result[i] &= reached[i];
    }
    return result;
  }

  private boolean noLostToLost() {
    for (int heap = 1; heap < values.length; heap++) {
      isDead[heap] = rules.options(heap).isEmpty();
      if (isDead[heap] && values[heap] != 0) {
        // With such heaps alone nobody can move, as without any.
        refutation = Optional.of(Position.of(heap));
        return true;
      }
      for (int z = Bits.next(reached, 0); z >= 0; z = Bits.next(reached, z + 1)) {
        if (Bits.get(wins[heap], z) && Bits.get(lost, sums.times(z, values[heap]))) {
          refutation = Optional.of(position(z).plus(Position.of(heap)));
          return true;
        }
      }
    }
    return true;
  }

  /**
   * Positions that are one case.
   *
   * @param sum their small sum
   * @param company that in which they have a winning move of their own
   * @param heap the last heap of one of them
   * @param before the rest of it
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Case(int sum, long[] company, int heap, Optional<Case> before) {

    Position position() {
      return before.map(Case::position).orElse(Position.EMPTY).plus(Position.of(heap));
    }
  }

  private boolean everyOtherToLost() {
    if (refutation.isPresent()) {
      return true;
    }
    List<Case> all = List.of(new Case(0, Bits.of(sums.order()), 0, Optional.empty()));
    int most = 2 * property.p() + property.s() - 1;
    for (int heap = 1; heap < values.length; heap++) {
      if (isDead[heap]) {
        continue;
      }
      List<Case> some = all;
      List<Case> with = new ArrayList<>(all);
      for (int copies = 1; copies <= most; copies++) {
        List<Case> more = new ArrayList<>();
        for (Case one : some) {
          Case larger = add(one, heap);
          if (!Bits.get(lost, larger.sum) && !Bits.get(larger.company, 0)) {
            refutation = Optional.of(larger.position());
            return true;
          }
          more.add(larger);
        }
        some = least(more);
        cases += some.size();
        with.addAll(some);
        if (stop.getAsBoolean() || Budget.isSpent()) {
          return false;
        }
      }
      all = least(with);
    }
    return true;
  }

  /** One heap more: it wins where the rest did beside it, and where it wins beside the rest. */
  private Case add(Case one, int heap) {
    long[] company = Bits.preimage(sums.row(values[heap]), one.company);
    Bits.or(company, Bits.preimage(sums.row(one.sum), wins[heap]));
    for (int i = 0; i < company.length; i++) {
      company[i] &= reached[i];
    }
    return new Case(sums.times(one.sum, values[heap]), company, heap, Optional.of(one));
  }

  /** The cases with least company for their small sum: the others win wherever one of them does. */
  private static List<Case> least(List<Case> cases) {
    List<Case> sorted = new ArrayList<>(cases);
    sorted.sort(Comparator.comparingInt((Case c) -> Bits.count(c.company)));
    List<Case> kept = new ArrayList<>();
    for (Case one : sorted) {
      boolean isCovered =
          kept.stream().anyMatch(k -> k.sum == one.sum && Bits.subset(k.company, one.company));
      if (!isCovered) {
        kept.add(one);
      }
    }
    return kept;
  }

  /** Whether all hypotheses hold, and so the table. */
  public boolean holds() {
    return refutation.isEmpty() && recurrence.map(Recurrence::holds).orElse(true);
  }

  public Property property() {
    return property;
  }

  /** The n of Theorem 9.3: the property holds for all positions with heaps up to this one. */
  public int lastHeap() {
    return values.length - 1;
  }

  /** How many positions the finite set D of Theorem 9.3 has. */
  public BigInteger positions() {
    return BigInteger.valueOf(2L * property.p() + property.s()).pow(lastHeap());
  }

  /** How many different cases these are. */
  public long cases() {
    return cases;
  }

  /** A position that is not won by whom the table says. */
  public Optional<Position> refutation() {
    return refutation;
  }

  /** Theorem 9.5, where the table says that heaps recur. */
  public Optional<Recurrence> recurrence() {
    return recurrence;
  }

  /** Whether a position with heaps up to the last one is lost for the player to move. */
  public boolean isLost(Position position) {
    return Bits.get(lost, value(position));
  }
}
