// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** Who wins with best play: the player to move next, or the one who moved previously. */
public enum Outcome {
  /** The next player, the one whose turn it is, wins. */
  N,
  /** The previous player wins: whoever must move loses. */
  P
}
