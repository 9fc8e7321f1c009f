// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** The two players, who have different moves. */
public enum Player {
  LEFT,
  RIGHT;

  /** 0 for Left, 1 for Right: for arrays with a place for each player. */
  public int index() {
    return this == LEFT ? 0 : 1;
  }

  /** The other one. */
  public Player opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** The name in a sentence. */
  public String display() {
    return this == LEFT ? "Left" : "Right";
  }
}
