// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.play.Move;

/**
 * The tables with which <i>Taming the wild</i> proves an asserted quotient right to a heap (§9,
 * Figures 13 to 17): move pairs and their translates, and for a chosen value and chosen heaps the
 * cases of Theorem 2 with the move that wins in each.
 *
 * <pre>{@code
 * MoveTranslates proof = new MoveTranslates(rules, monoid, p, phi);   // 0.123 to heap 12
 * proof.translates(x)                    // Figure 13: no pair (P, P)
 * proof.into(xb)                         // Figure 14: the translates (xb, P-position)
 * proof.cases(xb, 4, 8, 9, 10)           // Figures 15 and 16
 * }</pre>
 *
 * <p>These tables are for reading; whether a quotient is right is decided by {@code
 * org.losingways.proof}. Cost: the moves of the heaps, and 2^k products for k chosen heaps.
 */
public final class MoveTranslates {

  /** More heaps are not combined: there are 2^k sets of k heaps. */
  public static final int MAX_HEAPS = 12;

  private final FiniteMonoid monoid;
  private final BitSet p;
  private final int[] phi;
  private final List<Move> moves = new ArrayList<>();

  /**
   * A move and its pair of values.
   *
   * @param heap the heap that is moved in
   * @param to what it becomes
   * @param from the value of the heap
   * @param value the value of what it becomes
   */
  public record Move(int heap, Position to, int from, int value) {}

  /**
   * A move pair in company of the value {@code basis}.
   *
   * @param from the value before the move
   * @param to the value after it
   */
  public record Translate(int basis, Move move, int from, int to) {}

  /**
   * A set U of heaps each of which occurs at least once, for a value ω.
   *
   * @param heaps U
   * @param generated S(U): the values of positions made of these heaps
   * @param product Φ(U): the value of one heap of each
   * @param solutions all s with s·Φ(U) = ω
   * @param needed those that are in S(U): the cases to be answered by a winning move
   * @param hasMove whether there is a move at all; without one the positions made of these heaps
   *     are ends of the game, which Theorem 2 does not mean although they have heaps
   */
  public record Case(
      IntList heaps,
      IntList generated,
      int product,
      IntList solutions,
      IntList needed,
      boolean hasMove) {}

  /**
   * @param rules the rules
   * @param monoid Q
   * @param p the elements of P
   * @param phi the values of heap 0, of heap 1, and so on to the last one to be looked at
   */
  public MoveTranslates(Ruleset rules, FiniteMonoid monoid, BitSet p, int[] phi) {
    this.monoid = monoid;
    this.p = (BitSet) p.clone();
    this.phi = phi.clone();
    for (int heap = 1; heap < phi.length; heap++) {
      List<Position> options = new ArrayList<>(rules.options(heap));
      options.sort(Comparator.comparingLong(Position::beans).thenComparingInt(Position::size));
      for (Position option : options) {
        moves.add(new Move(heap, option, phi[heap], value(option)));
      }
    }
  }

  private int value(Position position) {
    return product(Arrays.stream(position.toArray()));
  }

  private int product(IntStream heaps) {
    return heaps.map(heap -> phi[heap]).reduce(0, monoid::times);
  }

  /** All moves of the heaps, smaller heaps first. */
  public List<Move> moves() {
    return List.copyOf(moves);
  }

  public boolean inP(int element) {
    return p.get(element);
  }

  /** Every move pair in company of one value. */
  public List<Translate> translates(int basis) {
    int[] row = monoid.row(basis);
    return moves.stream().map(m -> new Translate(basis, m, row[m.from()], row[m.value()])).toList();
  }

  /** The translates that lead from one value into P, each pair and basis with its first move. */
  public List<Translate> into(int omega) {
    return IntStream.range(0, monoid.order())
        .boxed()
        .flatMap(basis -> translates(basis).stream())
        .filter(t -> t.from() == omega && p.get(t.to()))
        .toList();
  }

  /** The cases of Theorem 2 for a value outside P, for the nonempty sets of some heaps. */
  public List<Case> cases(int omega, int... heaps) {
    if (heaps.length > MAX_HEAPS) {
      throw new IllegalArgumentException("at most " + MAX_HEAPS + " heaps can be combined");
    }
    List<Case> cases = new ArrayList<>();
    for (int set = 1; set < 1 << heaps.length; set++) {
      int members = set;
      IntStream chosen =
          IntStream.range(0, heaps.length).filter(i -> (members >> i & 1) != 0).map(i -> heaps[i]);
      cases.add(oneCase(omega, IntImmutableList.toList(chosen)));
    }
    cases.sort(Comparator.comparingInt(c -> c.heaps().size()));
    return cases;
  }

  private Case oneCase(int omega, IntList heaps) {
    int[] values = heaps.intStream().map(heap -> phi[heap]).toArray();
    BitSet generated = monoid.generated(values);
    int product = product(heaps.intStream());
    int[] row = monoid.row(product);
    IntList solutions =
        IntImmutableList.toList(IntStream.range(0, row.length).filter(s -> row[s] == omega));
    return new Case(
        heaps,
        IntImmutableList.toList(generated.stream()),
        product,
        solutions,
        IntImmutableList.toList(solutions.intStream().filter(generated::get)),
        moves.stream().anyMatch(move -> heaps.contains(move.heap())));
  }

  /**
   * The first move in one of the heaps of a case that leads into P when the other heaps and
   * something of value s are there: none means that the assertion fails here.
   */
  public Optional<Translate> winning(Case of, int s) {
    for (int heap : of.heaps()) {
      int company = monoid.times(s, product(of.heaps().intStream().filter(other -> other != heap)));
      for (Move move : moves) {
        int to = monoid.times(company, move.value());
        if (move.heap() == heap && p.get(to)) {
          return Optional.of(new Translate(company, move, monoid.times(company, move.from()), to));
        }
      }
    }
    return Optional.empty();
  }
}
