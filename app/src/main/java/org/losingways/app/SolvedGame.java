// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Game;
import org.losingways.game.Outcome;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanSolution;
import org.losingways.proof.certificate.Certificate;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Valuation;

/**
 * What {@link Misere#solve} found of a game, impartial or partizan.
 *
 * <pre>{@code
 * SolvedGame game = Misere.game("0.123").solve();
 * game.toString()                  // 0.123 is solved: order 20, period 5 from heap 5 on
 * game.outcome(9, 8, 5, 3)         // N
 * game.winningMoves(9, 8, 5, 3)    // [9+8+3+3, 9+5+5+3, 9+8+5+1]
 * game.value(9, 8, 5, 3)           // ad
 * }</pre>
 *
 * <p>If a limit came first, this is proved up to a heap, {@link #verifiedTo}, and says nothing of
 * positions with larger ones.
 */
public final class SolvedGame {

  private final Valuation<?> values;
  private final OptionalInt order;
  private final Supplier<Certificate> certificate;

  private SolvedGame(Valuation<?> values, OptionalInt order, Supplier<Certificate> certificate) {
    this.values = values;
    this.order = order;
    this.certificate = certificate;
  }

  static SolvedGame of(Quotient quotient) {
    return new SolvedGame(quotient, quotient.finiteOrder(), () -> SolverCertificate.of(quotient));
  }

  static SolvedGame of(PartizanSolution solution) {
    return new SolvedGame(solution, solution.finiteOrder(), () -> SolverCertificate.of(solution));
  }

  /** The game. */
  public Game game() {
    return values.rules();
  }

  /** Whether this is proved for heaps of every size. */
  public boolean isSolved() {
    return verifiedTo().isEmpty();
  }

  /** The heap up to which this is proved; none if it is proved for all heaps. */
  public OptionalInt verifiedTo() {
    return values.verifiedTo();
  }

  /** The number of elements of the misère quotient or monoid; none if it is infinite. */
  public OptionalInt order() {
    return order;
  }

  /** How the values of heaps are proved to repeat, if they do. */
  public Optional<Period> period() {
    return values.period();
  }

  /** The misère quotient or monoid, with the values of heaps. */
  public Valuation<?> values() {
    return values;
  }

  /**
   * Who wins a position: P the previous and N the next player, L Left and R Right, whoever begins.
   *
   * @throws IllegalArgumentException if a heap is larger than {@link #verifiedTo}
   */
  public PartizanOutcome outcome(int... heaps) {
    return outcome(Position.of(heaps));
  }

  /** The same of a position. */
  public PartizanOutcome outcome(Position position) {
    Object outcome = values.outcome(position);
    return outcome instanceof Outcome same
        ? PartizanOutcome.valueOf(same.name())
        : (PartizanOutcome) outcome;
  }

  /** The value of a position in the quotient or monoid, as a word. */
  public String value(int... heaps) {
    return values.print(Position.of(heaps));
  }

  /** The positions to which the next player can move and win, if both have the same moves. */
  public List<Position> winningMoves(int... heaps) {
    return moves(game().impartial(), Player.LEFT, heaps);
  }

  /** The positions to which a player can move and win. */
  public List<Position> winningMoves(Player player, int... heaps) {
    return moves(
        player == Player.LEFT ? game().partizan().left() : game().partizan().right(),
        player,
        heaps);
  }

  private List<Position> moves(Ruleset rules, Player player, int... heaps) {
    return rules.moves(Position.of(heaps)).stream()
        .distinct()
        .filter(after -> outcome(after).winsSecond(player))
        .toList();
  }

  /**
   * The proof, which {@link org.losingways.proof.Referee} checks without any of the code that found
   * it.
   */
  public Certificate certificate() {
    return certificate.get();
  }

  @Override
  public String toString() {
    String size = order.isPresent() ? "order " + order.getAsInt() : "infinite";
    return game().code()
        + (isSolved() ? " is solved: " : " is verified to heap " + verifiedTo().getAsInt() + ": ")
        + size
        + period()
            .map(p -> ", period " + p.period() + " from heap " + p.preperiod() + " on")
            .orElse("");
  }
}
