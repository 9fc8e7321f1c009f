// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/**
 * Who wins a game of two players with different moves, by best play.
 *
 * <pre>{@code
 * PartizanOutcome.of(true, false)                        // L: Left wins, whoever begins
 * PartizanOutcome.L.isAtLeast(PartizanOutcome.P)         // true
 * PartizanOutcome.N.isAtLeast(PartizanOutcome.P)         // false: they are incomparable
 * }</pre>
 */
public enum PartizanOutcome {
  /** Left wins, whoever begins. */
  L,
  /** The player who begins wins. */
  N,
  /** The player who does not begin wins. */
  P,
  /** Right wins, whoever begins. */
  R;

  /** The outcome of a game, from what happens when Left begins and when Right does. */
  public static PartizanOutcome of(boolean leftWinsFirst, boolean rightWinsFirst) {
    if (leftWinsFirst) {
      return rightWinsFirst ? N : L;
    }
    return rightWinsFirst ? R : P;
  }

  /** Whether this player wins when moving first. */
  public boolean winsFirst(Player player) {
    return this == N || this == (player == Player.LEFT ? L : R);
  }

  /** Whether this player wins when moving second. */
  public boolean winsSecond(Player player) {
    return !winsFirst(player.opponent());
  }

  /** Whether Left likes this at least as well: L is best, R is worst, N and P are incomparable. */
  public boolean isAtLeast(PartizanOutcome other) {
    return (winsFirst(Player.LEFT) || !other.winsFirst(Player.LEFT))
        && (winsSecond(Player.LEFT) || !other.winsSecond(Player.LEFT));
  }

  /** The outcome when the players change sides. */
  public PartizanOutcome conjugate() {
    return switch (this) {
      case L -> R;
      case R -> L;
      case N, P -> this;
    };
  }
}
