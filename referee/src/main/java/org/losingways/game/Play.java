// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** The play convention: what it means to make the last move. */
public enum Play {
  /** The player who makes the last move wins. */
  NORMAL("wins"),
  /** The player who makes the last move loses. */
  MISERE("loses");

  private final String end;

  Play(String end) {
    this.end = end;
  }

  /** What it means to make the last move, as a sentence. */
  public String sentence() {
    return "The player who makes the last move " + end + ".";
  }

  /** The outcome of the position in which nobody can move. */
  public Outcome ofEmpty() {
    return this == NORMAL ? Outcome.P : Outcome.N;
  }
}
