// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

/** The two players, who have different moves. */
public enum Player {
  LEFT,
  RIGHT;

  /** The other one. */
  public Player opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** The name in a sentence. */
  public String display() {
    return this == LEFT ? "Left" : "Right";
  }
}
