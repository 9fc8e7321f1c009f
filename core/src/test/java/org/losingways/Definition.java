// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/** Outcomes straight from the definition, for tests. */
public final class Definition {

  private final Ruleset rules;
  private final Play play;
  private final Map<Position, Outcome> known = new HashMap<>();

  /** Misère outcomes. */
  public Definition(Ruleset rules) {
    this(rules, Play.MISERE);
  }

  public Definition(Ruleset rules, Play play) {
    this.rules = rules;
    this.play = play;
  }

  public Outcome outcome(Position position) {
    Outcome seen = known.get(position);
    if (seen != null) {
      return seen;
    }
    boolean canMove = false;
    Outcome outcome = Outcome.P;
    for (int i = 0; i < position.size(); i++) {
      for (Position option : rules.options(position.heap(i))) {
        canMove = true;
        if (outcome(position.move(i, option)) == Outcome.P) {
          outcome = Outcome.N;
        }
      }
    }
    outcome = canMove ? outcome : play.ofEmpty();
    known.put(position, outcome);
    return outcome;
  }

  /** All positions with at most this many heaps, of at most this size. */
  public static List<Position> sums(int heaps, int largest) {
    List<Position> all = new ArrayList<>();
    collect(Position.EMPTY, heaps, largest, all);
    return all;
  }

  private static void collect(Position sofar, int heaps, int largest, List<Position> all) {
    all.add(sofar);
    for (int h = 1; heaps > 0 && h <= largest; h++) {
      collect(sofar.plus(Position.of(h)), heaps - 1, h, all);
    }
  }
}
